import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { count } from '#shared/core/count';

interface HandInDialogProps {
  /** How many questions have no answer, of how many. */
  open: number;
  /** How many have an answer to a part of them only. */
  begun: number;
  size: number;
  flagged: number;
  onHandIn: () => void;
  onClose: () => void;
}

/** Asks before a test, a text or its revision is handed in, and says what is missing in it. */
export function HandInDialog({ open, begun, size, flagged, onHandIn, onClose }: HandInDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={open === size ? 'Hand in without any answer?' : 'Hand in now?'}
      description="After that, nothing can be changed."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go on working
          </Button>
          <Button variant="primary" onClick={onHandIn}>
            Hand in
          </Button>
        </>
      }
    >
      <ul className="grid gap-1">
        {open + begun === 0 && <li>Every question has an answer.</li>}
        {open > 0 && (
          <li>
            {open} of {size} questions have no answer.
          </li>
        )}
        {begun > 0 && <li>{count(begun, 'question is', 'questions are')} answered in part.</li>}
        {flagged > 0 && <li>{count(flagged, 'question is', 'questions are')} flagged.</li>}
      </ul>
    </Dialog>
  );
}
