import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AuthProvider } from '#client/lib/auth';
import { clearSession, startSession, storeSession } from '#client/lib/session-store';
import { createTrpcClient, trpc } from '#client/lib/trpc';
import { type FailureReason, failureStatus, failures } from '#shared/core/failures';
import { normaliseUser } from '#shared/core/portal-user';
// What forms are checked with is there: a test of a form does not wait until it has been read and compiled.
import '#shared/api/auth';

// Parts of a screen are loaded when they are needed, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 100_000 });

/** What the pretended server answers, by procedure. A `Refused` is thrown by it; `unreachable` is a dead network. */
export type Answers = Record<string, unknown>;
export class Refused {
  constructor(
    readonly reason: FailureReason,
    /** Empty for a server that gives no sentence. */
    readonly text: string = failures[reason].text,
  ) {}
}
export const unreachable = Symbol('unreachable');

interface Call {
  procedure: string;
  input: unknown;
}

export const maria = {
  userId: 'u1',
  id: 'u1',
  username: 'maria',
  email: 'maria@school.org',
  role: 'teacher',
  plan: 'free',
  planStatus: 'active',
  planRenewsAt: null,
  trialEndsAt: null,
  aiCredits: 100,
  seatLimit: 1,
  billingProvider: null,
  billingCustomerId: null,
  billingSubscriptionId: null,
  metadata: null,
  createdAt: '2026-01-15T10:00:00.000Z',
};

/** Shows a screen at an address, with a pretended server behind it. Answers may be changed while the test runs. */
export function openScreen(
  screen: ReactNode,
  { path, answers, user }: { path: string; answers: Answers; user?: typeof maria },
) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit | undefined) => pretend(answers, calls, url, init));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  startSession();
  clearSession();
  const known = normaliseUser(user);
  if (known) storeSession({ token: 'token', user: known });
  const location = memoryLocation({ path, record: true });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <AuthProvider>{screen}</AuthProvider>
        </Router>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return {
    calls,
    history: location.history,
    callsOf: (procedure: string) => calls.filter((call) => call.procedure === procedure),
  };
}

async function pretend(answers: Answers, calls: Call[], url: string, init: RequestInit | undefined): Promise<Response> {
  const { pathname } = new URL(url, 'http://portal.test');
  const procedures = pathname.replace('/trpc/', '').split(',');
  const inputs: unknown[] = typeof init?.body === 'string' ? Object.values(JSON.parse(init.body)) : [];
  calls.push(...procedures.map((procedure, at) => ({ procedure, input: inputs[at] })));
  if (procedures.some((procedure) => answers[procedure] === unreachable)) throw new TypeError('Failed to fetch');
  const body = procedures.map((procedure) => {
    const answer = answers[procedure];
    if (!(answer instanceof Refused)) return { result: { data: answer } };
    const { code } = failures[answer.reason];
    const data = { code, httpStatus: failureStatus[code], reason: answer.reason };
    return { error: { message: answer.text, code: -32000, data } };
  });
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}
