import { useEffect, useState } from 'react';
import * as z from 'zod';
import { onStoredElsewhere, readStoredJson, writeStored } from '#client/lib/storage';
import { lessonData } from '#shared/content/lessons/lesson';

/** A plan with its name. */
export const plan = z.object({
  title: z.string().max(120),
  data: lessonData,
  /** The starter lesson that it was before. */
  starter: z.string().max(80).optional(),
});
export type Plan = z.infer<typeof plan>;

/** Where a plan that is in no account is found again in teach mode. */
export const localId = 'local';

/** The plan that this browser keeps, until it is saved in an account. */
export const useLocalPlan = () => useKeptPlan('lesson-planner:plan');

/** What it took the place of. */
export const usePreviousPlan = () => useKeptPlan('lesson-planner:previous');

function useKeptPlan(key: string) {
  const [value, setValue] = useState(() => readPlan(key));
  const [isKept, setKept] = useState(true);
  // All tabs go on with the one plan: none overwrites what another one has changed.
  useEffect(() => onStoredElsewhere([key], () => setValue(readPlan(key))), [key]);
  function change(next: Plan | undefined) {
    setValue(next);
    setKept(writeStored(key, next ? JSON.stringify(next) : null) || !next);
  }
  return { value, change, isKept };
}

function readPlan(key: string): Plan | undefined {
  const parsed = plan.safeParse(readStoredJson(key));
  return parsed.success ? parsed.data : undefined;
}
