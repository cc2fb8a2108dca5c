import * as z from 'zod';
import { type RetentionDays, type RetentionKind, retention } from '#shared/core/retention';

function daysOf(kind: RetentionKind) {
  const { min, max } = retention[kind];
  const message = `Please give a whole number of days from ${min} to ${max}.`;
  return z.int(message).min(min, message).max(max, message);
}

/** How many days each kind is kept. */
export const retentionDays = z.strictObject({
  attempts: daysOf('attempts'),
  recordings: daysOf('recordings'),
  handIns: daysOf('handIns'),
  trash: daysOf('trash'),
  sessions: daysOf('sessions'),
  passwordResets: daysOf('passwordResets'),
  givenUpAddresses: daysOf('givenUpAddresses'),
  invitations: daysOf('invitations'),
  suggestedThings: daysOf('suggestedThings'),
  auditLog: daysOf('auditLog'),
  modelPrompts: daysOf('modelPrompts'),
  idempotentAnswers: daysOf('idempotentAnswers'),
}) satisfies z.ZodType<RetentionDays>;

/** The same as a form has it: numbers as text. */
export const retentionDaysForm = z.preprocess(
  (fields) =>
    typeof fields === 'object' && fields !== null
      ? Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value,
          ]),
        )
      : fields,
  retentionDays,
);
