import type * as z from 'zod';
import type { Deps } from '#server/domain/platform/deps';
import type { modelCalls } from '#shared/api/generate';

const longestPrompt = 4000;

interface ModelCall {
  userId: string;
  appId: string;
  task: string;
  model: string;
  prompt: string;
  outcome: string;
  durationMs: number;
}

/** Keeps what was sent, and what became of it. */
export async function recordModelCall({ db, clock }: Pick<Deps, 'db' | 'clock'>, call: ModelCall): Promise<void> {
  await db.modelCall.create({
    data: { ...call, prompt: call.prompt.slice(0, longestPrompt), createdAt: clock.now() },
  });
}

/** The last calls, newest first. */
export async function listModelCalls({ db }: Pick<Deps, 'db'>, limit = 20): Promise<z.infer<typeof modelCalls>> {
  const rows = await db.modelCall.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: {
      id: true,
      appId: true,
      task: true,
      model: true,
      prompt: true,
      outcome: true,
      durationMs: true,
      createdAt: true,
      user: { select: { username: true } },
    },
  });
  return {
    items: rows.map(({ user, createdAt, ...row }) => ({
      ...row,
      username: user.username,
      createdAt: createdAt.toISOString(),
    })),
  };
}
