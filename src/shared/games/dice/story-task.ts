import type { TaskCard } from './story';

/** A roll of the dice as a task to write: the pictures with their words, and what the task card asks. */
export function storyTask(faces: readonly { word: string; emoji: string }[], card?: TaskCard | null): string {
  const pictures = faces.map(({ word, emoji }) => `${emoji} ${word}`).join(', ');
  const task = `Write a story with all of these in it: ${pictures}.`;
  if (!card) return task;
  const { genre, sentences, tense, structure } = card;
  return `${task}\n${genre}, about ${sentences} sentences. Tense: ${tense}. Use: ${structure}`;
}
