import { small } from '#shared/core/first-letter';
import type { Person } from './person';
import type { Sentence } from './sentence';

/** Words that join a sentence to the one before, and may be left out. */
export const joinsOn =
  /^(?:but|and|then|so|now|today|luckily|afterwards|later|soon|officially|finally|also|first|suddenly)$/;

/** A time at the head of a sentence, with a comma or without. */
const timeOpening =
  /^((?:In (?:the (?:morning|afternoon|evening)|spring|summer|autumn|winter|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?|(?:1\d|20)\d\d)|On \d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?|(?:By|At) the age of \p{L}+|At (?:\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty)|On (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:morning|afternoon|evening|night)s?)?|Every (?:day|morning|afternoon|evening|night|week|weekend|month|year|spring|summer|autumn|winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|Last (?:week|month|year|spring|summer|autumn|winter|night|weekend|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|Yesterday|One (?:\p{Ll}+ )?(?:day|morning|evening|afternoon|night)(?: in (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter))?|On the (?:first|second|third|fourth|last|next) (?:day|evening|morning|night)|At (?:half past |a quarter (?:to|past) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o['’]clock)?(?: in the (?:morning|afternoon|evening)| at night)?|At \d{1,2}[.:]\d\d|At (?:noon|midnight|lunchtime)|(?:Two|Three|Four|Five|Six|Ten|\d+) (?:days|weeks|months|years) ago)),? (?=\p{L})/u;

/** Another time or place at the head, up to its comma: "After the fire, …". */
const phraseOpening =
  /^((?:After|Before|During|By|At|In|On|From|Under|Near|Behind|Inside|Outside|Since|Until|For) (?:[\p{L}\d’'-]+ ){0,5}[\p{L}\d’'-]+), (?=\p{L})/u;
/** A place at the head without a comma, before a pronoun: "In the hotel he …". */
const placeOpening =
  /^((?:In|At|On|Near|Behind|Inside|Outside) (?:the|an?) \p{Ll}+(?: \p{Ll}+)?) (?=(?:he|she|they|we|I) )/u;

/** A clause that says when or on what condition, up to its comma. */
const clauseOpening = /^((?:When|After|Before|While|As soon as|Once|If|Until) [^,]{8,80}), (?=\p{L})/u;
const hangs =
  /\b(?:that|this|these|those|it|they|them|he|him|she|her|his|their|its|we|us|our|my|your|which|then|first|example|fact|same|other|addition|course|way|general|particular|once|least|all|time|meantime|beginning|end|later|earlier|again)\b/i;

/** The time or place that a sentence begins with. */
export const openingOf = (text: string): string | undefined => {
  const time = timeOpening.exec(text)?.[1];
  if (time) return time;
  const place = placeOpening.exec(text)?.[1];
  if (place && !hangs.test(place)) return place;
  const clause = clauseOpening.exec(text)?.[1];
  if (clause) return hangs.test(clause) || /\b(?:I|me|you)\b/.test(clause) ? undefined : clause;
  const phrase = phraseOpening.exec(text)?.[1];
  return phrase && !hangs.test(phrase) && !/ing\b/.test(phrase) ? phrase : undefined;
};

/** As it stands inside of a sentence, and how many words it has. */
export function readOpening(
  { text, tokens }: Pick<Sentence, 'text' | 'tokens'>,
  person: Person | undefined,
): { text: string; length: number } {
  const own = person && ownOpening(text, person);
  const found = own ? text.slice(0, text.indexOf(',')) : openingOf(text);
  if (!found) return { text: '', length: 0 };
  const length = tokens.filter(({ at }) => at < found.length).length;
  return { text: small(own ?? found), length };
}

/** "When he woke up, he …": with the name. */
function ownOpening(text: string, { first }: Person): string | undefined {
  const [whole, pronoun] = whenSame.exec(text) ?? [];
  const opening = whole?.slice(0, whole.indexOf(','));
  if (!opening || !pronoun || first.includes(' ')) return undefined;
  const named = opening.replace(` ${pronoun} `, ` ${first} `);
  return hangs.test(named) || /\b(?:I|me|you)\b/.test(named) ? undefined : named;
}

/** "When he woke up, he …": one and the same. */
export const whenSame = /^(?:When|After|Before|While|As soon as|Once) (he|she) (?!and\b)[^,]{3,70}, \1 /;
