import { describe, expect, test } from 'vitest';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { refused } from '#tests/support/refusals';
import { atOnce, consume, launch, ledgerOf, studentOf } from '#tests/support/wallet';
import { as, makeUser, tokenFor, world } from '#tests/support/world';

async function schoolWithAdmin() {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  return { portal, admin, caller: await as(portal, admin) };
}

const missing = '0199a000-0000-7000-8000-000000000000';

test.each(['student', 'teacher', 'school_admin'] as const)('a %s adds, changes and deletes nobody', async (role) => {
  const portal = await world();
  const user = await makeUser(portal, { role });
  const { users } = await as(portal, user);
  await expect(users.create({ username: 'x', email: 'x@x.org', password: 'secret-1' })).rejects.toEqual(
    refused('not_allowed'),
  );
  await expect(users.update({ id: user.id, role: 'admin' })).rejects.toEqual(refused('not_allowed'));
  await expect(users.remove({ id: user.id })).rejects.toEqual(refused('not_allowed'));
});

test('who was an administrator when signing in and is none any more may do nothing', async () => {
  const { portal, admin, caller } = await schoolWithAdmin();
  const former = await makeUser(portal, { role: 'admin' });
  await caller.users.update({ id: former.id, role: 'teacher' });
  await expect((await as(portal, former)).users.update({ id: admin.id, role: 'student' })).rejects.toEqual(
    refused('not_allowed'),
  );
});

