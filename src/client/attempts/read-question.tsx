import { Volume2 } from 'lucide-react';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { spokenQuestion } from './spoken-question';

/** Reads the question by the device's voice, for a player who needs that. Nothing where there is no voice. */
export function ReadQuestion({ item }: { item: PlayerItem }) {
  const { canSpeak, readAloud } = useSpeech();
  const lines = spokenQuestion(item);
  if (!canSpeak || lines.length === 0) return null;
  return (
    <Button
      variant="secondary"
      icon={<Volume2 />}
      className="justify-self-start"
      onClick={() =>
        readAloud(
          lines.map((text) => ({ text, voice: 0 })),
          () => {},
        )
      }
    >
      Read aloud
    </Button>
  );
}
