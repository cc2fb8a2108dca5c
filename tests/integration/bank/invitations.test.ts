import { expect, test } from 'vitest';
import { limits } from '#shared/core/limits';
import { confirm, mailingWorld, signUp } from '#tests/support/mailing';
import { refused } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

async function ownerAndColleague(portal: World) {
  const [owner, colleague] = [await makeUser(portal, { username: 'owner' }), await makeUser(portal)];
  return { owner, colleague, mine: (await as(portal, owner)).bank, theirs: (await as(portal, colleague)).bank };
}

test('whoever signs up with somebody’s address first gets nothing of what is shared with it', async () => {
  const portal = await mailingWorld();
  const { mine } = await ownerAndColleague(portal);
  const squatter = await signUp(portal, 'head');
  const offer = await mine.share({ who: squatter.email, right: 'edit' });
  const { bank } = await as(portal, squatter);
  expect((await bank.invitations()).items).toEqual([]);
  await expect(bank.accept({ id: offer.id })).rejects.toEqual(refused('invitation_not_found'));
  expect((await bank.banks()).banks).toHaveLength(1);
  await confirm(portal, squatter.email);
  expect((await bank.invitations()).items).toMatchObject([{ id: offer.id, from: 'owner', right: 'edit' }]);
  await bank.accept({ id: offer.id });
  expect((await bank.banks()).banks).toMatchObject([{ right: 'own' }, { name: 'owner', right: 'edit' }]);
});

test('sharing answers alike for a known, an unknown and an unverified address, and for a name', async () => {
  const portal = await mailingWorld();
  const { mine, colleague } = await ownerAndColleague(portal);
  const unverified = await signUp(portal, 'ben');
  const answers = [];
  for (const who of [colleague.email, unverified.email, 'nobody@school.example', colleague.username, 'nobody']) {
    const { id, name, ...rest } = await mine.share({ who, right: 'use' });
    expect([name, typeof id]).toEqual([who, 'string']);
    answers.push(rest);
  }
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ right: 'use', accepted: false })));
  expect((await mine.shares()).items.every(({ accepted }) => !accepted)).toBe(true);
});

test('nothing is seen before it is accepted, and nothing after it was declined, which its owner does not learn', async () => {
  const portal = await world();
  const { owner, colleague, mine, theirs } = await ownerAndColleague(portal);
  const { id } = await mine.share({ who: colleague.username, right: 'read' });
  await expect(theirs.list({ ownerId: owner.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await theirs.decline({ id });
  expect((await theirs.invitations()).items).toEqual([]);
  expect((await mine.shares()).items).toMatchObject([{ id, accepted: false }]);
  await mine.share({ who: colleague.username, right: 'edit' });
  expect((await theirs.invitations()).items).toEqual([]);
  await expect(theirs.accept({ id })).rejects.toEqual(refused('invitation_not_found'));
});

test('an offer by name is for who has the name then, and not for who takes it later', async () => {
  const portal = await world();
  const { mine } = await ownerAndColleague(portal);
  const { id } = await mine.share({ who: 'anna', right: 'edit' });
  const { bank } = await as(portal, await makeUser(portal, { username: 'anna' }));
  expect((await bank.invitations()).items).toEqual([]);
  await expect(bank.accept({ id })).rejects.toEqual(refused('invitation_not_found'));
});

test('the same bank offered by name and by address is accepted once', async () => {
  const portal = await world();
  const { colleague, mine, theirs } = await ownerAndColleague(portal);
  await mine.share({ who: colleague.username, right: 'read' });
  const { id } = await mine.share({ who: colleague.email, right: 'use' });
  await theirs.accept({ id });
  expect((await theirs.invitations()).items).toEqual([]);
  expect((await mine.shares()).items).toMatchObject([{ id: colleague.id, right: 'use', accepted: true }]);
  expect(await mine.share({ who: colleague.username, right: 'edit' })).toMatchObject({ right: 'edit', accepted: true });
});

test('an offer that was taken back is worth nothing, and nobody else can answer or take it back', async () => {
  const portal = await world();
  const { colleague, mine, theirs } = await ownerAndColleague(portal);
  const { id } = await mine.share({ who: colleague.username, right: 'read' });
  const { bank: stranger } = await as(portal, await makeUser(portal));
  for (const attempt of [stranger.accept, stranger.decline])
    await expect(attempt({ id })).rejects.toEqual(refused('invitation_not_found'));
  await expect(stranger.unshare({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await mine.unshare({ id });
  await expect(theirs.accept({ id })).rejects.toEqual(refused('invitation_not_found'));
});

test('who has not confirmed their address offers nothing, and nobody has more than so many offers waiting', async () => {
  const portal = await mailingWorld();
  const { owner, mine } = await ownerAndColleague(portal);
  const { bank } = await as(portal, await signUp(portal, 'throw-away'));
  await expect(bank.share({ who: 'anna@school.example', right: 'read' })).rejects.toEqual(
    refused('address_unconfirmed'),
  );
  const offers = Array.from({ length: limits.bankInvitations + 5 }, (_, at) =>
    mine.share({ who: `colleague-${at}@school.example`, right: 'read' }),
  );
  const answers = await Promise.allSettled(offers);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.bankInvitations);
  expect(await portal.deps.db.bankInvitation.count({ where: { ownerId: owner.id } })).toBe(limits.bankInvitations);
});

test('a share from before invitations goes on', async () => {
  const portal = await world();
  const { owner, colleague, theirs } = await ownerAndColleague(portal);
  const share = { ownerId: owner.id, memberId: colleague.id, right: 'use', createdAt: portal.deps.clock.now() };
  await portal.deps.db.bankShare.create({ data: share });
  expect((await theirs.banks()).banks).toMatchObject([{ right: 'own' }, { ownerId: owner.id, right: 'use' }]);
});
