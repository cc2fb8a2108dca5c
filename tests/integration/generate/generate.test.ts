import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { expect, onTestFinished, test } from 'vitest';
import { purge } from '#server/domain/retention/purge';
import type { AppRouter } from '#server/routers';
import type { GenerateRequest } from '#shared/api/generate';
import { halfAStream, misbehavingModel, says } from '#tests/support/misbehaving-model';
import { serve } from '#tests/support/server';
import { atOnce, studentOf } from '#tests/support/wallet';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const entries = { task: 'word-entries' as const, words: ['apple', 'to look after', 'zorbing'] };
const sentences = { task: 'sentences' as const, level: 'A2' as const, count: 5 };
const easier = {
  task: 'simpler-text' as const,
  text: 'The weather was atrocious, so the picnic was cancelled.',
  level: 'A2' as const,
  targets: ['cancel'],
};

async function opened(portal: World) {
  const teacher = await makeUser(portal);
  const caller = await as(portal, teacher);
  await caller.tokens.consume({ amount: 1, action: 'story-dice', launch: true });
  return { teacher, caller };
}

test('without a model the engine answers, and the same seed makes the same draft', async () => {
  const portal = await world();
  const { caller } = await opened(portal);
  for (const ask of [entries, sentences, easier]) {
    const first = await caller.generate.run({ appId: 'story-dice', ask, seed: 11 });
    expect(first).toMatchObject({ by: 'engine', seed: 11, output: { task: ask.task } });
    expect(first).not.toHaveProperty('fellBack');
    expect(await caller.generate.run({ appId: 'story-dice', ask, seed: 11 })).toEqual(first);
  }
  const other = await caller.generate.run({ appId: 'story-dice', ask: sentences, seed: 12 });
  expect(other.output).not.toEqual(
    (await caller.generate.run({ appId: 'story-dice', ask: sentences, seed: 11 })).output,
  );
});

test('without a seed a new one is made, and told', async () => {
  const portal = await world();
  const { caller } = await opened(portal);
  const first = await caller.generate.run({ appId: 'story-dice', ask: sentences });
  const again = await caller.generate.run({ appId: 'story-dice', ask: sentences, seed: first.seed });
  expect(again).toEqual(first);
});

test('a paid app that is not open makes no drafts, an open one sixty, and never one more', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const caller = await as(portal, teacher);
  const run = () => caller.generate.run({ appId: 'story-dice', ask: entries, seed: 1 });
  await expect(run()).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  await caller.tokens.consume({ amount: 1, action: 'story-dice', launch: true });
  const balance = (await caller.tokens.balance()).totalTokens;
  await portal.deps.db.appOpening.updateMany({ data: { generations: 55 } });
  const results = await atOnce(8, () =>
    run().then(
      () => 'made',
      (error: { code: string }) => error.code,
    ),
  );
  expect(results.filter((result) => result === 'made')).toHaveLength(5);
  expect(results.filter((result) => result === 'TOO_MANY_REQUESTS')).toHaveLength(3);
  expect((await portal.deps.db.appOpening.findFirstOrThrow()).generations).toBe(60);
  expect((await caller.tokens.balance()).totalTokens).toBe(balance);
  portal.deps.clock.advance({ hours: 13 });
  await expect(run()).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
});

test('a draft that breaks is not counted', async () => {
  const portal = await world();
  const { teacher } = await opened(portal);
  const broken = {
    ...portal,
    deps: { ...portal.deps, words: { ...portal.deps.words, index: () => Promise.reject(new Error('No pack.')) } },
  };
  const caller = await as(broken, teacher);
  await expect(caller.generate.run({ appId: 'story-dice', ask: entries })).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
  });
  expect((await portal.deps.db.appOpening.findFirstOrThrow()).generations).toBe(0);
});

