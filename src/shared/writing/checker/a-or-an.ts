import { startsWithVowel } from '#shared/language/word-classes';

const spelledWithVowel = /^[AEFHILMNORSX]/;
/** Initials that are read as a word; other short ones are spelled out: an NGO, an FBI agent, a UN report. */
const readAsWords = /^(?:NATO|NASA|UNESCO|UNICEF|FIFA|UEFA|OPEC|PIN|SIM|RAM|ROM|VAT|AIDS|SARS|MOOC|VIP)$/;

/** Whether an stands before it; open where both do, or where nothing can be said. */
export function needsAn(text: string): boolean | undefined {
  if (/^(?:\p{Lu}\.)+$/u.test(text)) return spelledWithVowel.test(text);
  const initials = /^([A-Z]{2,}?)s?(?:-.*)?$/.exec(text)?.[1];
  if (initials && !readAsWords.test(initials)) return ofInitials(initials);
  if (/^[A-Z]s?$/.test(text)) return spelledWithVowel.test(text);
  if (/^[a-z]$/.test(text)) return spelledWithVowel.test(text.toUpperCase());
  if (/^[A-Z]-/.test(text)) return spelledWithVowel.test(text);
  // A historic day, and for some an historic day.
  if (/^hist/i.test(text)) return undefined;
  if (/^\d/.test(text)) return /^(?:8|11$|18$|11\D|18\D)/.test(text);
  if (!/^\p{L}/u.test(text)) return undefined;
  return startsWithVowel(text.toLowerCase());
}

/** An SVG, a USB; a RAID or an RAID, as it may be read as a word or by its letters. */
function ofInitials(initials: string): boolean | undefined {
  if (/^(?:FBI|NGO|MRI|HIV|LED)$/.test(initials)) return true;
  if (/^U/.test(initials)) return initials.length > 3 ? undefined : false;
  const isOpen = /^[FHLMNRSX]/.test(initials) && /[AEIOU]/.test(initials);
  return isOpen || initials.length > 4 ? undefined : spelledWithVowel.test(initials);
}

/** a house, an hour */
export const withArticle = (text: string) => `${needsAn(text) ? 'an' : 'a'} ${text}`;
