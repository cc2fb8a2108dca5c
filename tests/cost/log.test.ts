import { test } from 'vitest';
import { createLog } from '#server/adapters/log';
import { expectLinear } from '#tests/support/linear-cost';

test('regression: what an error quotes costs no more than its length to clean', () => {
  const log = createLog('info', { write: () => {} });
  expectLinear((message) => log.error({ error: new Error(message) }));
});
