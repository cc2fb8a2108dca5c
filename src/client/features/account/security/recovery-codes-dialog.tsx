import { Copy, Download, Printer } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useUser } from '#client/lib/auth';
import { copyText } from '#client/lib/copy-text';
import { downloadFile } from '#client/lib/download';
import { Printing, PrintPage } from '#client/print/print-dialog';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** Where the focus goes afterwards. */
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The recovery codes, shown this once: nothing but the button closes it. */
export function RecoveryCodesDialog({ codes, returnFocus, onClose }: RecoveryCodesDialogProps) {
  const { username } = useUser();
  const [isPrinting, setPrinting] = useState(false);
  const title = `Recovery codes of ${username}`;
  const text = `Classroom Studio: ${title}\nEach signs in once.\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      locked
      onOpenChange={() => {}}
      returnFocus={returnFocus}
      size="md"
      title="Keep your recovery codes"
      description="Each signs in once when your phone is lost. They are shown this once: put them where your phone is not."
      actions={<Button onClick={onClose}>I have kept them</Button>}
    >
      <ol className="grid gap-x-8 gap-y-2 rounded-control bg-canvas p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<Copy />}
          onClick={() =>
            void copyText(codes.join('\n'), {
              done: 'The codes are copied.',
              otherwise: 'Please select the text and copy it by hand.',
            })
          }
        >
          Copy
        </Button>
        <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
          Print
        </Button>
        <Button
          variant="secondary"
          icon={<Download />}
          onClick={() => downloadFile({ title, extension: 'txt', type: 'text/plain', content: text })}
        >
          Download
        </Button>
      </div>
      {isPrinting && (
        <Printing onDone={() => setPrinting(false)}>
          <PrintPage title={title} hasHeader={false}>
            <p>For Classroom Studio. Each signs in once.</p>
            <ul className="mt-4 font-mono">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </PrintPage>
        </Printing>
      )}
    </Dialog>
  );
}
