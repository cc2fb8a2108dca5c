import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { timeAtEnd } from './adjuncts';
import { type Clause, isSimple, statedBy } from './clause';
import { type Found, readingFields, toItem } from './question';
import type { Sentence } from './sentence';

/** In what order things happened: by the years that a text gives, or as a story tells them. */
export function orderOfEvents(clauses: readonly Clause[], all: readonly Sentence[], random: Random): Found | undefined {
  return byYears(clauses, random) ?? asTold(clauses, all);
}

/** Four things of which the text gives the years are put in order; of three the earliest is asked for. */
function byYears(clauses: readonly Clause[], random: Random): Found | undefined {
  const events = clauses.flatMap((clause) => {
    const time = timeAtEnd(clause.opening || clause.rest);
    if (time?.ask !== 'In which year' || clause.tense !== 'past' || !isSimple(clause)) return [];
    if (clause.opening ? timeAtEnd(clause.rest) : !time.before) return [];
    const rest = clause.opening ? clause.rest : time.before;
    return [{ clause, year: Number(time.text.slice(3)), text: told({ ...clause, rest }) }];
  });
  const byYear = [...new Map(events.map((event) => [event.year, event])).values()].sort((a, b) => a.year - b.year);
  const [first, ...later] = byYear;
  if (!first || later.length < 2) return undefined;
  const sentence = first.clause.origin;
  if (later.length >= 3) return { item: toBeOrdered(byYear.slice(0, 5).map(({ text }) => text)), sentence };
  const question = {
    kind: 'first',
    prompt: 'Which of these happened first?',
    key: first.text,
    others: later.map(({ text }) => text),
  };
  return { item: toItem(question, sentence, random), sentence };
}

/** Words of a story that tells one thing after the other, and words with which it goes back. */
const goesOn =
  /\b(?:then|later|suddenly|finally|after (?:that|a)|at last|the next (?:day|morning)|in the (?:afternoon|evening|end)|soon)\b/gi;
const looksBack = /\b(?:had (?!(?:to|an?|the|no)\b)\p{L}+|years ago|earlier|used to|remembered)\b/iu;
const goesBack = /\b(?:before|already|first time|when (?:he|she|they|I|we) (?:was|were))\b/i;
const states =
  /^(?:be|have|know|like|love|want|need|think|live|feel|seem|look|belong|mean|believe|hate|cost|own|contain|stand|sit|wait|hope|say|tell|ask|take)$/;

/** What somebody did in a story, one thing after the other. */
function asTold(clauses: readonly Clause[], all: readonly Sentence[]): Found | undefined {
  const text = all.map((sentence) => sentence.text).join(' ');
  if ((text.match(goesOn)?.length ?? 0) < 2 || looksBack.test(text)) return undefined;
  const done = clauses
    .filter(
      (clause) =>
        clause.tense === 'past' &&
        clause.verb !== undefined &&
        !states.test(clause.base) &&
        clause.subject.sort === 'somebody' &&
        clause.subject.person !== undefined &&
        !clause.origin.isSaid &&
        isSimple(clause) &&
        // Of “I ate his breakfast” nobody knows whose it was.
        !(clause.isNarrators && /\b(?:his|her|their)\b/.test(clause.rest)) &&
        clause.restTokens.length > 1 &&
        !clause.adverb &&
        !goesBack.test(clause.origin.text),
    )
    .sort((a, b) => all.indexOf(a.origin) - all.indexOf(b.origin));
  const events = [...new Map(done.map((clause) => [clause.origin, clause])).values()];
  const [first] = events;
  // Far enough apart that nobody can argue for another order.
  const apart = events.filter((_, place) => events.length < 8 || place % 2 === 0).slice(0, 5);
  if (!first || apart.length < 4) return undefined;
  return { item: toBeOrdered(apart.map(told)), sentence: first.origin };
}

const told = (clause: Clause) => `${capital(statedBy(clause))}.`;

const toBeOrdered = (events: readonly string[]): Item => ({
  id: 'text-order',
  kind: 'order',
  prompt: 'Put these events in the order in which they happened.',
  unit: 'sentences',
  orders: [[...events]],
  explanation: events.join(' '),
  ...readingFields(),
});
