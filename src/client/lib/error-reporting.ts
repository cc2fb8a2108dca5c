const dsn: string | undefined = import.meta.env.VITE_SENTRY_DSN || undefined;

/** The service's code is loaded only where a reporting address was set when the portal was built. */
const service =
  dsn && typeof window !== 'undefined'
    ? import('@sentry/react').then((sentry) => {
        sentry.init({ dsn, tracesSampleRate: 0.1, environment: import.meta.env.MODE || 'production' });
        return sentry;
      })
    : undefined;

/** Reports a rendering crash, where reporting is on. Never fails itself. */
export function reportCrash(error: unknown): void {
  service?.then((sentry) => sentry.captureException(error)).catch(() => {});
}
