import { Download, FileUp, Pencil, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { GiveButton } from '#client/giving/give-button';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { trpc } from '#client/lib/trpc';
import { useExport } from '#client/library/use-export';
import type { Pack } from '#client/twenty-questions/use-pack';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import { count } from '#shared/core/count';
import type { GameGrammar } from '#shared/games/twenty-questions/game';
import { gameToGive } from './game-to-give';
import { SecretsEditor } from './secrets-editor';

const importDialog = () => import('#client/library/import-dialog').then((m) => m.ImportDialog);

interface OwnSecretsProps {
  pack: Pack;
  /** A saved set, or a word list, that the address asks for. */
  wanted: { set: string | undefined; list: string | undefined };
  /** Which questions a set is given with. */
  grammar: GameGrammar;
  onPlay: (id: string) => void;
}

/** Sets of a teacher's own secrets: to play with, to change, or to make. */
export function OwnSecrets({ pack, wanted, grammar, onPlay }: OwnSecretsProps) {
  const { user } = useAuth();
  const file = useExport();
  const [isImporting, setImporting] = useState(false);
  const [open, setOpen] = useState<{ id: string | undefined; list: string | undefined } | undefined>(
    wanted.set || wanted.list ? { id: wanted.set, list: wanted.list } : undefined,
  );
  const sets = trpc.library.list.useQuery({ kind: 'secrets', limit: 50 }, { enabled: Boolean(user) });
  if (!user) {
    return wanted.set || wanted.list ? <Banner title="Please sign in to play with your own secrets." /> : null;
  }
  if (open) {
    return (
      <SecretsEditor
        key={open.id ?? open.list ?? 'new'}
        pack={pack}
        id={open.id}
        list={open.list}
        onClose={() => {
          setOpen(undefined);
          void sets.refetch();
        }}
        onPlay={onPlay}
      />
    );
  }
  return (
    <section aria-labelledby="own-secrets" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-secrets" className="text-lg font-bold">
          Your own secrets
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" icon={<FileUp />} onClick={() => setImporting(true)}>
            Import
          </Button>
          <Button variant="secondary" icon={<Plus />} onClick={() => setOpen({ id: undefined, list: undefined })}>
            New set
          </Button>
        </div>
      </div>
      {sets.isPending && <SkeletonText lines={2} />}
      {sets.isError && (
        <Banner
          tone="warn"
          title={failureText(sets.error, {
            fallback: 'Your sets could not be loaded.',
            network: 'Your sets could not be loaded. Please check your connection.',
          })}
          action={<Button onClick={() => void sets.refetch()}>Try again</Button>}
        />
      )}
      {sets.data?.items.length === 0 && (
        <p className="text-muted">Choose things from ours, or add your own: the school cat, a place in your town.</p>
      )}
      <ul className="grid gap-2">
        {sets.data?.items.map(({ id, title, size }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2"
          >
            <span className="min-w-0 flex-1 basis-40 font-bold wrap-anywhere">{title}</span>
            <span className="text-muted">{count(size, 'secret')}</span>
            <Button variant="secondary" icon={<Play />} aria-label={`Play ${title}`} onClick={() => onPlay(id)}>
              Play
            </Button>
            <GiveButton
              variant="quiet"
              about={title}
              work={gameToGive({ from: { secrets: id }, grammar }, title.slice(0, 180))}
            />
            <Button
              variant="quiet"
              icon={<Pencil />}
              aria-label={`Edit ${title}`}
              onClick={() => setOpen({ id, list: undefined })}
            >
              Edit
            </Button>
            <Button
              variant="quiet"
              icon={<Download />}
              aria-label={`Export ${title}`}
              pending={file.isPending}
              onClick={() => file.run([id], title)}
            >
              Export
            </Button>
          </li>
        ))}
      </ul>
      {isImporting && <LazyDialog load={importDialog} dialog={{ onClose: () => setImporting(false) }} />}
    </section>
  );
}
