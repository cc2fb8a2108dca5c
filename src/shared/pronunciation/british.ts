import { isVowel } from './ipa';

/**
 * British English from the American transcriptions of the CMU Pronouncing Dictionary. Accents differ by rules (Wells,
 * Accents of English, 1982, chapters 2 and 3): r is heard before vowels only, LOT is round, BATH words are long. Where
 * spelling decides, the rules look at it; what no rule can know is in the table of exceptions.
 */

/** a is long before certain consonants, but only in these words. */
const longA = new Set(
  (
    'advance advantage after afternoon afterwards aircraft ample answer ask aunt autograph avalanche banana basket ' +
    "basketball bath bathroom behalf blast branch brass broadcast bypass calf calve can't can’t cast castle chance " +
    'chant clasp class classmate classroom command contrast craft dance demand disadvantage disaster draft drama ' +
    'draught enhance example fast fasten flask forecast france freelance gasp giraffe glance glass glasses graph grant ' +
    'grasp grass grasshopper grassland half halfway halve lance last laugh laughter mask mast master masterpiece nasty ' +
    'outcast overcast overpass paragraph pass passed passport password past pastime path photograph plant plaster ' +
    'podcast raft ranch rather sample sandcastle shaft slant spacecraft staff sunglasses task underpass vast'
  ).split(' '),
);

export const isLongA = (word: string) => longA.has(word);

const nameOf = (token: string) => token.replace(/\d$/, '');

/** How a lower-case word is said in Britain, from how it is said in America, in the dictionary's signs. */
export function toBritish(word: string, american: readonly string[]): string[] {
  const heard = withBritishEndings(word, american.join(' ')).split(' ');
  return heard.flatMap((token, place) => phonemesFor(word, heard, token, place));
}

/** fertile and organisation have a full vowel. */
function withBritishEndings(word: string, sounds: string): string {
  if (/ile$/.test(word)) return sounds.replace(/AX0 L$/, 'AY3 L');
  return /i[sz]ation/.test(word) ? sounds.replace(/(?:AX|IH)0 Z EY1/, 'AY3 Z EY1') : sounds;
}

function phonemesFor(word: string, all: readonly string[], token: string, place: number): string[] {
  const name = nameOf(token);
  const stress = token.slice(name.length);
  const next = all[place + 1];
  const before = all[place - 1];
  // r is heard before a vowel only.
  if (token === 'R' && isVowel(before) && !isVowel(next)) return [];
  const isBeforeR = next === 'R';
  // dictionary, secretary, ceremony: the ending is weak.
  if (stress !== '1' && isWeakEnding(word, all, place)) return ['AX0'];
  switch (name) {
    case 'AA':
    case 'AO':
      if (isBeforeR) return [(isVowel(all[place + 2]) && /orr|orit|oric/.test(word) ? 'OH' : name) + stress];
      if (name === 'AA') return [(hasRoundA(word) ? 'OH' : 'AA') + stress];
      return [(isShortO(word) ? 'OH' : 'AO') + stress];
    case 'AE':
      return [
        (stress !== '0' && longA.has(word) && !all.slice(place + 1).some((later) => /^AE[1-3]/.test(later))
          ? 'AA'
          : 'AE') + stress,
      ];
    case 'EH':
      return [isBeforeR && isFairWord(word, all, place) ? `EA${stress}` : token];
    case 'IH':
      return [isBeforeR && stress !== '0' && !/irr|yr|ir[aeiou]/.test(word) ? `IA${stress}` : token];
    case 'UH':
      return [isBeforeR ? `UA${stress}` : token];
    case 'ER':
      if (stress === '0') return ['AX0', ...(isVowel(next) ? ['R'] : [])];
      // hurry, courage; but furry from fur
      if (isVowel(next)) return [(/urr(?!y$|ing$)|worr|orough|hurry|curry|our/.test(word) ? 'AH' : 'ER') + stress, 'R'];
      return [token];
    case 'UW':
      return stress !== '0' && isAfterY(word, before) ? ['Y', token] : [token];
    case 'ZH':
      return [/[rs]sion/.test(word) ? 'SH' : token];
    default:
      return [token];
  }
}

/** -ary, -ery, -ory and -ony, and their other forms, where America has a full vowel. */
function isWeakEnding(word: string, all: readonly string[], place: number): boolean {
  const rest = all.slice(place).join(' ');
  if (/^(?:EH|AO)\d R (?:IY0|AX0 L IY0)(?: Z)?$/.test(rest))
    return /[aeo]r(?:y|ies|ily)$/.test(word) && !/berry|berries/.test(word);
  return /^OW\d N IY0(?: Z)?$/.test(rest) && /mon(?:y|ies)$/.test(word);
}

/** LOT words are spelled with o, or with a after w: hot, wash. */
const hasRoundA = (word: string) => /o|wa|wha|qua/.test(word);
/** America has one vowel in dog and in walk; the spelling tells them apart. */
const isShortO = (word: string) => /o(?![uarw])/.test(word) && !/aw|au|al|ough|oo/.test(word);
/** very has a short vowel before r; hair, Mary and there have another. */
const isFairWord = (word: string, all: readonly string[], place: number) =>
  !isVowel(all[place + 2]) || /ai|ar[aeiouy]|ear|wherea/.test(word.replace(/arr/g, ''));
/** new, tune, due have a y that America leaves out; noon and do never had it. */
const isAfterY = (word: string, before: string | undefined) =>
  before !== undefined && ['T', 'D', 'N'].includes(before) && /[tdn](?:u|ew|eu)/.test(word);
