import { Mutex } from 'async-mutex';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Prisma, RateLimiterFlexible } from '#prisma/generated/sqlite/client';
import type { Attempt, Db, Limiter, LimitName } from '#server/domain/platform/deps';
import { groupCommit } from '#server/domain/platform/group-commit';
import { letOthersRun } from '#server/domain/platform/in-batches';
import { err } from '#shared/core/result';
import { networkOf } from './network-of';

const hour = 3600;

/**
 * Attempts allowed, and in how many seconds. Per account they stop guessing; per address they are wide enough for a
 * school of sixty behind one address.
 */
export const attemptLimits: Record<LimitName, { points: number; duration: number }> = {
  'login-account-and-address': { points: 10, duration: hour / 4 },
  'login-account': { points: 100, duration: hour },
  'login-address': { points: 300, duration: hour },
  // A browser in which its user has signed in before, apart from everybody else.
  'login-device': { points: 10, duration: hour / 4 },
  // Secrets of students without an address, which are short: children mistype, and of 12,000 nobody finds one.
  'student-and-address': { points: 8, duration: hour / 12 },
  'student-account': { points: 60, duration: 24 * hour },
  // In a browser that the class is known in, or with the student's card: nobody else can use these up.
  'student-device': { points: 8, duration: hour / 12 },
  // Passwords that a signed-in user types once more: only who has a session can use these up.
  'password-account': { points: 10, duration: hour / 4 },
  // Codes of the second step, which only those come to who have the password: of the three codes that count at a time,
  // nobody guesses one in years.
  'second-factor-account': { points: 30, duration: 24 * hour },
  'sign-up-address': { points: 200, duration: hour },
  'mail-account': { points: 5, duration: hour },
  'mail-address': { points: 100, duration: hour },
  'reset-address': { points: 100, duration: hour },
  // Codes from the board, in a browser that says which one it is: children mistype, and wait some minutes at most.
  'codes-device': { points: 30, duration: hour / 12 },
  // On a network: a school that types ten rolls in an hour, and nobody who tries all of them.
  'codes-address': { points: 600, duration: hour },
  // Codes of devices that wait for a teacher, a new one each five minutes: sixty classrooms, all of them left on.
  'device-codes-address': { points: 1200, duration: hour },
  // Attempts of players without an account: a school of sixty, one a minute each.
  'guest-attempts-address': { points: 3600, duration: hour },
  // Answers to one attempt: somebody who changes one every half second, and nobody who sends thousands.
  'answers-attempt': { points: 1200, duration: hour / 6 },
  // Drafts from the built-in engine, for visitors.
  'guest-generations-address': { points: 600, duration: hour },
  // Drafts in free apps, where no opening counts them.
  'generations-account': { points: 60, duration: hour },
  // Each download of all own data reads all of it.
  'own-data-account': { points: 5, duration: 24 * hour },
  // Things for 20 Questions that a student suggests: one a game, for a rainy day.
  'suggestions-account': { points: 20, duration: 24 * hour },
  // Addresses and names that a person adds or shares with, each of which tells whether it has an account: a whole year
  // of a school in a day, and nobody who goes through a list of thousands.
  'accounts-asked-account': { points: 200, duration: 24 * hour },
  'accounts-asked-address': { points: 2000, duration: 24 * hour },
  // Lines that a speech server is asked to say, for one account or one attempt; what was said before is not counted.
  'speech-account': { points: 600, duration: hour },
  'speech-attempt': { points: 300, duration: hour },
  // Words of the pack for visitors: a school of sixty behind one address.
  'speech-address': { points: 3600, duration: hour },
  // Words that a speech server writes down: one each ten seconds, for a whole lesson and more.
  'transcriptions-account': { points: 360, duration: hour },
};

/** Says how long to wait, rounded up, so that trying again then is not too early. */
function tooManyText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `Too many attempts. Please try again in ${Math.ceil(minutes / 60)} hours.`;
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

function keyOf(attempt: Attempt): string {
  if (!('address' in attempt)) return attempt.key;
  const network = networkOf(attempt.address);
  return attempt.key === undefined ? network : `${attempt.key}:${network}`;
}

/** Each attempt is counted by a write of its own: those of a class that comes in at once share transactions. */
const keepCounts = groupCommit(async (tx, counts: readonly Prisma.RateLimiterFlexibleUpsertArgs[]) => {
  const kept = new Map<Prisma.RateLimiterFlexibleUpsertArgs, RateLimiterFlexible>();
  for (const count of counts.toSorted((a, b) => (keyIn(a) < keyIn(b) ? -1 : 1))) {
    kept.set(count, await tx.rateLimiterFlexible.upsert(count));
    await letOthersRun();
  }
  return counts.flatMap((count) => kept.get(count) ?? []);
});

