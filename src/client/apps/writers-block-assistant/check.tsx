import { useEffect, useMemo, useRef, useState } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { LevelCounts } from '#client/words/level-counts';
import { CheckPanel } from '#client/writing/check-panel';
import { Pad, type PadHandle } from '#client/writing/pad';
import { type FlagsIn, useChecker } from '#client/writing/use-checker';
import { flagKey, useNotMistakes } from '#client/writing/use-not-mistakes';
import { framesFor } from '#shared/content/writing/frames';
import { count } from '#shared/core/count';
import { type Level, levels } from '#shared/core/level';
import { type LevelProfile, profileText } from '#shared/vocabulary/level-profile';
import type { WordIndex } from '#shared/vocabulary/word-index';
import type { Flag } from '#shared/writing/flag';
import type { Edit } from '#shared/writing/log';
import { asMeant } from '#shared/writing/spelling/as-meant';
import type { WritingData } from '#shared/writing/writing';
import { Feedback } from './feedback';
import { StyleFacts } from './style-facts';
import { useSettled } from './use-settled';

interface CheckProps {
  data: WritingData;
  onChange: (part: Partial<WritingData>) => void;
  onEdit: (edit: Edit) => void;
  onWrite: (text: string) => void;
}

/** The rules' questions about the text, the checklist, and what the text is like. */
export function Check(props: CheckProps) {
  const rules = useChecker();
  if (props.data.draft.trim() === '') {
    return <p className="text-muted">There is nothing to check yet. Write some sentences first.</p>;
  }
  if (rules.data) return <DraftCheck {...props} {...rules.data} />;
  return rules.isError ? <LoadFailed what="The rules" query={rules} /> : <SkeletonText lines={6} />;
}

const pointPath = (point: string) => `/grammar-cram?point=${point}`;

interface DraftCheckProps extends CheckProps {
  index: WordIndex;
  flagsIn: FlagsIn;
}

function DraftCheck({ data, onChange, onEdit, onWrite, index, flagsIn }: DraftCheckProps) {
  const { draft, ignored } = data;
  const pad = useRef<PadHandle>(null);
  const [codesOnly, setCodesOnly] = useState(false);
  const [chosenPlace, setChosenPlace] = useState<number>();
  const { flags, isDone, of } = useFlags(draft, flagsIn);
  // What is counted over the whole text waits until typing rests for longer.
  const settled = useSettled(draft);
  const profile = useMemo(
    () => profileText(of === settled ? asMeant(settled, flags) : settled, index),
    [settled, of, flags, index],
  );
  const { known, add } = useNotMistakes();
  const open = useMemo(
    () => flags.filter((flag) => !ignored.includes(flagKey(flag)) && !known.includes(flagKey(flag))),
    [flags, ignored, known],
  );
  const isForeign = !profile.isEnglish;

  function choose(place: number) {
    setChosenPlace(place);
    const flag = open[place];
    if (flag) pad.current?.jumpTo(flag);
  }
  const leave = (flag: Flag) => {
    setChosenPlace(undefined);
    onChange({ ignored: [...new Set([...ignored, flagKey(flag)])].slice(-300) });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Pad
        ref={pad}
        label="Your text"
        text={draft}
        onRest={onWrite}
        onEdit={onEdit}
        marks={open.map((flag, place) => ({
          id: String(place),
          start: flag.start,
          end: flag.end,
          isChosen: place === chosenPlace,
        }))}
        markedIn={of}
        className="h-[38dvh] min-h-52 lg:sticky lg:top-20 lg:h-[60dvh]"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-lg font-bold">
            <span role="status">
              {isForeign
                ? 'This does not look like English'
                : isDone
                  ? `${count(open.length, 'place')} to look at`
                  : 'Checking…'}
            </span>
          </h2>
          {isForeign ? (
            <p>The rules know English only. Write in English, then check again.</p>
          ) : (
            <>
              <p className="text-muted">
                {open.length > 0
                  ? 'These may be mistakes. The rules can be wrong: you decide.'
                  : isDone && 'The rules found nothing. That does not mean that all is right: read it once more.'}
              </p>
              {open.length > 0 && (
                <Checkbox label="Codes only: find it yourself" checked={codesOnly} onChange={setCodesOnly} />
              )}
              <div className="max-h-[60dvh] overflow-y-auto">
                <CheckPanel
                  flags={open}
                  chosen={chosenPlace}
                  onChoose={choose}
                  codesOnly={codesOnly}
                  pointPath={pointPath}
                  onAccept={(flag, suggestion) => {
                    setChosenPlace(undefined);
                    pad.current?.replace(flag, suggestion);
                  }}
                  onIgnore={leave}
                  onRefuse={(flag) => {
                    // With the work, wherever it is opened; and on this device for all other texts.
                    leave(flag);
                    add(flagKey(flag));
                  }}
                />
              </div>
            </>
          )}
        </section>
        <Feedback data={data} />
        <Checklist data={data} onChange={onChange} />
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <LevelCounts profile={profile} classLevel={data.level} />
          <WordsAbove profile={profile} level={data.level} />
        </Card>
        <StyleFacts draft={settled} level={data.level} />
      </div>
    </div>
  );
}

