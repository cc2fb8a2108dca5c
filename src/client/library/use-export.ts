import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '#client/lib/download';
import { askForFile, sentenceIn } from '#client/lib/fetch-file';
import { notify } from '#client/ui/toast';

interface ExportRequest {
  ids: string[];
  title: string;
}

/** A file names uploaded pictures and does not hold them. */
const picturesStay = 'Pictures that were uploaded are not in the file. They are found again on this portal.';

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
      // A shelf of books is not read again for that.
      if (content.size < 5_000_000 && /"kind": ?"own"/.test(await content.text())) notify.info(picturesStay);
      return undefined;
    },
    meta: { showsOwnErrors: true },
    onSuccess: (fault) => fault && notify.error(fault),
    onError: () => notify.error('The file broke off. Please check your connection and try again.'),
  });
  return { isPending, run: (ids: string[], title: string) => mutate({ ids, title }) };
}
