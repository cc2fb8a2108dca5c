import { Button } from '../../ui/button';
import type { Choice } from '../autosave/use-autosave';
import type { Row } from './list-rows';
import type { ListDraft } from './list-table';

interface ChooseVersionProps {
  choice: Choice<ListDraft>;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Two versions of one list side by side, with what differs in each; one of them is gone on with. */
export function ChooseVersion({ choice: { why, mine, theirs }, onChoose }: ChooseVersionProps) {
  const at = new Date(mine.at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="grid gap-4">
      <p className="max-w-measure">
        {why === 'unsaved'
          ? `Changes of ${at} are kept on this device and were not saved. Which version do you want to go on with?`
          : 'This list was changed somewhere else as well. Which version do you want to go on with?'}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version
          title="On this device"
          draft={mine.value}
          other={theirs.value}
          action="Go on with this one"
          onChoose={() => onChoose('mine')}
        />
        <Version
          title="Saved"
          draft={theirs.value}
          other={mine.value}
          action="Go on with the saved one"
          onChoose={() => onChoose('theirs')}
        />
      </div>
    </div>
  );
}

interface VersionProps {
  title: string;
  draft: ListDraft;
  other: ListDraft;
  action: string;
  onChoose: () => void;
}

const textOf = ({ term, meaning }: Row) => [term, meaning].filter(Boolean).join(': ');
const shown = 8;

function Version({ title, draft, other, action, onChoose }: VersionProps) {
  const known = new Set(other.rows.map((row) => JSON.stringify(row)));
  const own = draft.rows.filter((row) => !known.has(JSON.stringify(row)));
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="text-muted">
        {draft.title}, {draft.rows.length} {draft.rows.length === 1 ? 'row' : 'rows'}
      </p>
      {own.length > 0 && (
        <>
          <p>Only here:</p>
          <ul className="list-disc pl-5">
            {own.slice(0, shown).map((row) => (
              <li key={row.id} className="break-words">
                {textOf(row) || 'a row without a word'}
              </li>
            ))}
            {own.length > shown && <li>and {own.length - shown} more</li>}
          </ul>
        </>
      )}
      <Button onClick={onChoose}>{action}</Button>
    </section>
  );
}
