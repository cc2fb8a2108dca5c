import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { Mode, Settings } from './settings';

const directionNames: Record<Settings['direction'], string> = {
  'to-meaning': 'Word first',
  'to-term': 'Meaning first',
  both: 'Both',
};

interface CardChoicesProps {
  mode: Mode;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
  canSpeak: boolean;
}

/** Which side of the cards comes first, and what is said and shown with them. */
export function CardChoices({ mode, settings, onChange, canSpeak }: CardChoicesProps) {
  if (mode === 'match') {
    return <Checkbox label="Show the time" checked={settings.timed} onChange={(timed) => onChange({ timed })} />;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <SegmentedControl<Settings['direction']>
        label="Which side first"
        hideLabel
        options={(['to-meaning', 'to-term', 'both'] as const).map((value) => ({
          value,
          label: directionNames[value],
        }))}
        value={settings.direction}
        onChange={(direction) => onChange({ direction })}
      />
      {canSpeak ? (
        <Checkbox label="Say each side" checked={settings.autoPlay} onChange={(autoPlay) => onChange({ autoPlay })} />
      ) : (
        <p className="text-sm text-muted">No English voice can be heard here, so the cards are silent.</p>
      )}
    </div>
  );
}
