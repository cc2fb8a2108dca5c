import { expect, test } from 'vitest';
import type { User } from '#server/domain/platform/user';
import { contractOf, expectInvalid, expectRefusal, nobodysId, userFields } from '#tests/support/contract';
import { makeUser, tokenFor, type World, world } from '#tests/support/world';

async function association(portal: World, owner: User, member: User) {
  await portal.deps.db.association.create({
    data: { ownerId: owner.id, memberId: member.id, createdAt: portal.deps.clock.now() },
  });
}

const memberOf = ({ id, username, email, role }: User, accepted: boolean) => ({
  id,
  username,
  email,
  role,
  accepted,
  dailyCap: null,
});

test('GET /profile answers the user with their members and with the owners they share tokens of', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const [schoolAdmin, teacher, student] = [
    await makeUser(portal, { role: 'school_admin' }),
    await makeUser(portal),
    await makeUser(portal, { role: 'student' }),
  ];
  await association(portal, schoolAdmin, teacher);
  await association(portal, teacher, student);
  const answer = await rest('GET', '/profile', { token: await tokenFor(portal, teacher) });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    ...userFields(teacher),
    associatedUsers: [memberOf(student, false)],
    tokenOwners: [{ id: schoolAdmin.id, username: schoolAdmin.username, accepted: false, dailyCap: null }],
  });
  expectRefusal(await rest('GET', '/profile'), 'signed_out');
});

test('PUT /profile/role changes the own role, and answers it', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const token = await tokenFor(portal, await makeUser(portal, { role: 'student' }));
  for (const role of ['teacher', 'school_admin', 'student', 'student']) {
    const answer = await rest('PUT', '/profile/role', { token, body: { role } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, role });
    expect((await rest('GET', '/profile', { token })).body.role).toBe(role);
  }
});

test('PUT /profile/role refuses the admin role, and to leave the portal without an administrator', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const admin = await tokenFor(portal, await makeUser(portal, { role: 'admin' }));
  const teacher = await tokenFor(portal, await makeUser(portal));
  expectRefusal(await rest('PUT', '/profile/role', { token: teacher, body: { role: 'admin' } }), 'admin_role_reserved');
  expectRefusal(await rest('PUT', '/profile/role', { token: admin, body: { role: 'teacher' } }), 'last_admin');
  expect((await rest('PUT', '/profile/role', { token: admin, body: { role: 'admin' } })).body).toEqual({
    success: true,
    role: 'admin',
  });
  expectRefusal(await rest('PUT', '/profile/role', { body: { role: 'teacher' } }), 'signed_out');
  expectInvalid(await rest('PUT', '/profile/role', { token: teacher, body: {} }), {
    role: 'Please choose one of: student, teacher, school_admin, admin.',
  });
});

test('POST /profile/associate answers the added user', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const token = await tokenFor(portal, await makeUser(portal));
  const student = await makeUser(portal, { role: 'student' });
  const answer = await rest('POST', '/profile/associate', {
    token,
    body: { email: ` ${student.email.toUpperCase()} ` },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(memberOf(student, false));
  expectRefusal(
    await rest('POST', '/profile/associate', { token, body: { email: student.email } }),
    'already_associated',
  );
});

test('POST /profile/associate refuses oneself, strangers, and whom the role may not add', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const teacher = await makeUser(portal);
  const student = await makeUser(portal, { role: 'student' });
  const token = await tokenFor(portal, teacher);
  const add = (email: string, by = token) => rest('POST', '/profile/associate', { token: by, body: { email } });
  expectRefusal(await add(teacher.email), 'associating_self');
  expectRefusal(await add('nobody@school.example'), 'email_unknown');
  expectRefusal(await add((await makeUser(portal)).email), 'students_only');
  expectRefusal(await add(teacher.email, await tokenFor(portal, student)), 'not_allowed');
  expectRefusal(await rest('POST', '/profile/associate', { body: { email: student.email } }), 'signed_out');
  expectInvalid(await add(''), { email: 'Please enter an email address.' });
});

