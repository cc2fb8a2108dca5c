import { Clock } from 'lucide-react';
import { useUser } from '#client/lib/auth';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { DailyCapButton } from '#client/tokens/daily-cap-button';
import { Badge } from '#client/ui/badge';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import type { AssociatedUser } from '#shared/api/profile';
import type { UsageReport } from '#shared/api/usage';
import { byAlphabet } from '#shared/core/locale';
import { personName } from './usage-names';
import { Row, Table, TableSection } from './usage-tables';

/** Who spent what of one's tokens, those who spent nothing as well, each with the daily cap. */
export function MembersTable({ report }: { report: UsageReport }) {
  const { id } = useUser();
  const profile = trpc.profile.get.useQuery();
  const members = profile.data?.associatedUsers;
  return (
    <TableSection
      title="Your members"
      lead="A daily cap is how many of your tokens somebody may spend in a day. It ends at midnight."
    >
      {members ? (
        <MemberRows members={members} report={report} selfId={id} />
      ) : profile.isError ? (
        <LoadFailed what="Your list" query={profile} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </TableSection>
  );
}

interface MemberRowsProps {
  members: readonly AssociatedUser[];
  report: UsageReport;
  selfId: string;
}

function MemberRows({ members, report, selfId }: MemberRowsProps) {
  const spentBy = new Map(report.bySpender.map(({ id, tokens }) => [id, tokens]));
  const present = members
    .map((member) => ({ ...member, tokens: spentBy.get(member.id) ?? 0 }))
    .sort((a, b) => b.tokens - a.tokens || byAlphabet(a.username, b.username));
  const memberIds = new Set(members.map(({ id }) => id));
  const former = report.bySpender.filter(({ id }) => !memberIds.has(id));
  if (present.length + former.length === 0) {
    return (
      <EmptyState
        title="Nobody on your list yet"
        className="rounded-card border border-dashed border-edge"
        action={
          <ButtonLink variant="secondary" href="/profile">
            Go to your profile
          </ButtonLink>
        }
      >
        You add people who may use your tokens on your profile.
      </EmptyState>
    );
  }
  return (
    <Table heads={['Who', 'Tokens', 'Daily cap']}>
      {present.map((member) => (
        <Row
          key={member.id}
          name={member.username}
          note={!member.accepted && <Badge icon={<Clock />}>not accepted yet</Badge>}
          figures={[member.tokens]}
          action={<DailyCapButton member={member} />}
        />
      ))}
      {former.map((person) => (
        <Row
          key={person.id}
          name={personName(person, selfId)}
          note="Not on your list any more."
          figures={[person.tokens]}
          action={<span className="sr-only">none</span>}
        />
      ))}
    </Table>
  );
}
