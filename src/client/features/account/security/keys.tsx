import { KeyRound, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { shortDate, shortMoment } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import { Skeleton } from '#client/ui/skeleton';
import type { KeyEntry } from '#shared/api/security';
import { scopeNames } from '#shared/core/key-scopes';
import { limits } from '#shared/core/limits';
import { Section } from '../section';

const loadNewKeyDialog = () => import('./new-key-dialog').then((m) => m.NewKeyDialog);
const loadShowKeyDialog = () => import('./show-key-dialog').then((m) => m.ShowKeyDialog);
const loadRevokeDialog = () => import('./revoke-key-dialog').then((m) => m.RevokeKeyDialog);

type Open = { does: 'make' } | { does: 'show'; name: string; value: string } | { does: 'revoke'; entry: KeyEntry };

/** Keys by which outside tools act in somebody's name. */
export function Keys() {
  const keys = trpc.keys.list.useQuery();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = keys.data?.keys ?? [];
  const isFull = list.filter(({ hasExpired }) => !hasExpired).length >= limits.keysPerUser;
  const close = () => setOpen(undefined);
  return (
    <Section
      title="Keys for outside tools"
      lead="With a key, a gradebook or a script of yours talks to the portal without your password."
      headingRef={heading}
    >
      {keys.isPending && <LoadingKeys />}
      {!keys.data && keys.isError && <LoadFailed what="Your keys" query={keys} />}
      {keys.data && list.length === 0 && (
        <EmptyState title="No keys yet" className="rounded-card border border-dashed border-edge">
          Make one for each tool, so that you can end one without the others.
        </EmptyState>
      )}
      {list.length > 0 && (
        <ul className="divide-y divide-line rounded-card edge-card bg-surface">
          {list.map((entry) => (
            <KeyRow key={entry.id} entry={entry} onRevoke={() => setOpen({ does: 'revoke', entry })} />
          ))}
        </ul>
      )}
      {keys.data && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button icon={<KeyRound />} disabled={isFull} onClick={() => setOpen({ does: 'make' })}>
            Make a key
          </Button>
          <ButtonLink href="/api/docs" reload variant="secondary">
            How to use it
          </ButtonLink>
          {isFull && <p className="text-muted">You have as many keys as there can be. Revoke one to make room.</p>}
        </div>
      )}
      {open?.does === 'make' && (
        <LazyDialog
          load={loadNewKeyDialog}
          dialog={{
            onClose: close,
            onMade({ key, name }) {
              void utils.keys.list.invalidate();
              setOpen({ does: 'show', name, value: key });
            },
          }}
        />
      )}
      {open?.does === 'show' && (
        <LazyDialog
          load={loadShowKeyDialog}
          dialog={{ name: open.name, value: open.value, returnFocus: heading, onClose: close }}
        />
      )}
      {open?.does === 'revoke' && (
        <LazyDialog load={loadRevokeDialog} dialog={{ entry: open.entry, afterwards: heading, onClose: close }} />
      )}
    </Section>
  );
}

function KeyRow({ entry, onRevoke }: { entry: KeyEntry; onRevoke: () => void }) {
  const { name, scope, hint, createdAt, expiresAt, hasExpired, lastUsedAt } = entry;
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-card">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold [overflow-wrap:anywhere]">{name}</span>
          <Badge>{scopeNames[scope]}</Badge>
          {hasExpired && <Badge tone="warn">Expired</Badge>}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          <span className="font-mono">{hint}…</span> made {shortDate(createdAt)},{' '}
          {lastUsedAt ? `last used ${shortMoment(lastUsedAt)}` : 'not used yet'},{' '}
          {expiresAt ? `good until ${shortDate(expiresAt)}` : 'good until you revoke it'}.
        </p>
      </div>
      <IconButton label={`Revoke ${name}`} icon={<Trash2 />} variant="danger" onClick={onRevoke} />
    </li>
  );
}

function LoadingKeys() {
  return (
    <div role="status" className="rounded-card edge-card bg-surface">
      <p className="sr-only">Loading your keys…</p>
      <div aria-hidden="true" className="grid gap-2 p-card">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </div>
    </div>
  );
}
