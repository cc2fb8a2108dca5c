/* Says why the words of a sentence stand in the wrong order, where that can be known from the words themselves. */

const setOf = (words: string) => new Set(words.split(' '));

const frequency = setOf('always usually often sometimes never rarely hardly seldom normally generally');
const be = setOf("am is are was were i'm you're he's she's it's we're they're isn't aren't wasn't weren't");
const helpers = setOf(
  "do does did have has had can could will would shall should may might must don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't mustn't",
);
const questionWords = setOf('what when where which who whose why how');
const determiners = setOf(
  'a an the my your his her its our their this that these those some any no every each many much',
);
const prepositions = setOf(
  'in on at to from with for by about under over between behind near into after before during until since of',
);
const timeWords = setOf(
  'yesterday today tomorrow tonight now soon later morning afternoon evening night day week month year weekend monday tuesday wednesday thursday friday saturday sunday ago',
);
const degree = setOf('very really too so quite extremely rather');
const adjectives = setOf(
  'big small large little long short tall high low old new young good bad nice great lovely pretty beautiful ugly happy sad angry tired hungry hot cold warm cool wet dry clean dirty fast slow easy difficult hard soft strong weak rich poor cheap expensive full empty heavy light dark bright loud quiet red blue green yellow black white brown grey gray pink orange purple kind friendly funny clever busy free early late sweet fresh strange wooden plastic metal modern french italian british american spanish german interesting boring favourite important different special ill sick safe whole wide narrow round',
);

const bare = (word: string) => word.toLowerCase().replaceAll('’', "'").replaceAll(/[,;:]/g, '');
const isAdjective = (word: string) => adjectives.has(word) || /.{2}(?:ful|ous|ive|less|able|ible)$/.test(word);

/** The rule that was broken, as one sentence; nothing where none is known for certain. */
export function explainOrder(words: readonly string[], orders: readonly (readonly string[])[]): string | undefined {
  const right = nearest(words, orders);
  if (!right || words.length !== right.length) return undefined;
  const [actual, expected] = [words.map(bare), right.map(bare)];
  const at = expected.findIndex((word, place) => word !== actual[place]);
  if (at < 0) return undefined;
  return rules.map((rule) => rule({ actual, expected, at })).find(Boolean);
}

interface Places {
  actual: readonly string[];
  expected: readonly string[];
  /** The first place that differs. */
  at: number;
}

type Rule = (places: Places) => string | undefined;

const rules: readonly Rule[] = [
  ({ actual, expected }) => {
    const [first = ''] = expected;
    return questionWords.has(first) && actual[0] !== first ? `The question word comes first: “${first} …”.` : undefined;
  },
  ({ actual, expected }) => {
    const verb = expected.slice(0, 2).find((word) => helpers.has(word) || be.has(word));
    const place = verb === undefined ? -1 : expected.indexOf(verb);
    const asks = place === 0 || (place === 1 && questionWords.has(expected[0] ?? ''));
    const subject = expected[place + 1];
    if (!asks || verb === undefined || subject === undefined) return undefined;
    return actual.indexOf(subject) < actual.indexOf(verb)
      ? `In a question, “${verb}” comes before the subject.`
      : undefined;
  },
  ({ actual, expected }) => {
    const adverb = expected.find((word) => frequency.has(word));
    if (adverb === undefined) return undefined;
    const place = expected.indexOf(adverb);
    if (actual.indexOf(adverb) === place) return undefined;
    const before = expected[place - 1] ?? '';
    if (be.has(before)) return `An adverb of frequency comes after “be”: “${before} ${adverb}”.`;
    if (helpers.has(before)) return `An adverb of frequency comes after the first helping verb: “${before} ${adverb}”.`;
    const verb = expected[place + 1];
    return place > 0 && verb ? `An adverb of frequency comes before the main verb: “${adverb} ${verb}”.` : undefined;
  },
  ({ actual, expected }) => {
    for (const [place, word] of expected.entries()) {
      const noun = expected[place + 1];
      if (noun === undefined || !isAdjective(word) || isAdjective(noun) || prepositions.has(noun)) continue;
      if (helpers.has(noun) || be.has(noun) || determiners.has(noun) || degree.has(noun)) continue;
      const hasNoun = expected.slice(0, place).some((other) => determiners.has(other));
      if (hasNoun && actual.indexOf(noun) === actual.indexOf(word) - 1) {
        return `The adjective comes before the noun: “${word} ${noun}”.`;
      }
    }
    return undefined;
  },
  pairRule(degree, (word, next) => `“${word}” comes before the word that it makes stronger: “${word} ${next}”.`),
  pairRule(determiners, (word, next) => `“${word}” comes before its noun: “${word} ${next} …”.`),
  pairRule(setOf('not'), (word, next) => `“${word}” comes before “${next}” here.`),
  pairRule(prepositions, (word, next) => `The preposition comes before what it belongs to: “${word} ${next} …”.`),
  ({ actual, expected }) => {
    const last = expected.at(-1) ?? '';
    const isElsewhere = timeWords.has(last) && actual.at(-1) !== last && actual[0] !== last;
    return isElsewhere ? 'The time usually stands at the end of the sentence, or at its beginning.' : undefined;
  },
  ({ actual, expected, at }) => {
    const [word, after] = [expected[at], expected[at - 1]];
    if (word === undefined || actual.length === 0) return undefined;
    return after ? `Look again after “${after}”: “${word}” comes next.` : `The sentence begins with “${word}”.`;
  },
];

/** Two words that follow each other, where they stand the other way round. */
function pairRule(first: ReadonlySet<string>, say: (word: string, next: string) => string): Rule {
  return ({ actual, expected }) => {
    const place = expected.findIndex((word, at) => {
      const next = expected[at + 1];
      return first.has(word) && next !== undefined && actual.indexOf(word) === actual.indexOf(next) + 1;
    });
    const [word, next] = [expected[place], expected[place + 1]];
    return place >= 0 && word && next ? say(word, next) : undefined;
  };
}

/** The right order that shares the longest beginning with what was given, and then the most places. */
function nearest(words: readonly string[], orders: readonly (readonly string[])[]): readonly string[] | undefined {
  const begins = (order: readonly string[]) => {
    const wrong = order.findIndex((word, place) => word !== words[place]);
    return wrong < 0 ? order.length : wrong;
  };
  const shared = (order: readonly string[]) => order.filter((word, place) => word === words[place]).length;
  return [...orders].sort((a, b) => shared(b) - shared(a) || begins(b) - begins(a))[0];
}
