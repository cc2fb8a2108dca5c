import { useUser } from '#client/lib/auth';
import { LoadFailed } from '#client/lib/load-failed';
import { useOwnClaim } from '#client/lib/use-own-claim';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { ClaimForm } from './claim-form';

/** A student whom a class looks after makes the account their own. */
export function ClaimPage() {
  const { isManaged } = useUser();
  const query = useOwnClaim();
  if (!isManaged) {
    return (
      <Page title="This account is yours" lead="You sign in with your own address or username, and a password.">
        <ButtonLink href="/profile">Go to your profile</ButtonLink>
      </Page>
    );
  }
  if (query.data?.claimUntil === null) {
    return (
      <Page title="Not open now" lead="Ask your teacher to let you keep this account. Then come back within a week.">
        <ButtonLink href="/">Go to the start page</ButtonLink>
      </Page>
    );
  }
  return (
    <Page
      width="measure"
      title="Make this account yours"
      lead="From then on you sign in by yourself, also after you leave the class. All that you did stays with you. Your pictures, words and card end."
    >
      {query.data ? (
        <ClaimForm />
      ) : query.isError ? (
        <LoadFailed what="Whether you may keep this account" query={query} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Page>
  );
}
