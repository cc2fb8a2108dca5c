import type { Prisma } from '#prisma/generated/sqlite/client';
import { isReleased } from '#server/domain/access/attempt-rules';
import { toMode } from '#server/domain/attempts/attempt-output';
import { showAttempt } from '#server/domain/attempts/show-attempt';
import { attemptSelect, readItems } from '#server/domain/attempts/stored-attempt';
import { markSelect } from '#server/domain/history/attempt';
import type { User } from '#server/domain/platform/user';
import { headline } from '#shared/items/text-of';
import type { Needs, OwnKind } from './own-kind';
import { byId, mapPages, pagesOf } from './pages';

/** Each comes with all its questions, and those of the longest quiz are a megabyte. */
const attemptsAtOnce = 1;
/** Each may have three hundred comments. */
const handInsAtOnce = 5;

const select = {
  ...attemptSelect,
  marks: {
    orderBy: { createdAt: 'asc' },
    select: markSelect,
  },
} satisfies Prisma.AttemptSelect;

/** In the order in which they were begun, as the index has them. */
function attemptsOf({ db }: Needs, { id: userId }: User) {
  return pagesOf(
    attemptsAtOnce,
    (after: { startedAt: Date; id: string } | undefined) =>
      db.attempt.findMany({
        where: {
          userId,
          ...(after && {
            startedAt: { gte: after.startedAt },
            OR: [{ startedAt: { gt: after.startedAt } }, { id: { gt: after.id } }],
          }),
        },
        orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
        take: attemptsAtOnce,
        select,
      }),
    ({ startedAt, id }) => ({ startedAt, id }),
  );
}
type Attempt = Prisma.AttemptGetPayload<{ select: typeof select }>;

/** As its player sees it: keys and judgements wait for the release. An attempt too old to be read has its facts. */
async function ownView(deps: Needs, attempt: Attempt) {
  const now = deps.clock.now();
  const { id, appId, title, mode, startedAt, finishedAt, marks } = attempt;
  const facts = { id, appId, title, mode: toMode(mode), startedAt, finishedAt };
  return {
    ...(readItems(attempt) ? await showAttempt(deps, attempt) : facts),
    marks: isReleased(attempt, now) ? marks : [],
  };
}

function answersIn(attempt: Attempt, now: Date) {
  const items = new Map(readItems(attempt)?.map((item) => [item.id, item]));
  const isOpen = isReleased(attempt, now) || attempt.mode !== 'test';
  return attempt.answers.map(({ itemId, response, verdict, score, tries, answeredAt, ...back }) => {
    const item = items.get(itemId);
    return {
      attemptId: attempt.id,
      itemId,
      question: item ? headline(item) : '',
      response,
      verdict: isOpen ? verdict : null,
      score: isOpen ? score : null,
      tries,
      answeredAt,
      ...(back.returnedAt && {
        returnedAt: back.returnedAt,
        returnedBy: back.returnedBy,
        returnNote: back.returnNote,
        revisedAt: back.revisedAt,
      }),
    };
  });
}

