import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Printing } from '#client/print/print-dialog';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { count } from '#shared/core/count';
import { LetterCards } from './letter-cards';

interface PrintLettersDialogProps {
  /** Of the class; none where a game has none. */
  names: readonly string[];
  onClose: () => void;
}

const amounts = ['10', '20', '30', '40'] as const;

/** Prints cards with A to D: with the names of a class, or numbered for any class. */
export function PrintLettersDialog({ names, onClose }: PrintLettersDialogProps) {
  const [kind, setKind] = useState<'names' | 'numbers'>(names.length > 0 ? 'names' : 'numbers');
  const [amount, setAmount] = useState<(typeof amounts)[number]>('30');
  const [isPrinting, setPrinting] = useState(false);
  const labels = kind === 'names' ? names : Array.from({ length: Number(amount) }, (_, at) => `${at + 1}`);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Print A–D cards"
      description="Two a sheet. Students hold up a card so that the letter of their answer stands upright at the top."
      actions={
        <Button variant="primary" icon={<Printer />} onClick={() => setPrinting(true)}>
          Print {count(labels.length, 'card')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {names.length > 0 && (
          <SegmentedControl
            label="On each card"
            value={kind}
            options={[
              { value: 'names', label: 'A name' },
              { value: 'numbers', label: 'A number' },
            ]}
            onChange={setKind}
          />
        )}
        {kind === 'numbers' && (
          <SelectField
            label="How many"
            value={amount}
            options={amounts.map((value) => ({ value, label: `${value} cards` }))}
            onChange={setAmount}
          />
        )}
      </div>
      {isPrinting && (
        <Printing onDone={onClose}>
          <LetterCards labels={labels} />
        </Printing>
      )}
    </Dialog>
  );
}
