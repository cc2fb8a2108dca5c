import * as z from 'zod';
import { limits } from '#shared/core/limits';
import { ledgerPerson } from './billing';

/** The spans that usage is shown for, in days, today included. */
export const usageSpans = [7, 30, 90] as const;
export type UsageSpan = (typeof usageSpans)[number];

const spanSentence = `Please choose one of: ${usageSpans.join(', ')} days.`;
export const usageInput = z.strictObject({
  days: z
    // A query string has text only.
    .preprocess(
      (value) => usageSpans.find((span) => String(span) === value) ?? value,
      z.literal([...usageSpans], spanSentence),
    )
    .default(limits.usageDays),
});

/** What somebody spent, or what was spent of somebody's tokens. */
const usageOfPerson = ledgerPerson.extend({ tokens: z.int() });
export type UsageOfPerson = z.infer<typeof usageOfPerson>;

/**
 * What was spent in a span: the same sum by day, by app and by person. Lists are most first, and cut where they are
 * long.
 */
export const usageReport = z.object({
  days: z.int(),
  tokens: z.int(),
  times: z.int(),
  /** Every day of the span, oldest first, as YYYY-MM-DD in the server's time zone. */
  byDay: z.array(z.object({ date: z.string(), tokens: z.int() })),
  /** By app, or by what an outside tool calls its action; null: by members who have not accepted that this is seen. */
  byAction: z.array(z.object({ action: z.string().nullable(), tokens: z.int(), times: z.int() })),
  /** Who spent. */
  bySpender: z.array(usageOfPerson),
  /** Whose tokens. */
  byPayer: z.array(usageOfPerson),
});
export type UsageReport = z.infer<typeof usageReport>;
