import { useState } from 'react';

/** The cursors by which one has come to the present page. Another query begins at the first page. */
export function usePaging(query: string) {
  const [way, setWay] = useState({ query, cursors: [] as readonly string[] });
  const cursors = way.query === query ? way.cursors : [];
  return {
    page: cursors.length,
    cursor: cursors.at(-1),
    goOn: (cursor: string) => setWay({ query, cursors: [...cursors, cursor] }),
    back: () => setWay({ query, cursors: cursors.slice(0, -1) }),
  };
}
