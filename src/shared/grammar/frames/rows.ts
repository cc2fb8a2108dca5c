import type { Random } from '#shared/core/random';
import { slots } from '../data/people';
import { type Frame, frame, type Generator, one, type Transform, type Wrong } from '../frame';

/** A written sentence with slots, its key, and the keys of the wrong fillings in `whys`. */
export interface Row {
  text: string;
  key: string;
  wrong: readonly string[];
  also?: readonly string[];
  besides?: readonly string[];
  lead?: string;
  cue?: string;
  /** A row of its own may say why; most rows share the reasons of their point. */
  why?: string;
  transform?: { task: string; from: string; accepted: readonly string[]; why: string };
  /** Other right sentences that can be made of a wrong one. */
  fixes?: readonly string[];
}

interface RowRules {
  cue?: string;
  why: (row: Row) => string;
  mistake: (filling: string, row: Row) => Pick<Wrong, 'mistake' | 'why'>;
}

/** Frames from written rows. The slots of a row are filled alike in all its parts. */
export function fromRows(rows: readonly Row[], rules: RowRules): Generator {
  return (random) => frameOfRow(one(random, rows), rules, random);
}

/** Stands between the parts while their slots are filled together. */
const seam = '\u0001';

function frameOfRow(row: Row, rules: RowRules, random: Random): Frame {
  const { transform } = row;
  const parts = [
    row.text,
    row.key,
    row.lead ?? '',
    row.cue ?? rules.cue ?? '',
    row.why ?? rules.why(row),
    ...(row.also ?? []),
    ...(row.besides ?? []),
    ...row.wrong,
    ...(row.fixes ?? []),
    ...(transform ? [transform.task, transform.from, transform.why, ...transform.accepted] : []),
  ];
  const done = slots(parts.join(seam), random).split(seam);
  const take = (count: number) => done.splice(0, count);
  const [pattern = '', key = '', lead, cue, why = ''] = take(5);
  const also = take(row.also?.length ?? 0);
  const besides = take(row.besides?.length ?? 0);
  const offered = take(row.wrong.length);
  const fixes = take(row.fixes?.length ?? 0);
  return frame({
    ...(lead && { lead }),
    pattern,
    key,
    ...(cue && { cue }),
    also,
    besides,
    wrong: offered.map((text, place) => ({
      text,
      ...rules.mistake(row.wrong[place] ?? text, { ...row, key }),
      ...(fixes.length > 0 && { fixes }),
    })),
    why,
    ...(transform && { transform: transformOf(done) }),
  });
}

function transformOf([task = '', from = '', why = '', ...accepted]: string[]): Transform {
  return { task, from, accepted, why };
}
