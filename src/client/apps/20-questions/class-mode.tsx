import { RotateCcw, Undo2 } from 'lucide-react';
import { type FormEvent, type RefObject, useMemo, useState } from 'react';
import * as z from 'zod';
import { newId } from '#client/lib/new-id';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { Counter } from '#client/twenty-questions/counter';
import { TurnList } from '#client/twenty-questions/turn-list';
import type { Pack } from '#client/twenty-questions/use-pack';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { KeyCap } from '#client/ui/key-cap';
import { TextField } from '#client/ui/text-field';
import { type Value, values } from '#shared/content/things/attribute';
import { count } from '#shared/core/count';
import type { Level } from '#shared/core/level';
import { hints } from '#shared/games/twenty-questions/hints';
import { questionLimit } from '#shared/games/twenty-questions/next-question';
import { lexiconOf, parseQuestion } from '#shared/games/twenty-questions/parse-question';
import { shortAnswer } from '#shared/games/twenty-questions/short-answer';
import { KeepButton } from './keep-button';
import { useGameScreen } from './use-game-screen';
import { useKeys } from './use-keys';
import { secondsSince } from './use-match';

const storageKey = '20-questions:class';
const log = z.object({
  turns: z
    .array(z.object({ text: z.string(), typed: z.string().optional(), answer: z.enum(values) }))
    .max(questionLimit),
  isFound: z.boolean(),
  /** Who it is when it is kept, and since when it is played. */
  id: z.uuid().default(newId),
  since: z.number().default(Date.now),
  isKept: z.boolean().default(false),
});
type Log = z.infer<typeof log>;
const empty = (): Log => log.parse({ turns: [], isFound: false });

interface ClassModeProps {
  pack: Pack | undefined;
  level: Level;
  screen: RefObject<HTMLElement | null>;
  isPresenting: boolean;
  /** This window is what the class looks at. */
  covers: boolean;
}

/** What is said about a question that was typed. */
interface QuestionCheck {
  title: string;
  /** In its right form. */
  question?: string;
  why?: string;
  typed?: string | undefined;
}

const choices: readonly { value: Value; label: string; key: string }[] = [
  { value: 'yes', label: 'Yes', key: 'Y' },
  { value: 'no', label: 'No', key: 'N' },
  { value: 'sometimes', label: 'Sometimes', key: 'S' },
];

