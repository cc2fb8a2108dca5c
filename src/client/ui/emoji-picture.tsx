import { pictureOfEmoji, type SetPicture, sayPicture, textAndPictures } from '#shared/content/pictures/pictures';
import { cx } from './cx';

interface EmojiPictureProps {
  emoji: string;
  /** Nothing is read out where its word stands beside it. */
  isSilent?: boolean;
  className?: string | undefined;
}

/** An emoji as a picture of ours, as large as its text. One that we have none of is left to the device. */
export function EmojiPicture({ emoji, isSilent = false, className }: EmojiPictureProps) {
  const picture = pictureOfEmoji(emoji);
  if (picture) return <DrawnPicture picture={picture} isSilent={isSilent} className={className} />;
  return (
    <span aria-hidden={isSilent || undefined} className={cx('emoji-text', className)}>
      {emoji}
    </span>
  );
}

/** A text whose emoji are pictures. */
export function EmojiText({ text, isSilent = false }: { text: string; isSilent?: boolean }) {
  return textAndPictures(text).map((piece, place) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <DrawnPicture key={place} picture={piece} isSilent={isSilent} />
    ),
  );
}

interface DrawnPictureProps {
  picture: SetPicture;
  isSilent?: boolean;
  className?: string | undefined;
}

/** A picture of the set. */
export function DrawnPicture({ picture: { name, sprite }, isSilent = false, className }: DrawnPictureProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={cx('emoji-picture', className)}
      role="img"
      aria-label={sayPicture(name)}
      aria-hidden={isSilent || undefined}
    >
      <use href={`/pictures/${sprite}.svg#${name}`} />
    </svg>
  );
}
