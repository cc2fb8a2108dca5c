import path from 'node:path';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { projectRoot } from '#server/config';
import type { Activity, startInput } from '#shared/api/attempts';
import { apps } from '#shared/core/apps';
import { mulberry32 } from '#shared/core/random';
import { exerciseTypes } from '#shared/grammar/exercise-types';
import { listeningTasks } from '#shared/pronunciation/listening-items';
import { stressTasks } from '#shared/pronunciation/stress-items';
import { studyTasks } from '#shared/vocabulary/study-tasks';
import { wordTasks } from '#shared/vocabulary/word-items';
import { everyKind } from '#tests/support/every-kind';
import { golden, keptItems, otherResponse, rightResponse } from '#tests/support/golden';
import { as, makeUser, type World, world } from '#tests/support/world';

/*
 * What attempts of every kind asked, sent, judged and reported when this was written. Anyone who changes how the code
 * is built finds out here whether it still says the same; anyone who changes what it says writes the files anew (`npm
 * test -- tests/integration/attempts/golden.test.ts -u`) and reads the difference.
 */
const file = (name: string) => path.join(projectRoot, 'tests/fixtures/golden', `${name}.json`);

/** The same chance in each run, whatever seed the rest of the tests is tried with. */
const goldenWorld = () => world({}, { random: mulberry32(1) });
type StartActivity = z.input<typeof startInput>['activity'];
type Caller = Awaited<ReturnType<typeof as>>;

async function teacher(portal: World) {
  const caller = await as(portal, await makeUser(portal, { username: 'Ms Lind', role: 'admin', aiCredits: 100 }));
  for (const { id, tokenCost } of apps)
    if (tokenCost > 0) await caller.tokens.consume({ action: id, amount: tokenCost, launch: true });
  return caller;
}

const builtIn = { builtIn: { level: 'A2', topic: 'food' } } as const;
const words = (tasks: Extract<Activity, { kind: 'words' }>['tasks']) =>
  ({ kind: 'words', from: builtIn, tasks, count: 4 }) as const;

const noun = (term: string, meaning: string) => ({
  id: term,
  term,
  meaning,
  partOfSpeech: 'noun' as const,
  level: 'A2' as const,
});
/** Of two topics, for the word that does not belong. */
const things = [
  noun('apple', 'a round fruit'),
  noun('bread', 'food made of flour'),
  noun('cheese', 'food made of milk'),
  noun('soup', 'hot food to drink'),
  noun('jacket', 'a short coat'),
  noun('shirt', 'it has buttons and a collar'),
  noun('dress', 'a top and a skirt in one piece'),
  noun('sock', 'it keeps a foot warm'),
];
/** Of families of words. */
const described = [
  { id: '1', term: 'careful', meaning: 'not wanting to break anything', example: 'Be careful with that glass.' },
  { id: '2', term: 'dangerous', meaning: 'not safe', example: 'The road is dangerous at night.' },
  { id: '3', term: 'famous', meaning: 'known by many', example: 'She is a famous singer.' },
  { id: '4', term: 'healthy', meaning: 'good for the body', example: 'Fruit is healthy.' },
].map((one) => ({ ...one, partOfSpeech: 'adjective' as const }));
/** Of phrases with a verb of their own. */
const named = [
  noun('mistake', 'something that is wrong'),
  noun('photo', 'a picture of a camera'),
  noun('joke', 'a funny story'),
  noun('bus', 'a car for many people'),
];
type OwnTask = 'odd-one-out' | 'word-formation' | 'opposite' | 'collocation';
const ofOwn = (entries: typeof things | typeof described, task: OwnTask): StartActivity => ({
  kind: 'words',
  from: { entries },
  tasks: [task],
  count: 4,
});

