import { createTRPCClient, httpLink } from '@trpc/client';
import { randomSecret } from '#client/lib/device-secret';
import { statusOf } from '#client/lib/failure-text';
import { patientFetch } from '#client/lib/patient-fetch';
import { openEvents } from '#client/live/stream';
import type { AppRouter } from '#server/routers';
import { type DeviceKind, type DeviceState, deviceState } from '#shared/api/screens';
import { guestTokenHeader, guestTokenPattern } from '#shared/core/guest-token';

/* What a device says to the server and hears from it. It has no account, and is known by what it made up. */

/** The server, whoever is signed in in this browser. */
export const deviceServer = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', fetch: patientFetch })],
}).screens;

const unstored = new Map<DeviceKind, string>();

/** By what this tab is known: loaded again it is the same device. */
export function deviceToken(kind: DeviceKind): string {
  const key = `class-screen:${kind}`;
  try {
    const before = sessionStorage.getItem(key);
    if (before && guestTokenPattern.test(before)) return before;
    const token = randomSecret();
    sessionStorage.setItem(key, token);
    return token;
  } catch {
    // Where the browser stores nothing it is paired anew after a reload.
    const token = unstored.get(kind) ?? randomSecret();
    unstored.set(kind, token);
    return token;
  }
}

/** Before it is tried again what failed or was ended, and longer each time. */
const againMs = { first: 500, longest: 10_000 };

interface Hearing {
  onState(state: DeviceState): void;
  /** The server cannot be reached: it is tried again by itself. */
  onLost(isLost: boolean): void;
}

/** Waits for a teacher, follows what is sent, and begins anew where that ends. Answers how to stop. */
export function linkDevice(kind: DeviceKind, { onState, onLost }: Hearing): () => void {
  const token = deviceToken(kind);
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hangUp = () => {};
  let waitMs = againMs.first;
  void begin();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    hangUp();
  };

  async function begin(): Promise<void> {
    clearTimeout(timer);
    hangUp();
    try {
      hear(await deviceServer.wait.mutate({ kind, token }));
    } catch (error) {
      if (!isStopped) onLost(true);
      return again(statusOf(error) === 429 ? againMs.longest : waitMs);
    }
    if (isStopped) return;
    hangUp = openEvents({
      procedure: 'screens.followDevice',
      input: {},
      shape: deviceState,
      headers: () => ({ [guestTokenHeader]: token }),
      onSaid(state) {
        waitMs = againMs.first;
        hear(state);
      },
      onLost: () => onLost(true),
      onOver: () => again(waitMs),
    });
  }

  function again(ms: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void begin(), ms);
    waitMs = Math.min(waitMs * 2, againMs.longest);
  }

  function hear(state: DeviceState): void {
    if (isStopped) return;
    clearTimeout(timer);
    onLost(false);
    onState(state);
    // A code that is over is never shown.
    if (state.state === 'waiting') timer = setTimeout(() => void begin(), state.secondsLeft * 1000);
  }
}
