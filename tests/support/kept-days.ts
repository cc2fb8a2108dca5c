import type { KeptDays } from '../../src/shared/retention';
import { retention } from '../../src/shared/retention';

/** What is kept how long where nobody set anything. */
export const usualDays: KeptDays = {
  rounds: retention.rounds.usual,
  recordings: retention.recordings.usual,
  handIns: retention.handIns.usual,
  trash: retention.trash.usual,
  sessions: retention.sessions.usual,
  passwordResets: retention.passwordResets.usual,
  auditLog: retention.auditLog.usual,
  modelPrompts: retention.modelPrompts.usual,
  idempotentAnswers: retention.idempotentAnswers.usual,
};
