import { type Found, nounsOf, readingFields } from './question';
import { endOf, type Sentence, type Token } from './sentence';

/** Words behind which a sentence says why, when, on what condition or what came of it. */
const joint = /^(?:because|so|if|when|although|until|unless|while|whenever|before|after)$/;

const mostPairs = 5;

interface Halves {
  sentence: Sentence;
  left: string;
  right: string;
  leftNouns: readonly string[];
  rightNouns: readonly string[];
}

/**
 * Beginnings and ends of sentences to be matched as the text has them: what is known of a text from why to on what
 * condition. Only where no end has anything to do with another beginning.
 */
export function halfSentences(sentences: readonly Sentence[]): Found | undefined {
  const apart: Halves[] = [];
  for (const one of sentences.flatMap(halvesOf)) {
    const isApart = apart.every(
      (other) => !shares(one.rightNouns, other.leftNouns) && !shares(one.leftNouns, other.rightNouns),
    );
    if (isApart && apart.length < mostPairs) apart.push(one);
  }
  const [first] = apart;
  if (!first || apart.length < 3) return undefined;
  return {
    sentence: first.sentence,
    item: {
      id: 'text-halves',
      kind: 'match',
      prompt: 'Match the beginnings with their ends, as the text says it.',
      pairs: apart.map(({ left, right }) => ({ left, right })),
      explanation: apart.map(({ sentence }) => sentence.text).join(' '),
      ...readingFields(),
    },
  };
}

const shares = (one: readonly string[], other: readonly string[]) => one.some((noun) => other.includes(noun));

function halvesOf(sentence: Sentence): Halves[] {
  const { text, tokens, isClear, isSaid } = sentence;
  if (!isClear || isSaid) return [];
  const places = tokens.flatMap((token, at) =>
    at > 3 && joint.test(token.lower) && !looksAfter(tokens, at) ? [at] : [],
  );
  const [place] = places;
  if (place === undefined || places.length > 1 || tokens.length - place < 4 || tokens.length > 24) return [];
  const [before, after] = [tokens.slice(0, place), tokens.slice(place)];
  if (!isWholeClause(before) || !isWholeClause(after.slice(1))) return [];
  const [last, next] = [before.at(-1), after[0]];
  if (!last || !next) return [];
  return [
    {
      sentence,
      left: `${text.slice(0, endOf(last))} …`,
      right: `… ${text.slice(next.at)}`,
      leftNouns: nounsOf(before),
      rightNouns: nounsOf(after),
    },
  ];
}

/** "Well looked after": a part of the verb. */
const looksAfter = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'after' && /^(?:look|take|name|run|go|be|ask)$/.test(tokens[at - 1]?.verbs[0] ?? '');

/** A subject, a verb, and a noun that tells what it is about. */
const isWholeClause = (tokens: readonly Token[]) =>
  tokens.some(
    ({ tags, lower }) =>
      tags.has('past') ||
      tags.has('third') ||
      tags.has('base') ||
      /^(?:is|are|was|were|can|will|must|could|would)$/.test(lower),
  ) && tokens.some(({ tags }) => tags.has('noun') || tags.has('plural'));
