import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { keptRequest } from './kept-request';
import { type PlanRequest, planRequest } from './plan-request';

/** The plan that was asked for and not answered yet. */
export const openPlan = keptRequest('lesson-planner:request', planRequest);

const formKey = 'lesson-planner:form';
const formShape = z.object({ userId: z.string().nullable(), wish: planRequest });

/** The form as it was left on this device: a text that was pasted is not lost with a reload. */
export const leftForm = {
  /** What the user who looks at it now had typed. */
  read(userId: string | null): PlanRequest | undefined {
    const parsed = formShape.safeParse(readStoredJson(formKey));
    return parsed.success && parsed.data.userId === userId ? parsed.data.wish : undefined;
  },
  keep: (userId: string | null, wish: PlanRequest) => writeStored(formKey, JSON.stringify({ userId, wish })),
  forget: () => writeStored(formKey, null),
};
