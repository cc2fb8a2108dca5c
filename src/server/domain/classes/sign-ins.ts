import type { Prisma } from '#prisma/generated/sqlite/client';
import { type ClassAccessRefusal, classesOf, classFor } from '#server/domain/access/classes';
import { type Actor, record } from '#server/domain/audit/record';
import { hashPassword } from '#server/domain/identity/auth/passwords';
import { hashSecret, newSecret } from '#server/domain/identity/auth/secrets';
import { endOtherSessions } from '#server/domain/identity/auth/sessions';
import { after } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { nameKey, type User } from '#server/domain/platform/user';
import type {
  ChangeSignInInput,
  MakeSignInsInput,
  SetTokensInput,
  ShownSignIn,
  ShowSignInsInput,
  SignInOfInput,
  SignInsOutput,
} from '#shared/api/students';
import { ageGroups } from '#shared/classes/age-groups';
import { newJoinCode } from '#shared/classes/join-code';
import { kindFor, newStudentSecret, type SecretKind, secretKinds } from '#shared/classes/student-secret';
import { err, ok, type Result } from '#shared/core/result';
import { openClaim } from './claim-state';
import { inRoster } from './class-row';
import { type ClassRefusal, lockOpenClass } from './open-class';

/*
 * Students without an address. Their class looks after their accounts (`User.managedById`): they sign in by its code,
 * their name and a short secret, or by a card. Both can be shown again, so they are sealed and not hashed.
 */

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'vault'>;

/** So long everybody who knows the code sees the names. */
const openFor = { minutes: 15 };

/** The database keeps the kind as text; where the class has none, its age group decides. */
export function secretKindOf({ secretKind, ageGroup }: { secretKind: string | null; ageGroup: string | null }) {
  return toKind(secretKind) ?? kindFor(ageGroups.find((one) => one === ageGroup) ?? null);
}

export const toKind = (text: string | null): SecretKind | undefined => secretKinds.find((kind) => kind === text);

/** Names of a class whose accounts it looks after. */
export const managedIn = (classId: string) =>
  ({ classId, ...inRoster, user: { managedById: classId } }) satisfies Prisma.EnrolmentWhereInput;

/** How the students of a class sign in. Shows no secret. */
export async function signInsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User,
  id: string,
): Promise<Result<SignInsOutput, 'class_not_found'>> {
  const found = await db.class.findFirst({
    where: { id, ...classesOf(user, 'teach') },
    select: {
      secretKind: true,
      ageGroup: true,
      cardsAskSecret: true,
      signInOpenUntil: true,
      tokensPerStudent: true,
    },
  });
  if (!found) return err('class_not_found');
  const { signInOpenUntil: openUntil } = found;
  const now = clock.now();
  const rows = await db.enrolment.findMany({
    where: managedIn(id),
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      user: {
        select: {
          studentSecret: {
            select: { kind: true, cardHash: true, wrongTries: true, lastWrongAt: true, claimUntil: true },
          },
        },
      },
    },
  });
  return ok({
    secretKind: secretKindOf(found),
    cardsAskSecret: found.cardsAskSecret,
    openUntil: openUntil && openUntil > now ? openUntil.toISOString() : null,
    tokensPerStudent: found.tokensPerStudent,
    students: rows.flatMap(({ id: studentId, user: account }) => {
      const secret = account?.studentSecret;
      if (!secret) return [];
      return {
        id: studentId,
        secretKind: toKind(secret.kind) ?? 'words',
        hasCard: secret.cardHash !== null,
        wrongTries: secret.wrongTries,
        lastWrongAt: secret.lastWrongAt?.toISOString() ?? null,
        claimUntil: openClaim(secret, now),
      };
    }),
  });
}

/**
 * Makes accounts with a secret and a card for names of the class that nobody has joined under: those who are chosen, or
 * all. Who has one keeps it, so twice at once makes one each.
 */
