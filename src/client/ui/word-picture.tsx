import type { OwnPicture } from '#shared/core/own-picture';
import { cx } from './cx';
import { EmojiPicture } from './emoji-picture';
import { OwnPictureView } from './own-picture';

interface WordPictureProps {
  /** A word, or what of it is known. */
  entry: { emoji: string; picture?: OwnPicture | undefined };
  /** Nothing is read out where its word stands beside it. */
  isSilent?: boolean;
  className?: string;
}

/** The picture of a word, if it has one: uploaded, or its emoji. Of an uploaded one more is to be seen, so it is larger. */
export function WordPicture({ entry: { emoji, picture }, isSilent = false, className }: WordPictureProps) {
  if (picture)
    return <OwnPictureView picture={picture} isSilent={isSilent} className={cx('h-[2em] align-middle', className)} />;
  return emoji ? <EmojiPicture emoji={emoji} isSilent={isSilent} className={className} /> : null;
}
