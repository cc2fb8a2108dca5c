import { expect, test } from 'vitest';
import { liveForm } from '#client/giving/live-form';
import { playableOf } from '#client/giving/playable';

const asked = { way: 'teams', classId: '', names: 'generated' };

test('what the dialog asks arrives as text, and what is empty is nothing', () => {
  expect(liveForm.parse({ ...asked, seconds: '', points: 'speed', teams: '4', showsNames: 'false' })).toEqual({
    way: 'teams',
    classId: null,
    names: 'generated',
    seconds: null,
    points: 'speed',
    teams: 4,
    showsNames: false,
  });
  expect(liveForm.parse({ ...asked, seconds: '30' }).seconds).toBe(30);
});

test('what was not asked is not there, so that the choice of the last time can stay', () => {
  expect(liveForm.parse({ ...asked, way: 'exit-ticket' })).toEqual({ ...asked, way: 'exit-ticket', classId: null });
});

test('what a class cannot answer at one time is not played live', () => {
  const placement = { appId: 'esl-tests', title: 'Placement test', activity: { kind: 'placement' } } as const;
  expect(playableOf(placement)).toBeUndefined();
  const text = { appId: 'writers-block-assistant', title: 'A letter' } as const;
  expect(playableOf({ ...text, activity: { kind: 'writing', task: 'Write.', points: 10 } })).toBeUndefined();
  const set = { kind: 'exam-set', id: 'workplace-b1' } as const;
  expect(playableOf({ appId: 'esl-tests', title: 'At work', activity: set })).toMatchObject({
    from: { kind: 'activity', activity: set },
  });
  const quiz = { appId: 'classroom-quiz-maker', title: 'Unit 3' } as const;
  expect(playableOf({ ...quiz, activity: { kind: 'questions', from: { resource: 'quiz-1' } } })).toEqual({
    ...quiz,
    from: { kind: 'set', resourceId: 'quiz-1' },
  });
});
