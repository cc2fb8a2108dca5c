import { tidy } from '#shared/language/normalise';
import { spellingsOf } from '#shared/language/spelling-variants';
import { homophoneGroupsOf } from './homophones';

export type SpellingErrorType =
  | 'doubling'
  | 'missing-letter'
  | 'extra-letter'
  | 'swapped-letters'
  | 'vowel-choice'
  | 'silent-letter'
  | 'homophone'
  | 'ending'
  | 'other';

/** One thing that is wrong in a spelling, said to the person who wrote it. */
export interface SpellingError {
  type: SpellingErrorType;
  text: string;
}

/** Longer texts are not compared letter by letter, and nobody reads more remarks than that on one word. */
const longest = 60;
const mostErrors = 4;

/**
 * What is wrong in `answer` where `target` was to be written; nothing where it is right. A capital too many is no
 * mistake, because devices put them there; a capital too few is.
 */
export function spellingErrors(answer: string, target: string): SpellingError[] {
  const [typed, right, targetText] = [tidy(answer), tidy(target), target.trim()];
  if (typed === right) return [];
  if (typed === '') return [{ type: 'other', text: `Nothing is written yet: ${targetText}.` }];
  if (right === '') return [{ type: 'other', text: 'Nothing is to be written here.' }];
  const [actual, expected] = [typed.toLowerCase(), right.toLowerCase()];
  const capital = capitalError(typed, right);
  if (actual === expected) return capital ? [capital] : [];
  const whole = homophoneError(actual, targetText) ?? varietyError(actual, right);
  if (whole) return [whole];
  const again: SpellingError = { type: 'other', text: `Look at the whole word again: ${targetText}.` };
  if (actual.length > longest || expected.length > longest) return [again];

  const comparison = compare(actual, expected);
  const changed = comparison.edits.reduce((sum, edit) => sum + Math.max(edit.given.length, edit.wanted.length), 0);
  if (comparison.same === 0 || changed > Math.max(2, Math.ceil(expected.length * 0.6))) return [again];
  const findings = comparison.edits.map((edit) => errorIn(edit, comparison));
  const errors = findings.map(({ type, advice }): SpellingError => ({ type, text: `${advice}: ${targetText}.` }));
  if (capital) errors.push(capital);
  const different = errors.filter(({ text }, place) => errors.findIndex((error) => error.text === text) === place);
  return different.length > mostErrors ? [again] : different;
}

function capitalError(typed: string, right: string): SpellingError | undefined {
  const isSmall = (letter: string | undefined) => letter !== undefined && letter !== letter.toUpperCase();
  if (isSmall(typed[0]) && isCapital(right[0])) {
    return { type: 'other', text: `Begin with a capital letter: ${right}.` };
  }
  const lacksOne = [...right].some((letter, place) => isCapital(letter) && typed[place] === letter.toLowerCase());
  return lacksOne && typed.toLowerCase() === right.toLowerCase()
    ? { type: 'other', text: `Write the capital letters: ${right}.` }
    : undefined;
}

const isCapital = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase();

function homophoneError(actual: string, target: string): SpellingError | undefined {
  const groups = homophoneGroupsOf(target).filter(({ words }) =>
    words.some((word) => tidy(word).toLowerCase() === actual),
  );
  if (groups.length === 0) return undefined;
  const sounds = groups.some(({ only }) => !only) ? 'sounds' : 'can sound';
  const text = `The word here is “${target}”; “${actual === 'i' ? 'I' : actual}” ${sounds} the same but means something else.`;
  return { type: 'homophone', text };
}

function varietyError(actual: string, right: string): SpellingError | undefined {
  const { british, american } = spellingsOf(right) ?? {};
  const expected = right.toLowerCase();
  if (actual === american && expected === british) {
    return { type: 'other', text: `“${actual}” is the American spelling; the British one is “${right}”.` };
  }
  if (actual === british && expected === american) {
    return { type: 'other', text: `“${actual}” is the British spelling; the American one is “${right}”.` };
  }
  return undefined;
}

// --- The comparison -------------------------------------------------------------------------------------------------

