import { describe, expect, it } from 'vitest';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { promptParts } from '#shared/items/prompt-parts';

const gap = (prompt: string): PlayerItem => ({ id: 'a', kind: 'gap', prompt, points: 1 });
const mc = (prompt: string): PlayerItem => ({ id: 'a', kind: 'mc', prompt, points: 1, options: ['a', 'b'] });

describe('the parts of a prompt', () => {
  it('are the sentence, and what helps after it in brackets', () => {
    expect(promptParts(gap('She ___ in Leeds. (live)'))).toEqual({
      task: 'Write what goes in the gap.',
      text: 'She ___ in Leeds.',
      clue: 'live',
    });
  });

  it('are the meaning and then the sentence, as spelling asks', () => {
    expect(promptParts(gap('the meat of a farm bird · I’d like ___ and chips.'))).toMatchObject({
      text: 'I’d like ___ and chips.',
      clue: 'the meat of a farm bird',
    });
  });

  it('keep brackets that belong to the sentence', () => {
    expect(promptParts(gap('She ___ (go) to school.'))).toMatchObject({ text: 'She ___ (go) to school.' });
    expect(promptParts(mc('What is UNO (in French)?'))).toMatchObject({ text: 'What is UNO (in French)?' });
  });

  it('take the first of several lines for the task where it is an order', () => {
    expect(promptParts({ ...gap('Make it a question.\nShe lives here.'), kind: 'short' })).toEqual({
      task: 'Make it a question.',
      text: 'She lives here.',
    });
    const poem = 'Roses are red\nViolets are ___';
    expect(promptParts(gap(poem))).toMatchObject({ text: poem });
  });

  it('are the task alone where that says all', () => {
    const order: PlayerItem = {
      id: 'a',
      kind: 'order',
      prompt: 'Put the words in order.',
      points: 1,
      unit: 'words',
      pieces: ['a', 'b'],
    };
    expect(promptParts(order)).toEqual({ task: 'Put the words in order.', text: '' });
    expect(promptParts({ ...order, prompt: 'In the morning …' })).toEqual({
      task: 'Put these in order.',
      text: 'In the morning …',
    });
  });
});
