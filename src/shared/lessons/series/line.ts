/** How long a series may be, its last lesson included, and how long one lesson of it. */
export const seriesLimits = { least: 4, most: 12, leastMinutes: 30, mostMinutes: 180, points: 4 } as const;

/** Lessons of a series that teach something new. The last one revises and tests. */
export const seriesTypes = ['vocabulary', 'reading', 'grammar', 'listening', 'speaking', 'writing'] as const;
export type SeriesType = (typeof seriesTypes)[number];

/** One lesson of a series as it is planned: what it is on, by the ids of a topic and of a grammar point. */
export interface SeriesLine {
  type: SeriesType;
  topic: string;
  /** Of lessons on grammar. */
  point?: string | undefined;
}