const activities: Record<string, [appId: string, activity: StartActivity]> = {
  ...Object.fromEntries(
    [...wordTasks, ...studyTasks].map((task) => [`words-${task}`, ['vocabulary-builder', words([task])]]),
  ),
  'words-odd-one-out': ['vocabulary-builder', ofOwn(things, 'odd-one-out')],
  'words-word-formation': ['vocabulary-builder', ofOwn(described, 'word-formation')],
  'words-opposite': ['vocabulary-builder', ofOwn(described, 'opposite')],
  'words-collocation': ['vocabulary-builder', ofOwn(named, 'collocation')],
  'words-mixed': ['spelling-quest', words(['choose-word', 'spell', 'match', 'scramble'])],
  'words-of-a-pattern': ['spelling-quest', { kind: 'words', from: { pattern: 'magic-e' }, tasks: ['spell'], count: 4 }],
  ...Object.fromEntries(
    exerciseTypes.map((type) => [
      `grammar-${type}`,
      [
        'grammar-cram',
        { kind: 'grammar', points: type === 'order' ? ['going-to'] : ['present-simple'], types: [type], count: 4 },
      ],
    ]),
  ),
  diagnostic: ['grammar-cram', { kind: 'diagnostic' }],
  cram: ['grammar-cram', { kind: 'cram', points: ['present-simple', 'articles'] }],
  sentences: ['word-scramble', { kind: 'sentences', from: { level: 'A2' }, count: 4 }],
  'sentences-of-the-teacher': [
    'word-scramble',
    {
      kind: 'sentences',
      from: { own: ['We often go to the park on Sundays.', 'Is your sister at home?'] },
      count: 2,
      locked: true,
    },
  ],
  'level-test': ['esl-tests', { kind: 'level-test', level: 'B1', skills: ['grammar', 'vocabulary'], count: 6 }],
  'exam-set': ['esl-tests', { kind: 'exam-set', id: 'use-of-english-b1' }],
  placement: ['esl-tests', { kind: 'placement' }],
  ...Object.fromEntries(
    listeningTasks.map((task) => [
      `sounds-${task}`,
      ['pronunciation-trainer', { kind: 'sounds', contrasts: ['ship-sheep', 'men-man'], tasks: [task], count: 4 }],
    ]),
  ),
  ...Object.fromEntries(
    stressTasks.map((task) => [
      `stress-${task}`,
      ['pronunciation-trainer', { kind: 'stress', task, levels: ['A2', 'B1'], count: 4 }],
    ]),
  ),
};

test.each(Object.keys(activities))('%s', async (name) => {
  const portal = await goldenWorld();
  const caller = await teacher(portal);
  const [appId, activity] = activities[name] ?? ['', { kind: 'diagnostic' }];
  const said = [];
  for (const mode of ['practice', 'test'] as const)
    said.push(await played(portal, caller, { appId, activity, mode, seed: 7 }));
  await expect(golden(said)).toMatchFileSnapshot(file(name));
});

/** Takes an attempt to its end, every third answer another one than the right one, and reads all that it says. */
async function played(portal: World, caller: Caller, input: z.input<typeof startInput>) {
  const started = await caller.attempts.start(input);
  const { id } = started;
  const answers = [];
  const seen = new Set<string>();
  for (;;) {
    const next = (await keptItems(portal, id)).find((one) => !seen.has(one.id));
    if (!next || seen.size === 40) break;
    const response = seen.size % 3 === 1 ? otherResponse(next) : rightResponse(next);
    seen.add(next.id);
    portal.deps.clock.advance({ seconds: 5 });
    if (response) answers.push(await caller.attempts.answer({ id, itemId: next.id, response }));
  }
  const finished = await caller.attempts.finish({ id });
  return { started, answers, finished, kept: await keptItems(portal, id) };
}

const ways: Record<string, object> = {
  'each-answer-at-once': {},
  'at-the-end-one-way-shuffled': { release: 'end', oneWay: true, shuffleItems: true, minutes: 30 },
  'speed-by-hand': { release: 'by-hand', scoring: 'speed', secondsPerItem: 30, shuffleOptions: false },
};

