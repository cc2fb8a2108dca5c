const key = 'join:code';

/** Keeps the code of a live game in this tab while its door is open; with an empty text none. */
export function keepCode(code: string): void {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Where the browser stores nothing it is typed again.
  }
}

/**
 * The code that was kept, once: whoever loads the door anew, or signs in to the class first, need not type it again, and
 * one that leads nowhere any more is not tried twice.
 */
export function takeKeptCode(): string {
  try {
    const code = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return code;
  } catch {
    return '';
  }
}
