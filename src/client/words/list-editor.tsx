import { useState } from 'react';
import * as z from 'zod';
import { ChooseVersion, type VersionFacts } from '#client/library/autosave/choose-version';
import { statusTexts } from '#client/library/autosave/status-texts';
import type { SaveStatus } from '#client/library/autosave/use-autosave';
import { OpenResource } from '#client/library/open-resource';
import { useResourceAutosave } from '#client/library/use-resource-autosave';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { notify } from '#client/ui/toast';
import type { ResourceOf } from '#shared/api/library';
import { type WordEntry, wordEntry } from '#shared/content/words/word-list';
import { count } from '#shared/core/count';
import { ownPicture } from '#shared/core/own-picture';
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
  if (words.source.kind === 'list') return <SavedList id={words.source.id} onClose={onClose} />;
  return <DraftList words={words} onDraft={onDraft} onClose={onClose} />;
}

/**
 * Each field of an entry. Half-typed rows are kept as well, so the rules of whole entries do not hold here; a field that
 * was not named would be lost.
 */
const draftRow = {
  id: z.string(),
  term: z.string(),
  meaning: z.string(),
  example: z.string(),
  emoji: z.string(),
  picture: ownPicture.optional(),
  ipa: z.string(),
  translation: z.string(),
  partOfSpeech: z.string(),
  level: wordEntry.shape.level,
  tags: z.string().optional(),
} satisfies { [Field in keyof WordEntry]-?: z.ZodType };
const listDraft: z.ZodType<ListDraft> = z.object({ title: z.string(), rows: z.array(z.object(draftRow)) });

function SavedList({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <OpenResource
      kind="word-list"
      id={id}
      noun="list"
      home={{ href: '/vocabulary-builder', label: 'To your words' }}
      frame={(content) => <Frame onClose={onClose}>{content}</Frame>}
    >
      {(list) => <OpenList list={list} onClose={onClose} />}
    </OpenResource>
  );
}

function OpenList({ list, onClose }: { list: ResourceOf<'word-list'>; onClose: () => void }) {
  const { value, change, status, choice, choose, differences } = useResourceAutosave<'word-list', ListDraft>({
    resource: list,
    schema: listDraft,
    toDraft: ({ title, data }) => ({ title, rows: data.entries }),
    toSaved({ title, rows }, { title: before, level, data }) {
      const { entries } = readyRows(rows);
      // A list holds one word at least: the last one stays at the server until there is another.
      if (entries.length === 0) return undefined;
      return { title: title.trim() || before, level: level ?? undefined, data: { ...data, entries } };
    },
  });
  return (
    <Frame onClose={onClose} status={status} draft={choice ? undefined : value}>
      {choice ? (
        <ChooseVersion
          noun="list"
          heading="h3"
          choice={choice}
          factsOf={factsOf}
          differences={differences}
          onChoose={choose}
        />
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
        <Banner tone="warn" title="This browser does not save anything.">
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
    size: count(rows.length, 'row'),
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
    if (!draft) return;
    const { entries } = readyRows(draft.rows);
    downloadList(draft.title, entries, kind);
    if (entries.some(({ picture }) => picture)) notify.info('Pictures that were uploaded are not in the file.');
  };
  return (
    <Dialog
      open
      size="lg"
      title="Edit words"
      holdsWork={false}
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
