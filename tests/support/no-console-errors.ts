import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** What is written to console.error is a fault, in tests too. A test that expects one mocks it itself. */
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? errors.mock.calls : [];
  expect(calls, 'console.error was called').toEqual([]);
});
