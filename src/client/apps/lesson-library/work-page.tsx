import { Download, FileText, FolderInput, History, Pencil, Presentation, Printer, Share2, Trash2 } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { savedToGive } from '#client/giving/saved-work';
import { planPath } from '#client/lessons/plan-path';
import { reasonOf } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { appOf } from '#client/library/open-path';
import { useExport } from '#client/library/use-export';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import type { Resource } from '#shared/api/library';
import { isOwnersOnly } from '#shared/library/kinds/registry';
import { PageHead } from './page-head';
import { pathTo } from './place';
import { useOrganise } from './use-work';
import { WorkContent } from './work-content';
import { factsOf } from './work-facts';

interface WorkDialogProps {
  work: Resource;
  onClose: () => void;
}

const dialogs = {
  print: lazy(() => import('./print-work').then((m) => ({ default: m.PrintWork }))),
  share: lazy(() =>
    import('#client/library/share-dialog').then(({ ShareDialog }) => ({
      default: ({ work, onClose }: WorkDialogProps) => (
        <ShareDialog isRead={work.kind === 'lesson'} resourceId={work.id} title={work.title} onClose={onClose} />
      ),
    })),
  ),
  document: lazy(() =>
    import('#client/lessons/export-dialog').then(({ ExportDialog }) => ({
      default: ({ work, onClose }: WorkDialogProps) =>
        work.kind === 'lesson' ? <ExportDialog title={work.title} data={work.data} onClose={onClose} /> : null,
    })),
  ),
  arrange: lazy(() => import('./arrange-dialog').then((m) => ({ default: m.ArrangeDialog }))),
  versions: lazy(() => import('#client/library/versions-dialog').then((m) => ({ default: m.VersionsDialog }))),
} satisfies Record<string, ComponentType<WorkDialogProps>>;

/** One thing of one's own: to be read, opened in its app, printed, shared and put in order. */
export function WorkPage({ id }: { id: string }) {
  const work = trpc.library.get.useQuery({ id }, { retry: (count, error) => !reasonOf(error) && count < 2 });
  if (work.isPending) return <SkeletonText lines={8} />;
  if (work.isError) {
    if (reasonOf(work.error) === undefined) {
      return <LoadFailed what="Your work" query={work} />;
    }
    return (
      <EmptyState
        title="This is not in My work"
        action={<ButtonLink href={pathTo({ kind: 'shelf', shelf: 'work' })}>My work</ButtonLink>}
      >
        It may be in the trash, or was deleted for good.
      </EmptyState>
    );
  }
  return <WorkDetails work={work.data} />;
}

function WorkDetails({ work }: { work: Resource }) {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const [, navigate] = useLocation();
  const exportWork = useExport();
  const { organise, isPending } = useOrganise(() => navigate(pathTo({ kind: 'shelf', shelf: 'work' })));
  const app = appOf(work);
  const givable = savedToGive(work);
  const OpenDialog = open && dialogs[open];
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead
        title={work.title}
        shelf="work"
        facts={[work.level, ...factsOf(work)]}
        credit={work.credit}
        actions={
          <>
            {app && (
              <ButtonLink href={app.path} variant="primary" icon={<Pencil />}>
                Open in {app.name}
              </ButtonLink>
            )}
            {app && work.kind === 'lesson' && (
              <ButtonLink href={planPath(work.id, { teach: true })} variant="secondary" icon={<Presentation />}>
                Teach
              </ButtonLink>
            )}
            {givable && (
              <>
                <PlayLiveButton work={givable} />
                <GiveButton work={givable} />
              </>
            )}
            <Button variant={app ? 'secondary' : 'primary'} icon={<Printer />} onClick={() => setOpen('print')}>
              Print
            </Button>
            <Button variant="secondary" icon={<FolderInput />} onClick={() => setOpen('arrange')}>
              Organise
            </Button>
            {!isOwnersOnly(work.kind) && (
              <Button variant="secondary" icon={<Share2 />} onClick={() => setOpen('share')}>
                Share
              </Button>
            )}
            <Button variant="secondary" icon={<History />} onClick={() => setOpen('versions')}>
              Versions
            </Button>
            {work.kind === 'lesson' && (
              <Button variant="secondary" icon={<FileText />} onClick={() => setOpen('document')}>
                Word document
              </Button>
            )}
            <Button
              variant="secondary"
              icon={<Download />}
              pending={exportWork.isPending}
              onClick={() => exportWork.run([work.id], work.title)}
            >
              Export
            </Button>
            <Button
              variant="secondary"
              icon={<Trash2 />}
              pending={isPending}
              onClick={() => organise({ ids: [work.id], inTrash: true }, 'In the trash')}
            >
              To the trash
            </Button>
          </>
        }
      />
      <WorkContent work={work} />
      <Suspense fallback={null}>{OpenDialog && <OpenDialog work={work} onClose={() => setOpen(undefined)} />}</Suspense>
    </article>
  );
}
