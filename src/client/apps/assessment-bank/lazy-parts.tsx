import type { ComponentProps } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';

/* What is opened now and then is a chunk of its own. */

const importDialog = () => import('#client/items/import/import-dialog').then((m) => m.ImportDialog);
export const ImportDialog = (props: ComponentProps<Awaited<ReturnType<typeof importDialog>>>) => (
  <LazyDialog load={importDialog} dialog={props} />
);

const exportDialog = () => import('#client/items/import/export-dialog').then((m) => m.ExportDialog);
export const ExportDialog = (props: ComponentProps<Awaited<ReturnType<typeof exportDialog>>>) => (
  <LazyDialog load={exportDialog} dialog={props} />
);

const editorDialog = () => import('./editor-dialog').then((m) => m.EditorDialog);
export const EditorDialog = (props: ComponentProps<Awaited<ReturnType<typeof editorDialog>>>) => (
  <LazyDialog load={editorDialog} dialog={props} />
);
