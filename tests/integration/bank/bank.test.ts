import { describe, expect, test } from 'vitest';
import { importLimit } from '#shared/api/bank';
import { type Item, item } from '#shared/items/item';
import { questionSet } from '#shared/items/question-set';
import { pictureOf } from '#tests/support/pictures';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

const choice = (prompt: string, about: Partial<Item> = {}) =>
  item.parse({
    id: 'new',
    kind: 'mc',
    prompt,
    options: [{ text: 'goes', isKey: true }, { text: 'go' }, { text: 'going' }],
    ...about,
  });
const statements = (count: number, about: Partial<Item> = {}) =>
  Array.from({ length: count }, (_, n) =>
    item.parse({ id: `s${n}`, kind: 'tf', prompt: `Statement ${n} is true.`, key: true, ...about }),
  );

async function teacher(portal: World) {
  const user = await makeUser(portal);
  await open(portal, user.id);
  const { bank, library } = await as(portal, user);
  return { user, bank, library };
}

/** As if its tokens had been paid. */
async function open({ deps }: World, userId: string) {
  const openedAt = deps.clock.now();
  await deps.db.appOpening.create({
    data: {
      userId,
      payerId: userId,
      appId: 'assessment-bank',
      openedAt,
      expiresAt: new Date(openedAt.getTime() + 3_600_000),
    },
  });
}

test('a question is kept, found by its text and its tags, changed and its old version kept', async () => {
  const portal = await world();
  const { bank } = await teacher(portal);
  const made = await bank.create({ item: choice('She ___ home.', { level: 'A1', tags: ['Unit 3', 'articles'] }) });
  expect(made).toMatchObject({ version: 1, status: 'draft', point: 'articles', item: { id: made.id, version: 1 } });
  await bank.create({ item: choice('He ___ out.', { level: 'B1' }) });

  for (const found of [
    await bank.list({ search: 'sHE ___' }),
    await bank.list({ tag: 'Unit 3' }),
    await bank.list({ level: 'A1', kind: 'mc', point: 'articles', status: 'draft' }),
  ])
    expect([found.total, found.items.map(({ id }) => id)]).toEqual([1, [made.id]]);
  expect((await bank.tags({})).tags).toEqual([
    { tag: 'Unit 3', count: 1 },
    { tag: 'articles', count: 1 },
  ]);

  const changed = await bank.update({
    id: made.id,
    version: 1,
    item: { ...made.item, prompt: 'Ana ___ home.' },
    status: 'reviewed',
  });
  expect(changed).toMatchObject({ version: 2, status: 'reviewed', item: { prompt: 'Ana ___ home.', version: 2 } });
  const same = await bank.update({ id: made.id, version: 2, item: changed.item, difficulty: 4 });
  expect(same).toMatchObject({ version: 2, difficulty: 4 });
  const { versions } = await bank.get({ id: made.id });
  expect(versions).toMatchObject([{ version: 1, item: { prompt: 'She ___ home.', version: 1 } }]);
});

test('of several saves from one version one is kept, and the others are told', async () => {
  const portal = await world();
  const { bank } = await teacher(portal);
  const { id, item: first } = await bank.create({ item: choice('She ___ home.') });
  const saves = await Promise.allSettled(
    ['A ___.', 'B ___.', 'C ___.'].map((prompt) => bank.update({ id, version: 1, item: { ...first, prompt } })),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await bank.get({ id })).versions).toHaveLength(1);
});

test('of tags given to the same forty questions at once each stays on all of them', async () => {
  const portal = await world();
  const { bank } = await teacher(portal);
  await bank.import({ items: statements(40) });
  const ids = (await bank.list({ limit: 50 })).items.map(({ id }) => id);
  const tags = Array.from({ length: 12 }, (_, n) => `tag ${n}`);
  await Promise.all(
    tags.map((addTag, n) => bank.change({ ids: n % 2 ? ids : [...ids].reverse(), change: { addTag } })),
  );
  for (const { item } of (await bank.list({ limit: 50 })).items) expect(new Set(item.tags)).toEqual(new Set(tags));
});

