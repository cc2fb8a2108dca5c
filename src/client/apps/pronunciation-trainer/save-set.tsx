import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import type { Contrast } from '#shared/content/sounds/pair';
import { contrastTitle } from '#shared/content/sounds/sound';
import { mulberry32, newSeed } from '#shared/core/random';
import { type ListeningTask, listeningItems } from '#shared/pronunciation/listening-items';

const ShareDialog = lazy(() => import('#client/library/share-dialog').then((m) => ({ default: m.ShareDialog })));

interface SaveSetProps {
  contrast: Contrast;
  tasks: readonly ListeningTask[];
  count: number;
}

/** Keeps the exercise as a quiz, so that students play it by a link. */
export function SaveSet({ contrast, tasks, count }: SaveSetProps) {
  const { user } = useAuth();
  const utils = trpc.useUtils();
  // What fails is said by the one toast for failures.
  const create = trpc.library.create.useMutation({ onSuccess: () => utils.library.list.invalidate() });
  const [seed] = useState(newSeed);
  const [isShared, setShared] = useState(false);
  if (user?.role === 'student') return null;
  const title = `Listening: ${contrastTitle(contrast)}`;

  function share() {
    const items = listeningItems({ contrasts: [contrast.id], tasks, count, random: mulberry32(seed) });
    create.mutate({ kind: 'quiz', title, data: { items } }, { onSuccess: () => setShared(true) });
  }
  return (
    <>
      <Button variant="secondary" icon={<Link2 />} pending={create.isPending} onClick={share}>
        Share as a set
      </Button>
      <Suspense fallback={null}>
        {isShared && create.data && (
          <ShareDialog resourceId={create.data.id} title={title} onClose={() => setShared(false)} />
        )}
      </Suspense>
    </>
  );
}
