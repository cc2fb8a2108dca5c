import { countWords } from '#shared/writing/count-words';
import { type WritingData, writingData } from '#shared/writing/writing';
import type { LibraryKindModule, Piece } from '../kind';

/** A text with its ideas, its plan and its draft. */
export const writing = {
  schema: writingData,
  isShareable: false,
  size: ({ draft }) => countWords(draft),
  listed: ({ level }) => ({ level }),
  pieces: writingPieces,
  facts: () => [],
} satisfies LibraryKindModule<WritingData>;

function writingPieces({ prompt, ideas, list, map, outline, draft }: WritingData): Piece[] {
  return [
    { id: 'prompt', name: 'Task', text: prompt },
    { id: 'draft', name: 'Text', text: draft },
    ...notePieces('idea', 'Idea', ideas),
    ...(list.length > 0 ? [{ id: 'list', name: 'List of ten', text: list.join('\n') }] : []),
    ...map.map(({ about, twigs }, place) => ({
      id: `branch ${place}`,
      name: `Branch ${place + 1} of the mind map`,
      text: [about, ...twigs].join('\n'),
    })),
    ...notePieces('part', 'Part of the plan', outline),
  ];
}

/** What a note is about tells it from the others. */
function notePieces(id: string, name: string, notes: WritingData['ideas']): Piece[] {
  return notes.map(({ about, text }) => ({ id: `${id} ${about}`, name: `${name} “${about}”`, text }));
}
