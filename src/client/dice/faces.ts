import type { Face } from '#shared/content/dice/face';
import { faceSets } from '#shared/content/dice/sets';
import type { Die } from '#shared/games/dice/roll';

const dieByFace = new Map(
  faceSets.flatMap((set) => set.faces.map((face): [string, Die] => [face.id, { face, setId: set.id, locked: false }])),
);

/** The die that shows a face; nothing for a face that is not known (any more). */
export function dieOf(id: string): Die | undefined {
  return dieByFace.get(id);
}

export function diceOf(ids: readonly string[]): Die[] {
  return ids.flatMap((id) => dieOf(id) ?? []);
}

/** Forms of the verbs among the dice, for telling in another tense: run: runs, ran, running. */
export function verbForms(faces: readonly Face[]): string[] {
  return faces
    .filter((face) => face.as === 'action')
    .map(
      ({ word, forms }) =>
        `${word}: ${forms.filter((form) => form !== word && form.includes(' ') === word.includes(' ')).join(', ')}`,
    );
}
