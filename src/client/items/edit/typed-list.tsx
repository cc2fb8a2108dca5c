import { useState } from 'react';
import { TextArea, type TextAreaProps } from '#client/ui/text-area';
import { TextField, type TextFieldProps } from '#client/ui/text-field';

interface TextFieldValue {
  /** What the value is as text. */
  start: string;
  /** Gets the text as it was typed; what it means is the caller's to read. */
  onText: (text: string) => void;
}

/** A field for what is a list or a number: what is typed stays as it was typed, whatever is read from it. */
export function TypedArea({ start, onText, ...rest }: TextFieldValue & Omit<TextAreaProps, 'value' | 'onChange'>) {
  return <TextArea {...rest} {...useFieldText(start, onText)} />;
}

/** The same in one line. */
export function TypedField({ start, onText, ...rest }: TextFieldValue & Omit<TextFieldProps, 'value' | 'onChange'>) {
  return <TextField {...rest} {...useFieldText(start, onText)} />;
}

/**
 * What is typed, until the value becomes another one that was not typed here: another tab's change that was put
 * together with this one's must not be written over by the text from before.
 */
function useFieldText(start: string, onText: (text: string) => void) {
  const [text, setText] = useState(start);
  const [state, setState] = useState({ start, isTyping: false });
  if (start !== state.start) {
    setState({ start, isTyping: false });
    if (!state.isTyping) setText(start);
  }
  return {
    value: text,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setText(value);
      setState({ ...state, isTyping: true });
      onText(value);
    },
    onBlur: () => setState({ ...state, isTyping: false }),
  };
}
