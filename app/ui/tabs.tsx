// In-page tabs. Loads Base UI, so import it lazily, or use tab-links.tsx when the state belongs in the URL.
import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export type Tab = { value: string; label: string; panel: ReactNode };

export function Tabs({
	label,
	tabs,
	className,
}: {
	label: string;
	tabs: readonly Tab[];
	className?: string;
}) {
	return (
		<Base.Root defaultValue={tabs[0]?.value} className={className}>
			<Base.List className="tab-bar" aria-label={label} activateOnFocus>
				{tabs.map((tab) => (
					<Base.Tab key={tab.value} value={tab.value} className="tab">
						{tab.label}
					</Base.Tab>
				))}
			</Base.List>
			{tabs.map((tab) => (
				<Base.Panel key={tab.value} value={tab.value} className="pt-6">
					{tab.panel}
				</Base.Panel>
			))}
		</Base.Root>
	);
}
