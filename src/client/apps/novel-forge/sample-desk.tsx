import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { SceneContent } from '#shared/api/novels';
import { type Book, scenesOf, withoutTexts } from '#shared/novel/book';
import { sampleBook } from '#shared/novel/sample';
import type { Desk } from './desk';
import { factsOf } from './saved-desk';

/** A sample to try everything with. Nothing of it is kept, and a reload brings it back as it was. */
export function SampleDesk({ children }: { children: (desk: Desk) => ReactNode }) {
  const [sample] = useState(sampleBook);
  const [book, setBook] = useState<Book>(() => ({ ...sample, data: withoutTexts(sample.data) }));
  const texts = useRef(
    new Map<string, SceneContent>(scenesOf(sample.data).map(({ id, text = '' }) => [id, { text, drafts: [] }])),
  );
  const [facts, setFacts] = useState(
    () => new Map([...texts.current].map(([id, content]) => [id, factsOf(id, content, 1)])),
  );
  const typed = useRef(new Map<string, string>());
  const loadScene = useCallback(
    async (id: string) => ({ value: texts.current.get(id) ?? { text: '', drafts: [] }, version: 1 }),
    [],
  );
  const saveScene = useCallback(async (id: string, content: SceneContent) => {
    texts.current.set(id, content);
    setFacts((before) => new Map(before).set(id, factsOf(id, content, 1)));
    return 1;
  }, []);
  const readAll = useCallback(
    async () =>
      new Map([...[...texts.current].map(([id, { text }]): [string, string] => [id, text]), ...typed.current]),
    [],
  );
  return children({
    id: undefined,
    book,
    change: setBook,
    status: '',
    facts,
    days: [],
    model: { asks: false, drafts: false },
    typed,
    loadScene,
    noteScene: () => {},
    saveScene,
    readAll,
  });
}
