import {
	Beaker,
	Briefcase,
	Building,
	Cpu,
	Droplet,
	Flame,
	House,
	type IconNode,
	Radar,
	Recycle,
	Sun,
	Truck,
	Warehouse,
	Waves,
	Wrench,
} from "lucide";
import { type CategoryIcon, categoryIcon } from "../categories.ts";

const icons: Record<CategoryIcon, IconNode> = {
	flame: Flame,
	droplet: Droplet,
	cpu: Cpu,
	radar: Radar,
	wrench: Wrench,
	recycle: Recycle,
	briefcase: Briefcase,
	beaker: Beaker,
	home: House,
	warehouse: Warehouse,
	sun: Sun,
	waves: Waves,
	building: Building,
	truck: Truck,
};

export function categoryDrawing(slug: string): IconNode {
	return icons[categoryIcon(slug)];
}
