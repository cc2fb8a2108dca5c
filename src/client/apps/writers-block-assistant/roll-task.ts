import type { Face } from '#shared/content/dice/face';
import { faceSets } from '#shared/content/dice/sets';
import { type Level, levels } from '#shared/core/level';
import { storyTask } from '#shared/games/dice/story-task';

/** A story to write with four pictures in it, whose words belong to the level. */
export function rollTask(level: Level): string {
  const faces = faceSets
    .flatMap((set) => set.faces)
    .filter((face) => levels.indexOf(face.level) <= levels.indexOf(level));
  const rolled = new Map<string, Face>();
  while (rolled.size < Math.min(4, faces.length)) {
    const face = faces[Math.floor(Math.random() * faces.length)];
    if (face) rolled.set(face.word, face);
  }
  return storyTask([...rolled.values()]);
}
