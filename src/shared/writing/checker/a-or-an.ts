import { startsWithVowel } from '#shared/language/word-classes';

const spelledWithVowel = /^[AEFHILMNORSX]/;
/** Initials that are read as a word; other short ones are spelled out: an NGO, an FBI agent, a UN report. */
const readAsWords = /^(?:NATO|NASA|UNESCO|UNICEF|FIFA|UEFA|OPEC|PIN|SIM|RAM|ROM|VAT|AIDS|SARS|MOOC|VIP)$/;

/** Whether an stands before it; open where both do, or where nothing can be said. */
export function needsAn(text: string): boolean | undefined {
  if (/^[A-Z]+s?$/.test(text) && !readAsWords.test(text))
    return text.length > 4 ? undefined : spelledWithVowel.test(text);
  if (/^[A-Z]-/.test(text)) return spelledWithVowel.test(text);
  // A historic day, and for some an historic day.
  if (/^hist/i.test(text)) return undefined;
  if (/^\d/.test(text)) return /^(?:8|11$|18$|11\D|18\D)/.test(text);
  if (!/^\p{L}/u.test(text)) return undefined;
  return startsWithVowel(text.toLowerCase());
}

/** a house, an hour */
export const withArticle = (text: string) => `${needsAn(text) ? 'an' : 'a'} ${text}`;
