import { capital } from '#shared/core/first-letter';
import { ordinalText } from '#shared/core/locale';
import { wordSets } from '#shared/writing/checker/word-sets';

/** A time at the end of a clause: how one asks for it, what is right, and what is of the same sort and wrong. */
export interface TimePhrase {
  /** What stands before it. */
  before: string;
  ask:
    | 'When'
    | 'In which year'
    | 'In which month'
    | 'On which day'
    | 'What time'
    | 'How often'
    | 'How long'
    | 'How long ago';
  text: string;
  others: readonly string[];
}

const months = [...wordSets.month].map(capital);
const days = [...wordSets.day].map(capital);
const monthNames = months.join('|');
const dayNames = days.join('|');
const unit = '(days|nights|weeks|months|years|hours|minutes)';
const small = [
  ...['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');
const count = `(${[...small.slice(2), ...tens].join('|')}|\\d{1,3})`;
const clock = ['one', ...small.slice(2, 13)];

interface TimeSort {
  pattern: RegExp;
  ask: TimePhrase['ask'];
  others(match: RegExpExecArray): string[];
}

/** The number itself, a few below and a few above, written as it is. */
function near(number: string, make: (other: string) => string): string[] {
  if (tens.includes(number)) return tens.filter((other) => other !== number).map(make);
  const isWord = !/^\d/.test(number);
  const value = isWord ? small.indexOf(number) : Number(number);
  const step = value > 30 ? 10 : value > 12 ? 5 : 1;
  return [-3, -2, -1, 1, 2, 3, 4]
    .map((by) => value + by * step)
    .filter((other) => other >= 2 && (!isWord || other <= 20))
    .map((other) => make(isWord ? (small[other] ?? '') : String(other)));
}

const sorts: readonly TimeSort[] = [
  {
    pattern: /\bin ((?:1\d|20)\d\d)$/,
    ask: 'In which year',
    others: ([, year]) =>
      [-12, -8, -5, -3, 2, 4, 7].map((by) => `in ${Number(year) + by}`).filter((one) => Number(one.slice(3)) < 2025),
  },
  {
    pattern: new RegExp(`\\bin (${monthNames}) ((?:1\\d|20)\\d\\d)$`),
    ask: 'When',
    others: ([, month = '', year]) => months.filter((other) => other !== month).map((other) => `in ${other} ${year}`),
  },
  {
    pattern: new RegExp(`\\bin (${monthNames})$`),
    ask: 'In which month',
    others: () => months.map((month) => `in ${month}`),
  },
  {
    pattern: new RegExp(`\\bon (${dayNames})(s?)((?: (?:morning|afternoon|evening|night)s?)?)$`),
    ask: 'On which day',
    others: ([, , many, part]) => days.map((day) => `on ${day}${many}${part}`),
  },
  {
    pattern: new RegExp(
      `\\bon ((?:(?:${dayNames}),? )?)(\\d{1,2})(?=st|nd|rd|th| )((?:st|nd|rd|th)?)((?: (?:${monthNames}))?)$`,
    ),
    ask: 'When',
    // Written as it is: among dates without one, a th would show itself.
    others: ([, day = '', date = '', ending = '', month = '']) =>
      [-9, -7, -4, -2, 3, 5, 8]
        .map((by) => Number(date) + by)
        .filter((other) => other >= 1 && other <= 28)
        .map((other) => `on ${day}${ending ? ordinalText(other) : other}${month}`),
  },
  {
    pattern: new RegExp(
      `\\bat (half past )?(${clock.join('|')})((?: o['’]clock)?(?: in the (?:morning|afternoon|evening)| at night)?)$`,
    ),
    ask: 'What time',
    others: ([, half = '', hour = '', behind = '']) =>
      clock
        .filter((other) => Math.abs(clock.indexOf(other) - clock.indexOf(hour)) <= 4)
        .map((other) => `at ${half}${other}${behind}`),
  },
  {
    pattern: /\bat (\d{1,2})([:.]\d\d)?( ?(?:am|pm|o['’]clock))?$/,
    ask: 'What time',
    others: ([, hour, minutes = '', behind = '']) =>
      [-3, -2, -1, 1, 2, 3]
        .map((by) => Number(hour) + by)
        .filter((other) => other >= 1 && other <= (Number(hour) > 12 ? 23 : 12))
        .map((other) => `at ${other}${minutes}${behind}`),
  },
  {
    pattern: new RegExp(`\\bfor ${count} ${unit}$`),
    ask: 'How long',
    others: ([, number = '', of = '']) => near(number, (other) => `for ${other} ${of}`),
  },
  {
    pattern: /\bfor (half an hour|an hour|an hour and a half)$/,
    ask: 'How long',
    others: () => ['for ten minutes', 'for half an hour', 'for an hour and a half', 'for three hours'],
  },
  {
    pattern: new RegExp(`\\b${count} ${unit} ago$`),
    ask: 'How long ago',
    others: ([, number = '', of = '']) => near(number, (other) => `${other} ${of} ago`),
  },
  {
    pattern: /\b(once|twice|three times|four times|five times) a (day|week|month|year)$/,
    ask: 'How often',
    others: ([, , of]) =>
      ['once', 'twice', 'three times', 'four times', 'five times'].map((times) => `${times} a ${of}`),
  },
  {
    pattern: /\bevery (day|week|month|year)$/,
    ask: 'How often',
    others: () => ['every day', 'every week', 'every two weeks', 'every month', 'every year'],
  },
  {
    pattern: /\bevery (morning|afternoon|evening)$/,
    ask: 'When',
    others: () => ['every morning', 'every afternoon', 'every evening', 'only at weekends'],
  },
  {
    pattern: new RegExp(`\\bevery (${dayNames})$`),
    ask: 'On which day',
    others: () => days.map((day) => `every ${day}`),
  },
  {
    pattern: /\b(last|next) (spring|summer|autumn|winter)$/,
    ask: 'When',
    others: ([, which]) => ['spring', 'summer', 'autumn', 'winter'].map((season) => `${which} ${season}`),
  },
  {
    pattern: /\bin (?:the )?(spring|summer|autumn|winter)$/,
    ask: 'When',
    others: ([whole, own = '']) => ['spring', 'summer', 'autumn', 'winter'].map((season) => whole.replace(own, season)),
  },
];

/** What makes a number vague, or another kind of time: with it, another answer may be right as well. */
const vague =
  /\b(?:about|around|over|under|almost|nearly|than|least|most|up to|between|roughly|only|just|early|late|and|or|for|until|since|from|by|before|after)$/;

/** The time that a text ends with. */
export function timeAtEnd(text: string): TimePhrase | undefined {
  for (const { pattern, ask, others } of sorts) {
    const match = pattern.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index).trim();
    if (vague.test(before) || timeAtEnd(before)) return undefined;
    return { before, ask, text: match[0], others: others(match).filter((other) => other !== match[0]) };
  }
  return undefined;
}

/** A place at the end of a clause: "in Rome", "behind the old station". */
export interface PlacePhrase {
  before: string;
  preposition: string;
  place: string;
  isName: boolean;
}

/** Words for places that one can be in, at or near. */
const placeWords = new Set([
  ...wordSets.place,
  ...`house flat kitchen garden bedroom bathroom school university college office factory shop market hospital hotel cafe café village
     town island river lake sea forest wood park field farm mountain hill desert street road square bridge port harbour church
     museum castle tower palace stadium pool gallery studio workshop garage basement attic cellar yard playground zoo
     classroom hall canteen lab laboratory bakery post office bus train boat tent cave valley coast north south east west`.split(
    /\s+/,
  ),
]);
for (const word of ['doctor', 'dentist', 'hairdresser', 'post', 'wood', 'mountains', 'bus', 'train', 'boat'])
  placeWords.delete(word);

const nameAtEnd = /\b(in|at|to|near|from) ((?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})$/u;
const wordsAtEnd =
  /\b(in|at|to|near|from|into|outside|inside|behind|opposite|next to) ((?:the|a|an|his|her|their) (?:\p{Ll}+ ){0,2}?(\p{Ll}+))$/u;

/** On a street, on a floor. */
const onAtEnd =
  /\bon ((?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:Road|Street|Avenue|Square|Hill|Island|Lane)|the (?:first|second|third|fourth|fifth|top|ground) floor(?: of [\p{L} ]{3,30})?)$/u;

/** The place that a text ends with. */
export function placeAtEnd(text: string): PlacePhrase | undefined {
  const on = onAtEnd.exec(text);
  if (on) return { before: text.slice(0, on.index).trim(), preposition: 'on', place: on[1] ?? '', isName: false };
  const name = nameAtEnd.exec(text);
  if (name) {
    const [, preposition = '', place = ''] = name;
    const words = place.toLowerCase().split(' ');
    if (words.some((word) => wordSets.day.has(word) || wordSets.month.has(word) || wordSets.language.has(word)))
      return undefined;
    return { before: text.slice(0, name.index).trim(), preposition, place, isName: true };
  }
  const words = wordsAtEnd.exec(text);
  const [, preposition = '', place = '', head = ''] = words ?? [];
  if (!words || !placeWords.has(head) || /\b(?:of|for|with|by|and|same|other|first|next)\b/.test(place))
    return undefined;
  return { before: text.slice(0, words.index).trim(), preposition, place, isName: false };
}

/** A number at the head of what is counted: "twelve rooms in the museum". */
export function countAtHead(rest: string): { number: string; others: string[]; behind: string } | undefined {
  const match = new RegExp(`^${count} (.+)$`).exec(rest);
  const [, number = '', behind = ''] = match ?? [];
  if (!match || Number(number) < 2) return undefined;
  return { number, others: near(number, (other) => other), behind };
}

/** What something cost: "just £85", "about 200 euros". */
export const priceIn = (rest: string): string | undefined =>
  /^(?:just |only |about |around )?((?:[£$€]\d[\d.,]*|[\d.,]*\d (?:pounds|euros|dollars|cents|pence))(?: (?:an?|per) \p{Ll}+)?)$/u.exec(
    rest,
  )?.[1];
