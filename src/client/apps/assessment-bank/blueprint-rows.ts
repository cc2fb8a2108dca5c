import { levels } from '#shared/core/level';
import { type BlueprintData, rowDifficulties } from '#shared/items/bank/blueprint';
import { skills } from '#shared/items/fields';

/** A row as it is typed; its number stays through every change. */
export interface Row {
  key: number;
  count: string;
  level: string;
  skill: string;
  point: string;
  tag: string;
  difficulty: string;
}

export const firstRows: Row[] = [
  { key: 1, count: '6', level: 'B1', skill: 'grammar', point: '', tag: '', difficulty: '' },
  { key: 2, count: '4', level: 'B1', skill: 'vocabulary', point: '', tag: '', difficulty: '' },
];

/** A row that was added, apart from those that are there. */
export function newRow(rows: readonly Row[]): Row {
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
  return { key, count: '5', level: '', skill: '', point: '', tag: '', difficulty: '' };
}

/** A whole number from 1 to 50, or nothing. */
export function countOf(text: string): number | undefined {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= 50 ? count : undefined;
}

/** What is asked of the server, and what is kept. */
export function dataOf(rows: readonly Row[], avoidLast: string): BlueprintData {
  return {
    rows: rows.map(({ count, level, skill, point, tag, difficulty }) => ({
      count: countOf(count) ?? 1,
      level: levels.find((one) => one === level),
      skill: skills.find((one) => one === skill),
      point: point || undefined,
      tag: tag.trim() || undefined,
      difficulty: rowDifficulties.find((one) => one === difficulty),
    })),
    avoidLast: Number(avoidLast),
  };
}

/** The rows of a saved blueprint. */
export function rowsOf({ rows }: BlueprintData): Row[] {
  return rows.map(({ count, level = '', skill = '', point = '', tag = '', difficulty = '' }, place) => ({
    key: place + 1,
    count: String(count),
    level,
    skill,
    point,
    tag,
    difficulty,
  }));
}
