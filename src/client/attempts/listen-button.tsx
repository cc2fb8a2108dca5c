import { Volume2 } from 'lucide-react';
import { type Heard, scriptLines } from '#client/speech/heard-lines';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';

interface ListenButtonProps {
  item: Heard;
  /** In which attempt it is asked. */
  attemptId?: string;
}

/** Reads what a question is about, where there is a voice. */
export function ListenButton({ item, attemptId }: ListenButtonProps) {
  const { canSpeak, readAloud } = useSpeech({ hasAddresses: attemptId !== undefined });
  if (!canSpeak) return null;
  return (
    <Button variant="secondary" icon={<Volume2 />} onClick={() => readAloud(scriptLines(item, attemptId), () => {})}>
      Listen
    </Button>
  );
}
