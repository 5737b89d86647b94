export default function G() {
	return null;
}
