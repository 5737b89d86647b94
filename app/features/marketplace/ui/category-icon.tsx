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
import { Icon } from "#app/ui/icon.tsx";
import { categoryIcon, type CategoryIcon as IconName } from "../categories.ts";

const icons: Record<IconName, IconNode> = {
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

export function CategoryIcon({ slug, className }: { slug: string; className?: string }) {
	return <Icon of={icons[categoryIcon(slug)]} className={className ?? "size-3.5"} />;
}
