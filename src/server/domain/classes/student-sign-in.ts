import type { Prisma } from '#prisma/generated/sqlite/client';
import { record } from '#server/domain/audit/record';
import { countingAttempts } from '#server/domain/identity/auth/attempts';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { type Origin, openSession } from '#server/domain/identity/auth/sessions';
import { before } from '#server/domain/platform/calendar';
import type { Attempt, Deps, Transaction } from '#server/domain/platform/deps';
import { nameKey, toUser, toUserOutput, userSelect } from '#server/domain/platform/user';
import type { SignedInOutput } from '#shared/api/auth';
import type { CardSignInInput, NameSignInInput, OpenSignInInput, OpenSignInOutput } from '#shared/api/students';
import { shortName } from '#shared/classes/short-name';
import { secretKey } from '#shared/classes/student-secret';
import { byAlphabet, endOfDay } from '#shared/core/locale';
import { err, ok, type Result } from '#shared/core/result';
import { findClassDevice, rememberClassDevice } from './class-devices';
import { countingCodes, type TypedFrom } from './counting-codes';
import { managedIn, secretKindOf, toKind } from './sign-ins';

/*
 * A student without an address signs in: by the code of the class, their name and their secret, or by a card. Secrets
 * are short, so wrong ones are counted for the student on this network, for the student everywhere, and by network; in a
 * browser where the class is known, and with a card, in a place of its own that nobody else can fill.
 */

type Needs = Pick<Deps, 'db' | 'clock' | 'limiter' | 'vault' | 'log'>;

const classSelect = {
  id: true,
  name: true,
  timeZone: true,
  ageGroup: true,
  secretKind: true,
  cardsAskSecret: true,
  signInOpenUntil: true,
} satisfies Prisma.ClassSelect;
type FoundClass = Prisma.ClassGetPayload<{ select: typeof classSelect }>;

const studentSelect = {
  ...userSelect,
  studentSecret: { select: { kind: true, secret: true, madeAt: true, cardHash: true } },
} satisfies Prisma.UserSelect;
type Student = Prisma.UserGetPayload<{ select: typeof studentSelect }>;

function classOf(deps: Pick<Deps, 'db' | 'limiter'>, from: TypedFrom, code: string) {
  return countingCodes<FoundClass, 'join_code_unknown'>(deps, from, async () => {
    const found = await deps.db.class.findFirst({
      where: { joinCode: { code }, archivedAt: null },
      select: classSelect,
    });
    return found ? ok(found) : err('join_code_unknown');
  });
}

/** What somebody sees who types the code of a class: its name, and who is in it where that may be seen. */
export async function openClassSignIn(
  deps: Pick<Deps, 'db' | 'clock' | 'limiter'>,
  from: Origin,
  { code, device }: OpenSignInInput,
): Promise<Result<OpenSignInOutput, 'join_code_unknown' | 'too_many_attempts'>> {
  const found = await classOf(deps, { ...from, device }, code);
  if (!found.ok) return found;
  const { id, name: className, signInOpenUntil } = found.value;
  const isOpen = signInOpenUntil !== null && signInOpenUntil > deps.clock.now();
  const areListed = isOpen || (await findClassDevice(deps, id, device)) !== undefined;
  return ok({
    className,
    secretKind: secretKindOf(found.value),
    names: areListed ? await namesOf(deps, id) : null,
  });
}

/** First names and initials; whole names where two would look the same. */
async function namesOf({ db }: Pick<Deps, 'db'>, classId: string): Promise<{ id: string; name: string }[]> {
  const rows = await db.enrolment.findMany({ where: managedIn(classId), select: { id: true, name: true } });
  const areAlike = (one: string, other: string) => nameKey(shortName(one)) === nameKey(shortName(other));
  return rows
    .map(({ id, name }) => {
      const isAlone = rows.filter((row) => areAlike(row.name, name)).length === 1;
      return { id, name: isAlone ? shortName(name) : name };
    })
    .sort((one, other) => byAlphabet(one.name, other.name));
}

/** Signs in by a name of the class and its secret. Nobody learns which of the two was wrong. */
export async function signInByName(
  deps: Needs,
  from: Origin,
  { code, who, secret, device }: NameSignInInput,
): Promise<Result<SignedInOutput, 'join_code_unknown' | 'student_secret_wrong' | 'too_many_attempts'>> {
  const found = await classOf(deps, { ...from, device }, code);
  if (!found.ok) return found;
  const inClass = found.value;
  const students = await studentsCalled(deps, inClass.id, who);
  const knownDevice = await findClassDevice(deps, inClass.id, device);
  const someone = 'id' in who ? who.id : nameKey(who.name);
  const tries = students.length > 0 ? students.flatMap((one) => attemptsOn(one, from, knownDevice)) : [];
  const [first = attemptOnNobody(inClass.id, someone, from), ...others] = tries;
  const attempts: [Attempt, ...Attempt[]] = [first, ...others];
  if (!knownDevice) attempts.push({ limit: 'login-address', address: from.address });
  return countingAttempts(deps, attempts, async () => {
    const right = students.filter((one) => hasSecret(deps, one, secret));
    const [student] = right;
    // Two of one name who drew the same secret: their teacher gives one of them another.
    if (!student || right.length > 1) return noteWrong(deps, from, students);
    return enter(deps, from, {
      student,
      inClass,
      device,
      only: { studentSecret: { is: { secret: sealedOf(student) } } },
    });
  });
}

