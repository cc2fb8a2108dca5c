import { expect, onTestFinished, test } from 'vitest';
import { type GenerateOutput, type GenerateRequest, lessonTextsOutput } from '#shared/api/generate';
import { wordListData } from '#shared/content/words/word-list';
import { limits } from '#shared/core/limits';
import { misbehavingModel, says } from '#tests/support/misbehaving-model';
import { serve } from '#tests/support/server';
import { debitsOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, tokenFor, type World, world } from '#tests/support/world';

type PlanAsk = Extract<GenerateRequest['ask'], { task: 'lesson-plan' }>;

const about = {
  level: 'A2',
  minutes: 45,
  type: 'reading',
  topic: 'Food and drink',
  framework: 'skills',
} as const;

const wish = (ask: { about?: Partial<PlanAsk['about']>; from?: PlanAsk['from'] }): GenerateRequest => ({
  appId: 'lesson-planner',
  ask: { task: 'lesson-plan', ...ask, about: { ...about, ...ask.about } },
  seed: 4,
});

const planIn = ({ output }: GenerateOutput) => {
  if (output.task !== 'lesson-plan') throw new Error('This is no plan.');
  return output.data;
};

const words = (...terms: (string | { term: string; meaning: string })[]) =>
  wordListData.parse({
    entries: terms.map((one, place) => ({ id: `w${place}`, ...(typeof one === 'string' ? { term: one } : one) })),
  });

async function listOf(portal: World, data = words('harbour', 'carpenter', 'neighbour', 'violin')) {
  const owner = await makeUser(portal);
  const { id } = await (await as(portal, owner)).library.create({ kind: 'word-list', title: 'Unit 3', data });
  return { owner, id };
}

const prose = 'Olga opened her workshop in May. She repairs old violins and teaches children how to build them. ';

test.each([
  ['topic_unwritten', { about: { topic: 'xyzzy' } }],
  ['topic_unwritten', { about: { topic: 'xyzzy', type: 'speaking' } }],
  ['topic_unwritten', { about: { topic: 'xyzzy', type: 'grammar', framework: 'ppp' } }],
  ['kind_unwritten', { about: { topic: 'a poem about spring', type: 'writing', framework: 'skills' } }],
  ['topic_unfit', { about: { topic: 'a shit day' } }],
  ['topic_unfit', { about: { targetLanguage: 'fucking' } }],
  ['text_short', { from: { kind: 'text', text: 'Only three words.' } }],
  [
    'text_not_english',
    { from: { kind: 'text', text: 'Der Hund lief über die Straße und suchte die kleine Katze. '.repeat(4) } },
  ],
  [
    'text_is_code',
    { from: { kind: 'text', text: 'function add(a, b) {\n  return a + b;\n}\nconst sum = add(1, 2);\nprint(sum);' } },
  ],
  ['text_not_found', { from: { kind: 'reading', id: 'no-such-text' } }],
  ['resource_not_found', { from: { kind: 'words', list: crypto.randomUUID() } }],
] satisfies [string, Parameters<typeof wish>[0]][])(
  'what cannot become a plan is refused as %s, by tRPC and by REST, and costs nothing',
  async (reason, ask) => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 10 });
    await expect((await as(portal, teacher)).generate.run(wish(ask))).rejects.toMatchObject({ cause: { reason } });
    const { rest } = await serve(portal);
    const token = await tokenFor(portal, teacher);
    const { status, body } = await rest('POST', '/generate', { token, body: wish(ask) });
    expect({ status: status >= 400 && status < 500, body }).toMatchObject({ status: true, body: { reason } });
    expect(await balanceOf(portal, teacher)).toBe(10);
    expect(await debitsOf(portal)).toEqual([]);
    expect(await portal.deps.db.idempotentAnswer.count()).toBe(0);
  },
);

test.each([
  ['a grammar point', { type: 'grammar', point: 'going-to', framework: 'ppp' }, 'situation'],
  ['a kind of text to write', { type: 'writing' }, 'model'],
] as const)('on a topic that nobody has written about, %s makes a whole lesson', async (_what, change, kind) => {
  const portal = await world();
  const answer = await (await as(portal)).generate.run(wish({ about: { topic: 'our trip to Xyzzy', ...change } }));
  const { materials, stages } = planIn(answer);
  expect(materials.map((material) => material.kind)).toContain(kind);
  expect(JSON.stringify(stages)).not.toContain('of your own');
});

test('a text of 2,000 words is a plan that can be kept; one word more is refused with the number', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal));
  const text = prose.repeat(200).split(' ').slice(0, limits.textWords).join(' ');
  const plan = planIn(await caller.generate.run(wish({ from: { kind: 'text', text } })));
  expect(plan.materials.find(({ kind }) => kind === 'text')).toMatchObject({ text });
  await expect(
    caller.library.create({ kind: 'lesson', title: 'Long', level: 'A2', data: plan }),
  ).resolves.toMatchObject({
    kind: 'lesson',
  });
  await expect(caller.generate.run(wish({ from: { kind: 'text', text: `${text} more` } }))).rejects.toThrow(
    'At most 2,000 words, please.',
  );
});

test('texts of ours are found by topic and level, and a plan is made from exactly the one that was chosen', async () => {
  const portal = await world();
  const { rest } = await serve(portal);
  const found = await rest('GET', '/generate/texts?topic=Job%20interviews&level=B1');
  const { items } = lessonTextsOutput.parse(found.body);
  expect(items.length).toBeGreaterThanOrEqual(3);
  expect(items.length).toBeLessThanOrEqual(6);
  expect(items[0]).toMatchObject({ topic: 'Job interviews' });
  const visitor = await as(portal);
  for (const { id, title, text, topic, questions } of items) {
    const ask = wish({ about: { topic, level: 'B1' }, from: { kind: 'reading', id } });
    const { materials } = planIn(await visitor.generate.run(ask));
    expect(materials.filter(({ kind }) => kind === 'text' || kind === 'dialogue')).toMatchObject([{ title, text }]);
    const onText = materials.find((material) => material.id === 'text-questions');
    expect(onText?.kind === 'questions' && onText.items).toHaveLength(questions);
  }
});

