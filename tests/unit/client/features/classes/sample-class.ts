import type { ClassOutput, ClassSummary, Student } from '#shared/api/classes';

/** Ids in calls are UUIDs; forms look at that too. */
export const classId = '00000000-0000-4000-8000-000000000001';

export function summary(more: Partial<ClassSummary> = {}): ClassSummary {
  return {
    id: classId,
    owner: 'lind',
    right: 'own',
    name: 'Class 5b',
    level: 'A2',
    ageGroup: 'children',
    students: 0,
    waiting: 0,
    createdAt: '2026-01-15T10:00:00.000Z',
    archivedAt: null,
    isSample: false,
    ...more,
  };
}

/** Of the end of the name, which is different in each test's students. */
export function studentId(name: string): string {
  const digits = [...name].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `00000000-0000-4000-8000-${digits.slice(-12).padStart(12, '0')}`;
}

export function student(name: string, more: Partial<Student> = {}): Student {
  const nothing = { number: '', username: null, isManaged: false, importId: null, accommodation: null };
  return { id: studentId(name), name, ...nothing, ...more };
}

export function classWith(more: Partial<ClassOutput> = {}): ClassOutput {
  const { roster = [], waitingRoom = [] } = more;
  return {
    ...summary({ students: roster.length, waiting: waitingRoom.length }),
    timeZone: 'Europe/Berlin',
    code: null,
    roster,
    waitingRoom,
    places: { taken: roster.length, of: 150 },
    ...more,
  };
}
