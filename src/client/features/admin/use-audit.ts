import { keepPreviousData } from '@tanstack/react-query';
import { useAuth } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { usePaging } from '#client/lib/use-paging';
import { type AuditView, queryOf } from './audit-view';

export const pageSize = 50;

/** One page of the audit log. Asks only for administrators. */
export function useAudit(view: AuditView) {
  const { user } = useAuth();
  const query = queryOf(view);
  const { page, cursor, goOn, back } = usePaging(JSON.stringify(query));
  const list = trpc.audit.page.useQuery(
    { ...query, limit: pageSize, cursor },
    {
      enabled: user?.role === 'admin',
      // The page that is shown stays until the next one is there; what nobody waits for any more is called off.
      placeholderData: keepPreviousData,
      trpc: { abortOnUnmount: true },
    },
  );
  const nextCursor = list.data?.nextCursor;
  return {
    list,
    entries: list.data?.items,
    page,
    goBack: page > 0 ? back : undefined,
    goOn: nextCursor ? () => goOn(nextCursor) : undefined,
  };
}
