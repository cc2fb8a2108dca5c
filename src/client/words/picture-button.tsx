import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#client/ui/icon-button';
import { WordPicture } from '#client/ui/word-picture';
import { pictureOfEmoji } from '#shared/content/pictures/pictures';
import type { WordEntry } from '#shared/content/words/word-list';

const PictureDialog = lazy(async () => ({
  default: (await import('#client/items/edit/picture-dialog')).PictureDialog,
}));

type Chosen = Pick<WordEntry, 'emoji' | 'picture'>;

interface PictureButtonProps {
  /** What is there now. */
  row: Chosen;
  /** Which row it is, for who does not see it. */
  number: number;
  onChoose: (chosen: Chosen) => void;
}

/** Shows the picture of a word, and lets it be chosen by its name where no keyboard has emoji, or uploaded. */
export function PictureButton({ row, number, onChoose }: PictureButtonProps) {
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { emoji, picture } = row;
  function choose(chosen: Chosen) {
    setChoosing(false);
    onChoose(chosen);
  }
  return (
    <span className="flex">
      <IconButton
        ref={opener}
        label={`Choose a picture for row ${number}`}
        icon={emoji || picture ? <WordPicture entry={row} isSilent className="text-xl" /> : <ImagePlus />}
        onClick={() => setChoosing(true)}
      />
      {picture && (
        <IconButton
          label={`Remove the picture of row ${number}`}
          icon={<Trash2 />}
          onClick={() => {
            onChoose({ emoji });
            opener.current?.focus();
          }}
        />
      )}
      <Suspense fallback={null}>
        {isChoosing && (
          <PictureDialog
            name={picture ? undefined : pictureOfEmoji(emoji)?.name}
            own={picture}
            onChoose={(chosen) => choose({ emoji: chosen.emoji })}
            onUpload={(uploaded) => choose({ emoji, picture: uploaded })}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </span>
  );
}
