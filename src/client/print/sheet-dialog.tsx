import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ItemOnPaper, PassageOnPaper } from '#client/items/item-on-paper';
import { failureText } from '#client/lib/failure-text';
import { type RouterInputs, trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { TextField } from '#client/ui/text-field';
import type { SheetOutput } from '#shared/api/attempts';
import type { AppId } from '#shared/core/apps';
import { count } from '#shared/core/count';
import { choiceLetters } from '#shared/items/choice-letters';
import { alsoOnPaper } from '#shared/items/key-on-paper';
import { PrintDialog, PrintPage } from './print-dialog';
import { type ScriptedSheet, ScriptPage, scriptsOf } from './script-page';
import { newSheetSeed, seedOfCode, sheetCode } from './sheet-code';

type SheetActivity = RouterInputs['attempts']['sheet']['activity'];

interface SheetDialogProps {
  appId: AppId;
  /** What the sheet asks, with so many questions. */
  activityOf: (count: number) => SheetActivity;
  onClose: () => void;
  /** Always the same questions: neither how many nor other versions can be chosen. */
  isFixed?: boolean;
  /** A separate page to mark the answers on. */
  hasAnswerSheet?: boolean;
  /** What the app itself lets one choose. */
  children?: ReactNode;
}

const counts = ['6', '10', '20', '30'] as const;
const versionCounts = ['1', '2'] as const;
const versionLetters = 'ABCD';

/** Fresh questions on paper, with their key on a page of its own. The code on the sheet prints the same one again. */
export function SheetDialog({ appId, activityOf, onClose, isFixed, hasAnswerSheet, children }: SheetDialogProps) {
  const utils = trpc.useUtils();
  const [count, setCount] = useState<(typeof counts)[number]>('10');
  const [versions, setVersions] = useState<(typeof versionCounts)[number]>('1');
  const [code, setCode] = useState(() => sheetCode(newSheetSeed()));
  const seed = seedOfCode(code);
  const input = { appId, activity: activityOf(Number(count)), seed: seed ?? 0, versions: Number(versions) };
  const sheet = useQuery({
    queryKey: ['sheet', input],
    queryFn: () => utils.client.attempts.sheet.mutate(input),
    enabled: seed !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsOwnErrors: true },
  });
  const sheetData = seed === undefined ? undefined : sheet.data;
  return (
    <PrintDialog
      title="Print a sheet"
      isReady={sheetData !== undefined}
      printables={[
        {
          id: 'sheet',
          name: versions === '1' ? 'Question sheet' : 'Question sheets A and B',
          hint: versions === '1' ? undefined : 'The same grammar with other sentences.',
          byDefault: true,
          pages: () => sheetData && <SheetPages sheet={sheetData} code={sheetCode(seed ?? 0)} />,
        },
        ...(hasAnswerSheet
          ? [
              {
                id: 'answers',
                name: 'Answer sheet',
                hint: 'A line for each answer, so that the questions can be used again.',
                byDefault: false,
                pages: () => sheetData && <AnswerPages sheet={sheetData} />,
              },
            ]
          : []),
        ...(sheetData && scriptsOf(toScripts(sheetData)).length > 0
          ? [
              {
                id: 'script',
                name: 'Script of the recordings',
                hint: 'For reading aloud. Tick it where the class has no device with a voice.',
                isForTeacher: true,
                byDefault: false,
                pages: () => <ScriptPage title={sheetData.title} sheets={toScripts(sheetData)} />,
              },
            ]
          : []),
        {
          id: 'key',
          name: 'Answer key',
          hint: 'On a page of its own, with the reasons.',
          isForTeacher: true,
          byDefault: true,
          pages: () => sheetData && <KeyPages sheet={sheetData} code={sheetCode(seed ?? 0)} />,
        },
      ]}
      onClose={onClose}
    >
      <div className="mb-5 grid gap-4">
        {children}
        {!isFixed && (
          <>
            <SegmentedControl
              label="Questions"
              value={count}
              onChange={setCount}
              options={counts.map((value) => ({ value, label: value }))}
            />
            <SegmentedControl
              label="Versions"
              value={versions}
              onChange={setVersions}
              options={[
                { value: '1', label: 'One' },
                { value: '2', label: 'A and B' },
              ]}
            />
          </>
        )}
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label="Code of the sheet"
            hint="The same code prints the same sheet."
            error={seed === undefined ? 'A code has four letters or numbers.' : undefined}
            value={code}
            onChange={(event) => setCode(event.target.value.toUpperCase())}
            autoComplete="off"
            spellCheck={false}
            maxLength={4}
          />
          {/* Beside the field, which has its name above it and a hint below. */}
          <Button
            variant="secondary"
            icon={<RefreshCw />}
            className="sm:mt-[1.875rem]"
            onClick={() => setCode(sheetCode(newSheetSeed()))}
          >
            Another sheet
          </Button>
        </div>
        {sheet.isError ? (
          <Banner
            tone="warn"
            title={failureText(sheet.error, {
              fallback: 'The sheet could not be made.',
              network: 'The server could not be reached. Please check your connection.',
            })}
            action={<Button onClick={() => void sheet.refetch()}>Try again</Button>}
          />
        ) : (
          <SheetStart sheet={sheetData} isMaking={sheet.isFetching} />
        )}
      </div>
    </PrintDialog>
  );
}

