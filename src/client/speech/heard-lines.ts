import type { PlayerItem } from '#shared/items/kinds/registry';
import { linesOf, type SpokenLine } from '#shared/items/spoken-lines';
import { spokenQuestion } from '#shared/items/spoken-question';

/** A line to be heard; of a recording whose script stays on the server, its text is empty. */
export interface HeardLine extends SpokenLine {
  /** Where its sound is, if the portal has a voice; a text of one's own needs none. */
  sound?: string;
}

/** What is heard in a question. */
export type Heard = Pick<PlayerItem, 'id' | 'audioText' | 'recording'>;

/** Where a question is played: `attempts/` or `live/` with an id. Without it, its lines have no addresses. */
export type PlayedAt = `${'attempts' | 'live'}/${string}` | undefined;

/** What is heard in a question that is played. */
export function scriptLines(item: Heard, at: PlayedAt): HeardLine[] {
  const unknown = Array.from({ length: item.recording?.lines ?? 0 }, (): SpokenLine => ({ text: '', voice: 0 }));
  return withSounds(item.audioText ? linesOf(item.audioText) : unknown, at, `${item.id}/script`);
}

/** The question itself, for who has it read aloud. */
export function questionLines(item: PlayerItem, at: PlayedAt): HeardLine[] {
  return withSounds(spokenQuestion(item), at, `${item.id}/question`);
}

function withSounds(lines: readonly SpokenLine[], at: PlayedAt, part: string): HeardLine[] {
  if (at === undefined) return [...lines];
  return lines.map((line, place) => ({ ...line, sound: `/speech/${at}/items/${part}/${place}` }));
}
