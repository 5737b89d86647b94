/** What a toast says; made by the server, shown by the page. */
export type Toast = {
	title: string;
	text?: string;
	/** Normal when absent. */
	tone?: "normal" | "destructive";
	/** The address of what was made. The next page tells about it in place. */
	made?: string;
	/** What was made is not public yet. */
	held?: boolean;
};

export function done(text: string): Toast {
	return { title: "Success", text };
}

export function refused(text: string): Toast {
	return { title: "Error", text, tone: "destructive" };
}
