import { ArrowLeft } from 'lucide-react';
import { Button } from '#client/ui/button';

/** What is played, and the way out that keeps it. */
export function PlayingHead({ title, onLeave }: { title: string; onLeave: () => void }) {
  return (
    <>
      <h1 className="text-lg font-bold wrap-anywhere">{title}</h1>
      <Button variant="quiet" icon={<ArrowLeft />} onClick={onLeave} className="my-2 -ml-3">
        Go on later
      </Button>
    </>
  );
}
