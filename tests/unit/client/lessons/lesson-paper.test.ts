import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { deckOf } from '#client/lessons/deck';
import { documentOf, handoutBlocks, keyBlocks } from '#client/lessons/lesson-blocks';
import { firstPlace, lastPlace, slidesOf, turnSlide } from '#client/lessons/lesson-slides';
import { observerPlan } from '#client/lessons/observer-plan';
import { onPaper } from '#client/lessons/on-paper';
import { questionBlocks } from '#client/lessons/question-blocks';
import { toDocx } from '#client/lessons/to-docx';
import { toMarkdown } from '#client/lessons/to-markdown';
import { toPptx } from '#client/lessons/to-pptx';
import type { LessonData, Material } from '#shared/content/lessons/lesson';
import { item } from '#shared/items/item';
import { playerItem } from '#shared/items/kinds/registry';
import { screenContent } from '#shared/screen/content';
import { planOn, wishes } from '#tests/support/plans';

/** Sentences that only its teacher may read: reasons, answers, and what is said of stages. */
function teachersOf({ stages, materials, checks }: LessonData): string[] {
  return [
    ...stages.flatMap(({ aim, support, challenge, steps }) => [aim, support, challenge, ...steps]),
    ...checks.map(({ answer }) => answer),
    ...materials.flatMap(keysOf),
  ].filter((text) => text.length > 12);
}

function keysOf(material: Material): string[] {
  switch (material.kind) {
    case 'questions':
      return material.items.flatMap((one) => [
        ...(one.kind === 'error-correct' ? one.accepted : []),
        ...('options' in one ? one.options.flatMap((option) => ('feedback' in option && option.feedback) || []) : []),
      ]);
    case 'situation':
      return [...material.gist, ...material.notice].map(({ answer }) => answer);
    case 'model':
      return material.works.map(({ why }) => why);
    default:
      return [];
  }
}

/** A reason may be a sentence that students read anyway, as the one that a word stands in. */
const shownAnyway = ({ materials }: LessonData) =>
  JSON.stringify(materials.map((one) => (one.kind === 'questions' ? one.items.map(({ passage }) => passage) : one)));

describe.each(wishes)('%s', (_, about) => {
  test('gives students no key: on paper only what players see, and none of the sentences of the key', async () => {
    const { data } = await planOn(about);
    const given = onPaper(data);
    const blocks = handoutBlocks(given);
    for (const block of blocks) if (block.kind === 'question') expect(playerItem.parse(block.item)).toEqual(block.item);
    const handout = toMarkdown(blocks);
    const others = shownAnyway({ ...data, materials: given.filter(({ kind }) => kind !== 'situation') });
    for (const secret of teachersOf(data)) if (!others.includes(secret)) expect(handout).not.toContain(secret);
    expect(given.map(({ kind }) => kind)).not.toContain('dialogue');
  });

  test('shows the class slides without steps, aims, support or answers before their press', async () => {
    const { data } = await planOn(about);
    const slides = data.stages.map((stage) => slidesOf(stage, data));
    const others = shownAnyway({ ...data, materials: data.materials.filter(({ kind }) => kind !== 'situation') });
    for (const [place, ofStage] of slides.entries()) {
      expect(ofStage.length).toBeGreaterThan(0);
      for (const { content, revealed } of ofStage) {
        expect(screenContent.parse(content)).toEqual(content);
        if (revealed) expect(screenContent.parse(revealed)).toEqual(revealed);
        expect(content).not.toHaveProperty('reveal');
        const text = JSON.stringify(content);
        for (const secret of teachersOf(data)) if (!others.includes(secret)) expect(text).not.toContain(secret);
      }
      // Each press leads on, and the stage ends.
      let at = firstPlace;
      for (let next = turnSlide(ofStage, at, 1); next; next = turnSlide(ofStage, at, 1)) at = next;
      expect(at.at).toBe(lastPlace(ofStage).at);
      expect(place).toBeLessThan(data.stages.length);
    }
    const materials = JSON.stringify(slides);
    if (data.exitTicket) expect(materials).toContain(JSON.stringify(data.exitTicket).slice(1, -1));
    // What is on the cards, each of the two keeps to themselves.
    for (const one of data.materials)
      if (one.kind === 'role-cards') for (const fact of one.a.facts) expect(materials).not.toContain(fact);
  });

  test('has an observer’s page with each stage from its first minute to its last', async () => {
    const { data } = await planOn(about);
    const table = observerPlan(data).find((block) => block.kind === 'table');
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.map(([, title]) => title)).toEqual(data.stages.map(({ title }) => title));
    expect(rows.at(-1)?.[0]).toMatch(new RegExp(`–${data.about.minutes} \\(`));
    for (const [, , , , procedure = ''] of rows) expect(procedure).toMatch(/[.?!:”]$/);
  });
});

