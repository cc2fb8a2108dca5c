import { wordSets } from '#shared/writing/checker/word-sets';
import { countAtHead, priceIn } from './adjuncts';
import { asked, type Clause } from './clause';
import { type Around, dangles, type Question } from './question';

/** How many, how much, how long, how high, how old and by what, of a clause that is simple. */
export const howQuestions = (clause: Clause, around: Around): Question[] => [
  ...countQuestion(clause),
  ...priceQuestion(clause),
  ...ageQuestion(clause),
  ...measureQuestion(clause),
  ...durationQuestion(clause),
  ...meansQuestion(clause, around),
];

/** The numbers that are asked for in any clause: the year of a birth, how many do it, how many of the second thing. */
export const numberQuestions = (clause: Clause): Question[] => [
  ...bornQuestion(clause),
  ...countedSubject(clause),
  ...secondCount(clause),
];

/** "Born in 1911 on a farm": the year, wherever it stands. */
function bornQuestion(clause: Clause): Question[] {
  const [, year = ''] = /^born (?:[^,]* )?in (1\d{3}|20\d\d)\b(?! or)/.exec(clause.rest) ?? [];
  if (!year || clause.helper !== 'was') return [];
  const others = [-12, -8, -5, -3, 2, 4, 7].map((by) => String(Number(year) + by));
  return [{ kind: 'when', prompt: `In which year ${asked(clause, 'born')}?`, key: year, others }];
}

const countWord =
  /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|\d{1,3}) (.+)$/;

/** "Twelve families live in the tower": how many of them. */
function countedSubject({ subject, helper, verb, adverb, rest, restTokens, opening, isNarrators }: Clause): Question[] {
  const [, number = '', things = ''] = countWord.exec(subject.text) ?? [];
  const isWhole = restTokens.some(({ tags, text }) => tags.has('noun') || tags.has('plural') || /^\p{Lu}/u.test(text));
  if (!number || !subject.isPlural || isNarrators || !isWhole || rest.includes(',')) return [];
  const counted = countAtHead(`${number} ${things}`);
  if (
    !counted ||
    wordSets.unit.has(things) ||
    /^(?:of|per|percent|more|other|others|hundred|thousand|million)\b/.test(things)
  )
    return [];
  return [
    {
      kind: 'how-many',
      prompt: `How many ${[things, adverb, helper ?? verb?.text, rest, opening].filter(Boolean).join(' ')}?`,
      key: number,
      others: counted.others,
    },
  ];
}

/** "Is about five metres high": how high. */
function measureQuestion(clause: Clause): Question[] {
  const [, about = '', number = '', unit = '', what = ''] =
    /^(about |only |just |nearly |almost |over |more than )?(\S+|half a|an? \S+) (metres?|kilometres?|miles?|feet|centimetres?|steps) (long|high|wide|deep|tall)$/.exec(
      clause.rest,
    ) ?? [];
  if (!number || !/^(?:is|was|are|were)$/.test(clause.helper ?? '')) return [];
  const said = `${number} ${unit}`;
  return [
    {
      kind: 'how-long',
      prompt: `How ${what} ${asked(clause, '')}?`,
      key: `${about}${said}`,
      others: (countAtHead(`${number} ${unit}`)?.others ?? []).map((other) => `${about}${other} ${unit}`),
      accepted: [said, number, `${about}${number}`],
    },
  ];
}

/** "The journey takes half an hour": how long. */
function durationQuestion(clause: Clause): Question[] {
  const { base, rest, subject, opening } = clause;
  if (!/^(?:take|last)$/.test(base) || subject.sort !== 'something') return [];
  const [, about = '', time = '', unit = ''] =
    /^(about |only |just |nearly |almost |over |more than )?((?:half an|an?|\S+) (seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?: and a half)?)$/.exec(
      rest,
    ) ?? [];
  if (!time) return [];
  const number = time.split(' ')[0] ?? '';
  const others = countAtHead(`${number} ${unit}`)?.others ?? [];
  // Typed, a week is seven days.
  if (others.length < 2 && time !== 'half an hour') return [];
  return [
    {
      kind: 'how-long',
      prompt: `How long ${asked(clause, opening)}?`,
      key: `${about}${time}`,
      others: others.map((other) => `${about}${other} ${unit}`),
      accepted: [time, ...(time === 'half an hour' ? ['30 minutes', 'thirty minutes'] : [])],
    },
  ];
}

const travels = /^(?:go|come|travel|return|move|ride|cross)$/;
const vehicles = ['bus', 'train', 'car', 'plane', 'bike', 'boat', 'taxi', 'ferry', 'ship', 'tram'];

/** A ferry is a boat, and so is a ship to many. */
const floats = /^(?:boat|ferry|ship)$/;