/** The flags of a text, part by part, so that a long one blocks nothing. `of` is the text that they belong to. */
function useFlags(text: string, flagsIn: FlagsIn): { flags: readonly Flag[]; isDone: boolean; of: string } {
  const [result, setResult] = useState<{ flags: Flag[]; isDone: boolean; of: string }>({
    flags: [],
    isDone: false,
    of: text,
  });
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const flags = await flagsIn(text, () => isGone);
      if (!isGone) setResult({ flags, isDone: true, of: text });
    })();
    return () => {
      isGone = true;
    };
  }, [flagsIn, text]);
  return result;
}

const scoreNames = ['Not yet', 'A little', 'Mostly', 'Fully'] as const;

/** The lines of the checklist, each with what the writer says of it. Nobody else scores here. */
function Checklist({ data, onChange }: Pick<CheckProps, 'data' | 'onChange'>) {
  const lines = framesFor(data.type, data.level)[0]?.checklist ?? [];
  const scoreOf = (line: string) =>
    data.scores.find((one) => one.line === line)?.score ?? (data.done.includes(line) ? 4 : undefined);
  const scores = lines.flatMap((line) => scoreOf(line) ?? []);
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-bold">Your own score</h2>
      {lines.map((line) => (
        <SelectField
          key={line}
          label={line}
          value={String(scoreOf(line) ?? '')}
          onChange={(choice) =>
            onChange({
              done: data.done.filter((one) => one !== line),
              scores: [
                ...data.scores.filter((one) => one.line !== line),
                ...(choice ? [{ line, score: Number(choice) }] : []),
              ],
            })
          }
          options={[
            { value: '', label: 'Not scored yet' },
            ...scoreNames.map((name, place) => ({ value: String(place + 1), label: `${place + 1}: ${name}` })),
          ]}
        />
      ))}
      {lines.length > 0 && scores.length === lines.length && (
        <p role="status" className="font-bold">
          {scores.reduce((sum, score) => sum + score, 0)} of {lines.length * 4} points, by your own score
        </p>
      )}
    </Card>
  );
}

const mostAbove = 40;

/** Which words are above the level of the task, so that the writer can find simpler ones, or learn these. */
function WordsAbove({ profile, level }: { profile: LevelProfile; level: Level }) {
  const above = new Map<string, string>();
  for (const { word } of profile.tokens) {
    if (word && levels.indexOf(word.level) > levels.indexOf(level)) above.set(word.word, word.level);
  }
  if (above.size === 0) return null;
  const examples = [...above].slice(0, mostAbove).map(([word, of]) => `${word} (${of})`);
  return (
    <p className="wrap-anywhere">
      Above {level}: {examples.join(', ')}
      {above.size > mostAbove ? ` and ${above.size - mostAbove} more` : ''}.
    </p>
  );
}
