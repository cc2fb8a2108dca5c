import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fullPlan, keyBlocks, shortPlan, wholeLesson } from '#client/lessons/lesson-blocks';
import { toDocx } from '#client/lessons/to-docx';
import { toMarkdown } from '#client/lessons/to-markdown';
import { versionsOf } from '#client/question-sets/versions';
import { lessonData } from '#shared/content/lessons/lesson';
import type { Item } from '#shared/items/item';
import { alike } from '#tests/support/alike-items';

const data = lessonData.parse({
  about: { level: 'A2', minutes: 20, type: 'grammar', topic: 'food', framework: 'ppp' },
  aims: { main: 'To order a meal.' },
  stages: [
    {
      id: 's1',
      kind: 'task',
      title: 'Order',
      minutes: 20,
      grouping: 'S–S',
      steps: ['Ask | answer.', 'Swap.'],
      things: ['a menu'],
      materialIds: ['q'],
    },
  ],
  problems: [{ problem: 'Too *fast*', solution: '<b>Slow</b> down' }],
  materials: [
    {
      id: 'q',
      title: 'Quiz',
      kind: 'questions',
      items: [
        {
          id: 'i',
          kind: 'mc',
          prompt: 'I ___ soup.',
          explanation: 'With I.',
          options: [{ text: 'want', isKey: true }, { text: 'wants' }],
        },
      ],
    },
  ],
});

test('the key stands in the key and nowhere in the handout', () => {
  const markdown = toMarkdown(wholeLesson('Meal', data));
  const [before = '', after = ''] = markdown.split('## Key: Quiz');
  expect(before).toContain('## Quiz');
  expect(before).not.toContain('With I.');
  expect(after).toContain('want – With I.');
  expect(keyBlocks([])).toEqual([]);
});

describe('what students get', () => {
  const lessonOf = (items: Item[]) => ({
    ...data,
    materials: data.materials.map((material) => (material.kind === 'questions' ? { ...material, items } : material)),
  });
  /** The sheets of the whole file: the teacher's, the students', the key. */
  const sheetsOf = (items: Item[]) => toMarkdown(wholeLesson('Meal', lessonOf(items))).split('\n---\n');

  test.each(alike)('holds no key of a question, in the file or on paper: %s', (_, questions) => {
    const handouts = questions.map((question) => {
      const [teachers = '', students, key = '', ...more] = sheetsOf([question]);
      expect(more).toEqual([]);
      expect(teachers).toContain('# Meal');
      expect(key).toContain('## Key: Quiz');
      return students;
    });
    // Questions that differ only in their key make the same sheet, so none of it comes from the key.
    for (const handout of handouts) expect(handout).toBe(handouts[0]);
    const printed = questions.map((question) => versionsOf([question], { count: 4, shuffleOptions: true }));
    for (const versions of printed) {
      expect(versions.map((sheet) => sheet.map(({ item }) => item))).toEqual(
        printed[0]?.map((sheet) => sheet.map(({ item }) => item)),
      );
    }
  });

  test('begins a page of the Word document, and so does the key', async () => {
    const { 'word/document.xml': xml = new Uint8Array() } = unzipSync(await toDocx('Meal', wholeLesson('Meal', data)));
    const [, students = '', key = '', ...more] = new TextDecoder().decode(xml).split('<w:pageBreakBefore/>');
    expect(more).toEqual([]);
    expect(students).toContain('Quiz');
    expect(students).not.toContain('Key: Quiz');
    expect(key).toContain('Key: Quiz');
  });
});

test('what people typed is no markup', () => {
  const markdown = toMarkdown(fullPlan('# 1. Meal', data));
  expect(markdown).toContain('# \\# 1. Meal');
  expect(markdown).toContain('Too \\*fast\\*');
  expect(markdown).toContain('\\<b\\>Slow\\</b\\> down');
  expect(markdown).toContain('1. Ask \\| answer.');
});

test('the plan for the desk has each stage with its minutes, and what to bring', () => {
  expect(shortPlan('Meal', data)).toContainEqual({
    kind: 'table',
    head: ['Min', 'Stage', 'What', 'Who'],
    rows: [['20', 'Task', 'Order', 'S–S']],
  });
  expect(toMarkdown(shortPlan('Meal', data))).toContain('Bring: Quiz; a menu');
});

test('the Word document is one', async () => {
  const file = await toDocx('Meal', wholeLesson('Meal', data));
  expect([...file.slice(0, 2)]).toEqual([0x50, 0x4b]);
  expect(file.length).toBeGreaterThan(3000);
});

test('a lesson of many stages names them alone, so that the plan for the desk stays on one page', () => {
  const [stage] = data.stages;
  if (!stage) throw new Error('There is a stage.');
  const many = (count: number) => ({
    ...data,
    stages: Array.from({ length: count }, () => ({ ...stage, title: 'Why?', aim: 'To ask.' })),
  });
  expect(toMarkdown(shortPlan('Meal', many(9)))).toContain('| Why? To ask. |');
  expect(toMarkdown(shortPlan('Meal', many(13)))).not.toContain('To ask.');
});
