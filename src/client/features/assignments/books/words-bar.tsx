import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';

interface WordsBarProps {
  words: number;
  goal: number;
}

/** How many words a book has of those that it is to have. The number says it; the bar shows it from afar. */
export function WordsBar({ words, goal }: WordsBarProps) {
  return (
    <span className="grid gap-1">
      <span className="tabular-nums">
        {numberText(words)} <span className="text-muted">of {count(goal, 'word')}</span>
      </span>
      <Bar words={words} goal={goal} />
    </span>
  );
}

/** The bar alone, where its number stands beside it. */
export function Bar({ words, goal }: WordsBarProps) {
  const share = goal > 0 ? Math.min(1, words / goal) : 0;
  return (
    <span aria-hidden="true" className="block h-[0.6em] overflow-hidden rounded-mark bg-line">
      <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