/** Those of the class who can be meant: by whole name, by first name and initial, or by first name alone. */
async function studentsCalled({ db }: Pick<Deps, 'db'>, classId: string, who: NameSignInInput['who']) {
  const rows = await db.enrolment.findMany({
    where: { ...managedIn(classId), ...('id' in who && { id: who.id }) },
    select: { name: true, user: { select: studentSelect } },
  });
  const typed = 'id' in who ? undefined : nameKey(who.name).replace(/\.$/, '');
  const isCalled = (name: string) =>
    [name, shortName(name).replace(/\.$/, ''), name.split(/\s+/)[0] ?? ''].some((one) => nameKey(one) === typed);
  return rows.flatMap(({ name, user }) => (user && (typed === undefined || isCalled(name)) ? user : []));
}

function attemptsOn({ id, studentSecret }: Student, { address }: Origin, knownDevice: string | undefined): Attempt[] {
  // A new secret begins anew.
  const key = hashSecret(`${id}:${studentSecret?.madeAt.getTime()}`);
  if (knownDevice) return [{ limit: 'student-device', key: hashSecret(`${key}:${knownDevice}`) }];
  return [
    { limit: 'student-and-address', key, address },
    { limit: 'student-account', key },
  ];
}

/** Names that nobody has are counted like others, or they would be told by it. */
function attemptOnNobody(classId: string, name: string, { address }: Origin): Attempt {
  return { limit: 'student-and-address', key: hashSecret(`${classId}:${name}`), address };
}

const sealedOf = ({ studentSecret }: Student) => studentSecret?.secret ?? '';

function hasSecret({ vault, log }: Needs, student: Student, typed: string): boolean {
  const secret = vault.open(sealedOf(student), student.id);
  if (secret === undefined)
    log.error({}, 'A secret of a student was encrypted under another SECRETS_KEY: set that key again.');
  return secret !== undefined && secretKey(secret) === secretKey(typed);
}

/** Their teacher sees how often; wrong ones of days before are over. */
async function noteWrong({ db, clock }: Needs, { address }: Origin, students: readonly Student[]) {
  const at = clock.now();
  for (const target of students) {
    const own = { userId: target.id };
    const isOver = { OR: [{ lastWrongAt: null }, { lastWrongAt: { lt: before(at, { days: 1 }) } }] };
    await db.$transaction(async (tx) => {
      await tx.studentSecret.updateMany({ where: { ...own, ...isOver }, data: { wrongTries: 0 } });
      await tx.studentSecret.updateMany({ where: own, data: { wrongTries: { increment: 1 }, lastWrongAt: at } });
      await record(tx, { address }, { action: 'auth.sign-in-failed', at, target, details: { why: 'wrong secret' } });
    });
  }
  return err('student_secret_wrong');
}

type CardRefusal =
  | 'card_unknown'
  | 'card_asks_pictures'
  | 'card_asks_words'
  | 'student_secret_wrong'
  | 'too_many_attempts';

/** Signs in by what a card says, with the secret where the class wants it as well. */
export async function signInByCard(
  deps: Needs,
  from: Origin,
  { card, secret, device }: CardSignInInput,
): Promise<Result<SignedInOutput, CardRefusal>> {
  const cardHash = hashSecret(card);
  const found = await countingCodes<{ student: Student; inClass: FoundClass }, 'card_unknown'>(
    deps,
    { ...from, device },
    async () => {
      const row = await deps.db.user.findFirst({
        where: { studentSecret: { is: { cardHash } }, managedBy: { is: { archivedAt: null } } },
        select: { ...studentSelect, managedBy: { select: classSelect } },
      });
      if (!row?.managedBy) return err('card_unknown');
      const { managedBy, ...student } = row;
      return ok({ student, inClass: managedBy });
    },
  );
  if (!found.ok) return found;
  const { student, inClass } = found.value;
  const entering = { student, inClass, device, only: { studentSecret: { is: { cardHash } } } };
  const entered = () => enter(deps, from, entering);
  if (!inClass.cardsAskSecret) {
    const signedIn = await entered();
    return signedIn.ok ? signedIn : err('card_unknown');
  }
  if (secret === undefined) {
    return err(toKind(student.studentSecret?.kind ?? null) === 'pictures' ? 'card_asks_pictures' : 'card_asks_words');
  }
  return countingAttempts(deps, [{ limit: 'student-device', key: cardHash }], async () =>
    hasSecret(deps, student, secret) ? entered() : noteWrong(deps, from, [student]),
  );
}

interface Entering {
  student: Student;
  inClass: FoundClass;
  device: string | undefined;
  /** What must still be so: the teacher may be giving out a new secret or card. */
  only: Prisma.UserWhereInput;
}

/** Opens a session until the class's day ends. */
async function enter(
  deps: Needs,
  from: Origin,
  { student, inClass, device, only }: Entering,
): Promise<Result<SignedInOutput, 'student_secret_wrong'>> {
  const at = deps.clock.now();
  const user = toUser(student);
  const token = await openSession(deps, {
    userId: user.id,
    from,
    only: { ...only, managedById: inClass.id },
    endsAt: endOfDay(at, inClass.timeZone),
    alongside: async (tx: Transaction) => {
      if (device) await rememberClassDevice(tx, { classId: inClass.id, secret: device, at });
      await record(tx, { ...user, address: from.address }, { action: 'auth.signed-in', at });
    },
  });
  return token ? ok({ token, ...toUserOutput(user) }) : err('student_secret_wrong');
}
