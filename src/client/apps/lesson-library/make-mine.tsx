import { Copy } from 'lucide-react';
import { useLocation } from 'wouter';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import { forgetLesson } from './lesson-after-sign-in';
import { pathTo } from './place';

/** Copies a starter lesson into one's own work and opens the copy. */
export function MakeMine({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const make = trpc.library.makeMine.useMutation({
    onSuccess(copy) {
      forgetLesson();
      notify.success('A copy is in My work.');
      void utils.library.invalidate();
      navigate(pathTo({ kind: 'work', id: copy.id }));
    },
  });
  return (
    <Button
      variant="primary"
      icon={<Copy />}
      pending={make.isPending}
      onClick={() => make.mutate({ from: { starter: id } })}
    >
      Make mine
    </Button>
  );
}