const keyIn = ({ where }: Prisma.RateLimiterFlexibleUpsertArgs) => where.key ?? '';

/** What the limiter asks of its table. */
const tableOf = (db: Db) => ({
  findFirst: (wanted: Prisma.RateLimiterFlexibleFindFirstArgs) => db.rateLimiterFlexible.findFirst(wanted),
  deleteMany: (wanted: Prisma.RateLimiterFlexibleDeleteManyArgs) => db.rateLimiterFlexible.deleteMany(wanted),
  upsert: (count: Prisma.RateLimiterFlexibleUpsertArgs) => keepCounts(db, count),
});

/** Counts in the database, so that several processes count together. */
export function createLimiter(db: Db): Limiter {
  const limiterFor = (name: LimitName) =>
    new RateLimiterPrisma({
      storeClient: { rateLimiterFlexible: tableOf(db) },
      tableName: 'rateLimiterFlexible',
      keyPrefix: name,
      // It would do so for each limit, by a timer that outlives the database: `forgetPassed` does it once for all.
      clearExpiredByTimeout: false,
      ...attemptLimits[name],
    });
  const limiters: Record<LimitName, RateLimiterPrisma> = {
    'login-account-and-address': limiterFor('login-account-and-address'),
    'login-account': limiterFor('login-account'),
    'login-address': limiterFor('login-address'),
    'login-device': limiterFor('login-device'),
    'student-and-address': limiterFor('student-and-address'),
    'student-account': limiterFor('student-account'),
    'student-device': limiterFor('student-device'),
    'password-account': limiterFor('password-account'),
    'second-factor-account': limiterFor('second-factor-account'),
    'sign-up-address': limiterFor('sign-up-address'),
    'mail-account': limiterFor('mail-account'),
    'mail-address': limiterFor('mail-address'),
    'reset-address': limiterFor('reset-address'),
    'codes-device': limiterFor('codes-device'),
    'codes-address': limiterFor('codes-address'),
    'device-codes-address': limiterFor('device-codes-address'),
    'guest-attempts-address': limiterFor('guest-attempts-address'),
    'answers-attempt': limiterFor('answers-attempt'),
    'guest-generations-address': limiterFor('guest-generations-address'),
    'generations-account': limiterFor('generations-account'),
    'own-data-account': limiterFor('own-data-account'),
    'suggestions-account': limiterFor('suggestions-account'),
    'accounts-asked-account': limiterFor('accounts-asked-account'),
    'accounts-asked-address': limiterFor('accounts-asked-address'),
    'speech-account': limiterFor('speech-account'),
    'speech-attempt': limiterFor('speech-attempt'),
    'speech-address': limiterFor('speech-address'),
    'transcriptions-account': limiterFor('transcriptions-account'),
  };

  const turns = new Map<string, Mutex>();

  return {
    async take(attempts) {
      const takenAttempts: Attempt[] = [];
      for (const attempt of attempts) {
        try {
          takenAttempts.push(attempt);
          await limiters[attempt.limit].consume(keyOf(attempt));
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          // It was counted while the clock was ahead: nobody waits longer for that.
          if (refusal.msBeforeNext > attemptLimits[attempt.limit].duration * 1000) {
            await limiters[attempt.limit].delete(keyOf(attempt));
            await limiters[attempt.limit].consume(keyOf(attempt));
            continue;
          }
          // The refused one was counted as well: left there, a class that signs in to one account at once with the
          // right password would lock itself out.
          await this.giveBack(takenAttempts);
          const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
          return err('too_many_attempts', { retryAfter, text: tooManyText(retryAfter) });
        }
      }
      return undefined;
    },
    async giveBack(attempts) {
      for (const attempt of attempts) await limiters[attempt.limit].reward(keyOf(attempt));
    },
    async inTurn(key, work) {
      const turn = turns.get(key) ?? new Mutex();
      turns.set(key, turn);
      try {
        return await turn.runExclusive(work);
      } finally {
        if (!turn.isLocked()) turns.delete(key);
      }
    },
    async forgetPassed() {
      // By the clock of the machine, as the limits themselves count.
      await db.rateLimiterFlexible.deleteMany({ where: { expire: { lt: new Date(Date.now() - hour * 1000) } } });
    },
  };
}
