import { expect, test } from 'vitest';
import { fillLooks } from '#server/domain/accounts/fill-looks';
import { lookOf, mixesAlphabets } from '#server/domain/accounts/look-of';
import { refused } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

let made = 0;
async function register(portal: World, username: string) {
  made += 1;
  return (await as(portal)).auth.register({ username, email: `n${made}@school.example`, password: 'secret-1' });
}

test.each([
  ['admin', 'adm\u0131n', 'a letter without its dot'],
  ['coco', '\u0441\u043e\u0441\u043e', 'a whole name in Cyrillic'],
  ['\u0412\u041e\u0412\u0410', 'BOBA', 'capitals'],
  ['Paul', 'PauI', 'a capital I for an l'],
  ['Anna1', 'Annal', 'an l for a one'],
  ['bob', 'b0b', 'a nought for an o'],
  ["O'Brien-Smith", 'O\u2019Brien\u2013Smith', 'other signs'],
  ['maria', '\u1d0daria', 'a small capital'],
])('regression: beside %s nobody is called %s, with %s', async (name, like) => {
  const portal = await world();
  await register(portal, name);
  await expect(register(portal, like)).rejects.toEqual(refused('username_alike'));
  const admin = await makeUser(portal, { role: 'admin' });
  const other = await makeUser(portal);
  const { users } = await as(portal, admin);
  await expect(users.update({ id: other.id, username: like })).rejects.toEqual(refused('username_alike'));
  const account = { username: like, email: 'like@school.example', password: 'secret-1' };
  await expect(users.create(account)).rejects.toEqual(refused('username_alike'));
});

test('the very same name is taken, whatever its case', async () => {
  const portal = await world();
  await register(portal, 'Maria');
  for (const same of ['Maria', 'MARIA', ' maria '])
    await expect(register(portal, same)).rejects.toEqual(refused('username_taken'));
});

test('of two that look the same and ask at once, one gets it', async () => {
  const portal = await world();
  const answers = await Promise.allSettled([register(portal, 'Paul'), register(portal, 'PauI')]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a name mixes no alphabets that look alike', async () => {
  const portal = await world();
  for (const mixed of ['\u0430dmin', 'M\u03b1ria', 'Anna \u0410\u043d\u043d\u0430'])
    await expect(register(portal, mixed)).rejects.toEqual(refused('username_mixed'));
});

test('names in one alphabet, whichever, and names that people tell apart are fine', async () => {
  const portal = await world();
  const names = [
    '\u0410\u043d\u043d\u0430',
    '\u0395\u03bb\u03ad\u03bd\u03b7',
    '\u5c0f\u660e Wang',
    '\u05de\u05e8\u05d9\u05dd',
    'Jose',
    'Jos\u00e9',
    'Ian',
    'Lan',
    'Zo\u00eb \u{1f98a}',
    'pupil-1',
    'pupil-2',
    'pupil-11',
  ];
  for (const name of names) expect((await register(portal, name)).username).toBe(name);
});

test('a name is free again when its account is renamed or deleted', async () => {
  const portal = await world();
  const { users } = await as(portal, await makeUser(portal, { role: 'admin' }));
  const { id } = await register(portal, 'Paul');
  await users.update({ id, username: 'Peter' });
  const next = await register(portal, 'PauI');
  await users.remove({ id: next.id });
  expect((await register(portal, 'Paul')).username).toBe('Paul');
});

test('names from before stay, also where something else of theirs is changed; newcomers keep away from them', async () => {
  const portal = await world();
  const [older, younger] = [await makeUser(portal, { username: 'Paul' }), await makeUser(portal, { username: 'PauI' })];
  const mixed = await makeUser(portal, { username: '\u0430dmin' });
  await fillLooks(portal.deps);
  await fillLooks(portal.deps);
  const rows = await portal.deps.db.user.findMany({ select: { id: true, usernameLook: true } });
  expect(new Map(rows.map(({ id, usernameLook }) => [id, usernameLook]))).toEqual(
    new Map([
      [older.id, 'pau|'],
      [younger.id, null],
      [mixed.id, 'admin'],
    ]),
  );
  const { users } = await as(portal, await makeUser(portal, { role: 'admin' }));
  for (const { id, username } of [younger, mixed])
    expect(await users.update({ id, username, role: 'student' })).toMatchObject({ username, role: 'student' });
  await expect(register(portal, 'pau1')).rejects.toEqual(refused('username_alike'));
  await expect(register(portal, 'admin')).rejects.toEqual(refused('username_alike'));
});

test('a look is the same however often it is asked for', () => {
  for (const name of ['Paul', 'PauI', '\u0412\u043e\u0432\u0430', '\u0130stanbul']) {
    expect(mixesAlphabets(name)).toBe(false);
    expect(lookOf(name)).toBe(lookOf(` ${name} `));
  }
  expect(lookOf('\u0130nci')).toBe(lookOf('inci'));
});
