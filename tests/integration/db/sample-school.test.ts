import { expect, test } from 'vitest';
import { addSampleSchool } from '#prisma/sample-school';
import { as, ledgerSumOf, world } from '#tests/support/world';

test('the sample school has a teacher with work, and students whose attempts the teacher sees', async () => {
  const portal = await world();
  expect(await addSampleSchool(portal.deps, 'classroom')).toEqual(['teacher', 'ana', 'ben']);
  const signIn = async (username: string) => {
    const { id } = await (await as(portal)).auth.login({ username, password: 'classroom' });
    return as(portal, { id });
  };
  const teacher = await signIn('teacher');
  const kinds = (await teacher.library.list({})).items.map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['lesson', 'quiz', 'word-list']);
  const { associatedUsers, id } = await teacher.profile.get();
  expect(associatedUsers).toMatchObject([
    { username: 'ana', accepted: true },
    { username: 'ben', accepted: true },
  ]);
  const played = (await teacher.history.list({ whose: 'students' })).items;
  expect(played.map(({ score, maxScore }) => [score, maxScore])).toEqual([
    [5, 8],
    [7, 8],
    [3, 5],
    [5, 5],
  ]);
  expect((await (await signIn('ana')).history.list({})).items).toHaveLength(2);
  expect(await ledgerSumOf(portal, { id })).toBe(100);
  // Nobody is written to for people who are made up.
  expect(portal.mails).toEqual([]);
});