test('POST /profile/associate says how many places are taken when none is free', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const teacher = await makeUser(portal);
  for (let place = 0; place < 20; place += 1)
    await association(portal, teacher, await makeUser(portal, { role: 'student' }));
  const { email } = await makeUser(portal, { role: 'student' });
  expectRefusal(
    await rest('POST', '/profile/associate', { token: await tokenFor(portal, teacher), body: { email } }),
    'students_full',
    '20 of 20 students: your plan has no free place. Remove somebody or choose a larger plan.',
  );
});

test('DELETE /profile/associate/{id} removes the member with that user id, from the own list only', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const [teacher, other] = [await makeUser(portal), await makeUser(portal)];
  const student = await makeUser(portal, { role: 'student' });
  await association(portal, teacher, student);
  await association(portal, other, student);
  const token = await tokenFor(portal, teacher);
  const answer = await rest('DELETE', `/profile/associate/${student.id}`, { token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true });
  expect((await rest('GET', '/profile', { token })).body.associatedUsers).toEqual([]);
  expect((await rest('GET', '/profile', { token: await tokenFor(portal, other) })).body.associatedUsers).toHaveLength(
    1,
  );
});

test('DELETE /profile/associate/{id} refuses ids that are not on the list', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const [teacher, other] = [await makeUser(portal), await makeUser(portal)];
  const student = await makeUser(portal, { role: 'student' });
  await association(portal, other, student);
  const token = await tokenFor(portal, teacher);
  for (const id of [nobodysId, student.id, teacher.id]) {
    expectRefusal(await rest('DELETE', `/profile/associate/${id}`, { token }), 'association_not_found');
  }
  expectInvalid(await rest('DELETE', '/profile/associate/1', { token }), { id: 'This id is not valid.' });
  expectRefusal(await rest('DELETE', `/profile/associate/${student.id}`), 'signed_out');
  expectRefusal(
    await rest('DELETE', `/profile/associate/${student.id}`, { token: await tokenFor(portal, student) }),
    'not_allowed',
  );
});

test('POST /profile/owners/{id}/accept lets the owner see, once and again', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const [teacher, student] = [await makeUser(portal), await makeUser(portal, { role: 'student' })];
  await association(portal, teacher, student);
  const token = await tokenFor(portal, student);
  for (const _time of ['first', 'second']) {
    const answer = await rest('POST', `/profile/owners/${teacher.id}/accept`, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
  }
  expect((await rest('GET', '/profile', { token: await tokenFor(portal, teacher) })).body.associatedUsers).toEqual([
    memberOf(student, true),
  ]);
  expect((await rest('GET', '/profile', { token })).body.tokenOwners).toEqual([
    { id: teacher.id, username: teacher.username, accepted: true, dailyCap: null },
  ]);
});

test('DELETE /profile/owners/{id} ends the sharing from the member’s side', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const [teacher, student] = [await makeUser(portal), await makeUser(portal, { role: 'student' })];
  await association(portal, teacher, student);
  const answer = await rest('DELETE', `/profile/owners/${teacher.id}`, { token: await tokenFor(portal, student) });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true });
  expect((await rest('GET', '/profile', { token: await tokenFor(portal, teacher) })).body.associatedUsers).toEqual([]);
});

test('the calls of a member refuse owners who are not theirs', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const [teacher, student, other] = [
    await makeUser(portal),
    await makeUser(portal, { role: 'student' }),
    await makeUser(portal),
  ];
  await association(portal, teacher, student);
  const token = await tokenFor(portal, other);
  for (const id of [teacher.id, student.id, nobodysId]) {
    expectRefusal(await rest('POST', `/profile/owners/${id}/accept`, { token }), 'association_not_found');
    expectRefusal(await rest('DELETE', `/profile/owners/${id}`, { token }), 'association_not_found');
  }
  expectInvalid(await rest('POST', '/profile/owners/x/accept', { token }), { id: 'This id is not valid.' });
  expectInvalid(await rest('DELETE', '/profile/owners/x', { token }), { id: 'This id is not valid.' });
  expectRefusal(await rest('POST', `/profile/owners/${teacher.id}/accept`), 'signed_out');
  expectRefusal(await rest('DELETE', `/profile/owners/${teacher.id}`), 'signed_out');
  expect(await portal.deps.db.association.findMany({ select: { memberId: true, acceptedAt: true } })).toEqual([
    { memberId: student.id, acceptedAt: null },
  ]);
});
