import { plain } from './frame';

/** With fewer to put in order, chance does it. */
const fewest = 4;

/** Words that may stand in several places: between others they leave more orders right than one. */
const roaming =
  /^(?:now|often|always|usually|sometimes|never|only|also|already|just|still|yet|soon|once|twice|today|tonight|tomorrow|yesterday|here|there|so far|one day|right now|later|early)$/i;

const preposition = /^(?:in|on|at|by|for|from|with|without|since|until|during|near|as|between)$/i;

/** What says when, how often or where, at the end of a sentence: it may stand before its neighbour as well. */
const adverbial =
  /^(?:in|on|at|by|for|to|from|with|without|before|after|every|last|next|this|until|since|during|near|around|through|along|over|into|between|once|twice)\s|\sago$|(?:second|minute|hour|day|week|month|year)s? later$/i;

/**
 * The words of a sentence as pieces to be put in order, the first of which stays in its place: where only one order of
 * them is right, and chance would hardly find it. `orders` has those of the sentence that the frame knows.
 */
export function orderPieces(sentence: string, { mayRoam }: { mayRoam: boolean }): string[] | undefined {
  // Of two sentences, or of what is so and why, parts could change places.
  if (/[.?!]\s|\bbecause\b|^By the time\b/.test(plain(sentence))) return undefined;
  const pieces = joined(
    sentence
      .replace(/[.?!]+$/, '')
      .split(' ')
      .map(plain),
  );
  const [first = '', ...others] = pieces;
  // This is the cheapest hotel here, this hotel is the cheapest here.
  if (/^(?:this|that|these|those)$/i.test(first) || others.length < fewest) return undefined;
  return !mayRoam && others.slice(0, -1).some((piece) => roaming.test(piece)) ? undefined : pieces;
}

/** Two words that others must not part. */
const halves =
  /^(?:(?:have|has|had|want|wants|wanted) to|one day|they all|so \p{L}+|no \p{L}+|(?:last|next|every) \p{L}+|next door|(?:call|tell|ask|help|see|show|visit|think|hope|know) you|mind \p{L}+ing)$/iu;

/** Let us help other people, let other people help us: whom it is said of goes with its verb. */
const object = /^(?:me|us|him|them)$/i;
const noVerb =
  /^(?:do|does|did|have|has|had|is|are|was|were|can|could|will|would|should|must|and|or|than|as|if|that)$/i;

/** Pieces that could change places with one another become one. */
function joined(pieces: readonly string[]): string[] {
  const result: string[] = [];
  for (let place = 0; place < pieces.length; place += 1) {
    const [piece = '', before = ''] = [pieces[place], result.at(-1)];
    // A woman and a man; more important than money; had booked a table, not had a table booked.
    if (/^(?:and|or)$/.test(piece) && result.length > 1)
      result.push(`${result.pop()} ${piece} ${pieces[++place] ?? ''}`);
    else if (piece === 'than') result.push(`${piece} ${pieces[++place] ?? ''}`);
    else if (
      /^(?:has|have|had)$/.test(before) &&
      place < pieces.length - 1 &&
      /(?:ed|en|t|d|ught|ne|ng|de|me)$/.test(piece)
    )
      result.push(`${result.pop()} ${piece}`);
    // Has to carry boxes, has boxes to carry; one day climb, climb one day; they all left, the guests all were.
    else if (halves.test(`${before} ${piece}`) || (object.test(piece) && result.length > 1 && !noVerb.test(before)))
      result.push(`${result.pop()} ${piece}`);
    else if (preposition.test(before) && result.length > 1) result.push(`${result.pop()} ${piece}`);
    // The last word of what says when or where: for five years, in the garden.
    else if (result.length > 1 && adverbial.test(before) && !adverbial.test(piece) && !roaming.test(piece))
      result.push(`${result.pop()} ${piece}`);
    else result.push(piece);
  }
  // What says when or where at the end goes with its neighbour, and so do several of these.
  for (
    let last = result.at(-1) ?? '';
    result.length > 2 && (roaming.test(last) || adverbial.test(last));
    last = result.at(-1) ?? ''
  )
    result.splice(-2, 2, `${result.at(-2)} ${last}`);
  // If my sister had a car, she …: if she had a car, my sister …
  if (/^(?:if|when|while|before|after|by the time)$/i.test(result[0] ?? ''))
    result.splice(0, 2, result.slice(0, 2).join(' '));
  return result;
}
