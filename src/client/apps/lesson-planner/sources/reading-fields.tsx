import { BookOpen, Check } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { Dialog } from '#client/ui/dialog';
import { SkeletonText } from '#client/ui/skeleton';
import { TextField } from '#client/ui/text-field';
import { count } from '#shared/core/count';
import { capital } from '#shared/core/first-letter';
import { FieldFault } from './field-fault';
import type { SourceFieldsProps } from './source-fields';

type Reading = RouterOutputs['generate']['texts']['items'][number];

const typingPauseMs = 300;

/** Texts of ours by topic and level, each readable in full before it is chosen. */
export function ReadingFields({ wish, faults, onChange }: SourceFieldsProps) {
  const { level, reading: chosen } = wish;
  const [search, setSearch] = useState('');
  const [read, setRead] = useState<Reading>();
  const topic = useDebounced(search.trim(), typingPauseMs);
  const texts = trpc.generate.texts.useQuery(
    { topic, level },
    { staleTime: Number.POSITIVE_INFINITY, placeholderData: (before) => before },
  );

  // What is shown is still what was looked for before.
  const isStale = texts.isPlaceholderData || topic !== search.trim();

  function choose({ id, title, level: of, topic: about }: Reading) {
    onChange({ reading: { id, title, level: of, topic: about } });
    setRead(undefined);
  }

  return (
    <fieldset name="reading" tabIndex={-1} className="grid min-w-0 gap-3 outline-none">
      <legend className="sr-only">A text of ours</legend>
      <TextField
        label="About what?"
        optional
        maxLength={80}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status" className="text-sm text-muted wrap-anywhere">
        {chosen ? `Chosen: “${chosen.title}” (${chosen.level}).` : ''}
        {texts.data?.items.length === 0 && ` No text of ours is on “${topic}” or near it.`}
      </p>
      <FieldFault text={faults.reading} />
      {texts.isError && <LoadFailed what="The texts" query={texts} />}
      {texts.isPending && <SkeletonText lines={6} />}
      <ul aria-busy={isStale} className={cx('grid gap-2', isStale && 'opacity-60')}>
        {texts.data?.items.map((one) => (
          <ReadingRow
            key={one.id}
            reading={one}
            isChosen={one.id === chosen?.id}
            onRead={() => setRead(one)}
            onChoose={() => choose(one)}
          />
        ))}
      </ul>
      {read && <ReadIt reading={read} onChoose={() => choose(read)} onClose={() => setRead(undefined)} />}
    </fieldset>
  );
}

/** What it is, in one line. */
const lineOf = ({ level, kind, genre, words, questions }: Reading) =>
  [
    level,
    `${capital(genre)}${kind === 'dialogue' && genre !== 'conversation' ? ', spoken' : ''}`,
    count(words, 'word'),
    count(questions, 'question'),
  ].join(' · ');

interface ReadingRowProps {
  reading: Reading;
  isChosen: boolean;
  onRead: () => void;
  onChoose: () => void;
}

function ReadingRow({ reading, isChosen, onRead, onChoose }: ReadingRowProps) {
  const { title } = reading;
  return (
    <li
      className={cx(
        'grid gap-1 rounded-control border border-line bg-surface px-3 py-2',
        isChosen && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <span className="font-bold break-words">{title}</span>
      <span className="text-sm text-muted">{lineOf(reading)}</span>
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={isChosen ? <Check /> : undefined}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {isChosen ? 'Chosen' : 'Choose'}
          <span className="sr-only"> {title}</span>
        </Button>
        <Button size="sm" variant="quiet" icon={<BookOpen />} onClick={onRead}>
          Read<span className="sr-only"> {title}</span>
        </Button>
      </span>
    </li>
  );
}

interface ReadItProps {
  reading: Reading;
  onChoose: () => void;
  onClose: () => void;
}

function ReadIt({ reading, onChoose, onClose }: ReadItProps) {
  return (
    <Dialog
      open
      size="md"
      title={reading.title}
      description={lineOf(reading)}
      onOpenChange={(open) => !open && onClose()}
      actions={<Button onClick={onChoose}>Plan from this text</Button>}
    >
      <p className="max-w-measure whitespace-pre-line">{reading.text}</p>
    </Dialog>
  );
}
