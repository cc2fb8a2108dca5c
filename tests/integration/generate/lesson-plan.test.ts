import { expect, onTestFinished, test } from 'vitest';
import { generate } from '#server/domain/generate/generate';
import { type GenerateOutput, type GenerateRequest, generateInput } from '#shared/api/generate';
import { attachedOf } from '#shared/content/lessons/lesson';
import { minutesOf } from '#shared/lessons/plan/changes';
import { hangs, misbehavingModel, refuses, says } from '#tests/support/misbehaving-model';
import { atOnce, debitsOf, expectSoundLedger, studentOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

const about = {
  level: 'A2' as const,
  minutes: 45,
  type: 'grammar' as const,
  topic: 'Food and drink',
  point: 'past-simple-regular',
  framework: 'ppp' as const,
};
const wish: GenerateRequest = { appId: 'lesson-planner', ask: { task: 'lesson-plan', about } };

/** What became of each call: what it charged, or why it was refused. */
async function outcomes(calls: Promise<GenerateOutput[]> | Promise<GenerateOutput>[]) {
  const settled = await Promise.allSettled(await calls);
  return settled.map((one) => (one.status === 'fulfilled' ? one.value.paid?.charged : String(one.reason.message)));
}

const planIn = ({ output }: GenerateOutput) => {
  if (output.task !== 'lesson-plan') throw new Error('This is no plan.');
  return output.data;
};

async function withModel() {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  return { model, portal: await world(model.settings) };
}

/** What a model that does as it was asked would write. */
const rewritten = (change: (draft: { stages: { id: string; steps: string[] }[] }) => object = (draft) => draft) =>
  says((prompt) => {
    const { aims, stages, homework, exitTicket } = JSON.parse(prompt);
    const wordings = stages.map((stage: object) => ({ ...stage, steps: ['Ask about the soup of the day.'] }));
    return JSON.stringify(change({ ...{ aims, homework, exitTicket }, stages: wordings }));
  });

test('a teacher pays three tokens for a plan that is exact to the minute and has its materials', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 10 });
  const caller = await as(portal, teacher);
  const answer = await caller.generate.run({ ...wish, idempotencyKey: 'k' });
  expect(answer).toMatchObject({ by: 'engine', paid: { charged: 3, balance: 7, payer: { id: teacher.id } } });
  const plan = planIn(answer);
  expect(minutesOf(plan.stages)).toBe(45);
  expect(plan.materials.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['situation', 'questions']));
  expect(await balanceOf(portal, teacher)).toBe(7);
  expect(await debitsOf(portal)).toMatchObject([{ amount: -3, action: 'lesson-planner' }]);
  // What the engine makes can be kept as it is.
  await expect(
    caller.library.create({ kind: 'lesson', title: 'Food', level: 'A2', data: plan }),
  ).resolves.toMatchObject({ kind: 'lesson' });
});

test('twenty presses with one key are one plan and one payment', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 100 });
  const caller = await as(portal, teacher);
  const answers = await atOnce(20, () => caller.generate.run({ ...wish, idempotencyKey: 'same' }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await balanceOf(portal, teacher)).toBe(97);
  expect(await debitsOf(portal)).toHaveLength(1);
  await expectSoundLedger(portal);
  await expect(caller.generate.run({ ...wish, seed: 5, idempotencyKey: 'same' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await balanceOf(portal, teacher)).toBe(97);
});

test('of twenty plans at once with three tokens one is made', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 3 });
  const caller = await as(portal, teacher);
  const made = await outcomes(
    Array.from({ length: 20 }, (_, place) => caller.generate.run({ ...wish, idempotencyKey: `k${place}` })),
  );
  expect(made.filter((one) => one === 3)).toHaveLength(1);
  expect(made.filter((one) => one === 'Not enough tokens. This needs 3 tokens.')).toHaveLength(19);
  expect(await balanceOf(portal, teacher)).toBe(0);
  await expectSoundLedger(portal);
});

