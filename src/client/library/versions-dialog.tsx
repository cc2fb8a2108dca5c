import { trpc } from '#client/lib/trpc';
import type { Resource } from '#shared/api/library';
import { type Change, compareContent, sayChanges } from '#shared/library/compare';
import { ChangeList } from './change-view';
import { CompareVersions } from './compare-versions';

/** The versions of saved work. */
export function VersionsDialog({ work, onClose }: { work: Resource; onClose: () => void }) {
  const { client, library } = trpc.useUtils();
  const { id } = work;
  return (
    <CompareVersions
      name={work.title}
      description="A version is kept for about every ten minutes of work, up to fifty."
      none="There are no older versions yet. Once you change it, the version before is kept here."
      id={[id]}
      list={() => client.library.versions.query({ id })}
      labelOf={({ title }) => title}
      load={(version) => client.library.version.query({ id, version })}
      compare={(then) => <Changes changes={compareContent(then, work)} />}
      restore={(version) => client.library.restoreVersion.mutate({ id, version })}
      onRestored={() => void library.invalidate()}
      onClose={onClose}
    />
  );
}

/** What has changed since, part by part. */
function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <section aria-labelledby="changes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="changes" className="font-bold">
        Since then: {sayChanges(changes)}
      </h3>
      <ChangeList changes={changes} />
    </section>
  );
}
