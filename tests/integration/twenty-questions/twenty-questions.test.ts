import { describe, expect, onTestFinished, test } from 'vitest';
import type { GameOutput } from '#shared/api/twenty-questions';
import { attributes, things } from '#shared/content/things/pack';
import { misbehavingModel, says } from '#tests/support/misbehaving-model';
import { atOnce } from '#tests/support/wallet';
import { as, makeUser, type World, world } from '#tests/support/world';

const animals = { from: { builtIn: { level: 'A1' as const, category: 'animals' as const } } };

type Caller = Awaited<ReturnType<typeof as>>;

/** The secret, as only the server knows it. */
async function secretOf({ deps }: World, { id }: Pick<GameOutput, 'id'>): Promise<{ id: string; name: string }> {
  const { source } = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select: { source: true } });
  const found = things.find((thing) => JSON.stringify(source).includes(`"secret":{"id":"${thing.id}"`));
  if (!found) throw new Error('No secret');
  return found;
}

/** A guess that is wrong. */
const wrongGuesses = async (portal: World, game: GameOutput) => {
  const secret = await secretOf(portal, game);
  return things.filter(({ id }) => id !== secret.id).map(({ name }) => `Is it ${name}?`);
};

async function expectHidden(portal: World, game: GameOutput, ...answers: unknown[]): Promise<void> {
  const { name } = await secretOf(portal, game);
  expect(JSON.stringify(answers)).not.toContain(`"${name}"`);
}

test('the secret leaves the server only when the game is over', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal));
  const game = await caller.twentyQuestions.start(animals);
  expect(game).toMatchObject({ title: 'Animals, A1', limit: 20, turns: [], over: null });
  const asked = await caller.twentyQuestions.ask({ id: game.id, text: 'Can it fly?' });
  expect(asked).toMatchObject({
    said: { kind: 'answered' },
    game: { turns: [{ kind: 'asked', about: 'fly' }], over: null },
  });
  await expectHidden(
    portal,
    game,
    game,
    asked,
    await caller.twentyQuestions.get({ id: game.id }),
    await caller.attempts.get({ id: game.id }),
    await caller.history.list({}),
  );

  const { name } = await secretOf(portal, game);
  const found = await caller.twentyQuestions.ask({ id: game.id, text: `Is it ${name}?` });
  expect(found.game.over).toMatchObject({ found: true, secret: name });
  expect((await caller.history.list({})).items).toMatchObject([
    { appId: '20-questions', score: 2, maxScore: 2, title: `Animals, A1: ${name}, found with 2 questions` },
  ]);
});

test('a question with a slip is counted once it is right, and the history tells both forms', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const caller = await as(portal, user);
  const game = await caller.twentyQuestions.start(animals);
  const first = await caller.twentyQuestions.ask({ id: game.id, text: 'It lays eggs?' });
  expect(first).toMatchObject({ said: { kind: 'form', text: 'Does it lay eggs?' }, game: { turns: [] } });
  const second = await caller.twentyQuestions.ask({ id: game.id, text: 'Does it lay eggs?' });
  expect(second.game.turns).toMatchObject([{ about: 'eggs', text: 'Does it lay eggs?', typed: 'It lays eggs?' }]);
  await caller.twentyQuestions.ask({ id: game.id, text: 'Is it a bird?' });
  const ended = await caller.twentyQuestions.giveUp({ id: game.id });
  expect(ended.over).toMatchObject({ found: false });
  expect(await caller.attempts.get({ id: game.id })).toMatchObject({
    score: 1,
    maxScore: 2,
    items: [
      { given: { text: 'It lays eggs?' }, grade: { verdict: 'wrong', score: 0, answer: 'Does it lay eggs?' } },
      { grade: { verdict: 'right' } },
    ],
  });
});

test('what is no question, is not known or was asked already is not counted', async () => {
  const portal = await world();
  const caller = await as(portal);
  const game = await caller.twentyQuestions.start(animals);
  const ask = async (text: string) => (await caller.twentyQuestions.ask({ id: game.id, text })).said;
  expect(await ask('What colour is it?')).toEqual({ kind: 'hint', hint: 'open' });
  expect(await ask('')).toEqual({ kind: 'hint', hint: 'empty' });
  expect(await ask('x'.repeat(500))).toEqual({ kind: 'hint', hint: 'long' });
  const said = await ask('Does it like jazz?');
  expect(said).toMatchObject({ kind: 'unknown' });
  expect(said.kind === 'unknown' && said.near).toHaveLength(2);
  expect(await ask('Can it fly?')).toEqual({ kind: 'answered' });
  expect(await ask('can it fly')).toEqual({ kind: 'again', turn: 0 });
  expect(await ask('Does it fly?')).toEqual({ kind: 'again', turn: 0 });
  expect((await caller.twentyQuestions.get({ id: game.id })).turns).toHaveLength(1);
});

