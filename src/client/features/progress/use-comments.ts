import { useState } from 'react';
import * as z from 'zod';
import { useUser } from '#client/lib/auth';
import { readStoredJson, writeStored } from '#client/lib/storage';
import type { StudentFacts } from '#shared/api/progress';
import type { Period } from '#shared/classes/period';
import { reportComment } from '#shared/classes/report-comment';

/** More is no comment, and does not fit on the page. */
export const mostLetters = 1200;

const stored = z.record(z.string(), z.string().max(mostLetters)).catch({});

/**
 * What the report cards of a class say of each student. It is made by rules, until the teacher writes something else:
 * that is kept in this browser, by class and days.
 */
export function useComments(classId: string, { from = '', to = '' }: Period) {
  const { id } = useUser();
  const key = `portal:report-cards:${id}:${classId}:${from}:${to}`;
  // Another tab may have changed them since.
  const read = () => stored.parse(readStoredJson(key));
  const [own, setOwn] = useState(read);
  function store(next: Record<string, string>) {
    writeStored(key, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
    setOwn(next);
  }
  return {
    commentOn: (student: StudentFacts) => own[student.id] ?? reportComment(student),
    isOwn: (studentId: string) => studentId in own,
    write: (studentId: string, comment: string) => store({ ...read(), [studentId]: comment }),
    /** Back to what the rules say. */
    forget(studentId: string) {
      const { [studentId]: _, ...others } = read();
      store(others);
    },
  };
}
