import { expect } from 'vitest';

const SHORT = 4_000;
const LONG = 40_000;
const MOST_TIMES_AS_MUCH = 30;
/**
 * A long text fits into no cache and is tidied up after: that is one step in the cost, and on a machine that has other
 * work to do a high one. What grows with the square of the length goes on doing so: a text of four times that length costs
 * sixteen times as much, where a step is behind both.
 */
const MOST_TIMES_AS_MUCH_FOR_FOUR = 8;
const ATTEMPTS = 5;
/** No noise takes so long. */
const TOO_LONG_TO_TRY_AGAIN_MS = 3000;
/**
 * A measurement shorter than this is mostly the clock's own noise, so the work is repeated until it lasts as long. What
 * seems too dear is measured again for a longer time each: a pause to tidy up then weighs less.
 */
const SHORTEST_MEASUREMENT_MS = 0.5;
const LONGER_EACH_TIME = 3;

/** What a hurried or a hostile hand fills a box with: each is repeated up to the length that is measured. */
const FILLINGS: Readonly<Record<string, string>> = {
  dots: '.',
  commas: ',',
  'exclamation marks': '!',
  spaces: ' ',
  tabs: '\t',
  'no-break spaces': '\u{a0}',
  'line ends': '\n',
  'straight quotes': '"',
  'curly quotes': '\u{201c}',
  apostrophes: "'",
  'curly apostrophes': '\u{2019}',
  'acute accents': '\u{b4}',
  hyphens: '-',
  underscores: '_',
  asterisks: '*',
  slashes: '/',
  backslashes: '\\',
  'opening brackets': '(',
  'closing brackets': ')',
  'opening square brackets': '[',
  'opening braces': '{',
  'less-than signs': '<',
  digits: '1',
  letters: 'a',
  'letters with a dot each': 'a.',
  'short words': 'a ',
  'words with a stop each': 'I am. ',
  'short forms': "he's ",
  'spaces with a dot at each end': '.  ',
  'combining signs': '\u{301}',
  'combining signs of two orders': '\u{301}\u{316}',
  'letters with a sign each': 'e\u{301}',
  'the sign that unfolds into eighteen': '\u{fdfa}',
  emoji: '\u{1f469}\u{200d}\u{1f680}',
  'joined emoji': '\u{1f600}\u{200d}',
  'zero-width spaces': '\u{200b}',
  'half characters': '\u{d83d}',
};

/**
 * Joined from an array, so that it is one flat text: a repeated one is put together at its first reading, at a price.
 */
const filledWith = (filling: string, length: number) =>
  Array.from({ length: Math.ceil(length / filling.length) }, () => filling)
    .join('')
    .slice(0, length);

function cpuMilliseconds(work: () => unknown, times: number) {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const spent = process.cpuUsage(before);
  return (spent.user + spent.system) / 1000;
}

/** The cost of one run, from as many of them as last long enough to be measured. */
function costOfOne(work: () => unknown, shortestMs: number) {
  let times = 1;
  let spent = cpuMilliseconds(work, times);
  while (spent < shortestMs) {
    times *= 4;
    spent = cpuMilliseconds(work, times);
  }
  return spent / times;
}

/**
 * How many times as dear the first work is as the second. The best of five, each a comparison of its own: it ends with
 * the first that is cheap enough, or with a very slow one.
 */
export function timesAsDear({ dear, cheap, most }: Comparison): number {
  let times = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && times >= most; attempt += 1) {
    // The dear one first: it warms the code up, and a cheap one that ran on cold code would make the dear one look
    // cheap.
    const shortestMs = SHORTEST_MEASUREMENT_MS * LONGER_EACH_TIME ** attempt;
    const ofDear = costOfOne(dear, shortestMs);
    const ofCheap = costOfOne(cheap, shortestMs);
    times = Math.min(times, ofDear / ofCheap);
    if (ofDear > TOO_LONG_TO_TRY_AGAIN_MS) break;
  }
  return times;
}

interface Comparison {
  dear: () => unknown;
  cheap: () => unknown;
  /** How many times as much is cheap enough. */
  most: number;
}

type Texts = {
  /** Puts a run where the work expects it, such as between two words. */
  readonly frame?: (run: string) => string;
  /** Signs that mean something to this work alone, by a name for each. */
  readonly more?: Readonly<Record<string, string>>;
  /** What the texts are made of, where that is not everything. */
  readonly fillings?: Readonly<Record<string, string>>;
};

/**
 * Holds that ten times the text costs less than thirty times the processor time, or that what is above that is a step and
 * no square, whatever the text is made of: runs of one sign or of a few, at 4,000 and 40,000 characters. A work that refuses a text by throwing is wrapped by its
 * test: a refusal is a result here.
 */
export function expectLinear(
  work: (text: string) => unknown,
  { frame = (run) => run, more = {}, fillings = FILLINGS }: Texts = {},
) {
  const tooDear: string[] = [];
  for (const [name, filling] of Object.entries({ ...fillings, ...more })) {
    const text = (length: number) => frame(filledWith(filling, length));
    const [short, long] = [text(SHORT), text(LONG)];
    const times = timesAsDear({ dear: () => work(long), cheap: () => work(short), most: MOST_TIMES_AS_MUCH });
    if (times < MOST_TIMES_AS_MUCH) continue;
    const longest = text(LONG * 4);
    const most = MOST_TIMES_AS_MUCH_FOR_FOUR;
    if (timesAsDear({ dear: () => work(longest), cheap: () => work(long), most }) < most) continue;
    tooDear.push(`${name}: ${times.toFixed(0)} times as much`);
  }
  expect(tooDear).toEqual([]);
}
