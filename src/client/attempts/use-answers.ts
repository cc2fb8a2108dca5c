import { useCallback, useMemo, useRef } from 'react';
import { loadViews } from '#client/items/item-view';
import { isUnreachable, reasonOf } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { useOutbox } from '#client/lib/use-outbox';
import type { AnswerOutput, AttemptOutput } from '#shared/api/attempts';
import type { FailureReason } from '#shared/core/failures';
import type { LearnerResponse } from '#shared/items/response';
import { withAnswer, withOutcome } from './attempt-changes';
import { useAttemptServer } from './attempt-server';
import { useIsFinal } from './use-is-final';
import { addAnswer, answersOf, asHere, toWaiting, type WaitingAnswer } from './waiting-answers';

interface AnswersOptions {
  /** The attempt that is on, if one is. */
  attemptId: string | undefined;
  /** The tab that holds the attempt, where one does. */
  tab: string | undefined;
  /** Another tab holds it: nothing is sent from here. */
  isWatching: boolean;
  show: (attempt: AttemptOutput) => void;
  change: (edit: (attempt: AttemptOutput) => AttemptOutput) => void;
  onReach: (isReached: boolean) => void;
}

const movedOn: readonly (FailureReason | undefined)[] = ['attempt_finished', 'time_is_up', 'held_elsewhere'];

/** It was ended, or taken over, in another tab or on another device: what it has become is to be fetched. */
export const hasMovedOn = (error: unknown) => movedOn.includes(reasonOf(error));

const textOf = (answer: WaitingAnswer) => JSON.stringify(answer);

/** The answers of an attempt: shown at once, kept on this device, and sent until the server has them. */
export function useAnswers({ attemptId, tab, isWatching, show, change, onReach }: AnswersOptions) {
  const server = useAttemptServer();
  const isFinal = useIsFinal();
  /** What came of each answer, by its item. */
  const outcomes = useRef<Record<string, AnswerOutput>>({});
  const id = attemptId ?? '';

  async function send([answer]: readonly WaitingAnswer[]): Promise<boolean> {
    if (!answer) return true;
    const { itemId } = answer;
    try {
      const outcome = await server.answer({ id, ...answer });
      if (outcome.next) await loadViews([outcome.next]).catch(() => {});
      outcomes.current[itemId] = outcome;
      change((attempt) => withOutcome(attempt, itemId, outcome));
      onReach(true);
      return true;
    } catch (error) {
      if (await isFinal(error)) return hasMovedOn(error) ? giveUp() : true;
      onReach(!isUnreachable(error));
      return false;
    }
  }

  /** What waits here can no more be taken. It goes once it is known what the attempt has become. */
  async function giveUp(): Promise<boolean> {
    try {
      const attempt = await server.get({ id });
      answersOf(id).change((waiting) => waiting.filter((one) => one.tab !== tab));
      show(asHere(attempt));
      return true;
    } catch {
      onReach(false);
      return false;
    }
  }

  // Of practice each tab sends what waited when it opened the attempt, and what was answered in it: two that send what
  // was answered in one would each show it.
  const own = useMemo(() => new Set(answersOf(id).read().map(textOf)), [id]);
  const isOwn = (answer: WaitingAnswer) => answer.tab === tab && (tab !== undefined || own.has(textOf(answer)));

  const { isWaiting, flush } = useOutbox(answersOf(id), {
    next: (waiting) => (isWatching ? [] : waiting.filter(isOwn).slice(0, 1)),
    send,
  });

  /** Keeps an answer on this device. */
  const keep = useCallback(
    (itemId: string, response: LearnerResponse) => {
      if (!id) return;
      change((attempt) => withAnswer(attempt, itemId, response));
      const answer = toWaiting({ itemId, response, requestId: newId(), ...(tab && { tab }) });
      own.add(textOf(answer));
      addAnswer(id, answer);
    },
    [id, tab, own, change],
  );

  /** Keeps an answer and sends it. What came of it, or nothing where it could not be sent. */
  const answer = useCallback(
    async (itemId: string, response: LearnerResponse): Promise<AnswerOutput | undefined> => {
      delete outcomes.current[itemId];
      keep(itemId, response);
      await flush();
      return outcomes.current[itemId];
    },
    [keep, flush],
  );

  return { isSaved: !isWaiting, keep, answer, flush };
}
