import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { ButtonLink } from '#client/ui/button-link';
import { SkeletonText } from '#client/ui/skeleton';
import type { Space } from '#shared/api/profile';
import { numberText } from '#shared/core/locale';
import { Section } from './section';

/** From then on it is said that little is left. */
const nearlyFull = 0.9;

/** How much of their space somebody's saved work takes. */
export function SpaceUsed() {
  const query = trpc.profile.space.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Section title="Space" lead="What your saved work takes: with its versions, pictures, and the trash.">
      {query.data ? (
        <SpaceBar space={query.data} />
      ) : query.isError ? (
        <LoadFailed what="How much space you use" query={query} />
      ) : (
        <SkeletonText lines={2} />
      )}
    </Section>
  );
}

export function SpaceBar({ space: { usedBytes, quotaBytes } }: { space: Space }) {
  const share = usedBytes / quotaBytes;
  return (
    <div className="grid max-w-measure gap-3">
      <p>
        <strong>{megabytes(usedBytes)}</strong> of {megabytes(quotaBytes)} used
      </p>
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full border border-line">
        <div className="h-full bg-accent" style={{ width: `${Math.min(100, share * 100)}%` }} />
      </div>
      {share >= nearlyFull && (
        <Banner
          tone={share >= 1 ? 'bad' : 'warn'}
          title={share >= 1 ? 'Your space is full.' : 'Your space is nearly full.'}
          action={
            <ButtonLink variant="secondary" href="/lesson-library">
              Open the library
            </ButtonLink>
          }
        >
          {share >= 1 ? 'Nothing more can be saved, and nothing that you have is lost. ' : ''}
          Export what you want to keep, put what you no longer need into the trash, and empty the trash.
        </Banner>
      )}
    </div>
  );
}

function megabytes(bytes: number): string {
  const number = bytes / 1_000_000;
  if (bytes > 0 && number < 0.1) return 'less than 0.1 MB';
  return `${numberText(number, number < 10 ? 1 : 0)} MB`;
}
