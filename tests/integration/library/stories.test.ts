import { beforeEach, describe, expect, test } from 'vitest';
import { attemptLimits } from '#server/adapters/limiter';
import type { User } from '#server/domain/platform/user';
import type { StoryData } from '#shared/games/dice/story';
import { refused } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { studentOf } from '#tests/support/wallet';
import { as, makeUser, type World, world } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof as>>;

const task = { tense: 'past simple', genre: 'a dream', structure: 'have to', sentences: 5, minutes: 4 };
const roll: StoryData = {
  dice: ['classic-key', 'food-ice-cream', 'travel-cable-car'],
  level: 'A2',
  labels: 'on',
  task,
  text: '',
};
const told = { ...roll, text: 'Nadia found a key under the bridge.' };

let portal: World;
let teacher: User;
let me: Caller;
let guest: Caller;

beforeEach(async () => {
  portal = await world();
  teacher = await makeUser(portal);
  me = await as(portal, teacher);
  guest = await as(portal);
});

const keep = (data: StoryData = roll, title = 'Key, ice cream, cable car') =>
  me.library.create({ kind: 'story', title, level: data.level, data });

describe('a story in the library', () => {
  test('a favourite roll is kept without a text, and found by its words', async () => {
    const { id, size } = await keep(roll, 'For Friday');
    expect(size).toBe(3);
    expect(await me.library.get({ id })).toMatchObject({ kind: 'story', level: 'A2', data: roll });
    for (const search of ['friday', 'ice cream', 'cable car']) {
      expect((await me.library.list({ search })).items.map((one) => one.id)).toEqual([id]);
    }
    expect((await me.library.list({ search: 'dragon' })).items).toEqual([]);
    expect((await me.library.list({ kind: 'story', level: 'A2' })).items).toHaveLength(1);
  });

  test('it is found by what is written in it, and its versions come back', async () => {
    const { id, version } = await keep();
    portal.deps.clock.advance({ minutes: 30 });
    await me.library.update({ id, version, kind: 'story', title: 'The bridge', level: 'A2', data: told });
    expect((await me.library.list({ search: 'under bridge' })).items.map((one) => one.id)).toEqual([id]);
    expect(await me.library.version({ id, version: 1 })).toMatchObject({ data: { text: '' } });
    await me.library.restoreVersion({ id, version: 1 });
    expect(await me.library.get({ id })).toMatchObject({ title: 'Key, ice cream, cable car', data: { text: '' } });
  });

  test.each([
    ['no dice', { ...roll, dice: [] }],
    ['ten dice', { ...roll, dice: Array.from({ length: 10 }, () => 'classic-key') }],
    ['a die that is no word', { ...roll, dice: ['<b>'] }],
    ['more text than a story holds', { ...roll, text: 'a'.repeat(30_001) }],
    ['a task without an end', { ...roll, task: { ...task, minutes: 1000 } }],
  ])('%s is refused', async (_what, data) => {
    await expect(keep(data)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('a code for the board', () => {
  const share = async (data = roll) => me.library.share({ id: (await keep(data)).id, mode: 'play', days: 30 });
  const lookUp = (code: string, caller = guest) => caller.library.byCode({ code });
  const unknown = refused('code_unknown', 'No roll with this code. Look at the board again.');

  test('four letters lead anybody to the roll, however they are typed', async () => {
    const { code, token } = await share();
    expect(code).toMatch(/^[A-HJ-NP-Z]{4}$/);
    for (const typed of [code ?? '', ` ${code?.toLowerCase()} `]) expect(await lookUp(typed)).toEqual({ token });
    expect(await guest.library.shared({ token })).toMatchObject({ kind: 'story', mode: 'play', data: roll });
  });

  test('a code works over REST, without an account', async () => {
    const { code, token } = await share();
    const { url } = await serve(portal);
    const answer = await fetch(`${url}/api/codes/${code}`);
    expect([answer.status, await answer.json()]).toEqual([200, { token }]);
    expect((await fetch(`${url}/api/codes/nope1`)).status).toBe(400);
  });

  test('whoever writes to a roll sees nobody’s text; whoever is to read it does', async () => {
    const { token } = await share(told);
    const shown = await guest.library.shared({ token });
    expect(JSON.stringify(shown)).not.toContain('bridge');
    const read = await me.library.share({ id: (await keep(told)).id, mode: 'view' });
    expect(await guest.library.shared({ token: read.token })).toMatchObject({ data: { text: told.text } });
  });

  test('it ends with its days, when it is taken back, and when the roll is thrown away', async () => {
    const [ends, taken, thrown] = [await share(), await share(), await share()];
    await me.library.revoke({ id: taken.id });
    const { items } = await me.library.list({ kind: 'story' });
    const links = await Promise.all(
      items.map(async ({ id }) => ({ id, links: (await me.library.links({ id })).items })),
    );
    await me.library.remove({ id: links.find((one) => one.links.some(({ id }) => id === thrown.id))?.id ?? '' });
    expect(await lookUp(ends.code ?? '')).toEqual({ token: ends.token });
    portal.deps.clock.advance({ days: 31 });
    for (const { code } of [ends, taken, thrown]) await expect(lookUp(code ?? '')).rejects.toEqual(unknown);
  });

  test('an unknown code says where to look, and one that is none what a code is', async () => {
    await expect(lookUp('QQQQ')).rejects.toEqual(unknown);
    await expect(lookUp('AB1')).rejects.toMatchObject({ code: 'BAD_REQUEST', message: /four letters/ });
  });

  test('other work gets no code', async () => {
    const { id } = await me.library.create({
      kind: 'word-list',
      title: 'List',
      data: { entries: [{ id: 'a', term: 'a' }] },
    });
    expect(await me.library.share({ id, mode: 'play' })).toMatchObject({ code: null });
  });

  test('trying codes is limited for an address, and for no other one', async () => {
    const { code, token } = await share();
    const { points, duration } = attemptLimits['codes-address'];
    const row = { points, expire: new Date(Date.now() + (duration - 60) * 1000) };
    await portal.deps.db.rateLimiterFlexible.create({ data: { key: 'codes-address:127.0.0.1', ...row } });
    await expect(lookUp(code ?? '')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await lookUp(code ?? '', await as(portal, undefined, '10.0.0.2'))).toEqual({ token });
  });
});

test('a student keeps a story of their own and hands it in, but not an empty one', async () => {
  const student = await studentOf(portal, [teacher]);
  const they = await as(portal, student);
  await they.profile.acceptOwner({ id: teacher.id });
  const { id: resourceId } = await they.library.create({ kind: 'story', title: 'Mine', level: 'A2', data: told });
  const work = { appId: 'story-dice', resourceId, teacherId: teacher.id, title: 'Mine' } as const;
  await expect(they.writing.handIn({ ...work, text: ' \n' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: /There is no text yet/,
  });
  const { id } = await they.writing.handIn({ ...work, task: 'key, bridge', text: told.text });
  expect((await me.writing.list({ whose: 'students' })).items).toMatchObject([{ id, title: 'Mine', words: 7 }]);
  expect(await me.writing.get({ id })).toMatchObject({ text: told.text, task: 'key, bridge' });
  await expect(they.writing.handIn({ ...work, text: told.text })).rejects.toEqual(refused('handed_in_already'));
});
