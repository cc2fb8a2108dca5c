import { describe, expect, test } from 'vitest';
import { usedBytes } from '#server/domain/space/space';
import { pictureTooLarge } from '#shared/api/pictures';
import { pictureLimits } from '#shared/core/own-picture';
import { item } from '#shared/items/item';
import { changesToSend } from '#shared/library/content-changes';
import { inBase64, nobodysPicture, pictureOf } from '#tests/support/pictures';
import { png } from '#tests/support/png';
import { refusalBy, refused } from '#tests/support/refusals';
import { makeKey } from '#tests/support/security';
import { serve } from '#tests/support/server';
import { signInClass } from '#tests/support/students';
import { as, makeUser, type World, world } from '#tests/support/world';

async function teacherIn(portal: World) {
  const user = await makeUser(portal);
  return { user, me: await as(portal, user) };
}

/** A question that shows a picture. */
const asking = (id: string) =>
  item.parse({
    id: 'map',
    kind: 'tf',
    prompt: 'This is Spain.',
    key: true,
    picture: { kind: 'own', id, alt: 'a map of Europe' },
  });

/** A whole WebP file is no more than its head, as far as the portal looks. */
function webp(form: 'VP8 ' | 'VP8L' | 'VP8X', side: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0);
  bytes.write('WEBP', 8);
  bytes.write(form, 12);
  if (form === 'VP8 ') {
    bytes.set([0x9d, 0x01, 0x2a], 23);
    bytes.writeUInt16LE(side, 26);
    bytes.writeUInt16LE(side, 28);
  } else if (form === 'VP8L') {
    bytes[20] = 0x2f;
    bytes.writeUInt32LE((side - 1) | ((side - 1) << 14), 21);
  } else {
    bytes.writeUIntLE(side - 1, 24, 3);
    bytes.writeUIntLE(side - 1, 27, 3);
  }
  return bytes;
}

