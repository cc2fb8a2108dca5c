import { Trash2 } from 'lucide-react';
import { skillNames } from '#client/items/skill-names';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { levels } from '#shared/core/level';
import { points } from '#shared/grammar/points';
import { type RowDifficulty, rowDifficulties } from '#shared/items/bank/blueprint';
import { skills } from '#shared/items/fields';
import { countOf, type Row } from './blueprint-rows';

/** Than others of its level. */
const difficultyNames: Record<RowDifficulty, string> = { easier: 'Easier', usual: 'As its level', harder: 'Harder' };

interface BlueprintRowProps {
  row: Row;
  place: number;
  /** A blueprint keeps one row at least. */
  isOnly: boolean;
  onChange: (change: Partial<Row>) => void;
  onRemove: () => void;
}

/** How many questions, and of which sort. Tags are suggested by the list `bank-tags`. */
export function BlueprintRow({ row, place, isOnly, onChange, onRemove }: BlueprintRowProps) {
  return (
    <Card as="li" className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[6rem_6rem_1fr_1.5fr_1fr_1fr_auto]">
      <TextField
        label="How many"
        inputMode="numeric"
        value={row.count}
        maxLength={2}
        error={countOf(row.count) ? undefined : 'From 1 to 50.'}
        onChange={(event) => onChange({ count: event.target.value })}
      />
      <SelectField
        label="Level"
        options={[{ value: '', label: 'Any' }, ...levels.map((value) => ({ value, label: value }))]}
        value={row.level}
        onChange={(level) => onChange({ level })}
      />
      <SelectField
        label="Skill"
        options={[{ value: '', label: 'Any' }, ...skills.map((value) => ({ value, label: skillNames[value] }))]}
        value={row.skill}
        onChange={(skill) => onChange({ skill })}
      />
      <SelectField
        label="Grammar point"
        className="max-lg:col-span-2"
        options={[{ value: '', label: 'Any' }, ...points.map(({ id, name }) => ({ value: id, label: name }))]}
        value={row.point}
        onChange={(point) => onChange({ point })}
      />
      <TextField
        label="Tag"
        optional
        list="bank-tags"
        value={row.tag}
        maxLength={40}
        onChange={(event) => onChange({ tag: event.target.value })}
      />
      <SelectField
        label="Difficulty"
        options={[
          { value: '', label: 'Any' },
          ...rowDifficulties.map((value) => ({ value, label: difficultyNames[value] })),
        ]}
        value={row.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <IconButton label={`Delete row ${place + 1}`} icon={<Trash2 />} disabled={isOnly} onClick={onRemove} />
    </Card>
  );
}
