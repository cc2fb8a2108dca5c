import { Building2, ShieldCheck } from 'lucide-react';
import { useUser } from '#client/lib/auth';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { mayAssociate, mayTeach } from '#shared/core/roles';
import { AccountInfo } from './account-info';
import { Appearance } from './appearance';
import { AssociatedUsers } from './associated-users';
import { ProfileSkeleton } from './profile-skeleton';
import { RolePicker } from './role-picker';
import { Section } from './section';
import { SharedWithYou } from './shared-with-you';
import { SpaceUsed } from './space';
import { TokenOwners } from './token-owners';

/** Who somebody is here, with whom they share tokens, and how the portal looks to them. */
export function ProfilePage() {
  const { username } = useUser();
  const profile = trpc.profile.get.useQuery();
  const user = profile.data;
  return (
    <Page title="Profile" lead={`Signed in as ${username}.`} width="wide" className="grid gap-12">
      {user && (
        <>
          <AccountInfo user={user} />
          <RolePicker role={user.role} />
          {mayAssociate(user.role) && <AssociatedUsers users={user.associatedUsers} owner={user} />}
          {user.tokenOwners.length > 0 && <TokenOwners owners={user.tokenOwners} />}
          <SharedWithYou />
        </>
      )}
      {!user && profile.isError && (
        <Banner
          tone="bad"
          title="Failed to load profile."
          action={
            <Button
              variant="secondary"
              pending={profile.isFetching}
              pendingLabel="Loading…"
              onClick={() => void profile.refetch()}
            >
              Try again
            </Button>
          }
        >
          Check your connection. Your account is safe.
        </Banner>
      )}
      {user || profile.isError ? <Settings profile={user} /> : <ProfileSkeleton />}
    </Page>
  );
}

/** What stands below who somebody is, and would be pushed down if it were there before. */
function Settings({ profile }: { profile: RouterOutputs['profile']['get'] | undefined }) {
  return (
    <>
      <Appearance />
      {profile && mayTeach(profile.role) && (
        <Section title="School" lead="The school that you are in, and schools that invite you.">
          <ButtonLink href="/school" variant="secondary" icon={<Building2 />}>
            Open school
          </ButtonLink>
        </Section>
      )}
      <Section title="Security" lead="Where you are signed in, and keys for outside tools.">
        <ButtonLink href="/profile/security" variant="secondary" icon={<ShieldCheck />}>
          Open security
        </ButtonLink>
      </Section>
      {profile && <SpaceUsed />}
      <Section title="Your data" lead="What the portal keeps of you is yours.">
        <ButtonLink href="/profile/data" variant="secondary">
          Download or delete your data
        </ButtonLink>
      </Section>
    </>
  );
}