/** A place where the two differ: letters of one, or of both, that have no partner. */
interface Edit {
  given: string;
  wanted: string;
  givenAt: number;
  wantedAt: number;
}

interface Comparison {
  actual: string;
  expected: string;
  edits: Edit[];
  /** How many letters both have. */
  same: number;
  /** What the word ends in, if that is an ending to know; else nothing. */
  ending: string;
  /** Where the ending begins, in each of the two. */
  stem: number;
  givenStem: number;
}

type Step = [given: number, wanted: number];

const soundAlike = new Set('td dt fv vf sz zs sc cs ck kc kq qk gj jg pb bp'.split(' '));
const isVowelLetter = (letter: string) => /[aeiouy]/.test(letter);

/** How unlike two letters are: a writer takes one vowel for another sooner than for a consonant. */
function costOf(a: string, b: string): number {
  if (a === b) return 0;
  if (soundAlike.has(a + b)) return 0.8;
  if (isVowelLetter(a) !== isVowelLetter(b)) return 1.5;
  return isVowelLetter(a) ? 0.9 : 1.1;
}

function compare(actual: string, expected: string): Comparison {
  const ending = endingOf(expected);
  const stem = expected.length - ending.length;
  const steps = align(actual, expected);
  const edits: Edit[] = [];
  let [i, j, same, givenStem] = [0, 0, 0, actual.length];
  let isOpen = false;
  for (const [actualLength, expectedLength] of steps) {
    const isSame = actualLength === 1 && expectedLength === 1 && actual[i] === expected[j];
    if (j >= stem && expectedLength > 0) givenStem = Math.min(givenStem, i);
    if (isSame) {
      same += 1;
      isOpen = false;
    } else {
      const last = edits.at(-1);
      // Two neighbours swapped are one thing, and what is wrong in the ending is another thing than what is before it.
      const isSwap = actualLength === 2;
      if (last && isOpen && !isSwap && !(j === stem && expectedLength > 0)) {
        last.given += actual.slice(i, i + actualLength);
        last.wanted += expected.slice(j, j + expectedLength);
      } else {
        edits.push({
          given: actual.slice(i, i + actualLength),
          wanted: expected.slice(j, j + expectedLength),
          givenAt: i,
          wantedAt: j,
        });
      }
      isOpen = !isSwap;
    }
    i += actualLength;
    j += expectedLength;
  }
  return { actual, expected, edits, same, ending, stem, givenStem };
}

/** The cheapest way from one to the other in steps of a letter each, of one alone, or of two neighbours swapped. */
function align(actual: string, expected: string): Step[] {
  const costs: number[][] = [];
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const options = (i: number, j: number): [number, Step][] => {
    const [a = '', b = ''] = [actual[i - 1], expected[j - 1]];
    const ways: [number, Step][] = [];
    if (i > 0 && j > 0) ways.push([cost(i - 1, j - 1) + costOf(a, b), [1, 1]]);
    if (j > 0) ways.push([cost(i, j - 1) + 1, [0, 1]]);
    if (i > 0) ways.push([cost(i - 1, j) + 1, [1, 0]]);
    if (i > 1 && j > 1 && a !== b && a === expected[j - 2] && b === actual[i - 2]) {
      ways.push([cost(i - 2, j - 2) + 1, [2, 2]]);
    }
    return ways.sort(([x], [y]) => x - y);
  };
  for (let i = 0; i <= actual.length; i += 1) {
    costs[i] = [];
    for (let j = 0; j <= expected.length; j += 1) {
      const row = costs[i];
      if (row) row[j] = i + j === 0 ? 0 : (options(i, j)[0]?.[0] ?? 0);
    }
  }
  const steps: Step[] = [];
  let [i, j] = [actual.length, expected.length];
  while (i > 0 || j > 0) {
    const step = options(i, j)[0]?.[1] ?? [i, j];
    steps.unshift(step);
    i -= step[0];
    j -= step[1];
  }
  return steps;
}

// --- What an edit means ---------------------------------------------------------------------------------------------

interface Finding {
  type: SpellingErrorType;
  advice: string;
}

