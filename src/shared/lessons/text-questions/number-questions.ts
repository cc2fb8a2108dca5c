import { capital } from '#shared/core/first-letter';
import type { Item } from '#shared/items/item';
import { countAtHead } from './adjuncts';
import type { Clause } from './clause';
import { type Around, type Found, readingFields, toItem } from './question';
import { lastWord } from './sayings';
import { endOf, type Sentence } from './sentence';

/** Told nowhere, and known from two places: how old somebody was whose birth and later years a text gives. */
export function ageInYear({ clauses, sentences, random }: Around): Found | undefined {
  for (const born of clauses) {
    const [, birth] = /^born (?:.* )?in (1\d{3}|20\d\d)\b/.exec(born.rest) ?? [];
    const { person } = born.subject;
    if (!birth || !person) continue;
    const later = clauses.find(
      (one) => one !== born && one.subject.person?.first === person.first && yearOf(one) > Number(birth) + 4,
    );
    const age = later && yearOf(later) - Number(birth);
    if (!later || !age || age > 110 || sentences.some(({ text }) => saysAge(text, age))) continue;
    // Nobody knows on which day that was.
    const said = (years: number) => `${years - 1} or ${years}`;
    const others = [-20, -10, 10, 20].map((by) => age + by).filter((years) => years > 2 && years < 110);
    const item: Item = {
      ...toItem(
        {
          kind: 'age',
          prompt: `How old was ${person.first} in ${yearOf(later)}?`,
          key: said(age),
          others: others.map(said),
        },
        later.origin,
        random,
      ),
      explanation: `The text says: ${born.origin.text} ${later.origin.text}`,
    };
    return { item, sentence: later.origin };
  }
  return undefined;
}

/** "He was 47": what the text tells itself needs no reckoning. */
const saysAge = (text: string, age: number) =>
  new RegExp(
    `\\b(?:was|is|aged|turned|age of|only|just) (?:${age}|${age - 1})\\b|\\b(?:${age}|${age - 1})[- ]years?[- ]old\\b`,
  ).test(text);

const yearOf = ({ sentence }: Clause): number => Number(/\bin (1\d{3}|20\d\d)\b/i.exec(sentence.text)?.[1] ?? 0);

/** "Jo Pemberton, 38, makes up names" and "my mother, who is 81": how old they are. */
export function agesTold({ sentences, people, random }: Around): Map<Sentence, Item> {
  const asked = new Map<Sentence, Item>();
  for (const sentence of sentences) {
    const [, name = '', age = ''] =
      /(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), (\d\d?)(?=[,.])(?!\.\d)/u.exec(sentence.text) ?? [];
    const [, whose = '', owned = '', called = '', years = ''] =
      /\b([Mm]y|[Oo]ur) (\p{Ll}+)(?: (\p{Lu}\p{Ll}+))?, who is (\d\d?)\b(?! \p{Ll}+s\b)/u.exec(sentence.text) ?? [];
    // "In Rome, 12, …" is no age.
    const before = sentence.text.slice(0, sentence.text.indexOf(name)).trim();
    const isKnown =
      name !== '' && (people.some(({ first }) => name.split(' ')[0] === first) || isPerson(name, before, sentences));
    const said =
      whose && !sentence.isSaid && sentence.narrator ? called || `${sentence.narrator.first}’s ${owned}` : '';
    const who = isKnown ? name : said;
    const number = isKnown ? age : years;
    const others = (countAtHead(`${number} years`)?.others ?? []).filter((other) => Number(other) < 100);
    if (!who || Number(number) < 4 || others.length < 3) continue;
    const question = { kind: 'how-old', prompt: `How old is ${who}?`, key: number, others };
    asked.set(sentence, toItem(question, sentence, random));
  }
  return asked;
}

/** Somebody of whom we do not know the name: not behind a preposition, and he or she somewhere in the text. */
const isPerson = (name: string, before: string, sentences: readonly Sentence[]) =>
  !/\b(?:in|at|from|near|to|of|the|and)$/i.test(before) &&
  sentences.some(({ tokens }) => tokens.some(({ lower }) => /^(?:he|she|his|her)$/.test(lower))) &&
  sentences.every(({ tokens }) =>
    tokens.every(({ text, senses }) => text !== name.split(' ')[0] || senses.length === 0),
  ) &&
  !sentences.some(({ text }) => new RegExp(`\\b(?:in|at|near) ${name}\\b`, 'u').test(text));

interface Counted {
  sentence: Sentence;
  number: string;
  things: string;
}

/** Numbers with the things that they count, where the text has four and more. */
export function numberMatch(sentences: readonly Sentence[]): Found | undefined {
  const counted = sentences.flatMap((sentence): Counted[] => {
    if (!sentence.isClear) return [];
    const { text, tokens } = sentence;
    return tokens.flatMap((token, at) => {
      const [next, behind] = [tokens[at + 1], tokens[at + 2]];
      if (
        !token.tags.has('num') ||
        !/^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty)$/.test(
          token.lower,
        )
      )
        return [];
      const noun = next?.tags.has('plural')
        ? next
        : next?.tags.has('adj') && behind?.tags.has('plural')
          ? behind
          : undefined;
      if (!noun || !next || noun.tags.has('third') || !/^\p{Ll}+$/u.test(noun.text) || units.test(noun.lower))
        return [];
      return [{ sentence, number: token.text, things: text.slice(next.at, endOf(noun)) }];
    });
  });
  // Each number once, and of each thing one number.
  const byNumber = new Map(counted.map((one) => [one.number, one]));
  const one = [...byNumber.values()].filter(({ things }) => timesOf(counted, things) === 1);
  const pairs = one.slice(0, 6).map(({ number, things }) => ({ left: number, right: things }));
  const [first] = one;
  if (pairs.length < 4 || !first) return undefined;
  const item: Item = {
    id: 'text-numbers',
    kind: 'match',
    prompt: 'What does the text count? Match the numbers with the things.',
    pairs,
    explanation: pairs.map(({ left, right }) => capital(`${left} ${right}`)).join(', '),
    ...readingFields(),
  };
  return { item, sentence: first.sentence };
}

const timesOf = (counted: readonly Counted[], things: string) =>
  counted.filter((other) => lastWord(other.things) === lastWord(things)).length;

const units =
  /^(?:seconds|minutes|hours|days|nights|weeks|months|years|centuries|metres|kilometres|miles|feet|inches|degrees|pounds|euros|dollars|pence|cents|grams|kilos|litres|percent|times|others|hundreds|thousands|millions|centimetres|tonnes|points)$/;
