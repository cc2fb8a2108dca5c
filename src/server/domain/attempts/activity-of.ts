import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Activity, activity } from '#shared/api/attempts';
import { withKind } from '#shared/core/older-names';

const storedSource = z.record(z.string(), z.json());

/** What an attempt was begun with; its rules stand beside it. Nothing for a game, which is no activity. */
export function activityOf(source: Prisma.JsonValue): Activity | undefined {
  const { rules: _, ...asked } = storedSource.safeParse(withKind(source)).data ?? {};
  return activity.safeParse(asked).data;
}
