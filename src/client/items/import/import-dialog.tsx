import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { useDebounced } from '#client/lib/use-debounced';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ColumnMenus } from '#client/ui/column-menus';
import { Dialog } from '#client/ui/dialog';
import { FileField } from '#client/ui/file-field';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { TextArea } from '#client/ui/text-area';
import type { TableReading } from '#shared/core/columns';
import { count } from '#shared/core/count';
import { keysOf } from '#shared/core/keys-of';
import type { QuestionMeaning } from '#shared/items/formats/question-columns';
import { type QuestionFormat, readQuestions } from '#shared/items/formats/read-questions';
import type { ReadItems } from '#shared/items/formats/reading';
import type { Item } from '#shared/items/item';
import { type KnownQuestion, rightAnswer, sameKey } from '#shared/items/same-key';
import { type ImportOutcome, importedText } from './import-outcome';
import { ImportPreview, type PreviewRow } from './import-preview';
import { textOfFile } from './read-file';

interface ImportDialogProps {
  /** Which questions with these keys (see `sameKey`) are there already. */
  findKnown: (keys: string[]) => Promise<readonly KnownQuestion[]> | readonly KnownQuestion[];
  /** Called once, with questions that have ids of their own and are no duplicates. */
  onImport: (items: Item[]) => Promise<ImportOutcome> | ImportOutcome;
  onClose: () => void;
  /** How many more there is room for. */
  most?: number;
}

const formats: { value: QuestionFormat | 'auto'; label: string }[] = [
  { value: 'auto', label: 'Find out by itself' },
  { value: 'pasted', label: 'List: 1. … a) … *b) …' },
  { value: 'gift', label: 'GIFT (Moodle)' },
  { value: 'aiken', label: 'Aiken' },
  { value: 'csv', label: 'Sheet (CSV, Kahoot)' },
  { value: 'json', label: 'JSON of this portal' },
];
const formatNames: Record<QuestionFormat, string> = {
  pasted: 'a list',
  gift: 'GIFT',
  aiken: 'Aiken',
  csv: 'a sheet',
  json: 'JSON',
};

const columnNames: Record<QuestionMeaning, string> = {
  ignore: 'Not used',
  question: 'Question',
  choice: 'Choice or answer',
  wrong: 'Wrong choice',
  key: 'Right answer',
  explanation: 'Feedback',
  points: 'Points',
  level: 'Level',
  skill: 'Skill',
  tags: 'Topic or tags',
  type: 'Kind of question',
};
const columnOptions = keysOf(columnNames).map((value) => ({ value, label: columnNames[value] }));

const example = '1. She ___ to school every day.\na) go\n*b) goes\nc) going';

/**
 * Takes questions from a file or from what is pasted. What was understood is shown while typing; nothing is imported
 * before it is confirmed, and what is there already is not imported again.
 */
