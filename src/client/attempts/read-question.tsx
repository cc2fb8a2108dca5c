import { Volume2 } from 'lucide-react';
import { questionLines } from '#client/speech/heard-lines';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import type { PlayerItem } from '#shared/items/kinds/registry';

interface ReadQuestionProps {
  item: PlayerItem;
  /** In which attempt it is asked. */
  attemptId?: string;
}

/** Reads the question, for a player who needs that. Nothing where there is no voice. */
export function ReadQuestion({ item, attemptId }: ReadQuestionProps) {
  const { canSpeak, readAloud } = useSpeech({ hasAddresses: attemptId !== undefined });
  const lines = questionLines(item, attemptId);
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
