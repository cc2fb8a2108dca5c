import { HelpCircle, Signpost, Square, WandSparkles, Wind } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MadeBy } from '#client/generate/made-by';
import { useGenerate } from '#client/generate/use-generate';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import type { GenerateOutput, OutputOf } from '#shared/api/generate';
import { type BankLevel, bankLevels, senses } from '#shared/content/novel/banks';
import { allBoards } from '#shared/content/novel/boards';
import { loadTable } from '#shared/content/novel/table';
import type { CodexEntry, Scene } from '#shared/novel/book';
import { askQuestions, castOf, offerOptions, offerWords } from '#shared/novel/stuck';
import type { Desk } from './desk';

interface StuckPanelProps {
  desk: Desk;
  scene: Scene;
  /** Of the codex, who and what is in the scene. */
  named: readonly CodexEntry[];
  textNow: () => string;
  /** The writer wants a draft in the text. */
  onTakeOver: (draft: string) => void;
}

type Help =
  | { kind: 'questions' | 'options'; lines: readonly string[]; by?: Pick<GenerateOutput, 'by' | 'fellBack'> }
  | { kind: 'words'; starters: readonly string[]; sense: keyof typeof senses; words: readonly string[] }
  | { kind: 'draft'; text: string; by: Pick<GenerateOutput, 'by' | 'fellBack'> };

/** Help for the user who is stuck: questions, three ways on, words. Nothing of it goes into the text by itself. */
export function StuckPanel({ desk, scene, named, textNow, onTakeOver }: StuckPanelProps) {
  const { about, codex, plan } = desk.book.data;
  const { beats } = allBoards[plan.board];
  const [help, setHelp] = useState<Help>();
  const [level, setLevel] = useState<BankLevel>(() => levelFor(about.readerLevel));
  const [beatId, setBeatId] = useState(() => beats.find(({ name }) => name === scene.title)?.id ?? '');
  const generate = useGenerate('novel-forge');
  const [wantedKind, setWantedKind] = useState<'questions' | 'draft'>('questions');
  const cast = castOf(codex, named);

  // What was pressed goes with what it was in: keys go on where the help was asked for.
  const askedFrom = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is shown goes
  useEffect(() => {
    if (document.activeElement === document.body) askedFrom.current?.focus();
  }, [generate.isPending, help]);
  const noteAsker = ({ target }: MouseEvent<HTMLElement>) => {
    askedFrom.current = target instanceof Element ? target.closest('button') : null;
  };

  const askBuiltIn = () =>
    setHelp({ kind: 'questions', lines: askQuestions({ cast, random: Math.random, ...(beatId && { beatId }) }) });

  async function askModel(want: 'questions' | 'draft') {
    const listed = named.length > 0 ? named : codex;
    setWantedKind(want);
    const answer = await generate
      .run({
        ask: {
          task: 'scene-help',
          want,
          about: {
            genre: about.genre,
            person: about.person,
            tense: about.tense,
            ...(about.readerLevel && { level: about.readerLevel }),
          },
          scene: {
            title: scene.title,
            summary: scene.summary,
            notes: scene.notes,
            beat: beatId,
            beatNote: plan.notes[`${plan.board}.${beatId}`] ?? '',
          },
          codex: listed.slice(0, 40).map(({ kind, name, facts }) => ({ kind, name, facts })),
          before: wholeWords(textNow(), 3000),
        },
      })
      .catch(() => undefined);
    if (answer?.output.task === 'scene-help') setHelp(helpOf(answer, answer.output));
  }

  /** What has come is there to be taken or left, as if the model had ended there. */
  function stop() {
    const by = { by: 'model' as const };
    const came = generate.soFar.trim();
    generate.cancel();
    if (came === '') return;
    setHelp(
      wantedKind === 'draft' ? { kind: 'draft', text: came, by } : { kind: 'questions', lines: came.split('\n'), by },
    );
  }

  const options = async () => {
    const table = await loadTable(about.genre);
    setHelp({ kind: 'options', lines: offerOptions(table, Math.random).map(({ text }) => text) });
  };

  return (
    <section aria-labelledby="stuck" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="stuck" className="font-bold">
        Stuck?
      </h3>
      <div className="flex flex-wrap gap-2" onClickCapture={noteAsker}>
        <Button
          size="sm"
          variant="secondary"
          icon={<HelpCircle />}
          onClick={() => (desk.model.asks ? void askModel('questions') : askBuiltIn())}
        >
          Ask me
        </Button>
        <Button size="sm" variant="secondary" icon={<Signpost />} onClick={() => void options()}>
          Three ways on
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Wind />}
          onClick={() => setHelp({ kind: 'words', ...offerWords(level, Math.random) })}
        >
          Words
        </Button>
        {desk.model.drafts && (
          <Button size="sm" variant="secondary" icon={<WandSparkles />} onClick={() => void askModel('draft')}>
            Draft
          </Button>
        )}
      </div>
      <div aria-live="polite" aria-busy={generate.isPending} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {generate.isPending ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-3">
            <p className="whitespace-pre-line wrap-anywhere">{generate.soFar || 'Reading your scene …'}</p>
            <div>
              <Button size="sm" variant="secondary" icon={<Square />} onClick={stop}>
                Stop
              </Button>
            </div>
          </div>
        ) : (
          help && (
            <HelpView
              help={help}
              onTakeOver={(text) => {
                onTakeOver(text);
                setHelp(undefined);
              }}
              onDismiss={() => setHelp(undefined)}
            />
          )
        )}
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-muted">What the help is about</summary>
        <div className="grid gap-3 pt-1">
          <SelectField
            label="Beat of the plan"
            value={beatId}
            onChange={setBeatId}
            options={[{ value: '', label: 'None' }, ...beats.map(({ id, name }) => ({ value: id, label: name }))]}
          />
          <SelectField
            label="Level of the words"
            value={level}
            onChange={setLevel}
            options={bankLevels.map((value) => ({ value, label: value }))}
          />
        </div>
      </details>
    </section>
  );
}

