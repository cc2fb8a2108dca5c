import { Volume2 } from 'lucide-react';
import { linesOf } from '#client/speech/read-aloud';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';

/** Reads what a question is about, where the device has a voice. */
export function ListenButton({ script }: { script: string }) {
  const { canSpeak, readAloud } = useSpeech();
  if (!canSpeak) return null;
  return (
    <Button variant="secondary" icon={<Volume2 />} onClick={() => readAloud(linesOf(script), () => {})}>
      Listen
    </Button>
  );
}
