import { describe, expect, test } from 'vitest';
import { as, makeUser, world } from '#tests/support/world';

const words = (...terms: string[]) => ({ entries: terms.map((term, place) => ({ id: `w${place}`, term })) });
const list = { kind: 'word-list', title: 'Unit 3', data: words('harbour', 'anchor', 'tide') } as const;

test('a list is kept, found, changed, thrown away and taken back', async () => {
  const portal = await world();
  const me = await as(portal, await makeUser(portal));
  const made = await me.library.create(list);
  expect(made).toMatchObject({ title: 'Unit 3', size: 3, version: 1 });

  const changed = await me.library.update({
    id: made.id,
    version: 1,
    kind: 'word-list',
    title: 'Unit 4',
    data: words('tide'),
  });
  expect(changed).toMatchObject({ title: 'Unit 4', size: 1, version: 2 });
  expect((await me.library.list({ search: 'uNIT' })).items).toHaveLength(1);
  expect((await me.library.list({ search: 'nothing' })).items).toEqual([]);

  await me.library.remove({ id: made.id });
  expect((await me.library.list({})).items).toEqual([]);
  expect((await me.library.list({ inTrash: true })).items.map(({ id }) => id)).toEqual([made.id]);
  expect(await me.library.restore({ id: made.id })).toMatchObject({ title: 'Unit 4' });
});

test('of two saves from one version, the second is told, and nothing is overwritten', async () => {
  const portal = await world();
  const me = await as(portal, await makeUser(portal));
  const { id } = await me.library.create(list);
  const saves = await Promise.allSettled(
    ['first', 'second', 'third'].map((title) =>
      me.library.update({ id, version: 1, kind: 'word-list', title, data: list.data }),
    ),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await me.library.get({ id })).version).toBe(2);
  await expect(
    me.library.update({ id, version: 1, kind: 'word-list', title: 'late', data: list.data }),
  ).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test("another person's work answers like missing work, whatever is tried", async () => {
  const portal = await world();
  const me = await as(portal, await makeUser(portal));
  const other = await as(portal, await makeUser(portal, { role: 'admin' }));
  const { id } = await me.library.create(list);
  const { id: linkId } = await me.library.share({ id, mode: 'play' });
  const tries = [
    other.library.get({ id }),
    other.library.update({ id, version: 1, kind: 'word-list', title: 'mine', data: list.data }),
    other.library.remove({ id }),
    other.library.restore({ id }),
    other.library.links({ id }),
    other.library.share({ id, mode: 'copy' }),
    other.library.revoke({ id: linkId }),
  ];
  await Promise.all(tries.map((tried) => expect(tried).rejects.toMatchObject({ code: 'NOT_FOUND' })));
  expect((await other.library.list({})).items).toEqual([]);
});

test('pages follow each other without a gap or a repeat', async () => {
  const portal = await world();
  const me = await as(portal, await makeUser(portal));
  for (let n = 0; n < 7; n += 1) {
    await me.library.create({ ...list, title: `List ${n}` });
    if (n % 2) portal.deps.clock.advance({ minutes: 1 });
  }
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await me.library.list({ limit: 3, cursor });
    titles.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect([...titles].sort()).toEqual(['List 0', 'List 1', 'List 2', 'List 3', 'List 4', 'List 5', 'List 6']);
  expect(titles[0]).toBe('List 6');
  await expect(me.library.list({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test.each([
  ['no words', { entries: [] }],
  [
    'two words with one id',
    {
      entries: [
        { id: 'a', term: 'x' },
        { id: 'a', term: 'y' },
      ],
    },
  ],
  ['501 words', words(...Array.from({ length: 501 }, (_, n) => `w${n}`))],
  ['a word of control characters', words('\u0007')],
])('a list with %s is refused with a sentence', async (_, data) => {
  const portal = await world();
  const me = await as(portal, await makeUser(portal));
  await expect(me.library.create({ ...list, data })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect((await me.library.list({})).items).toEqual([]);
});

describe('a link', () => {
  async function shared(mode: 'view' | 'play' | 'copy', days?: number) {
    const portal = await world();
    const owner = await as(portal, await makeUser(portal));
    const { id } = await owner.library.create(list);
    const link = await owner.library.share({ id, mode, days });
    return { portal, owner, id, link, guest: await as(portal), other: await as(portal, await makeUser(portal)) };
  }

  test('shows the list to anybody, and never whose it is', async () => {
    const { guest, link } = await shared('play');
    const seen = await guest.library.shared({ token: link.token });
    expect(seen).toMatchObject({ title: 'Unit 3', mode: 'play' });
    expect(Object.keys(seen).sort()).toEqual(['data', 'kind', 'level', 'mode', 'title']);
  });

  test('ends when it is taken back, when its days are over, and while the list is in the trash', async () => {
    const { portal, owner, guest, id, link } = await shared('play', 7);
    await owner.library.remove({ id });
    await expect(guest.library.shared({ token: link.token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await owner.library.restore({ id });
    expect(await guest.library.shared({ token: link.token })).toMatchObject({ title: 'Unit 3' });
    portal.deps.clock.advance({ days: 8 });
    await expect(guest.library.shared({ token: link.token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const second = await owner.library.share({ id, mode: 'view' });
    await owner.library.revoke({ id: second.id });
    await expect(guest.library.shared({ token: second.token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await owner.library.links({ id })).items).toEqual([]);
  });

  test('lets others take a copy only where it says so', async () => {
    const play = await shared('play');
    await expect(play.other.library.copyShared({ token: play.link.token })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const copy = await shared('copy');
    const mine = await copy.other.library.copyShared({ token: copy.link.token });
    expect(mine).toMatchObject({ data: words('harbour', 'anchor', 'tide') });
    await copy.other.library.update({
      id: mine.id,
      version: 1,
      kind: 'word-list',
      title: 'Mine now',
      data: words('one'),
    });
    expect(await copy.owner.library.get({ id: copy.id })).toMatchObject({ title: 'Unit 3', size: 3 });
  });
});