/** The first reading that fits, from the surest to the most general. */
function errorIn(edit: Edit, comparison: Comparison): Finding {
  return (
    signError(edit) ??
    swapError(edit, comparison) ??
    changedStem(edit, comparison) ??
    silentError(edit, comparison) ??
    doublingError(edit, comparison) ??
    endingError(edit, comparison) ??
    vowelError(edit, comparison) ??
    letterError(edit, comparison)
  );
}

/** Spaces, hyphens and apostrophes. */
function signError({ given, wanted }: Edit): Finding | undefined {
  const other = (advice: string): Finding => ({ type: 'other', advice });
  if (wanted.includes(' ')) return other('Leave a space between the words');
  if (wanted.includes('-')) return other('Write a hyphen (-) between the parts');
  if (wanted.includes("'")) return other('Do not forget the apostrophe (’)');
  if (given.includes(' ')) return other('Write it together, without that space');
  if (given.includes('-')) return other('Write it without a hyphen (-)');
  if (given.includes("'")) return other('Write it without an apostrophe (’)');
  return undefined;
}

function swapError({ given, wanted, wantedAt }: Edit, { ending, stem }: Comparison): Finding | undefined {
  if (given.length !== 2 || given[0] !== wanted[1] || given[1] !== wanted[0]) return undefined;
  if (wantedAt === stem && (ending === 'le' || ending === 're')) {
    return { type: 'ending', advice: `The word ends in -${ending}` };
  }
  return { type: 'swapped-letters', advice: `Write ${wanted}, not ${given}` };
}

/**
 * What becomes of the end of a word when an ending follows: make, making; happy, happier; wife, wives; love, lovely.
 */
function changedStem(edit: Edit, { expected, ending, stem }: Comparison): Finding | undefined {
  if (ending === '') return undefined;
  const { given, wanted, wantedAt } = edit;
  const changes = (advice: string): Finding => ({ type: 'ending', advice });
  if (given === 'e' && wanted === '' && wantedAt === stem && expected[stem] !== 'e' && expected[stem - 1] !== 'e') {
    return changes(`Drop the e before -${ending}`);
  }
  if (given.startsWith('y') && wanted.startsWith('i') && wantedAt >= stem - 1) {
    return changes(ending === 'ies' ? 'Change y to i and add -es' : 'Change y to i');
  }
  if (given.startsWith('f') && wanted.startsWith('v') && ending === 'ves') return changes('Change f to v');
  const keepsLast = given === '' && wantedAt === stem - 1;
  if (keepsLast && wanted === 'y' && ending === 'ing') return changes('Keep the y before -ing');
  if (keepsLast && wanted === 'e' && /^(?:ly|ful|less|ness|ment)$/.test(ending)) {
    return changes(`Keep the e before -${ending}`);
  }
  if (ending === 'ful' && given === 'l' && wanted === '' && wantedAt >= expected.length - 1) {
    return changes('The ending -ful has only one l');
  }
  return undefined;
}

function silentError({ given, wanted, wantedAt }: Edit, { expected }: Comparison): Finding | undefined {
  if (wanted === '' || (given !== '' && /[aeiou]/.test(wanted))) return undefined;
  const places = [...wanted].map((_, place) => wantedAt + place);
  const { silent, faint } = unheardIn(expected);
  if (places.every((place) => silent.has(place))) {
    return { type: 'silent-letter', advice: `Do not forget the silent ${wanted}` };
  }
  if (places.every((place) => faint.has(place))) {
    return { type: 'silent-letter', advice: `You can hardly hear the ${wanted}, but write it` };
  }
  return undefined;
}

function doublingError({ given, wanted, wantedAt }: Edit, { expected }: Comparison): Finding | undefined {
  const letter = given + wanted;
  if (letter.length !== 1) return undefined;
  if (wanted !== '') {
    const isDouble = expected[wantedAt - 1] === letter || expected[wantedAt + 1] === letter;
    return isDouble ? { type: 'doubling', advice: `Double the ${letter}` } : undefined;
  }
  const [before, after] = [expected[wantedAt - 1] === letter, expected[wantedAt] === letter];
  if (!before && !after) return undefined;
  const areTwo =
    (before && after) || expected[wantedAt - 2] === expected[wantedAt - 1] || expected[wantedAt + 1] === letter;
  return areTwo && ((before && expected[wantedAt - 2] === letter) || after)
    ? { type: 'doubling', advice: `Write ${letter.repeat(2)}, not ${letter.repeat(3)}` }
    : { type: 'doubling', advice: `Write only one ${letter}` };
}

