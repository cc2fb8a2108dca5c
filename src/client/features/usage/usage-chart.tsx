import { dateOf } from '#client/lib/plain-date';
import { ColumnChart } from '#client/ui/column-chart';
import type { UsageReport } from '#shared/api/usage';
import { count } from '#shared/core/count';
import { dateText, numberText } from '#shared/core/locale';

const shortDay = (date: string) => dateText(dateOf(date), 'day');

/** A column a day. A picture only: the table beside it says the same to everybody. */
export function UsageChart({ byDay }: { byDay: UsageReport['byDay'] }) {
  const columns = byDay.map(({ date, tokens }) => {
    const name = shortDay(date);
    return { name, amount: tokens, caption: `${name}: ${count(tokens, 'token')}` };
  });
  return <ColumnChart columns={columns} amountText={numberText} />;
}
