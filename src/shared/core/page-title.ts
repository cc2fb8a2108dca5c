/** What a browser calls a page. */
export const pageTitle = (title: string) => `${title} · Classroom Studio`;
