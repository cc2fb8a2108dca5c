import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Metrics } from '#server/domain/platform/deps';

/** Numbers for Prometheus. Labels are from short lists: no ids, no addresses, nothing that a caller can make up. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'portal_request_seconds',
    help: 'How long requests took, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.01, 0.05, 0.2, 1, 5],
    registers,
  });
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Refused calls, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const tokens = new Counter({ name: 'portal_tokens_spent_total', help: 'Tokens that were spent.', registers });
  const drafts = new Counter({
    name: 'portal_drafts_total',
    help: 'Drafts that were asked for, by what came of it.',
    labelNames: ['outcome'],
    registers,
  });
  let hasProcess = false;

  return {
    answered({ route, method, status, seconds }) {
      requests.observe({ route, method, status }, seconds);
    },
    refused: (reason) => refusals.inc({ reason }),
    tokensSpent: (amount) => tokens.inc(amount),
    drafted: (outcome) => drafts.inc({ outcome }),
    async text() {
      // They watch the process all the time, which is only worth it where somebody reads them.
      if (!hasProcess) collectDefaultMetrics({ register: registry });
      hasProcess = true;
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
