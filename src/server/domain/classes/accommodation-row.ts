import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Accommodation, accommodation } from '#shared/classes/accommodation';

export const accommodationSelect = {
  timeFactor: true,
  readAloud: true,
  fewerChoices: true,
  largerText: true,
  readingFont: true,
} satisfies Prisma.AccommodationSelect;

/** The database keeps the factor as any number; one that nobody can choose counts as none. */
export function toAccommodation(
  row: Prisma.AccommodationGetPayload<{ select: typeof accommodationSelect }> | null,
): Accommodation | null {
  if (!row) return null;
  return accommodation.safeParse(row).data ?? { ...row, timeFactor: null };
}
