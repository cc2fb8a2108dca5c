import { unparse } from 'papaparse';
import type { ClassProgress } from '#shared/api/progress';
import { trendOf } from '#shared/classes/trend';
import { capital } from '#shared/core/first-letter';
import { skillsIn } from './skill-columns';

/** The matrix as a sheet: a row for each student, numbers as numbers; no cell is a formula. */
export function progressCsv({ students }: ClassProgress): string {
  const columns = skillsIn(students);
  const head = columns.flatMap((skill) => [
    `${capital(skill)} (%)`,
    `${capital(skill)}: answers`,
    `${capital(skill)}: compared with before`,
  ]);
  const rows = students.map(({ name, number, skills }) => [
    name,
    number,
    ...columns.flatMap((skill) => {
      const tally = skills.find((one) => one.skill === skill);
      if (!tally) return ['', 0, ''];
      return [Math.round(tally.share * 1000) / 10, tally.answered, trendOf(tally, tally.before) ?? ''];
    }),
  ]);
  return unparse([['Name', 'Number', ...head], ...rows], { escapeFormulae: true });
}
