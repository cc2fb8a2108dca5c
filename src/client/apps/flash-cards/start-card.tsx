import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { Mode } from './settings';

const about: Record<Exclude<Mode, 'write' | 'test'>, { text: string; start: string }> = {
  learn: {
    text: 'Think of the answer, turn the card, and say how well you knew it. It comes back just before you would forget it.',
    start: 'Start learning',
  },
  flip: { text: 'Go through the cards at your own pace. Nothing is counted.', start: 'Show the cards' },
  match: { text: 'Find the pairs of words and meanings.', start: 'Start matching' },
};

interface StartCardProps {
  mode: keyof typeof about;
  onStart: () => void;
  /** How it is played. */
  children: ReactNode;
}

/** What a way to play is, before it fills the screen. */
export function StartCard({ mode, onStart, children }: StartCardProps) {
  const { text, start } = about[mode];
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-measure text-lg">{text}</p>
      {children}
      <div>
        <Button variant="primary" size="lg" icon={<Play />} onClick={onStart}>
          {start}
        </Button>
      </div>
    </Card>
  );
}
