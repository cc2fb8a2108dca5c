import { wordListData } from '#shared/content/words/word-list';
import { type LibraryKindModule, lines } from '../kind';

/** Words with their meanings, to learn and to play with. */
export const wordList = {
  schema: wordListData,
  isShareable: true,
  size: ({ entries }) => entries.length,
  listed: () => ({}),
  pieces: ({ entries, sourceText }) => [
    ...entries.map(({ id, term, meaning, translation, example }) => ({
      id: `word ${id}`,
      name: `Word “${term}”`,
      text: lines(term, meaning, translation, example),
    })),
    { id: 'source', name: 'Source text', text: sourceText },
  ],
  facts: () => [],
} satisfies LibraryKindModule<ReturnType<typeof wordListData.parse>>;
