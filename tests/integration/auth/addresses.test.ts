import { describe, expect, test } from 'vitest';
import { confirm, linkTo, mailingWorld, signUp } from '#tests/support/mailing';
import { refused } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { as, balanceOf, makeUser, tokenFor, type World, world } from '#tests/support/world';

const password = 'three green apples';

async function follow(portal: World, token: string) {
  return (await as(portal)).auth.verifyEmail({ token });
}

describe('an address', () => {
  test('is not verified at sign-up, and is once its mailed link was followed', async () => {
    const portal = await mailingWorld({ PUBLIC_URL: 'https://studio.school.example' });
    const anna = await signUp(portal, 'anna');
    expect(portal.mails).toMatchObject([
      { to: anna.email, subject: 'Confirm your email address for Classroom Studio' },
    ]);
    expect(portal.mails[0]?.text).toContain('https://studio.school.example/verify-email?token=');
    // Anybody can sign up with a stranger's address, and must not put words into the mail to them.
    expect(portal.mails[0]?.text).not.toContain('anna');
    const { auth } = await as(portal, anna);
    expect(await auth.address()).toEqual({
      email: anna.email,
      isVerified: false,
      counts: false,
      waitingFor: null,
    });
    expect(await follow(portal, linkTo(portal, anna.email))).toEqual({ email: anna.email });
    expect(await auth.address()).toMatchObject({ isVerified: true, counts: true });
    await expect(auth.mailAddressLink()).rejects.toEqual(refused('nothing_to_confirm'));
  });

  test('is verified by a link that was followed before its user came, as programs do that look into mail', async () => {
    const portal = await mailingWorld();
    const { email } = await signUp(portal, 'anna');
    const token = linkTo(portal, email);
    expect(await Promise.all([follow(portal, token), follow(portal, token)])).toEqual([{ email }, { email }]);
    expect(await follow(portal, token)).toEqual({ email });
    const rows = await portal.deps.db.auditEntry.findMany({ where: { action: 'auth.address-verified' } });
    expect(rows).toMatchObject([{ actorName: 'anna', address: '127.0.0.1' }]);
  });

  test('is not verified by a link that has expired, is unknown or was mailed to an address left since', async () => {
    const portal = await mailingWorld();
    const anna = await signUp(portal, 'anna');
    const old = linkTo(portal, anna.email);
    await expect(follow(portal, 'unknown')).rejects.toEqual(refused('address_link_invalid'));
    portal.deps.clock.advance({ hours: 24 });
    await expect(follow(portal, old)).rejects.toEqual(refused('address_link_invalid'));
    const { auth } = await as(portal, anna);
    expect(await auth.mailAddressLink()).toEqual({ email: anna.email });
    await portal.deps.background.idle();
    const fresh = linkTo(portal, anna.email);
    await auth.changeEmail({ password, email: 'ann@school.example' });
    await portal.deps.background.idle();
    await expect(follow(portal, fresh)).rejects.toEqual(refused('address_link_invalid'));
  });

  test('gets a link again a few times an hour, and then a sentence', async () => {
    const portal = await mailingWorld();
    const { auth } = await as(portal, await signUp(portal, 'anna'));
    for (let time = 0; time < 5; time += 1) await auth.mailAddressLink();
    await expect(auth.mailAddressLink()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('that an administrator gave is verified, and so is one whose owner set a new password by mail', async () => {
    const portal = await mailingWorld();
    const admin = await as(portal, await makeUser(portal, { role: 'admin' }));
    const made = await admin.users.create({ username: 'ben', email: 'ben@school.example', password });
    expect(await (await as(portal, made)).auth.address()).toMatchObject({ isVerified: true });
    const anna = await signUp(portal, 'anna');
    const visitor = await as(portal);
    await visitor.auth.forgotPassword({ email: anna.email });
    await portal.deps.background.idle();
    const token = /reset-password\?token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await visitor.auth.resetPassword({ token, newPassword: 'four yellow pears' });
    expect(await (await as(portal, anna)).auth.address()).toMatchObject({ isVerified: true });
  });

  test('counts as it was given where no mail server is set, and goes on counting when one is set later', async () => {
    const portal = await world();
    const anna = await signUp(portal, 'anna');
    expect(portal.mails).toEqual([]);
    const { auth } = await as(portal, anna);
    expect(await auth.address()).toMatchObject({ isVerified: false, counts: true });
    await expect(auth.mailAddressLink()).rejects.toEqual(refused('nothing_to_confirm'));
    portal.deps.settings.verifiesAddresses = true;
    expect(await auth.address()).toMatchObject({ isVerified: false, counts: true });
    await auth.mailAddressLink();
    await portal.deps.background.idle();
    await confirm(portal, anna.email);
    expect(await auth.address()).toMatchObject({ isVerified: true });
  });
});

describe('changing the address', () => {
  test('wants the password, and the link that is mailed to the new one; the old one is told', async () => {
    const portal = await mailingWorld();
    const anna = await signUp(portal, 'anna');
    await confirm(portal, anna.email);
    const { auth } = await as(portal, anna);
    const email = 'anna.new@school.example';
    await expect(auth.changeEmail({ password: 'a guess', email })).rejects.toEqual(refused('password_wrong'));
    await expect(auth.changeEmail({ password, email: anna.email.toUpperCase() })).rejects.toEqual(refused('email_own'));
    expect(await auth.changeEmail({ password, email })).toMatchObject({ email: anna.email, waitingFor: email });
    await portal.deps.background.idle();
    expect((await auth.profile()).email).toBe(anna.email);
    await follow(portal, linkTo(portal, email));
    await portal.deps.background.idle();
    expect(await auth.address()).toEqual({ email, isVerified: true, counts: true, waitingFor: null });
    expect(portal.mails.at(-1)).toMatchObject({
      to: anna.email,
      subject: 'The address of your Classroom Studio account was changed',
    });
    expect(portal.mails.at(-1)?.text).not.toContain(email);
  });

  test('answers alike whether or not somebody has the address, and mails its owner no link', async () => {
    const portal = await mailingWorld();
    const [anna, ben] = [await signUp(portal, 'anna'), await signUp(portal, 'ben')];
    const { auth } = await as(portal, anna);
    const answers = [];
    for (const email of [ben.email, 'nobody@school.example']) {
      const { waitingFor, ...rest } = await auth.changeEmail({ password, email });
      expect(waitingFor).toBe(email);
      answers.push(rest);
      await portal.deps.background.idle();
    }
    expect(answers[0]).toEqual(answers[1]);
    const toBen = portal.mails.findLast(({ to }) => to === ben.email);
    expect(toBen?.subject).toBe('This address has a Classroom Studio account already');
    expect(toBen?.text).not.toContain('token=');
  });

  test('of two that want one address, whoever follows the link first has it', async () => {
    const portal = await mailingWorld();
    const email = 'shared@school.example';
    const tokens = [];
    for (const name of ['anna', 'ben']) {
      const { auth } = await as(portal, await signUp(portal, name));
      await auth.changeEmail({ password, email });
      await portal.deps.background.idle();
      tokens.push(linkTo(portal, email));
    }
    const [first = '', second = ''] = tokens;
    await follow(portal, first);
    await expect(follow(portal, second)).rejects.toEqual(refused('email_taken'));
  });

  test('ends what was mailed to the old one: a reset link on its way does nothing any more', async () => {
    const portal = await mailingWorld();
    const anna = await signUp(portal, 'anna');
    const visitor = await as(portal);
    await visitor.auth.forgotPassword({ email: anna.email });
    await portal.deps.background.idle();
    const token = /reset-password\?token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await (await as(portal, anna)).auth.changeEmail({ password, email: 'new@school.example' });
    await portal.deps.background.idle();
    await confirm(portal, 'new@school.example');
    await expect(visitor.auth.resetPassword({ token, newPassword: 'four yellow pears' })).rejects.toEqual(
      refused('reset_token_invalid'),
    );
  });

  test('happens at once where no mail can be sent, is refused where somebody has it, and is no verified one', async () => {
    const portal = await world();
    const [anna, ben] = [await signUp(portal, 'anna'), await signUp(portal, 'ben')];
    const { auth } = await as(portal, anna);
    await expect(auth.changeEmail({ password, email: ben.email })).rejects.toEqual(refused('email_taken'));
    expect(await auth.changeEmail({ password, email: 'new@school.example' })).toEqual({
      email: 'new@school.example',
      isVerified: false,
      counts: true,
      waitingFor: null,
    });
    await portal.deps.background.idle();
    expect(portal.mails).toMatchObject([{ to: anna.email }]);
  });

  test('by an administrator tells the old address as well, and ends its links', async () => {
    const portal = await mailingWorld();
    const anna = await signUp(portal, 'anna');
    const token = linkTo(portal, anna.email);
    const admin = await as(portal, await makeUser(portal, { role: 'admin' }));
    await admin.users.update({ id: anna.id, email: 'corrected@school.example' });
    await portal.deps.background.idle();
    expect(portal.mails.at(-1)).toMatchObject({
      to: anna.email,
      subject: 'The address of your Classroom Studio account was changed',
    });
    await expect(follow(portal, token)).rejects.toEqual(refused('address_link_invalid'));
    expect(await (await as(portal, anna)).auth.address()).toMatchObject({ isVerified: true });
  });

  test('is nothing for a key of an outside tool', async () => {
    const portal = await mailingWorld();
    const anna = await signUp(portal, 'anna');
    const { rest } = await serve(portal);
    const { key } = await (await as(portal, anna)).keys.create({ name: 'Marks', scope: 'spend', password });
    for (const [method, path, body] of [
      ['PUT', '/auth/email', { password, email: 'new@school.example' }],
      ['PUT', '/auth/password', { password, newPassword: 'four yellow pears' }],
      ['POST', '/auth/email/link', {}],
    ] as const)
      expect((await rest(method, path, { token: key, body })).body).toMatchObject({ reason: 'key_not_here' });
    const token = await tokenFor(portal, anna);
    expect((await rest('GET', '/auth/email', { token })).body).toMatchObject({ email: anna.email });
  });
});

describe('what an account may give to others before its address is verified', () => {
  test('are no tokens: a student cannot spend those of throw-away teachers', async () => {
    const portal = await mailingWorld();
    const student = await makeUser(portal, { role: 'student', aiCredits: 0 });
    const teachers = [];
    for (const name of ['anna', 'ben', 'carla']) {
      const teacher = await signUp(portal, name);
      await (await as(portal, teacher)).profile.associate({ email: student.email });
      teachers.push(teacher);
    }
    const { tokens } = await as(portal, student);
    const spend = () => tokens.consume({ amount: 1, action: 'story-dice' });
    const answers = await Promise.all(Array.from({ length: 12 }, spend));
    expect(answers.every((answer) => !answer.success && answer.reason === 'tokens_short')).toBe(true);
    for (const teacher of teachers) expect(await balanceOf(portal, teacher)).toBe(100);
    await confirm(portal, 'ben@school.example');
    expect(await spend()).toMatchObject({ success: true, data: { payer: { username: 'ben' } } });
  });

  test('are tokens as ever where no mail server is set', async () => {
    const portal = await world();
    const [teacher, student] = [await signUp(portal, 'anna'), await signUp(portal, 'zoe', 'student')];
    await (await as(portal, teacher)).profile.associate({ email: student.email });
    await portal.deps.db.user.update({ where: { id: student.id }, data: { aiCredits: 0 } });
    const { tokens } = await as(portal, student);
    expect(await tokens.consume({ amount: 1, action: 'story-dice' })).toMatchObject({
      success: true,
      data: { payer: { username: 'anna' } },
    });
  });
});
