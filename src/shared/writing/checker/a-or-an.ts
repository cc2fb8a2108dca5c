const vowelSound = /^(?:[aeiou]|hour|honest|honou?r|heir)/;
const consonantSound = /^(?:uni(?!n|m)|unanim|use|usu|euro?|ewe|one(?!i)|once|ubiq|ufo|utopia|utensil|ukul)/;
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
  const low = text.toLowerCase();
  return vowelSound.test(low) && !consonantSound.test(low);
}

/** a house, an hour */
export const withArticle = (text: string) => `${needsAn(text) ? 'an' : 'a'} ${text}`;
