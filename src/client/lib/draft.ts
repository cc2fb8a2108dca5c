import { useState } from 'react';

const kept = new Map<string, string>();

/**
 * Text that somebody is typing, under a name of its own. It outlives its form, so that a session that ends meanwhile
 * costs nothing of it. Kept in memory only, and for one person.
 */
export function useDraft(name: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => kept.get(name) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next) kept.set(name, next);
      else kept.delete(name);
    },
  ];
}

/** When somebody signs out, or somebody else in. */
export function forgetDrafts(): void {
  kept.clear();
}
