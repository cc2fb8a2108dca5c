import { Volume2 } from 'lucide-react';
import { type PlayedAt, questionLines } from '#client/speech/heard-lines';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import type { PlayerItem } from '#shared/items/kinds/registry';

interface ReadQuestionProps {
  item: PlayerItem;
  /** Where it is played. */
  at?: PlayedAt;
}

/** Reads the question, for a player who needs that. Nothing where there is no voice. */
export function ReadQuestion({ item, at }: ReadQuestionProps) {
  const { canSpeak, readAloud } = useSpeech();
  const lines = questionLines(item, at);
  if (!canSpeak || lines.length === 0) return null;
  return (
    <Button
      variant="secondary"
      icon={<Volume2 />}
      className="justify-self-start"
      onClick={() => readAloud(lines, () => {})}
    >
      Read aloud
    </Button>
  );
}
