import { capital } from '#shared/core/first-letter';
import { wordSets } from '#shared/writing/checker/word-sets';
import { joinsOn, openingOf } from './opening';
import { endOf, type Sentence, type Token } from './sentence';
import { isFiniteVerb } from './subject';

/** A clause of a sentence as a sentence of its own, and the word that joined it on. */
export interface Piece extends Sentence {
  joint: string;
}

export const isReason = ({ joint }: Piece) => joint === 'because';

/** Words that join another clause behind a comma or without one, and those that do so behind a comma only. */
const joint = /^(?:and|but|so|because)$/;
const jointBehindComma = /^(?:although|though|while|whereas|which|who|where|when|if|until|as)$/;

/**
 * A sentence parted where other clauses are joined on. A clause that has no subject of its own is left out, and so is
 * what stands behind which or when.
 */
export function piecesOf(sentence: Sentence): Piece[] {
  const { tokens } = sentence;
  const from = joinsOn.test(tokens[0]?.lower ?? '') ? 1 : 0;
  const cuts = tokens.flatMap((token, at): Cut[] => {
    if (at <= from + (jointBehindComma.test(token.lower) ? 2 : 1)) return [];
    if (isJoint(sentence, token, at)) return [{ end: at, start: at + 1, joint: token.lower }];
    return isListedVerb(sentence, token, at) ? [{ end: at, start: at, joint: 'and' }] : [];
  });
  const bounds = [{ end: 0, start: from, joint: '' }, ...cuts];
  const pieces = bounds.map((cut, place) => piece(sentence, cut, bounds[place + 1]?.end ?? tokens.length));
  // "The salt is on the left, the sugar on the right, and …": its commas join clauses.
  const [firstPiece] = pieces;
  const told = firstPiece?.text.slice(openingOf(firstPiece.text)?.length) ?? '';
  if (cuts.length > 0 && /(?<!^), (?:the|a|an|his|her) .*,? and /.test(told)) return [];
  return pieces.filter((one) => one !== undefined).filter(({ joint }) => !jointBehindComma.test(joint));
}

/** Where a piece ends, where the next begins, and the word between them. */
interface Cut {
  end: number;
  start: number;
  joint: string;
}

/** "Saw a suitcase, took it and ran": the verbs of one subject behind commas, the last behind and. */
function isListedVerb({ text, tokens }: Sentence, token: Token, place: number): boolean {
  const [before, next] = [tokens[place - 1], tokens[place + 1]];
  // "My boss, Mr Petrov, jumped": the first verb has its subject before it.
  if (!tokens.slice(0, place).some(isFiniteVerb)) return false;
  if (!before || !next || text.slice(endOf(before), token.at) !== ', ') return false;
  const isOther = token.tags.has('noun') || token.tags.has('plural') || token.tags.has('adj') || token.tags.has('prep');
  // "Worms like leaves, crushed shells and shredded paper": the first verb tells of now, so these are none.
  const hasAlike = (['past', 'third'] as const).some(
    (tense) => token.tags.has(tense) && tokens.slice(0, place).some(({ tags }) => tags.has(tense)),
  );
  if (isOther || !hasAlike) return false;
  return tokens.slice(place).some((one, at) => one.lower === 'and' && isFiniteVerb(tokens[place + at + 1] ?? one));
}

function piece({ text, tokens, ...sentence }: Sentence, { start, joint }: Cut, end: number): Piece | undefined {
  const kept = tokens.slice(start, end);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return undefined;
  const said = text.slice(first.at, end === tokens.length ? text.length - 1 : endOf(last));
  return {
    ...sentence,
    text: `${capital(said)}.`,
    tokens: kept.map((token) => ({ ...token, at: token.at - first.at })),
    joint,
  };
}

/** A word that joins another clause: behind it comes its subject or its verb. */
function isJoint({ text, tokens }: Sentence, { lower, at }: Token, place: number): boolean {
  // "… and then he fell": then joins nothing.
  const isThen = /^(?:then|later|now|soon)$/.test(tokens[place + 1]?.lower ?? '');
  const [next, behind] = tokens.slice(place + (isThen ? 2 : 1));
  if (!next) return false;
  const hasComma = text.slice(at - 2, at) === ', ';
  if (jointBehindComma.test(lower)) return hasComma;
  if (!joint.test(lower)) return false;
  // "My brother and I are" has no verb before it.
  const isAfterVerb = tokens.slice(0, place).some(isVerbHere);
  if (pronouns.test(next.lower)) return lower !== 'and' || isAfterVerb;
  const isOther = next.tags.has('noun') || next.tags.has('plural') || next.tags.has('adj');
  // "Gets up and swims for an hour": what has a preposition or an article behind it is the verb here.
  // "Animals and plants that we find": a plural behind which that says more of it.
  const isTold = next.tags.has('plural') && behind?.lower === 'that';
  const leads =
    behind &&
    !isTold &&
    (wordSets.determiner.has(behind.lower) || behind.tags.has('prep') || /^(?:there|here)$/.test(behind.lower));
  const isPlainly = (next.tags.has('third') || next.tags.has('past')) && leads && lower === 'and';
  if (isFiniteVerb(next) && (!isOther || isPlainly)) return true;
  if (lower === 'and' && isAfterVerb && startsClause(tokens.slice(place + 1))) return true;
  // "…, and seventy people live there": behind a plural a base is a verb.
  const hasVerb = tokens
    .slice(place + 2)
    .some((one, at) => isFiniteVerb(one) || (one.tags.has('base') && tokens[place + 1 + at]?.tags.has('plural')));
  return (hasComma || lower === 'because' || lower === 'but') && hasVerb;
}

const pronouns = /^(?:i|he|she|it|we|they|you|there|nobody|everybody|everyone|somebody|someone)(?:'|$)/;

const isVerbHere = (token: Token) => isFiniteVerb(token) || (token.tags.has('base') && !token.tags.has('noun'));

/** "The woman hurried away to the station": past, of somebody, and where to, with no other verb behind it. */
const hurries = (tokens: readonly Token[], at: number) =>
  at === 2 &&
  wordSets.person.has(tokens[1]?.lower ?? '') &&
  (['prep', 'adv'] as const).some((tag) => tokens[at + 1]?.tags.has(tag)) &&
  tokens[at + 1]?.lower !== 'by' &&
  !tokens.slice(at + 1).some((one) => isFiniteVerb(one));

/** "The crumb becomes soft": an article, its noun, and a verb that can be nothing else. */
function startsClause(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const verb = tokens.findIndex(
    (one, at) =>
      at > 1 &&
      isFiniteVerb(one) &&
      !(['noun', 'plural', 'adj'] as const).some((tag) => one.tags.has(tag)) &&
      (!one.tags.has('pp') || hurries(tokens, at)),
  );
  if (!first || !wordSets.article.has(first.lower) || verb < 0 || verb > 4) return false;
  return !tokens.slice(0, verb).some(({ lower }) => /^(?:who|which|that|when|where)$/.test(lower));
}
