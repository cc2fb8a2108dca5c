import { type BlueprintData, blueprintData } from '#shared/items/bank/blueprint';
import type { LibraryKindModule } from '../kind';

/** Which questions a test draws from a bank. */
export const blueprint = {
  schema: blueprintData,
  isShareable: false,
  size: ({ rows }) => rows.length,
  listed: () => ({}),
  pieces: ({ rows }) =>
    rows.map((row, place) => {
      const sort = [row.level, row.skill, row.point, row.tag].filter(Boolean).join(', ');
      return { id: `row ${place}`, name: `Row ${place + 1}`, text: sort ? `${row.count}: ${sort}` : String(row.count) };
    }),
  facts: ({ avoidLast }) => [
    { id: 'avoided', name: 'Questions of earlier tests', text: `none of the last ${avoidLast} tests` },
  ],
} satisfies LibraryKindModule<BlueprintData>;
