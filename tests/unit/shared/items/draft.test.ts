import { describe, expect, test } from 'vitest';
import { tagsOf } from '#client/items/edit/tags';
import { draftFaults, readyItem } from '#shared/items/draft';
import type { Item } from '#shared/items/item';
import { clozeAsTyped, clozeFromTyped } from '#shared/items/kinds/cloze';
import { orderAsTyped, orderFromTyped } from '#shared/items/kinds/order';
import { itemDraft } from '#shared/items/kinds/registry';

const common = { id: 'q1', prompt: 'Which one?', tags: [], version: 1, points: 1 };
const choice = (text: string, isKey = false) => ({ text, isKey });

describe('an unfinished question', () => {
  test('says what is missing beside the field where it is missing', () => {
    const draft: Item = { ...common, kind: 'mc', prompt: ' ', options: [choice('cat'), choice('Cat')] };
    expect(draftFaults(draft)).toEqual([
      { field: 'prompt', text: 'Write the question.' },
      { field: 'options', text: 'Two of the choices are the same.' },
      { field: 'options', text: 'Mark the right answer.' },
    ]);
    expect(readyItem(draft)).toBeUndefined();
  });

  test('takes open rows for no choices, and names the row that the person sees', () => {
    const open: Item = { ...common, kind: 'mc', options: [choice('cat', true), choice(''), choice('dog'), choice('')] };
    expect(readyItem(open)).toMatchObject({ options: [{ text: 'cat' }, { text: 'dog' }] });
    const half: Item = {
      ...common,
      kind: 'mc',
      options: [choice(''), choice('cat', true), choice('dog'), { ...choice(''), feedback: 'Because' }],
    };
    expect(draftFaults(half)).toEqual([{ field: 'options.3.text', text: 'Write the choice.' }]);
  });

  test('wants a right answer among the choices that are filled in', () => {
    const draft: Item = { ...common, kind: 'multi', options: [choice('cat'), choice('dog'), choice('', true)] };
    expect(draftFaults(draft)).toEqual([{ field: 'options', text: 'Mark the right answer.' }]);
  });

  test.each<[string, Item, string]>([
    ['gap', { ...common, kind: 'gap', prompt: 'She home.', accepted: ['goes'] }, 'prompt'],
    ['short answer', { ...common, kind: 'short', accepted: [''] }, 'accepted'],
    ['text with gaps', { ...common, kind: 'cloze', text: 'No gap.', gaps: [] }, 'gaps'],
    ['order', { ...common, kind: 'order', unit: 'words', orders: [[]] }, 'orders'],
    ['pairs', { ...common, kind: 'match', pairs: [{ left: 'a', right: '' }] }, 'pairs'],
    ['mistake', { ...common, kind: 'error-correct', sentence: '', accepted: ['It is.'] }, 'sentence'],
    ['writing', { ...common, kind: 'essay', minWords: 80, maxWords: 20 }, 'minWords'],
    ['number that is none', { ...common, kind: 'essay', minWords: Number.NaN }, 'minWords'],
    ['speaking', { ...common, kind: 'speak', prompt: '' }, 'prompt'],
    ['slide', { ...common, kind: 'slide', prompt: '' }, 'prompt'],
    ['poll', { ...common, kind: 'poll', options: [{ text: 'a' }, { text: '' }] }, 'options'],
    ['text to read', { ...common, kind: 'tf', key: true, passage: { title: 'News', text: '' } }, 'passage.text'],
    ['very long question', { ...common, kind: 'tf', key: true, prompt: 'a'.repeat(2001) }, 'prompt'],
  ])('is named by its field: %s', (_, draft, field) => {
    expect(draftFaults(draft).map((fault) => fault.field)).toContain(field);
    expect(readyItem(draft)).toBeUndefined();
  });

  test('is kept on a device as it is', () => {
    const draft: Item = { ...common, kind: 'mc', prompt: '', options: [choice(''), choice('half')] };
    expect(itemDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});

describe('what is typed for lists', () => {
  test('gaps in a text come back as they were written', () => {
    const typed = 'She [goes/walks] to school by [bus|tree|chair].';
    const read = clozeFromTyped(typed, []);
    expect(read).toEqual({
      text: 'She {{1}} to school by {{2}}.',
      gaps: [
        { id: '1', accepted: ['goes', 'walks'] },
        { id: '2', accepted: ['bus'], options: ['bus', 'tree', 'chair'] },
      ],
    });
    expect(clozeAsTyped(read)).toBe(typed);
  });

  test('a gap that keeps its answer keeps what is said about it', () => {
    const before = [{ id: '1', accepted: ['bus'], feedback: 'By is for transport.' }];
    expect(clozeFromTyped('First [we], then the [bus].', before).gaps[1]).toMatchObject({
      id: '2',
      feedback: 'By is for transport.',
    });
  });

  test('orders: words by spaces, larger pieces between strokes, sentences by lines, letters by their word', () => {
    expect(orderFromTyped('I  am here \n here I am', 'words')).toEqual([
      ['I', 'am', 'here'],
      ['here', 'I', 'am'],
    ]);
    const pieces = orderFromTyped('She / looks after / him', 'words');
    expect(pieces).toEqual([['She', 'looks after', 'him']]);
    expect(orderAsTyped({ unit: 'words', orders: pieces })).toBe('She / looks after / him');
    expect(orderFromTyped('One.\n\nTwo.', 'sentences')).toEqual([['One.', 'Two.']]);
    expect(orderFromTyped('cat', 'letters')).toEqual([['c', 'a', 't']]);
  });

  test('tags are named once each', () => {
    expect(tagsOf(' food, , travel,food')).toEqual(['food', 'travel']);
  });
});