test('visitors use the free apps with the engine only; the others want an account', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const portal = await world(model.settings);
  const visitor = await as(portal);
  expect(await visitor.generate.run({ appId: 'flash-cards', ask: entries })).toMatchObject({ by: 'engine' });
  expect(model.received).toEqual([]);
  await expect(visitor.generate.run({ appId: 'story-dice', ask: entries })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  await expect(visitor.generate.run({ appId: 'no-such-app', ask: entries })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('drafts in free apps are limited by the hour', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const caller = await as(portal, teacher);
  const taken = Array.from({ length: 60 }, () => ({ limit: 'generations-account' as const, key: teacher.id }));
  expect(await portal.deps.limiter.take(taken)).toBeUndefined();
  await expect(caller.generate.run({ appId: 'flash-cards', ask: entries })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

test('names and addresses stay here: the model sees others in their places, the answer has them again', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const portal = await world(model.settings);
  const { teacher, caller } = await opened(portal);
  const student = await studentOf(portal, [teacher]);
  model.will(says((prompt) => JSON.stringify({ text: JSON.parse(prompt).text })));
  const text = `Maria and ${student.username} are at home. Maria's dog is big. Write to ${student.email}.`;
  const answer = await caller.generate.run({
    appId: 'story-dice',
    ask: { task: 'simpler-text', text, level: 'A2' },
    names: ['Maria Lopez'],
  });
  const [sent] = model.received;
  for (const secret of ['Maria', 'Lopez', student.username, student.email]) expect(sent?.text).not.toContain(secret);
  expect(sent?.body.messages.at(-1)?.content).toContain('Person');
  expect(answer).toMatchObject({ by: 'model', output: { text } });
  const [call] = await portal.deps.db.modelCall.findMany();
  for (const secret of ['Maria', student.username, student.email]) expect(call?.prompt).not.toContain(secret);
});

test('what was asked is forgotten after ninety days', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const portal = await world(model.settings);
  const { caller } = await opened(portal);
  await caller.generate.run({ appId: 'story-dice', ask: entries });
  portal.deps.clock.advance({ days: 89 });
  await purge(portal.deps);
  expect(await portal.deps.db.modelCall.count()).toBe(1);
  portal.deps.clock.advance({ days: 2 });
  await purge(portal.deps);
  expect(await portal.deps.db.modelCall.count()).toBe(0);
});

async function streamingClient(portal: World, token: string) {
  const { url } = await serve(portal);
  return createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `${url}/trpc`, headers: { authorization: `Bearer ${token}` } })],
  });
}
const streamed: GenerateRequest = { appId: 'story-dice', ask: easier };

test('a stream tells what is there so far, and in the end the answer that was checked', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const portal = await world(model.settings);
  const { teacher } = await opened(portal);
  const client = await streamingClient(portal, await tokenFor(portal, teacher));
  const text = 'It was very cold. They had to cancel it.';
  model.will(says(JSON.stringify({ text })));
  const events = [];
  for await (const event of await client.generate.stream.mutate(streamed)) events.push(event);
  const partial = events.flatMap((event) => (event.kind === 'partial' ? [event.text] : []));
  expect(partial.length).toBeGreaterThan(1);
  for (const shown of partial) expect(text.startsWith(shown)).toBe(true);
  expect(events.at(-1)).toMatchObject({ kind: 'answer', answer: { by: 'model', output: { text } } });
  // It is ordinary work, like `generate.run`.
  expect(await portal.deps.db.auditEntry.count()).toBe(0);
});

test('whoever cancels is not charged a draft, and the model is told to stop', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const portal = await world(model.settings);
  const { teacher } = await opened(portal);
  const client = await streamingClient(portal, await tokenFor(portal, teacher));
  model.will(halfAStream('{"text": "It was', 'hangs'));
  const stop = new AbortController();
  const drafts = async () => (await portal.deps.db.appOpening.findFirstOrThrow()).generations;
  await expect(async () => {
    for await (const event of await client.generate.stream.mutate(streamed, { signal: stop.signal })) {
      expect(event).toEqual({ kind: 'partial', text: 'It was' });
      expect(await drafts()).toBe(1);
      stop.abort();
    }
  }).rejects.toThrow();
  await expect.poll(drafts).toBe(0);
  await expect.poll(() => model.received[0]?.isOver).toBe(true);
  await expect
    .poll(async () => (await portal.deps.db.modelCall.findMany()).map(({ outcome }) => outcome))
    .toEqual(['cancelled']);
});
