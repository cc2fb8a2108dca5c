import { useState } from 'react';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';

interface TypedTextProps {
  label: string;
  hideLabel?: boolean;
  value: string;
  onChange: (text: string) => void;
  most: number;
  /** What must not be empty keeps its last text until there is another. */
  required?: string;
  rows?: number;
  className?: string;
}

/** A text of the plan that is edited where it stands. What is being typed stays, whatever may be saved of it. */
export function TypedText({ value, onChange, most, required, rows, ...field }: TypedTextProps) {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  // Somebody else changed it: another version, another activity.
  if (value !== last) {
    setLast(value);
    if (value.trim() !== typed.trim()) setTyped(value);
  }
  const error = required && typed.trim() === '' ? required : undefined;
  const wiring = {
    ...field,
    error,
    value: typed,
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      if (required && target.value.trim() === '') return;
      setLast(target.value);
      onChange(target.value);
    },
  };
  return rows ? <TextArea {...wiring} rows={rows} /> : <TextField {...wiring} />;
}

interface TypedListProps {
  label: string;
  hint?: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** How many lines, and how many letters in one. */
  mostLines: number;
  mostLetters: number;
}

/** A list that is typed line by line. */
export function TypedList({ label, hint, values, onChange, mostLines, mostLetters }: TypedListProps) {
  const [typed, setTyped] = useState(() => values.join('\n'));
  const [last, setLast] = useState(values);
  const cutLines = (text: string) =>
    linesOf(text)
      .slice(0, mostLines)
      .map((line) => line.slice(0, mostLetters));
  // Somebody else changed it: another tab, another activity.
  if (values !== last) {
    setLast(values);
    if (cutLines(typed).join('\n') !== values.join('\n')) setTyped(values.join('\n'));
  }
  const count = linesOf(typed).length;
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={2}
      error={count > mostLines ? `At most ${mostLines} lines, please. The rest is left out.` : undefined}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(cutLines(target.value));
      }}
    />
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
