import { EmojiPicture } from '#client/ui/emoji-picture';
import type { StoryData } from '#shared/games/dice/story';
import { diceOf } from './faces';
import { TaskLine } from './task-line';
import './dice.css';

/** A roll with its task and its story, to be read. */
export function StoryReader({ data: { dice, task, text } }: { data: StoryData }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ul aria-label="Dice" className="flex flex-wrap gap-3">
        {diceOf(dice).map(({ face }) => (
          <li key={face.id} className="grid justify-items-center rounded-card border border-line bg-surface px-4 py-2">
            <EmojiPicture emoji={face.emoji} isSilent className="text-3xl" />
            {face.word}
          </li>
        ))}
      </ul>
      {task && <TaskLine task={task} />}
      {text.trim() ? (
        <p className="max-w-measure text-lg whitespace-pre-line wrap-anywhere">{text}</p>
      ) : (
        <p className="text-muted">No story has been written to these dice yet.</p>
      )}
    </div>
  );
}
