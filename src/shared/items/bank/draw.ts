import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '../item';
import type { BlueprintData, RowDifficulty } from './blueprint';

/** What a question is chosen by. */
export interface Candidate {
  item: Item;
  /** Id of a grammar point. */
  point: string | null;
  difficulty: RowDifficulty;
  /** The same for questions that are the same (see `sameKey`). */
  key: string;
}

export interface DrawResult {
  items: Item[];
  /** How many of them filled up what the others did not have. */
  filled: number;
  gaps: { row: number; wanted: number; found: number }[];
}

type Row = BlueprintData['rows'][number];

/**
 * Draws questions by chance, so many for each row and none twice. A question that fits several rows is given to the one
 * that needs it: places and questions are matched by augmenting paths (Kuhn 1955), so that there is a gap only where
 * the bank has one. Those to fill up with come after all others, and are no more than what is missing: a path only ever
 * adds a question to those that are matched.
 */
export function draw(
  { rows }: Pick<BlueprintData, 'rows'>,
  candidates: readonly Candidate[],
  {
    random,
    avoid = new Set(),
    fillUp = [],
  }: { random: Random; avoid?: ReadonlySet<string>; fillUp?: readonly Candidate[] },
): DrawResult {
  const isFresh = ({ key }: Candidate) => !avoid.has(key);
  const first = shuffle(once(candidates.filter(isFresh)), random);
  const known = new Set(first.map(({ key }) => key));
  const pool = [...first, ...shuffle(once(fillUp.filter((one) => isFresh(one) && !known.has(one.key))), random)];
  const fitting = rows.map((row) => pool.flatMap((one, place) => (fits(one, row) ? [place] : [])));
  /** The row's place that holds each question of the pool. */
  const holder = new Map<number, number>();
  const places = rows.flatMap((row, index) => Array.from({ length: row.count }, () => index));

  const claim = (place: number, among: number, tried = new Set<number>()): boolean => {
    for (const candidate of fitting[places[place] ?? 0] ?? []) {
      if (candidate >= among || tried.has(candidate)) continue;
      tried.add(candidate);
      const other = holder.get(candidate);
      if (other === undefined || claim(other, among, tried)) {
        holder.set(candidate, place);
        return true;
      }
    }
    return false;
  };
  for (const place of places.keys()) claim(place, first.length);
  const held = new Set(holder.values());
  for (const place of places.keys()) if (!held.has(place)) claim(place, pool.length);

  const byPlace = new Map([...holder].map(([candidate, place]) => [place, candidate]));
  const items = [...places.keys()].flatMap((place) => pool[byPlace.get(place) ?? -1]?.item ?? []);
  const gaps = rows.flatMap(({ count }, row) => {
    const drawnCount = places.filter((of, place) => of === row && byPlace.has(place)).length;
    return drawnCount < count ? [{ row, wanted: count, found: drawnCount }] : [];
  });
  const filled = [...holder.keys()].filter((candidate) => candidate >= first.length).length;
  return { items, filled, gaps };
}

export function fits({ item, point, difficulty }: Candidate, row: Omit<Row, 'count'>): boolean {
  return (
    (!row.level || item.level === row.level) &&
    (!row.skill || item.skill === row.skill) &&
    (!row.point || point === row.point) &&
    (!row.difficulty || difficulty === row.difficulty) &&
    (!row.tag || item.tags.some((tag) => tag.toLowerCase() === row.tag?.toLowerCase()))
  );
}

/** Of questions that are the same, the first. */
function once(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map([...candidates].reverse().map((one) => [one.key, one])).values()].reverse();
}
