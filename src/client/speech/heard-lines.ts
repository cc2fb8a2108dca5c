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

/** What is heard in a question, and where that is in an attempt. */
export function scriptLines(item: Heard, attemptId: string | undefined): HeardLine[] {
  const unknown = Array.from({ length: item.recording?.lines ?? 0 }, (): SpokenLine => ({ text: '', voice: 0 }));
  return inAttempt(item.audioText ? linesOf(item.audioText) : unknown, attemptId, `${item.id}/script`);
}

/** The question itself, for who has it read aloud. */
export function questionLines(item: PlayerItem, attemptId: string | undefined): HeardLine[] {
  return inAttempt(spokenQuestion(item), attemptId, `${item.id}/question`);
}

function inAttempt(lines: readonly SpokenLine[], attemptId: string | undefined, part: string): HeardLine[] {
  if (attemptId === undefined) return [...lines];
  return lines.map((line, place) => ({ ...line, sound: `/speech/attempts/${attemptId}/items/${part}/${place}` }));
}