export function ImportDialog({ findKnown, onImport, onClose, most = Number.POSITIVE_INFINITY }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [format, setFormat] = useState<QuestionFormat | 'auto'>('auto');
  const [table, setTable] = useState<TableReading<QuestionMeaning>>({});
  const [fileProblem, setFileProblem] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [isImporting, setImporting] = useState(false);
  const [imported, setImported] = useState<ImportOutcome>();
  const isAsked = useRef(false);
  const rested = useDebounced(text, 250);
  const reading = useQuery({
    queryKey: ['read-questions', rested, format, table],
    queryFn: async () => {
      const read = await readQuestions(rested, { table, ...(format !== 'auto' && { format }) });
      const keys = read.items.map(sameKey);
      const knownQuestions = keys.length > 0 ? await findKnown(keys) : [];
      return { ...read, rows: previewRows(read, keys, knownQuestions) };
    },
    enabled: rested.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { showsOwnErrors: true },
    // What a column is may be changed without the questions going away meanwhile.
    placeholderData: (before, query) => (query?.queryKey[1] === rested ? before : undefined),
  });
  const isRead = reading.data !== undefined && rested === text;
  const rows = isRead && reading.data ? reading.data.rows : [];
  const fresh = rows.filter(({ isDuplicate }) => !isDuplicate);
  const duplicates = rows.length - fresh.length;
  const isTooMany = fresh.length > most;
  const canImport = fresh.length > 0 && !isTooMany;

  async function readFile(file: File) {
    const read = await textOfFile(file);
    setFileProblem('why' in read ? read.why : undefined);
    if (!('text' in read)) return;
    setText(read.text);
    setTable({});
  }

  async function take() {
    // By reference, for two presses come before the next picture.
    if (!canImport || isAsked.current) return;
    isAsked.current = true;
    setImporting(true);
    setFailed(undefined);
    try {
      const { added, skipped } = await onImport(fresh.map(({ item }) => ({ ...item, id: newId() })));
      setImported({ added, skipped: skipped + duplicates });
    } catch (error) {
      isAsked.current = false;
      setFailed(
        failureText(error, {
          fallback: 'The questions could not be imported.',
          network: 'The server could not be reached. Nothing is lost: please try again.',
        }),
      );
    } finally {
      setImporting(false);
    }
  }

  if (imported) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Questions imported"
        holdsWork={false}
        actions={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <Banner tone="good" title={importedText(imported)} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import questions"
      size="lg"
      locked={isImporting}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            pending={isImporting}
            pendingLabel="Importing…"
            aria-disabled={!canImport || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => void take()}
          >
            {fresh.length > 0 ? `Import ${count(fresh.length, 'question')}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FileField
            accept=".gift,.txt,.csv,.tsv,.json,text/plain,text/csv,application/json"
            error={fileProblem && <span role="alert">{fileProblem}</span>}
            onChoose={(file) => void readFile(file)}
          />
          <SelectField label="Format" options={formats} value={format} onChange={setFormat} />
        </div>
        <TextArea
          label="Or paste questions"
          hint="A numbered list with a star before the right choice, a sheet with headings, GIFT or Aiken."
          placeholder={example}
          rows={6}
          className="max-h-72 overflow-y-auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {failed && <Banner tone="bad" title={failed} />}
        {text.trim() !== '' && !isRead && !reading.isError && <SkeletonText lines={3} />}
        {reading.isError && (
          <Banner
            tone="warn"
            title="The questions could not be looked through. Please check your connection."
            action={
              <Button variant="secondary" onClick={() => void reading.refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {isRead && reading.data && (
          <>
            {isTooMany && (
              <Banner
                tone="warn"
                title={`There is room for ${count(most, 'question')} only, and these are ${fresh.length}. Take some out.`}
              />
            )}
            {reading.data.table && (
              <ColumnMenus
                table={reading.data.table}
                options={columnOptions}
                onMeanings={(meanings) => setTable({ ...table, meanings })}
                onHeadings={(hasHeadings) => setTable({ hasHeadings })}
              />
            )}
            <ImportPreview
              rows={rows}
              problems={reading.data.problems}
              losses={reading.data.losses.filter(({ item }) => item === undefined)}
              format={formatNames[reading.data.format]}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A question is a duplicate where it is there already, and where it comes twice. */
function previewRows(
  { items, losses }: Pick<ReadItems, 'items' | 'losses'>,
  keys: readonly string[],
  knownQuestions: readonly KnownQuestion[],
): PreviewRow[] {
  const answers = new Map(knownQuestions.map((one) => [one.sameKey, one.rightAnswer]));
  const lost = new Map<string | undefined, string[]>();
  for (const { item, what } of losses) lost.set(item, [...(lost.get(item) ?? []), what]);
  return items.map((item, place) => {
    const key = keys[place] ?? '';
    const before = answers.get(key);
    const answer = rightAnswer(item);
    if (before === undefined) answers.set(key, answer);
    return {
      item,
      isDuplicate: before !== undefined,
      ...(before !== undefined && before !== answer && { otherAnswer: before }),
      losses: lost.get(item.id) ?? [],
    };
  });
}
