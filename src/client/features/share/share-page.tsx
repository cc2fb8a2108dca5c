import { Copy, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { reasonOf } from '#client/lib/failure-text';
import { GuestName } from '#client/lib/guest-name';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { WordPicture } from '#client/ui/word-picture';
import { SendTo } from '#client/words/send-to';
import { type SharedOf, shareToken } from '#shared/api/library';
import type { WordEntry } from '#shared/content/words/word-list';
import { count } from '#shared/core/count';

const SharedLesson = lazy(() => import('./shared-lesson').then((m) => ({ default: m.SharedLesson })));
const SharedQuiz = lazy(() => import('./shared-quiz').then((m) => ({ default: m.SharedQuiz })));
const SharedStory = lazy(() => import('./shared-story').then((m) => ({ default: m.SharedStory })));
const SharedPrint = lazy(() => import('./shared-print').then((m) => ({ default: m.SharedPrint })));

/** What stands behind a link that somebody shared, and what may be done with it. */
export function SharePage() {
  const { token = '' } = useParams<{ token: string }>();
  const isToken = shareToken.safeParse(token).success;
  const shared = trpc.library.shared.useQuery({ token }, { enabled: isToken, retry: 1 });
  const isGone = !isToken || reasonOf(shared.error) === 'share_not_found';
  if (isGone) return <EndedLink />;
  if (shared.isError) {
    return (
      <Page title="Shared with you">
        <LoadFailed what="This" query={shared} />
      </Page>
    );
  }
  if (!shared.data) {
    return <Loading />;
  }
  const { data } = shared;
  switch (data.kind) {
    case 'word-list':
      return <SharedWords token={token} shared={data} />;
    case 'lesson':
      return (
        <Suspense fallback={<Loading />}>
          <SharedLesson token={token} shared={data} />
        </Suspense>
      );
    case 'story':
      return (
        <Suspense fallback={<Loading />}>
          <SharedStory token={token} shared={data} />
        </Suspense>
      );
    case 'quiz':
    case 'test':
      return (
        <Suspense fallback={<Loading />}>
          <SharedQuiz token={token} shared={data} />
        </Suspense>
      );
  }
}

function Loading() {
  return (
    <Page title="Shared with you">
      <SkeletonText lines={6} />
    </Page>
  );
}

function EndedLink() {
  return (
    <Page>
      <h1 className="sr-only">Shared with you</h1>
      <EmptyState
        title="This link does not work any more."
        action={<ButtonLink href="/">To the start page</ButtonLink>}
      >
        It was taken back, its time is over, or it was not copied whole. Ask whoever sent it for a new one.
      </EmptyState>
    </Page>
  );
}

function SharedWords({ token, shared }: { token: string; shared: SharedOf<'word-list'> }) {
  const { title, data, mode, level } = shared;
  const [isPrinting, setPrinting] = useState(false);
  const { isAuthenticated } = useAuth();
  const utils = trpc.useUtils();
  const copy = trpc.library.copyShared.useMutation({
    onSuccess(list) {
      notify.success(`Copied to your lists: ${list.title}`);
      void utils.library.list.invalidate();
    },
  });
  const size = count(data.entries.length, 'word');
  return (
    <Page
      title={title}
      lead={level ? `${size}, ${level}` : size}
      className="grid gap-8"
      actions={
        <>
          <Button icon={<Printer />} onClick={() => setPrinting(true)}>
            Print
          </Button>
          {mode === 'copy' && isAuthenticated && (
            <Button icon={<Copy />} pending={copy.isPending} onClick={() => copy.mutate({ token })}>
              Copy to my lists
            </Button>
          )}
        </>
      }
    >
      {mode !== 'view' && (
        <section aria-labelledby="play-heading" className="grid gap-4 rounded-card edge-card bg-surface p-card">
          <h2 id="play-heading" className="text-xl font-bold">
            Play with these words
          </h2>
          {!isAuthenticated && <GuestName />}
          <SendTo source={{ kind: 'shared', token }} onlyFree={!isAuthenticated} />
        </section>
      )}
      {mode === 'copy' && !isAuthenticated && (
        <p>
          To take a copy home,{' '}
          <Link href="/login" className="underline">
            sign in
          </Link>{' '}
          and open this link again.
        </p>
      )}
      <WordTable entries={data.entries} />
      <Suspense fallback={null}>
        {isPrinting && <SharedPrint title={title} entries={data.entries} onClose={() => setPrinting(false)} />}
      </Suspense>
    </Page>
  );
}

function WordTable({ entries }: { entries: WordEntry[] }) {
  return (
    <section aria-labelledby="words-heading" className="grid gap-3">
      <h2 id="words-heading" className="text-xl font-bold">
        The words
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {entries.map(({ id, term, meaning, translation, example, ...entry }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="font-bold break-words">
              <WordPicture entry={entry} isSilent /> {term}
            </p>
            {meaning && <p className="break-words">{meaning}</p>}
            {translation && <p className="break-words">{translation}</p>}
            {example && <p className="break-words text-muted">{example}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