test('the same question many times at once counts once, and different ones each once', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal));
  const game = await caller.twentyQuestions.start(animals);
  const said = await atOnce(5, () => caller.twentyQuestions.ask({ id: game.id, text: 'Can it fly?' }));
  expect(said.filter((one) => one.said.kind === 'answered')).toHaveLength(1);
  expect(said.filter((one) => one.said.kind === 'again')).toHaveLength(4);
  const others = ['Is it a mammal?', 'Is it an insect?', 'Is it a bird?'];
  await Promise.all(others.map((text) => caller.twentyQuestions.ask({ id: game.id, text })));
  const { turns } = await caller.twentyQuestions.get({ id: game.id });
  expect(turns).toHaveLength(4);
  expect(new Set(turns.map(({ about }) => about)).size).toBe(4);
});

test('the twentieth question is the last, and the secret is told after it', async () => {
  const portal = await world();
  const caller = await as(portal);
  const game = await caller.twentyQuestions.start(animals);
  const guesses = await wrongGuesses(portal, game);
  for (const [place, text] of guesses.slice(0, 20).entries()) {
    const { over, turns } = (await caller.twentyQuestions.ask({ id: game.id, text })).game;
    expect(turns).toHaveLength(place + 1);
    expect(over === null).toBe(place < 19);
  }
  expect((await caller.twentyQuestions.get({ id: game.id })).over).toMatchObject({
    found: false,
    secret: (await secretOf(portal, game)).name,
  });
  await expect(caller.twentyQuestions.ask({ id: game.id, text: 'Can it fly?' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  // An answer that was lost on its way is given again.
  expect((await caller.twentyQuestions.ask({ id: game.id, text: guesses[19] ?? '' })).said).toEqual({
    kind: 'again',
    turn: 19,
  });
});

test('every listed question gets the answer of the table, and what is hard to say costs no question', async () => {
  const portal = await world();
  const caller = await as(portal);
  const game = await caller.twentyQuestions.start(animals);
  const { id } = await secretOf(portal, game);
  const { table } = await import('#shared/content/things/pack');
  const truthOf = (attribute: string) => table.get(attribute)?.get(id);
  let counted = 0;
  for (const { id: attribute, ask } of attributes.filter((one) => truthOf(one.id) !== 'unknown').slice(0, 15)) {
    const { game: after } = await caller.twentyQuestions.ask({ id: game.id, text: ask });
    counted += 1;
    expect(after.turns.at(-1)).toMatchObject({ about: attribute, answer: truthOf(attribute) });
  }
  for (const { ask } of attributes.filter((one) => truthOf(one.id) === 'unknown').slice(0, 5)) {
    const answer = await caller.twentyQuestions.ask({ id: game.id, text: ask });
    expect(answer.said).toEqual({ kind: 'hard', text: ask });
    expect(answer.game.turns).toHaveLength(counted);
  }
});

test('what is suggested for a question that is not known fits the category', async () => {
  const portal = await world();
  const caller = await as(portal);
  const game = await caller.twentyQuestions.start({ from: { builtIn: { level: 'A2', category: 'food' } } });
  const { said } = await caller.twentyQuestions.ask({ id: game.id, text: 'Does it like jazz?' });
  const near = said.kind === 'unknown' ? said.near : [];
  expect(near).toHaveLength(2);
  const { table } = await import('#shared/content/things/pack');
  for (const text of near) {
    const attribute = attributes.find(({ ask }) => ask === text);
    const values = new Set(
      things.filter(({ category }) => category === 'food').map(({ id }) => table.get(attribute?.id ?? '')?.get(id)),
    );
    expect([text, values.has('yes'), values.has('no')]).toEqual([text, true, true]);
  }
});

test('a rule of grammar holds for questions, not for guesses', async () => {
  const portal = await world();
  const caller = await as(portal);
  const game = await caller.twentyQuestions.start({ ...animals, grammar: 'passive' });
  const ask = async (text: string) => (await caller.twentyQuestions.ask({ id: game.id, text })).said;
  expect(await ask('Can it fly?')).toEqual({ kind: 'rule' });
  expect(await ask('Is it made of metal?')).toEqual({ kind: 'answered' });
  expect((await ask((await wrongGuesses(portal, game))[0] ?? '')).kind).toBe('answered');
});

describe('a game of the class', () => {
  const game = {
    id: '0190a5a0-0000-7000-8000-000000000001',
    mode: 'class' as const,
    level: 'A2' as const,
    found: true,
    seconds: 95,
    turns: [
      { text: 'Does it have a tail?', typed: 'It has a tail?', answer: 'yes' as const },
      { text: '', answer: 'no' as const },
      { text: 'Is it a cat?', answer: 'yes' as const },
    ],
  };

  test('is kept once, with the form of what was written down', async () => {
    const portal = await world();
    const caller = await as(portal, await makeUser(portal));
    // Pressed several times at once, and again later.
    await Promise.all(Array.from({ length: 4 }, () => caller.twentyQuestions.keep(game)));
    await caller.twentyQuestions.keep(game);
    const { items } = await caller.history.list({});
    expect(items).toMatchObject([
      { appId: '20-questions', title: 'With the class: found with 3 questions', score: 1, maxScore: 2, seconds: 95 },
    ]);
    expect(await caller.attempts.get({ id: game.id })).toMatchObject({
      items: [
        { given: { text: 'It has a tail?' }, grade: { verdict: 'wrong', answer: 'Does it have a tail?' } },
        { given: { text: 'Is it a cat?' }, grade: { verdict: 'right' } },
      ],
    });
    await expect(caller.twentyQuestions.get({ id: game.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of the computer has no points, and says what it found', async () => {
    const portal = await world();
    const caller = await as(portal, await makeUser(portal));
    await caller.twentyQuestions.keep({ ...game, mode: 'yours', secret: 'a cat' });
    expect((await caller.history.list({})).items).toMatchObject([
      { title: 'The computer asked: a cat, found with 3 questions', score: 0, maxScore: 0 },
    ]);
    await expect(
      caller.twentyQuestions.keep({ ...game, id: game.id.replace(/1$/, '2'), turns: [] }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('of the computer may have turns without a cost, but no more questions than twenty', async () => {
    const portal = await world();
    const caller = await as(portal, await makeUser(portal));
    const turns = (asked: number, doubts: number) => [
      ...Array.from({ length: asked }, () => ({ text: 'Is it big?', answer: 'no' as const })),
      ...Array.from({ length: doubts }, () => ({ text: 'Is it big?', answer: 'unknown' as const })),
    ];
    await caller.twentyQuestions.keep({ ...game, mode: 'yours', turns: turns(20, 10) });
    expect((await caller.history.list({})).items).toMatchObject([
      { title: 'The computer asked: found with 20 questions' },
    ]);
    for (const tooMany of [turns(21, 0), turns(20, 11), turns(21, 9)]) {
      const kept = caller.twentyQuestions.keep({
        ...game,
        id: game.id.replace(/1$/, '2'),
        mode: 'yours',
        turns: tooMany,
      });
      await expect(kept).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  test('changes nobody else’s round that has its id', async () => {
    const portal = await world();
    const owner = await as(portal, await makeUser(portal));
    const own = await owner.twentyQuestions.start(animals);
    const other = await as(portal, await makeUser(portal, { role: 'student' }));
    await other.twentyQuestions.keep({ ...game, id: own.id });
    expect((await owner.twentyQuestions.get({ id: own.id })).turns).toEqual([]);
    expect((await other.history.list({})).items).toEqual([]);
  });
});

describe('games of others', () => {
  test('are like missing ones; a guest’s is whoever knows its id', async () => {
    const portal = await world();
    const owner = await as(portal, await makeUser(portal));
    const own = await owner.twentyQuestions.start(animals);
    const callers: Caller[] = [await as(portal), await as(portal, await makeUser(portal, { role: 'student' }))];
    for (const other of callers) {
      for (const call of [
        () => other.twentyQuestions.get({ id: own.id }),
        () => other.twentyQuestions.ask({ id: own.id, text: 'Can it fly?' }),
        () => other.twentyQuestions.giveUp({ id: own.id }),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
    }
    const guest = await as(portal);
    const guests = await guest.twentyQuestions.start({ ...animals, guestName: 'Ana' });
    expect((await guest.twentyQuestions.get({ id: guests.id })).turns).toEqual([]);
  });

  test('a round of another app is no game', async () => {
    const portal = await world();
    const guest = await as(portal);
    const attempt = await guest.attempts.start({
      appId: 'spelling-quest',
      activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['spell'], count: 3 },
      mode: 'practice',
    });
    await expect(guest.twentyQuestions.get({ id: attempt.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('own secrets', () => {
  const data = {
    secrets: [
      { id: 's1', name: 'our school dog', answers: { animal: 'yes' as const, fly: 'no' as const } },
      { id: 's2', name: 'our school dog', answers: { animal: 'yes' as const, fly: 'no' as const } },
    ],
  };

  test('are answered as their teacher said, guessed by name, and nobody else’s', async () => {
    const portal = await world();
    const teacher = await as(portal, await makeUser(portal));
    const kept = await teacher.library.create({ kind: 'secrets', title: 'At our school', level: 'A2', data });
    expect(kept).toMatchObject({ size: 2, title: 'At our school' });
    const game = await teacher.twentyQuestions.start({ from: { secrets: kept.id } });
    expect(game).toMatchObject({ title: 'At our school', names: ['our school dog', 'our school dog'] });
    expect((await teacher.twentyQuestions.ask({ id: game.id, text: 'Is it an animal?' })).game.turns[0]).toMatchObject({
      answer: 'yes',
    });
    expect((await teacher.twentyQuestions.ask({ id: game.id, text: 'Can you eat it?' })).said).toMatchObject({
      kind: 'unknown',
    });
    const other = await as(portal, await makeUser(portal));
    await expect(other.twentyQuestions.start({ from: { secrets: kept.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect((await as(portal)).twentyQuestions.start({ from: { secrets: kept.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('with a language model', () => {
  test('a question that the table does not know is answered and counted, still well formed', async () => {
    const { portal, caller } = await withModel(
      says(JSON.stringify({ answer: 'no', reason: 'Animals do not buy music.' })),
    );
    const game = await caller.twentyQuestions.start(animals);
    const form = await caller.twentyQuestions.ask({ id: game.id, text: 'Does it likes jazz?' });
    expect(form.said).toMatchObject({ kind: 'form', text: 'Does it like jazz?' });
    const asked = await caller.twentyQuestions.ask({ id: game.id, text: 'Does it like jazz?' });
    expect(asked).toMatchObject({
      said: { kind: 'answered' },
      game: { turns: [{ kind: 'free', answer: 'no', reason: 'Animals do not buy music.' }] },
    });
    expect((await caller.twentyQuestions.ask({ id: game.id, text: 'does it like jazz' })).said).toEqual({
      kind: 'again',
      turn: 0,
    });
    expect(await portal.deps.db.modelCall.count()).toBe(1);
    // The history says whose answer it was.
    await caller.twentyQuestions.giveUp({ id: game.id });
    expect((await caller.attempts.get({ id: game.id })).items).toMatchObject([
      { grade: { explanation: expect.stringContaining('In the game, AI gave the answer.') } },
    ]);
  });

  test('one that is not sure, or talks nonsense, is as if there were none', async () => {
    for (const answer of [says(JSON.stringify({ answer: 'unknown', reason: '' })), says('no JSON at all')]) {
      const { caller } = await withModel(answer);
      const game = await caller.twentyQuestions.start(animals);
      const asked = await caller.twentyQuestions.ask({ id: game.id, text: 'Does it like jazz?' });
      expect(asked).toMatchObject({ said: { kind: 'unknown' }, game: { turns: [] } });
    }
  });

  test('a reason that gives the secret away is left out', async () => {
    const { portal, caller, model } = await withModel(says('{}'));
    const game = await caller.twentyQuestions.start(animals);
    const { name } = await secretOf(portal, game);
    model.will(says(JSON.stringify({ answer: 'yes', reason: `Because ${name} is like that.` })));
    const asked = await caller.twentyQuestions.ask({ id: game.id, text: 'Does it like jazz?' });
    expect(asked.game.turns[0]).toMatchObject({ answer: 'yes', reason: '' });
  });
});

/** A signed-in player of a portal whose model says this. */
async function withModel(behaviour: ReturnType<typeof says>) {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  model.will(behaviour);
  const portal = await world(model.settings);
  return { portal, model, caller: await as(portal, await makeUser(portal)) };
}
