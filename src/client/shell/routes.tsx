import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useAuth, useUser } from '#client/lib/auth';
import { settings } from '#client/lib/portal-settings';
import { FullScreenSpinner } from '#client/ui/spinner';
import { type AppEntry, apps } from '#shared/core/apps';
import { publicPages } from '#shared/core/public-pages';
import { PageTitle } from './page-title';

/** A page whose code loads when it is first shown. */
interface PageCode {
  /** Fetches it, so that it can then be shown at once. */
  load(): Promise<unknown>;
  /** What shows the page, once its code is there. */
  loaded(): ComponentType | undefined;
  /** The same, for those who can wait for it. */
  Awaited: ComponentType;
}

/**
 * The title of a page belongs to the code that loads: named before, the page would be announced while it is not there
 * yet.
 */
function page(title: string, importScreen: () => Promise<ComponentType>): PageCode {
  let loaded: ComponentType | undefined;
  async function load() {
    const Screen = await importScreen();
    loaded ??= () => (
      <PageTitle title={title}>
        <Screen />
      </PageTitle>
    );
    return { default: loaded };
  }
  return { load, loaded: () => loaded, Awaited: lazy(load) };
}

/**
 * Rendering without a browser and hydrating cannot wait: what is loaded is shown at once, and outside any boundary, so
 * that the whole page comes to life in one step.
 */
function PageOf({ page }: { page: PageCode }) {
  const [Loaded] = useState(page.loaded);
  if (Loaded) return <Loaded />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <page.Awaited />
    </Suspense>
  );
}

const landing = page(publicPages.home.title, () =>
  import('#client/features/studio/landing-page').then((m) => m.LandingPage),
);
const dashboard = page('Dashboard', async () => {
  const [{ DashboardPage }, { LowTokenWarning }, AddressBanner] = await Promise.all([
    import('#client/features/dashboard/dashboard-page'),
    import('#client/features/tokens/low-token-warning'),
    // Only where there is something to ask for.
    settings.verifiesAddresses && import('#client/features/account/address-banner').then((m) => m.AddressBanner),
  ]);
  const notice = (
    <>
      {AddressBanner && <AddressBanner />}
      <LowTokenWarning />
    </>
  );
  // A student without an address has none to confirm, and buys no tokens.
  return () => <DashboardPage notice={useUser().isManaged ? null : notice} />;
});
const AppScreen = lazy(() => import('./app-screen').then((m) => ({ default: m.AppScreen })));

/** Who may see a page; everybody else is sent on. */
type Access = 'everyone' | 'signed-out' | 'signed-in' | 'admin';

interface PageEntry {
  path: string;
  access: Access;
  code: PageCode;
}

