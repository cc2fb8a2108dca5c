import type { Prisma } from '#prisma/generated/sqlite/client';
import { datesOf, modeOf } from '#server/domain/access/attempt-rules';
import { moduleOf } from '#server/domain/attempts/activities/registry';
import type { ActivityDeps } from '#server/domain/attempts/activity-module';
import { ofNoResource } from '#server/domain/attempts/assigned-work';
import { answerFields, itemFields } from '#server/domain/attempts/attempt-fields';
import { scoreOf } from '#server/domain/attempts/stored-attempt';
import { gradeFields } from '#server/domain/attempts/stored-grade';
import { keepSums } from '#server/domain/attempts/work-sums';
import type { Actor } from '#server/domain/audit/record';
import { addSampleClass } from '#server/domain/classes/sample-class';
import { after, before } from '#server/domain/platform/calendar';
import type { Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { Activity } from '#shared/api/attempts';
import type { MakeSampleInput } from '#shared/api/classes';
import { mulberry32, newSeed, type Random, shuffle, textSeed } from '#shared/core/random';
import { ok, type Result } from '#shared/core/result';
import { parallelItems } from '#shared/grammar/parallel-items';
import { pointOf } from '#shared/grammar/point-of';
import { pointById } from '#shared/grammar/points';
import { grade } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { type Rules, rules } from '#shared/items/question-set';
import type { LearnerResponse } from '#shared/items/response';

/** A piece of work that the sample class was given. */
interface SampleWork {
  title: string;
  appId: string;
  activity: Activity;
  /** The questions of a quiz; the others are made as for any class. */
  items?: Item[];
  rules: Rules;
  /** How many days ago. */
  daysAgo: number;
  /** By how much they knew more of a point than otherwise, or less. */
  easier?: Readonly<Record<string, number>>;
}

const common = { tags: [], version: 1, points: 1 };
const grammar = { skill: 'grammar', level: 'B1', tags: ['present-perfect-or-past'] };
const quizItems = [
  {
    ...common,
    id: 'yesterday',
    kind: 'mc',
    prompt: 'We ___ a film yesterday.',
    ...grammar,
    options: [
      { text: 'watched', isKey: true },
      { text: 'have watched', isKey: false, mistake: 'perfect-with-finished-time' },
      { text: 'watch', isKey: false, mistake: 'present-for-past' },
    ],
  },
  {
    ...common,
    id: 'ever',
    kind: 'mc',
    prompt: '___ you ever been to Scotland?',
    ...grammar,
    options: [
      { text: 'Have', isKey: true },
      { text: 'Did', isKey: false, mistake: 'do-for-have' },
      { text: 'Are', isKey: false },
    ],
  },
  { ...common, ...grammar, id: 'since', kind: 'tf', prompt: '‘I live here since 2020’ is right.', key: false },
  {
    ...common,
    id: 'trip',
    kind: 'essay',
    skill: 'writing',
    prompt: 'Write about a trip. Where did you go, and what did you do?',
    points: 4,
  },
].map((one) => item.parse(one));

const choosing = (points: string[], count: number): Activity => ({ kind: 'grammar', points, types: ['choose'], count });
const practice = { appId: 'grammar-cram', rules: rules.parse({ release: 'each' }) };

const works: readonly SampleWork[] = [
  {
    ...practice,
    title: 'Grammar check',
    activity: choosing(['present-perfect-or-past', 'past-simple-irregular', 'articles'], 15),
    daysAgo: 41,
    // Since then one of them has become harder, and one easier.
    easier: { 'present-perfect-or-past': 0.25, articles: -0.3 },
  },
  {
    ...practice,
    title: 'Comparing places',
    activity: choosing(['comparatives'], 5),
    daysAgo: 24,
    easier: { comparatives: -0.25 },
  },
  {
    ...practice,
    title: 'Present perfect or past simple?',
    activity: choosing(['present-perfect-or-past', 'past-simple-irregular', 'articles'], 15),
    daysAgo: 13,
    easier: { 'present-perfect-or-past': -0.1, articles: 0.15 },
  },
  {
    title: 'Words for travelling',
    appId: 'vocabulary-builder',
    activity: {
      kind: 'words',
      from: { builtIn: { level: 'B1', topic: 'travel' } },
      tasks: ['choose-meaning'],
      count: 8,
    },
    rules: rules.parse({ release: 'each' }),
    daysAgo: 8,
  },
  {
    title: 'Unit 4: a trip',
    appId: 'classroom-quiz-maker',
    activity: ofNoResource,
    items: quizItems,
    rules: rules.parse({ release: 'end' }),
    daysAgo: 3,
  },
];

/** Of what is asked, about so much each of them knows; who has nothing has not begun. In the order of the roster. */
const knowledge = [0.9, 0.75, 0.6, 0.85, 0.4, 0.95, 0.55, 0.7, 0.8, 0.35, 0.65, 0];
const trips = [
  'Last summer I went to the sea with my cousins. We swam every day, and I learned to sail.',
  'I have been in Rome in April. We saw many old places and I ate the best ice cream of my life.',
  'My class goed to the mountains. It was cold but we make a big fire and sang.',
];

const minutesTaken = 9;

/** What its teacher worked on again, which is now to be asked once more. */
const workedOn = {
  point: 'comparatives',
  daysAgo: 15,
  mistakes: ['more-with-short', 'no-comparative', 'double-comparative'],
};

/** Makes the user's sample class with some weeks of results; there is one at a time. */
export async function makeSampleClass(
  deps: ActivityDeps,
  user: User & Actor,
  input: MakeSampleInput,
): Promise<Result<{ id: string }, 'not_allowed'>> {
  const asked = await Promise.all(works.map(async (work) => ({ ...work, items: await itemsOf(deps, user, work) })));
  return transact(deps.db, async (tx) => {
    const made = await addSampleClass(tx, deps, user, input);
    if (!made.ok) return made;
    const { id: classId, isNew } = made.value;
    if (isNew) {
      const now = deps.clock.now();
      for (const [place, work] of asked.entries()) await give(tx, { classId, work, place, now });
      await workOn(tx, classId, now);
    }
    return ok({ id: classId });
  });
}

async function itemsOf(
  deps: ActivityDeps,
  user: User,
  { items, activity, appId, daysAgo }: SampleWork,
): Promise<Item[]> {
  if (items) return items;
  const prepared = await moduleOf(activity).prepare(deps, activity, { user, appId });
  return prepared.ok ? prepared.value.items(daysAgo) : [];
}

/** A lesson from mistakes some time ago, with its exit quiz. */
async function workOn(tx: Transaction, classId: string, today: Date): Promise<void> {
  const { point: id, mistakes, daysAgo } = workedOn;
  const point = pointById(id);
  if (!point) return;
  const now = before(today, { days: daysAgo });
  const random = mulberry32(daysAgo);
  const items = parallelItems([{ point: point.id, mistakes }], { count: 5, types: ['choose', 'type'], random });
  const title = `Exit quiz: ${point.name}`;
  const { appId, rules: workRules } = {
    appId: 'classroom-quiz-maker',
    rules: rules.parse({ release: 'end', attempts: 1 }),
  };
  const { id: assignmentId } = await tx.assignment.create({
    data: {
      ...{ classId, requestId: `sample-${id}`, title, appId, activity: ofNoResource, items, rules: workRules },
      createdAt: now,
    },
    select: { id: true },
  });
  await tx.classFocus.create({
    data: {
      ...{ classId, createdAt: now, toDay: now.toISOString().slice(0, 10) },
      points: {
        create: {
          ...{ point: id, place: 0, mistakes },
          checks: { create: { kind: 'exit', assignmentId, items: items.length, createdAt: now } },
        },
      },
    },
  });
  await answerAfterLesson(tx, { classId, assignmentId, title, appId, items, rules: workRules, now });
}

interface Giving {
  classId: string;
  work: SampleWork & { items: Item[] };
  place: number;
  now: Date;
}

async function give(tx: Transaction, { classId, work, place, now }: Giving): Promise<void> {
  const { title, appId, activity, items, rules: workRules, daysAgo, easier } = work;
  const createdAt = after(now, { days: -daysAgo });
  const { id: assignmentId } = await tx.assignment.create({
    data: {
      classId,
      requestId: `sample-${place}`,
      title,
      appId,
      activity,
      createdAt,
      rules: workRules,
      dueAt: after(createdAt, { days: 4 }),
      ...(activity.kind === 'questions' && { items }),
    },
    select: { id: true },
  });
  await answerAsSample(tx, {
    ...{ classId, assignmentId, title, appId, activity, items, rules: workRules, seed: daysAgo },
    share: (who) => knowledge[who] ?? 0,
    easier,
    startedAt: (who) => after(createdAt, { days: 1 + (who % 3), hours: who }),
    now,
  });
}

/** What those who were there know of it right after a lesson on it. */
const knowledgeAfterLesson = (who: number) => (knowledge[who] ? Math.min(0.95, knowledge[who] + 0.3) : 0);

/** The invented students answer at once what the sample class is asked after a lesson: so a teacher sees what comes of it. */
export function answerAfterLesson(
  tx: Transaction,
  work: Pick<SampleAnswers, 'classId' | 'assignmentId' | 'title' | 'appId' | 'items' | 'rules' | 'now'>,
): Promise<void> {
  return answerAsSample(tx, {
    ...work,
    activity: ofNoResource,
    // As small as the column of PostgreSQL is.
    seed: newSeed(mulberry32(textSeed(work.assignmentId))),
    share: knowledgeAfterLesson,
    startedAt: () => before(work.now, { minutes: minutesTaken }),
  });
}

interface SampleAnswers {
  classId: string;
  assignmentId: string;
  title: string;
  appId: string;
  activity: Activity;
  items: Item[];
  rules: Rules;
  seed: number;
  /** What part of it somebody knows, by their place in the roster; who knows nothing has not begun. */
  share: (who: number) => number;
  easier?: SampleWork['easier'];
  startedAt: (who: number) => Date;
  now: Date;
}

async function answerAsSample(
  tx: Transaction,
  {
    classId,
    assignmentId,
    title,
    appId,
    activity,
    items,
    rules,
    seed,
    share: shareOf,
    easier,
    startedAt: startOf,
    now,
  }: SampleAnswers,
): Promise<void> {
  const random = mulberry32(seed);
  const people = await tx.enrolment.findMany({
    where: { classId },
    orderBy: { nameKey: 'asc' },
    select: { id: true, name: true },
  });
  for (const [who, { id: enrolmentId, name }] of people.entries()) {
    const share = shareOf(who);
    if (share === 0) continue;
    const startedAt = startOf(who);
    if (startedAt > now) continue;
    const answers = items.flatMap((one) =>
      answerOf(one, random, share + (easier?.[pointOf(one) ?? ''] ?? 0), startedAt),
    );
    const { id } = await tx.attempt.create({
      data: {
        // Nobody's, as nobody played it.
        isFormer: true,
        guestName: name,
        isAssigned: true,
        assignmentId,
        enrolmentId,
        appId,
        title,
        source: { ...activity, rules },
        mode: modeOf(rules),
        seed,
        ...itemFields(items),
        ...datesOf(rules, startedAt),
        startedAt,
        finishedAt: after(startedAt, { minutes: minutesTaken }),
        ...scoreOf({ items, answers }),
        answers: { create: answers },
      },
      select: { id: true },
    });
    await keepSums(tx, id);
  }
}

/** What somebody answers who knows so much of it. */
function answerOf(question: Item, random: Random, share: number, at: Date) {
  const response = responseTo(question, random() < share, random);
  if (!response) return [];
  const judgement = grade(question, response);
  return [
    {
      itemId: question.id,
      response,
      verdict: judgement.verdict,
      score: judgement.score,
      answeredAt: at,
      ...answerFields(question, response, judgement),
      ...gradeFields(judgement),
    } satisfies Omit<Prisma.AttemptAnswerUncheckedCreateInput, 'attemptId'>,
  ];
}

function responseTo(question: Item, isRight: boolean, random: Random): LearnerResponse | undefined {
  if (question.kind === 'mc') {
    const options = question.options.filter(({ isKey }) => isKey === isRight);
    const option = options[Math.floor(random() * options.length)];
    return option && { choice: option.text };
  }
  if (question.kind === 'gap') {
    const wrong = question.foreseen?.map(({ answer }) => answer) ?? [];
    const [text = '–'] = isRight ? question.accepted : shuffle(wrong, random);
    return { text };
  }
  if (question.kind === 'tf') return { isTrue: question.key === isRight };
  if (question.kind === 'essay') return { text: trips[Math.floor(random() * trips.length)] ?? '' };
  return undefined;
}