test('an app that is named wrongly makes no plan cheaper', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 3 });
  const caller = await as(portal, teacher);
  await caller.generate.run({ ...wish, appId: 'flash-cards' });
  expect(await balanceOf(portal, teacher)).toBe(0);
  await expect(caller.generate.run({ ...wish, appId: 'flash-cards' })).rejects.toMatchObject({
    code: 'PAYMENT_REQUIRED',
  });
});

test('whoever cannot pay is told at once, and no model works for nothing', async () => {
  const { model, portal } = await withModel();
  const caller = await as(portal, await makeUser(portal, { aiCredits: 2 }));
  await expect(caller.generate.run(wish)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  expect(model.received).toEqual([]);
});

test('a member plans with shared tokens', async () => {
  const portal = await world();
  const owner = await makeUser(portal, { aiCredits: 20 });
  const student = await studentOf(portal, [owner]);
  portal.deps.clock.advance({ hours: 1 });
  const answer = await (await as(portal, student)).generate.run(wish);
  expect(answer.paid).toMatchObject({ charged: 3, payer: { id: owner.id } });
  expect(await balanceOf(portal, owner)).toBe(17);
});

test('a visitor plans for nothing by the built-in engine, as often as an address may', async () => {
  const { model, portal } = await withModel();
  const visitor = await as(portal);
  const answer = await visitor.generate.run({ ...wish, idempotencyKey: 'mine' });
  expect(answer).toMatchObject({ by: 'engine' });
  expect(answer).not.toHaveProperty('paid');
  expect(model.received).toEqual([]);
  expect(await debitsOf(portal)).toEqual([]);
  const taken = Array.from({ length: 599 }, () => ({
    limit: 'guest-generations-address' as const,
    address: '127.0.0.1',
  }));
  expect(await portal.deps.limiter.take(taken)).toBeUndefined();
  await expect(visitor.generate.run(wish)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a model may write the texts, and nothing else', async () => {
  const { model, portal } = await withModel();
  const caller = await as(portal, await makeUser(portal));
  model.will(rewritten());
  const written = await caller.generate.run({ ...wish, seed: 4 });
  const visitor = await (await as(portal)).generate.run({ ...wish, seed: 4 });
  expect(written.by).toBe('model');
  const structure = ({ stages, materials }: ReturnType<typeof planIn>) => ({
    materials,
    stages: stages.map(({ id, kind, minutes, grouping, activityId }) => ({ id, kind, minutes, grouping, activityId })),
  });
  expect(structure(planIn(written))).toEqual(structure(planIn(visitor)));
  for (const { steps } of planIn(written).stages) expect(steps).toEqual(['Ask about the soup of the day.']);
});

test.each([
  ['leaves a stage out', rewritten(({ stages, ...draft }) => ({ ...draft, stages: stages.slice(1) }))],
  [
    'names a stage that is not there',
    rewritten(({ stages, ...draft }) => ({ ...draft, stages: stages.map((one) => ({ ...one, id: 'x' })) })),
  ],
  [
    'writes markup',
    rewritten(({ stages, ...draft }) => ({
      ...draft,
      stages: stages.map((one) => ({ ...one, steps: ['<b>Ask</b>'] })),
    })),
  ],
  [
    'writes no steps',
    rewritten(({ stages, ...draft }) => ({ ...draft, stages: stages.map((one) => ({ ...one, steps: [] })) })),
  ],
  ['refuses', refuses(500)],
])('where a model %s, our engine answers', async (_what, behaviour) => {
  const { model, portal } = await withModel();
  const teacher = await makeUser(portal, { aiCredits: 3 });
  model.will(behaviour);
  const answer = await (await as(portal, teacher)).generate.run(wish);
  expect(answer).toMatchObject({ by: 'engine', fellBack: expect.any(String), paid: { charged: 3 } });
  expect(minutesOf(planIn(answer).stages)).toBe(45);
});

test('whoever cancels while the model writes keeps the tokens', async () => {
  const { model, portal } = await withModel();
  const teacher = await makeUser(portal, { aiCredits: 3 });
  model.will(hangs);
  const stop = new AbortController();
  const waiting = generate(
    portal.deps,
    { user: teacher, address: '127.0.0.1' },
    generateInput.parse({ ...wish, idempotencyKey: 'k' }),
    stop.signal,
  );
  await expect.poll(() => model.received.length).toBe(1);
  stop.abort();
  expect(await waiting).toMatchObject({ ok: false, reason: 'generation_cancelled' });
  expect(await balanceOf(portal, teacher)).toBe(3);
  expect(await debitsOf(portal)).toEqual([]);
  expect(await portal.deps.db.idempotentAnswer.count()).toBe(0);
});

test('what breaks is not paid', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 3 });
  const words = { ...portal.deps.words, everyday: () => Promise.reject(new Error('No pack.')) };
  const broken: World = { ...portal, deps: { ...portal.deps, words } };
  await expect((await as(broken, teacher)).generate.run(wish)).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
  });
  expect(await balanceOf(portal, teacher)).toBe(3);
});

