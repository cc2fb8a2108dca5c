import { trpc } from '../../lib/trpc';

/** Writes saved work to a file on this device. */
export function useExport() {
  const { mutate, isPending } = trpc.library.export.useMutation();
  return {
    isPending,
    run: (ids: string[], name: string) =>
      mutate(
        { ids },
        {
          onSuccess: (file) => download(JSON.stringify(file, undefined, 2), `${fileName(name)}.json`),
        },
      ),
  };
}

function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain || 'saved-work';
}
