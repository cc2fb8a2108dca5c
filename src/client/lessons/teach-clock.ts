import * as z from 'zod';
import { type Stage, stage } from '#shared/content/lessons/lesson';
import { type BoundsOf, type ChangeResult, minutesOf, replan } from '#shared/lessons/plan/changes';

/** A lesson that is being taught. Times are milliseconds since 1970. */
export const teachSession = z.object({
  startedAt: z.number(),
  /** As they are taught: a late lesson can be planned anew without changing the saved plan. */
  stages: z.array(stage).min(1),
  totalMinutes: z.int(),
  place: z.int().min(0),
  stageStartedAt: z.number(),
  /** Lateness that was planned for already, in milliseconds. */
  settled: z.number(),
  /** The teacher does not want to be asked below that many minutes. */
  dismissedAt: z.int(),
  isOver: z.boolean(),
});
export type TeachSession = z.infer<typeof teachSession>;

const minute = 60_000;

export function beginTeaching(stages: readonly Stage[], now: number): TeachSession {
  return {
    startedAt: now,
    stages: [...stages],
    totalMinutes: minutesOf(stages),
    place: 0,
    stageStartedAt: now,
    settled: 0,
    dismissedAt: 0,
    isOver: false,
  };
}

export interface TeachClock {
  stage: Stage | undefined;
  /** Below zero where the stage is running over. */
  secondsLeft: number;
  /** Whole minutes behind the plan. */
  lateMinutes: number;
  /** Whole minutes for the stages after this one. */
  minutesForRest: number;
}

/** Where the lesson is, by the clock and by the plan. */
export function clockOf(session: TeachSession, now: number): TeachClock {
  const { stages, place, startedAt, stageStartedAt, totalMinutes, settled } = session;
  const stage = stages[place];
  const length = (stage?.minutes ?? 0) * minute;
  const inStage = Math.max(0, now - stageStartedAt);
  const elapsed = now - startedAt;
  const planned = settled + minutesOf(stages.slice(0, place)) * minute + Math.min(inStage, length);
  const remaining = Math.max(0, length - inStage);
  return {
    stage,
    secondsLeft: Math.ceil((length - inStage) / 1000),
    lateMinutes: Math.max(0, Math.floor((elapsed - planned) / minute)),
    minutesForRest: Math.floor((totalMinutes * minute - elapsed - remaining) / minute),
  };
}

/** Goes on to another stage. */
export function goTo(session: TeachSession, place: number, now: number): TeachSession {
  if (place >= session.stages.length) return { ...session, isOver: true };
  const to = Math.max(0, place);
  return to === session.place && !session.isOver
    ? session
    : { ...session, place: to, stageStartedAt: now, isOver: false };
}

/** What the rest would look like if it had to end on time. */
export function proposal(session: TeachSession, now: number, boundsOf: BoundsOf): ChangeResult {
  return replan(session.stages, session.place + 1, clockOf(session, now).minutesForRest, boundsOf);
}

/** Goes on with the rest as proposed: from now on the lesson is on time again. */
export function accept(session: TeachSession, stages: readonly Stage[]): TeachSession {
  return {
    ...session,
    stages: [...stages],
    settled: (session.totalMinutes - minutesOf(stages)) * minute,
    dismissedAt: 0,
  };
}
