import { Skeleton } from '#client/ui/skeleton';
import { Section } from './section';

const facts = ['Username', 'Email', 'Role', 'Plan', 'Tokens', 'Member since'];

/** The profile before the server has answered, in the size it will have. */
export function ProfileSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your profile…
      </p>
      <Section title="Account">
        <div aria-hidden="true" className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
          {facts.map((name) => (
            <div key={name}>
              <p className="text-sm text-muted">{name}</p>
              <Skeleton className="mt-1 h-5 w-40" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-6 h-control w-40" />
      </Section>
      <Section title="Role">
        <div className="grid gap-3 sm:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-28 rounded-card" />
          ))}
        </div>
      </Section>
    </>
  );
}
