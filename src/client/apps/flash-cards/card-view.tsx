import { Volume2 } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { Ipa } from '#client/speech/ipa';
import { cx } from '#client/ui/cx';
import { IconButton } from '#client/ui/icon-button';
import { WordPicture } from '#client/ui/word-picture';
import { useWordNotes } from '#client/words/use-word-notes';
import type { WordEntry } from '#shared/content/words/word-list';
import { backOf, type CardKey } from '#shared/vocabulary/cards/deck';

export interface Speech {
  canSpeak: boolean;
  speak: (text: string) => void;
  autoPlay: boolean;
}

interface CardViewProps {
  entry: WordEntry;
  direction: CardKey['direction'];
  isTurned: boolean;
  onTurn: () => void;
  speech: Speech;
  cardRef?: RefObject<HTMLButtonElement | null>;
}

/** One card: what is asked, and once it is turned the other side under it. */
export function CardView({ entry, direction, isTurned, onTurn, speech, cardRef }: CardViewProps) {
  const { canSpeak, speak, autoPlay } = speech;
  const { noteOn, exampleOn } = useWordNotes();
  const isTermFirst = direction === 'to-meaning';
  // Without a meaning the back is a picture, or words of another language that an English voice cannot say.
  const front = isTermFirst ? entry.term : entry.meaning;
  const back = isTermFirst ? entry.meaning : entry.term;
  const shownText = isTurned ? back : front;

  useEffect(() => {
    if (autoPlay && canSpeak && shownText) speak(shownText);
  }, [autoPlay, canSpeak, shownText, speak]);

  return (
    <div className="relative">
      <button
        ref={cardRef}
        type="button"
        data-card
        aria-keyshortcuts="Space"
        onClick={onTurn}
        className={cx(
          'grid min-h-[clamp(8rem,calc(100dvh-21rem),28rem)] w-full in-[.present]:min-h-[calc(100dvh-16rem)] content-center justify-items-center gap-4 rounded-card border-2 px-6 py-6 text-center',
          isTurned ? 'border-accent bg-surface' : 'edge-card border-edge bg-surface',
        )}
      >
        <span className="sr-only">{isTurned ? 'Turned card: ' : 'Card: '}</span>
        <Side entry={entry} isTerm={isTermFirst} isSmall={isTurned} />
        {isTurned && (
          <>
            <span aria-hidden="true" className="h-px w-24 bg-line" />
            <Side entry={entry} isTerm={!isTermFirst} isSmall={false} />
            {[entry.example, exampleOn(entry)].filter(Boolean).map((example) => (
              <span key={example} className="max-w-measure text-lg text-muted">
                {example}
              </span>
            ))}
            {noteOn(entry) && <span className="max-w-measure text-muted">{noteOn(entry)}</span>}
          </>
        )}
      </button>
      {canSpeak && shownText && (
        <IconButton
          variant="secondary"
          label={isTurned ? 'Hear the answer' : 'Hear this side'}
          icon={<Volume2 />}
          onClick={() => speak(shownText)}
          className="absolute top-3 right-3"
        />
      )}
      <p role="status" className="sr-only">
        {isTurned && (back || backOf(entry))}
      </p>
    </div>
  );
}

function Side({ entry, isTerm, isSmall }: { entry: WordEntry; isTerm: boolean; isSmall: boolean }) {
  const size = isSmall ? 'text-lg text-muted' : isTerm ? 'text-3xl font-bold' : 'text-2xl';
  if (isTerm) {
    return (
      <span className="grid justify-items-center gap-1">
        <span lang="en" className={cx(size, 'break-words')}>
          {entry.term}
        </span>
        {entry.ipa && <Ipa className="text-muted">{entry.ipa}</Ipa>}
      </span>
    );
  }
  return (
    <span className="grid max-w-measure justify-items-center gap-1">
      <WordPicture entry={entry} className={isSmall ? 'text-[2.5rem]' : 'text-[4.5rem]'} />
      {entry.meaning && <span className={cx(size, 'break-words')}>{entry.meaning}</span>}
      {entry.translation && <span className={entry.meaning ? 'text-lg text-muted' : size}>{entry.translation}</span>}
    </span>
  );
}