/** "Went to the island by boat": how. */
function meansQuestion(clause: Clause, { sentences }: Around): Question[] {
  const [, before = '', vehicle = ''] = /^(?:(.*) )?by (\p{Ll}+)$/u.exec(clause.rest) ?? [];
  if (clause.helper || !travels.test(clause.base) || !vehicles.includes(vehicle)) return [];
  const others = vehicles.filter((other) => !sentences.some(({ text }) => text.includes(other)));
  const left = [before, clause.opening].filter(Boolean).join(' ');
  return [
    {
      kind: 'how',
      prompt: `How ${asked(left ? clause : { ...clause, base: 'travel' }, left)}?`,
      key: `by ${vehicle}`,
      others: others.filter((other) => !(floats.test(vehicle) && floats.test(other))).map((other) => `by ${other}`),
    },
  ];
}

function countQuestion(clause: Clause): Question[] {
  const { rest, helper, restTokens } = clause;
  if (helper) return [];
  const counted = countAtHead(rest);
  if (!counted) return [];
  const things = restTokens.slice(1);
  const head = things.findIndex(({ tags }) => tags.has('plural') && !tags.has('noun'));
  const noun = things[head];
  if (
    !noun ||
    head > 2 ||
    wordSets.unit.has(noun.lower) ||
    /^(?:times|hundred|thousand|million|percent|per|o'clock)$/.test(things[0]?.lower ?? '')
  )
    return [];
  if (!things.slice(0, head).every(({ tags }) => tags.has('adj') || tags.has('noun'))) return [];
  const sentenceText = clause.sentence.text;
  const phrase = sentenceText.slice(things[0]?.at, noun.at + noun.text.length);
  const behind = counted.behind.slice(phrase.length).trim();
  // "Eleven pounds forty" is one sum.
  const isSum = things[head + 1]?.tags.has('num');
  if (/^(?:of|from|old|tall|long|high|wide|deep|away|ago|later|more|an?|per|every)\b/.test(behind) || dangles(behind))
    return [];
  if (isSum) return [];
  const extra = [behind, clause.opening].filter(Boolean).join(' ');
  return [
    {
      kind: 'how-many',
      prompt: `How many ${phrase} ${asked(clause, extra)}?`,
      key: counted.number,
      others: counted.others,
    },
  ];
}

/** "Has one teacher and six pupils": how many of the second. */
function secondCount(clause: Clause): Question[] {
  const [, things = ''] =
    /^(?:an?|one|the) (?:\p{Ll}+ )?\p{Ll}+ and ((?:\p{L}+|\d{1,3}) (?:\p{Ll}+ )?\p{Ll}+s)$/u.exec(clause.rest) ?? [];
  const counted = things ? countAtHead(things) : undefined;
  if (!counted || !/^(?:have|own|buy|see|contain)$/.test(clause.base)) return [];
  return [
    {
      kind: 'how-many',
      prompt: `How many ${counted.behind} ${asked(clause, clause.opening)}?`,
      key: counted.number,
      others: counted.others,
    },
  ];
}

/** What it costs, of one thing, as of several cost may be now or then; what somebody pays, earns or raises. */
function priceQuestion(clause: Clause): Question[] {
  const { base, rest, subject, opening } = clause;
  const [, sum = '', forWhat = ''] = /^(.+?)( for [^,]+)?$/.exec(rest) ?? [];
  const isPaid = /^(?:pay|earn|get|raise|collect)$/.test(base) || (base === 'cost' && !subject.isPlural);
  const price = isPaid ? priceIn(sum) : undefined;
  if (!price) return [];
  const [, unit = ''] = / ((?:an?|per) \p{Ll}+)$/u.exec(price) ?? [];
  const [number = ''] = /[\d.,]*\d/.exec(price) ?? [];
  const written = /^[£$€]/.test(price)
    ? `${number} ${{ '£': 'pounds', $: 'dollars', '€': 'euros' }[price[0] ?? ''] ?? ''}`
    : price;
  return [
    {
      kind: 'how-much',
      prompt: `How much ${asked(clause, [unit, forWhat.trim(), opening].filter(Boolean).join(' '))}?`,
      key: price,
      others: [],
      accepted: [unit ? price.slice(0, -unit.length).trim() : price, written, number],
    },
  ];
}

function ageQuestion(clause: Clause): Question[] {
  const match = /^(\S+) years old$/.exec(clause.rest);
  const counted = match && countAtHead(`${match[1]} years`);
  if (!counted || !/^(?:is|are|was|were)$/.test(clause.helper ?? '')) return [];
  return [{ kind: 'how-old', prompt: `How old ${asked(clause, '')}?`, key: counted.number, others: counted.others }];
}
