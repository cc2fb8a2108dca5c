import { useLocation } from 'wouter';
import { libraryPath } from '../../app-kit/library/open-path';
import { trpc } from '../../lib/trpc';
import { notify } from '../../ui/toast';

/** Makes what is behind a link one's own, and opens it. */
export function useCopyShared() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  return trpc.library.copyShared.useMutation({
    onSuccess(made) {
      notify.success('A copy is in My work.');
      void utils.library.invalidate();
      navigate(libraryPath(made));
    },
  });
}
