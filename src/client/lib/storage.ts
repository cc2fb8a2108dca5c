/* Local storage that never throws: a browser may forbid it, and a full one refuses. */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it. True when it worked. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls back when another tab changed one of these keys. Answers how to stop. */
export function onStoredElsewhere(keys: readonly string[], callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
