import { isTimeNoun, type NounPhrase, nounPhraseAt } from './noun-phrase';
import { opensClause } from './pattern';
import { isSurelyFinite } from './tag-sentence';
import type { Sentence, Tag, Token } from './token';
import { wordSets } from './word-sets';

/** A subject that opens a clause, and where its verb stands. */
export interface SubjectAndVerb {
  subject: NounPhrase;
  /** Stands after and: it may be one of several subjects. */
  isJoined: boolean;
  verb: number;
}

const has = (token: Token | undefined, ...tags: readonly Tag[]) =>
  token !== undefined && tags.some((tag) => token.tags.has(tag));

/** A lot of people are, a number of them were, the rest have gone: what counts is the word after “of”. */
const amounts =
  /^(?:lots?|number|couple|majority|minority|rest|half|halves|thirds?|quarters?|fifths|tenths|part|range|variety|series|group|handful|dozen|hundreds?|thousands?|millions?|pair|bunch|crowd|kinds?|types?|sorts?|percentage|percent|proportion|amount|plenty|all|most|some|many|few|none|any|both|either|neither|one|two|three|more|less|much|each|set|collection|mix|mixture|selection|string|host|team|class|bit|body|bulk|line|host|portion|fleet|army|flock|pack|pile|mass|array|wealth)$|-(?:thirds|quarters|fifths|tenths)$/;

/** Phrases such as “of the shop” and “in my street” that stand between a noun and its verb. */
function afterPhrases(tokens: readonly Token[], from: number): number | undefined {
  let at = from;
  for (
    let phrases = 0;
    /^(?:of|in|at|on|from|near|with|for|about|between|behind|under)$/.test(tokens[at]?.low ?? '');
    phrases += 1
  ) {
    // A screen on which visitors add their names: another clause begins.
    if (/^(?:which|whom|whose)$/.test(tokens[at + 1]?.low ?? '')) return undefined;
    const inner = nounPhraseAt(tokens, at + 1);
    if (inner) at = inner.head + 1;
    else if (has(tokens[at + 1], 'name') || wordSets.object.has(tokens[at + 1]?.low ?? '')) at += 2;
    else return undefined;
    if (phrases > 1) return undefined;
  }
  return at;
}

const isBetween = (token: Token | undefined) =>
  token !== undefined &&
  (/^(?:always|usually|often|sometimes|never|also|only|really|still|now|just|already|all|both|here|there)$/.test(
    token.low,
  ) ||
    (has(token, 'adv') && token.low.endsWith('ly') && !has(token, 'base', 'third', 'past', 'noun', 'plural')));

/** Nowadays people …; I think people … */
function followsOpening({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  if (/^(?:think|thinks|believe|believes|say|says|know|knows)$/.test(before.low)) return tokens[at - 2]?.low !== 'to';
  // They shouted and the boys was …: a clause is over before it.
  if (/^(?:and|but)$/.test(before.low)) return tokens.slice(0, at - 1).some(isSurelyFinite);
  return (
    at === 1 &&
    (before.low.endsWith('ly') || /^(?:nowadays|today|now|sometimes|also|then|however|often|so)$/.test(before.low))
  );
}

/** The subjects that are nouns at the beginning of a clause, each with the place after it where its verb would stand. */
export function subjectsIn(sentence: Sentence): SubjectAndVerb[] {
  const { tokens } = sentence;
  const found: SubjectAndVerb[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (has(tokens[at], 'punct') || !(opensClause(sentence, at) || followsOpening(sentence, at))) continue;
    const subject = nounPhraseAt(tokens, at);
    if (!subject) continue;
    let verb = subject.head + 1;
    if (tokens[verb]?.low === 'of' && amounts.test(tokens[subject.head]?.low ?? '')) continue;
    if (amounts.test(tokens[subject.from]?.low ?? '') && tokens[subject.from + 1]?.low === 'of') continue;
    const after = afterPhrases(tokens, verb);
    if (after === undefined) continue;
    // The next evening there were forty: there is the subject.
    if (tokens[after]?.low === 'there' && (isTimeNoun(tokens[subject.head]) || tokens[subject.head]?.low === 'reason'))
      continue;
    verb = after;
    while (isBetween(tokens[verb])) verb += 1;
    if (verb < tokens.length) found.push({ subject, verb, isJoined: tokens[at - 1]?.low === 'and' });
    at = Math.max(at, subject.head);
  }
  return found;
}
