export function buttonClass(_: { size?: string; wide?: boolean; tone?: string }) {
	return "bg-ember text-white px-5 py-3 rounded font-semibold inline-flex";
}
