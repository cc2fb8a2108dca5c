import { capital } from '#shared/core/first-letter';
import { wordSets } from '#shared/writing/checker/word-sets';
import { joinsOn } from './opening';
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
  const cuts = tokens.flatMap((token, at) => (at > from + 2 && isJoint(sentence, token, at) ? [at] : []));
  const bounds = [from - 1, ...cuts];
  const pieces = bounds.map((at, place) => piece(sentence, at, bounds[place + 1] ?? tokens.length, place === 0));
  // "The salt is on the left, the sugar on the right, and …": its commas join clauses.
  if (cuts.length > 0 && /, (?:the|a|an|his|her) .*,? and /.test(pieces[0]?.text ?? '')) return [];
  return pieces.filter((one) => one !== undefined).filter(({ joint }) => !jointBehindComma.test(joint));
}

function piece(
  { text, tokens, ...sentence }: Sentence,
  joinedAt: number,
  end: number,
  isFirst: boolean,
): Piece | undefined {
  const kept = tokens.slice(joinedAt + 1, end);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return undefined;
  const said = text.slice(first.at, end === tokens.length ? text.length - 1 : endOf(last));
  return {
    ...sentence,
    text: `${capital(said)}.`,
    tokens: kept.map((token) => ({ ...token, at: token.at - first.at })),
    joint: isFirst ? '' : (tokens[joinedAt]?.lower ?? ''),
  };
}

/** A word that joins another clause: behind it comes its subject or its verb. */
function isJoint({ text, tokens }: Sentence, { lower, at }: Token, place: number): boolean {
  const next = tokens[place + 1];
  if (!next) return false;
  const hasComma = text.slice(at - 2, at) === ', ';
  if (jointBehindComma.test(lower)) return hasComma;
  if (!joint.test(lower)) return false;
  if (/^(?:i|he|she|it|we|they|you|there)(?:'|$)/.test(next.lower)) return true;
  const isOther = next.tags.has('noun') || next.tags.has('plural') || next.tags.has('adj');
  const behind = tokens[place + 2];
  // "Gets up and swims for an hour": what has a preposition or an article behind it is the verb here.
  const leads =
    behind &&
    (wordSets.determiner.has(behind.lower) || behind.tags.has('prep') || /^(?:there|here)$/.test(behind.lower));
  const isVerb = isFiniteVerb(next) && (!isOther || (next.tags.has('third') && leads && lower === 'and'));
  if (isVerb) return true;
  return (hasComma || lower === 'because' || lower === 'but') && tokens.slice(place + 2).some(isFiniteVerb);
}
