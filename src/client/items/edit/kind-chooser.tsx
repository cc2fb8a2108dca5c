import type { RefObject } from 'react';
import { Dialog } from '#client/ui/dialog';
import type { ItemKind } from '#shared/items/item';
import { kindTexts } from '../kind-names';

interface KindChooserProps {
  onChoose: (kind: ItemKind) => void;
  onClose: () => void;
  /** Gets the focus where it holds an element: the new question. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** Which kind of question is to be written. */
export function KindChooser({ onChoose, onClose, returnFocus }: KindChooserProps) {
  return (
    <Dialog
      open
      size="lg"
      title="What kind of question?"
      onOpenChange={(open) => !open && onClose()}
      returnFocus={returnFocus}
    >
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {kindTexts.map(({ kind, name, hint }) => (
          <li key={kind} className="grid">
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="min-h-16 rounded-control edge-control bg-surface px-4 py-2 text-left transition-colors hover:border-ink"
            >
              <span className="block font-bold">{name}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
