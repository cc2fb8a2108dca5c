import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { copyText } from '#client/lib/copy-text';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { TextField } from '#client/ui/text-field';

interface ShowKeyDialogProps {
  name: string;
  value: string;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A new key, shown this once: nothing but the button closes it. */
export function ShowKeyDialog({ name, value, returnFocus, onClose }: ShowKeyDialogProps) {
  return (
    <Dialog
      open
      locked
      onOpenChange={() => {}}
      returnFocus={returnFocus}
      size="md"
      title={`The key for ${name}`}
      description="Copy it now: it is shown this once. Whoever has it acts in your name."
      actions={<Button onClick={onClose}>I have kept it</Button>}
    >
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField label="Key" readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <Button
          variant="secondary"
          icon={<Copy />}
          onClick={() =>
            void copyText(value, {
              done: 'The key is copied.',
              otherwise: 'Please select the text and copy it by hand.',
            })
          }
        >
          Copy
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">The tool sends it with each request, in this header:</p>
      <p className="mt-1 font-mono text-sm [overflow-wrap:anywhere]">Authorization: Bearer {value.slice(0, 9)}…</p>
    </Dialog>
  );
}
