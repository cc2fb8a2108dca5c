import { cx } from '#client/ui/cx';
import { EmojiText } from '#client/ui/emoji-picture';
import { choiceLetters } from '#shared/items/choice-letters';
import type { PlayerItemOf } from '#shared/items/kinds/registry';

/** So short that four stand on one line of a sheet. */
const areShort = (options: readonly string[]) => options.every((option) => option.length <= 12);

interface ChoicesOnPaperProps {
  item: PlayerItemOf<'mc' | 'multi' | 'poll'>;
  crossedOut?: string | undefined;
}

/** Choices with their letters. */
export function ChoicesOnPaper({ item, crossedOut }: ChoicesOnPaperProps) {
  return (
    <ol
      className={cx('mt-1 grid grid-cols-2 gap-x-6', areShort(item.options) && 'print:not-in-[.is-large]:grid-cols-4')}
    >
      {item.options.map((option, place) => (
        <li key={option} className={cx('flex gap-2', option === crossedOut && 'line-through')}>
          <span>{choiceLetters[place]}</span>
          <span className="min-w-0 wrap-anywhere">
            <EmojiText text={option} />
          </span>
        </li>
      ))}
    </ol>
  );
}
