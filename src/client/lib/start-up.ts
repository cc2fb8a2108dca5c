/** Storage that older versions of these apps left behind. */
const staleCaches = /novel-forge|toeic|spelling-quest|lesson-planner/;

/** Clears away what older versions left in this browser. Nothing of it may keep the portal from starting. */
export function tidyUp(): void {
  redirectLocalhost();
  removeServiceWorkers().catch((error: unknown) => console.warn('Service workers could not be removed.', error));
  removeStaleCaches().catch((error: unknown) => console.warn('Old storage could not be removed.', error));
}

/** A browser that remembers https for localhost could not reach a local server. */
function redirectLocalhost(): void {
  const { protocol, hostname, href } = window.location;
  if (protocol === 'https:' && hostname === 'localhost') window.location.replace(href.replace(/^https:/, 'http:'));
}

async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (registration.scope.startsWith(window.location.origin)) await registration.unregister();
  }
}

async function removeStaleCaches(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) {
    if (staleCaches.test(name)) await caches.delete(name);
  }
}
