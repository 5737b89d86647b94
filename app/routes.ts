// All routes. A second path in an entry is an alias of the same page, with the first as its canonical URL.
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

function page(file: string, path: string, ...aliases: string[]): RouteConfigEntry[] {
	return [
		route(path, file),
		...aliases.map((alias) => route(alias, file, { id: `${file.replace(/\.tsx?$/, "")}@${alias}` })),
	];
}

const site = [
	index("routes/site/home.tsx"),
	...page("routes/site/about.tsx", "about"),
	...page("routes/site/contact.tsx", "contact"),
	route("request/:reference", "routes/site/request.tsx"),
	...page(
		"routes/site/services/property-assessment.tsx",
		"property-assessment",
		"services/property-assessment",
		"how-we-assess",
	),
	...page("routes/site/services/home-hardening.tsx", "home-hardening", "services/home-hardening"),
	...page(
		"routes/site/services/fire-suppression.tsx",
		"fire-suppression-systems",
		"services/fire-suppression-systems",
	),
	...page(
		"routes/site/services/vegetation-management.tsx",
		"vegetation-management",
		"services/vegetation-management",
	),
	...page(
		"routes/site/services/equipment-maintenance.tsx",
		"equipment-maintenance",
		"services/equipment-maintenance",
	),
	...page(
		"routes/site/pricing/maintenance-plan.tsx",
		"maintenance-plan",
		"pricing/maintenance-plan",
		"maintenance",
	),
	...page(
		"routes/site/pricing/assessment-pricing.tsx",
		"pricing-assessment-reports",
		"pricing/assessment-reports",
	),
	...page(
		"routes/site/pricing/package-comparison.tsx",
		"pricing-automated-systems",
		"pricing/automated-systems",
	),
	...page("routes/site/pricing/test-plan.tsx", "maintenance-test-plan", "services/maintenance-test-plan"),
	...page("routes/site/calculator.tsx", "water-duration-calculator", "tools/water-duration-calculator"),
	...page("routes/site/watch-duty.tsx", "watch-duty", "tools/watchduty"),
	route("watch-duty/framing", "routes/site/fire-map-framing.ts"),
	...page("routes/site/news.tsx", "news"),
	...page("routes/site/partners.tsx", "partners"),
	...page("routes/site/legal/disclaimer.tsx", "disclaimer"),
	...page("routes/site/legal/privacy.tsx", "privacy-policy"),
	...page("routes/site/legal/terms.tsx", "terms-of-service"),
	...page("routes/site/sample-report.tsx", "sample-report"),
	...page("routes/site/legal/license.tsx", "license", "certifications"),
	...page("routes/site/insurance.tsx", "insurance"),
	...page("routes/site/how-we-know.tsx", "how-we-know"),
	...page("routes/site/legal/accessibility.tsx", "accessibility"),
	...page("routes/site/legal/privacy-request.tsx", "privacy-request"),
];

const fires = [route("fires", "routes/fires/fires.tsx"), route("fires.json", "routes/fires/fires-json.ts")];

const emergencyCard = [
	route("emergency-card", "routes/emergency-card/card.tsx"),
	route("emergency-card/worker.js", "routes/emergency-card/worker.ts"),
];

const shop = [
	route("shop", "routes/shop/shop.tsx"),
	route("product/:handle", "routes/shop/product.tsx"),
	route("product/:handle/notify", "routes/shop/notify.tsx"),
	route("stock-alert", "routes/shop/stock-alert.tsx"),
	route("build-my-system", "routes/shop/build-system.tsx"),
	route("cart", "routes/shop/cart.tsx"),
	route("checkout", "routes/shop/start-checkout.tsx"),
	route("checkout/:id", "routes/shop/checkout.tsx"),
	route("order/:reference", "routes/shop/order.tsx"),
	route("webhooks/shopify", "routes/shop/shopify-webhook.ts"),
];

const marketplace = [
	route("marketplace", "routes/marketplace/browse.tsx"),
	route("marketplace/feed.xml", "routes/marketplace/feed.ts"),
	route("marketplace/saved", "routes/marketplace/saved.tsx"),
	route("marketplace/:id", "routes/marketplace/listing.tsx", { id: "product" }),
	route("marketplace/:id/report", "routes/marketplace/contact/report.tsx", { id: "report-product" }),
	route("marketplace/:id/edit-link", "routes/marketplace/posting/edit-link.tsx", { id: "edit-link-product" }),
	route("marketplace/:id/message", "routes/marketplace/contact/message.tsx", { id: "message-product" }),
	route("marketplace/:id/phone", "routes/marketplace/contact/phone.tsx", { id: "phone-product" }),
	route("wanted/:id", "routes/marketplace/listing.tsx", { id: "wanted" }),
	route("wanted/:id/report", "routes/marketplace/contact/report.tsx", { id: "report-wanted" }),
	route("wanted/:id/edit-link", "routes/marketplace/posting/edit-link.tsx", { id: "edit-link-wanted" }),
	route("wanted/:id/message", "routes/marketplace/contact/message.tsx", { id: "message-wanted" }),
	route("wanted/:id/phone", "routes/marketplace/contact/phone.tsx", { id: "phone-wanted" }),
	route("messages/:token", "routes/marketplace/contact/conversation.tsx"),
	route("alerts", "routes/marketplace/alerts/alerts.tsx"),
	route("alerts/confirm", "routes/marketplace/alerts/confirm-alert.tsx"),
	route("alerts/manage", "routes/marketplace/alerts/manage-alerts.tsx"),
	route("alerts/unsubscribe", "routes/marketplace/alerts/unsubscribe.tsx"),
	route("appeal/:id", "routes/marketplace/posting/appeal.tsx"),
	route("post-product", "routes/marketplace/posting/post.tsx", { id: "post-product" }),
	route("post-product/photos", "routes/marketplace/posting/upload-photo.ts"),
	route("post-wanted", "routes/marketplace/posting/post.tsx", { id: "post-wanted" }),
	route("edit-product/:id", "routes/marketplace/posting/edit.tsx", { id: "edit-product" }),
	route("edit-wanted/:id", "routes/marketplace/posting/edit.tsx", { id: "edit-wanted" }),
	route("renew/:id", "routes/marketplace/posting/renew.tsx"),
	route("media/*", "routes/marketplace/media.ts"),
];

