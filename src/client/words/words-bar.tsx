import { BookOpen, Pencil, Save } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Skeleton } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { draftDeck, guest, renameDeck } from './cards/card-log';
import { SendTo } from './send-to';
import type { Words } from './use-words';

const ChooseWordsDialog = lazy(() => import('./choose-words-dialog').then((m) => ({ default: m.ChooseWordsDialog })));
const ListEditor = lazy(() => import('./list-editor').then((m) => ({ default: m.ListEditor })));
const ShareDialog = lazy(() => import('#client/library/share-dialog').then((m) => ({ default: m.ShareDialog })));

/** Which words are in play, and the way to others; the same bar in every word app. */
export function WordsBar({ words: { words, source, isLoading, error, retry, choose, chooseDraft } }: { words: Words }) {
  const [isChoosing, setChoosing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { isAuthenticated, user } = useAuth();
  const utils = trpc.useUtils();
  const save = trpc.library.create.useMutation({
    onSuccess(saved) {
      notify.success(`Saved: ${saved.title}`);
      void utils.library.list.invalidate();
      // What was learned of the pasted words goes with them.
      if (source.kind === 'draft') renameDeck(user?.id ?? guest, draftDeck, saved.id);
      choose({ kind: 'list', id: saved.id });
    },
  });
  const canEdit = words !== undefined && (source.kind === 'draft' || (source.kind === 'list' && isAuthenticated));
  const canSave = isAuthenticated && words !== undefined && (source.kind === 'draft' || source.kind === 'shared');
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2 max-sm:gap-x-2">
        <BookOpen aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 basis-40 leading-snug break-words">
          {words ? (
            <>
              <strong>{words.title}</strong> <span className="text-muted">{count(words.entries.length, 'word')}</span>
            </>
          ) : isLoading ? (
            <Skeleton className="h-6 w-40" />
          ) : (
            'No words chosen'
          )}
        </p>
        {canSave && words && (
          <Button
            variant="quiet"
            icon={<Save />}
            pending={save.isPending}
            onClick={() =>
              save.mutate({
                kind: 'word-list',
                title: words.title,
                data: { entries: words.entries, sourceText: words.sourceText, spelling: words.spelling },
              })
            }
          >
            Save list
          </Button>
        )}
        {canEdit && (
          <Button variant="quiet" icon={<Pencil />} className="max-sm:px-2" onClick={() => setEditing(true)}>
            Edit words
          </Button>
        )}
        {source.kind === 'list' && isAuthenticated && (
          <Button variant="quiet" className="max-sm:px-2" onClick={() => setSharing(true)}>
            Share
          </Button>
        )}
        <Button variant="secondary" className="max-sm:px-3" onClick={() => setChoosing(true)}>
          <span>
            Change<span className="max-sm:sr-only"> words</span>
          </span>
        </Button>
      </div>
      {words && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-muted">The same words in other apps</summary>
          <SendTo source={source} />
        </details>
      )}
      {error && (
        <Banner
          tone="warn"
          title={failureText(error, {
            fallback: 'These words could not be loaded.',
            network: 'These words could not be loaded. Please check your connection.',
          })}
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      <Suspense fallback={null}>
        {isChoosing && (
          <ChooseWordsDialog
            source={source}
            onClose={() => setChoosing(false)}
            onChoose={(next) => {
              choose(next);
              setChoosing(false);
            }}
            onDraft={(draft) => {
              chooseDraft(draft);
              setChoosing(false);
            }}
          />
        )}
        {isEditing && words && <ListEditor words={words} onDraft={chooseDraft} onClose={() => setEditing(false)} />}
        {isSharing && source.kind === 'list' && (
          <ShareDialog resourceId={source.id} title={words?.title ?? ''} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </div>
  );
}
