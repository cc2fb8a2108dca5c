import { count } from '../../../shared/count';
import { dateText, numberText } from '../../../shared/locale';
import type { UsageReport } from '../../../shared/schemas/usage';
import { dateOf } from '../../lib/plain-date';
import { ColumnChart } from '../../ui/column-chart';

const shortDay = (date: string) => dateText(dateOf(date), 'day');

/** A column a day. A picture only: the table beside it says the same to everybody. */
export function UsageChart({ byDay }: { byDay: UsageReport['byDay'] }) {
  const columns = byDay.map(({ date, tokens }) => {
    const name = shortDay(date);
    return { name, amount: tokens, caption: `${name}: ${count(tokens, 'token')}` };
  });
  return <ColumnChart columns={columns} amountText={numberText} />;
}
