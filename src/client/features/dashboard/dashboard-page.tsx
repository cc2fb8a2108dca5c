import type { ReactNode } from 'react';
import { apps } from '../../../shared/apps';
import { useUser } from '../../lib/auth';
import { useTotalTokens } from '../../lib/use-balance';
import { Page } from '../../ui/page';
import { AppCard } from './app-card';

/** The sixteen apps, those that are open first. `notice` stands above them. */
export function DashboardPage({ notice }: { notice?: ReactNode }) {
  const user = useUser();
  const tokens = useTotalTokens();
  const open = apps.filter((app) => !('notBuiltYet' in app));
  const inTheWorkshop = apps.filter((app) => 'notBuiltYet' in app);
  return (
    <Page width="wide" title={`Hello, ${user.username}`} lead="What would you like to do with your class?">
      {notice && <div className="mb-8 empty:hidden">{notice}</div>}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {[...open, ...inTheWorkshop].map((app) => (
          <AppCard key={app.id} app={app} tokens={tokens} />
        ))}
      </ul>
    </Page>
  );
}
