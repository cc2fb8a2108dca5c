// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MadeBy } from '#client/generate/made-by';
import type { FallbackReason } from '#shared/api/generate';

const said = (fellBack: FallbackReason) => render(<MadeBy by="engine" fellBack={fellBack} />).container.textContent;

test('a draft that came and broke a rule is not called no answer', () => {
  expect(said('against_rules')).toBe('The model’s draft broke a rule of this task: built in instead');
  for (const reason of ['too_long', 'no_json', 'wrong_shape', 'broken_off', 'too_slow'] as const) {
    expect(said(reason)).not.toContain('did not answer');
  }
});

test('a model that gave no answer is said to have given none', () => {
  for (const reason of ['unreachable', 'key_refused', 'refused', 'server_error'] as const) {
    expect(said(reason)).toBe('The model did not answer: built in instead');
  }
});
