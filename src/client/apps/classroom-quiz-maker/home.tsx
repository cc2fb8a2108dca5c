import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { FileInput, Pencil, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Skeleton } from '#client/ui/skeleton';
import { count } from '#shared/core/count';
import type { Item } from '#shared/items/item';
import { quizPath, reportPath } from './quiz-path';
import { type Starter, seedOf, starters, toPlay } from './starters';

interface HomeProps {
  onStart: (start: AttemptStart) => void;
  onOpen: (id: string) => void;
}

/** Three quizzes to play at once, one's own, and the ways to a new one. */
export function Home({ onStart, onOpen }: HomeProps) {
  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation();
  const suggest = trpc.quizzes.suggest.useMutation();
  const [isImporting, setImporting] = useState(false);
  const [copied, setCopied] = useState<string>();

  // What fails is said by the one toast for failures.
  async function make(title: string, items: Item[]) {
    const quiz = await create.mutateAsync({ kind: 'quiz', title, data: { items } });
    void utils.library.list.invalidate();
    onOpen(quiz.id);
  }

  async function copy(starter: Starter) {
    setCopied(starter.title);
    const { from, count, title } = starter;
    const suggestion = await suggest.mutateAsync({ from, count, seed: seedOf(starter) });
    await make(title, suggestion.items);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="ready" className="grid gap-3">
        <h2 id="ready" className="text-lg font-bold">
          Ready to play
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {starters.map((starter, place) => (
            <Card key={starter.title} as="li" className="grid content-start gap-3">
              <h3 className="font-bold">{starter.title}</h3>
              <p className="text-muted">{starter.about}</p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant={place === 0 ? 'primary' : 'secondary'}
                  icon={<Play />}
                  aria-label={`Play: ${starter.title}`}
                  onClick={() => onStart(starter.start)}
                >
                  Play
                </Button>
                <Button
                  variant="quiet"
                  icon={<Pencil />}
                  aria-label={`Make it mine: ${starter.title}`}
                  pending={(suggest.isPending || create.isPending) && copied === starter.title}
                  onClick={() => void copy(starter).catch(() => undefined)}
                >
                  Make it mine
                </Button>
                <PlayLiveButton variant="quiet" work={toPlay(starter)} about={starter.title} />
              </div>
            </Card>
          ))}
        </ul>
      </section>
      <section aria-labelledby="own" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="own" className="text-lg font-bold">
            Your quizzes
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<Plus />}
              pending={create.isPending && copied === undefined}
              onClick={() => {
                setCopied(undefined);
                void make('New quiz', []).catch(() => undefined);
              }}
            >
              New quiz
            </Button>
            <Button variant="secondary" icon={<FileInput />} onClick={() => setImporting(true)}>
              Import
            </Button>
          </div>
        </div>
        <OwnQuizzes />
      </section>
      {isImporting && (
        <LazyDialog
          load={() => import('#client/items/import/import-dialog').then((m) => m.ImportDialog)}
          dialog={{
            findKnown: () => [],
            most: 100,
            onImport: async (items: Item[]) => {
              await make('Imported quiz', items);
              return { added: items.length, skipped: 0 };
            },
            onClose: () => setImporting(false),
          }}
        />
      )}
    </div>
  );
}

function OwnQuizzes() {
  const { client } = trpc.useUtils();
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  const quizzes = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.library.list), 'quizzes'],
    queryFn: ({ pageParam }) => client.library.list.query({ kind: 'quiz', limit: 20, cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  if (quizzes.isPending) return <Skeleton className="h-32" />;
  if (quizzes.isError) {
    return <LoadFailed what="Your quizzes" query={quizzes} />;
  }
  const items = quizzes.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return <p className="text-muted">No quizzes yet. Make one of the three above yours, or begin a new one.</p>;
  return (
    <>
      <ul className="grid gap-2">
        {items.map(({ id, title, size }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 rounded-control border border-line bg-surface px-4 py-1"
          >
            <Link
              href={quizPath(id)}
              className="flex min-h-11 min-w-0 flex-1 basis-56 items-center font-bold wrap-anywhere underline"
            >
              {title}
            </Link>
            <span className="text-muted tabular-nums">{count(size, 'question')}</span>
            <Link
              href={reportPath(id)}
              aria-label={`Report: ${title}`}
              className="flex min-h-11 items-center underline"
            >
              Report
            </Link>
          </li>
        ))}
      </ul>
      {quizzes.hasNextPage && (
        <div>
          <Button pending={quizzes.isFetchingNextPage} onClick={() => void quizzes.fetchNextPage()}>
            More quizzes
          </Button>
        </div>
      )}
    </>
  );
}
