import { Download, FileInput, Sparkles } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { ItemListEditor } from '#client/items/edit/item-list-editor';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { ChooseVersion, type VersionFacts } from '#client/library/autosave/choose-version';
import { useResourceAutosave } from '#client/library/use-resource-autosave';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import type { AssignmentRules } from '#shared/api/assignments';
import { count } from '#shared/core/count';
import { readyItem } from '#shared/items/draft';
import { isTask } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { questionSetLimit, type Rules } from '#shared/items/question-set';
import { setFaults } from '#shared/items/set-faults';
import { DeletedSet, DeleteSet } from './delete-set';
import { FaultsBanner } from './faults-banner';
import { KeepInBank } from './keep-in-bank';
import { NewerNotice } from './newer-notice';
import { PresentSet } from './present-set';
import { RulesForm } from './rules-form';
import { SetBar } from './set-bar';
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

/** How a set is given, until its teacher says otherwise: as it is taken by a link. */
function rulesToGive({ attempts, minutes, opensAt, closesAt, release }: Rules): AssignmentRules {
  return { attempts, minutes, opensAt, closesAt, release };
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
  const [dialog, setDialog] = useState<SetDialogName>();
  /** How many copies of it classes were given, once it is in the trash. */
  const [deletedGiven, setDeletedGiven] = useState<number>();
  const [isRefused, setRefused] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { id, kind } = set;
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
  const ready = value.items.flatMap((item) => readyItem(item) ?? []);
  const setItems = (items: Item[]) => change({ ...value, items });
  const add = (items: readonly Item[]) => setItems([...value.items, ...items].slice(0, questionSetLimit));
  const title = value.title.trim() || set.title;

  /** Only a whole quiz goes to others; what is missing is listed, each with the way to it. */
  function isWhole(): boolean {
    setRefused(faults.length > 0);
    if (faults.length > 0) page.current?.querySelector<HTMLElement>('[data-faults] button')?.focus();
    return faults.length === 0;
  }

  function share() {
    if (!isWhole()) return;
    void saveNow();
    setDialog('share');
  }

  async function isReady() {
    if (!isWhole()) return false;
    await saveNow();
    return true;
  }

  async function tryIt() {
    await saveNow();
    onTry(saved().data.rules);
  }

  /** The set as it is saved, once nothing keeps it from being played. */
  const toGive = async (): Promise<Givable | undefined> =>
    (await isReady())
      ? {
          appId: setWords[kind].appId,
          title,
          activity: { kind: 'questions', from: { resource: id } },
          rules: rulesToGive(value.rules),
        }
      : undefined;
  if (deletedGiven !== undefined)
    return <DeletedSet {...{ id, kind, title }} given={deletedGiven} onRestored={() => setDeletedGiven(undefined)} />;
  if (choice)
    return <ChooseVersion noun={kind} choice={choice} factsOf={factsOf} differences={differences} onChoose={choose} />;
  if (isPresenting) return <PresentSet title={title} items={ready} />;
  return (
    <div ref={page} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SetBar
        kind={kind}
        status={status}
        canTry={ready.length > 0}
        onTry={() => void tryIt()}
        give={
          <>
            <PlayLiveButton work={toGive} />
            <GiveButton work={toGive} />
          </>
        }
        onShare={share}
        onPrint={() => setDialog('print')}
      >
        {actions}
      </SetBar>
      <TextField
        label={`Name of the ${kind}`}
        value={value.title}
        maxLength={120}
        hint={value.title.trim() === '' ? 'Until it has a name it keeps the last one.' : undefined}
        onChange={(event) => change({ ...value, title: event.target.value })}
      />
      {faults.length > 0 && isRefused && <FaultsBanner faults={faults} page={page} />}
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
            <KeepInBank items={ready} />
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
      <DeleteSet id={id} kind={kind} onDeleted={setDeletedGiven} />
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
