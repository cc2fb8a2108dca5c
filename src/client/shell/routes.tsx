import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { type AppEntry, apps } from '../../shared/apps';
import { LowTokenWarning } from '../features/tokens/low-token-warning';
import { useAuth } from '../lib/auth';
import { FullScreenSpinner } from '../ui/spinner';
import { Titled } from './titled';

const LoginPage = lazy(() => import('../features/account/login-page').then((m) => ({ default: m.LoginPage })));
const ForgotPasswordPage = lazy(() =>
  import('../features/account/forgot-password-page').then((m) => ({ default: m.ForgotPasswordPage })),
);
const ResetPasswordPage = lazy(() =>
  import('../features/account/reset-password-page').then((m) => ({ default: m.ResetPasswordPage })),
);
const ProfilePage = lazy(() => import('../features/account/profile-page').then((m) => ({ default: m.ProfilePage })));
const DashboardPage = lazy(() =>
  import('../features/dashboard/dashboard-page').then((m) => ({ default: m.DashboardPage })),
);
const PricingPage = lazy(() => import('../features/billing/pricing-page').then((m) => ({ default: m.PricingPage })));
const LandingPage = lazy(() => import('../features/studio/landing-page').then((m) => ({ default: m.LandingPage })));
const DigitalPage = lazy(() => import('../features/studio/digital-page').then((m) => ({ default: m.DigitalPage })));
const ContactPage = lazy(() => import('../features/studio/contact-page').then((m) => ({ default: m.ContactPage })));
const ThemePage = lazy(() => import('../features/studio/theme-page').then((m) => ({ default: m.ThemePage })));
const AdminPage = lazy(() => import('../features/admin/admin-page').then((m) => ({ default: m.AdminPage })));
const AppScreen = lazy(() => import('./app-screen').then((m) => ({ default: m.AppScreen })));

/** Who may see a page; everybody else is sent on. */
type Access = 'everyone' | 'signed-out' | 'signed-in' | 'admin';

interface PageEntry {
  path: string;
  title: string;
  access: Access;
  page: ComponentType;
}

const pages: readonly PageEntry[] = [
  { path: '/login', title: 'Sign in', access: 'signed-out', page: LoginPage },
  { path: '/forgot-password', title: 'Forgot your password?', access: 'signed-out', page: ForgotPasswordPage },
  { path: '/reset-password', title: 'Choose a new password', access: 'signed-out', page: ResetPasswordPage },
  { path: '/pricing', title: 'Pricing', access: 'everyone', page: PricingPage },
  { path: '/digital', title: 'Services', access: 'everyone', page: DigitalPage },
  { path: '/landing', title: 'Software for classrooms', access: 'everyone', page: LandingPage },
  { path: '/contact', title: 'Contact', access: 'everyone', page: ContactPage },
  { path: '/theme', title: 'Themes', access: 'everyone', page: ThemePage },
  { path: '/profile', title: 'Profile', access: 'signed-in', page: ProfilePage },
  { path: '/admin', title: 'Admin', access: 'admin', page: AdminPage },
];

export function Routes() {
  const { isAuthenticated } = useAuth();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Switch>
        <Route path="/">{isAuthenticated ? <Dashboard /> : <Landing />}</Route>
        {pages.map(({ path, title, access, page: PageScreen }) => (
          <Route key={path} path={path}>
            <Guarded access={access}>
              <Titled title={title}>
                <PageScreen />
              </Titled>
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

function Dashboard() {
  return (
    <Titled title="Dashboard">
      <DashboardPage notice={<LowTokenWarning />} />
    </Titled>
  );
}

function Landing() {
  return (
    <Titled title="Software for classrooms">
      <LandingPage />
    </Titled>
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
  return (
    <Titled title={app.name}>
      <AppScreen app={app} />
    </Titled>
  );
}