test('a stage is written again for nothing: by our engine as another activity of its length', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 3 });
  const caller = await as(portal, teacher);
  const { stages } = planIn(await caller.generate.run(wish));
  const [stage] = stages;
  if (!stage) throw new Error('There are stages.');
  const used = stages.map(({ activityId }) => activityId ?? '');
  const answer = await caller.generate.run({
    appId: 'lesson-planner',
    ask: { task: 'lesson-stage', about, stage, used },
  });
  if (answer.output.task !== 'lesson-stage') throw new Error('This is no stage.');
  expect(answer.output.stage).toMatchObject({ id: stage.id, kind: stage.kind, minutes: stage.minutes });
  expect(used).not.toContain(answer.output.stage.activityId);
  expect(await balanceOf(portal, teacher)).toBe(0);
});

test('a stage on a text that is written again works with the text that is attached, whichever activity it becomes', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal, { aiCredits: 3 }));
  const onText = { ...about, type: 'reading' as const, framework: 'skills' as const };
  const plan = planIn(
    await caller.generate.run({ appId: 'lesson-planner', ask: { task: 'lesson-plan', about: onText } }),
  );
  const materials = plan.materials.map(attachedOf);
  const text = materials.find(({ kind }) => kind === 'text');
  const stage = plan.stages.find(({ kind }) => kind === 'while reading or listening');
  if (!text || !stage) throw new Error('A reading lesson reads a text.');
  const used = plan.stages.map(({ activityId }) => activityId ?? '');
  const seen = new Set<string>();
  // Each is asked for with all before it as used, until nothing else fits.
  for (;;) {
    const ask = {
      task: 'lesson-stage' as const,
      about: onText,
      stage,
      used: [...used.slice(0, 12), ...seen],
      materials,
    };
    const { output } = await caller.generate.run({ appId: 'lesson-planner', ask });
    if (output.task !== 'lesson-stage') throw new Error('This is no stage.');
    const { activityId = '', materialIds, things } = output.stage;
    if (activityId === stage.activityId || seen.has(activityId)) break;
    expect(materialIds, activityId).toContain(text.id);
    expect(things.join(' '), activityId).not.toContain('of your own');
    seen.add(activityId);
    if (seen.size === 8) break;
  }
  expect(seen.size).toBeGreaterThan(2);
});

test.each([
  [{ minutes: 14 }, 'Please give 15 to 180 minutes.'],
  [{ minutes: 181 }, 'Please give 15 to 180 minutes.'],
  [{ topic: ' ' }, 'Please enter a topic.'],
])('a wish with %o is refused with a sentence', async (wrong, text) => {
  const portal = await world();
  const ask = { task: 'lesson-plan' as const, about: { ...about, ...wrong } };
  await expect((await as(portal)).generate.run({ appId: 'lesson-planner', ask })).rejects.toThrow(text);
});
