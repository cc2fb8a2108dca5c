import type { GivenRight } from '#shared/api/class-teachers';
import type { ClassRight, ClassSummary, Places } from '#shared/api/classes';
import type { Accommodation } from '#shared/classes/accommodation';
import { ageGroupLabels } from '#shared/classes/age-groups';
import { timeText } from '#shared/classes/time-factors';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';

export const rightLabels: Record<ClassRight, string> = { own: 'Owner', teach: 'Co-teacher', view: 'Viewer' };

export const mayText: Record<GivenRight, string> = {
  teach: 'You may change who is in the class.',
  view: 'You may look at who is in the class.',
};

/** `B1 · Teenagers, 12 to 17`; empty where neither was said. */
export function factsText({ level, ageGroup }: Pick<ClassSummary, 'level' | 'ageGroup'>): string {
  return [level, ageGroup && ageGroupLabels[ageGroup]].filter(Boolean).join(' · ');
}

/** How the user stands to a class of somebody else's: `Co-teacher, class of lind`. */
export const relationText = ({ right, owner }: Pick<ClassSummary, 'right' | 'owner'>): string =>
  right === 'own' ? '' : `${rightLabels[right]}, class of ${owner}`;

/** `20 of 150 students`. */
export function placesText({ taken, of }: Places, one: string): string {
  return `${numberText(taken)} of ${count(of, one)}`;
}

export const isFull = ({ taken, of }: Places) => taken >= of;

/** `2 want to join`. */
export const waitingText = (waiting: number) => `${numberText(waiting)} ${waiting === 1 ? 'wants' : 'want'} to join`;

/** `24 students were added`. */
export const studentsWere = (number: number, what: string) =>
  `${count(number, 'student was', 'students were')} ${what}`;

/** `Your support: time × 1.5, larger text.` */
export function supportText(given: Accommodation): string {
  const parts = [
    given.timeFactor === null ? '' : timeText(given.timeFactor),
    given.readAloud ? 'questions read aloud' : '',
    given.fewerChoices ? 'fewer choices' : '',
    given.largerText ? 'larger text' : '',
    given.readingFont ? 'reading font' : '',
  ];
  return `Your support: ${parts.filter(Boolean).join(', ')}.`;
}
