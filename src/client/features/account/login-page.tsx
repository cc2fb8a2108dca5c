import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { prepareCaptcha } from '#client/lib/captcha';
import { AccountForm, type AccountMode } from './account-form';
import { Pitch } from './pitch';

/** Pages that ask for signing in and go on afterwards. No other place: an address may have been written by anybody. */
const placesAfter = ['/pricing'] as const;

/**
 * Signing in and creating an account. Which of the two is in the address: `?mode=register`; and where to go on, where
 * that is not the start page: `?then=/pricing`.
 */
export function LoginPage() {
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const mode: AccountMode = params.get('mode') === 'register' ? 'register' : 'sign-in';
  const then = placesAfter.find((place) => place === params.get('then'));

  function changeMode(next: AccountMode) {
    const query = new URLSearchParams({ ...(next === 'register' && { mode: next }), ...(then && { then }) });
    navigate(query.size > 0 ? `/login?${query}` : '/login', { replace: true });
  }

  useEffect(prepareCaptcha, []);
  return (
    <div className="px-4 pt-8 pb-16 sm:px-8 lg:pt-14">
      <div className="mx-auto grid max-w-wide gap-12 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-20">
        <AccountForm
          mode={mode}
          onModeChange={changeMode}
          onSignedIn={(goTo) => navigate(goTo === '/' ? (then ?? goTo) : goTo, { replace: true })}
        />
        <Pitch />
      </div>
    </div>
  );
}
