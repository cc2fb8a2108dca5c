import { ArrowLeft, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useUser } from '#client/lib/auth';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { DownloadData } from './download-data';
import { Section } from './section';
import { YourPictures } from './your-pictures';

const loadDeleteDialog = () => import('./delete-account-dialog').then((m) => m.DeleteAccountDialog);

/** What the portal keeps of somebody: to download, and to delete for good. */
export function DataPage() {
  const { isManaged } = useUser();
  const [isAsked, setAsked] = useState(false);
  const download = useRef<HTMLDivElement>(null);
  /** Where the focus goes after the dialog, where that is not what opened it. */
  const returnFocus = useRef<HTMLElement>(null);

  function ask() {
    returnFocus.current = null;
    setAsked(true);
  }

  function downloadFirst() {
    returnFocus.current = download.current?.querySelector('button') ?? null;
    setAsked(false);
  }

  return (
    <Page
      title="Your data"
      lead="What the portal keeps of you is yours: take a copy of it, or delete it."
      actions={
        <ButtonLink href="/profile" variant="secondary" icon={<ArrowLeft />}>
          Profile
        </ButtonLink>
      }
      width="wide"
      className="grid gap-12"
    >
      <Section title="Download" lead="One ZIP file with all of it.">
        <div ref={download}>
          <DownloadData />
        </div>
      </Section>
      {!isManaged && <YourPictures />}
      <Section title="Delete your account" lead="This cannot be taken back.">
        <div className="grid max-w-measure gap-4">
          <p>
            Your account goes, and with it your saved work, your results, your pictures, your recordings and the texts
            that you handed in. Results of somebody else’s quiz or test stay with them, without your name.
          </p>
          <div>
            <Button variant="danger" icon={<Trash2 />} onClick={ask}>
              Delete your account
            </Button>
          </div>
        </div>
      </Section>
      <p className="text-muted">
        What is kept, for how long, and who sees it:{' '}
        <Link href="/privacy" className="target font-bold text-accent underline underline-offset-4">
          Privacy
        </Link>
      </p>
      {isAsked && (
        <LazyDialog
          load={loadDeleteDialog}
          dialog={{ onClose: () => setAsked(false), onDownloadFirst: downloadFirst, returnFocus }}
        />
      )}
    </Page>
  );
}
