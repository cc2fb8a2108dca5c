import type { Prisma } from '#prisma/generated/sqlite/client';

/**
 * A guest's attempt: knowing its id is having it. That of a former student is nobody's, and one at given work is had by
 * the token of the guest (`attemptOfToken`).
 */
export const guestAttempt = {
  userId: null,
  isFormer: false,
  guestId: null,
  isAssigned: false,
} satisfies Prisma.AttemptWhereInput;

/** Attempts of the guests who came by a code with the token that has this hash. */
export const attemptOfToken = (tokenHash: string): Prisma.AttemptWhereInput => ({ guest: { tokenHash } });

/** Who asks for attempts: a user, a guest with a token, both, or nobody. */
export interface Visitor<Person> {
  user: Person | undefined;
  /** The hash of the token that the request came with. */
  guest?: string | undefined;
}

/** Attempts that nobody else could be the player of. */
export const playedBy = ({ user, guest }: Visitor<{ id: string }>): Prisma.AttemptWhereInput[] => [
  guestAttempt,
  ...(guest ? [attemptOfToken(guest)] : []),
  ...(user ? [{ userId: user.id }] : []),
];
