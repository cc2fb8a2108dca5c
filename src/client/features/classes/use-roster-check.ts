import { useState } from 'react';
import { dialogFailureTexts } from '#client/lib/dialog-form';
import { failureText } from '#client/lib/failure-text';
import type { CheckRosterOutput } from '#shared/api/classes';
import type { RosterRow } from '#shared/classes/read-roster';
import { useCheckRoster } from './use-class-changes';

/** What the server said of the rows that are there now; nothing where it was not asked, or they have changed since. */
export function useRosterCheck(classId: string, rows: readonly RosterRow[]) {
  const check = useCheckRoster();
  const [checked, setChecked] = useState<{ of: readonly RosterRow[]; answer: CheckRosterOutput }>();
  const [failed, setFailed] = useState<{ of: readonly RosterRow[]; why: string }>();

  async function ask() {
    setFailed(undefined);
    try {
      // What is longer is no name, and is told so beside its row.
      const sent = rows.map(({ name, number }) => ({ name: name.slice(0, 500), number: number.slice(0, 500) }));
      setChecked({ of: rows, answer: await check.mutateAsync({ id: classId, rows: sent }) });
    } catch (error) {
      setFailed({ of: rows, why: failureText(error, dialogFailureTexts) });
    }
  }

  return {
    answer: checked?.of === rows ? checked.answer : undefined,
    failure: failed?.of === rows ? failed.why : undefined,
    ask,
    /** Takes the answer away, so that the rows can be changed. */
    forget: () => setChecked(undefined),
    pending: check.isPending,
  };
}
