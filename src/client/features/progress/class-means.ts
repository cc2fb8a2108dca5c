import type { ClassProgress } from '#shared/api/progress';
import { enough } from '#shared/classes/trend';
import type { Skill } from '#shared/items/fields';
import { skillsIn } from './skill-columns';

/** Fewer students are no class that could be compared. */
export const fewestStudents = 3;

export interface SkillMean {
  skill: Skill;
  /** Students with enough answers to say something. */
  students: number;
  answered: number;
  /** The mean of these students, from 0 to 1: whoever answers more counts no more. None where they are too few. */
  share: number | null;
}

/** How a class does in each skill, over its students. */
export function meansOf({ students }: Pick<ClassProgress, 'students'>): SkillMean[] {
  return skillsIn(students).map((skill) => {
    const all = students.flatMap((student) => student.skills.filter((one) => one.skill === skill));
    const known = all.filter(({ answered }) => answered >= enough);
    return {
      skill,
      students: known.length,
      answered: all.reduce((sum, { answered }) => sum + answered, 0),
      share: known.length >= fewestStudents ? known.reduce((sum, { share }) => sum + share, 0) / known.length : null,
    };
  });
}
