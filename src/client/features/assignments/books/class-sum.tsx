import { numberText } from '#shared/core/locale';
import { bookStateNames } from '../state-names';
import type { BoardSum } from './board-rows';

/** What the class has written together, large enough to be read in passing. */
export function ClassSum({ sum: { words, weekWords, notStarted, writing, done } }: { sum: BoardSum }) {
  const facts = [
    ['Words of the class', words],
    ['In the last seven days', weekWords],
    [bookStateNames.done, done],
    [bookStateNames.playing, writing],
    [bookStateNames['not-started'], notStarted],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-muted">{name}</dt>
          <dd className="font-display text-2xl tabular-nums">{numberText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
