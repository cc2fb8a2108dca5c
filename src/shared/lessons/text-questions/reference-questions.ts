import type { Item } from '#shared/items/item';
import { canBe } from './first-names';
import { areOne } from './people';
import type { Person } from './person';
import { type Around, toItem } from './question';
import { lastWord } from './sayings';
import type { Sentence, Token } from './sentence';
import { sortOf } from './subject';

/** Whom he or she means, where the text has others whom somebody who skims it could take for them. */
export function referenceQuestion(
  sentence: Sentence,
  hero: Person | undefined,
  { people, sentences, random }: Around,
): Item | undefined {
  const pronoun = sentence.tokens[0]?.text;
  if (
    !hero ||
    !pronoun ||
    !/^(?:He|She)$/.test(pronoun) ||
    hero.name.includes(' and ') ||
    !sentence.isClear ||
    people.length < 2
  )
    return undefined;
  const others = people
    .filter(
      ({ name }, at) =>
        !areOne(name, wholeNameOf(hero, people)) && people.findIndex((other) => areOne(other.name, name)) === at,
    )
    .map(({ first }) => first)
    .filter((first) => !sentence.text.includes(first) && canBe(pronoun === 'She' ? 'she' : 'he', first));
  // Typed, somebody has too many names: the swan, old Mr Bell, Grandma Moses.
  if (others.length < 2) return undefined;
  const question = {
    kind: 'reference',
    prompt: `“${sentence.text}” Who is “${pronoun}”?`,
    key: hero.first,
    // Whoever cannot be she is no choice.
    others,
  };
  return withBefore(toItem(question, sentence, random), sentence, sentences);
}

/** The sentence before tells whom it means. */
function withBefore(item: Item, sentence: Sentence, sentences: readonly Sentence[]): Item {
  const before = sentences[sentences.indexOf(sentence) - 1];
  return before && before.line === sentence.line
    ? { ...item, explanation: `The text says: ${before.text} ${sentence.text}` }
    : item;
}

const wholeNameOf = ({ first, name }: Person, people: readonly Person[]) =>
  people.find((one) => one.first === first)?.name ?? name;

/**
 * What it or they at the head of a sentence means: the subject of the sentence before, where nothing else in that can be
 * meant.
 */
export function meantQuestion(sentence: Sentence, { sentences, clauses, random }: Around): Item | undefined {
  const [pronoun, verb, ...rest] = sentence.tokens;
  if (!pronoun || !verb || !/^(?:It|They)$/.test(pronoun.text) || !sentence.isClear || sentence.isSaid)
    return undefined;
  const isPlural = pronoun.text === 'They';
  // It may stand for nothing: it takes two hours, it is easy to, it was Anna who.
  if (!isPlural && (!/^(?:is|was|has|can)$/.test(verb.lower) || rest.some(({ lower }) => empty.test(lower))))
    return undefined;
  const before = sentences[sentences.indexOf(sentence) - 1];
  const told = clauses.filter(({ origin }) => origin === before);
  const [clause] = told;
  if (!clause || told.length > 1 || clause.subject.person || clause.isNarrators || clause.subject.isPlural !== isPlural)
    return undefined;
  if (!clause.subject.sort || clause.restTokens.some((token) => couldBe(token, isPlural))) return undefined;
  const others = clauses
    .filter(
      ({ subject, origin }) => origin !== before && subject.isPlural === isPlural && !subject.person && subject.sort,
    )
    .map(({ subject }) => subject.text)
    .filter((text) => lastWord(text) !== lastWord(clause.subject.text) && !sentence.text.includes(lastWord(text)));
  // Typed, the volunteers are the people who have signed up.
  if (new Set(others).size < 2) return undefined;
  const question = {
    kind: 'meant',
    prompt: `“${sentence.text}” ${clause.subject.sort === 'somebody' ? `Who are “${pronoun.text}”?` : `What does “${pronoun.text}” mean here?`}`,
    key: clause.subject.text,
    others: [...new Set(others)],
  };
  return withBefore(toItem(question, sentence, random), sentence, sentences);
}

const empty =
  /^(?:to|that|who|which|when|because|time|clear|true|possible|important|necessary|hot|cold|dark|late|early|sunny|raining|rainy|windy|called|said)$/;

function couldBe(token: Token, isPlural: boolean): boolean {
  const { tags, text } = token;
  if (isPlural) return tags.has('plural');
  return (tags.has('noun') && sortOf(token) !== 'somebody') || /^\p{Lu}/u.test(text);
}
