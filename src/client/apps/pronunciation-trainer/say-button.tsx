import { Volume2 } from 'lucide-react';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';

interface SayButtonProps {
  text: string;
  rate?: number;
  className?: string;
}

/** A word to be heard by pressing it; only the word where the device has no voice. */
export function SayButton({ text, rate, className }: SayButtonProps) {
  const { canSpeak, speak } = useSpeech();
  if (!canSpeak) {
    return (
      <span className={cx('inline-flex min-h-11 items-center rounded-control border border-line px-3', className)}>
        {text}
      </span>
    );
  }
  return (
    <Button variant="secondary" icon={<Volume2 />} className={className} onClick={() => speak(text, rate)}>
      <span className="sr-only">Hear </span>
      {text}
    </Button>
  );
}
