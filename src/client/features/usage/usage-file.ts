import { unparse } from 'papaparse';
import type { UsageReport } from '#shared/api/usage';
import { actionName, personName } from './usage-names';

/** Their names stay as they are: spreadsheets of schools are built on them. */
const columns = ['by', 'name', 'tokens', 'times'] as const;

/** A report as CSV, a line for each day, app and person; names are never taken for a formula. */
export function usageFile(report: UsageReport, selfId: string): string {
  const { byDay, byAction, bySpender, byPayer } = report;
  const data = [
    ...byDay.map(({ date, tokens }) => ['day', date, tokens, null]),
    ...byAction.map(({ action, tokens, times }) => ['app', actionName(action), tokens, times]),
    ...bySpender.map((person) => ['spent by', personName(person, selfId), person.tokens, null]),
    ...byPayer.map((person) => ['paid by', personName(person, selfId), person.tokens, null]),
  ];
  return `\uFEFF${unparse({ fields: [...columns], data }, { newline: '\r\n', escapeFormulae: true })}\r\n`;
}
