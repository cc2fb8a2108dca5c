/** How long and how many the words are by which saved work is sorted, and how much is sorted at once. */
export const shelfLimits = { folder: 60, tag: 30, tags: 20, atOnce: 200 } as const;
