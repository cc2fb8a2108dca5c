import { cx } from '#client/ui/cx';
import { controlFrame } from '#client/ui/field';
import { mostInSentence } from '#shared/items/kinds/limits';

interface TypedAnswerProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** How many characters may be typed; what a word of one's own may have where nothing is said. */
  most?: number;
}

/** A line to type. The device's own help is off: it would answer in the learner's place. */
export function TypedAnswer({ label, value, onChange, disabled, most = mostInSentence }: TypedAnswerProps) {
  return (
    <input
      type="text"
      data-answer
      aria-label={label}
      placeholder="Type your answer"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      maxLength={most}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      className={cx(controlFrame, 'answer-text min-h-16 px-4 sm:min-h-18')}
    />
  );
}
