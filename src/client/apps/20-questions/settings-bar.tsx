import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { categories, categoryIds } from '#shared/content/things/thing';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { gameGrammars } from '#shared/games/twenty-questions/game';
import type { Settings } from './settings';

interface SettingsBarProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
  /** The rule of grammar is the player's, so it is left out where the computer asks. */
  hasGrammar?: boolean;
}

/** Which secrets are played with, and how one may ask. */
export function SettingsBar({ settings, onChange, hasGrammar = false }: SettingsBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SegmentedControl
        label="Level"
        value={settings.level}
        onChange={(level) => onChange({ level })}
        options={levels.map((value) => ({ value, label: value }))}
      />
      <SelectField
        label="Secrets"
        className="min-w-48 max-sm:w-full"
        value={settings.category}
        onChange={(category) => onChange({ category })}
        options={[
          { value: '', label: 'Everything' },
          ...categoryIds.map((value) => ({ value, label: categories[value] })),
        ]}
      />
      {hasGrammar && (
        <SelectField
          label="Questions"
          className="min-w-56 max-sm:w-full"
          value={settings.grammar}
          onChange={(grammar) => onChange({ grammar })}
          options={keysOf(gameGrammars).map((value) => ({ value, label: gameGrammars[value] }))}
        />
      )}
    </div>
  );
}
