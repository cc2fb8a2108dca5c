import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EmojiPicture } from '#client/ui/emoji-picture';
import { IconButton } from '#client/ui/icon-button';
import { pictureOfEmoji } from '#shared/content/pictures/pictures';

const PictureDialog = lazy(async () => ({
  default: (await import('#client/items/edit/picture-dialog')).PictureDialog,
}));

interface EmojiButtonProps {
  /** What is there now, or nothing. */
  emoji: string;
  /** Which row it is, for who does not see it. */
  number: number;
  onChoose: (emoji: string) => void;
}

/** Shows the picture of a word, and lets it be chosen by its name where no keyboard has emoji. */
export function EmojiButton({ emoji, number, onChoose }: EmojiButtonProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <IconButton
        label={`Choose a picture for row ${number}`}
        icon={emoji ? <EmojiPicture emoji={emoji} isSilent className="text-xl" /> : <ImagePlus />}
        onClick={() => setChoosing(true)}
      />
      <Suspense fallback={null}>
        {isChoosing && (
          <PictureDialog
            name={pictureOfEmoji(emoji)?.name}
            onChoose={(picture) => {
              setChoosing(false);
              onChoose(picture.emoji);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
