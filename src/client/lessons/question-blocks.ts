import { pointById } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import type { ItemKind, PlayerItem } from '#shared/items/kinds/registry';
import { playerView, spareChoice } from '#shared/items/player-view';
import { type Block, heading, text } from './block';

/** The same seed for screen, paper and file: so a key fits all three. */
export const materialSeed = 1;

/** What is done with one question of a kind, and with several. */
const instructions: { readonly [Kind in ItemKind]: readonly [one: string, several: string] } = {
  mc: ['Circle the letter of the right answer.', 'Circle the letter of the right answer.'],
  multi: ['Circle the letters of all right answers.', 'Circle the letters of all right answers.'],
  tf: ['Circle True or False.', 'Circle True or False.'],
  gap: ['Complete the sentence.', 'Complete each sentence.'],
  cloze: ['Complete the text.', 'Complete each text.'],
  match: ['Write the right letter beside each number.', 'Write the right letter beside each number.'],
  order: ['Write it in the right order on the line.', 'Write each one in the right order on its line.'],
  short: ['Write your answer on the line.', 'Write your answers on the lines.'],
  numeric: ['Write the number.', 'Write the number.'],
  'error-correct': ['Correct the mistake in the sentence.', 'Correct the mistake in each sentence.'],
  essay: ['Write your text on the lines.', 'Write your texts on the lines.'],
  speak: ['Say it aloud.', 'Say each one aloud.'],
  poll: ['Circle the letter of your answer.', 'Circle the letter of your answer.'],
  slide: ['Read this.', 'Read this.'],
};

/**
 * The questions of a material in the order in which they are numbered wherever a lesson shows them. What an engine made
 * has no order of its own: there each kind comes in one block, under one instruction. Written questions keep theirs, as
 * those on a text follow the text, and stages speak of the first and the last of them.
 */
export function inBlocks(items: readonly Item[]): Item[] {
  if (!items.every(({ origin }) => origin)) return [...items];
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return items.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

/**
 * Questions with room for their answers, each block of a kind under what is to be done, numbered through. The text that
 * they are about comes before them, unless it is one of `texts`, which stand beside them already.
 */
export function questionBlocks(items: readonly Item[], texts: readonly string[] = []): Block[] {
  const ordered = inBlocks(items);
  const seen = new Set(texts);
  return ordered.flatMap((item, place): Block[] => {
    const { passage } = item;
    const isNewText = passage && !seen.has(passage.text);
    if (isNewText) seen.add(passage.text);
    const block = isNewText || item.kind !== ordered[place - 1]?.kind ? blockFrom(ordered, place) : undefined;
    return [
      ...(isNewText ? passageBlocks(passage) : []),
      ...(block ? [{ kind: 'instruction' as const, text: instructions[item.kind][block.length > 1 ? 1 : 0] }] : []),
      {
        kind: 'question',
        number: place + 1,
        item: onSheet(playerView(item, { seed: materialSeed })),
        spare: spareChoice(item, materialSeed),
      },
    ];
  });
}

/** Those of its kind that follow without another one between them. */
function blockFrom(items: readonly Item[], place: number): Item[] {
  const rest = items.slice(place);
  const end = rest.findIndex(({ kind }) => kind !== items[place]?.kind);
  return end < 0 ? rest : rest.slice(0, end);
}

const passageBlocks = ({ title, text: read }: NonNullable<Item['passage']>): Block[] => [
  ...(title ? [heading(3, title)] : []),
  ...read.split(/\n+/).map(text),
];

/** Without the name of its grammar point, which the whole sheet or screen is about. */
export function onSheet<One extends Pick<PlayerItem, 'prompt' | 'origin'>>(item: One): One {
  const point = pointById(item.origin?.point ?? '');
  if (!point) return item;
  const lines = item.prompt.split('\n').map((line) => (line === point.name ? '' : line.replace(`${point.name}: `, '')));
  return { ...item, prompt: lines.filter(Boolean).join('\n') };
}
