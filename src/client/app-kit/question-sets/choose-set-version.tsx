import { Button } from '../../ui/button';
import type { Choice } from '../autosave/use-autosave';
import type { SetDraft } from './set-draft';

interface ChooseSetVersionProps {
  choice: Choice<SetDraft>;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Two versions of one quiz or test side by side; one of them is gone on with. */
export function ChooseSetVersion({ choice: { why, mine, theirs }, onChoose }: ChooseSetVersionProps) {
  const at = new Date(mine.at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="grid gap-4">
      <p className="max-w-measure">
        {why === 'unsaved'
          ? `Changes of ${at} are kept on this device and were not saved. Which version do you want to go on with?`
          : 'This was changed somewhere else as well. Which version do you want to go on with?'}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version
          name="On this device"
          draft={mine.value}
          other={theirs.value}
          action="Go on with this one"
          onChoose={() => onChoose('mine')}
        />
        <Version
          name="Saved"
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
  name: string;
  draft: SetDraft;
  other: SetDraft;
  action: string;
  onChoose: () => void;
}

const shown = 8;

function Version({ name, draft, other, action, onChoose }: VersionProps) {
  const known = new Set(other.items.map((item) => JSON.stringify(item)));
  const own = draft.items.filter((item) => !known.has(JSON.stringify(item)));
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg font-bold">{name}</h2>
      <p className="wrap-anywhere text-muted">
        {draft.title}, {draft.items.length} {draft.items.length === 1 ? 'question' : 'questions'}
      </p>
      {own.length > 0 && (
        <>
          <p>Only here:</p>
          <ul className="list-disc pl-5">
            {own.slice(0, shown).map((item) => (
              <li key={item.id} className="wrap-anywhere">
                {item.prompt || 'a question without words'}
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
