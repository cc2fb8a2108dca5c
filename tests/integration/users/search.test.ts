import { describe, expect, test } from 'vitest';
import type { ListUsersInput } from '#shared/api/users';
import { as, makeUser, type World, world } from '#tests/support/world';

/** A portal with these users, named so, beside an administrator whom no search here finds. */
async function school(...names: string[]) {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin', username: '0', email: '0@0.00' });
  for (const username of names) await makeUser(portal, { username });
  return { portal, admin };
}

async function search(portal: World, admin: { id: string }, input: Partial<ListUsersInput>): Promise<string[]> {
  const { users, matching } = await (await as(portal, admin)).users.page({ ...input, sort: 'username' });
  expect(matching).toBe(users.length);
  return users.map((user) => user.username);
}

describe('a search finds', () => {
  test.each([
    ['one character', 'z', ['Zoe', 'lizzie']],
    ['two characters', 'zz', ['lizzie']],
    ['three characters', 'zie', ['lizzie']],
    ['the whole name', 'lizzie', ['lizzie']],
    ['the beginning', 'liz', ['lizzie']],
    ['what is not there', 'zzz', []],
    ['what is longer than any name', 'x'.repeat(254), []],
  ])('%s', async (_what, wanted, found) => {
    const { portal, admin } = await school('Zoe', 'lizzie', 'Bernd');
    expect(await search(portal, admin, { search: wanted })).toEqual(expect.arrayContaining(found));
    expect(await search(portal, admin, { search: wanted })).toHaveLength(found.length);
  });

  test.each(['a', 'an', 'ann', 'anna', 'NNA', 'aNN', ' anna ', 'Anna Lee', 'na l'])(
    '%j whatever its case',
    async (wanted) => {
      const { portal, admin } = await school('ANNA lee');
      await makeUser(portal, { username: 'Otto', email: 'otto@x.org' });
      expect(await search(portal, admin, { search: wanted })).toEqual(['ANNA lee']);
    },
  );

  test.each(['or', 'org', 'm@x', 'Kim@X'])('%j in an address', async (wanted) => {
    const { portal, admin } = await school('Otto');
    await makeUser(portal, { username: 'someone', email: 'Kim@x.org' });
    expect(await search(portal, admin, { search: wanted })).toEqual(['someone']);
  });

  test.each(['ü', 'Ü', 'MÜ', 'mül', 'ÜLL', 'MÜLLER', 'Mu\u0308ller', '\uFF2D\uFF35\u0308LLER'])(
    '%j with umlauts and other spellings of them',
    async (wanted) => {
      const { portal, admin } = await school('Müller', 'Miller');
      expect(await search(portal, admin, { search: wanted })).toEqual(['Müller']);
    },
  );

  test.each(['ß', '日', '日本', '日本語', '語の先', '😀', '😀x', '😀xy'])('%j in any script', async (wanted) => {
    const { portal, admin } = await school('Strauß 日本語の先生 😀xyz', 'other');
    expect(await search(portal, admin, { search: wanted })).toEqual(['Strauß 日本語の先生 😀xyz']);
  });

  test('everybody when it is empty or blank', async () => {
    const { portal, admin } = await school('one', 'two');
    for (const wanted of ['', '   '])
      expect(await search(portal, admin, { search: wanted })).toEqual(['0', 'one', 'two']);
  });
});

