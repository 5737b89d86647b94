import {
	Beaker,
	Briefcase,
	Building,
	Cpu,
	Droplet,
	Flame,
	House,
	type LucideIcon,
	Radar,
	Recycle,
	Sun,
	Truck,
	Warehouse,
	Waves,
	Wrench,
} from "lucide-react";
import { categoryIcon, type CategoryIcon as IconName } from "../categories.ts";

const icons: Record<IconName, LucideIcon> = {
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
	const Icon = icons[categoryIcon(slug)];
	return <Icon className={className ?? "size-3.5"} aria-hidden="true" />;
}
