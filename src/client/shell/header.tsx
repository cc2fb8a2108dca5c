import { ChevronDown, Coins, LogOut, Menu as MenuIcon, Search, ShieldCheck, UserRound, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useShortcut } from '#client/features/palette/shortcut';
import { useAuth } from '#client/lib/auth';
import { shortCount } from '#client/lib/format';
import { usePlan } from '#client/lib/plan';
import { mailLink } from '#client/lib/portal-settings';
import { useTotalTokens } from '#client/lib/use-balance';
import { Badge } from '#client/ui/badge';
import { ButtonLink } from '#client/ui/button-link';
import { buttonLook } from '#client/ui/button-look';
import { cx } from '#client/ui/cx';
import { KeyCap } from '#client/ui/key-cap';
import { Logo } from '#client/ui/logo';
import { Skeleton } from '#client/ui/skeleton';
import { count } from '#shared/core/count';
import { type PlanId, planOf } from '#shared/core/plans';
import type { Role } from '#shared/core/roles';
import { BalanceNews } from './balance-news';
import { Disclosure } from './disclosure';

interface Place {
  href: string;
  label: string;
}

/** `isManaged`: a class looks after the account, which buys nothing and has no profile of its own. */
function placesFor(role: Role | undefined, isManaged: boolean): Place[] {
  if (isManaged) {
    return [
      { href: '/', label: 'Home' },
      { href: '/classes', label: 'Classes' },
    ];
  }
  return [
    { href: '/', label: 'Home' },
    ...(role && role !== 'admin' ? [{ href: '/classes', label: 'Classes' }] : []),
    { href: '/pricing', label: 'Pricing' },
    { href: '/digital', label: 'Services' },
    { href: '/profile', label: 'Profile' },
    { href: mailLink(), label: 'Contact' },
    ...(role === 'admin' ? [{ href: '/admin', label: 'Admin' }] : []),
  ];
}

/** The bar over all pages; on a phone its links and actions are in a menu. `onSearch` opens the command palette. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const { user, isLoading } = useAuth();
  const plan = usePlan()?.plan;
  const places = placesFor(user?.role, user?.isManaged ?? false);
  return (
    <header className="steps-back sticky top-0 z-30 border-b border-line bg-canvas px-4 sm:px-8 print:hidden">
      <div className="mx-auto flex min-h-16 max-w-wide flex-wrap items-center gap-2 sm:gap-3">
        <Link href="/" aria-label="Classroom Studio" className="target inline-flex items-center no-underline">
          <Logo className={cx('text-lg', user && 'max-sm:[&>span]:hidden')} />
        </Link>
        <nav aria-label="Main" className="ml-2 hidden lg:flex">
          {places.map((place) => (
            <NavLink key={place.label} {...place} />
          ))}
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 sm:gap-3">
          <SearchButton onPress={onSearch} />
          {isLoading ? (
            <Skeleton className="h-9 w-20 sm:w-32" />
          ) : user?.isManaged ? (
            <NotYou username={user.username} />
          ) : user ? (
            <SignedInBar username={user.username} plan={plan ?? user.plan} />
          ) : (
            <SignedOutBar />
          )}
          <Disclosure
            label="Menu"
            className="lg:hidden"
            trigger={(open) => (open ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />)}
            triggerClassName={cx(buttonLook('secondary'), 'size-11 px-0!')}
            hideLabel
          >
            <nav aria-label="Main, menu" className="grid">
              {places.map((place) => (
                <NavLink key={place.label} {...place} />
              ))}
            </nav>
            <div className="mt-2 grid border-t border-line pt-2">
              {isLoading ? (
                <Skeleton className="m-3 h-5" />
              ) : user ? (
                <>
                  <p className="flex min-h-11 items-center justify-between gap-3 px-3">
                    <span className="min-w-0 truncate font-bold">{user.username}</span>
                    {!user.isManaged && <PlanBadge plan={plan ?? user.plan} />}
                  </p>
                  <AccountEntries />
                </>
              ) : (
                <SignedOutEntries />
              )}
            </div>
          </Disclosure>
        </div>
      </div>
    </header>
  );
}

/** Only a picture where there is little room; elsewhere it teaches its shortcut. */
function SearchButton({ onPress }: { onPress: () => void }) {
  const shortcut = useShortcut();
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut.aria}
      title={`Search (${shortcut.text})`}
      onClick={onPress}
      className={cx(buttonLook('quiet'), 'min-h-11 min-w-11 px-2!')}
    >
      <Search aria-hidden="true" />
      <span className="sr-only">Search</span>
      <KeyCap className="max-xl:hidden">{shortcut.text}</KeyCap>
    </button>
  );
}

const entryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-mark px-3 text-left tone-neutral hover:tinted-hover [&_svg]:size-5';

function NavLink({ href, label }: Place) {
  const [path] = useLocation();
  const isHere = path === href;
  const look = cx(entryLook, 'w-auto font-bold lg:max-xl:px-2', isHere ? 'text-accent' : 'text-ink');
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={look}>
        {label}
      </a>
    );
  }
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined} className={look}>
      {label}
    </Link>
  );
}

function SignedInBar({ username, plan }: { username: string; plan: PlanId }) {
  const tokens = useTotalTokens();
  return (
    <>
      <Link href="/usage" className="target inline-flex no-underline">
        <span className="sr-only">Usage. </span>
        <span
          role="img"
          aria-label={`You have ${count(tokens, 'token')}`}
          title={`You have ${count(tokens, 'token')}`}
          className="inline-flex items-center gap-1.5 font-bold tabular-nums"
        >
          <Coins aria-hidden="true" className="size-5 text-accent" />
          {shortCount(tokens)}
        </span>
      </Link>
      <BalanceNews />
      <span className="hidden sm:inline-flex">
        <PlanBadge plan={plan} />
      </span>
      <Disclosure
        label={username}
        className="hidden lg:block"
        trigger={() => (
          <>
            <UserRound aria-hidden="true" />
            <span className="max-w-32 truncate max-xl:sr-only">{username}</span>
            <ChevronDown aria-hidden="true" />
          </>
        )}
        triggerClassName={cx(buttonLook('quiet'), 'px-2!')}
      >
        <AccountEntries />
      </Disclosure>
    </>
  );
}

/** Who sits at a device that a class shares. One press is enough for whoever does not. */
function NotYou({ username }: { username: string }) {
  const { logout } = useAuth();
  const [, navigate] = useLocation();
  async function leave() {
    await logout();
    navigate('/class-sign-in');
  }
  return (
    <p className="flex min-w-0 items-center gap-1">
      <span className="max-w-24 truncate font-bold sm:max-w-64">{username}.</span>
      <button type="button" className={cx(buttonLook('quiet'), 'min-h-11 px-2!')} onClick={() => void leave()}>
        Not you?
      </button>
    </p>
  );
}

function PlanBadge({ plan }: { plan: PlanId }) {
  return <Badge tone={plan === 'free' ? 'neutral' : 'accent'}>{planOf(plan).name}</Badge>;
}

function AccountEntries() {
  const { user, logout } = useAuth();
  const [, navigate] = useLocation();
  async function signOut() {
    await logout();
    navigate(user?.isManaged ? '/class-sign-in' : '/');
  }
  return (
    <>
      {!user?.isManaged && <Entry href="/login" icon={<UserRound aria-hidden="true" />} label="Teacher Portal" />}
      {user?.isInSchool && <Entry href="/school" icon={<ShieldCheck aria-hidden="true" />} label="School" />}
      {user?.role === 'admin' && <Entry href="/admin" icon={<ShieldCheck aria-hidden="true" />} label="Admin Panel" />}
      <button type="button" className={entryLook} onClick={() => void signOut()}>
        <LogOut aria-hidden="true" />
        Sign Out
      </button>
    </>
  );
}

function Entry({ href, icon, label }: Place & { icon?: ReactNode }) {
  return (
    <Link href={href} className={entryLook}>
      {icon}
      {label}
    </Link>
  );
}

function SignedOutBar() {
  return (
    <div className="hidden gap-3 sm:flex">
      <ButtonLink href="/login" variant="quiet">
        Sign In
      </ButtonLink>
      <ButtonLink href="/login" variant="primary">
        Get Started
      </ButtonLink>
    </div>
  );
}

function SignedOutEntries() {
  return (
    <>
      <Entry href="/login" label="Sign In" />
      <Entry href="/login" label="Get Started" />
    </>
  );
}
