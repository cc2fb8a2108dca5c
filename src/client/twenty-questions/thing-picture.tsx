import { cx } from '#client/ui/cx';
import { EmojiPicture } from '#client/ui/emoji-picture';
import { nounOf } from '#shared/content/things/thing';

interface ThingPictureProps {
  name: string;
  emoji: string;
  className?: string;
}

/**
 * The picture of a thing; where none truly shows it, a tile with the letter that it begins with. It is as large as its
 * text.
 */
export function ThingPicture({ name, emoji, className }: ThingPictureProps) {
  if (emoji) return <EmojiPicture emoji={emoji} isSilent className={className} />;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid size-[1.25em] shrink-0 place-items-center rounded-[0.25em] border-2 border-hue bg-canvas font-display leading-none font-bold text-hue',
        className,
      )}
    >
      <span className="text-[0.75em]">{nounOf(name).charAt(0).toUpperCase()}</span>
    </span>
  );
}
