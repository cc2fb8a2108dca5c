import { type Clause, readClauses } from './clause';
import type { Person } from './person';
import { piecesOf } from './pieces';
import type { Sentence } from './sentence';
import type { Subject } from './subject';

/** It stands for nothing, or for all that was said: it takes an hour, it is easy to, it was then that. */
const empty =
  /^(?:to|that|who|which|when|because|time|clear|true|possible|important|necessary|hot|cold|dark|late|early|sunny|raining|rainy|windy|called|said|how|why|like)$/;
const emptyVerbs =
  /^(?:takes?|took|seems?|seemed|rains?|rained|snows?|snowed|happens?|happened|turns?|turned|depends?|depended|appears?|appeared|looks?|looked|means?|meant|feels?|felt)$/;

/**
 * What it or they at the head of a sentence means: the one thing that the sentence before says something about with a
 * form of be ("The school is next to the harbour. It has one teacher."), and which is known by then.
 */
export function thingsMeant(
  sentences: readonly Sentence[],
  heroes: ReadonlyMap<Sentence, Person>,
): Map<Sentence, Subject> {
  const things = new Map<Sentence, Subject>();
  sentences.forEach((sentence, place) => {
    const before = sentences[place - 1];
    const pronoun = sentence.tokens[0]?.text;
    if (!before || !sentence.isClear || sentence.isSaid || (pronoun !== 'It' && pronoun !== 'They')) return;
    const [clause, ...others] = readClauses(before, { person: heroes.get(before), thing: things.get(before) });
    const isOne = others.length === 0 && piecesOf({ ...before, ...before.plain }).length === 1;
    if (clause && isOne && isTold(clause, pronoun === 'They') && !isEmpty(sentence))
      things.set(sentence, clause.subject);
  });
  return things;
}

function isTold({ subject, helper, restTokens, isNarrators }: Clause, isPlural: boolean): boolean {
  if (!/^(?:is|are|was|were)$/.test(helper ?? '') || isNarrators || subject.person) return false;
  if (subject.isPlural !== isPlural || subject.sort === (isPlural ? undefined : 'somebody')) return false;
  if (!/^(?:the|this|his|her|their|\p{Lu})/u.test(subject.text)) return false;
  // "The shoes were for the dogs. They …": either.
  return !isPlural || !restTokens.some(({ tags }) => tags.has('plural'));
}

const isEmpty = ({ tokens: [, verb, ...rest] }: Sentence) =>
  !verb || emptyVerbs.test(verb.lower) || rest.some(({ lower }) => empty.test(lower));