/** What the sheet will be, by its first question. */
function SheetStart({ sheet, isMaking }: { sheet: SheetOutput | undefined; isMaking: boolean }) {
  if (!sheet) return isMaking ? <SkeletonText lines={2} /> : null;
  const questions = sheet.versions[0] ?? [];
  return (
    <p role="status" className="text-muted">
      {sheet.title}, {count(questions.length, 'question')}. It begins: “{questions[0]?.item.prompt}”
    </p>
  );
}

const nameOf = ({ title, versions }: SheetOutput, version: number) =>
  versions.length > 1 ? `${title}, version ${versionLetters[version]}` : title;

function SheetPages({ sheet, code }: { sheet: SheetOutput; code: string }) {
  return sheet.versions.map((questions, version) => (
    <PrintPage
      key={nameOf(sheet, version)}
      title={nameOf(sheet, version)}
      score={questions.reduce((sum, { item }) => sum + item.points, 0)}
    >
      <ol>
        {questions.map(({ item, spare }, place) => (
          <li key={item.id} className="flex gap-3">
            <span>{place + 1}.</span>
            <div className="min-w-0 flex-1">
              {item.passage && item.passage.text !== questions[place - 1]?.item.passage?.text && (
                <PassageOnPaper passage={item.passage} />
              )}
              <ItemOnPaper item={item} spare={spare} />
            </div>
          </li>
        ))}
      </ol>
      <p className="break-before-avoid">Sheet {code}</p>
    </PrintPage>
  ));
}

/** A line for each answer, by the numbers of the questions. */
function AnswerPages({ sheet }: { sheet: SheetOutput }) {
  return sheet.versions.map((questions, version) => (
    <PrintPage key={nameOf(sheet, version)} title={`Answers: ${nameOf(sheet, version)}`}>
      <ol className="grid grid-cols-2 gap-x-8">
        {questions.map(({ item }, place) => (
          <li key={item.id} className="mb-3 flex gap-3">
            <span>{place + 1}.</span>
            {item.kind === 'cloze' ? (
              <ol className="flex-1">
                {item.gaps.map(({ id, options }, gap) => (
                  <li key={id} className="mb-2 flex gap-3">
                    <span>({gap + 1})</span>
                    <AnswerLine options={options} />
                  </li>
                ))}
              </ol>
            ) : (
              <AnswerLine options={'options' in item ? item.options : undefined} />
            )}
          </li>
        ))}
      </ol>
    </PrintPage>
  ));
}

/** Room for one answer: a ring for each choice, or a line. */
function AnswerLine({ options }: { options: readonly string[] | undefined }) {
  if (!options) return <span className="flex-1 border-b border-black">&nbsp;</span>;
  return (
    <span>
      {options.map((option, letter) => (
        <span key={option} className="mr-4">
          {choiceLetters[letter]} ○
        </span>
      ))}
    </span>
  );
}

const toScripts = ({ versions }: SheetOutput): ScriptedSheet[] =>
  versions.map((questions, version) => ({
    letter: versions.length > 1 ? versionLetters[version] : undefined,
    items: questions.map(({ item }) => item),
  }));

/** All keys begin on a new sheet of paper, never under the questions. */
function KeyPages({ sheet, code }: { sheet: SheetOutput; code: string }) {
  return sheet.versions.map((questions, version) => (
    <PrintPage key={nameOf(sheet, version)} title={`Key: ${nameOf(sheet, version)}`} hasHeader={false}>
      <ol>
        {questions.map(({ item, key, also, why }, place) => (
          <li key={item.id} className="mb-2 flex gap-3">
            <span>{place + 1}.</span>
            <p>
              <strong>{key}</strong>
              {alsoOnPaper(also)}
              {why && <> – {why}</>}
            </p>
          </li>
        ))}
      </ol>
      <p className="break-before-avoid">Sheet {code}</p>
    </PrintPage>
  ));
}
