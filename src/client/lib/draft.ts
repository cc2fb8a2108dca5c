import { useState } from 'react';

const drafts = new Map<string, string>();

/**
 * Text that somebody is typing, under a name of its own. It outlives its form, so that a session that ends meanwhile
 * costs nothing of it. Kept in memory only, and for one person.
 */
export function useDraft(name: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(name) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next) drafts.set(name, next);
      else drafts.delete(name);
    },
  ];
}

/** When somebody signs out, or somebody else in. */
export function forgetDrafts(): void {
  drafts.clear();
}