function helpOf(answer: GenerateOutput, { draft, questions }: OutputOf<'scene-help'>): Help {
  const by = { by: answer.by, fellBack: answer.fellBack };
  return draft ? { kind: 'draft', text: draft, by } : { kind: 'questions', lines: questions, by };
}

/** The end of a text, from the beginning of a word. */
function wholeWords(text: string, most: number): string {
  return text.length <= most ? text : text.slice(-most).replace(/^\S*\s/, '');
}

function levelFor(level: string | null): BankLevel {
  return bankLevels.find((one) => one === level) ?? (level === 'A1' ? 'A2' : 'B1');
}

interface HelpViewProps {
  help: Help;
  onTakeOver: (draft: string) => void;
  onDismiss: () => void;
}

function HelpView({ help, onTakeOver, onDismiss }: HelpViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-3">
      {'by' in help && help.by && (
        <div>
          <MadeBy {...help.by} />
        </div>
      )}
      <Inside help={help} />
      <div className="flex flex-wrap gap-2">
        {help.kind === 'draft' && (
          <Button size="sm" onClick={() => onTakeOver(help.text)}>
            Take it over
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          {help.kind === 'draft' ? 'Not this one' : 'Close'}
        </Button>
      </div>
      {help.kind === 'draft' && (
        <p className="text-sm text-muted">What you take over counts as drafted until you change it.</p>
      )}
    </div>
  );
}

function Inside({ help }: { help: Help }): ReactNode {
  switch (help.kind) {
    case 'draft':
      return <p className="whitespace-pre-line wrap-anywhere">{help.text}</p>;
    case 'words':
      return (
        <>
          <p className="font-bold">To begin a sentence</p>
          <p className="wrap-anywhere">{help.starters.join(' · ')}</p>
          <p className="font-bold">{senses[help.sense]}</p>
          <p className="wrap-anywhere">{help.words.join(' · ')}</p>
        </>
      );
    case 'questions':
    case 'options':
      return (
        <ul className="grid list-disc gap-2 pl-5">
          {help.lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      );
  }
}
