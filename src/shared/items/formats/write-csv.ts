import { unparse } from 'papaparse';
import type { Item } from '../item';
import { kindOf } from '../kinds/registry';
import { answerColumns, csvColumns } from './question-columns';
import {
  fullPrompt,
  type ItemText,
  lostComments,
  lostParts,
  lostPicture,
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
      if (kindOf(item).formats.hasPatterns(item))
        return { why: 'An answer with a * for any text does not fit in a sheet. JSON holds it.' };
      const cells = cellsOf(item);
      return cells
        ? { text: row(cells), losses: [...lostComments(item), ...lostParts(item), ...lostPicture(item)] }
        : { why: 'A question of this kind does not fit in one row. JSON holds it.' };
    },
    '\n',
  );
  return { text: `${row(csvColumns)}\n${text}`, leftOut, losses };
}

function cellsOf(item: Item): string[] | undefined {
  const { csv } = kindOf(item).formats;
  if (!csv) return undefined;
  const { answers, correct } = csv.write(item);
  const padded = [...answers, ...Array<string>(Math.max(0, answerColumns - answers.length)).fill('')];
  // Twelve pairs or forty accepted answers are more than a sheet has columns for.
  if (padded.length > answerColumns) return undefined;
  const about = [item.explanation ?? '', item.level ?? '', item.skill ?? '', item.tags.join('; '), String(item.points)];
  return [item.kind, fullPrompt(item), ...padded, correct, ...about];
}
