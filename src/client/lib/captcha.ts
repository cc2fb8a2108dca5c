/** The parts of Google's script that are used. */
interface Captcha {
  ready?: (callback: () => void) => void;
  execute?: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Captcha;
  }
}

export type CaptchaAction = 'login' | 'register' | 'forgot_password' | 'reset_password';

const siteKey: string | undefined = import.meta.env.VITE_RECAPTCHA_SITE_KEY || undefined;
const pollEveryMs = 100;
const giveUpAfterMs = 10_000;

let loading: HTMLScriptElement | undefined;

/** recaptcha.net serves the same script where google.com cannot be reached. */
function load(key: string): void {
  if (loading || window.grecaptcha) return;
  loading = document.createElement('script');
  loading.src = `https://www.recaptcha.net/recaptcha/api.js?render=${encodeURIComponent(key)}`;
  loading.async = true;
  document.head.append(loading);
}

/** Asks every 100 ms whether the service is ready. */
async function ready(): Promise<NonNullable<Captcha['execute']>> {
  for (let waited = 0; waited < giveUpAfterMs; waited += pollEveryMs) {
    const execute = window.grecaptcha?.execute;
    if (execute) return execute;
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
  throw new Error('The captcha service did not get ready.');
}

/**
 * A token for one action. Without a site key, or when the service cannot be reached, it is empty and the console says
 * so.
 */
export async function captchaToken(action: CaptchaAction): Promise<string> {
  if (!siteKey) {
    console.warn('No captcha site key is set (VITE_RECAPTCHA_SITE_KEY): sending an empty captcha token.');
    return '';
  }
  try {
    load(siteKey);
    const execute = await ready();
    return await execute(siteKey, { action });
  } catch (error) {
    console.warn('The captcha service could not be reached: sending an empty captcha token.', error);
    return '';
  }
}

/** Starts loading the service where a form will need it soon. */
export function prepareCaptcha(): void {
  if (siteKey) load(siteKey);
}
