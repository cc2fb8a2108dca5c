import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { appRouter } from '#server/routers';
import { createCallerFactory } from '#server/trpc/init';
import type { UserOutput } from '#shared/api/user';
import { type ListUsersInput, userSorts } from '#shared/api/users';
import { planIds } from '#shared/core/plans';
import { roles } from '#shared/core/roles';
import { refused } from '#tests/support/refusals';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const orders = ['asc', 'desc'] as const;

async function schoolWithAdmin() {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  const page = async (input: Partial<ListUsersInput> = {}) => (await as(portal, admin)).users.page(input);
  return { portal, admin, page };
}

/** Users with many ties: few roles, plans, balances and moments. */
async function crowd(portal: World, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    if (index % 7 === 0) portal.deps.clock.advance({ minutes: 1 });
    await makeUser(portal, {
      username: `${'cAbBa'[index % 5]}${(index * 37) % 101}`,
      role: roles[(index * 3) % 4],
      plan: planIds[index % 3],
      aiCredits: (index % 4) * 10,
    });
  }
}

/** Follows the cursors to the end. */
async function allPages(
  page: (input: Partial<ListUsersInput>) => Promise<{ users: UserOutput[]; nextCursor: string | null }>,
  input: Partial<ListUsersInput>,
) {
  const pages: UserOutput[][] = [];
  let cursor: string | null = null;
  do {
    const answer: { users: UserOutput[]; nextCursor: string | null } = await page({
      ...input,
      ...(cursor && { cursor }),
    });
    pages.push(answer.users);
    cursor = answer.nextCursor;
  } while (cursor);
  return pages;
}

/** What `list` answers, and what it says in the header. */
async function listed({ deps }: World, admin: { id: string }, input: Partial<ListUsersInput>) {
  const headers = new Map<string, string>();
  const session = await deps.reader.session(hashSecret(await tokenFor({ deps }, admin)));
  const setHeader = (name: string, value: string) => void headers.set(name, value);
  const users = await createCallerFactory(appRouter)({
    deps,
    session,
    address: '127.0.0.1',
    userAgent: '',
    setHeader,
  }).users.list(input);
  return { users, nextCursor: headers.get('X-Next-Cursor') };
}

const idsOf = (users: readonly UserOutput[]) => users.map(({ id }) => id);

/** What the list sorts by, as something to compare. */
function keyOf(user: UserOutput, sort: ListUsersInput['sort']): string | number {
  const value = user[sort];
  return typeof value === 'string' ? value.toLowerCase() : value;
}

function isInOrder(users: readonly UserOutput[], sort: ListUsersInput['sort'], order: 'asc' | 'desc'): boolean {
  return users.slice(1).every((later, index) => {
    const earlier = users[index];
    if (!earlier) return false;
    const [a, b] = order === 'asc' ? [earlier, later] : [later, earlier];
    const [keyA, keyB] = [keyOf(a, sort), keyOf(b, sort)];
    return keyA < keyB || (keyA === keyB && a.id < b.id);
  });
}

describe('who may see the users', () => {
  test.each(['student', 'teacher', 'school_admin'] as const)('not a %s', async (role) => {
    const portal = await world();
    const { users } = await as(portal, await makeUser(portal, { role }));
    await expect(users.list({})).rejects.toEqual(refused('not_allowed'));
    await expect(users.page({})).rejects.toEqual(refused('not_allowed'));
    await expect(users.stats()).rejects.toEqual(refused('not_allowed'));
  });

  test('nobody signed out', async () => {
    const { users } = await as(await world());
    await expect(users.list({})).rejects.toEqual(refused('signed_out'));
  });
});

