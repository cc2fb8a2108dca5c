import * as z from 'zod';

/** Prisma's error for a broken unique constraint, as the driver adapters report it. */
const uniqueViolation = z.object({
  code: z.literal('P2002'),
  meta: z.object({
    driverAdapterError: z.object({
      // SQLite names the columns, PostgreSQL the index, which is called after its table and columns.
      cause: z.object({
        constraint: z
          .object({ fields: z.array(z.string()), index: z.string() })
          .partial()
          .optional(),
      }),
    }),
  }),
});

/**
 * True when the error says that another row already has this value. Where a table has one such rule alone, the field
 * may be left out: PostgreSQL's name of a primary key does not hold its columns.
 */
export function isTaken(error: unknown, field?: string): boolean {
  const parsed = uniqueViolation.safeParse(error);
  if (!parsed.success) return false;
  if (field === undefined) return true;
  const { fields = [], index = '' } = parsed.data.meta.driverAdapterError.cause.constraint ?? {};
  return [...fields, index].some((name) => name.includes(field));
}