/** A JPEG with what a camera writes before the frame. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4]), frame, Buffer.from([0xff, 0xd9])]);
}

describe('what is taken', () => {
  test('is known by its first bytes: PNG, JPEG and the three forms of WebP', async () => {
    const { me } = await teacherIn(await world());
    const upload = (image: Buffer) => me.pictures.upload({ image: inBase64(image) });
    expect(await upload(png(7, 5))).toMatchObject({ type: 'png', width: 7, height: 5 });
    expect(await upload(jpeg(640, 480))).toMatchObject({ type: 'jpeg', width: 640, height: 480 });
    expect(await upload(webp('VP8 ', 300))).toMatchObject({ type: 'webp', width: 300, height: 300 });
    expect(await upload(webp('VP8L', 301))).toMatchObject({ type: 'webp', width: 301, height: 301 });
    expect(await upload(webp('VP8X', 302))).toMatchObject({ type: 'webp', width: 302, height: 302 });
  });

  test('is nothing else, whatever it is called', async () => {
    const { me } = await teacherIn(await world());
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1');
    const html = Buffer.from('<!doctype html><title>Hello</title>');
    const cut = png().subarray(0, 20);
    const noFrame = jpeg(1, 1).subarray(0, 10);
    for (const image of [svg, gif, html, cut, noFrame, png(0, 4)])
      expect(await refusalBy(me.pictures.upload({ image: inBase64(image) }))).toBe('no_picture');
  });

  test('is small: not too many bytes, and not too many pixels that a phone would have to hold', async () => {
    const { me } = await teacherIn(await world());
    const tooLarge = refused('no_picture', pictureTooLarge);
    const heavy = Buffer.concat([png(), Buffer.alloc(pictureLimits.bytes)]).subarray(0, pictureLimits.bytes + 1);
    await expect(me.pictures.upload({ image: inBase64(heavy) })).rejects.toEqual(tooLarge);
    await expect(me.pictures.upload({ image: inBase64(webp('VP8X', 2001)) })).rejects.toEqual(tooLarge);
    await expect(me.pictures.upload({ image: inBase64(Buffer.alloc(400_000)) })).rejects.toThrow(pictureTooLarge);
    expect(await me.pictures.upload({ image: inBase64(webp('VP8X', 2000)) })).toMatchObject({ width: 2000 });
  });

  test('is kept once for each owner, also when it comes twice at once', async () => {
    const portal = await world();
    const [{ user, me }, { me: other }] = [await teacherIn(portal), await teacherIn(portal)];
    const image = inBase64(png());
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await me.pictures.upload({ image })).id));
    expect(new Set(ids).size).toBe(1);
    expect((await other.pictures.upload({ image })).id).not.toBe(ids[0]);
    expect(await portal.deps.db.picture.count()).toBe(2);
    expect(await usedBytes(portal.deps.db, user.id)).toBe(png().length);
  });

  test('counts to the space of its owner, and is refused where there is none', async () => {
    const portal = await world({ QUOTA_TEACHER_MB: '1' });
    const { me } = await teacherIn(portal);
    const large = (gray: number) => Buffer.concat([png(2, 2, gray), Buffer.alloc(190_000)]);
    for (const gray of [1, 2, 3, 4, 5]) await me.pictures.upload({ image: inBase64(large(gray)) });
    expect(await refusalBy(me.pictures.upload({ image: inBase64(large(6)) }))).toBe('space_full');
    // What is there already takes no more.
    const { id } = await me.pictures.upload({ image: inBase64(large(1)) });
    await me.pictures.remove({ id });
    expect(await me.pictures.upload({ image: inBase64(large(6)) })).toMatchObject({ type: 'png' });
  });
});

test('a student whose account a class looks after uploads nothing', async () => {
  const portal = await world();
  const { studentId } = await signInClass(portal);
  const { user } = await portal.deps.db.enrolment.findUniqueOrThrow({
    where: { id: studentId },
    select: { user: true },
  });
  if (!user) throw new Error('Nobody signs in by this name.');
  const { pictures } = await as(portal, user);
  expect(await refusalBy(pictures.upload({ image: inBase64(png()) }))).toBe('managed_self');
});

test('pictures are listed by pages, last first, for their owner alone', async () => {
  const portal = await world();
  const [{ me }, { user: other, me: theirs }] = [await teacherIn(portal), await teacherIn(portal)];
  await pictureOf(portal, other);
  const made: string[] = [];
  for (let gray = 0; gray < 30; gray += 1) {
    // Two at a time, so that the id decides as well.
    if (gray % 2 === 0) portal.deps.clock.advance({ minutes: 1 });
    made.push((await me.pictures.upload({ image: inBase64(png(2, 2, gray)) })).id);
  }
  const first = await me.pictures.list({});
  const second = await me.pictures.list({ cursor: first.nextCursor ?? '' });
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([24, 6, null]);
  const listed = [...first.items, ...second.items];
  expect(listed.map(({ id }) => id).sort()).toEqual(made.sort());
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(
    listed
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  expect((await theirs.pictures.list({})).items).toHaveLength(1);
  expect(await refusalBy(me.pictures.list({ cursor: 'elsewhere' }))).toBe('cursor_invalid');
});

test('only its owner deletes a picture, and the log says so; of others it is not found', async () => {
  const portal = await world();
  const [{ user, me }, { me: other }] = [await teacherIn(portal), await teacherIn(portal)];
  const id = await pictureOf(portal, user);
  expect(await refusalBy(other.pictures.remove({ id }))).toBe('picture_not_found');
  await me.pictures.remove({ id });
  expect(await refusalBy(me.pictures.remove({ id }))).toBe('picture_not_found');
  expect(await portal.deps.db.auditEntry.findMany({ where: { action: 'pictures.removed' } })).toMatchObject([
    { actorId: user.id },
  ]);
});

test('a key uploads with the scope for one’s own work, and deletes with the one for all', async () => {
  const portal = await world();
  // Others cannot make keys with the largest scope.
  const user = await makeUser(portal, { role: 'admin' });
  const { rest } = await serve(portal);
  const keys = { read: '', spend: '', admin: '' };
  for (const scope of ['read', 'spend', 'admin'] as const) keys[scope] = (await makeKey(portal, user, scope)).key;
  const body = { image: inBase64(png()) };
  expect((await rest('POST', '/pictures', { token: keys.read, body })).status).toBe(403);
  const made = await rest('POST', '/pictures', { token: keys.spend, body });
  expect(made.status).toBe(200);
  const { items } = await (await as(portal, user)).pictures.list({});
  const path = `/pictures/${items[0]?.id}`;
  expect((await rest('GET', '/pictures', { token: keys.read })).status).toBe(200);
  expect((await rest('DELETE', path, { token: keys.spend })).status).toBe(403);
  expect((await rest('DELETE', path, { token: keys.admin })).status).toBe(200);
});

describe('the address of a picture', () => {
  test('answers with its bytes to anyone who has it, as a picture and nothing else', async () => {
    const portal = await world();
    const { user } = await teacherIn(portal);
    const id = await pictureOf(portal, user);
    expect(Buffer.from(id, 'base64url')).toHaveLength(16);
    const { url } = await serve(portal);
    const answer = await fetch(`${url}/pictures/own/${id}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(Buffer.from(await answer.arrayBuffer()).equals(png())).toBe(true);
  });

  test('is nothing after the picture was deleted, and where there never was one', async () => {
    const portal = await world();
    const { user, me } = await teacherIn(portal);
    const id = await pictureOf(portal, user);
    await me.pictures.remove({ id });
    const { url } = await serve(portal);
    for (const path of [id, nobodysPicture, 'x', '%00', `${id}x`, `../own/${id}`]) {
      const answer = await fetch(`${url}/pictures/own/${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect([null, 'no-store']).toContain(answer.headers.get('cache-control'));
    }
  });
});

describe('a question with a picture', () => {
  const title = 'Countries';

  test('shows it to a guest with the player’s view, and never its key', async () => {
    const portal = await world();
    const { user, me } = await teacherIn(portal);
    const question = asking(await pictureOf(portal, user));
    const quiz = await me.library.create({ kind: 'quiz', title, data: { items: [question] } });
    const { token } = await me.library.share({ id: quiz.id, mode: 'play' });
    const guest = await as(portal, undefined);
    const { items } = await guest.attempts.start({
      appId: 'classroom-quiz-maker',
      activity: { kind: 'questions', from: { shared: token } },
      mode: 'practice',
      guestName: 'Ana',
    });
    expect(items).toMatchObject([{ item: { picture: question.picture } }]);
    // What it asks goes on being shown when the quiz is gone: the picture is nobody's but its owner's.
    await me.library.remove({ id: quiz.id });
    await me.library.erase({ ids: [quiz.id] });
    expect(await portal.deps.db.picture.count()).toBe(1);
  });

  test('needs words for who cannot see it', async () => {
    const { me } = await teacherIn(await world());
    for (const alt of ['', '   ', 'x'.repeat(151)]) {
      const question = { ...asking(nobodysPicture), picture: { kind: 'own' as const, id: nobodysPicture, alt } };
      await expect(me.library.create({ kind: 'quiz', title, data: { items: [question] } })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });

  test('brings a picture of their own to who copies it, which outlasts the account that it came from', async () => {
    const portal = await world();
    const [{ user, me }, { user: copier, me: other }] = [await teacherIn(portal), await teacherIn(portal)];
    const id = await pictureOf(portal, user);
    const quiz = await me.library.create({ kind: 'quiz', title, data: { items: [asking(id)] } });
    expect(JSON.stringify(quiz.data)).toContain(id);
    const { token } = await me.library.share({ id: quiz.id, mode: 'copy' });
    const copies = [await other.library.copyShared({ token }), await other.library.copyShared({ token })];
    const [own] = (await other.pictures.list({})).items;
    for (const copy of copies) {
      expect(JSON.stringify(copy.data)).toContain(own?.id);
      expect(JSON.stringify(copy.data)).not.toContain(id);
    }
    expect(await usedBytes(portal.deps.db, copier.id)).toBeGreaterThan(png().length);
    await me.profile.deleteAccount({ password: 'password' });
    expect(await portal.deps.db.picture.findMany({ select: { id: true, ownerId: true } })).toEqual([
      { id: own?.id, ownerId: copier.id },
    ]);
  });

  /** A quiz of one's own, long enough for a change to be sent alone, and a picture of somebody else's. */
  async function quizBesidePicture() {
    const portal = await world();
    const [{ user }, { user: owner, me }] = [await teacherIn(portal), await teacherIn(portal)];
    const id = await pictureOf(portal, user);
    const items = Array.from({ length: 100 }, (_, n) => item.parse({ ...statement, id: `q${n}` }));
    const quiz = await me.library.create({ kind: 'quiz', title, data: { items } });
    const about = { id: quiz.id, kind: 'quiz' as const, title };
    /** The one that the first question shows, which has to be of the owner's own. */
    async function ownShown() {
      const shown = pictureIn(await me.library.get({ id: quiz.id }));
      expect(shown).not.toBe(id);
      expect(await portal.deps.db.picture.findUnique({ where: { id: shown }, select: { ownerId: true } })).toEqual({
        ownerId: owner.id,
      });
      return shown;
    }
    return { portal, me, id, items, about, ownShown };
  }

  const { picture: _, ...statement } = asking(nobodysPicture);

  function pictureIn(saved: { data: unknown }): string {
    return /"kind":"own","id":"([\w-]{22})"/.exec(JSON.stringify(saved.data))?.[1] ?? '';
  }

  test('regression: brings a picture of their own to who saves it in what they have', async () => {
    const { me, id, items, about, ownShown } = await quizBesidePicture();
    const data = { items: [asking(id), ...items.slice(1)] };
    const saved = await me.library.update({ ...about, version: 1, data });
    expect(pictureIn(saved)).toBe(await ownShown());
    // The device that sent it goes on with the one that it knows.
    await me.library.update({ ...about, version: 2, data });
    expect(pictureIn(saved)).toBe(await ownShown());
    expect((await me.pictures.list({})).items).toHaveLength(1);
  });

  test('regression: does the same where only what changed is sent, and where that is changed again', async () => {
    const { me, id, items, about, ownShown } = await quizBesidePicture();
    const first = { items: [{ ...items[0], ...asking(id) }, ...items.slice(1)] };
    const changes = changesToSend({ items }, first) ?? [];
    expect(changes).not.toEqual([]);
    await me.library.patch({ ...about, version: 1, changes });
    await ownShown();
    // By what the sender knows of it, which is still the other's.
    const mine = (await me.pictures.upload({ image: inBase64(png(3, 3)) })).id;
    const second = { items: [{ ...first.items[0], ...asking(mine) }, ...items.slice(1)] };
    await me.library.patch({ ...about, version: 2, changes: changesToSend(first, second) ?? [] });
    expect(await ownShown()).toBe(mine);
  });

  test('regression: does the same where a version of before is made the present one again', async () => {
    const { portal, me, id, items, about, ownShown } = await quizBesidePicture();
    // As it was kept when pictures were not copied yet.
    const older = { items: [asking(id), ...items.slice(1)] };
    await portal.deps.db.resource.update({ where: { id: about.id }, data: { data: older } });
    await me.library.update({ ...about, version: 1, data: { items }, keepsBefore: true });
    await me.library.restoreVersion({ id: about.id, version: 1 });
    await ownShown();
  });

  test('shows it as before to who has no room for another, and saves what they wrote', async () => {
    const { portal, me, id, items, about } = await quizBesidePicture();
    const owner = await portal.deps.db.resource.findUniqueOrThrow({
      where: { id: about.id },
      select: { ownerId: true },
    });
    await portal.deps.db.picture.createMany({
      data: Array.from({ length: pictureLimits.perUser }, (_unused, n) => ({
        id: `${n}`.padStart(22, '0'),
        ...owner,
        type: 'png',
        width: 1,
        height: 1,
        bytes: 1,
        sha256: `${n}`,
        content: Uint8Array.from([0]),
        createdAt: portal.deps.clock.now(),
      })),
    });
    const data = { items: [asking(id), ...items.slice(1)] };
    expect(pictureIn(await me.library.update({ ...about, version: 1, data }))).toBe(id);
  });
});