function endingError({ given, wanted, wantedAt }: Edit, { expected, ending, stem }: Comparison): Finding | undefined {
  const isInside = wanted === '' ? wantedAt > stem && wantedAt < expected.length : wantedAt >= stem;
  if (ending === '' || !isInside) return undefined;
  if (ending === 's' && given === '') return { type: 'ending', advice: 'Do not forget the -s at the end' };
  return { type: 'ending', advice: `The word ends in -${ending}` };
}

/** The wrong vowel, or one letter of two that write a vowel together: frend, brekfast. */
function vowelError(edit: Edit, { actual, expected, stem, givenStem }: Comparison): Finding | undefined {
  const { given, wanted, givenAt, wantedAt } = edit;
  const isInStem = wantedAt < stem;
  const inGiven = vowelsAround(actual, givenAt, given.length, isInStem ? [0, givenStem] : [0, actual.length]);
  const inWanted = vowelsAround(expected, wantedAt, wanted.length, isInStem ? [0, stem] : [0, expected.length]);
  if (!inGiven || !inWanted || inGiven === inWanted) return undefined;
  return { type: 'vowel-choice', advice: `Write ${inWanted}, not ${inGiven}` };
}

/** The vowels from `start` on and those beside them; nothing where there is a consonant among the first. */
function vowelsAround(word: string, start: number, length: number, [from, to]: [number, number]): string {
  let [first, end] = [start, start + length];
  for (let place = first; place < end; place += 1) if (!isVowelAt(word, place)) return '';
  while (first > from && isVowelAt(word, first - 1)) first -= 1;
  while (end < to && isVowelAt(word, end)) end += 1;
  return word.slice(first, end);
}

/** A y is a vowel except where it begins a word. */
function isVowelAt(word: string, place: number): boolean {
  const letter = word[place] ?? '';
  return /[aeiou]/.test(letter) || (letter === 'y' && place > 0);
}

function letterError({ given, wanted, givenAt, wantedAt }: Edit, { actual, expected }: Comparison): Finding {
  if (given === '') return { type: 'missing-letter', advice: `Add the ${wanted}` };
  if (wanted === '') return { type: 'extra-letter', advice: `Take out the ${given}` };
  // One sound in two letters is named as one: ch for sh.
  const bothHaveH = actual[givenAt + given.length] === 'h' && expected[wantedAt + wanted.length] === 'h';
  const tail = bothHaveH ? 'h' : '';
  return { type: 'other', advice: `Write ${wanted}${tail}, not ${given}${tail}` };
}

// --- Endings --------------------------------------------------------------------------------------------------------