describe('a search takes literally', () => {
  const odd = [
    '"',
    '""',
    '"""',
    '%',
    '%%%',
    '_',
    '___',
    '*',
    'a*',
    'abc*',
    "'",
    "' OR",
    "'; --",
    '\\',
    '\\"x',
    '(',
    'NOT',
    'a OR b',
    'NEAR(a b)',
    '^ab',
    'ab:',
    '{ab}',
    '-ab',
    '+ab',
    '?',
    '?1?',
    '$id',
    ':id',
  ];
  test.each(odd)('%s', async (wanted) => {
    const { portal, admin } = await school('plain', 'abc', 'other ab', `x${wanted}y`);
    expect(await search(portal, admin, { search: wanted })).toEqual([`x${wanted}y`]);
  });

  test.each(['a\u0000b', 'ab\u0000c', 'a\u001fbc'])('no control characters: %j is refused', async (wanted) => {
    const { portal, admin } = await school('abc');
    await expect(search(portal, admin, { search: wanted })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('what is half a character, which finds nobody', async () => {
    const { portal, admin } = await school('a😀b');
    expect(await search(portal, admin, { search: 'a\uD83Db' })).toEqual([]);
  });
});

describe('the index follows', () => {
  test('a new name and a new address', async () => {
    const { portal, admin } = await school();
    const user = await makeUser(portal, { username: 'before', email: 'earlier@school.example' });
    const { users } = await as(portal, admin);
    await users.update({ id: user.id, username: 'afterwards' });
    expect(await search(portal, admin, { search: 'before' })).toEqual([]);
    expect(await search(portal, admin, { search: 'afterw' })).toEqual(['afterwards']);
    expect(await search(portal, admin, { search: 'earlier' })).toEqual(['afterwards']);
    await users.update({ id: user.id, email: 'later@school.example' });
    expect(await search(portal, admin, { search: 'earlier' })).toEqual([]);
    expect(await search(portal, admin, { search: 'later' })).toEqual(['afterwards']);
  });

  test('both at once, several times', async () => {
    const { portal, admin } = await school();
    const user = await makeUser(portal);
    const { users } = await as(portal, admin);
    for (const name of ['first', 'second', 'third']) {
      await users.update({ id: user.id, username: `${name} name`, email: `${name}@mail.example` });
      expect(await search(portal, admin, { search: `${name} n` })).toEqual([`${name} name`]);
      expect(await search(portal, admin, { search: `${name}@` })).toEqual([`${name} name`]);
    }
    expect(await search(portal, admin, { search: 'first' })).toEqual([]);
  });

  test('an address that is part of another user’s', async () => {
    const { portal, admin } = await school();
    const short = await makeUser(portal, { username: 'short', email: 'ann@x.org' });
    const long = await makeUser(portal, { username: 'long', email: 'joann@x.org.uk' });
    const { users } = await as(portal, admin);
    await users.update({ id: short.id, username: 'brief' });
    expect(await search(portal, admin, { search: 'long' })).toEqual(['long']);
    await users.remove({ id: short.id });
    expect(await search(portal, admin, { search: 'ann@x' })).toEqual(['long']);
    await users.remove({ id: long.id });
    expect(await search(portal, admin, { search: 'ann@x' })).toEqual([]);
  });

  test('a deletion, and a new account with the same name', async () => {
    const { portal, admin } = await school('phoenix');
    const { users } = await as(portal, admin);
    const [{ id } = { id: '' }] = await users.list({ search: 'phoenix' });
    await users.remove({ id });
    expect(await search(portal, admin, { search: 'phoenix' })).toEqual([]);
    await makeUser(portal, { username: 'Phoenix' });
    expect(await search(portal, admin, { search: 'phoenix' })).toEqual(['Phoenix']);
  });

  test('an account whose creation was rolled back, by having no trace of it', async () => {
    const { portal, admin } = await school('taken');
    const { users } = await as(portal, admin);
    const creating = users.create({ username: 'TAKEN', email: 'ghost@school.example', password: 'secret-1' });
    await expect(creating).rejects.toThrow();
    expect(await search(portal, admin, { search: 'ghost' })).toEqual([]);
  });
});

test('search and role together narrow it down', async () => {
  const { portal, admin } = await school('Anna teacher');
  await makeUser(portal, { username: 'Anna student', role: 'student' });
  for (const wanted of ['an', 'anna']) {
    expect(await search(portal, admin, { search: wanted, role: 'student' })).toEqual(['Anna student']);
    expect(await search(portal, admin, { search: wanted, role: 'school_admin' })).toEqual([]);
  }
});
