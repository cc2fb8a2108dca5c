import { expect, test } from 'vitest';
import { attemptLimits } from '#server/adapters/limiter';
import type { User } from '#server/domain/platform/user';
import { refused } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const tooMany = refused('too_many_attempts', expect.stringMatching(/^Too many attempts\. .+ \d+ hours\.$/));

/** As if this person had asked so often before. */
async function asked({ deps }: World, { id }: User, times: number) {
  const { duration } = attemptLimits['accounts-asked-account'];
  await deps.db.rateLimiterFlexible.create({
    data: { key: `accounts-asked-account:${id}`, points: times, expire: new Date(Date.now() + duration * 1000) },
  });
}

test('regression: nobody goes through a list of addresses to learn who has an account', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await asked(portal, teacher, 198);
  const { profile, bank } = await as(portal, teacher);
  await expect(profile.associate({ email: 'nobody@school.example' })).rejects.toEqual(refused('email_unknown'));
  // An offer of one's bank is answered alike for any address.
  expect(await bank.share({ who: 'nobody@school.example', right: 'read' })).toMatchObject({ accepted: false });
  const student = await makeUser(portal, { role: 'student' });
  await expect(profile.associate({ email: student.email })).rejects.toEqual(tooMany);
  await expect(bank.share({ who: student.username, right: 'read' })).rejects.toEqual(tooMany);
  // Others go on, and so do lists that were made.
  const other = await as(portal, await makeUser(portal));
  expect((await other.profile.associate({ email: student.email })).id).toBe(student.id);
  expect((await bank.shares()).items).toMatchObject([{ name: 'nobody@school.example', accepted: false }]);
});

test('over REST it is 429 with the seconds to wait', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await asked(portal, teacher, 200);
  const { rest } = await serve(portal);
  const token = await tokenFor(portal, teacher);
  for (const [path, body] of [
    ['/profile/associate', { email: 'nobody@school.example' }],
    ['/bank/shares', { who: 'nobody', right: 'read' }],
  ] as const) {
    const answer = await rest('POST', path, { token, body });
    expect([path, answer.status, answer.body.reason]).toEqual([path, 429, 'too_many_attempts']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000);
  }
});
