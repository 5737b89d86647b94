/** What a toast says; made by the server, shown by the page. */
export type Toast = { title: string; text?: string; tone: "normal" | "destructive" };
