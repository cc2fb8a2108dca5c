import { useLocation } from 'wouter';
import { trpc } from '#client/lib/trpc';
import { libraryPath } from '#client/library/open-path';
import { notify } from '#client/ui/toast';

/** Makes what is behind a link one's own, and opens it. */
export function useCopyShared() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  return trpc.library.copyShared.useMutation({
    onSuccess(copy) {
      notify.success('A copy is in My work.');
      void utils.library.invalidate();
      navigate(libraryPath(copy));
    },
  });
}
