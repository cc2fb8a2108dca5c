import { useState } from 'react';
import * as z from 'zod';
import { wordEntry } from '../../../shared/content/word-list';
import type { ResourceOf } from '../../../shared/schemas/library';
import { LoadFailed } from '../../lib/load-failed';
import { trpc } from '../../lib/trpc';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SkeletonText } from '../../ui/skeleton';
import { ChooseVersion, type VersionFacts } from '../autosave/choose-version';
import { statusTexts } from '../autosave/status-texts';
import { type SaveStatus, useAutosave } from '../autosave/use-autosave';
import { ofKind } from '../library/of-kind';
import { downloadList } from './list-file';
import { readyRows } from './list-rows';
import { type ListDraft, ListTable } from './list-table';
import type { CurrentWords } from './use-words';
import { readDraft, type WordsDraft, writeDraft } from './words-source';

interface ListEditorProps {
  words: CurrentWords;
  onDraft: (draft: WordsDraft) => void;
  onClose: () => void;
}

/** Edits the words in play, row by row. It saves by itself: to the account, or on this device where there is none. */
export function ListEditor({ words, onDraft, onClose }: ListEditorProps) {
  if (words.source.is === 'list') return <SavedList id={words.source.id} onClose={onClose} />;
  return <DraftList words={words} onDraft={onDraft} onClose={onClose} />;
}

// Half-typed rows are kept as well, so the rules of whole entries do not hold here.
const listDraft: z.ZodType<ListDraft> = z.object({
  title: z.string(),
  rows: z.array(
    z.object({
      id: z.string(),
      term: z.string(),
      meaning: z.string(),
      example: z.string(),
      emoji: z.string(),
      ipa: z.string(),
      translation: z.string(),
      partOfSpeech: z.string(),
      level: wordEntry.shape.level,
    }),
  ),
});

type WordList = ResourceOf<'word-list'>;
const toDraft = ({ title, data, version }: WordList) => ({ value: { title, rows: data.entries }, version });

function SavedList({ id, onClose }: { id: string; onClose: () => void }) {
  // What is shown elsewhere may be a minute old: edits begin from what the server has now.
  const list = trpc.library.get.useQuery({ id }, { gcTime: 0, staleTime: 0, refetchOnMount: 'always' });
  const loaded = list.data && ofKind(list.data, 'word-list');
  const [opened, setOpened] = useState<WordList>();
  if (!opened && loaded && !list.isFetching) setOpened(loaded);
  if (opened) return <OpenList list={opened} onClose={onClose} />;
  return (
    <Frame onClose={onClose}>
      {list.isError ? <LoadFailed what="This list" query={list} /> : <SkeletonText lines={6} />}
    </Frame>
  );
}

function OpenList({ list, onClose }: { list: WordList; onClose: () => void }) {
  const utils = trpc.useUtils();
  const update = trpc.library.update.useMutation({ meta: { showsOwnErrors: true } });
  const { id, level, data } = list;
  const autosave = useAutosave<ListDraft>({
    id: `list:${id}`,
    schema: listDraft,
    server: toDraft(list),
    async save({ title, rows }, version) {
      const { entries } = readyRows(rows);
      // A list holds one word at least: the last one stays at the server until there is another.
      if (entries.length === 0) return version;
      const saved = await update.mutateAsync({
        id,
        version,
        kind: 'word-list',
        title: title.trim() || list.title,
        level: level ?? undefined,
        data: { ...data, entries },
      });
      utils.library.get.setData({ id }, saved);
      void utils.library.list.invalidate();
      return saved.version;
    },
    async load() {
      const theirs = ofKind(await utils.client.library.get.query({ id }), 'word-list');
      return theirs ? toDraft(theirs) : toDraft(list);
    },
  });
  const { value, change, status, choice, choose } = autosave;
  return (
    <Frame onClose={onClose} status={status} draft={choice ? undefined : value}>
      {choice ? (
        <ChooseVersion noun="list" heading="h3" choice={choice} factsOf={factsOf} onChoose={choose} />
      ) : (
        <ListTable value={value} onChange={change} />
      )}
    </Frame>
  );
}

function DraftList({ words, onDraft, onClose }: ListEditorProps) {
  const [value, setValue] = useState<ListDraft>({ title: words.title, rows: words.entries });
  const [isKept, setKept] = useState(true);
  const { sourceText } = words;

  function change(next: ListDraft) {
    setValue(next);
    const { entries } = readyRows(next.rows);
    if (entries.length > 0) setKept(writeDraft({ title: next.title.trim() || 'My words', entries, sourceText }));
  }

  function close() {
    const draft = readDraft();
    if (draft) onDraft(draft);
    onClose();
  }

  return (
    <Frame onClose={close} status={isKept ? 'on-device' : undefined} draft={value}>
      {!isKept && (
        <Banner tone="warn" title="This browser keeps nothing.">
          Download the list before you leave.
        </Banner>
      )}
      <ListTable value={value} onChange={change} />
    </Frame>
  );
}

function factsOf({ title, rows }: ListDraft): VersionFacts {
  return {
    title,
    size: `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`,
    parts: rows.map((row) => ({
      id: row.id,
      text: [row.term, row.meaning].filter(Boolean).join(': ') || 'a row without a word',
      value: row,
    })),
  };
}

interface FrameProps {
  status?: SaveStatus;
  /** To be taken away as a file. */
  draft?: ListDraft;
  onClose: () => void;
  children: React.ReactNode;
}

function Frame({ status, draft, onClose, children }: FrameProps) {
  const download = (kind: 'csv' | 'tsv') => {
    if (draft) downloadList(draft.title, readyRows(draft.rows).entries, kind);
  };
  return (
    <Dialog
      open
      size="lg"
      title="Edit words"
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <p role="status" className="mr-auto self-center text-muted">
            {status && statusTexts[status]}
          </p>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        {draft && (
          <div className="flex flex-wrap gap-3 border-t border-line pt-4">
            <Button onClick={() => download('csv')}>Download CSV</Button>
            <Button onClick={() => download('tsv')}>Download for Anki</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
