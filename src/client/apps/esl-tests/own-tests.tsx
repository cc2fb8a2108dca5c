import { ClipboardCheck, Pencil, Play, Plus, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { type RouterInputs, trpc } from '#client/lib/trpc';
import { setPath } from '#client/question-sets/set-words';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import { count } from '#shared/core/count';

const ShareDialog = lazy(() => import('#client/library/share-dialog').then((m) => ({ default: m.ShareDialog })));
const HandInsDialog = lazy(() => import('./hand-ins').then((m) => ({ default: m.HandInsDialog })));

interface TestChoice {
  to: 'share' | 'mark';
  id: string;
  title: string;
}

interface OwnTestsProps {
  onStart: (activity: RouterInputs['attempts']['start']['activity']) => void;
  onEdit: (id: string) => void;
}

/** The tests in the user's own library: made, taken, given to others, and marked. */
export function OwnTests({ onStart, onEdit }: OwnTestsProps) {
  const utils = trpc.useUtils();
  const tests = trpc.library.list.useQuery({ kind: 'test', limit: 100 });
  // What fails is said by the one toast for failures.
  const create = trpc.library.create.useMutation({
    onSuccess({ id }) {
      void utils.library.list.invalidate();
      onEdit(id);
    },
  });
  const [choice, setChoice] = useState<TestChoice>();
  const close = () => setChoice(undefined);
  return (
    <section aria-labelledby="own" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own" className="text-lg font-bold">
          Tests in your library
        </h2>
        <Button
          variant="secondary"
          icon={<Plus />}
          pending={create.isPending}
          onClick={() =>
            create.mutate({ kind: 'test', title: 'New test', data: { items: [], rules: { release: 'end' } } })
          }
        >
          New test
        </Button>
      </div>
      {tests.isError ? (
        <LoadFailed what="Your tests" query={tests} />
      ) : !tests.data ? (
        <SkeletonText lines={2} />
      ) : tests.data.items.length === 0 ? (
        <p className="max-w-measure text-muted">
          Tests that you make appear here: questions of every kind, texts and talks. Your students take them by a link.
        </p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          {tests.data.items.map(({ id, title, size, level }) => (
            <Card as="li" key={id} className="grid content-start gap-3">
              <h3 className="font-bold wrap-anywhere">{title}</h3>
              <p className="text-muted">
                {count(size, 'question')}
                {level && `, ${level}`}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  icon={<Play />}
                  aria-label={`Take ${title}`}
                  onClick={() => onStart({ kind: 'questions', from: { resource: id } })}
                >
                  Take it
                </Button>
                <ButtonLink variant="quiet" icon={<Pencil />} aria-label={`Edit ${title}`} href={setPath('test', id)}>
                  Edit
                </ButtonLink>
                <Button
                  variant="quiet"
                  icon={<Share2 />}
                  aria-label={`Share ${title}`}
                  onClick={() => setChoice({ to: 'share', id, title })}
                >
                  Share
                </Button>
                <Button
                  variant="quiet"
                  icon={<ClipboardCheck />}
                  aria-label={`Mark ${title}`}
                  onClick={() => setChoice({ to: 'mark', id, title })}
                >
                  Mark
                </Button>
              </div>
            </Card>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {choice?.to === 'share' && <ShareDialog resourceId={choice.id} title={choice.title} onClose={close} />}
        {choice?.to === 'mark' && <HandInsDialog resourceId={choice.id} title={choice.title} onClose={close} />}
      </Suspense>
    </section>
  );
}
