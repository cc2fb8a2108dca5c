import { Suspense } from 'react';
import { screenOf } from '#client/apps/registry';
import { PortalAttempts } from '#client/attempts/portal-attempts';
import { useRecordOpening } from '#client/lib/app-uses';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { FullScreenSpinner } from '#client/ui/spinner';
import type { AppEntry } from '#shared/core/apps';
import { AppGate } from './app-gate';
import { CrashGuard } from './crash-guard';
import { LoadGuard } from './load-guard';
import { PageTitle } from './page-title';

/** The frame of every app: the gate, its lazy code, and a guard, so that one broken game leaves the portal standing. */
export function AppScreen({ app }: { app: AppEntry }) {
  const Screen = screenOf(app.id);
  if (!Screen) return null;
  return (
    <PageTitle title={app.name}>
      <AppGate app={app}>
        <RecordOpening appId={app.id} />
        <CrashGuard key={app.id} instead={<BrokenApp app={app} />}>
          <LoadGuard>
            <Suspense fallback={<FullScreenSpinner within label="Loading app." />}>
              <PortalAttempts>
                <Screen />
              </PortalAttempts>
            </Suspense>
          </LoadGuard>
        </CrashGuard>
      </AppGate>
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
