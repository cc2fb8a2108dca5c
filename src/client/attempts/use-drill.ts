import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod';
import { isAnswered } from '#client/items/item-view';
import { readStoredJson, writeStored } from '#client/lib/storage';
import type { AttemptOutput } from '#shared/api/attempts';
import type { Grade } from '#shared/items/grade';
import type { HintKind } from '#shared/items/kind';
import { type LearnerResponse, learnerResponse } from '#shared/items/response';
import { afterAnswer, afterSkip, startReturns } from '#shared/vocabulary/spelling/returns';
import { type AttemptPlayer, drillKey } from './use-attempt';

interface DrillOptions {
  player: AttemptPlayer;
  attempt: AttemptOutput;
  /** How often a word that was missed must be right; 0 asks each once. */
  rights: number;
  /** After so many mistakes the attempt is over. */
  lives?: number;
}

const storedDrill = z.object({
  queue: z.object({ waiting: z.array(z.string()).readonly(), owed: z.record(z.string(), z.number()).readonly() }),
  /** Mistakes and hints by question. */
  misses: z.record(z.string(), z.number()),
  hints: z.record(z.string(), z.number()),
  streak: z.number(),
  /** How many questions were answered, those that came back too. */
  turns: z.number(),
  /** What is written so far of the question that is asked now, with what hints put there. */
  response: learnerResponse.optional(),
});
type Drill = z.infer<typeof storedDrill>;

/**
 * Plays an attempt in which what was missed comes back a few words later. The server judges each try, and the first
 * counts; what is to come is kept on this device, so that a reload goes on here. A test asks each question once.
 */
export function useDrill({ player, attempt, rights, lives }: DrillOptions) {
  const [drill, setDrill] = useState<Drill>(() => readDrill(attempt));
  const [grade, setGrade] = useState<Grade>();
  const [phase, setPhase] = useState<'asking' | 'sending' | 'answered'>('asking');
  const [notice, setNotice] = useState('');
  const [rightCount, setRightCount] = useState(0);
  const isTest = attempt.mode === 'test';
  const [id] = drill.queue.waiting;
  const item = attempt.items.find((one) => one.item.id === id)?.item;
  const { response } = drill;
  const setResponse = useCallback(
    (next: LearnerResponse | undefined) => setDrill((before) => ({ ...before, response: next })),
    [],
  );

  useEffect(() => {
    // What was answered is not written again.
    const left = phase === 'asking' ? drill : { ...drill, response: undefined };
    writeStored(drillKey(attempt.id), JSON.stringify(left));
  }, [attempt.id, drill, phase]);

  const missed = Object.values(drill.misses).reduce((sum, times) => sum + times, 0);
  const livesLeft = lives === undefined ? undefined : Math.max(0, lives - missed);

  const ask = useCallback(
    (queue: Drill['queue']) => {
      setGrade(undefined);
      setNotice('');
      setPhase('asking');
      setDrill((before) => ({ ...before, queue, turns: before.turns + 1, response: undefined }));
      if (queue.waiting.length === 0) void player.end();
    },
    [player],
  );

  async function check() {
    if (!item || phase !== 'asking' || !response || !isAnswered(item, response)) return;
    setPhase('sending');
    const newGrade = (await player.answer(item.id, response))?.grade;
    setGrade(newGrade);
    setPhase('answered');
    if (isTest) {
      ask(afterAnswer(drill.queue, { isRight: true, rights: 0, random: Math.random }));
    } else if (newGrade) {
      const isRight = newGrade.score === 1;
      if (isRight) setRightCount((before) => before + 1);
      setDrill((before) => ({
        ...before,
        streak: isRight ? before.streak + 1 : 0,
        misses: isRight ? before.misses : { ...before.misses, [item.id]: (before.misses[item.id] ?? 0) + 1 },
      }));
    }
  }

  function next() {
    if (livesLeft === 0) return ask({ waiting: [], owed: {} });
    // What could not be judged yet is sent later and does not come back.
    const isRight = grade === undefined || grade.score === 1;
    ask(afterAnswer(drill.queue, { isRight, rights, random: Math.random }));
  }

  async function takeHint(kind: HintKind): Promise<string | undefined> {
    if (!item) return undefined;
    const answer = await player.askHint({ itemId: item.id, kind, ...(response && { response }) });
    if (typeof answer === 'string') {
      setNotice(answer);
      return undefined;
    }
    setNotice('');
    if (answer.response) setResponse(answer.response);
    setDrill((before) => ({ ...before, hints: { ...before.hints, [item.id]: answer.taken } }));
    return answer.text;
  }

  return {
    item,
    isTest,
    response,
    setResponse,
    grade,
    phase,
    notice,
    check,
    next,
    takeHint,
    skip: () =>
      ask(
        isTest ? afterAnswer(drill.queue, { isRight: true, rights: 0, random: Math.random }) : afterSkip(drill.queue),
      ),
    /** Ends the attempt now; what was not answered counts as missed. */
    stop: () => ask({ waiting: [], owed: {} }),
    canSkip: drill.queue.waiting.length > 1 || isTest,
    turn: drill.turns,
    left: drill.queue.waiting.length,
    /** How many there are in all, as far as is known: one that is to come again counts again. */
    of: attempt.items.length,
    /** Right answers since it was opened here. */
    rightCount,
    isBack: item !== undefined && drill.queue.owed[item.id] !== undefined,
    streak: drill.streak,
    livesLeft,
    misses: drill.misses,
    hints: item ? (drill.hints[item.id] ?? 0) : 0,
    /** Three, one fewer for each mistake and each hint. */
    stars: item ? Math.max(0, 3 - (drill.misses[item.id] ?? 0) - (drill.hints[item.id] ?? 0)) : 0,
  };
}

export type DrillInPlay = ReturnType<typeof useDrill>;

/** As it was left on this device; else what is not answered yet. */
function readDrill(attempt: AttemptOutput): Drill {
  const result = storedDrill.safeParse(readStoredJson(drillKey(attempt.id)));
  if (result.success) return result.data;
  const open = attempt.items.filter(({ given }) => !given).map(({ item }) => item.id);
  return { queue: startReturns(open), misses: {}, hints: {}, streak: 0, turns: 0 };
}
