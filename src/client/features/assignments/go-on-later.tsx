import { ArrowLeft } from 'lucide-react';
import { Button } from '#client/ui/button';

/** The way out of what is played, which keeps it. */
export function GoOnLater({ onLeave }: { onLeave: () => void }) {
  return (
    <Button variant="quiet" icon={<ArrowLeft />} onClick={onLeave} className="my-2 -ml-3">
      Go on later
    </Button>
  );
}
