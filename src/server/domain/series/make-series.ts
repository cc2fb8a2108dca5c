import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type AllowanceRefusal, takeAllowance } from '#server/domain/generate/allowance';
import { writtenFor } from '#server/domain/generate/lesson-plan';
import { answerBeforeWork, type PaymentRefusal, payForAnswer } from '#server/domain/generate/pay-for-draft';
import { createAllInside, type New, type Unmade } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { insideSpace, quotasNow, type Saving } from '#server/domain/space/space';
import { type MakeSeriesInput, type MakeSeriesOutput, makeSeriesOutput } from '#shared/api/lesson-series';
import { newSeed } from '#shared/core/random';
import { ok, type Result } from '#shared/core/result';
import { frameworkOf, withPoints } from '#shared/lessons/series/lines';
import { makeSeries, type Series } from '#shared/lessons/series/make-series';
import { outlineFor, seriesPrice } from './outline';

type Needs = Saving & Pick<Deps, 'random' | 'limiter' | 'words' | 'metrics'>;
type Refusal = PaymentRefusal | AllowanceRefusal | Unmade;

/** The app that a series is paid in. */
const appId = 'lesson-planner';

/**
 * Makes all lessons of a series and its test, keeps them in a folder of their own, and takes the price: all of it in one
 * transaction, or nothing of it. The same key again answers as the first time.
 */
export async function makeLessonSeries(
  deps: Needs,
  user: User & { address: string },
  input: MakeSeriesInput,
): Promise<Result<MakeSeriesOutput, Refusal>> {
  const purchase = { input, amount: seriesPrice(input.lines), output: makeSeriesOutput };
  const early = await answerBeforeWork(deps, user, purchase);
  if (early) return early;
  const allowed = await takeAllowance(deps, { user, address: user.address }, appId);
  if (!allowed.ok) return allowed;
  let isMade = false;
  try {
    const series = await written(deps, input);
    const quotas = await quotasNow(deps);
    const result = await payForAnswer(deps, user, purchase, (tx, paid) =>
      insideSpace(tx, quotas, user.id, async () => {
        const { lessons, test, resources, folder } = kept(series, input);
        const created = await createAllInside(tx, user, resources, deps.clock.now());
        return created.ok ? ok({ lessons, test, folder, paid }) : created;
      }),
    );
    isMade = result.ok;
    return result;
  } finally {
    if (!isMade) await allowed.value.giveBack();
  }
}

async function written(
  deps: Needs,
  { lines, seed = newSeed(deps.random), ...about }: MakeSeriesInput,
): Promise<Series> {
  const outline = await outlineFor(about, withPoints(lines, about.level));
  const contents = outline.lessons.map(({ line, own }) =>
    writtenFor(
      deps,
      {
        about: {
          ...{ level: about.level, age: about.age, classSize: about.classSize, minutes: about.minutes },
          ...{ ...line, topic: own.topic.name, framework: frameworkOf(line.type, 0) },
          ...{ targetLanguage: '', needsPrep: false, needsCopies: false },
        },
      },
      {},
    ),
  );
  return makeSeries({
    about,
    outline,
    written: await Promise.all(contents),
    index: await deps.words.index(),
    seed,
    pause: () => setImmediate(),
  });
}

/** The series as saved work: each lesson knows the others and the test, whatever becomes of the folder. */
function kept({ lessons, test }: Series, { unit, level }: MakeSeriesInput) {
  const folder = `${unit} (${level})`;
  const tags = ['series'];
  const ids = lessons.map(() => randomUUID());
  const testId = randomUUID();
  const series = { unit, lessons: ids, test: testId };
  const resources: New[] = [
    ...lessons.map(({ title, data }, place) => ({
      ...{ kind: 'lesson' as const, title, level, data: { ...data, series } },
      kept: { id: ids[place], folder, tags },
    })),
    { kind: 'test', title: `Test – ${unit} (${level})`, level, data: test, kept: { id: testId, folder, tags } },
  ];
  return { lessons: ids, test: testId, folder, resources };
}
