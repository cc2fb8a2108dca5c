import { useState } from 'react';
import { count } from '#shared/core/count';
import type { Flag } from '#shared/writing/flag';
import { CheckPanel } from './check-panel';
import type { useMisspellings } from './use-misspellings';

interface SpellingListProps {
  misspellings: ReturnType<typeof useMisspellings>;
  /** Writes another word in the place of one. `of` is the text that it was found in: somebody may have typed on. */
  onWrite: (flag: Flag, suggestion: string, of: string) => void;
}

/** The misspelled words of a text, each with what may have been meant; closed until somebody wants it. */
export function SpellingList({ misspellings: { flags, of, leave, know }, onWrite }: SpellingListProps) {
  const [chosen, setChosen] = useState<number>();
  if (flags.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-bold">
        Spelling: {count(flags.length, 'word')} to look at
      </summary>
      <div className="max-h-72 overflow-y-auto pb-2">
        <CheckPanel
          flags={flags}
          chosen={chosen}
          onChoose={(place) => setChosen(place === chosen ? undefined : place)}
          onAccept={(flag, suggestion) => {
            setChosen(undefined);
            onWrite(flag, suggestion, of);
          }}
          onIgnore={(flag) => {
            setChosen(undefined);
            leave(flag);
          }}
          onRefuse={(flag) => {
            setChosen(undefined);
            know(flag);
          }}
        />
      </div>
    </details>
  );
}
