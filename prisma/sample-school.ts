import { addUser } from '#server/domain/accounts/create-user';
import { answerItem, finishAttempt } from '#server/domain/attempts/attempt';
import { startAttempt } from '#server/domain/attempts/start-attempt';
import { attemptSelect, itemsOf } from '#server/domain/attempts/stored-attempt';
import { thePortal } from '#server/domain/audit/record';
import { countAnsweredWord } from '#server/domain/cards/from-attempts';
import { acceptAssociation, addMember } from '#server/domain/identity/profile/associations';
import { addSamples } from '#server/domain/library/samples';
import { shareResource } from '#server/domain/library/shares';
import { before } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { StartInput } from '#shared/api/attempts';
import type { FailureReason } from '#shared/core/failures';
import type { Result } from '#shared/core/result';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import type { LearnerResponse } from '#shared/items/response';

const address = '127.0.0.1';

/**
 * What a developer finds in a new database: a teacher with a word list, a quiz and a lesson, and two students who have
 * accepted that the teacher sees their work, and have played. It is made by the use cases that people make theirs by, so
 * that it is always of this version. Answers who can sign in.
 */
export async function addSampleSchool(baseDeps: Deps, password: string): Promise<string[]> {
  // Nobody has to be told by mail. And it was some days ago, so that the history has days.
  const on = (daysAgo: number): Deps => ({
    ...baseDeps,
    mailer: { send: async () => {} },
    clock: { now: () => before(baseDeps.clock.now(), { days: daysAgo }) },
  });
  const deps = on(3);
  const person = async (username: string, role: 'teacher' | 'student') =>
    done(await addUser(deps, thePortal, { username, email: `${username}@example.org`, password, role }));
  const teacher = { ...(await person('teacher', 'teacher')), address };
  const students = [await person('ana', 'student'), await person('ben', 'student')] as const;
  for (const student of students) {
    done(await addMember(deps, teacher, student.email));
    done(await acceptAssociation(deps, { ...student, address }, { ownerId: teacher.id, memberId: student.id }));
  }
  const samples = done(await addSamples(deps, teacher)).items;
  const linkTo = async (kind: 'quiz' | 'word-list') => {
    const { id } = samples.find((one) => one.kind === kind) ?? { id: '' };
    return { shared: done(await shareResource(deps, teacher, { id, mode: 'play' })).token };
  };
  const quiz: StartInput = {
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: await linkTo('quiz') },
    mode: 'practice',
  };
  const words: StartInput = {
    appId: 'flash-cards',
    activity: { kind: 'words', from: await linkTo('word-list'), tasks: ['choose-word'], count: 8 },
    mode: 'practice',
  };
  const [ana, ben] = students;
  await play(on(2), ana, quiz, { wrong: 0 });
  await play(on(2), ben, quiz, { wrong: 2 });
  await play(on(1), ana, words, { wrong: 1 });
  await play(on(1), ben, words, { wrong: 3 });
  await baseDeps.background.idle();
  return [teacher, ...students].map(({ username }) => username);
}

/** Plays to the end. The first questions are answered wrongly. */
async function play(deps: Deps, user: User, input: StartInput, { wrong }: { wrong: number }): Promise<void> {
  const player = { user, address };
  const { id } = done(await startAttempt(deps, player, input));
  const answering = { ...deps, countAnswer: countAnsweredWord };
  const attempt = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select: attemptSelect });
  for (const [at, item] of itemsOf(attempt).entries()) {
    done(await answerItem(answering, player, { id, itemId: item.id, response: responseTo(item, at >= wrong) }));
  }
  done(await finishAttempt(deps, player, { id }));
}

function responseTo(item: Item, isRight: boolean): LearnerResponse {
  if (item.kind === 'mc') return { choice: item.options.find(({ isKey }) => isKey === isRight)?.text ?? '' };
  return { text: isRight ? keyText(item) : '?' };
}

/** In an empty database nothing is refused: what is all the same is a fault. */
function done<T>(result: Result<T, FailureReason>): T {
  if (result.ok) return result.value;
  throw new Error(`The sample school could not be made: ${result.reason}.`);
}
