import { Suspense } from 'react';
import type { AppEntry } from '../../shared/apps';
import { screenOf } from '../apps/registry';
import { TokenGate } from '../features/tokens/token-gate';
import { useRecordOpening } from '../lib/app-uses';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Page } from '../ui/page';
import { FullScreenSpinner } from '../ui/spinner';
import { CrashGuard } from './crash-guard';
import { PageTitle } from './page-title';

/** The frame of every app: the gate, its lazy code, and a guard, so that one broken game leaves the portal standing. */
export function AppScreen({ app }: { app: AppEntry }) {
  const Screen = screenOf(app.id);
  if (!Screen) return null;
  return (
    <PageTitle title={app.name}>
      <TokenGate app={app}>
        <RecordOpening appId={app.id} />
        <CrashGuard key={app.id} instead={<BrokenApp app={app} />}>
          <Suspense fallback={<FullScreenSpinner within label="Loading app." />}>
            <Screen />
          </Suspense>
        </CrashGuard>
      </TokenGate>
    </PageTitle>
  );
}

/** Stands behind the gate: an app that was not paid for was not opened. */
function RecordOpening({ appId }: { appId: string }) {
  useRecordOpening(appId);
  return null;
}

function BrokenApp({ app }: { app: AppEntry }) {
  return (
    <Page title={app.name} width="page">
      <Banner tone="bad" title={`${app.name} stopped working.`}>
        The rest of the portal is fine. Reloading usually helps, and opening it again costs nothing.
      </Banner>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <ButtonLink variant="secondary" href="/">
          Return to Portal
        </ButtonLink>
      </div>
    </Page>
  );
}
