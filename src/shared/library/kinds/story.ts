import { type StoryData, storyData } from '#shared/games/dice/story';
import type { LibraryKindModule } from '../kind';

/** A roll of dice with its task, and the story that was written to it. */
export const story = {
  schema: storyData,
  isShareable: true,
  size: ({ dice }) => dice.length,
  listed: () => ({}),
  pieces: ({ dice, task, text }) => [
    { id: 'dice', name: 'Dice', text: dice.map(wordOfFace).join(', ') },
    { id: 'task', name: 'Task', text: task ? Object.values(task).join(', ') : '' },
    { id: 'story', name: 'Story', text },
  ],
  facts: () => [],
} satisfies LibraryKindModule<StoryData>;

/** A face is called by its set and its word: travel-cable-car. */
function wordOfFace(id: string): string {
  return id.split('-').slice(1).join(' ');
}