const option = (text: string, isKey = false) => ({ text, isKey });
const made = { engine: 'grammar' as const, point: 'have-got', task: 'choose' as const };

describe('questions on paper', () => {
  const choose = item.parse({ id: 'a', kind: 'mc', prompt: 'One?', options: [option('yes', true), option('no')] });
  const correct = item.parse({
    id: 'b',
    kind: 'error-correct',
    prompt: '',
    sentence: 'He have.',
    accepted: ['He has.'],
  });
  const instructionsOf = (blocks: ReturnType<typeof questionBlocks>) =>
    blocks.flatMap((block) => (block.kind === 'instruction' ? [block.text] : []));

  test('of an engine come in a block for each kind, under what is to be done', () => {
    const items = ['1', '2', '3', '4'].map((id, at) => ({ ...(at % 2 ? correct : choose), id, origin: made }));
    const blocks = questionBlocks(items);
    expect(instructionsOf(blocks)).toEqual([
      'Circle the letter of the right answer.',
      'Correct the mistake in each sentence.',
    ]);
    expect(blocks.flatMap((block) => (block.kind === 'question' ? [[block.number, block.item.id]] : []))).toEqual([
      [1, '1'],
      [2, '3'],
      [3, '2'],
      [4, '4'],
    ]);
  });

  test('that were written keep their order, as those on a text follow the text', () => {
    const blocks = questionBlocks([choose, correct, { ...choose, id: 'c' }]);
    expect(instructionsOf(blocks)).toEqual([
      'Circle the letter of the right answer.',
      'Correct the mistake in the sentence.',
      'Circle the letter of the right answer.',
    ]);
  });

  test('bring their text once, and not where it stands beside them', () => {
    const about = { ...choose, passage: { title: 'Bees', text: 'Bees fly.\nThey sing.' } };
    const texts = (blocks: ReturnType<typeof questionBlocks>) =>
      blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
    expect(texts(questionBlocks([about, { ...about, id: 'b' }]))).toEqual(['Bees fly.', 'They sing.']);
    expect(texts(questionBlocks([about], ['Bees fly.\nThey sing.']))).toEqual([]);
  });

  test('have the numbers of the key', () => {
    const items = [correct, choose].map((one, at) => ({ ...one, id: String(at), origin: made }));
    const items2 = [...items, { ...correct, id: '9', accepted: ['He had.'], origin: made }];
    const [, answers] = keyBlocks([{ id: 'q', title: 'Q', kind: 'questions', items: items2 }]);
    expect(answers).toMatchObject({ items: [/He has/, /He had/, /yes/].map((one) => expect.stringMatching(one)) });
  });
});

