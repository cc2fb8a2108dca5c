import { useRef, useState } from 'react';
import { TextField } from '#client/ui/text-field';
import { type WritingData, writingData } from '#shared/writing/writing';

type Words = WritingData['words'];

/** How many words there should be: the usual ones, until somebody says otherwise. */
export function useWordRange(usual: Words) {
  const [typed, setTyped] = useState<{ min: string; max: string }>();
  const [isWrong, setWrong] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { min, max } = typed ?? { min: String(usual.min), max: String(usual.max) };
  return {
    min,
    max,
    isWrong,
    first,
    type(next: { min: string; max: string }) {
      setTyped(next);
      setWrong(false);
    },
    /** Nothing where it is no range; then that is said. */
    read(): Words | undefined {
      const read = writingData.shape.words.safeParse({ min: numberOf(min), max: numberOf(max) });
      if (read.success && read.data.min <= read.data.max) return read.data;
      setWrong(true);
      first.current?.focus();
      return undefined;
    },
  };
}

const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

/** Two fields beside each other, from and up to. */
export function WordRange({ min, max, isWrong, first, type }: ReturnType<typeof useWordRange>) {
  return (
    <div className="flex flex-wrap gap-2">
      <TextField
        ref={first}
        label="Words, from"
        inputMode="numeric"
        maxLength={5}
        className="max-w-[min(15rem,100%)] [&_input]:w-24"
        value={min}
        onChange={(event) => type({ min: event.target.value, max })}
        error={isWrong && 'Please give two whole numbers, the smaller one first.'}
      />
      <TextField
        label="to"
        inputMode="numeric"
        maxLength={5}
        className="w-24"
        value={max}
        onChange={(event) => type({ min, max: event.target.value })}
      />
    </div>
  );
}
