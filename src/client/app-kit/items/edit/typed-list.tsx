import { useState } from 'react';
import { TextArea, type TextAreaProps } from '../../../ui/text-area';
import { TextField, type TextFieldProps } from '../../../ui/text-field';

interface Typed {
  /** What the value is as text, when the field opens. */
  start: string;
  /** Gets the text as it was typed; what it means is the caller's to read. */
  onText: (text: string) => void;
}

/** A field for what is a list or a number: what is typed stays as it was typed, whatever is read from it. */
export function TypedArea({ start, onText, ...rest }: Typed & Omit<TextAreaProps, 'value' | 'onChange'>) {
  const [text, setText] = useState(start);
  return (
    <TextArea
      {...rest}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onText(event.target.value);
      }}
    />
  );
}

/** The same in one line. */
export function TypedField({ start, onText, ...rest }: Typed & Omit<TextFieldProps, 'value' | 'onChange'>) {
  const [text, setText] = useState(start);
  return (
    <TextField
      {...rest}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onText(event.target.value);
      }}
    />
  );
}