describe('an import', () => {
  test('adds each question once, whatever its spaces, capitals and the order of its choices', async () => {
    const portal = await world();
    const { bank } = await teacher(portal);
    await bank.create({ item: choice('She ___ home.') });
    const turned = item.parse({
      ...choice('  she ___   HOME. '),
      options: [{ text: 'Going' }, { text: 'go' }, { text: 'goes', isKey: true }],
    });
    const items = [turned, choice('He ___ home.'), choice('he ___ home.'), choice('They ___ home.')];
    expect(await bank.import({ items })).toEqual({ added: 2, skipped: 2 });
    expect(await bank.import({ items })).toEqual({ added: 0, skipped: 4 });
    expect((await bank.list({})).total).toBe(3);
  });

  test('that comes twice at once is added once', async () => {
    const portal = await world();
    const { bank } = await teacher(portal);
    const items = statements(50);
    const answers = await Promise.all([bank.import({ items }), bank.import({ items }), bank.import({ items })]);
    expect(answers.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 0, 50]);
    expect((await bank.list({})).total).toBe(50);
  });

  test('of 2,000 is taken, of 2,001 refused as a whole', async () => {
    const portal = await world();
    const { bank } = await teacher(portal);
    await expect(bank.import({ items: statements(importLimit + 1) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await bank.list({})).total).toBe(0);
    expect(await bank.import({ items: statements(importLimit) })).toEqual({ added: importLimit, skipped: 0 });
  });

  test('of a question without its key is refused', async () => {
    const portal = await world();
    const { bank } = await teacher(portal);
    const keyless = {
      ...choice('x'),
      options: [
        { text: 'a', isKey: false },
        { text: 'b', isKey: false },
      ],
    } as Item;
    await expect(bank.import({ items: [choice('y'), keyless] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await bank.list({})).total).toBe(0);
  });
});

test('pages follow each other without a gap or a repeat', async () => {
  const portal = await world();
  const { bank } = await teacher(portal);
  await bank.import({ items: statements(7) });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bank.list({ limit: 3, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  await expect(bank.list({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

describe("another person's bank", () => {
  async function two() {
    const portal = await world();
    const [me, other] = [await teacher(portal), await teacher(portal)];
    const made = await me.bank.create({ item: choice('She ___ home.') });
    const tries = {
      read: [() => other.bank.list({ ownerId: me.user.id }), () => other.bank.tags({ ownerId: me.user.id })],
      use: [
        () => other.bank.copy({ ids: [made.id] }),
        () => other.bank.makeTest({ kind: 'test', title: 'Mine', ids: [made.id] }),
        () => other.bank.draw({ ownerId: me.user.id, blueprint: { rows: [{ count: 1 }] } }),
      ],
      edit: [
        () => other.bank.create({ ownerId: me.user.id, item: choice('New ___') }),
        () => other.bank.import({ ownerId: me.user.id, items: [choice('Newer ___')] }),
        () => other.bank.change({ ids: [made.id], change: { addTag: 'theirs' } }),
        () => other.bank.update({ id: made.id, version: 1, item: choice('Theirs ___') }),
        () => other.bank.removeMany({ ids: [made.id] }),
      ],
    };
    return { me, other, made, tries };
  }

  test('answers like a missing one, whatever is tried', async () => {
    const { me, other, made, tries } = await two();
    for (const attempt of [...Object.values(tries).flat(), () => other.bank.get({ id: made.id })])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await me.bank.get({ id: made.id })).toMatchObject({ version: 1, status: 'draft', item: { tags: [] } });
    expect((await other.bank.banks()).banks).toHaveLength(1);
  });

  test.each([
    ['read', ['read']],
    ['use', ['read', 'use']],
    ['edit', ['read', 'use', 'edit']],
  ] as const)(
    'that is shared to %s allows just that, at once, and nothing when it is taken back',
    async (right, allowed) => {
      const { me, other, tries } = await two();
      await me.bank.share({ who: other.user.email.toUpperCase(), right: 'read' });
      for (const { id } of (await other.bank.invitations()).items) await other.bank.accept({ id });
      expect(await me.bank.share({ who: other.user.username, right })).toMatchObject({ right, accepted: true });
      expect((await me.bank.shares()).items).toHaveLength(1);
      expect((await other.bank.banks()).banks).toMatchObject([
        { right: 'own' },
        { ownerId: me.user.id, right, size: 1 },
      ]);
      for (const [needs, attempts] of Object.entries(tries)) {
        for (const attempt of attempts) {
          if (allowed.some((one) => one === needs)) await expect(attempt(), String(attempt)).resolves.toBeDefined();
          else await expect(attempt(), String(attempt)).rejects.toThrow();
        }
      }
      await me.bank.unshare({ id: other.user.id });
      await expect(other.bank.list({ ownerId: me.user.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('can not be shared with oneself', async () => {
    const { me } = await two();
    await expect(me.bank.share({ who: me.user.username, right: 'edit' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

test('several questions are tagged, untagged and retired without a new version; strangers among them stop it all', async () => {
  const portal = await world();
  const { bank } = await teacher(portal);
  const other = await teacher(portal);
  await bank.import({ items: statements(3) });
  const ids = (await bank.list({})).items.map(({ id }) => id);
  expect(await bank.change({ ids, change: { addTag: 'June' } })).toEqual({ changed: 3 });
  expect((await bank.list({ tag: 'June' })).items).toMatchObject([{ version: 1, item: { tags: ['June'] } }, {}, {}]);
  await bank.change({ ids: ids.slice(0, 1), change: { removeTag: 'June' } });
  expect((await bank.list({ tag: 'June' })).total).toBe(2);
  await bank.change({ ids: ids.slice(0, 2), change: { status: 'retired' } });
  expect([(await bank.list({})).total, (await bank.list({ status: 'retired' })).total]).toEqual([1, 2]);

  const theirs = await other.bank.create({ item: choice('x') });
  await expect(bank.change({ ids: [...ids, theirs.id], change: { addTag: 'no' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await bank.list({ tag: 'no' })).total).toBe(0);
});

test('regression: a question that has 20 tags takes no other, and loses none for it', async () => {
  const { bank } = await teacher(await world());
  const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
  const full = await bank.create({ item: choice('She ___ home.', { tags }) });
  const other = await bank.create({ item: choice('He ___ home.') });
  const both = [other.id, full.id];
  expect(await refusalBy(bank.change({ ids: both, change: { addTag: 'June' } }))).toBe('too_many_tags');
  expect((await bank.list({ tag: 'June' })).total).toBe(0);
  expect((await bank.get({ id: full.id })).item.tags).toEqual(tags);
  // One that it has already is no other.
  expect(await bank.change({ ids: both, change: { addTag: 'tag 19' } })).toEqual({ changed: 2 });
});

describe('regression: a picture of somebody else’s', () => {
  /** A bank that is shared, with a question that shows a picture of its owner's. */
  async function shared() {
    const portal = await world();
    const [lender, me] = [await teacher(portal), await teacher(portal)];
    const id = await pictureOf(portal, lender.user);
    const picture = { kind: 'own', id, alt: 'a map' } as const;
    const lent = await lender.bank.create({ item: choice('She ___ home.', { picture }) });
    await lender.bank.share({ who: me.user.email, right: 'use' });
    for (const invitation of (await me.bank.invitations()).items) await me.bank.accept({ id: invitation.id });
    const ownerOf = async (one: Item | undefined) => {
      const shown = one?.picture?.kind === 'own' ? one.picture.id : '';
      return (await portal.deps.db.picture.findUnique({ where: { id: shown }, select: { ownerId: true } }))?.ownerId;
    };
    return { me, lent, picture, ownerOf };
  }

  test('is copied with a question that comes into the own bank, which is the same question when it comes again', async () => {
    const { me, lent, picture, ownerOf } = await shared();
    expect(await me.bank.copy({ ids: [lent.id] })).toEqual({ added: 1, skipped: 0 });
    expect(await me.bank.copy({ ids: [lent.id] })).toEqual({ added: 0, skipped: 1 });
    expect(await me.bank.import({ items: [choice('She ___ home.', { picture })] })).toEqual({ added: 0, skipped: 1 });
    expect(await ownerOf((await me.bank.list({})).items[0]?.item)).toBe(me.user.id);
  });

  test('is copied where it comes into a question of one’s own, and into a test of one’s own', async () => {
    const { me, lent, picture, ownerOf } = await shared();
    const { id } = await me.bank.create({ item: choice('He ___ home.') });
    const changed = await me.bank.update({ id, version: 1, item: choice('He ___ home.', { picture }) });
    expect(changed.version).toBe(2);
    expect(await ownerOf(changed.item)).toBe(me.user.id);
    // What is sent again says nothing new.
    expect((await me.bank.update({ id, version: 2, item: choice('He ___ home.', { picture }) })).version).toBe(2);
    const test = await me.bank.makeTest({ kind: 'test', title: 'June', ids: [lent.id] });
    const { data } = await me.library.get({ id: test.id });
    expect(await ownerOf(questionSet.parse(data).items[0])).toBe(me.user.id);
  });
});

describe('a test of the bank', () => {
  test('keeps each question with its version, tells where it is used and when there is a newer one', async () => {
    const portal = await world();
    const { bank, library } = await teacher(portal);
    const made = await bank.create({ item: choice('She ___ home.') });
    const unused = await bank.create({ item: choice('He ___ home.') });
    const kept = await bank.makeTest({ kind: 'test', title: 'June', ids: [made.id] });
    const { data } = await library.get({ id: kept.id });
    expect(data).toMatchObject({ items: [{ id: made.id, version: 1 }] });
    expect((await bank.newer({ id: kept.id })).items).toEqual([]);

    await bank.update({ id: made.id, version: 1, item: { ...made.item, prompt: 'Ana ___ home.' } });
    expect((await bank.newer({ id: kept.id })).items).toMatchObject([
      { id: made.id, usedVersion: 1, version: 2, item: { prompt: 'Ana ___ home.' } },
    ]);
    expect(await library.get({ id: kept.id })).toMatchObject({ data: { items: [{ prompt: 'She ___ home.' }] } });
    expect((await bank.get({ id: made.id })).usedIn).toEqual({
      own: [{ resourceId: kept.id, kind: 'test', title: 'June', version: 1 }],
      others: 0,
    });

    expect(await bank.removeMany({ ids: [made.id, unused.id] })).toEqual({ removed: 1, retired: 1 });
    expect((await bank.list({ status: 'retired' })).items).toMatchObject([{ id: made.id }]);
  });

  test('follows what is saved in a quiz: what is added counts as used, what is changed or taken out does not', async () => {
    const portal = await world();
    const { bank, library } = await teacher(portal);
    const one = await bank.create({ item: choice('She ___ home.') });
    const other = await bank.create({ item: choice('He ___ home.') });
    const usedIn = async (id: string) => (await bank.get({ id })).usedIn.own.map(({ version }) => version);
    const quiz = { kind: 'quiz' as const, title: 'June' };
    const { id } = await library.create({ ...quiz, data: { items: [one.item] } });
    expect([await usedIn(one.id), await usedIn(other.id)]).toEqual([[1], []]);

    await library.update({ ...quiz, id, version: 1, data: { items: [one.item, other.item] } });
    expect([await usedIn(one.id), await usedIn(other.id)]).toEqual([[1], [1]]);
    const changed = { ...other.item, prompt: 'It ___ home.' };
    await library.update({ ...quiz, id, version: 2, data: { items: [one.item, changed] } });
    expect(await usedIn(other.id)).toEqual([]);

    const { item: newer } = await bank.update({
      id: one.id,
      version: 1,
      item: { ...one.item, prompt: 'Ana ___ home.' },
    });
    expect((await bank.newer({ id })).items).toMatchObject([{ id: one.id, usedVersion: 1, version: 2 }]);
    await library.update({ ...quiz, id, version: 3, data: { items: [newer] } });
    expect(await usedIn(one.id)).toEqual([2]);
    expect((await bank.newer({ id })).items).toEqual([]);
    expect(await bank.removeMany({ ids: [one.id, other.id] })).toEqual({ removed: 1, retired: 1 });
  });

  test('keeps its uses when the shared bank that it came from is closed again, and copies count for their owner alone', async () => {
    const portal = await world();
    const { bank } = await teacher(portal);
    const { user: colleague, bank: theirs, library } = await teacher(portal);
    const made = await bank.create({ item: choice('She ___ home.') });
    const stranger = await library.create({ kind: 'quiz', title: 'Copied', data: { items: [made.item] } });
    const uses = () => portal.deps.db.itemUse.findMany({ select: { resourceId: true } });
    expect(await uses()).toEqual([]);
    await bank.share({ who: colleague.username, right: 'use' });
    for (const invitation of (await theirs.invitations()).items) await theirs.accept({ id: invitation.id });
    const { id } = await theirs.makeTest({ kind: 'test', title: 'June', ids: [made.id] });
    await bank.unshare({ id: colleague.id });
    await library.update({ id, version: 1, kind: 'test', title: 'July', data: { items: [made.item] } });
    await library.update({ id: stranger.id, version: 1, kind: 'quiz', title: 'Copied', data: { items: [made.item] } });
    expect(await uses()).toEqual([{ resourceId: id }]);
  });

  test('is drawn by its blueprint, without what the last tests had, and names what the bank lacks', async () => {
    const portal = await world();
    const { bank } = await teacher(portal);
    await bank.import({ items: statements(6, { level: 'B1' }) });
    const blueprint = { rows: [{ count: 3, level: 'B1' as const }], avoidLast: 1 };
    const first = await bank.draw({ blueprint, seed: 5 });
    expect((await bank.draw({ blueprint, seed: 5 })).items).toEqual(first.items);
    const ids = first.items.map(({ id }) => id);
    await bank.makeTest({ kind: 'test', title: 'One', ids });
    const second = await bank.draw({ blueprint, seed: 5 });
    expect(second.items.filter(({ id }) => ids.includes(id))).toEqual([]);
    portal.deps.clock.advance({ minutes: 1 });
    await bank.makeTest({ kind: 'test', title: 'Two', ids: second.items.map(({ id }) => id) });
    expect((await bank.draw({ blueprint, seed: 5 })).items.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(await bank.draw({ blueprint: { ...blueprint, avoidLast: 2 }, seed: 5 })).toMatchObject({
      items: [],
      gaps: [{ row: 0, wanted: 3, found: 0 }],
    });
  });

  test('may take from the starter collection, whose questions come into the own bank; for those who have paid', async () => {
    const portal = await world();
    const { bank } = await teacher(portal);
    const blueprint = { rows: [{ count: 4, level: 'B1' as const, point: 'passive' }] };
    const drawn = await bank.draw({ blueprint, withStarter: true });
    expect(drawn).toMatchObject({ gaps: [], filled: 4, items: [{ level: 'B1' }, {}, {}, {}] });
    const ids = drawn.items.map(({ id }) => id);
    await bank.makeTest({ kind: 'quiz', title: 'Passive', ids });
    expect((await bank.list({ point: 'passive' })).items).toMatchObject([{ status: 'reviewed', uses: 1 }, {}, {}, {}]);
    expect(await bank.copy({ ids })).toEqual({ added: 0, skipped: 4 });

    const closed = await as(portal, await makeUser(portal));
    for (const attempt of [
      () => closed.bank.starter({}),
      () => closed.bank.copy({ ids }),
      () => closed.bank.draw({ blueprint, withStarter: true }),
      () => closed.bank.makeTest({ kind: 'quiz', title: 'Passive', ids }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  });
});

test('the starter collection is filtered and paged', async () => {
  const portal = await world();
  const { bank } = await teacher(portal);
  const first = await bank.starter({ level: 'A2', point: 'past-simple-irregular', limit: 5 });
  expect(first.items).toHaveLength(5);
  expect(first.total).toBeGreaterThan(5);
  const next = await bank.starter({
    level: 'A2',
    point: 'past-simple-irregular',
    limit: 5,
    cursor: first.nextCursor ?? '',
  });
  expect(next.items.map(({ id }) => id)).not.toContain(first.items[4]?.id);
  await expect(bank.starter({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('statistics count the first finished round of each player of a test that has the question', async () => {
  const portal = await world();
  const { bank, user } = await teacher(portal);
  const made = await bank.create({ item: choice('She ___ home.') });
  const { id: resourceId } = await bank.makeTest({ kind: 'test', title: 'June', ids: [made.id] });
  const answer = async (chosen: string, of: { userId?: string; resourceId?: string | null } = {}) => {
    portal.deps.clock.advance({ seconds: 1 });
    const at = portal.deps.clock.now();
    const score = chosen === 'goes' ? 1 : 0;
    await portal.deps.db.attempt.create({
      data: {
        appId: 'esl-tests',
        title: 'June',
        source: {},
        mode: 'test',
        seed: 1,
        items: [],
        startedAt: at,
        finishedAt: at,
        score,
        maxScore: 1,
        resourceId,
        ...of,
        answers: {
          create: { itemId: made.id, response: { choice: chosen }, verdict: 'x', score, answeredAt: at, chosen },
        },
      },
    });
  };
  for (const chosen of ['goes', 'goes', 'goes', 'goes', 'goes', 'goes', 'go', 'go', 'going']) await answer(chosen);
  // Somebody's own test that says it has this question.
  for (let n = 0; n < 5; n += 1) await answer('going', { resourceId: null });
  expect((await bank.get({ id: made.id })).statistics).toEqual({ answers: 9, needed: 10, numbers: null });
  await answer('goes', { userId: user.id });
  await answer('go', { userId: user.id });
  expect((await bank.get({ id: made.id })).statistics).toMatchObject({
    answers: 10,
    numbers: {
      facility: 0.7,
      discrimination: 1,
      options: [{ text: 'goes', count: 7 }, { text: 'go', count: 2 }, {}],
      flags: [],
    },
  });
  await bank.update({ id: made.id, version: 1, item: { ...made.item, prompt: 'Ana ___ home.' } });
  expect((await bank.get({ id: made.id })).statistics.answers).toBe(0);
});

test('regression: a test that is made of the bank is found by its questions at once, not after the next start', async () => {
  const portal = await world();
  const { bank, library } = await teacher(portal);
  const made = await bank.create({ item: choice('She ___ home.') });
  const { id } = await bank.makeTest({ kind: 'test', title: 'June', ids: [made.id] });
  expect((await library.list({ search: 'home' })).items).toMatchObject([{ id, size: 1 }]);
});