describe('the Word document', () => {
  const fileOf = (files: Record<string, Uint8Array>, path: string) => strFromU8(files[path] ?? new Uint8Array());
  async function documentFor(about: Partial<LessonData['about']>, part: 'whole' | 'handout' | 'key') {
    const { title, data } = await planOn(about);
    const files = unzipSync(await toDocx(title, documentOf(part, title, data)));
    return { data, xml: fileOf(files, 'word/document.xml'), head: fileOf(files, 'word/header1.xml') };
  }
  /** Which of Word's lists each paragraph is in. */
  const listsOf = (xml: string) => [...xml.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);

  test('has Word’s own lists: a choice for each line, and each list counts anew', async () => {
    const { xml, data } = await documentFor({ point: 'past-simple-irregular' }, 'handout');
    const items = data.materials.flatMap((one) => (one.kind === 'questions' ? one.items : []));
    const choices = items.filter(({ kind }) => kind === 'mc').length;
    expect(choices).toBeGreaterThan(1);
    const [, behind = ''] = xml.split('Circle the letter of the right answer.');
    // Up to the next block, or to the next material.
    const [questions = ''] = behind.split(/Complete each sentence\.|Correct the mistake|<w:pStyle w:val="Heading/);
    const lists = listsOf(questions);
    // One list of questions, and for each of them one with its choices.
    const [numbers] = lists;
    expect(lists.filter((id) => id === numbers)).toHaveLength(choices);
    expect(new Set(lists).size).toBe(1 + choices);
    expect(xml).not.toContain('A written');
    expect(xml).toContain('w:leader="underscore"');
    expect(xml).toMatch(/Correct the mistake in (?:the|each) sentence\./);
  });

  test('has pairs, words and role cards as tables, and the cards in one row with a line to cut', async () => {
    const quiz = await documentFor({ type: 'vocabulary', topic: 'Social media', level: 'B1', minutes: 60 }, 'whole');
    expect(quiz.xml.match(/<w:tbl>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(quiz.xml).not.toContain(' | ');
    const cards = await documentFor({ type: 'speaking', framework: 'tbl', topic: 'Eating out' }, 'handout');
    const [, table = ''] = cards.xml.split('<w:tbl>');
    expect(table).toContain('dashed');
    expect(table.match(/<w:tr[ >]/g)).toHaveLength(1);
    for (const card of ['Card A', 'Card B']) expect(table).toContain(card);
  });

  test('begins students’ pages and the key on pages of their own, and says no answer before the key', async () => {
    const { xml, head, data } = await documentFor({ point: 'past-simple-irregular' }, 'whole');
    const sheets = xml.split('<w:pageBreakBefore/>');
    const key = sheets.at(-1) ?? '';
    expect(key).toContain('Key: Exercises');
    const students = sheets.slice(1, -1).join('');
    expect(students).toContain('Exercises: Past simple');
    for (const answer of data.materials.flatMap(keysOf)) expect(students).not.toContain(answer);
    expect(head).toContain('NUMPAGES');
    expect(xml).toContain('w:val="Heading1"');
  });

  test('of the handout has no key, and that of the key no questions', async () => {
    expect((await documentFor({ point: 'past-simple-irregular' }, 'handout')).xml).not.toContain('Key:');
    expect((await documentFor({ point: 'past-simple-irregular' }, 'key')).xml).not.toContain('Complete each sentence');
  });
});

describe('slides to take along', () => {
  test('are one file with a slide for each page, whose text is text', async () => {
    const { title, data } = await planOn({ point: 'past-simple-irregular' });
    const pages = deckOf(data);
    const files = unzipSync(toPptx(title, [{ title: 'A <b> & “c”', lines: ['1 < 2'] }, ...pages]));
    expect(Object.keys(files).filter((path) => path.startsWith('ppt/slides/slide'))).toHaveLength(pages.length + 1);
    expect(strFromU8(files['ppt/slides/slide1.xml'] ?? new Uint8Array())).toContain('A &lt;b&gt; &amp; “c”');
    const types = strFromU8(files['[Content_Types].xml'] ?? new Uint8Array());
    for (const path of Object.keys(files))
      if (path.endsWith('.xml') && !path.startsWith('[')) expect(types).toContain(`/${path}`);
  });

  test('hold no more than is read from the back row, however long a text is', async () => {
    const { data } = await planOn({
      type: 'reading',
      level: 'B2',
      framework: 'skills',
      topic: 'Artificial intelligence',
    });
    for (const { lines } of deckOf(data)) expect(lines.join('').length).toBeLessThanOrEqual(720);
  });
});
