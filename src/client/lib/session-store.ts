import { useSyncExternalStore } from 'react';
import { normaliseUser, type PortalUser } from '../../shared/portal-user';
import { onStoredElsewhere, readStored, readStoredJson, writeStored } from './storage';

const tokenKey = 'auth_token';
const userKey = 'auth_user';
/** An older version read the token here; other tools of a school may still do. */
const legacyTokenKey = 'token';

export interface StoredSession {
  token: string;
  user: PortalUser;
}

const listeners = new Set<() => void>();
let current: StoredSession | undefined;

/** What is stored, or nothing; where only a half is, the other half is cleared away. */
function restore(): StoredSession | undefined {
  const token = readStored(tokenKey);
  const user = normaliseUser(readStoredJson(userKey));
  if (token && user) return { token, user };
  clearStored();
  return undefined;
}

function clearStored(): void {
  for (const key of [tokenKey, userKey, legacyTokenKey]) writeStored(key, null);
}

function change(next: StoredSession | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Reads what is stored, and follows other tabs from then on. Called once, before the first render. */
export function startSession(): void {
  current = restore();
  onStoredElsewhere([tokenKey, userKey], () => change(restore()));
}

/** Begins a session, or renews its user. */
export function storeSession(session: StoredSession): void {
  writeStored(tokenKey, session.token);
  writeStored(legacyTokenKey, session.token);
  writeStored(userKey, JSON.stringify(session.user));
  change(session);
}

/** Renews the user of the present session, if there still is one and it is theirs. */
export function storeUser(user: PortalUser): void {
  if (current && current.user.id === user.id) storeSession({ ...current, user });
}

export function clearSession(): void {
  clearStored();
  change(undefined);
}

export function currentToken(): string | undefined {
  return current?.token;
}

export function useSession(): StoredSession | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    // Pages are rendered for visitors, and become alive as such.
    () => undefined,
  );
}
