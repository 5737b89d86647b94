import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/loading/progress.tsx";
import { Skeleton, SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { Group } from "./group.tsx";

export function States() {
	return (
		<Band tone="white">
			<Group name="Notices">
				<div className="grid gap-4">
					<Notice title="We call back within 2 business hours">Monday-Friday 8 AM-6 PM.</Notice>
					<Notice tone="amber" title="Red flag warning">
						Los Angeles County until Thursday, 6 PM.
					</Notice>
					<Notice tone="sage">Your system passed all 39 points.</Notice>
					<Notice tone="error">We couldn't charge the card. Try another one or call us.</Notice>
				</div>
			</Group>
			<Group name="Progress">
				<div className="grid gap-6">
					<Progress label="Intake" value={3} max={10} text="Step 3 of 10" />
					<Progress label="Uploading roof.jpg" value={64} />
					<Spinner label="Looking up the address" />
				</div>
			</Group>
			<Group name="Loading">
				<div className="grid gap-6 sm:grid-cols-[12rem_1fr]">
					<Skeleton className="aspect-4/3 w-full" />
					<div>
						<Skeleton className="mb-4 h-7 w-2/3" />
						<SkeletonText lines={3} />
					</div>
				</div>
			</Group>
			<EmptyState title="No listings match" action={<Button variant="secondary">Clear filters</Button>}>
				Try a wider area or fewer words.
			</EmptyState>
		</Band>
	);
}