describe('sorting and paging', () => {
  test('every sort and order gives every user once and in order, page by page', async () => {
    const { portal, page } = await schoolWithAdmin();
    await crowd(portal, 40);
    for (const sort of userSorts) {
      for (const order of orders) {
        const pages = await allPages(page, { sort, order, limit: 7 });
        const users = pages.flat();
        expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 6]);
        expect(new Set(idsOf(users)).size).toBe(41);
        expect(isInOrder(users, sort, order), `${sort} ${order}`).toBe(true);
        expect(idsOf(users)).toEqual(idsOf((await page({ sort, order })).users));
      }
    }
  });

  test('the same within a role and within a search', async () => {
    const { portal, page } = await schoolWithAdmin();
    await crowd(portal, 40);
    for (const sort of userSorts) {
      for (const filter of [
        { role: 'teacher' as const },
        { search: 'user-' },
        { search: 'b', role: 'student' as const },
      ]) {
        const users = (await allPages(page, { ...filter, sort, order: 'desc', limit: 3 })).flat();
        expect(users.length).toBeGreaterThan(2);
        expect(isInOrder(users, sort, 'desc')).toBe(true);
        expect(idsOf(users)).toEqual(idsOf((await page({ ...filter, sort, order: 'desc' })).users));
      }
    }
  });

  test('whatever the users, the page size and the sort, paging covers each user exactly once', async () => {
    const someone = fc.record({
      role: fc.constantFrom(...roles),
      plan: fc.constantFrom(...planIds),
      aiCredits: fc.nat({ max: 3 }),
      minutes: fc.nat({ max: 2 }),
    });
    const query = fc.record({
      sort: fc.constantFrom(...userSorts),
      order: fc.constantFrom(...orders),
      limit: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(someone, { minLength: 5, maxLength: 20 }),
        fc.array(query, { minLength: 3, maxLength: 3 }),
        async (people, queries) => {
          const { portal, page } = await schoolWithAdmin();
          for (const { minutes, ...given } of people) {
            portal.deps.clock.advance({ minutes });
            await makeUser(portal, given);
          }
          for (const one of queries) {
            const users = (await allPages(page, one)).flat();
            expect(users).toHaveLength(people.length + 1);
            expect(isInOrder(users, one.sort, one.order)).toBe(true);
          }
        },
      ),
      { seed: 20_260_310, numRuns: 6, endOnFailure: true },
    );
  });

  test('without a word the order is that of creation, the oldest first', async () => {
    const { portal, admin, page } = await schoolWithAdmin();
    portal.deps.clock.advance({ minutes: 1 });
    const second = await makeUser(portal);
    portal.deps.clock.advance({ minutes: 1 });
    const third = await makeUser(portal);
    expect(idsOf((await page()).users)).toEqual([admin.id, second.id, third.id]);
  });

  test('who comes or goes between two pages moves nobody else', async () => {
    const { portal, page } = await schoolWithAdmin();
    await crowd(portal, 10);
    const before = idsOf((await page({ sort: 'username' })).users);
    const first = await page({ sort: 'username', limit: 5 });
    const last = first.users.at(-1);
    // The very row that the cursor points at, and one before it that was not there.
    await portal.deps.db.user.delete({ where: { id: last?.id } });
    await makeUser(portal, { username: '0 comes first' });
    const second = await page({ sort: 'username', limit: 100, cursor: first.nextCursor ?? '' });
    expect(idsOf(second.users)).toEqual(before.slice(5));
  });
});

