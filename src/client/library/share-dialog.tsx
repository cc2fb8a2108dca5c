import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '#client/lib/copy-text';
import { LoadFailed } from '#client/lib/load-failed';
import { portalAddress } from '#client/lib/portal-address';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { IconButton } from '#client/ui/icon-button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import type { ShareMode } from '#shared/api/library';
import { limits } from '#shared/core/limits';

interface ShareDialogProps {
  resourceId: string;
  title: string;
  /** It is there to be read, as a lesson is: there is nothing to play. */
  isRead?: boolean;
  onClose: () => void;
}

const modeNames: Record<ShareMode, string> = { view: 'Look', play: 'Play', copy: 'Play and copy' };
/** A link that was made to play opens for reading. */
const readNames: Record<ShareMode, string> = { view: 'Read', play: 'Read', copy: 'Read and copy' };
const modeHints: Record<ShareMode, string> = {
  view: 'Whoever has the link can read and print it.',
  play: 'Whoever has the link can play it, without an account.',
  copy: 'Colleagues with an account can also take a copy.',
};

/** Links to saved work: made, copied, taken back. */
export function ShareDialog({ resourceId, title, isRead = false, onClose }: ShareDialogProps) {
  const modes: readonly ShareMode[] = isRead ? ['view', 'copy'] : ['view', 'play', 'copy'];
  const names = isRead ? readNames : modeNames;
  const [mode, setMode] = useState<ShareMode>(isRead ? 'view' : 'play');
  const utils = trpc.useUtils();
  const links = trpc.library.links.useQuery({ id: resourceId });
  const refresh = () => utils.library.links.invalidate({ id: resourceId });
  const share = trpc.library.share.useMutation({
    onSuccess(link) {
      void copy(link.token);
      return refresh();
    },
  });
  const list = useRef<HTMLUListElement>(null);
  const make = useRef<HTMLButtonElement>(null);
  const isRowGone = useRef(false);
  const revoke = trpc.library.revoke.useMutation({
    onSuccess() {
      isRowGone.current = true;
      return refresh();
    },
  });
  // The row that was pressed is gone: its neighbour, or what is left of the dialog, takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list is shown without it
  useEffect(() => {
    if (!isRowGone.current) return;
    isRowGone.current = false;
    const next = list.current?.querySelector<HTMLElement>('[data-revokes]') ?? make.current;
    next?.focus();
  }, [links.data]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share ${title}`}
      size="md"
      actions={
        <Button
          ref={make}
          variant="primary"
          pending={share.isPending}
          onClick={() => share.mutate({ id: resourceId, mode, days: limits.linkDays })}
        >
          Make and copy a link
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-2">
          <SegmentedControl<ShareMode>
            label="What the link allows"
            options={modes.map((value) => ({ value, label: names[value] }))}
            value={mode}
            onChange={setMode}
          />
          <p className="text-muted">
            {modeHints[mode]} It ends after {limits.linkDays} days, or when you take it back.
          </p>
        </div>
        {links.isPending && <SkeletonText lines={2} />}
        {links.isError && <LoadFailed what="The links" query={links} />}
        {links.data && links.data.items.length > 0 && (
          <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {links.data.items.map((link) => (
              <li key={link.id} className="flex items-center gap-3 rounded-control border border-line px-3 py-1">
                <span className="font-bold">{names[link.mode]}</span>
                <span className="min-w-0 flex-1 text-muted wrap-anywhere">{addressOf(link.token)}</span>
                <IconButton label="Copy this link" icon={<Copy />} onClick={() => void copy(link.token)} />
                <IconButton
                  label="Take this link back"
                  icon={<Trash2 />}
                  data-revokes
                  aria-disabled={revoke.isPending || undefined}
                  onClick={() => !revoke.isPending && revoke.mutate({ id: link.id })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

const addressOf = (token: string) => `${portalAddress().origin}/s/${token}`;

/** Where it cannot be copied, the address is in the list. */
const copy = (token: string) =>
  copyText(addressOf(token), { done: 'The link is copied.', otherwise: 'Copy the link from the list.' });
