import { EmojiText } from '#client/ui/emoji-picture';
import { choiceLetters } from '#shared/items/choice-letters';
import type { PlayerItemOf } from '#shared/items/kinds/registry';

/** Two columns: numbers with a line for the letter of their partner. */
export function MatchOnPaper({ item }: { item: PlayerItemOf<'match'> }) {
  return (
    <div className="mt-1 grid grid-cols-2 gap-x-8">
      <ol>
        {item.lefts.map((left, place) => (
          <li key={left}>
            {place + 1} &nbsp;
            <EmojiText text={left} /> ____
          </li>
        ))}
      </ol>
      <ol>
        {item.rights.map((right, place) => (
          <li key={right}>
            {choiceLetters[place] ?? place + 1} &nbsp;
            <EmojiText text={right} />
          </li>
        ))}
      </ol>
    </div>
  );
}
