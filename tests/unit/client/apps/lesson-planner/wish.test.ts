import { expect, test } from 'vitest';
import {
  type Findings,
  faultsOf,
  firstPlanRequest,
  type PlanRequest,
  planSourceIds,
  requestIn,
  toPlanInput,
  withSource,
  withType,
} from '#client/apps/lesson-planner/plan-request';
import { generateInput } from '#shared/api/generate';

test('another type of lesson brings its usual framework, and leaves the grammar point of the example behind', () => {
  expect(withType(firstPlanRequest, 'reading')).toMatchObject({
    type: 'reading',
    framework: 'skills',
    point: undefined,
  });
  expect(withType(withType(firstPlanRequest, 'reading'), 'vocabulary')).toMatchObject({
    framework: 'ppp',
    point: undefined,
  });
});

test('what a teacher chose stays when the type changes', () => {
  const chosen = { ...firstPlanRequest, framework: 'tbl', point: 'question-tags' } as const;
  expect(withType(chosen, 'listening')).toMatchObject({ framework: 'tbl', point: 'question-tags' });
});

test('what was given for one source stays while another one is looked at', () => {
  const typed = { ...firstPlanRequest, topic: 'Our town', text: 'A text.', noCopies: true };
  const back = withSource(planSourceIds.reduce(withSource, typed), 'topic');
  expect(back).toMatchObject({ topic: 'Our town', text: 'A text.', noCopies: true });
});

test('a source brings its usual type of lesson, and the topic of the example is not taken for what a text is about', () => {
  expect(withSource(firstPlanRequest, 'text')).toMatchObject({ type: 'reading', framework: 'skills', topic: '' });
  expect(withSource(firstPlanRequest, 'words')).toMatchObject({ type: 'vocabulary', topic: '' });
  expect(withSource({ ...firstPlanRequest, type: 'listening' }, 'reading')).toMatchObject({ type: 'listening' });
  expect(withSource(withType(firstPlanRequest, 'reading'), 'point')).toMatchObject({
    type: 'grammar',
    point: firstPlanRequest.point,
  });
});

test('each source is asked for by what it has, in a shape that the server takes', () => {
  const reading = { id: 'job-interviews.easy', title: 'A test', level: 'A2', topic: 'Job interviews' } as const;
  const list = { id: crypto.randomUUID(), title: 'Unit 3', only: ['a', 'b', 'c'] };
  const wish = { ...firstPlanRequest, text: ' A text. ', reading, list };
  const asked = planSourceIds.map((from) => {
    const ask = toPlanInput(withSource(wish, from));
    expect(
      generateInput.safeParse({ appId: 'lesson-planner', ask: { ...ask, about: { ...ask.about, topic: 'x' } } }).error,
    ).toBeUndefined();
    return ask;
  });
  expect(asked.map(({ from }) => from)).toEqual([
    { kind: 'topic' },
    { kind: 'reading', id: reading.id },
    { kind: 'text', text: 'A text.' },
    { kind: 'words', list: list.id, only: list.only },
    { kind: 'topic' },
    { kind: 'topic' },
  ]);
  expect(asked[1]?.about.topic).toBe('Job interviews');
});

test.each([
  [{ topic: ' ' }, {}, { topic: 'Please choose a topic, or write your own.' }],
  [{ topic: 'xyzzy' }, { isUnwritten: true }, { topic: 'Please choose another topic, or one of the ways below.' }],
  [{ topic: 'sh1t' }, {}, { topic: expect.stringMatching(/^We do not plan/) }],
  [{ from: 'reading', topic: '' }, {}, { reading: 'Please choose a text.' }],
  [{ from: 'text' }, {}, { text: 'Please paste a text.' }],
  [{ from: 'text', text: 'word '.repeat(2001) }, {}, { text: 'At most 2,000 words, please. This text has 2,001.' }],
  [{ from: 'text', text: 'a b' }, { textFault: 'text_short' }, { text: expect.stringMatching(/at least 20 words/) }],
  [{ from: 'words' }, {}, { list: 'Please choose a word list.' }],
  [
    { from: 'words', list: { id: 'x', title: 'x', only: ['a'] } },
    {},
    { list: 'Please choose 3 to 12 words. Now it is 1.' },
  ],
  [{ from: 'point', topic: 'xyzzy' }, { isUnwritten: false }, {}],
] satisfies [Partial<PlanRequest>, Findings, object][])(
  'a wish with %o is told what it lacks',
  (change, findings, faults) => {
    expect(faultsOf({ ...firstPlanRequest, ...change }, findings)).toEqual(faults);
  },
);

test('an address asks for a lesson on a grammar point, for a class, and what it does not know is left out', () => {
  expect(requestIn('?point=first-conditional&level=B2&age=adults')).toMatchObject({
    type: 'grammar',
    point: 'first-conditional',
    level: 'B2',
    age: 'adults',
  });
  expect(requestIn('?point=first-conditional&level=C9&age=old')).toMatchObject({ level: 'B1', age: 'teenagers' });
  expect(requestIn('?point=nonsense&level=B2')).toBeUndefined();
  expect(requestIn('')).toBeUndefined();
});
