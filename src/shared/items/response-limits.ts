/** How much a response may hold, whatever its question: letters of a choice or piece, of a text, and how many parts. */
export const responseLimits = { part: 500, text: 20_000, gapName: 40, choices: 20, pieces: 60 } as const;
