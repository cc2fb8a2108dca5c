import { Copy } from 'lucide-react';
import { copyText } from '#client/lib/copy-text';
import { localDate } from '#client/lib/format';
import { HereAloneNote } from '#client/lib/here-alone-note';
import { portalAddress } from '#client/lib/portal-address';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { Dialog } from '#client/ui/dialog';
import { QrCode } from '#client/ui/qr-code';
import { SkeletonText } from '#client/ui/skeleton';
import { limits } from '#shared/core/limits';

interface GiveDialogProps {
  resourceId: string;
  title: string;
  /** Whether each phone has dice of its own. */
  eachRolls: boolean;
  onEachRolls: (eachRolls: boolean) => void;
  onClose: () => void;
}

/** A roll for everybody, or one for each: a code for the board, and a link. Nobody needs an account. */
export function GiveDialog({ resourceId, title, eachRolls, onEachRolls, onClose }: GiveDialogProps) {
  const utils = trpc.useUtils();
  const links = trpc.library.links.useQuery({ id: resourceId });
  const refresh = () => utils.library.links.invalidate({ id: resourceId });
  const share = trpc.library.share.useMutation({ onSuccess: refresh });
  const revoke = trpc.library.revoke.useMutation({ onSuccess: refresh });
  const link = links.data?.items.find(({ mode, code }) => mode === 'play' && code);
  const address = link && `${portalAddress().origin}/s/${link.token}`;

  const copy = (text: string) => copyText(text, { done: 'The link is copied.', otherwise: 'Copy the link by hand.' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Give ${title} to the class`}
      description="Everybody gets the same task, and writes a story of their own. Nobody needs an account."
      size="md"
      actions={
        link ? (
          <Button variant="secondary" pending={revoke.isPending} onClick={() => revoke.mutate({ id: link.id })}>
            Take it back
          </Button>
        ) : (
          <Button
            variant="primary"
            pending={share.isPending}
            onClick={() => share.mutate({ id: resourceId, mode: 'play', days: limits.rollDays })}
          >
            Make a code
          </Button>
        )
      }
    >
      <Checkbox
        label="Each phone rolls its own dice"
        hint={eachRolls ? 'As many dice, of the same kinds and level.' : 'Everybody gets the dice of this roll.'}
        checked={eachRolls}
        onChange={onEachRolls}
      />
      {links.isPending && <SkeletonText lines={2} />}
      {link && address && (
        <div className="grid justify-items-center gap-4 text-center">
          <div className="text-start">
            <HereAloneNote />
          </div>
          <p>
            Go to <strong className="wrap-anywhere">{portalAddress().host}/join</strong> and type
          </p>
          <p className="text-3xl font-bold tracking-[0.2em]">{link.code}</p>
          <QrCode text={address} label="QR code that opens the roll" />
          <div className="flex flex-wrap items-center justify-center gap-3">
            <span className="min-w-0 text-muted wrap-anywhere">{address}</span>
            <Button variant="secondary" icon={<Copy />} onClick={() => void copy(address)}>
              Copy the link
            </Button>
          </div>
          <p className="text-muted">
            {link.expiresAt
              ? `It ends on ${localDate(link.expiresAt)}, or when you take it back.`
              : 'It works until you take it back.'}
          </p>
        </div>
      )}
    </Dialog>
  );
}
