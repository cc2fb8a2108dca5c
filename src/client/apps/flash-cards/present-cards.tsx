import { ArrowLeft, ArrowRight, Shuffle, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { ClassStage } from '#client/play/class-stage';
import { Button } from '#client/ui/button';
import { EmojiPicture } from '#client/ui/emoji-picture';
import { IconButton } from '#client/ui/icon-button';
import { pictureOfEmoji } from '#shared/content/pictures/pictures';
import type { WordEntry } from '#shared/content/words/word-list';
import type { ScreenContent } from '#shared/screen/content';
import type { Direction } from '#shared/vocabulary/cards/deck';
import type { Speech } from './card-view';
import { type FlipOptions, useFlip } from './use-flip';

interface PresentCardsProps extends FlipOptions {
  title: string;
  speech: Speech;
}

/** The cards in front of the class: nobody's own schedule is touched. */
export function PresentCards({ title, speech: { canSpeak, speak, autoPlay }, ...options }: PresentCardsProps) {
  const { card, next, place, count, isTurned, turn, go, mix } = useFlip(options);
  const screen = useClassScreen(
    card && { content: { kind: 'card', number: place + 1, of: count, ...sides(card, isTurned) } },
  );
  const [front, back] = card ? textsOf(card.entry, card.direction) : ['', ''];
  const spoken = isTurned ? back : front;
  useEffect(() => {
    if (autoPlay && canSpeak && spoken) speak(spoken);
  }, [autoPlay, canSpeak, spoken, speak]);
  if (!card) return null;
  return (
    <ClassStage
      title={title}
      screen={screen}
      controls={
        <>
          {canSpeak && spoken && (
            <IconButton
              variant="secondary"
              label={isTurned ? 'Hear the answer' : 'Hear this side'}
              icon={<Volume2 />}
              onClick={() => speak(spoken)}
            />
          )}
          <IconButton variant="secondary" label="Shuffle" icon={<Shuffle />} onClick={mix} />
          <IconButton
            variant="secondary"
            label="Before"
            icon={<ArrowLeft />}
            aria-keyshortcuts="ArrowLeft"
            onClick={() => go(-1)}
          />
          <Button variant="primary" aria-keyshortcuts="Space" onClick={turn}>
            Turn
          </Button>
          <IconButton
            variant="secondary"
            label="Next"
            icon={<ArrowRight />}
            aria-keyshortcuts="ArrowRight"
            onClick={() => go(1)}
          />
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 wrap-anywhere">
        <dt className="text-muted">On the back</dt>
        <dd>{back || <EmojiPicture emoji={card.entry.emoji} />}</dd>
        {next && next !== card && (
          <>
            <dt className="text-muted">Then</dt>
            <dd>{next.entry.term}</dd>
          </>
        )}
      </dl>
    </ClassStage>
  );
}

interface Card {
  entry: WordEntry;
  direction: Direction;
}

/** Front and back in words. */
function textsOf(entry: WordEntry, direction: Direction): [front: string, back: string] {
  const meaning = [entry.meaning, entry.translation].filter(Boolean).join(' · ') || signOf(entry);
  return direction === 'to-meaning' ? [entry.term, meaning] : [meaning, entry.term];
}

/** An emoji that we have no picture of is written. */
const signOf = ({ emoji, picture }: WordEntry) => (picture || pictureOfEmoji(emoji) ? '' : emoji);

type Sides = Pick<Extract<ScreenContent, { kind: 'card' }>, 'front' | 'back' | 'picture'>;

/** The picture belongs to the meaning: it is seen with that side. */
function sides({ entry, direction }: Card, isTurned: boolean): Sides {
  const [front, back] = textsOf(entry, direction);
  const picture = entry.picture ?? pictureOfEmoji(entry.emoji)?.name;
  const isMeaningSeen = isTurned || direction !== 'to-meaning';
  return { front, ...(isTurned && { back }), ...(picture && isMeaningSeen && { picture }) };
}
