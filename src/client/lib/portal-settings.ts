import type { PortalSettings } from '#shared/core/portal-settings';

const fallback: PortalSettings = {
  contactEmail: 'hello@example.org',
  verifiesAddresses: false,
  payments: 'demo',
  checkout: {},
};

/** What the server put into the page. Our own server wrote it, so it is taken as it is. */
function readSettings(): PortalSettings {
  if (typeof document === 'undefined') return fallback;
  const text = document.getElementById('portal-settings')?.textContent;
  return text ? { ...fallback, ...JSON.parse(text) } : fallback;
}

export const settings = { ...readSettings() };

/** While pages are rendered without a browser: for which portal. */
export function presentPortal(portal: PortalSettings): void {
  Object.assign(settings, portal);
}

export function mailLink(subject?: string): string {
  return `mailto:${settings.contactEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
