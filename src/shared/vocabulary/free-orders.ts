/** Words that stand alone at the end of a sentence or open it, without any other change. */
const timeWords = new Set('yesterday today tomorrow tonight now sometimes later afterwards'.split(' '));
const days = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const spans = `morning|afternoon|evening|night|day|week|weekend|month|year|spring|summer|autumn|winter|${days}`;
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Groups of words that say when something happens, and can go to either end of a statement. */
const timePhrases = [
  new RegExp(`^(?:every|last|next|this) (?:${spans})$`, 'i'),
  new RegExp(`^on (?:${days})s?(?: (?:morning|afternoon|evening|night)s?)?$`, 'i'),
  new RegExp(
    `^in (?:the (?:morning|afternoon|evening)|(?:the )?(?:spring|summer|autumn|winter)|${months}|[12]\\d{3})$`,
    'i',
  ),
  /^at (?:night|the weekend|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o[’']clock)$/i,
  /^(?:a|two|three|four|five|six|seven|eight|nine|ten) (?:minute|hour|day|week|month|year)s? ago$/i,
];
const mostWords = 4;

/** After these, the time is part of what is said: “than yesterday”, “the last week”. */
const ties = new Set(
  'the a an than of for since until till from by before after about like and or not is are was were be been to'.split(
    ' ',
  ),
);
/** Before these, the time is what is talked about: “today is Monday”. */
const verbs = new Set('is are was were has had will can may must and or at in'.split(' '));

const isTime = (words: readonly string[]) =>
  words.length === 1
    ? timeWords.has((words[0] ?? '').toLowerCase())
    : timePhrases.some((phrase) => phrase.test(words.join(' ')));

/**
 * The other orders in which a sentence is right as well, as far as they are sure: what says when something happens may
 * stand at the end of a statement or open it, and open a question. With a comma it would be another sentence.
 */
export function freeOrders(pieces: readonly string[], mark: string): string[][] {
  if (mark.includes('!') || pieces.some((piece) => /[,;:]/.test(piece))) return [];
  // "On Sunday morning where were you?"
  if (mark.includes('?')) return withTime(pieces).filter(([first]) => first !== pieces[0] && isTimeAtEnd(pieces));
  return [...withOpener(pieces), ...withTime(pieces)];
}

/** "Yet nobody has cleaned the kitchen", "So you shouldn’t eat many sweets": what stood further on joins it to another. */
function withOpener(pieces: readonly string[]): string[][] {
  const place = pieces.findIndex(
    (piece, at) => at > 0 && (piece === 'yet' || (piece === 'so' && /^(?:many|much)$/.test(pieces[at + 1] ?? ''))),
  );
  const opener = pieces[place];
  return opener ? [[opener, ...pieces.slice(0, place), ...pieces.slice(place + 1)]] : [];
}

/** A question goes on with its own words where the time stands first already. */
const isTimeAtEnd = (pieces: readonly string[]) =>
  Array.from({ length: mostWords }, (_, at) => pieces.slice(-at - 1)).some(isTime);

function withTime(pieces: readonly string[]): string[][] {
  for (let count = Math.min(mostWords, pieces.length - 2); count > 0; count -= 1) {
    const end = pieces.slice(-count);
    if (isTime(end) && !ties.has((pieces.at(-count - 1) ?? '').toLowerCase()))
      return [[...end, ...pieces.slice(0, -count)]];
    const start = pieces.slice(0, count);
    if (isTime(start) && !verbs.has((pieces[count] ?? '').toLowerCase())) return [[...pieces.slice(count), ...start]];
  }
  return [];
}