describe('the limit', () => {
  test('the last page, even a full one, names no next page', async () => {
    const { portal, page } = await schoolWithAdmin();
    await crowd(portal, 5);
    expect((await page({ limit: 6 })).nextCursor).toBeNull();
    expect((await page({ limit: 7 })).nextCursor).toBeNull();
    expect((await page({ limit: 5 })).nextCursor).not.toBeNull();
  });

  test('without one there are at most 1,000, and the header names the next page', async () => {
    const { portal, admin } = await schoolWithAdmin();
    await portal.deps.db.user.createMany({
      data: Array.from({ length: 1000 }, (_, index) => ({
        username: `bulk ${index}`,
        usernameKey: `bulk ${index}`,
        email: `bulk-${index}@school.example`,
        emailKey: `bulk-${index}@school.example`,
        passwordHash: 'none',
      })),
    });
    const first = await listed(portal, admin, {});
    const second = await listed(portal, admin, { cursor: first.nextCursor });
    expect([first.users.length, second.users.length]).toEqual([1000, 1]);
    expect(first.nextCursor).toEqual(expect.any(String));
    expect(second.nextCursor).toBeUndefined();
  });

  test.each([0, -1, 1001, 1.5, 'all'])('%s is refused', async (limit) => {
    const { page } = await schoolWithAdmin();
    await expect(page({ limit: limit as number })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('matching counts all that fit, not only this page', async () => {
    const { portal, page } = await schoolWithAdmin();
    await crowd(portal, 12);
    expect(await page({ limit: 2 })).toMatchObject({ matching: 13 });
    expect(await page({ limit: 2, role: 'teacher' })).toMatchObject({ matching: 3 });
    expect(await page({ limit: 1, search: 'nobody like that' })).toMatchObject({ matching: 0, users: [] });
  });
});

describe('a cursor is refused', () => {
  const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

  test('of another sort', async () => {
    const { portal, page } = await schoolWithAdmin();
    await crowd(portal, 5);
    const { nextCursor } = await page({ sort: 'username', limit: 2 });
    await expect(page({ sort: 'email', limit: 2, cursor: nextCursor ?? '' })).rejects.toEqual(
      refused('cursor_invalid'),
    );
  });

  test.each([
    'garbage',
    '!!!!',
    'null',
    encode(null),
    encode([]),
    encode({}),
    encode({ sort: 'createdAt', value: null, id: 'x' }),
    encode({ sort: 'createdAt', value: { a: 1 }, id: 'x' }),
    encode({ sort: 'createdAt', value: 'x' }),
    encode({ sort: 'createdAt', value: 'x', id: 5 }),
    Buffer.from([0xff, 0xfe, 0x00]).toString('base64url'),
  ])('that is %j', async (cursor) => {
    const { page } = await schoolWithAdmin();
    await expect(page({ cursor })).rejects.toEqual(refused('cursor_invalid'));
  });

  test('that is too long', async () => {
    const { page } = await schoolWithAdmin();
    await expect(page({ cursor: 'x'.repeat(1001) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('or harmless: a made-up one of the right shape is only a place in the list', async () => {
    const { page } = await schoolWithAdmin();
    for (const value of ["' OR 1=1 --", 5, '', '\u0000']) {
      for (const sort of userSorts) {
        const cursor = encode({ of: sort, value, id: "'" });
        const found = await page({ sort, cursor }).catch((error: unknown) => {
          expect(error).toEqual(refused('cursor_invalid'));
          return { users: [] };
        });
        expect(found.users.length).toBeLessThanOrEqual(1);
      }
    }
  });

  test('every cursor that the portal gives is short enough to be taken back', async () => {
    const { portal, page } = await schoolWithAdmin();
    const longest = {
      username: '\u{1F600}'.repeat(32),
      email: `${'x'.repeat(60)}@${`${'y'.repeat(60)}.`.repeat(3)}example`,
    };
    await makeUser(portal, longest);
    await makeUser(portal, { username: 'z' });
    for (const sort of userSorts) {
      for (const order of orders) expect((await allPages(page, { sort, order, limit: 1 })).flat()).toHaveLength(3);
    }
  });
});

test('an answer holds the user’s fields and never a secret', async () => {
  const { portal, admin, page } = await schoolWithAdmin();
  const { users } = await page();
  expect(users[0]).toEqual({
    userId: admin.id,
    id: admin.id,
    username: admin.username,
    email: admin.email,
    role: 'admin',
    plan: 'free',
    planStatus: 'active',
    planRenewsAt: null,
    trialEndsAt: null,
    aiCredits: 100,
    seatLimit: 1,
    billingProvider: null,
    billingCustomerId: null,
    billingSubscriptionId: null,
    metadata: null,
    createdAt: portal.deps.clock.now().toISOString(),
  });
});

test('the figures count users by role, and those on a paid plan', async () => {
  const { portal, admin } = await schoolWithAdmin();
  for (const role of ['student', 'student', 'student', 'teacher', 'teacher', 'school_admin'] as const)
    await makeUser(portal, { role });
  await makeUser(portal, { role: 'teacher', plan: 'pro' });
  await makeUser(portal, { role: 'student', plan: 'team' });
  const stats = async () => (await as(portal, admin)).users.stats();
  expect(await stats()).toEqual({ total: 9, students: 4, teachers: 3, admins: 1, premium: 2 });
  const { users } = await as(portal, admin);
  const [{ id } = { id: '' }] = await users.list({ role: 'school_admin' });
  await users.remove({ id });
  expect(await stats()).toMatchObject({ total: 8 });
});
