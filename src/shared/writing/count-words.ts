/** How many words a text has: what stands between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  let words = 0;
  for (const [piece] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(piece)) words += 1;
  return words;
}
