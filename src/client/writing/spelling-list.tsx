import { type RefObject, useState } from 'react';
import { count } from '#shared/core/count';
import { CheckPanel } from './check-panel';
import type { PadHandle } from './pad';
import type { useMisspellings } from './use-misspellings';

interface SpellingListProps {
  misspellings: ReturnType<typeof useMisspellings>;
  /** Where the words stand. */
  pad: RefObject<PadHandle | null>;
}

/** The misspelled words of a pad, each with what may have been meant; closed until somebody wants it. */
export function SpellingList({ misspellings: { flags, of, leave, know }, pad }: SpellingListProps) {
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
            // Somebody may have typed on meanwhile: then the places are others.
            if (pad.current?.text() === of) pad.current.replace(flag, suggestion);
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
