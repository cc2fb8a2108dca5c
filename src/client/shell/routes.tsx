import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { type AppEntry, apps } from '../../shared/apps';
import { LowTokenWarning } from '../features/tokens/low-token-warning';
import { useAuth } from '../lib/auth';
import { FullScreenSpinner } from '../ui/spinner';
import { Titled } from './titled';

/**
 * A page whose code loads when it is first shown. Its title belongs to that code: named before, the page would be
 * announced while it is not there yet.
 */
function page(title: string, load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const Screen = await load();
    return {
      default: () => (
        <Titled title={title}>
          <Screen />
        </Titled>
      ),
    };
  });
}

const landingTitle = 'Software for classrooms';
const loadLanding = () => import('../features/studio/landing-page').then((m) => m.LandingPage);

const Landing = page(landingTitle, loadLanding);
const Dashboard = page('Dashboard', async () => {
  const { DashboardPage } = await import('../features/dashboard/dashboard-page');
  return () => <DashboardPage notice={<LowTokenWarning />} />;
});
const AppScreen = lazy(() => import('./app-screen').then((m) => ({ default: m.AppScreen })));

/** Who may see a page; everybody else is sent on. */
type Access = 'everyone' | 'signed-out' | 'signed-in' | 'admin';

interface PageEntry {
  path: string;
  access: Access;
  screen: ComponentType;
}

const pages: readonly PageEntry[] = [
  {
    path: '/login',
    access: 'signed-out',
    screen: page('Sign in', () => import('../features/account/login-page').then((m) => m.LoginPage)),
  },
  {
    path: '/forgot-password',
    access: 'signed-out',
    screen: page('Forgot your password?', () =>
      import('../features/account/forgot-password-page').then((m) => m.ForgotPasswordPage),
    ),
  },
  {
    path: '/reset-password',
    access: 'signed-out',
    screen: page('Choose a new password', () =>
      import('../features/account/reset-password-page').then((m) => m.ResetPasswordPage),
    ),
  },
  {
    path: '/pricing',
    access: 'everyone',
    screen: page('Pricing', () => import('../features/billing/pricing-page').then((m) => m.PricingPage)),
  },
  {
    path: '/digital',
    access: 'everyone',
    screen: page('Services', () => import('../features/studio/digital-page').then((m) => m.DigitalPage)),
  },
  { path: '/landing', access: 'everyone', screen: page(landingTitle, loadLanding) },
  {
    path: '/contact',
    access: 'everyone',
    screen: page('Contact', () => import('../features/studio/contact-page').then((m) => m.ContactPage)),
  },
  {
    path: '/theme',
    access: 'everyone',
    screen: page('Themes', () => import('../features/studio/theme-page').then((m) => m.ThemePage)),
  },
  {
    path: '/profile',
    access: 'signed-in',
    screen: page('Profile', () => import('../features/account/profile-page').then((m) => m.ProfilePage)),
  },
  {
    path: '/admin',
    access: 'admin',
    screen: page('Admin', () => import('../features/admin/admin-page').then((m) => m.AdminPage)),
  },
];

export function Routes() {
  const { isAuthenticated, hasEnded } = useAuth();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Switch>
        <Route path="/">
          {isAuthenticated ? <Dashboard /> : hasEnded ? <Redirect to="/login" replace /> : <Landing />}
        </Route>
        {pages.map(({ path, access, screen: Screen }) => (
          <Route key={path} path={path}>
            <Guarded access={access}>
              <Screen />
            </Guarded>
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
    </Suspense>
  );
}

function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const { isAuthenticated, user } = useAuth();
  if (access === 'signed-out' && isAuthenticated) return <Redirect to="/" replace />;
  if ((access === 'signed-in' || access === 'admin') && !isAuthenticated) return <Redirect to="/login" replace />;
  if (access === 'admin' && user?.role !== 'admin') return <Redirect to="/" replace />;
  return children;
}

/** Free apps and the lesson planner are open to all, the others to signed-in users. */
function AppRoute({ app }: { app: AppEntry }) {
  const { isAuthenticated } = useAuth();
  if (app.notBuiltYet) return <Redirect to="/" replace />;
  const isOpen = app.tokenCost === 0 || isAuthenticated || app.id === 'lesson-planner';
  if (!isOpen) return <Redirect to="/login" replace />;
  return <AppScreen app={app} />;
}
