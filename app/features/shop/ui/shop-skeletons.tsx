import { Skeleton, SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";

export function ShopSkeleton({ page }: { page: "shop" | "product" }) {
	return page === "shop" ? <ProductsSkeleton /> : <ProductSkeleton />;
}

function ProductsSkeleton() {
	return (
		<div className="wrap py-14">
			<Spinner label="Loading products..." />
			<Skeleton className="mt-8 h-14 w-56" />
			<div className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
				{["a", "b", "c", "d", "e", "f"].map((card) => (
					<div key={card} className="grid gap-4">
						<Skeleton className="aspect-4/3" />
						<Skeleton className="h-7 w-3/5" />
						<SkeletonText lines={3} />
					</div>
				))}
			</div>
		</div>
	);
}

function ProductSkeleton() {
	return (
		<div className="wrap py-10">
			<Spinner label="Loading product details..." />
			<div className="mt-8 grid gap-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-14">
				<Skeleton className="aspect-4/3" />
				<div className="grid content-start gap-5">
					<Skeleton className="h-12 w-4/5" />
					<Skeleton className="h-8 w-32" />
					<SkeletonText lines={5} />
					<Skeleton className="h-12 w-full" />
				</div>
			</div>
		</div>
	);
}
