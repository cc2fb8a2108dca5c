import type { Line } from './series-request';

/*
 * Changes of an outline. Each lesson keeps a topic of its own, and each lesson on grammar a point of its own: what
 * another one has is exchanged with it.
 */

export function withLine(lines: readonly Line[], place: number, line: Line): Line[] {
  const before = lines[place];
  return lines.map((one, at) => {
    if (at === place) return line;
    return {
      ...one,
      ...(before && one.topic === line.topic && { topic: before.topic }),
      ...(line.point && one.point === line.point && { point: before?.point }),
    };
  });
}

export function moveLine(lines: readonly Line[], place: number, by: number): Line[] {
  const rest = lines.filter((_, at) => at !== place);
  return [...rest.slice(0, place + by), ...lines.slice(place, place + 1), ...rest.slice(place + by)];
}

export const dropLine = (lines: readonly Line[], place: number): Line[] => lines.filter((_, at) => at !== place);

/** One more lesson at the end, on a topic that no other has. */
export const addLine = (lines: readonly Line[], topic: string): Line[] => [...lines, { type: 'speaking', topic }];
