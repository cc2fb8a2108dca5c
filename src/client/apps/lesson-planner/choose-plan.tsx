import type { Choice } from '../../app-kit/autosave/use-autosave';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import type { Plan } from './local-plan';

interface ChoosePlanProps {
  choice: Choice<Plan>;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Two versions of one plan side by side; one of them is gone on with. */
export function ChoosePlan({ choice: { why, mine, theirs }, onChoose }: ChoosePlanProps) {
  const at = new Date(mine.at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="grid gap-4">
      <p className="max-w-measure">
        {why === 'unsaved'
          ? `Changes of ${at} are kept on this device and were not saved. Which version do you want to go on with?`
          : 'This plan was changed somewhere else as well. Which version do you want to go on with?'}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version name="On this device" plan={mine.value} other={theirs.value} onChoose={() => onChoose('mine')} />
        <Version name="Saved" plan={theirs.value} other={mine.value} onChoose={() => onChoose('theirs')} />
      </div>
    </div>
  );
}

interface VersionProps {
  name: string;
  plan: Plan;
  other: Plan;
  onChoose: () => void;
}

function Version({ name, plan, other, onChoose }: VersionProps) {
  const known = new Set(other.data.stages.map((stage) => JSON.stringify(stage)));
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-lg font-bold">{name}</h2>
      <p className="text-muted">
        {plan.title}, {plan.data.about.minutes} minutes
      </p>
      <ol className="list-decimal pl-6">
        {plan.data.stages.map((stage) => (
          <li key={stage.id}>
            {stage.title}, {stage.minutes} min
            {!known.has(JSON.stringify(stage)) && <strong> (only here)</strong>}
          </li>
        ))}
      </ol>
      <Button onClick={onChoose}>Go on with “{name}”</Button>
    </Card>
  );
}