/** Endings that are spelled in one way though others would sound the same; a longer one before what it ends in. */
const endings =
  /^(.*?[aeiouy].*?)(tion|sion|cian|ture|able|ible|ance|ence|ment|ness|less|ally|iest|ful|ous|ing|ies|ied|ier|ily|ves|est|ant|ent|age|ive|(?<!e)ed|(?<=s|x|z|ch|sh|o)es|(?<!e)er|(?<!o)or|(?<!e)ar|(?<![eo])al|(?<![aeiou])el|(?<![aeiouwy])le|(?<![aeiou])re|ic|ly|ey|(?<![aeiou])y|(?<![suio'])s)$/;

function endingOf(word: string): string {
  return endings.exec(word)?.[2] ?? '';
}

// --- Letters that are not heard -------------------------------------------------------------------------------------

/** Where a letter is always silent; each matches that letter alone. */
const silentRules = [
  // know, write, gnome, psychology, who, hour
  /^(?:k(?=n)|w(?=r)|g(?=n)|p(?=[sn])|w(?=ho(?![aop]))|h(?=our|onest|onou?r|eir))/g,
  // white, rhythm
  /(?<=^w)h(?!o)|(?<=^r)h/g,
  // climb, autumn, doubt
  /(?<=m)b(?=$|s$|ed$|ing$)|(?<=m)n(?=$|s$)|(?<=(?:de|dou|su))b(?=t(?:$|s$|ed$|le|ful))/g,
  // night, thought, though; not laughter
  /(?<=i)gh|(?<=[oa]u)gh(?=t)(?<!laugh|draugh)|(?<=(?:th|thr|d|pl|b|bor|thor)ou)gh/g,
  // science, sign
  /(?<=s)c(?=[ei])(?!ept|iou)(?<!consc)|(?<=[aei])g(?=n(?:$|s$|ed$|er$|ers$|ing$|ment|e$))/g,
  // could, talk, half, calm
  /(?<=^(?:c|sh|w)ou)l(?=d(?:$|n))|(?<=[^aeiou]a)l(?=k|m(?!e)|f$)/g,
  // guess, build
  /(?<=^g)u(?=[ei])|(?<=^b)u(?=il)/g,
  // make, horse, true
  /(?<=[aeiouy][a-z]*[^aeiou]|u)e$/g,
];
const soundedE = /^(?:recipe|karate|apostrophe|catastrophe|simile|finale|coyote|ukulele|maybe|sesame|acne)$/;

/** Other words with their silent letters in capitals; with a plain ending they have the same ones. */
const silentLetters = placesIn(`
aiSle anSwer arcHitect arcHitecture acHe balleT biscUit buffeT caLves casTle cHaos cHaracter cHemical cHemist
cHemistry cHoir cHrisTmas cHrisTian cHrome climBer colleagUe cupBoard dialogUe disgUise ecHo exHaust
exHausted exHibition fasTen foLk gHost gUarantee gUard haLves hanDkerchief hanDsome iSland iSle lisTen
lisTener mecHanic musCle musTn't ofTen orcHestra plumBer psycHology rasPberry receiPt scHool
sofTen spagHetti stomacH sWord tecHnical tecHnique tecHnology tongUe tWo veHicle whisTle wresTle yacHt yoLk yogHurt
`);

/** The same for letters that quick speech swallows. */
const faintLetters = placesIn(`
averAge basicAlly busIness camEra chocOlate comfOrtable diffErent diffErence enviroNment evEning evEry evErything
evEryone famIly favoUrite febRuary genEral genErally goverNment granDma granDpa granDfather granDmother granDparent
hanDbag histOry intEresting intErested intErest libRary litErature mathEmatics medIcine memOry parlIament probAbly
restAUrant sanDwich secretAry sepArate sevEral tempErature vegEtable weDnEsday
`);

function placesIn(table: string): ReadonlyMap<string, readonly number[]> {
  const words = table.trim().split(/\s+/);
  return new Map(words.map((word) => [word.toLowerCase(), [...word.matchAll(/[A-Z]/g)].map(({ index }) => index)]));
}

const plainEnding = /^(?:s|es|d|ed|r|rs|er|ers|ing|ly|ment|ments|ness|y|ful|less|al)?$/;

/** Where the letters are that one does not hear, or hardly. */
function unheardIn(text: string): { silent: ReadonlySet<number>; faint: ReadonlySet<number> } {
  const silent = new Set<number>();
  const faint = new Set<number>();
  for (const { 0: word, index: start } of text.matchAll(/[a-z']+/g)) {
    if (!soundedE.test(word)) {
      for (const rule of silentRules) {
        for (const { 0: letters, index } of word.matchAll(rule)) {
          for (let place = index; place < index + letters.length; place += 1) silent.add(start + place);
        }
      }
    }
    for (const place of placesFor(word, silentLetters)) silent.add(start + place);
    for (const place of placesFor(word, faintLetters)) faint.add(start + place);
  }
  return { silent, faint };
}

function placesFor(word: string, table: ReadonlyMap<string, readonly number[]>): readonly number[] {
  const whole = table.get(word);
  if (whole) return whole;
  for (const [base, places] of table) {
    if (word.startsWith(base) && plainEnding.test(word.slice(base.length))) return places;
  }
  return [];
}
