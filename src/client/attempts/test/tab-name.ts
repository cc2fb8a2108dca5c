import { newId } from '#client/lib/new-id';

const key = 'tab';
let name: string | undefined;

/**
 * The name of this browser tab. It stays through a reload. While the page is there the name is in its memory only: a
 * tab that is duplicated copies the storage, and must not get it.
 */
export function tabName(): string {
  name ??= takeName();
  return name;
}

function takeName(): string {
  try {
    const storedName = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const own = storedName ?? newId();
    window.addEventListener('pagehide', () => sessionStorage.setItem(key, own));
    window.addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.removeItem(key));
    return own;
  } catch {
    // Without storage a reload is another tab, which may take over.
    return newId();
  }
}