export async function makeSignIns(
  deps: Needs,
  user: User & Actor,
  { id, studentIds }: MakeSignInsInput,
): Promise<Result<{ made: number }, ClassRefusal>> {
  // Nobody knows it, so nobody signs in by a password.
  const passwordHash = await hashPassword(newSecret());
  return transact(deps.db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const kind = await kindOfClass(tx, id);
    const names = await tx.enrolment.findMany({
      where: { classId: id, ...inRoster, userId: null, ...(studentIds && { id: { in: studentIds } }) },
      select: { id: true, name: true },
    });
    const at = deps.clock.now();
    for (const one of names) {
      // No other name or address holds such a key, and nobody can type one. It has no digits that a search would meet.
      const tag = newTag(deps.random);
      const { id: userId } = await tx.user.create({
        data: {
          username: one.name,
          usernameKey: managedNameKey(one.name, tag),
          email: '',
          emailKey: tag,
          passwordHash,
          role: 'student',
          createdAt: at,
          managedById: id,
        },
        select: { id: true },
      });
      await tx.studentSecret.create({
        data: { userId, ...sealedSecret(deps, userId, kind), ...sealedCard(deps, userId) },
        select: { userId: true },
      });
      await tx.enrolment.update({ where: { id: one.id }, data: { userId }, select: { id: true } });
    }
    if (names.length > 0)
      await record(tx, user, { action: 'classes.sign-ins-made', at, details: { count: names.length } });
    return ok({ made: names.length });
  });
}

const newTag = (random: Deps['random']) => `@ ${newJoinCode(random)}${newJoinCode(random)}`.toLowerCase();

/** Sorts by the name, as other users do, and is nobody's who has the same name. */
const managedNameKey = (name: string, tag: string) => `${nameKey(name)} ${tag}`;

/** What a student of the class is called on their own screens as well. */
export async function renameManaged(tx: Transaction, classId: string, studentId: string, name: string): Promise<void> {
  const account = await tx.user.findFirst({
    where: { managedById: classId, enrolments: { some: { id: studentId } } },
    select: { id: true, emailKey: true },
  });
  if (!account) return;
  const data = { username: name, usernameKey: managedNameKey(name, account.emailKey) };
  await tx.user.update({ where: { id: account.id }, data, select: { id: true } });
}

async function kindOfClass(tx: Transaction, id: string): Promise<SecretKind> {
  return secretKindOf(
    await tx.class.findUniqueOrThrow({ where: { id }, select: { secretKind: true, ageGroup: true } }),
  );
}

function sealedSecret({ clock, random, vault }: Omit<Needs, 'db'>, userId: string, kind: SecretKind) {
  return {
    kind,
    secret: vault.seal(newStudentSecret(kind, random), userId),
    madeAt: clock.now(),
    wrongTries: 0,
    lastWrongAt: null,
  };
}

function sealedCard({ vault }: Pick<Deps, 'vault'>, userId: string) {
  const card = newSecret();
  return { card: vault.seal(card, userId), cardHash: hashSecret(card) };
}

/** Shows secrets and cards to the class's teacher, for printing as well. Each of them is a line of the audit log. */
export async function showSignIns(
  { db, clock, vault }: Pick<Deps, 'db' | 'clock' | 'vault'>,
  user: User & Actor,
  { id, studentIds }: ShowSignInsInput,
): Promise<Result<{ students: ShownSignIn[] }, ClassAccessRefusal | 'sign_in_missing'>> {
  return transact(db, async (tx) => {
    const found = await classFor(tx, user, id, 'teach');
    if (!found.ok) return found;
    const rows = await tx.enrolment.findMany({
      where: { ...managedIn(id), id: { in: studentIds } },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        name: true,
        user: {
          select: { id: true, username: true, studentSecret: { select: { kind: true, secret: true, card: true } } },
        },
      },
    });
    const students: ShownSignIn[] = [];
    for (const { id: studentId, name, user: account } of rows) {
      const kept = account?.studentSecret;
      if (!account || !kept) continue;
      students.push({
        id: studentId,
        name,
        secretKind: toKind(kept.kind) ?? 'words',
        secret: vault.open(kept.secret, account.id) ?? null,
        card: (kept.card && vault.open(kept.card, account.id)) ?? null,
      });
      await record(tx, user, { action: 'classes.secret-shown', at: clock.now(), target: account });
    }
    return students.length > 0 ? ok({ students }) : err('sign_in_missing');
  });
}

export type StudentRefusal = ClassRefusal | 'student_not_found' | 'student_unmanaged' | 'sign_in_missing';

