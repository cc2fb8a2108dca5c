import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { SkillTally } from '#shared/api/progress';
import { type Trend, trendOf } from '#shared/classes/trend';

const looks: Record<Trend, { icon: typeof ArrowRight; word: string }> = {
  better: { icon: ArrowUpRight, word: 'better' },
  same: { icon: ArrowRight, word: 'the same' },
  worse: { icon: ArrowDownRight, word: 'less' },
};

/** Beside the time before, as an arrow and a word. Nothing where there is too little to say. */
export function TrendText({ tally }: { tally: SkillTally }) {
  const trend = trendOf(tally, tally.before);
  if (!trend) return null;
  const { icon: Icon, word } = looks[trend];
  return (
    <span className="inline-flex items-center justify-center gap-1 text-sm">
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </span>
  );
}
