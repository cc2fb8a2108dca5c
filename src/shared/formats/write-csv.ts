import { unparse } from 'papaparse';
import type { Item } from '../items/item';
import { literal } from '../items/pattern';
import { answerColumns, csvColumns, csvKinds, pairMark } from './question-columns';
import {
  fullPrompt,
  hasPatterns,
  type ItemText,
  lostComments,
  lostParts,
  needsRecording,
  type QuestionFile,
  writeItems,
} from './writing';

/** Writes a sheet with a row for each question. Cells that a spreadsheet would run as a formula are made text. */
export function writeCsv(items: readonly Item[]): QuestionFile {
  const row = (cells: readonly string[]) => unparse([cells], { escapeFormulae: true });
  const { text, leftOut, losses } = writeItems(
    items,
    (item): ItemText => {
      if (needsRecording(item)) return { why: 'A recording does not fit in a sheet.' };
      if (hasPatterns(item)) return { why: 'An answer with a * for any text does not fit in a sheet. JSON holds it.' };
      const cells = cellsOf(item);
      return cells
        ? { text: row(cells), losses: [...lostComments(item), ...lostParts(item)] }
        : { why: 'A question of this kind does not fit in one row. JSON holds it.' };
    },
    '\n',
  );
  return { text: `${row(csvColumns)}\n${text}`, leftOut, losses };
}

function cellsOf(item: Item): string[] | undefined {
  if (!csvKinds.some((kind) => kind === item.kind)) return undefined;
  const { answers, correct } = answersOf(item);
  const padded = [...answers, ...Array<string>(Math.max(0, answerColumns - answers.length)).fill('')];
  // Twelve pairs or forty accepted answers are more than a sheet has columns for.
  if (padded.length > answerColumns) return undefined;
  const about = [item.explanation ?? '', item.level ?? '', item.skill ?? '', item.tags.join('; '), String(item.points)];
  return [item.kind, fullPrompt(item), ...padded, correct, ...about];
}

function answersOf(item: Item): { answers: string[]; correct: string } {
  switch (item.kind) {
    case 'mc':
    case 'multi': {
      const places = item.options.flatMap(({ isKey }, place) => (isKey ? [String(place + 1)] : []));
      return { answers: item.options.map(({ text }) => text), correct: places.join(', ') };
    }
    case 'tf':
      return { answers: [], correct: item.key ? 'TRUE' : 'FALSE' };
    case 'gap':
    case 'short':
      return { answers: item.accepted.map((text) => literal(text, item.typing)), correct: '' };
    case 'match':
      return { answers: item.pairs.map(({ left, right }) => `${left}${pairMark}${right}`), correct: '' };
    default:
      return { answers: [], correct: '' };
  }
}