test.each(Object.keys(ways))('a quiz with each kind of question, for a class and a guest: %s', async (way) => {
  const portal = await goldenWorld();
  const owner = await teacher(portal);
  const quiz = await owner.library.create({
    kind: 'quiz',
    title: 'All kinds',
    data: { items: everyKind, rules: ways[way] },
  });
  const { token } = await owner.library.share({ id: quiz.id, mode: 'play' });
  const student = await as(portal, await makeUser(portal, { username: 'Ana', role: 'student', aiCredits: 0 }));
  const guest = await as(portal);
  const input = {
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { shared: token } },
    mode: 'practice',
    seed: 7,
  } as const;
  const players = [await played(portal, student, input), await played(portal, guest, { ...input, guestName: 'Mia' })];
  const essay = players[0]?.kept.find(({ kind }) => kind === 'essay');
  const attemptId = players[0]?.started.id ?? '';
  const handIns = await owner.attempts.handIns({ id: quiz.id });
  const rubric = { task: 4, language: 3, clarity: 4, range: 3 };
  await owner.attempts.mark({ id: attemptId, itemId: essay?.id ?? '', rubric, note: 'Lovely.' });
  const { released } = await owner.attempts.release({ id: quiz.id });
  const reteach = await owner.quizzes.reteach({ id: quiz.id, seed: 3 });
  await expect(
    golden({
      players,
      handIns,
      released,
      afterwards: await student.attempts.get({ id: attemptId }),
      report: await owner.quizzes.report({ id: quiz.id }),
      // Each has an id of its own, made up anew.
      reteach: reteach.items.map((item) => ({ ...item, id: '' })),
      attempt: await owner.history.attempt({ id: attemptId }),
    }),
  ).toMatchFileSnapshot(file(`quiz-${way}`));
});

test('what was missed, asked again; and a word list that was shared', async () => {
  const portal = await goldenWorld();
  const owner = await teacher(portal);
  const entries = [
    { id: 'a', term: 'harbour', meaning: 'a safe place for ships', example: 'The ship is in the harbour.' },
    { id: 'b', term: 'anchor', meaning: 'heavy metal that stops a boat', example: 'They dropped the anchor.' },
    { id: 'c', term: 'tide', meaning: 'the rise and fall of the sea', example: 'The tide is coming in.' },
    { id: 'd', term: 'sailor', meaning: 'a person who works on a ship', example: 'The sailor waved.' },
  ];
  const list = await owner.library.create({ kind: 'word-list', title: 'The sea', data: { entries } });
  const { token } = await owner.library.share({ id: list.id, mode: 'play' });
  const student = await as(portal, await makeUser(portal, { username: 'Ana', role: 'student' }));
  const appId = 'spelling-quest';
  const activity: Activity = { kind: 'words', from: { shared: token }, tasks: ['gap-type', 'choose-word'], count: 4 };
  const first = await played(portal, student, { appId, activity, mode: 'practice', seed: 7 });
  const again = await played(portal, student, {
    appId,
    activity: { kind: 'retry', of: first.started.id },
    mode: 'practice',
    seed: 8,
  });
  const report = await owner.quizzes.report({ id: list.id });
  await expect(golden({ first, again, report })).toMatchFileSnapshot(file('retry-of-a-shared-list'));
});

test('sheets of paper with their keys', async () => {
  const portal = await goldenWorld();
  const caller = await teacher(portal);
  const sheets = [];
  for (const name of ['words-mixed', 'grammar-cloze', 'sentences', 'sounds-odd'] as const) {
    const [appId, activity] = activities[name] ?? ['', undefined];
    if (!activity || activity.kind === 'cram' || activity.kind === 'placement' || activity.kind === 'writing') continue;
    if (activity.kind === 'questions' || activity.kind === 'retry') continue;
    if (activity.kind === 'assigned' || activity.kind === 'joined') continue;
    sheets.push(await caller.attempts.sheet({ appId, activity, seed: 7, versions: 2 }));
  }
  await expect(golden(sheets)).toMatchFileSnapshot(file('sheets'));
});
