import type { ReactNode } from 'react';
import { OpenResource } from '#client/library/open-resource';
import type { SavedSet, SetKind } from './set-draft';
import { setWords } from './set-words';

interface SetPageProps {
  kind: SetKind;
  id: string;
  children: (set: SavedSet) => ReactNode;
}

/** A quiz or a test of one's own by its id. */
export function SetPage({ kind, id, children }: SetPageProps) {
  const { home, toAll } = setWords[kind];
  return (
    <OpenResource kind={kind} id={id} noun={kind} home={{ href: home, label: toAll }}>
      {children}
    </OpenResource>
  );
}
