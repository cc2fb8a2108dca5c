import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '#client/lib/download';
import { askForFile, sentenceIn } from '#client/lib/fetch-file';
import { notify } from '#client/ui/toast';

interface ExportRequest {
  ids: string[];
  title: string;
}

/** Writes saved work to a file on this device. */
export function useExport() {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ ids, title }: ExportRequest) => {
      const response = await askForFile('/api/library/export', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids }),
        signal: new AbortController().signal,
      });
      if (!response.ok) return (await sentenceIn(response)) ?? 'The file could not be written. Please try again.';
      // The browser keeps it as it comes, on its disk where it is long.
      const content = await response.blob();
      downloadFile({ title, extension: 'json', type: 'application/json', content });
      return undefined;
    },
    meta: { showsOwnErrors: true },
    onSuccess: (fault) => fault && notify.error(fault),
    onError: () => notify.error('The file broke off. Please check your connection and try again.'),
  });
  return { isPending, run: (ids: string[], title: string) => mutate({ ids, title }) };
}
