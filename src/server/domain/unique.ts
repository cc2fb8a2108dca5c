import * as z from 'zod';

/** Prisma's error for a broken unique constraint, as the driver adapters report it. */
const uniqueViolation = z.object({
  code: z.literal('P2002'),
  meta: z.object({
    driverAdapterError: z.object({
      cause: z.object({ constraint: z.object({ fields: z.array(z.string()) }).optional() }),
    }),
  }),
});

/** True when the error says that another row already has this value. */
export function isTaken(error: unknown, field: string): boolean {
  const parsed = uniqueViolation.safeParse(error);
  return (
    parsed.success &&
    (parsed.data.meta.driverAdapterError.cause.constraint?.fields ?? []).some((name) => name.includes(field))
  );
}
