import type { GiveInput } from '#shared/api/assignments';
import type { Item } from '#shared/items/item';
import { as, makeUser, type World, world } from '#tests/support/world';

const common = { tags: [], version: 1, points: 1 };
export const questions: Item[] = [
  { ...common, id: 'past', kind: 'short', prompt: 'The past of go?', accepted: ['went'] },
  { ...common, id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false },
];
export const essay: Item = { ...common, id: 'essay', kind: 'essay', prompt: 'Write about your day.', points: 4 };
const diagnostic = { kind: 'diagnostic' } as const;
export const at = (date: string) => new Date(date).toISOString();

/** A class with students who have joined, by name. */
export async function school(...names: string[]) {
  const portal = await world();
  const teacher = await makeUser(portal, { plan: 'pro', aiCredits: 100 });
  for (const appId of ['grammar-cram', 'spelling-quest', 'esl-tests', 'novel-forge'])
    await open(portal, teacher, appId);
  const caller = await as(portal, teacher);
  const { id: classId } = await caller.classes.create({ name: 'Class 5b', timeZone: 'UTC' });
  const students = await Promise.all(names.map((name) => enrolled(portal, classId, name)));
  return { portal, teacher, caller, classId, students };
}

/** As a paid app is, which questions are made in for a class. */
async function open({ deps }: World, { id: userId }: { id: string }, appId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.appOpening.create({
    data: { userId, appId, openedAt: now, payerId: userId, expiresAt: new Date(now.getTime() + 86_400_000) },
  });
}

export async function enrolled({ deps }: World, classId: string, name: string, more: { isWaiting?: boolean } = {}) {
  const portal = { deps };
  const user = await makeUser(portal, { role: 'student' });
  const { id } = await deps.db.enrolment.create({
    data: { classId, userId: user.id, name, nameKey: name.toLowerCase(), createdAt: deps.clock.now(), ...more },
  });
  return { id, user, caller: await as(portal, user) };
}

/** What there must be. */
export function present<One>(one: One | undefined): One {
  if (one === undefined) throw new Error('There is none.');
  return one;
}

export const giving = (classId: string, more: Partial<GiveInput> = {}): GiveInput => ({
  classIds: [classId],
  title: 'Check',
  appId: 'grammar-cram',
  activity: diagnostic,
  rules: { release: 'each' },
  note: '',
  dueAt: null,
  withCode: false,
  requestId: crypto.randomUUID(),
  ...more,
});

export async function give(caller: Awaited<ReturnType<typeof school>>['caller'], input: GiveInput): Promise<string> {
  const { ids } = await caller.assignments.give(input);
  return ids[0] ?? '';
}

export const starting = (assignment: string) =>
  ({ appId: 'grammar-cram', activity: { kind: 'assigned', assignment }, mode: 'practice' }) as const;

export async function quizOf(caller: Awaited<ReturnType<typeof school>>['caller'], items = questions) {
  const { id } = await caller.library.create({ kind: 'quiz', title: 'Unit 3', data: { items } });
  return {
    id,
    quiz: { appId: 'classroom-quiz-maker', activity: { kind: 'questions', from: { resource: id } } },
  } as const;
}
