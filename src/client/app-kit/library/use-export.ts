import { downloadFile } from '../../lib/download';
import { trpc } from '../../lib/trpc';

/** Writes saved work to a file on this device. */
export function useExport() {
  const { mutate, isPending } = trpc.library.export.useMutation();
  return {
    isPending,
    run: (ids: string[], title: string) =>
      mutate(
        { ids },
        {
          onSuccess: (file) =>
            downloadFile({
              title,
              extension: 'json',
              type: 'application/json',
              content: JSON.stringify(file, undefined, 2),
            }),
        },
      ),
  };
}
