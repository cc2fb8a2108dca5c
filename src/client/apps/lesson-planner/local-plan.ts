import { useEffect, useState } from 'react';
import * as z from 'zod';
import { lessonData } from '../../../shared/lessons/lesson';
import { readStoredJson, writeStored } from '../../lib/storage';

/** A plan with its name. */
export const plan = z.object({ title: z.string().max(120), data: lessonData });
export type Plan = z.infer<typeof plan>;

const key = 'lesson-planner:plan';

/** Where a plan that is in no account is found again in teach mode. */
export const localId = 'local';

/** The plan that this browser keeps, until it is saved in an account. */
export function useLocalPlan() {
  const [value, setValue] = useState<Plan | undefined>(() => {
    const parsed = plan.safeParse(readStoredJson(key));
    return parsed.success ? parsed.data : undefined;
  });
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    setKept(writeStored(key, value ? JSON.stringify(value) : null) || !value);
  }, [value]);
  return { value, change: setValue, isKept };
}
