/** What `npm run dev` does not watch, as patterns. */
export const notWatched: string[];

/** Whether the server is loaded anew when this happens to a file, which is named from the root. */
export function bringsServerAnew(event: string, file: string): boolean;
