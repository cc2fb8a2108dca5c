import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { prepareCaptcha } from '../../lib/captcha';
import { AccountForm, type AccountMode } from './account-form';
import { Pitch } from './pitch';

/** Signing in and creating an account. Which of the two is in the address: `?mode=register`. */
export function LoginPage() {
  const [, navigate] = useLocation();
  const mode: AccountMode = new URLSearchParams(useSearch()).get('mode') === 'register' ? 'register' : 'sign-in';
  useEffect(prepareCaptcha, []);
  return (
    <div className="px-4 pt-8 pb-16 sm:px-8 lg:pt-14">
      <div className="mx-auto grid max-w-wide gap-12 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-20">
        <AccountForm
          mode={mode}
          onModeChange={(next) => navigate(next === 'register' ? '/login?mode=register' : '/login', { replace: true })}
          onSignedIn={(goTo) => navigate(goTo, { replace: true })}
        />
        <Pitch />
      </div>
    </div>
  );
}
