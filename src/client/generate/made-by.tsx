import { Badge } from '#client/ui/badge';
import type { FallbackReason, GenerateOutput } from '#shared/api/generate';

/** Says quietly who wrote a draft, and where a model was to write it, truly why it did not. */
export function MadeBy({ by, fellBack }: Pick<GenerateOutput, 'by' | 'fellBack'>) {
  if (by === 'model') return <Badge tone="warn">AI draft, check it</Badge>;
  return <Badge>{fellBack ? `${whatHappened[fellBack]}: built in instead` : 'Built in'}</Badge>;
}

const noAnswer = 'The model did not answer';
const unfit = 'The model’s draft could not be used';

/** A draft that came and was not good is not called none: somebody may have seen how it was written. */
const whatHappened: Record<FallbackReason, string> = {
  unreachable: noAnswer,
  key_refused: noAnswer,
  refused: noAnswer,
  busy: 'The model was busy',
  server_error: noAnswer,
  too_slow: 'The model was too slow',
  too_long: unfit,
  broken_off: 'The model stopped in the middle',
  no_json: unfit,
  wrong_shape: unfit,
  against_rules: 'The model’s draft broke a rule of this task',
};
