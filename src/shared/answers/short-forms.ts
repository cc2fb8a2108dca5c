import {
  determiners,
  isAdjective,
  isAdverb,
  isBaseVerb,
  isObjectStart,
  isOnlyWithHave,
  isParticiple,
  isState,
  questionWords,
  subjects,
} from '#shared/language/word-classes';

/** Every word that may stand in a place: "he's tired" has one, "he's finished" has *is* and *has*. */
export type Place = readonly string[];

/** Short forms whose long form is certain. */
const certain: Readonly<Record<string, readonly string[]>> = {
  "can't": ['cannot'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  "let's": ['let', 'us'],
};

/** After these words 's is a verb; after other words it may be a possessive. */
const takesIsOrHas = new Set(
  'it he she that this there here what who where when how why everyone everybody someone somebody nobody everything something nothing'.split(
    ' ',
  ),
);

/** What may be said in full for a short form, by the words that follow it. */
export interface LongForm {
  /** One place after the other. */
  places: readonly Place[];
  /** How many of the words that follow have a place in it too. */
  taken: number;
  /** After a noun 's may as well be a possessive, and then it is one word. */
  possessive?: 'possible' | 'likely';
}

/**
 * The long form of one word in lower case; nothing where it is no short form. Which of *is* and *has*, *had* and
 * *would* it stands for is told by what follows: "he's been ill" is never "he is been ill". Both where English has
 * both.
 */
export function longFormOf(word: string, following: readonly string[]): LongForm | undefined {
  const longForm = certain[word];
  if (longForm) return { places: longForm.map((one) => [one]), taken: 0 };
  const at = word.lastIndexOf("'");
  const isNot = word.endsWith("n't") && word.length > 3;
  const host = word.slice(0, isNot ? -3 : at);
  if (at < 1 || host === '' || word === "ain't") return undefined;
  if (isNot) return notAfter(host, following);
  switch (word.slice(at)) {
    case "'m":
      return { places: [[host], ['am']], taken: 0 };
    case "'re":
      return { places: [[host], ['are']], taken: 0 };
    case "'ve":
      return { places: [[host], ['have']], taken: 0 };
    case "'ll":
      return { places: [[host], host === 'i' || host === 'we' ? ['will', 'shall'] : ['will']], taken: 0 };
    case "'d":
      return { places: [[host], hadOrWould(afterSubject(host, following), host)], taken: 0 };
    case "'s": {
      const places = [[host], isOrHas(afterSubject(host, following), host)];
      if (takesIsOrHas.has(host)) return { places, taken: 0 };
      return { places, taken: 0, possessive: isSurelyVerb(following) ? 'possible' : 'likely' };
    }
    default:
      return undefined;
  }
}

/** "Isn't it" is "is it not". */
function notAfter(host: string, [next]: readonly string[]): LongForm {
  if (next === undefined || !subjects.has(next)) return { places: [[host], ['not']], taken: 0 };
  return { places: [[host], [next], ['not']], taken: 1 };
}

/** In a question the subject stands between: what's he done, where'd they go. */
function afterSubject(host: string, following: readonly string[]): readonly string[] {
  const [first = ''] = following;
  return questionWords.has(host) && subjects.has(first) ? following.slice(1) : following;
}

/** The verb, or whatever else the short form goes with, and what comes after it. */
function headOf(following: readonly string[]) {
  const at = following.findIndex((word) => !isAdverb(word));
  const [head, ...rest] = at < 0 ? [] : following.slice(at);
  return { head, rest };
}

/** What is left is left over; who has left is gone. */
const people = new Set('he she who everyone everybody someone somebody nobody'.split(' '));

function isOrHas(following: readonly string[], host: string): Place {
  const { head, rest } = headOf(following);
  if (head === undefined) return ['is', 'has'];
  if (!isParticiple(head)) return ['is'];
  if (isOnlyWithHave(head, rest.length === 0) || (head === 'left' && (people.has(host) || following[0] !== head)))
    return ['has'];
  const [next = ''] = rest;
  if (isObjectStart(next) && !beginsTime.has(next) && !takesTwo.has(head)) return ['has'];
  return isState(head) ? ['is'] : ['is', 'has'];
}

/** It's cleaned every day: what follows may be a time and no object. */
const beginsTime = new Set('every each this all both'.split(' '));

/** Even of what was done to somebody an object may follow: he's given a book, she's called Ana. */
const takesTwo = new Set(
  'given shown told taught offered sent paid asked called named made elected considered'.split(' '),
);

/** Verbs whose participle is the base as well. */
const isBoth = (word: string) => isParticiple(word) && isBaseVerb(word);

function hadOrWould(following: readonly string[], host: string): Place {
  const { head } = headOf(following);
  const questionForms = questionWords.has(host) ? ['did'] : [];
  if (head === undefined || isBoth(head)) return ['would', 'had', ...questionForms];
  if (head === 'better' || head === 'best' || head === 'to' || determiners.has(head)) return ['had'];
  return isParticiple(head) ? ['had'] : ['would', ...questionForms];
}

const beginsPlace = new Set('in on at from here there under near behind'.split(' '));
const surelyAdverbs = new Set('not never always already just often usually'.split(' '));

/** Whether 's after a name or a noun is a verb: "Maria's not here", "Maria's lost her key"; else it is a possessive. */
function isSurelyVerb(following: readonly string[]): boolean {
  const [next = '', after] = following;
  if (determiners.has(next) || surelyAdverbs.has(next) || beginsPlace.has(next)) return true;
  if (next === 'been' || next === 'got' || next === 'going') return true;
  if (isParticiple(next) && after !== undefined && isObjectStart(after)) return true;
  return after === undefined && (isState(next) || isAdjective(next));
}
