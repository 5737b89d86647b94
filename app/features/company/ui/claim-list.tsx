import { type ClaimId, claims, claimsChecked } from "../claims.ts";

/** What the claims on a page are based on, at its end. */
export function ClaimList({ of }: { of: readonly ClaimId[] }) {
	return (
		<section
			id="how-we-know"
			aria-labelledby="how-we-know-title"
			className="band band-tight"
			data-tone="bone"
		>
			<div className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
				<div>
					<h2 id="how-we-know-title" className="text-subheading">
						How we know
					</h2>
					<p className="mt-1 text-sm text-stone">Sources checked {claimsChecked}</p>
				</div>
				<dl className="grid gap-x-10 gap-y-5 text-[0.9375rem] md:grid-cols-2">
					{of.map((id) => {
						const { claim, basis, link } = claims[id];
						return (
							<div key={id} className="border-t border-line pt-3">
								<dt className="font-semibold">{claim}</dt>
								<dd className="mt-1 text-slate">
									{basis}
									{link && (
										<>
											{" "}
											<a className="link" href={link.address} rel="noopener">
												{link.text}
											</a>
										</>
									)}
								</dd>
							</div>
						);
					})}
				</dl>
			</div>
		</section>
	);
}
