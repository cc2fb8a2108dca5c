import { describe, expect, test } from 'vitest';
import { lengthOf, lessonContent, openAt, uncoverNext } from '#client/lessons/class-lesson';
import { handoutBlocks, hasKey, keyBlocks } from '#client/lessons/lesson-blocks';
import { toMarkdown } from '#client/lessons/to-markdown';
import { type Material, material, stage } from '#shared/content/lessons/lesson';

const situation = material.parse({
  id: 'situation',
  title: 'A lost key',
  kind: 'situation',
  text: 'Wen: Is there a key?\nOla: No, there isn’t.',
  gist: [{ question: 'What is lost?', answer: 'The key.' }],
  examples: ['Is there a key?'],
  notice: [{ question: 'Which word comes first?', answer: 'Is.' }],
  board: ['? Is there …?'],
});
const model = material.parse({
  id: 'model',
  title: 'Room 12',
  kind: 'model',
  genre: 'An email to a friend',
  task: 'Write 70 to 100 words to a friend.',
  yours: 'Write 40 to 60 words to a neighbour.',
  text: 'Hi Minh,\n\nNobody had a guitar!',
  parts: [{ name: 'Hello', from: 'Hi Minh' }],
  works: [{ quote: 'Nobody had a guitar!', why: 'Here the story turns.' }],
  phrases: ['How was your …?'],
  plan: ['Who reads it?'],
  checklist: ['Is there a question?'],
});

describe('a scene and a model', () => {
  const handout = (one: Material) => toMarkdown(handoutBlocks([one]));
  const key = (one: Material) => toMarkdown(keyBlocks([one]));

  test('are given out without their answers', () => {
    expect(handout(situation)).toContain('What is lost?');
    expect(handout(situation)).toContain('Is there a key?');
    for (const answer of ['The key.', 'Is.', '? Is there …?']) expect(handout(situation)).not.toContain(`${answer}\n`);
    for (const shown of [model.kind === 'model' && model.yours, 'Hello', 'How was your …?', 'Who reads it?'])
      expect(handout(model)).toContain(shown);
    expect(handout(model)).not.toContain('Here the story turns.');
  });

  test('have a key, with what stands on the board and what works', () => {
    expect([situation, model].map(hasKey)).toEqual([true, true]);
    expect(key(situation)).toContain('What is lost? The key.');
    expect(key(situation)).toContain('Is there …?');
    expect(key(model)).toContain('Hello: “Hi Minh …”');
    expect(key(model)).toContain('Here the story turns.');
  });

  test.each([
    ['a scene', situation, 'Wen: Is there a key?'],
    ['a model', model, 'Write 70 to 100 words to a friend.'],
  ] as const)('come line by line on the class’s screen: %s', (_, one, first) => {
    const lead = stage.parse({ id: 's', kind: 'presentation', title: 'Look', minutes: 5, grouping: 'T–S', steps: [] });
    let open = openAt(one);
    expect(lessonContent(lead, one, open)).toMatchObject({ kind: 'text', lines: [first] });
    for (let next = uncoverNext(one, open); next; next = uncoverNext(one, open)) open = next;
    const content = lessonContent(lead, one, open);
    expect(content.kind === 'text' && content.lines.length).toBe(lengthOf(one));
    expect(content).toMatchObject({ covered: 0 });
  });

  test('no answer of a scene is shown to the class', () => {
    const lead = stage.parse({ id: 's', kind: 'presentation', title: 'Look', minutes: 5, grouping: 'T–S', steps: [] });
    const all = { ...openAt(situation), uncovered: lengthOf(situation) };
    expect(JSON.stringify(lessonContent(lead, situation, all))).not.toContain('The key.');
  });
});
