import { Button } from '#client/ui/button';

interface DrillEndProps {
  /** What was the last: 'word', 'one'. */
  what: string;
  onEnd: () => void;
}

/** After the last question of a drill: nothing more to answer, and the way to the result. */
export function DrillEnd({ what, onEnd }: DrillEndProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">That was the last {what}.</p>
      <Button variant="primary" onClick={onEnd}>
        See the result
      </Button>
    </div>
  );
}
