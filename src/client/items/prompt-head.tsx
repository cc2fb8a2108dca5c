import { cx } from '#client/ui/cx';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { promptParts } from '#shared/items/prompt-parts';
import { PromptText } from './prompt-text';
import { SeenPicture } from './seen-pictures';

interface PromptHeadProps {
  item: PlayerItem;
  /** What is to be done, where the app knows better. */
  task?: string;
  /** The clue is the question, and the sentence only shows how the word is used. */
  asksForClue?: boolean;
}

/** Longer than this, a question is a text to read and no headline. */
const longPrompt = 160;

/** A question where it is answered: task, clue and sentence are told apart by their type. */
export function PromptHead({ item, task: ownTask, asksForClue = false }: PromptHeadProps) {
  const { task, text, clue } = promptParts(item);
  const shownTask = ownTask ?? task;
  return (
    <>
      <SeenPicture picture={item.picture} />
      {shownTask && <span className="mb-2 block text-base font-bold text-muted short:mb-1">{shownTask} </span>}
      {asksForClue && clue ? (
        <>
          <span className="prompt-text block">{clue}</span>
          <span className="mt-3 block text-lg font-normal text-muted sm:text-xl short:mt-1">
            <PromptText text={text} />
          </span>
        </>
      ) : (
        text && (
          <span className={cx('block', text.length > longPrompt ? 'text-lg' : 'prompt-text')}>
            <PromptText text={text} />
            {clue && <span className="font-normal text-muted"> ({clue})</span>}
          </span>
        )
      )}
    </>
  );
}