/** Somebody in the room has a secret. The screen counts, and checks the form of what is typed. */
export function ClassMode({ pack, level, screen, isPresenting, covers }: ClassModeProps) {
  const [current, setLog] = useState<Log>(() => {
    const storedLog = log.safeParse(readStoredJson(storageKey));
    return storedLog.success ? storedLog.data : empty();
  });
  const { turns, isFound } = current;
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<QuestionCheck>();
  const lexicon = useMemo(() => (pack ? lexiconOf(pack.things, pack.attributes) : lexiconOf([], [])), [pack]);
  const isOver = isFound || turns.length >= questionLimit;

  const end = isFound ? `Found with ${count(turns.length, 'question')}` : 'Twenty questions are over';
  const spotlight = checked ?? lastOf(turns);
  useGameScreen(isPresenting, {
    asked: turns.length,
    line: isOver ? end : (spotlight.question ?? spotlight.title ?? ''),
    why: isOver ? undefined : spotlight.why,
  });

  function keep(next: Log) {
    writeStored(storageKey, JSON.stringify(next));
    setLog(next);
  }
  function answer(value: Value) {
    if (isOver) return;
    const turn = { text: text.trim().slice(0, 200), answer: value, ...(checked?.typed && { typed: checked.typed }) };
    keep({ ...current, turns: [...turns, turn], isFound: false });
    setText('');
    setChecked(undefined);
  }
  // What goes on after it was kept is another game.
  const goneOn = current.isKept ? { ...current, id: newId(), isKept: false } : current;
  const back = () => keep({ ...goneOn, turns: isFound ? turns : turns.slice(0, -1), isFound: false });
  const find = () => turns.length > 0 && keep({ ...current, isFound: true });
  function check(event: FormEvent) {
    event.preventDefault();
    const parsed = parseQuestion(text, lexicon);
    if (parsed.kind === 'hint') return setChecked({ title: hints[parsed.hint] });
    setText(parsed.text);
    const question = parsed.text;
    if (!parsed.correction)
      return setChecked({ title: 'Well formed. Now answer it.', question, typed: checked?.typed });
    return setChecked({ title: question, question, why: parsed.correction.why, typed: text.trim().slice(0, 200) });
  }
  useKeys(screen, {
    y: () => answer('yes'),
    n: () => answer('no'),
    s: () => answer('sometimes'),
    pagedown: () => answer('yes'),
    pageup: () => answer('no'),
    arrowright: () => answer('yes'),
    arrowleft: () => answer('no'),
    backspace: back,
    f: find,
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!covers && (
        <p className="max-w-measure text-muted">
          One person has a secret. The class asks, that person answers, and the screen counts. A clicker’s forward key
          is yes, its back key is no.
        </p>
      )}
      <Counter asked={turns.length} limit={questionLimit} />
      {isOver ? (
        <Card className="grid gap-4">
          <h2 className="font-display text-2xl font-bold">{end}</h2>
          <p>{isFound ? 'Which question helped most?' : 'Now tell the secret. Which question was missing?'}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" icon={<RotateCcw />} onClick={() => keep(empty())}>
              New secret
            </Button>
            <Button variant="quiet" icon={<Undo2 />} onClick={back}>
              Take the last one back
            </Button>
          </div>
          <KeepButton
            game={{ id: current.id, mode: 'class', level, found: isFound, seconds: secondsSince(current.since), turns }}
            isKept={current.isKept}
            onKept={() => keep({ ...current, isKept: true })}
          />
        </Card>
      ) : (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <form onSubmit={check} className="flex flex-wrap items-end gap-3">
            <TextField
              label="The question, if you want it written down"
              className="min-w-0 flex-1 basis-60"
              value={text}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setText(event.target.value);
                setChecked(undefined);
              }}
            />
            <Button type="submit" variant="secondary">
              Check the form
            </Button>
          </form>
          <div aria-live="polite">
            {covers ? (
              <Spotlight {...spotlight} />
            ) : (
              checked && (
                <Banner tone={checked.why ? 'warn' : 'info'} title={checked.title}>
                  {checked.why}
                </Banner>
              )
            )}
          </div>
          <div className="grid gap-3 sm:grid-cols-3">
            {choices.map(({ value, label, key }) => (
              <Button key={value} variant="secondary" size="lg" aria-keyshortcuts={key} onClick={() => answer(value)}>
                {label} <KeyCap className="max-md:hidden">{key}</KeyCap>
              </Button>
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" disabled={turns.length === 0} onClick={find} aria-keyshortcuts="F">
              Found it <KeyCap className="max-md:hidden">F</KeyCap>
            </Button>
            <Button
              variant="quiet"
              icon={<Undo2 />}
              disabled={turns.length === 0}
              onClick={back}
              aria-keyshortcuts="Backspace"
            >
              Take the last one back
            </Button>
          </div>
        </Card>
      )}
      <TurnList turns={turns} />
    </div>
  );
}

/** What the class is at, for the back row: the question, or the last answer. */
function Spotlight({ title = '', question, why }: Partial<QuestionCheck>) {
  const line = question ?? title;
  if (!line) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-display text-[clamp(2.5rem,5vw,5rem)] leading-tight font-bold wrap-anywhere">{line}</p>
      {why && <p className="text-xl">{why}</p>}
    </div>
  );
}

function lastOf(turns: Log['turns']): Partial<QuestionCheck> {
  const last = turns.at(-1);
  if (!last) return {};
  const answer = last.text
    ? shortAnswer(last.text, last.answer)
    : choices.find(({ value }) => value === last.answer)?.label;
  return { title: `${last.text} ${answer ?? ''}`.trim() };
}
