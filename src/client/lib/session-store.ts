import { useSyncExternalStore } from 'react';
import { normaliseUser, type PortalUser } from '#shared/core/portal-user';
import { onStoredElsewhere, readStored, readStoredJson, writeStored } from './storage';

const tokenKey = 'auth_token';
const userKey = 'auth_user';
/** An older version read the token here; other tools of a school may still do. */
const legacyTokenKey = 'token';
/** The chosen plan, to show it until the server has answered. It belongs to the session: somebody else may be next. */
export const planKey = 'portal:plan';

export interface StoredSession {
  token: string;
  user: PortalUser;
}

type ElsewhereListener = (before: StoredSession | undefined, now: StoredSession | undefined) => void;

const listeners = new Set<() => void>();
const elsewhereListeners = new Set<ElsewhereListener>();
let current: StoredSession | undefined;
/** Lasts only as long as this page, because the browser refused to store it. */
let isUnstored = false;

/** What is stored, or nothing; where only a half is, the other half is cleared away. */
function restore(): StoredSession | undefined {
  const token = readStored(tokenKey);
  const user = normaliseUser(readStoredJson(userKey));
  if (token && user) return { token, user };
  clearStored();
  return undefined;
}

function clearStored(): void {
  for (const key of [tokenKey, userKey, legacyTokenKey, planKey]) writeStored(key, null);
}

function change(next: StoredSession | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function followStored(): void {
  const before = current;
  change(restore());
  for (const listener of elsewhereListeners) listener(before, current);
}

/** Reads what is stored, and follows other tabs from then on. Called once, before the first render. */
export function startSession(): void {
  current = restore();
  onStoredElsewhere([tokenKey, userKey], followStored);
  // A page that the Back button brings to life again slept while others signed out.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isUnstored) followStored();
  });
}

/**
 * Begins a session, or renews its user. False where the browser does not store it: then it lasts as long as the page.
 */
export function storeSession(session: StoredSession): boolean {
  const isStored =
    writeStored(tokenKey, session.token) &&
    writeStored(legacyTokenKey, session.token) &&
    writeStored(userKey, JSON.stringify(session.user));
  // Half a session would be cleared away by the next tab that reads it, and this one would follow.
  if (!isStored) clearStored();
  isUnstored = !isStored;
  change(session);
  return isStored;
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

/** Calls back after another tab signed in, out, or renewed the user. Answers how to stop. */
export function onSessionElsewhere(listener: ElsewhereListener): () => void {
  elsewhereListeners.add(listener);
  return () => elsewhereListeners.delete(listener);
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
