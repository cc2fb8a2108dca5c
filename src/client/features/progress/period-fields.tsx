import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import { type PeriodChoice, spanNames, spans, today } from './period-choice';

interface PeriodFieldsProps {
  choice: PeriodChoice;
  onChange: (choice: PeriodChoice) => void;
}

/** Which days are looked at. */
export function PeriodFields({ choice, onChange }: PeriodFieldsProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <SegmentedControl
        label="Time"
        options={spans.map((value) => ({ value, label: spanNames[value] }))}
        value={choice.span}
        onChange={(span) => onChange(span === 'days' ? { to: today(), ...choice, span } : { span })}
      />
      {choice.span === 'days' && (
        <DayFields from={choice.from} to={choice.to} onChange={(days) => onChange({ span: 'days', ...days })} />
      )}
    </div>
  );
}

interface DayFieldsProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { from: string | undefined; to: string | undefined }) => void;
}

/** Two days; both are part of the time. */
export function DayFields({ from, to, onChange }: DayFieldsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <TextField
        label="From"
        type="date"
        value={from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined, to })}
      />
      <TextField
        label="To"
        type="date"
        value={to ?? ''}
        onChange={({ target }) => onChange({ from, to: target.value || undefined })}
      />
    </div>
  );
}
