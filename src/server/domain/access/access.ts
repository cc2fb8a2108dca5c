import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ClassRight } from '#shared/api/classes';
import { type Resource, type ShareMode, visibilities } from '#shared/api/library';
import { ownersOnlyKinds } from '#shared/library/kinds/registry';
import { ofTaughtClass } from './assignments';
import { allows } from './classes';
import { playedBy, type Visitor } from './guest-attempt';

/*
 * What somebody may see, mark or change of another person's follows from how they stand to it, and never from their
 * role: anybody may call themself a teacher. Each procedure asks here, and names the relation that it wants.
 *
 * - Owner: made it. All: its keys, its seed, the attempts that others play of it, their marks, and who else may look.
 * - Handed it: by a link, which says whether to look, to play or to copy; or by being one of those whom its owner added
 *   and to whom it is visible. Questions leave with their keys only where the owner lets them be copied. An attempt of
 *   what somebody was handed goes by its rules, and where these limit attempts its keys wait until it closes
 *   (`access/attempt-rules`).
 *   Banks of questions are handed by name, with a right of their own (`access/bank`).
 * - Player: of one's own attempt; of a guest's attempt anyone who knows its id. Of one at given work, which a guest came to
 *   by a code, only who has the token of that guest.
 * - Onlooker: an association says who may use whose tokens, and opens no work. A member who agreed besides to be seen
 *   lets its owner read what they practise: sums, results and answers of attempts that ask nobody's saved work, or the
 *   reader's own. No attempt of a third person's quiz, test or list, and no mark: whose questions they are marks.
 *   Texts and recordings that the member hands in to that owner are handed; they stay so while the member agrees.
 *
 * - Teacher of the class: whose class it is, and who was invited to teach it or to look at it. They read its roster
 *   (`access/classes`), and what its students do of the work it was given (`access/assignments`); who may teach it marks
 *   that, too. Nothing else that its students do.
 *
 * - Who administers a school, by a membership that was given by name: names and numbers of its people and classes
 *   (`access/schools`). No work, answer or mark.
 */

type Person = Pick<User, 'id'>;
type Db = Deps['db'] | Transaction;

/** Members of the user's who agreed that the user sees what they do. */
export const agreedToBeSeenBy = ({ id: ownerId }: Person): Prisma.UserWhereInput => ({
  owners: { some: { ownerId, acceptedAt: { not: null } } },
});

/** Their ids: lists and reports go from them to their attempts, so that what others played costs nothing. */
export async function idsSeenBy(db: Db, { id: ownerId }: Person): Promise<string[]> {
  const agreed = await db.association.findMany({
    where: { ownerId, acceptedAt: { not: null } },
    select: { memberId: true },
  });
  return agreed.map(({ memberId }) => memberId);
}

export async function isSeenBy(db: Db, { id: ownerId }: Person, memberId: string): Promise<boolean> {
  return (await db.association.count({ where: { ownerId, memberId, acceptedAt: { not: null } } })) > 0;
}

/** Attempts of the user's own quizzes, tests and lists. */
export const ofOwnWork = ({ id: ownerId }: Person): Prisma.AttemptWhereInput => ({ resource: { ownerId } });

/**
 * Of the attempts of those who agreed, the ones that an onlooker sees. A version stays with an attempt when the work
 * that it was played of is deleted. Of one that plays by a link or asks again what was missed, `isPracticeFor`
 * (`attempts/attempt-access.ts`) looks into its source besides: the database cannot.
 */
export const openToOnlooker = (user: Person): Prisma.AttemptWhereInput => ({
  OR: [{ resourceVersion: null, isAssigned: false }, ofOwnWork(user)],
});

/** Attempts whose tasks the user marks: of their own questions, or of what their classes were given. */
export const markedBy = (user: Person): Prisma.AttemptWhereInput => ({
  OR: [ofOwnWork(user), ofTaughtClass(user, 'teach')],
});

export type Reader = 'player' | 'guest' | 'owner' | 'teacher' | 'viewer' | 'onlooker';

/** Attempts that somebody may read in one of these ways. */
export const readableBy = ({ user, guest }: Visitor<Person>): Prisma.AttemptWhereInput => ({
  OR: [
    ...playedBy({ user, guest }),
    ...(user
      ? [
          ofOwnWork(user),
          ofTaughtClass(user, 'view'),
          { AND: [{ user: agreedToBeSeenBy(user) }, openToOnlooker(user)] },
        ]
      : []),
  ],
});

interface Read {
  userId: string | null;
  resource: { ownerId: string } | null;
  guest: { tokenHash: string } | null;
}

/** As whom the user reads an attempt that they may read. `right` is that in the class which was given the work. */
export function readerOf(
  { userId, resource, guest: cameAs }: Read,
  { user, guest }: Visitor<Person>,
  right: ClassRight | undefined,
): Reader {
  if (user && userId === user.id) return 'player';
  if (guest && cameAs?.tokenHash === guest) return 'player';
  if (user && resource?.ownerId === user.id) return 'owner';
  if (right) return allows(right, 'teach') ? 'teacher' : 'viewer';
  return userId === null ? 'guest' : 'onlooker';
}

/**
 * Whose questions they are, and who teaches or looks at the class that they were given to, see keys and points of an
 * attempt as soon as it has ended; all others when its rules say so.
 */
export const seesBeforeRelease = (reader: Reader): boolean =>
  reader === 'owner' || reader === 'teacher' || reader === 'viewer';

/** Marks are given by whose questions they are, and by who teaches the class that they were given to. */
export const mayMark = (reader: Reader): boolean => reader === 'owner' || reader === 'teacher';

/** Saved work of others that its owner made visible to the user. */
export function shownTo(user: Person): Prisma.ResourceWhereInput {
  return {
    visibility: { in: visibilities.filter((one) => one !== 'private') },
    deletedAt: null,
    kind: { notIn: [...ownersOnlyKinds] },
    ownerId: { not: user.id },
    owner: { members: { some: { memberId: user.id, acceptedAt: { not: null } } } },
  };
}

/** What may be done with work that is visible: a copy of questions has their keys, so that is its owner's to allow. */
export function modeOfShown({ kind, visibility }: Pick<Resource, 'kind' | 'visibility'>): ShareMode {
  return (kind === 'quiz' || kind === 'test') && visibility !== 'associated-copy' ? 'view' : 'copy';
}

/** What a link is for: anyone who may copy may play, and anyone who may play may look. */
export const mayPlay = (mode: ShareMode): boolean => mode !== 'view';
export const mayCopy = (mode: ShareMode): boolean => mode === 'copy';