describe('adding a user', () => {
  test.each(['student', 'teacher', 'school_admin', 'admin'] as const)(
    'makes a %s who can sign in and holds the free plan’s tokens',
    async (role) => {
      const { portal, caller } = await schoolWithAdmin();
      const made = await caller.users.create({
        username: 'Ms Lee',
        email: 'Lee@School.example',
        password: 'secret-1',
        role,
      });
      expect(made).toMatchObject({
        username: 'Ms Lee',
        email: 'Lee@School.example',
        role,
        plan: 'free',
        aiCredits: 100,
      });
      const signedIn = await (await as(portal)).auth.login({ username: 'ms lee', password: 'secret-1' });
      expect(signedIn).toMatchObject({ id: made.id, role });
      expect(await ledgerOf(portal, made)).toMatchObject([{ amount: 100, balanceAfter: 100, kind: 'plan' }]);
    },
  );

  test('without a role makes a student', async () => {
    const { caller } = await schoolWithAdmin();
    expect(await caller.users.create({ username: 'x', email: 'x@x.org', password: 'secret-1' })).toMatchObject({
      role: 'student',
    });
  });

  test.each([
    ['username', { username: '  ANNA ', email: 'new@school.example' }, 'username_taken'],
    ['username in another Unicode spelling', { username: 'Ａnna', email: 'new@school.example' }, 'username_taken'],
    ['address', { username: 'new', email: ' ANNA@School.example' }, 'email_taken'],
  ] as const)('with a taken %s is refused whatever its case, and makes nobody', async (_what, given, reason) => {
    const { portal, caller } = await schoolWithAdmin();
    await makeUser(portal, { username: 'Anna', email: 'anna@school.example' });
    await expect(caller.users.create({ ...given, password: 'secret-1' })).rejects.toEqual(refused(reason));
    expect(await portal.deps.db.user.count()).toBe(2);
  });

  test('two at once with one username: one is made, the other refused', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const results = await Promise.allSettled(
      ['Twin', 'tWIN'].map((username, index) =>
        caller.users.create({ username, email: `twin-${index}@x.org`, password: 'secret-1' }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results).toContainEqual({ status: 'rejected', reason: refused('username_taken') });
    expect(await portal.deps.db.user.count({ where: { usernameKey: 'twin' } })).toBe(1);
  });

  test('two at once with one address: one is made, the other refused', async () => {
    const { caller } = await schoolWithAdmin();
    const results = await Promise.allSettled(
      ['one', 'two'].map((username) => caller.users.create({ username, email: 'same@x.org', password: 'secret-1' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results).toContainEqual({ status: 'rejected', reason: refused('email_taken') });
  });

  test.each([
    [{ username: '' }],
    [{ username: 'x'.repeat(65) }],
    [{ username: 'a@b' }],
    [{ username: 'in\u200Bvisible' }],
    [{ email: 'no address' }],
    [{ email: '' }],
    [{ password: '12345' }],
    [{ password: 'x'.repeat(201) }],
    [{ role: 'king' }],
    [{ aiCredits: 1_000_000 }],
  ])('with %j is refused', async (wrong) => {
    const { caller } = await schoolWithAdmin();
    const creating = caller.users.create({
      username: 'fine',
      email: 'fine@x.org',
      password: 'secret-1',
      ...(wrong as object),
    });
    await expect(creating).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('changing a user', () => {
  test('changes what is given and leaves the rest', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const user = await makeUser(portal, { username: 'Old', email: 'old@x.org', role: 'student', plan: 'pro' });
    expect(await caller.users.update({ id: user.id, username: 'New' })).toMatchObject({
      username: 'New',
      email: 'old@x.org',
      role: 'student',
    });
    expect(await caller.users.update({ id: user.id, email: 'new@x.org' })).toMatchObject({
      username: 'New',
      email: 'new@x.org',
    });
    expect(await caller.users.update({ id: user.id, role: 'admin' })).toMatchObject({
      role: 'admin',
      plan: 'pro',
      aiCredits: 100,
    });
  });

  test('takes effect for who is signed in, and at the next sign-in', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const user = await makeUser(portal, { username: 'Old', password: 'secret-1' });
    await caller.users.update({ id: user.id, username: 'New', role: 'school_admin' });
    expect(await (await as(portal, user)).auth.profile()).toMatchObject({ username: 'New', role: 'school_admin' });
    const { auth } = await as(portal);
    await expect(auth.login({ username: 'old', password: 'secret-1' })).rejects.toEqual(refused('invalid_credentials'));
    expect(await auth.login({ username: 'new', password: 'secret-1' })).toMatchObject({ id: user.id });
  });

  test('another case of one’s own name is not taken', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const user = await makeUser(portal, { username: 'anna', email: 'anna@x.org' });
    const changed = await caller.users.update({ id: user.id, username: 'Anna', email: 'Anna@X.org' });
    expect(changed).toMatchObject({ username: 'Anna', email: 'Anna@X.org' });
  });

  test('to a taken username or address is refused and changes nothing of it', async () => {
    const { portal, caller } = await schoolWithAdmin();
    await makeUser(portal, { username: 'Anna', email: 'anna@x.org' });
    const user = await makeUser(portal, { username: 'Bert', email: 'bert@x.org', role: 'student' });
    await expect(caller.users.update({ id: user.id, username: 'ANNA', role: 'teacher' })).rejects.toEqual(
      refused('username_taken'),
    );
    await expect(caller.users.update({ id: user.id, username: 'Bertha', email: 'ANNA@x.org' })).rejects.toEqual(
      refused('email_taken'),
    );
    expect(await (await as(portal, user)).auth.profile()).toMatchObject({
      username: 'Bert',
      email: 'bert@x.org',
      role: 'student',
    });
  });

  test('of which there is none is refused', async () => {
    const { caller } = await schoolWithAdmin();
    await expect(caller.users.update({ id: missing, username: 'x' })).rejects.toEqual(refused('user_not_found'));
  });

  test('in nothing is refused', async () => {
    const { caller, admin } = await schoolWithAdmin();
    await expect(caller.users.update({ id: admin.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the last administrator', () => {
  test('can be neither demoted nor deleted', async () => {
    const { portal, admin, caller } = await schoolWithAdmin();
    await makeUser(portal, { role: 'school_admin' });
    await expect(caller.users.update({ id: admin.id, role: 'teacher' })).rejects.toEqual(refused('last_admin'));
    await expect(caller.users.remove({ id: admin.id })).rejects.toEqual(refused('last_admin'));
    expect(await caller.auth.profile()).toMatchObject({ role: 'admin' });
  });

  test('can be renamed', async () => {
    const { admin, caller } = await schoolWithAdmin();
    expect(await caller.users.update({ id: admin.id, username: 'Boss', role: 'admin' })).toMatchObject({
      username: 'Boss',
      role: 'admin',
    });
  });

  test('is one no more when there is another', async () => {
    const { portal, admin, caller } = await schoolWithAdmin();
    const next = await makeUser(portal);
    await caller.users.update({ id: next.id, role: 'admin' });
    expect(await caller.users.update({ id: admin.id, role: 'teacher' })).toMatchObject({ role: 'teacher' });
    await expect((await as(portal, next)).users.remove({ id: next.id })).rejects.toEqual(refused('last_admin'));
  });

  const leaving = [
    [
      'demote each other',
      async (caller: Caller, _own: string, other: string) => caller.users.update({ id: other, role: 'teacher' }),
    ],
    ['delete each other', async (caller: Caller, _own: string, other: string) => caller.users.remove({ id: other })],
    ['delete themselves', async (caller: Caller, own: string) => caller.users.remove({ id: own })],
    ['demote themselves', async (caller: Caller, own: string) => caller.users.update({ id: own, role: 'student' })],
  ] as const;
  type Caller = Awaited<ReturnType<typeof as>>;
  test.each(leaving)('is left when two %s at once', async (_what, leave) => {
    const { portal, admin, caller } = await schoolWithAdmin();
    const other = await makeUser(portal, { role: 'admin' });
    const otherCaller = await as(portal, other);
    const results = await Promise.allSettled([
      leave(caller, admin.id, other.id),
      leave(otherCaller, other.id, admin.id),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results).toContainEqual({ status: 'rejected', reason: refused('last_admin') });
    expect(await portal.deps.db.user.count({ where: { role: 'admin' } })).toBe(1);
  });
});

describe('deleting a user', () => {
  test('ends their sessions', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const user = await makeUser(portal);
    const tokens = await atOnce(3, () => tokenFor(portal, user));
    expect(await caller.users.remove({ id: user.id })).toEqual({ success: true });
    for (const token of tokens) expect(await portal.deps.reader.session(hashSecret(token))).toBeUndefined();
    expect(await portal.deps.db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test('ends their associations on both sides', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    const school = await makeUser(portal, { role: 'school_admin' });
    await (await as(portal, school)).profile.associate({ email: teacher.email });
    await caller.users.remove({ id: teacher.id });
    expect((await (await as(portal, student)).profile.get()).tokenOwners).toEqual([]);
    expect((await (await as(portal, school)).profile.get()).associatedUsers).toEqual([]);
    expect(await consume(portal, student)).toMatchObject({ success: false, reason: 'tokens_short' });
  });

  test('keeps the ledger, also what they spent of others’ tokens', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await consume(portal, teacher, { amount: 3 });
    portal.deps.clock.advance({ hours: 1 });
    await launch(portal, student, { idempotencyKey: 'key' });
    const before = await ledgerOf(portal);
    await caller.users.remove({ id: student.id });
    await caller.users.remove({ id: teacher.id });
    expect(await ledgerOf(portal)).toEqual(before);
    expect(await portal.deps.db.appOpening.count()).toBe(0);
    expect(await portal.deps.db.idempotentAnswer.count()).toBe(0);
  });

  test('frees the name and the address', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const user = await makeUser(portal, { username: 'Anna', email: 'anna@x.org' });
    await caller.users.remove({ id: user.id });
    const again = await caller.users.create({ username: 'anna', email: 'ANNA@x.org', password: 'secret-1' });
    expect(again.id).not.toBe(user.id);
    expect(again.aiCredits).toBe(100);
  });

  test('of which there is none is refused, and so is the second of two at once', async () => {
    const { portal, caller } = await schoolWithAdmin();
    await expect(caller.users.remove({ id: missing })).rejects.toEqual(refused('user_not_found'));
    const user = await makeUser(portal);
    const results = await Promise.allSettled([
      caller.users.remove({ id: user.id }),
      caller.users.remove({ id: user.id }),
    ]);
    expect(results).toContainEqual({ status: 'rejected', reason: refused('user_not_found') });
  });

  test('while they spend at once ends well either way: nobody pays twice and nothing is left over', async () => {
    const { portal, caller } = await schoolWithAdmin();
    const user = await makeUser(portal);
    const userCaller = await as(portal, user);
    const spending = atOnce(10, () => userCaller.tokens.consume({ amount: 1, action: 'outside tool' }));
    await Promise.all([spending, caller.users.remove({ id: user.id })]);
    const spent = (await spending).filter((answer) => answer.success).length;
    expect((await ledgerOf(portal, user)).filter((row) => row.kind === 'debit')).toHaveLength(spent);
  });
});
