import { useId } from 'react';
import { Button } from '#client/ui/button';
import { toEntry } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';

interface CheckMeaningProps {
  term: string;
  senses: readonly Word[];
  onChoose: (sense: Word) => void;
  /** It means something else: the teacher writes what. */
  onWrite: () => void;
}

/** A word whose meaning is not sure, with the meanings that it may have. One press chooses. */
export function CheckMeaning({ term, senses, onChoose, onWrite }: CheckMeaningProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-2 grid gap-2 rounded-card px-3 py-2 tone-warn toned">
      <h3 id={heading} className="font-bold text-ink">
        Check the meaning <span className="sr-only">of {term}</span>
      </h3>
      <ul className="grid gap-2">
        {senses.map((sense) => (
          <li key={toEntry(sense).id}>
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-2 rounded-control edge-control bg-surface px-3 py-2 text-left text-ink hover:border-ink"
              onClick={() => onChoose(sense)}
            >
              <span className="text-muted">
                {sense.word === term ? '' : `${sense.word}, `}
                {sense.partOfSpeech}, {sense.level}
              </span>
              <span className="min-w-0 break-words">{sense.gloss}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="justify-self-start" onClick={onWrite}>
        It means something else
      </Button>
    </section>
  );
}
