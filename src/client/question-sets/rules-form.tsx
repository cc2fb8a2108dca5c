import { releaseNames } from '#client/giving/release-names';
import { More } from '#client/items/edit/more';
import { TypedField } from '#client/items/edit/typed-list';
import { localText } from '#client/lib/local-text';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { type Release, type Rules, releases, type Scoring } from '#shared/items/question-set';
import { ruleFaults } from '#shared/items/set-faults';
import type { SetKind } from './set-draft';

interface RulesFormProps {
  kind: SetKind;
  /** Texts and talks: somebody has to mark them. */
  hasTasks: boolean;
  rules: Rules;
  onChange: (rules: Rules) => void;
}

const scoringHints: Record<Scoring, string> = {
  accuracy: 'Only what is right counts.',
  speed:
    'A quick right answer earns all its points, a slow one at least half of them. The time of the whole quiz is shared among the answers, so reading ahead gains nothing.',
  untimed: 'Only what is right counts, and there is no clock anywhere.',
};

/** How a quiz or a test is taken by anyone who has a link. The server keeps every one of these rules. */
export function RulesForm({ kind, hasTasks, rules, onChange }: RulesFormProps) {
  const faults = ruleFaults(rules);
  const set = (change: Partial<Rules>) => onChange({ ...rules, ...change });
  const numbers = [
    ...(rules.scoring === 'untimed' ? [] : [{ rule: 'minutes', label: 'Minutes for all of it' } as const]),
    ...(rules.scoring === 'speed' ? [{ rule: 'secondsPerItem', label: 'Seconds for each question' } as const] : []),
    { rule: 'attempts', label: 'Attempts' } as const,
    { rule: 'plays', label: 'How often a recording may be heard' } as const,
  ];
  return (
    <More
      summary={kind === 'quiz' ? 'How it is played' : 'How it is taken'}
      startsOpen={Object.keys(faults).length > 0}
    >
      <div className="grid gap-5 pt-2">
        <div className="grid gap-1.5">
          <SegmentedControl<Scoring>
            label="Scoring"
            value={rules.scoring}
            onChange={(scoring) => set({ scoring })}
            options={[
              { value: 'accuracy', label: 'Accuracy' },
              { value: 'speed', label: 'Accuracy and speed' },
              { value: 'untimed', label: 'Untimed' },
            ]}
          />
          <p className="text-sm text-muted">{scoringHints[rules.scoring]}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {numbers.map(({ rule, label }) => (
            <div key={rule} data-rule={rule}>
              <TypedField
                label={label}
                optional
                inputMode="numeric"
                start={rules[rule]?.toString() ?? ''}
                error={faults[rule]}
                onText={(text) => set({ [rule]: text.trim() === '' ? undefined : numberOf(text) })}
              />
            </div>
          ))}
          <DateField rule="opensAt" label="Opens" value={rules.opensAt} error={faults.opensAt} onChange={set} />
          <DateField rule="closesAt" label="Answer by" value={rules.closesAt} error={faults.closesAt} onChange={set} />
          <SelectField<Release>
            label="Answers and reasons are shown"
            value={rules.release}
            onChange={(release) => set({ release })}
            // A test tells nothing while it is taken, unless it did so already.
            options={releases
              .filter((value) => value !== 'each' || kind === 'quiz' || rules.release === 'each')
              .map((value) => ({ value, label: releaseNames[value] }))}
          />
        </div>
        {hasTasks && rules.release !== 'by-hand' && (
          <p className="text-muted">
            You mark the texts and talks yourself: show the answers when you release them, and nobody sees half a
            result.
          </p>
        )}
        <div className="grid sm:grid-cols-3">
          <Checkbox
            label="Shuffle the questions"
            checked={rules.shuffleItems}
            onChange={(shuffleItems) => set({ shuffleItems })}
          />
          <Checkbox
            label="Shuffle the choices"
            checked={rules.shuffleOptions}
            onChange={(shuffleOptions) => set({ shuffleOptions })}
          />
          <Checkbox label="No way back to a question" checked={rules.oneWay} onChange={(oneWay) => set({ oneWay })} />
        </div>
      </div>
    </More>
  );
}

/** What is no number is kept as one that is refused. */
function numberOf(text: string): number {
  const value = Number(text);
  return Number.isNaN(value) ? 0 : value;
}

interface DateFieldProps {
  rule: 'opensAt' | 'closesAt';
  label: string;
  value: string | undefined;
  error: string | undefined;
  onChange: (change: Partial<Rules>) => void;
}

function DateField({ rule, label, value, error, onChange }: DateFieldProps) {
  return (
    <div data-rule={rule}>
      <TextField
        type="datetime-local"
        label={label}
        optional
        value={value ? localText(value) : ''}
        error={error}
        onChange={(event) => {
          const at = new Date(event.target.value);
          onChange({ [rule]: Number.isNaN(at.getTime()) ? undefined : at.toISOString() });
        }}
      />
    </div>
  );
}
