/**
 * Words of glosses that are no words of the pack, each read and found easy enough at every level: names, letters, short
 * forms, and forms that follow at once from a word of the pack.
 */
const table = `
  africa african american asia australian brazil brazilian britain british china chinese english france germany
  india italian italy japan japanese london spain turkish usa
  ana omar silva christians muslims jewish hindus buddhists
  b c e o u z ha
  can't cannot didn't doesn't don't hadn't haven't i'm isn't wasn't won't
  millions thousands
  calmly firmly formally gently lightly naturally nicely officially politely proudly safely tightly
  curved god
`;

export const knownBeyondThePack: ReadonlySet<string> = new Set(table.trim().split(/\s+/));