/** A new secret, after which the old one is worth nothing and the student is signed out. */
export function renewSecret(deps: Needs, user: User & Actor, input: SignInOfInput) {
  return changeSignInOf(deps, user, input, async (tx, account) => {
    await tx.studentSecret.update({
      where: { userId: account.id },
      data: sealedSecret(deps, account.id, await kindOfClass(tx, input.id)),
      select: { userId: true },
    });
    return 'classes.secret-renewed';
  });
}

/** A new card. Whoever has the old one gets in no more, and is out. */
export function renewCard(deps: Needs, user: User & Actor, input: SignInOfInput) {
  return changeSignInOf(deps, user, input, async (tx, account) => {
    const data = sealedCard(deps, account.id);
    await tx.studentSecret.update({ where: { userId: account.id }, data, select: { userId: true } });
    return 'classes.card-renewed';
  });
}

/** No card from then on. */
export function revokeCard(deps: Needs, user: User & Actor, input: SignInOfInput) {
  return changeSignInOf(deps, user, input, async (tx, account) => {
    const data = { card: null, cardHash: null };
    await tx.studentSecret.update({ where: { userId: account.id }, data, select: { userId: true } });
    return 'classes.card-revoked';
  });
}

type Account = { id: string; username: string };
type ChangeOfSignIn = 'classes.secret-renewed' | 'classes.card-renewed' | 'classes.card-revoked';
type ChangeOfClaim = 'classes.claim-opened' | 'classes.claim-closed';

/** Who came in by what has changed now is out. */
function changeSignInOf(
  deps: Needs,
  user: User & Actor,
  input: SignInOfInput,
  change: (tx: Transaction, account: Account) => Promise<ChangeOfSignIn>,
) {
  return changeManaged(deps, user, input, async (tx, account) => {
    const action = await change(tx, account);
    await endOtherSessions(tx, account.id, undefined);
    return action;
  });
}

/** No teacher changes how somebody signs in whom their class does not look after. */
export async function changeManaged(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { id, studentId }: SignInOfInput,
  change: (tx: Transaction, account: Account) => Promise<ChangeOfSignIn | ChangeOfClaim>,
): Promise<Result<void, StudentRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const student = await tx.enrolment.findFirst({
      where: { id: studentId, classId: id, ...inRoster },
      select: {
        user: { select: { id: true, username: true, managedById: true, studentSecret: { select: { kind: true } } } },
      },
    });
    if (!student) return err('student_not_found');
    const account = student.user;
    if (!account) return err('sign_in_missing');
    if (account.managedById !== id || !account.studentSecret) return err('student_unmanaged');
    const action = await change(tx, account);
    await record(tx, user, { action, at: clock.now(), target: account });
    return ok();
  });
}

/** What new secrets are, and whether a card alone signs in. */
export async function changeSignIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { id, ...fields }: ChangeSignInInput,
): Promise<Result<void, ClassRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    await tx.class.update({ where: { id }, data: fields, select: { id: true } });
    await record(tx, user, { action: 'classes.sign-in-changed', at: clock.now() });
    return ok();
  });
}

/** The owner says how many tokens each student may spend of theirs in a day. Nobody else does, as it is their money. */
export async function setTokens(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User & Actor,
  { id, tokensPerStudent }: SetTokensInput,
): Promise<Result<void, ClassRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, owner, id, 'own');
    if (!found.ok) return found;
    await tx.class.update({ where: { id }, data: { tokensPerStudent }, select: { id: true } });
    await record(tx, owner, { action: 'classes.tokens-set', at: clock.now(), details: { cap: tokensPerStudent } });
    return ok();
  });
}

/** Shows the names to everybody with the code, for a lesson's beginning. */
export async function openSignIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<{ openUntil: string }, ClassRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const at = clock.now();
    const signInOpenUntil = after(at, openFor);
    await tx.class.update({ where: { id }, data: { signInOpenUntil }, select: { id: true } });
    await record(tx, user, { action: 'classes.sign-in-opened', at });
    return ok({ openUntil: signInOpenUntil.toISOString() });
  });
}

/** Ends that before its time. */
export async function closeSignIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, ClassRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    await tx.class.update({ where: { id }, data: { signInOpenUntil: null }, select: { id: true } });
    await record(tx, user, { action: 'classes.sign-in-closed', at: clock.now() });
    return ok();
  });
}
