import { LazyDialog } from '#client/lib/lazy-dialog';
import type { Item } from '#shared/items/item';
import { questionSetLimit } from '#shared/items/question-set';
import { type KnownQuestion, rightAnswer, sameKey } from '#shared/items/same-key';
import type { SetDraft } from './set-draft';

export type SetDialogName = 'make' | 'import' | 'export' | 'share' | 'print';

interface SetDialogProps {
  kind: SetDialogName;
  setId: string;
  title: string;
  draft: SetDraft;
  /** Its questions that are finished. */
  ready: readonly Item[];
  onAdd: (items: readonly Item[]) => void;
  onClose: () => void;
}

/** What opens over a quiz or a test; the code of each comes when it is first asked for. */
export function SetDialog({ kind, setId, title, draft, ready, onAdd, onClose }: SetDialogProps) {
  const { items, intro, rules } = draft;
  const most = questionSetLimit - items.length;
  switch (kind) {
    case 'make':
      return (
        <LazyDialog
          load={() => import('./make-dialog').then((m) => m.MakeDialog)}
          dialog={{ items, most, onAdd, onClose }}
        />
      );
    case 'import':
      return (
        <LazyDialog
          load={() => import('#client/items/import/import-dialog').then((m) => m.ImportDialog)}
          dialog={{
            findKnown: (): KnownQuestion[] =>
              ready.map((item) => ({ sameKey: sameKey(item), rightAnswer: rightAnswer(item) })),
            most,
            onImport: (imported: Item[]) => {
              onAdd(imported);
              return { added: imported.length, skipped: 0 };
            },
            onClose,
          }}
        />
      );
    case 'export':
      return (
        <LazyDialog
          load={() => import('#client/items/import/export-dialog').then((m) => m.ExportDialog)}
          dialog={{ title, items: ready, onClose }}
        />
      );
    case 'share':
      return (
        <LazyDialog
          load={() => import('#client/library/share-dialog').then((m) => m.ShareDialog)}
          dialog={{ resourceId: setId, title, onClose }}
        />
      );
    case 'print':
      return (
        <LazyDialog
          load={() => import('./print-set').then((m) => m.PrintSet)}
          dialog={{ title, intro, items: ready, shuffleOptions: rules.shuffleOptions, onClose }}
        />
      );
  }
}
