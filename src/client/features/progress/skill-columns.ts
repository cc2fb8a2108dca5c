import type { ClassProgress } from '#shared/api/progress';
import { type Skill, skills } from '#shared/items/fields';

/** The skills in which anybody has answered something. */
export const skillsIn = (students: ClassProgress['students']): Skill[] =>
  skills.filter((skill) => students.some((student) => student.skills.some((one) => one.skill === skill)));
