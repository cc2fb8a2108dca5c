import { expect, test } from 'vitest';
import { meansOf } from '#client/features/progress/class-means';
import { choiceIn, periodText, searchOf } from '#client/features/progress/period-choice';
import { progressCsv } from '#client/features/progress/progress-csv';
import type { SkillTally } from '#shared/api/progress';

const grammar = (share: number, answered: number, before: SkillTally['before'] = null): SkillTally => ({
  skill: 'grammar',
  share,
  answered,
  before,
});
const student = (name: string, ...skills: SkillTally[]) => ({ id: name, name, number: '', skills });

test('each student counts the same in a class, and too few are no mean', () => {
  const students = [
    student('Anna', grammar(1, 100)),
    student('Ben', grammar(0.5, 5)),
    student('Cem', grammar(0, 10)),
    // Of four answers nothing is said.
    student('Dana', grammar(0, 4)),
    student('Emil'),
  ];
  expect(meansOf({ students })).toEqual([{ skill: 'grammar', students: 3, answered: 119, share: 0.5 }]);
  expect(meansOf({ students: students.slice(1) })).toEqual([
    { skill: 'grammar', students: 2, answered: 19, share: null },
  ]);
});

test('the file has numbers as numbers, and no formula', () => {
  const students = [student('=Anna', grammar(0.875, 8, { share: 0.5, answered: 8 })), student('Ben')];
  expect(progressCsv({ id: 'c', name: 'Class', students }).split('\r\n')).toEqual([
    'Name,Number,Grammar (%),Grammar: answers,Grammar: compared with before',
    `"'=Anna",,87.5,8,better`,
    'Ben,,,0,',
  ]);
});

test('what is looked at stands in the address, and what makes no sense is the usual', () => {
  expect(choiceIn('?span=90')).toEqual({ span: '90' });
  expect(choiceIn('?span=ages&from=yesterday')).toEqual({ span: '28' });
  const chosen = { span: 'days', from: '2026-03-01', to: '2026-03-31' } as const;
  expect(choiceIn(searchOf(chosen))).toEqual(chosen);
  expect(searchOf({ span: '28' })).toBe('');
});

test('days are told in words', () => {
  expect(periodText({ from: '2026-03-01', to: '2026-03-28' })).toBe('1 March 2026 to 28 March 2026');
  expect(periodText({ from: '2026-03-01', to: '2026-03-01' })).toBe('1 March 2026');
  expect(periodText({ from: '2026-03-01' })).toBe('since 1 March 2026');
  expect(periodText({})).toBe('all the time so far');
});
