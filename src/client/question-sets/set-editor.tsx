import { ArrowLeft, Download, FileInput, Play, Printer, Share2, Sparkles, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ItemListEditor } from '#client/items/edit/item-list-editor';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { trpc } from '#client/lib/trpc';
import { ChooseVersion, type VersionFacts } from '#client/library/autosave/choose-version';
import { statusTexts } from '#client/library/autosave/status-texts';
import { useResourceAutosave } from '#client/library/use-resource-autosave';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import { count } from '#shared/core/count';
import { readyItem } from '#shared/items/draft';
import { isTask } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { questionSetLimit, type Rules } from '#shared/items/question-set';
import { setFaults } from '#shared/items/set-faults';
import { NewerNotice } from './newer-notice';
import { PresentSet } from './present-set';
import { RulesForm } from './rules-form';
import { SetDialog, type SetDialogName } from './set-dialog';
import {
  keptDraft,
  openDraft,
  type SavedSet,
  type SetDraft,
  type SetKind,
  savable,
  setDraft,
  toDraft,
} from './set-draft';
import { setWords } from './set-words';

interface SetEditorProps {
  set: SavedSet;
  isPresenting: boolean;
  /** Everything is saved by then. */
  onTry: (rules: Rules) => void;
  /** What else its app does with it. */
  actions?: ReactNode;
}

function factsOf({ title, items }: SetDraft): VersionFacts {
  return {
    title,
    size: count(items.length, 'question'),
    parts: items.map((item) => ({ id: item.id, text: item.prompt || 'a question without words', value: item })),
  };
}

/**
 * A quiz or a test with all that can be done with it. It saves by itself; what is not finished stays on this device
 * until it is.
 */
export function SetEditor({ set, isPresenting, onTry, actions }: SetEditorProps) {
  const utils = trpc.useUtils();
  const remove = trpc.library.remove.useMutation();
  const restore = trpc.library.restore.useMutation();
  const [dialog, setDialog] = useState<SetDialogName>();
  const [isDeleted, setDeleted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { id, kind } = set;
  const { home, all, toAll } = setWords[kind];
  const key = `${kind}:${id}:unfinished`;
  const [start] = useState(() => openDraft(set, keptDraft.safeParse(readStoredJson(key)).data));
  const { value, change, status, choice, choose, differences, saveNow, saved } = useResourceAutosave<SetKind, SetDraft>(
    {
      resource: set,
      schema: setDraft,
      start,
      toDraft,
      toSaved: (draft, before) => ({
        title: draft.title.trim().slice(0, 120) || before.title,
        level: before.level ?? undefined,
        data: savable(draft, before.data),
      }),
      onSaved(draft, version) {
        const isWhole = setFaults(draft).length === 0 && draft.title.trim() !== '';
        writeStored(key, isWhole ? null : JSON.stringify({ value: draft, version }));
      },
    },
  );

  const faults = setFaults(value);
  // Those of the questions stand above their list.
  const others = faults.filter(({ item }) => item === undefined);
  const ready = value.items.flatMap((item) => readyItem(item) ?? []);
  const setItems = (items: Item[]) => change({ ...value, items });
  const add = (items: readonly Item[]) => setItems([...value.items, ...items].slice(0, questionSetLimit));
  const title = value.title.trim() || set.title;

  /** Only a whole quiz goes to others; what is missing is listed, each with the way to it. */
  function share() {
    setRefused(faults.length > 0);
    if (faults.length > 0) return page.current?.querySelector<HTMLElement>('[data-faults] button')?.focus();
    void saveNow();
    setDialog('share');
  }

  function goTo(rule: string) {
    const field = page.current?.querySelector<HTMLElement>(`[data-rule="${rule}"] input`);
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  }

  async function tryIt() {
    await saveNow();
    onTry(saved().data.rules);
  }

  if (isDeleted) {
    return (
      <EmptyState
        title={`${title} is in the trash.`}
        action={
          <>
            <Button
              variant="secondary"
              pending={restore.isPending}
              onClick={() =>
                restore.mutate(
                  { id },
                  {
                    onSuccess() {
                      setDeleted(false);
                      void utils.library.list.invalidate();
                    },
                  },
                )
              }
            >
              Put it back
            </Button>
            <ButtonLink href={home}>{toAll}</ButtonLink>
          </>
        }
      >
        Its links have stopped working. Its results are kept with it.
      </EmptyState>
    );
  }
  if (choice)
    return <ChooseVersion noun={kind} choice={choice} factsOf={factsOf} differences={differences} onChoose={choose} />;
  if (isPresenting) return <PresentSet title={title} items={ready} />;
  return (
    <div ref={page} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href={home} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
          {all}
        </ButtonLink>
        <p role="status" className="mr-auto text-muted">
          {statusTexts[status]}
        </p>
        <Button
          variant="primary"
          icon={<Play />}
          aria-disabled={ready.length === 0 || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => ready.length > 0 && void tryIt()}
        >
          Try it
        </Button>
        <Button variant="secondary" icon={<Share2 />} onClick={share}>
          Share
        </Button>
        <Button variant="secondary" icon={<Printer />} onClick={() => setDialog('print')}>
          Print
        </Button>
        {actions}
      </div>
      <TextField
        label={`Name of the ${kind}`}
        value={value.title}
        maxLength={120}
        error={value.title.trim() === '' ? 'Give it a name. Until then it keeps the last one.' : undefined}
        onChange={(event) => change({ ...value, title: event.target.value })}
      />
      {faults.length > 0 && isRefused && (
        <Banner tone="warn" title="Not shared yet: others can take it when everything is put right.">
          {others.length > 0 && (
            <ul data-faults>
              {others.map(({ rule, text }) => (
                <li key={text}>
                  {rule ? (
                    <button type="button" className="min-h-11 text-left underline" onClick={() => goTo(rule)}>
                      {text}
                    </button>
                  ) : (
                    text
                  )}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      <NewerNotice
        setId={id}
        before={set.data.items}
        items={value.items}
        onTake={(newer) => setItems(value.items.map((item) => newer.find((one) => one.id === item.id) ?? item))}
      />
      <ItemListEditor
        items={value.items}
        onChange={setItems}
        most={questionSetLimit}
        empty={
          <EmptyState title="No questions yet.">
            Make some from a topic, a grammar point, a text or your bank, or write the first one yourself.
          </EmptyState>
        }
        actions={
          <>
            <Button variant="secondary" icon={<Sparkles />} onClick={() => setDialog('make')}>
              Make questions
            </Button>
            <Button variant="quiet" icon={<FileInput />} onClick={() => setDialog('import')}>
              Import
            </Button>
            <Button variant="quiet" icon={<Download />} onClick={() => setDialog('export')}>
              Export
            </Button>
          </>
        }
      />
      <TextArea
        label="Said before the first question"
        optional
        rows={2}
        maxLength={2000}
        value={value.intro}
        onChange={(event) => change({ ...value, intro: event.target.value })}
      />
      <RulesForm
        kind={kind}
        hasTasks={value.items.some(isTask)}
        rules={value.rules}
        onChange={(rules) => change({ ...value, rules })}
      />
      <div>
        <Button
          variant="quiet"
          icon={<Trash2 />}
          pending={remove.isPending}
          onClick={() =>
            remove.mutate(
              { id },
              {
                onSuccess() {
                  setDeleted(true);
                  void utils.library.list.invalidate();
                },
              },
            )
          }
        >
          Delete this {kind}
        </Button>
      </div>
      {dialog && (
        <SetDialog
          key={dialog}
          kind={dialog}
          setId={id}
          title={title}
          draft={value}
          ready={ready}
          onAdd={add}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
