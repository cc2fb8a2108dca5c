import * as z from 'zod';
import { newId } from '#client/lib/new-id';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { type PlanRequest, planRequest } from './plan-request';

const key = 'lesson-planner:request';
const storedShape = z.object({ userId: z.string().nullable(), key: z.string(), wish: planRequest });

/** For a browser that keeps nothing. */
let inMemory: unknown;

/** What was asked for and not answered yet, by the user who asks now. */
export function openPlanRequest(userId: string | null): PlanRequest | undefined {
  return readStoredRequest(userId)?.wish;
}

/**
 * The key of a request for a plan. The same wish is one request until it was answered: pressed twice, after a broken
 * connection or a reload, it is paid once.
 */
export function keyFor(userId: string | null, request: PlanRequest): string {
  const open = readStoredRequest(userId);
  if (open && JSON.stringify(open.wish) === JSON.stringify(planRequest.parse(request))) return open.key;
  const fresh = { userId, key: newId(), wish: request };
  inMemory = fresh;
  writeStored(key, JSON.stringify(fresh));
  return fresh.key;
}

export function forgetRequest(): void {
  inMemory = undefined;
  writeStored(key, null);
}

function readStoredRequest(userId: string | null) {
  const parsed = storedShape.safeParse(readStoredJson(key) ?? inMemory);
  return parsed.success && parsed.data.userId === userId ? parsed.data : undefined;
}
