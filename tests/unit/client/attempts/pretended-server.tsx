import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { PortalAttempts } from '#client/attempts/portal-attempts';
import { AuthProvider } from '#client/lib/auth';
import { createTrpcClient, trpc } from '#client/lib/trpc';
import { type AnswerInput, type AttemptOutput, answerInput, attemptOutput, holdInput } from '#shared/api/attempts';
import { type FailureReason, failureStatus, failures } from '#shared/core/failures';

configure({ asyncUtilTimeout: 100_000 });

export const attemptId = '11111111-1111-4111-8111-111111111111';

/** An attempt of two statements, as the server begins it. */
export function makeAttempt(fields: Partial<AttemptOutput> = {}): AttemptOutput {
  const now = '2026-03-10T09:00:00.000Z';
  const item = (id: string) => ({ item: { id, kind: 'tf', prompt: `Statement ${id}`, points: 1 }, tries: 0 });
  return attemptOutput.parse({
    id: attemptId,
    appId: 'classroom-quiz-maker',
    title: 'Unit 3',
    mode: 'practice',
    seed: null,
    startedAt: now,
    finishedAt: null,
    score: null,
    maxScore: 2,
    adapts: false,
    now,
    deadlineAt: null,
    rules: null,
    isReleased: false,
    flagged: [],
    at: null,
    plays: {},
    holder: null,
    placement: null,
    items: [item('i1'), item('i2')],
    ...fields,
  });
}

/** A server with one attempt. What it has may be changed while the test runs: another tab or device did that. */
export interface PretendedServer {
  attempt: AttemptOutput;
  isThere: boolean;
  /** What an answer is refused with. */
  refusal: FailureReason | undefined;
  /** The answers that it took. */
  taken: AnswerInput[];
}

export function pretendServer(attempt = makeAttempt()): PretendedServer {
  const server: PretendedServer = { attempt, isThere: true, refusal: undefined, taken: [] };
  const finish = () => {
    server.attempt = { ...server.attempt, finishedAt: '2026-03-10T09:05:00.000Z', score: 1 };
    return server.attempt;
  };
  const procedures: Record<string, (input: unknown) => unknown> = {
    'attempts.start': () => server.attempt,
    'attempts.get': () => server.attempt,
    'attempts.finish': finish,
    'attempts.hold'(input) {
      const { tab, takeOver } = holdInput.parse(input);
      const holder = takeOver ? tab : (server.attempt.holder ?? tab);
      server.attempt = { ...server.attempt, holder };
      return server.attempt;
    },
    'attempts.answer'(input) {
      const answer = answerInput.parse(input);
      server.taken.push(answer);
      const items = server.attempt.items.map((one) =>
        one.item.id === answer.itemId ? { ...one, given: answer.response, tries: one.tries + 1 } : one,
      );
      server.attempt = { ...server.attempt, items };
      return { grade: { verdict: 'right', score: 1, answer: 'True' } };
    },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    const { pathname } = new URL(url, 'http://portal.test');
    const inputs: unknown[] = typeof init?.body === 'string' ? Object.values(JSON.parse(init.body)) : [];
    const body = pathname
      .replace('/trpc/', '')
      .split(',')
      .map((name, place) => {
        if (name === 'attempts.answer' && server.refusal) return refuse(server.refusal);
        return { result: { data: procedures[name]?.(inputs[place]) ?? null } };
      });
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  return server;
}

function refuse(reason: FailureReason) {
  const { code, text } = failures[reason];
  return { error: { message: text, code: -32000, data: { code, httpStatus: failureStatus[code], reason } } };
}

/** What hooks need above them. */
export function Portal({ children }: { children: ReactNode }) {
  const [trpcClient] = useState(createTrpcClient);
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
      }),
  );
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <PortalAttempts>{children}</PortalAttempts>
        </AuthProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
