import { Volume2 } from 'lucide-react';
import { type Heard, type PlayedAt, scriptLines } from '#client/speech/heard-lines';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';

interface ListenButtonProps {
  item: Heard;
  /** Where it is played. */
  at?: PlayedAt;
}

/** Reads what a question is about, where there is a voice. */
export function ListenButton({ item, at }: ListenButtonProps) {
  const { canSpeak, readAloud } = useSpeech();
  if (!canSpeak) return null;
  return (
    <Button variant="secondary" icon={<Volume2 />} onClick={() => readAloud(scriptLines(item, at), () => {})}>
      Listen
    </Button>
  );
}
