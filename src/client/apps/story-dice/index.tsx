import { useSearch } from 'wouter';
import { SavedStory } from './saved-story';
import { Studio } from './studio';

/** Picture dice to tell a story from: on the projector for the class, or on a phone for a pair. */
export default function StoryDiceScreen() {
  const search = new URLSearchParams(useSearch());
  const id = search.get('story') ?? undefined;
  return id ? <SavedStory key={id} id={id} isToGive={search.has('give')} /> : <Studio />;
}