const intake = [
	route("intake-wizard", "routes/intake/wizard.tsx"),
	route("intake-wizard/draft", "routes/intake/draft.ts"),
	route("intake-wizard/files", "routes/intake/files.ts"),
	route("intake-wizard/files/:id", "routes/intake/file.ts"),
	route("intake-wizard/addresses", "routes/intake/addresses.ts"),
	route("intake-wizard/continue", "routes/intake/continue.tsx"),
	route("intake-wizard/complete", "routes/intake/complete.tsx"),
	route("intake-wizard/summary.pdf", "routes/intake/summary-pdf.ts"),
];

const readiness = [
	route("readiness", "routes/readiness/walk.tsx"),
	route("readiness/worker.js", "routes/readiness/worker.ts"),
	route("readiness/answers", "routes/readiness/answers.ts"),
	route("readiness/photos", "routes/readiness/photos.ts"),
	route("readiness/photos/:id", "routes/readiness/photo.ts"),
	route("readiness/report", "routes/readiness/report.tsx"),
	route("readiness/report.pdf", "routes/readiness/report-pdf.ts"),
	route("readiness/intake", "routes/readiness/start-intake.ts"),
	route("your-home", "routes/readiness/your-home.tsx"),
	route("your-home/:token", "routes/readiness/kept-home.tsx"),
	route("address-rules", "routes/readiness/address-rules.ts"),
];

const visits = [
	route("visit", "routes/visits/pick-time.tsx"),
	route("visit/:token", "routes/visits/visit.tsx"),
	route("visit/:token.ics", "routes/visits/visit-ics.ts"),
	route("calendar/:key.ics", "routes/visits/staff-calendar.ts"),
];

// The guard's middleware runs for all of these, so every new admin route belongs in this list.
const admin = [
	layout("routes/admin/guard.tsx", [
		route("admin", "routes/admin/panel.tsx"),
		route("admin/moderate", "routes/admin/listings/moderate.tsx"),
		route("admin/overview", "routes/admin/overview.tsx"),
		route("admin/leads", "routes/admin/leads/leads.tsx"),
		route("admin/leads/:id", "routes/admin/leads/lead.tsx"),
		route("admin/person", "routes/admin/leads/person.tsx"),
		route("admin/templates", "routes/admin/leads/templates.tsx"),
		route("admin/files/:id", "routes/admin/leads/file.ts"),
		route("admin/media/*", "routes/admin/listings/photo.ts"),
		route("admin/deliveries/:id", "routes/admin/leads/delivery.ts"),
		route("admin/messages", "routes/admin/listings/messages.tsx"),
		route("admin/spam", "routes/admin/leads/spam.tsx"),
		route("admin/visits", "routes/admin/visits.tsx"),
		route("admin/insight", "routes/admin/system/insight.tsx"),
		route("admin/webhooks", "routes/admin/system/webhooks.tsx"),
		route("admin/health", "routes/admin/system/health.tsx"),
		route("admin/audit", "routes/admin/system/audit.tsx"),
		route("admin/staff", "routes/admin/system/staff.tsx"),
		route("admin/account", "routes/admin/system/account.tsx"),
		route("admin/sign-out", "routes/admin/system/sign-out.ts"),
		// Each list has a rule of its own in features/admin/roles.ts.
		...page("routes/admin/export.ts", "admin/:list.csv", "admin/:list.json"),
	]),
	// Outside the guard: whoever opens it has no account yet.
	route("invitation", "routes/admin/system/invitation.tsx"),
];

const meta = [
	route("sitemap.xml", "routes/meta/sitemap.ts"),
	route("robots.txt", "routes/meta/robots.ts"),
	...(import.meta.env.DEV
		? [route("gallery", "../tools/gallery/page.tsx"), route("gallery/mails", "../tools/gallery/mails.tsx")]
		: []),
	route("*", "routes/meta/not-found.tsx"),
];

export default [
	layout("routes/site-shell.tsx", [
		...site,
		...fires,
		...shop,
		...marketplace,
		...readiness,
		...visits,
		...meta,
	]),
	layout("routes/intake/shell.tsx", intake),
	layout("routes/emergency-card/shell.tsx", emergencyCard),
	...admin,
] satisfies RouteConfig;
