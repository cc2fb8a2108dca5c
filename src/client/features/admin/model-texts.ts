import type { FallbackReason } from '#shared/api/generate';

const failures: Record<FallbackReason, string> = {
  unreachable: 'The server could not be reached.',
  key_refused: 'The server refused the key.',
  refused: 'The server refused the request. Check the name of the model.',
  busy: 'The server has too much to do.',
  server_error: 'The server had an error of its own.',
  too_slow: 'The answer took too long.',
  too_long: 'The answer was too long.',
  broken_off: 'The answer broke off in the middle.',
  no_json: 'The model answered, but not in JSON.',
  wrong_shape: 'The model answered in another form than it was asked to.',
  against_rules: 'The draft broke the rules for learners.',
};

const isFailure = (outcome: string): outcome is FallbackReason => Object.hasOwn(failures, outcome);

/** What came of a call, in a sentence. */
export function outcomeText(outcome: string): string {
  if (isFailure(outcome)) return failures[outcome];
  return outcome === 'cancelled' ? 'It was stopped.' : 'The draft was used.';
}

/** What a test says, in a sentence. */
export function testText({ outcome, durationMs }: { outcome: string; durationMs: number }): string {
  if (outcome === 'not_set') return 'No model is set.';
  if (isFailure(outcome)) return failures[outcome];
  return `The model answered as it should, in ${secondsText(durationMs)}.`;
}

export function secondsText(durationMs: number): string {
  const seconds = Math.max(0.1, durationMs / 1000);
  return seconds < 10 ? `${seconds.toFixed(1)} seconds` : `${Math.round(seconds)} seconds`;
}