test('of a topic that is near none of ours no text is suggested, and without one some of the level', async () => {
  const visitor = await as(await world());
  expect(await visitor.generate.texts({ topic: 'qwertz', level: 'A1' })).toEqual({ items: [] });
  const { items } = await visitor.generate.texts({ level: 'A1' });
  expect(items).toHaveLength(6);
  expect(new Set(items.map(({ topic }) => topic)).size).toBe(6);
  expect(new Set(items.map(({ genre }) => genre)).size).toBeGreaterThan(1);
  for (const { level } of items) expect(level).toBe('A1');
});

test('a list of one’s own is what is taught: its meanings as they stand there, missing ones where we are sure', async () => {
  const portal = await world();
  const mine = words({ term: 'harbour', meaning: 'where boats sleep' }, 'carpenter', 'neighbour', 'flurbish', 'violin');
  const { owner, id } = await listOf(portal, mine);
  const from = { kind: 'words' as const, list: id, only: ['w0', 'w1', 'w3'] };
  const ask = wish({ about: { type: 'vocabulary', topic: 'Job interviews', framework: 'ppp' }, from });
  const plan = planIn(await (await as(portal, owner)).generate.run(ask));
  const taught = plan.materials.find(({ kind }) => kind === 'words');
  expect(taught).toMatchObject({
    title: 'Words: Unit 3',
    entries: [
      { term: 'harbour', meaning: 'where boats sleep' },
      { term: 'carpenter', meaning: expect.stringMatching(/wood/) },
      { term: 'flurbish', meaning: '' },
    ],
  });
  expect(plan.materials.some(({ kind }) => kind === 'text' || kind === 'dialogue')).toBe(false);
});

test('of a long list the first twelve words are taught, and two are too few', async () => {
  const portal = await world();
  const { owner, id } = await listOf(portal, words(...Array.from({ length: 30 }, (_, place) => `word${place}`)));
  const caller = await as(portal, owner);
  const asked = (only?: string[]) =>
    wish({ about: { type: 'vocabulary', framework: 'ppp' }, from: { kind: 'words', list: id, ...(only && { only }) } });
  const taught = planIn(await caller.generate.run(asked())).materials.find(({ kind }) => kind === 'words');
  expect(taught?.kind === 'words' && taught.entries.map(({ id: entry }) => entry)).toEqual(
    Array.from({ length: 12 }, (_, place) => `w${place}`),
  );
  await expect(caller.generate.run(asked(['w1', 'w2']))).rejects.toMatchObject({ cause: { reason: 'nothing_to_ask' } });
});

test('the word list of somebody else, one in the trash and a visitor’s wish for one are answered like a missing one', async () => {
  const portal = await world();
  const { owner, id } = await listOf(portal);
  const ask = (list: string) => wish({ about: { type: 'vocabulary' }, from: { kind: 'words', list } });
  const stranger = await as(portal, await makeUser(portal, { aiCredits: 5 }));
  const missing = await stranger.generate.run(ask(crypto.randomUUID())).catch((error: unknown) => String(error));
  expect(await stranger.generate.run(ask(id)).catch((error: unknown) => String(error))).toBe(missing);
  expect(await (await as(portal)).generate.run(ask(id)).catch((error: unknown) => String(error))).toBe(missing);
  const mine = await as(portal, owner);
  await mine.library.remove({ id });
  expect(await mine.generate.run(ask(id)).catch((error: unknown) => String(error))).toBe(missing);
});

test('without a model a text on a topic is not made up', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal));
  const ask = { task: 'topic-text' as const, topic: 'beekeeping', level: 'B1' as const };
  expect(await caller.generate.run({ appId: 'lesson-planner', ask })).toMatchObject({
    by: 'engine',
    output: { text: '' },
  });
});

test('a model drafts a text on a topic for nothing; nonsense, markup and a text that is too hard or too short are none', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const portal = await world(model.settings);
  const teacher = await makeUser(portal, { aiCredits: 0 });
  const caller = await as(portal, teacher);
  const ask = { task: 'topic-text' as const, topic: 'a market', level: 'A2' as const };
  const draft = async (text: string) => {
    model.will(says(() => JSON.stringify({ text })));
    const { by, output } = await caller.generate.run({ appId: 'lesson-planner', ask });
    return { by, text: output.task === 'topic-text' ? output.text : undefined };
  };
  const good = 'Ana goes to the market every Monday. She buys apples and bread, and she talks to her friends. '
    .repeat(6)
    .trim();
  expect(await draft(good)).toEqual({ by: 'model', text: good });
  expect(JSON.parse(model.received[0]?.body.messages.at(-1)?.content ?? '')).toEqual({
    topic: 'a market',
    level: 'A2',
  });
  const hard =
    'Notwithstanding pecuniary vicissitudes, mercantile conglomerates perpetuate ostentatious acquisitions. '.repeat(
      12,
    );
  for (const bad of ['asdf qwer zxcv '.repeat(40), good.replaceAll('Ana', '<b>Ana</b>'), 'Too short.', hard])
    expect(await draft(bad)).toEqual({ by: 'engine', text: '' });
  await expect(caller.generate.run({ appId: 'lesson-planner', ask: { ...ask, topic: 'fuck' } })).rejects.toMatchObject({
    cause: { reason: 'topic_unfit' },
  });
});
