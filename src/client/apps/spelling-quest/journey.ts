import type { LandscapeName } from '#client/scenes/landscapes';

const mostInChapter = 5;
const names: Record<LandscapeName, string> = {
  village: 'The village',
  forest: 'The forest',
  river: 'The river',
  mountain: 'The mountains',
  castle: 'The castle',
};
const between = ['forest', 'river', 'mountain'] as const;

export interface Chapter {
  landscape: LandscapeName;
  name: string;
  /** Its stations, from 0. */
  stations: readonly number[];
}

/** A journey from the village to the castle, with up to five stations a chapter. What lies between differs by list. */
export function chaptersOf(stations: number, list: string): Chapter[] {
  const count = Math.max(1, Math.ceil(stations / mostInChapter));
  const start = [...list].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return Array.from({ length: count }, (_, at) => {
    const landscape = landscapeOf(at, count, start);
    const first = Math.round((at * stations) / count);
    const end = Math.round(((at + 1) * stations) / count);
    return {
      landscape,
      name: names[landscape],
      stations: Array.from({ length: end - first }, (_, one) => first + one),
    };
  });
}

function landscapeOf(at: number, count: number, start: number): LandscapeName {
  if (at === 0) return 'village';
  if (at === count - 1) return 'castle';
  return between[(start + at) % between.length] ?? 'forest';
}
