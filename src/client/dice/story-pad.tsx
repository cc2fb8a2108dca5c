import type { ReactNode } from 'react';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useSpeech } from '#client/speech/speech';
import { Pad, type PadHandle } from '#client/writing/pad';
import { PadFrame } from '#client/writing/pad-frame';
import { SpellingList } from '#client/writing/spelling-list';
import { useMisspellings } from '#client/writing/use-misspellings';
import type { Die } from '#shared/games/dice/roll';
import { type LabelMode, storyLimits, type TaskCard } from '#shared/games/dice/story';
import { usedFaces } from '#shared/games/dice/used-faces';
import { countWords } from '#shared/writing/count-words';
import { emptyLog } from '#shared/writing/log';
import { DiceList } from './dice-list';
import { verbForms } from './faces';

export interface StoryPadHandle {
  /** Puts text at the end, as if it was typed. */
  add(text: string): void;
}

interface StoryPadProps {
  ref?: Ref<StoryPadHandle>;
  dice: readonly Die[];
  labels: LabelMode;
  task: TaskCard | null;
  /** What it begins with; later changes come out by `onText` alone. */
  text: string;
  onText: (text: string) => void;
  /** Whether and where it is saved. */
  status?: ReactNode;
}

/** A sheet for the story of a roll. A die lights up when its word is used, in whatever form. */
export function StoryPad({ ref, dice, labels, task, text: begin, onText, status }: StoryPadProps) {
  const pad = useRef<PadHandle>(null);
  const [text, setText] = useState(begin);
  const [shownIds, setShownIds] = useState<readonly string[]>([]);
  const { canSpeak, speak } = useSpeech();
  const faces = useMemo(() => dice.map((die) => die.face), [dice]);
  const used = useMemo(() => usedFaces(text, faces), [text, faces]);
  const words = countWords(text);
  const misspellings = useMisspellings(text);
  const forms = verbForms(faces);

  useImperativeHandle(ref, () => ({
    add(more) {
      const now = pad.current?.text() ?? '';
      const gap = now === '' || /\s$/.test(now) ? '' : ' ';
      pad.current?.replace({ start: now.length, end: now.length }, gap + more);
    },
  }));

  const showWord = (position: number) => {
    const id = faces[position]?.id;
    if (id) setShownIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="dice-small mx-auto w-full">
        <DiceList
          dice={dice}
          labels={labels}
          shown={shownIds}
          used={used}
          canSpeak={canSpeak}
          speak={speak}
          onShowWord={showWord}
        />
      </div>
      <p role="status" className="text-center font-bold">
        {used.size === dice.length ? 'All words are in your story.' : `${used.size} of ${dice.length} words used`}
      </p>
      <PadFrame
        words={words}
        log={emptyLog}
        status={
          <>
            {status}
            {text.length > storyLimits.text ? (
              <p role="alert">This is more than one story can hold. Please save it in two.</p>
            ) : (
              words > storyLimits.longWords && <p>This is long for one story.</p>
            )}
          </>
        }
      >
        <Pad
          ref={pad}
          marks={misspellings.marks}
          markedIn={misspellings.of}
          label="Your story"
          text={begin}
          onRest={(next) => {
            setText(next);
            onText(next);
          }}
          placeholder="Once upon a time …"
          className="flex-1"
        />
      </PadFrame>
      <SpellingList
        misspellings={misspellings}
        onWrite={(flag, suggestion, of) => pad.current?.replace(flag, suggestion, of)}
      />
      {forms.length > 0 && (
        <details className="rounded-card border border-line bg-surface px-4 py-2">
          <summary className="min-h-11 cursor-pointer content-center font-bold">
            {task ? `Forms for: ${task.tense}` : 'Forms of the verbs'}
          </summary>
          <ul className="pb-2">
            {forms.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
