import { gapMark } from '#shared/items/gap-mark';
import { SeenText } from './seen-pictures';

/** The text of a question, its gaps drawn as lines and its emoji as pictures. */
export function PromptText({ text }: { text: string }) {
  return text.split(gapMark).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    <span key={place}>
      {place > 0 && (
        <span className="mx-1 inline-block w-[4em] border-b-2 border-current align-baseline">
          <span className="sr-only">blank</span>&nbsp;
        </span>
      )}
      <SeenText text={piece} />
    </span>
  ));
}
