// The buttons of the company pages that open the consultation form, with what they write into it.
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";

const requests = {
	call: { topic: "Free phone consultation", label: "Request a free call" },
	assessment: {
		topic: "Schedule My Assessment",
		message: "I'd like to schedule a property assessment.",
	},
	hardening: {
		topic: "Book Your Home Hardening Consult",
		message: "I'd like to book a home hardening consult.",
	},
	clearing: {
		topic: "Schedule Vegetation Management",
		label: "Schedule a visit",
		message: "I'd like a visit for vegetation management and defensible space.",
	},
	maintenance: {
		topic: "Schedule Maintenance",
		message: "I'd like to schedule maintenance for my system.",
	},
	"free-assessment": { topic: "Get Free Assessment" },
	"system-assessment": {
		topic: "Schedule Assessment",
		message: "I'd like to schedule an assessment for a suppression system.",
	},
	package: {
		topic: "Get Quote",
		label: "Schedule Free Assessment",
		message: "I'd like to schedule a free assessment for a suppression package.",
	},
} satisfies Record<string, { topic: string; label?: string; message?: string }>;

export function RequestButton({
	of,
	className = buttonClass({ size: "large" }),
}: {
	of: keyof typeof requests;
	className?: string;
}) {
	const { topic, message, label }: { topic: string; label?: string; message?: string } = requests[of];
	return (
		<ConsultLink topic={topic} message={message} className={className}>
			{label ?? topic}
		</ConsultLink>
	);
}
