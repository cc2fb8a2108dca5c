import { ReadingSettings } from '#client/lib/reading-settings';
import { Button } from '#client/ui/button';
import { Dialog, DialogClose } from '#client/ui/dialog';

/** How the questions are read, changed without leaving them. */
export function ReadingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Text size and spacing"
      holdsWork={false}
      actions={
        <DialogClose asChild>
          <Button variant="primary">Done</Button>
        </DialogClose>
      }
    >
      <ReadingSettings />
    </Dialog>
  );
}
