import type { Random } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { timeAtEnd } from './adjuncts';
import { type Clause, isSimple } from './clause';
import { capital, toItem } from './question';
import type { Sentence } from './sentence';

/** Three things of which the text gives the years: the earliest is asked for. */
export function firstEvent(clauses: readonly Clause[], random: Random): { item: Item; sentence: Sentence } | undefined {
  const events = clauses.flatMap((clause) => {
    const time = timeAtEnd(clause.opening || clause.rest);
    if (time?.ask !== 'In which year' || clause.tense !== 'past' || !isSimple(clause)) return [];
    if (clause.opening ? timeAtEnd(clause.rest) : !time.before) return [];
    return [
      {
        clause,
        year: Number(time.text.slice(3)),
        text: withoutTime(clause, clause.opening ? clause.rest : time.before),
      },
    ];
  });
  const byYear = [...new Map(events.map((event) => [event.year, event])).values()].sort((a, b) => a.year - b.year);
  const [first, ...later] = byYear;
  if (!first || later.length < 2) return undefined;
  const question = {
    kind: 'first',
    prompt: 'Which of these happened first?',
    key: first.text,
    others: later.map(({ text }) => text),
  };
  return { item: toItem(question, first.clause.origin, random), sentence: first.clause.origin };
}

const withoutTime = ({ subject, adverb, helper, verb }: Clause, rest: string) =>
  `${capital([subject.text, adverb, helper ?? verb?.text, rest].filter(Boolean).join(' '))}.`;