const pages: readonly PageEntry[] = [
  {
    path: '/login',
    access: 'signed-out',
    code: page(publicPages.login.title, () => import('#client/features/account/login-page').then((m) => m.LoginPage)),
  },
  {
    path: '/class-sign-in',
    access: 'signed-out',
    code: page('Sign in to your class', () =>
      import('#client/features/class-sign-in/class-sign-in-page').then((m) => m.ClassSignInPage),
    ),
  },
  {
    path: '/card',
    access: 'everyone',
    code: page('Your card', () => import('#client/features/class-sign-in/card-page').then((m) => m.CardPage)),
  },
  {
    path: '/forgot-password',
    access: 'signed-out',
    code: page('Forgot your password?', () =>
      import('#client/features/account/forgot-password-page').then((m) => m.ForgotPasswordPage),
    ),
  },
  {
    path: '/reset-password',
    access: 'signed-out',
    code: page('Choose a new password', () =>
      import('#client/features/account/reset-password-page').then((m) => m.ResetPasswordPage),
    ),
  },
  {
    path: '/verify-email',
    access: 'everyone',
    code: page('Confirm your email address', () =>
      import('#client/features/account/verify-email-page').then((m) => m.VerifyEmailPage),
    ),
  },
  {
    path: '/pricing',
    access: 'everyone',
    code: page(publicPages.pricing.title, () =>
      import('#client/features/billing/pricing-page').then((m) => m.PricingPage),
    ),
  },
  {
    path: '/digital',
    access: 'everyone',
    code: page(publicPages.digital.title, () =>
      import('#client/features/studio/digital-page').then((m) => m.DigitalPage),
    ),
  },
  { path: '/landing', access: 'everyone', code: landing },
  {
    path: '/contact',
    access: 'everyone',
    code: page('Contact', () => import('#client/features/studio/contact-page').then((m) => m.ContactPage)),
  },
  {
    path: '/privacy',
    access: 'everyone',
    code: page(publicPages.privacy.title, () =>
      import('#client/features/studio/privacy-page').then((m) => m.PrivacyPage),
    ),
  },
  {
    path: '/theme',
    access: 'everyone',
    code: page('Themes', () => import('#client/features/studio/theme-page').then((m) => m.ThemePage)),
  },
  {
    path: '/attribution',
    access: 'everyone',
    code: page('Attribution', () => import('#client/features/studio/attribution-page').then((m) => m.AttributionPage)),
  },
  {
    path: '/screen',
    access: 'everyone',
    code: page('Class screen', () =>
      import('#client/features/class-screen/class-screen-page').then((m) => m.ClassScreenPage),
    ),
  },
  {
    path: '/remote',
    access: 'everyone',
    code: page('Remote', () => import('#client/features/class-screen/remote-page').then((m) => m.RemotePage)),
  },
  {
    path: '/s/:token',
    access: 'everyone',
    code: page('Shared with you', () => import('#client/features/share/share-page').then((m) => m.SharePage)),
  },
  {
    path: '/claim',
    access: 'signed-in',
    code: page('Make this account yours', () => import('#client/features/account/claim-page').then((m) => m.ClaimPage)),
  },
  {
    path: '/profile',
    access: 'signed-in',
    code: page('Profile', () => import('#client/features/account/profile-page').then((m) => m.ProfilePage)),
  },
  {
    path: '/profile/security',
    access: 'signed-in',
    code: page('Security', () => import('#client/features/account/security/security-page').then((m) => m.SecurityPage)),
  },
  {
    path: '/profile/data',
    access: 'signed-in',
    code: page('Your data', () => import('#client/features/account/data-page').then((m) => m.DataPage)),
  },
  {
    path: '/classes',
    access: 'signed-in',
    code: page('Classes', () => import('#client/features/classes/classes-page').then((m) => m.ClassesPage)),
  },
  {
    path: '/classes/:id',
    access: 'signed-in',
    code: page('Class', () => import('#client/features/classes/class-page').then((m) => m.ClassPage)),
  },
  {
    path: '/school',
    access: 'signed-in',
    code: page('School', () => import('#client/features/school/school-page').then((m) => m.SchoolPage)),
  },
  {
    path: '/classes/:id/progress/:part?',
    access: 'signed-in',
    code: page('Progress', () => import('#client/features/progress/progress-screen').then((m) => m.ProgressScreen)),
  },
  {
    path: '/assignments/:id',
    access: 'signed-in',
    code: page('Results', () => import('#client/features/assignments/results-page').then((m) => m.ResultsPage)),
  },
  {
    path: '/assignments/:id/wall',
    access: 'signed-in',
    code: page('Wall', () => import('#client/features/assignments/wall/wall-page').then((m) => m.WallPage)),
  },
  {
    path: '/live',
    access: 'signed-in',
    code: page('Live games', () => import('#client/features/live/games-page').then((m) => m.GamesPage)),
  },
  {
    path: '/live/:id',
    access: 'signed-in',
    code: page('Live game', () => import('#client/features/live/host-page').then((m) => m.HostPage)),
  },
  {
    path: '/live/:id/report',
    access: 'signed-in',
    code: page('Report', () => import('#client/features/live/report-page').then((m) => m.ReportPage)),
  },
  {
    path: '/to-mark',
    access: 'signed-in',
    code: page('To mark', () => import('#client/features/marking/marking-page').then((m) => m.MarkingPage)),
  },
  {
    path: '/work/:id',
    access: 'signed-in',
    code: page('Given work', () => import('#client/features/assignments/play-page').then((m) => m.PlayPage)),
  },
  {
    path: '/usage',
    access: 'signed-in',
    code: page('Usage', () => import('#client/features/usage/usage-page').then((m) => m.UsagePage)),
  },
  {
    path: '/billing',
    access: 'signed-in',
    code: page('Billing', () => import('#client/features/billing/billing-page').then((m) => m.BillingPage)),
  },
  {
    path: '/billing/receipts/:id',
    access: 'signed-in',
    code: page('Receipt', () => import('#client/features/billing/receipt-page').then((m) => m.ReceiptPage)),
  },
  {
    path: '/admin',
    access: 'admin',
    code: page('Admin', () => import('#client/features/admin/admin-page').then((m) => m.AdminPage)),
  },
  {
    path: '/admin/model',
    access: 'admin',
    code: page('Language model', () => import('#client/features/admin/model-page').then((m) => m.ModelPage)),
  },
  {
    path: '/admin/audit',
    access: 'admin',
    code: page('Audit log', () => import('#client/features/admin/audit-page').then((m) => m.AuditPage)),
  },
  {
    path: '/admin/retention',
    access: 'admin',
    code: page('Retention', () => import('#client/features/admin/retention-page').then((m) => m.RetentionPage)),
  },
  {
    path: '/admin/schools/:id?',
    access: 'admin',
    code: page('Schools', () => import('#client/features/admin/schools-page').then((m) => m.SchoolsPage)),
  },
];

/** Fetches the code of the page that a visitor sees at this address. */
export async function loadPage(path: string): Promise<void> {
  const code = path === '/' ? landing : pages.find((entry) => entry.path === path)?.code;
  await code?.load();
}

export function Routes() {
  const { isAuthenticated } = useAuth();
  return (
    <Switch>
      <Route path="/">
        {isAuthenticated ? <PageOf key="dashboard" page={dashboard} /> : <PageOf key="landing" page={landing} />}
      </Route>
      {pages.map(({ path, access, code }) => (
        <Route key={path} path={path}>
          <AccessGuard access={access}>
            <PageOf page={code} />
          </AccessGuard>
        </Route>
      ))}
      {apps.map((app) => (
        <Route key={app.id} path={app.path}>
          <AppRoute app={app} />
        </Route>
      ))}
      <Route>
        <Redirect to={isAuthenticated ? '/' : '/login'} replace />
      </Route>
    </Switch>
  );
}

function AccessGuard({ access, children }: { access: Access; children: ReactNode }) {
  const { isAuthenticated, user } = useAuth();
  if (access === 'signed-out' && isAuthenticated) return <Redirect to="/" replace />;
  if ((access === 'signed-in' || access === 'admin') && !isAuthenticated) return <Redirect to="/login" replace />;
  if (access === 'admin' && user?.role !== 'admin') return <Redirect to="/" replace />;
  return children;
}

/** Free apps and the lesson planner are open to all, the others to signed-in users. */
function AppRoute({ app }: { app: AppEntry }) {
  const { isAuthenticated } = useAuth();
  const isOpen = app.tokenCost === 0 || isAuthenticated || app.id === 'lesson-planner';
  if (!isOpen) return <Redirect to="/login" replace />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <AppScreen app={app} />
    </Suspense>
  );
}
