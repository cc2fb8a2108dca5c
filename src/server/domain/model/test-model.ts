import * as z from 'zod';
import type { Deps } from '#server/domain/platform/deps';
import type { modelTestOutput } from '#shared/api/generate';

const shape = z.object({ answer: z.string() });

/** Asks the model for one word, to see whether it can be used. */
export async function testModel({
  model,
  clock,
}: Pick<Deps, 'model' | 'clock'>): Promise<z.infer<typeof modelTestOutput>> {
  if (!model) return { outcome: 'not_set', durationMs: 0 };
  const began = clock.now().getTime();
  const answers = model.ask({
    system: 'You answer with one word.',
    prompt: 'What colour is the sky on a clear day?',
    shape,
    stream: false,
    signal: undefined,
  });
  let next = await answers.next();
  while (!next.done) next = await answers.next();
  const durationMs = clock.now().getTime() - began;
  if (next.value.ok) return { outcome: shape.safeParse(next.value.json).success ? 'ok' : 'wrong_shape', durationMs };
  // Nobody cancels a test.
  const { reason } = next.value;
  return { outcome: reason === 'cancelled' ? 'unreachable' : reason, durationMs };
}