/** What somebody practised, was asked and handed in. */
export const attemptKinds: readonly OwnKind[] = [
  {
    name: 'attempts',
    about: 'Practice, quizzes, tests and games with their questions, your answers and their marks.',
    models: ['Attempt', 'MarkChange', 'AttemptHint'],
    columns: ['id', 'appId', 'title', 'mode', 'startedAt', 'finishedAt', 'score', 'maxScore'],
    async *pages(deps, user) {
      for await (const attempts of attemptsOf(deps, user)) {
        yield await Promise.all(attempts.map((attempt) => ownView(deps, attempt)));
      }
    },
  },
  {
    name: 'answers',
    about: 'Each answer that you gave, and how it was judged.',
    models: ['AttemptAnswer', 'WorkSum'],
    columns: ['attemptId', 'itemId', 'question', 'response', 'verdict', 'score', 'tries', 'answeredAt'],
    async *pages(deps, user) {
      for await (const attempts of attemptsOf(deps, user)) {
        yield attempts.flatMap((attempt) => answersIn(attempt, deps.clock.now()));
      }
    },
  },
  {
    name: 'words-learned',
    about: 'What the flash cards remember of each word for you.',
    models: ['CardState'],
    columns: [
      'deck',
      'entryId',
      'direction',
      'phase',
      'reps',
      'lapses',
      'stability',
      'difficulty',
      'due',
      'lastReviewAt',
    ],
    pages: ({ db }, { id: userId }) =>
      pagesOf(
        500,
        (after: { deck: string; entryId: string; direction: string } | undefined) =>
          db.cardState.findMany({
            where: { userId },
            orderBy: [{ deck: 'asc' }, { entryId: 'asc' }, { direction: 'asc' }],
            take: 500,
            ...(after && { skip: 1, cursor: { userId_deck_entryId_direction: { userId, ...after } } }),
            omit: { userId: true },
          }),
        ({ deck, entryId, direction }) => ({ deck, entryId, direction }),
      ),
  },
  {
    name: 'card-answers',
    about: 'Each answer that you gave to a flash card.',
    models: ['CardReview'],
    columns: ['deck', 'entryId', 'direction', 'rating', 'reviewedAt', 'undoneAt'],
    pages: ({ db }, { id: userId }) =>
      pagesOf(
        500,
        (after: string | undefined) =>
          db.cardReview.findMany({
            where: { userId, ...(after && { id: { gt: after } }) },
            orderBy: { id: 'asc' },
            take: 500,
            omit: { userId: true, before: true },
          }),
        ({ id }) => id,
      ),
  },
  {
    name: 'recordings',
    about: 'Your recordings that are kept, and what your teacher said; the sound is in the folder recordings.',
    models: ['Recording'],
    columns: ['id', 'teacher', 'target', 'contrast', 'seconds', 'createdAt', 'expiresAt', 'mark', 'note'],
    pages: ({ db }, { id: speakerId }) =>
      mapPages(
        byId((page) =>
          db.recording.findMany({
            ...page,
            where: { speakerId },
            omit: { audio: true, speakerId: true, teacherId: true },
            include: { teacher: { select: { username: true } } },
          }),
        ),
        ({ teacher, ...one }) => ({ ...one, teacher: teacher.username }),
      ),
  },
  {
    name: 'texts-handed-in',
    about: 'Texts that you handed in, with the comments once they were returned.',
    models: ['HandIn', 'HandInComment'],
    columns: ['id', 'teacher', 'title', 'round', 'words', 'handedInAt', 'returnedAt', 'note', 'text'],
    pages: ({ db }, { id: studentId }) =>
      mapPages(
        byId(
          (page) =>
            db.handIn.findMany({
              ...page,
              where: { studentId },
              omit: { studentId: true, teacherId: true },
              include: { comments: { omit: { handInId: true } }, teacher: { select: { username: true } } },
            }),
          // One at a time: a text may have 300,000 characters.
          1,
        ),
        ({ teacher, note, comments, ...one }) => ({
          ...one,
          teacher: teacher.username,
          // What a teacher writes is the student's to read once the text is returned.
          note: one.returnedAt ? note : '',
          comments: one.returnedAt ? comments : [],
        }),
      ),
  },
  {
    name: 'suggested-things',
    about: 'Things for 20 Questions that you suggested to a teacher, or that you approved.',
    models: ['SuggestedThing'],
    columns: ['id', 'name', 'category', 'suggestedAt', 'approvedAt', 'answers'],
    pages: ({ db }, { id }) =>
      byId((page) =>
        db.suggestedThing.findMany({
          ...page,
          where: { OR: [{ studentId: id }, { teacherId: id, approvedAt: { not: null } }] },
          omit: { studentId: true, teacherId: true, nameKey: true },
        }),
      ),
  },
  {
    name: 'comments-you-wrote',
    about: 'What you said about texts that students handed in to you; the texts are theirs.',
    models: ['HandIn', 'HandInComment'],
    columns: ['student', 'title', 'round', 'handedInAt', 'returnedAt', 'note'],
    pages: ({ db }, { id: teacherId }) =>
      mapPages(
        byId(
          (page) =>
            db.handIn.findMany({
              ...page,
              where: { teacherId },
              select: {
                id: true,
                title: true,
                round: true,
                handedInAt: true,
                returnedAt: true,
                note: true,
                student: { select: { username: true } },
                comments: { omit: { handInId: true } },
              },
            }),
          handInsAtOnce,
        ),
        ({ student, ...one }) => ({ ...one, student: student.username }),
      ),
  },
];
