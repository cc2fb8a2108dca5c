import { useState } from 'react';
import { cx } from '#client/ui/cx';
import { type CodexEntry, codexKinds } from '#shared/novel/book';

interface NamesInSceneProps {
  named: readonly CodexEntry[];
  /** The one under the pointer or the caret. */
  shown: CodexEntry | undefined;
}

/**
 * Who and what is in the scene; each tells its facts when it is pressed, or when its name in the text is pointed at.
 */
export function NamesInScene({ named, shown }: NamesInSceneProps) {
  // What was pointed at stays until another name is, or until it is pressed away.
  const [openId, setOpenId] = useState<string>();
  const [lastShown, setLastShown] = useState<CodexEntry>();
  if (shown !== lastShown) {
    setLastShown(shown);
    if (shown) setOpenId(shown.id);
  }
  const entry = named.find(({ id }) => id === openId);
  return (
    <section aria-labelledby="in-scene" className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:order-last">
      <h3 id="in-scene" className="font-bold">
        In this scene
      </h3>
      {named.length === 0 && <p className="text-muted">Names from your people and places light up in the text.</p>}
      {named.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {named.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={entry?.id === id}
                onClick={() => setOpenId(entry?.id === id ? undefined : id)}
                className={cx(
                  'min-h-11 rounded-control border px-3 wrap-anywhere tone-accent',
                  entry?.id === id ? 'filled' : 'border-line bg-surface hover:border-ink',
                )}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {entry && (
          <div className="rounded-card border border-line bg-surface p-3">
            <p className="font-bold wrap-anywhere">
              {entry.name} <span className="font-normal text-muted">{codexKinds[entry.kind].toLowerCase()}</span>
            </p>
            <ul className="grid gap-1">
              {entry.facts.map((fact) => (
                <li key={fact} className="wrap-anywhere">
                  {fact}
                </li>
              ))}
            </ul>
            {entry.facts.length === 0 && <p className="text-muted">Nothing is noted yet.</p>}
          </div>
        )}
      </div>
    </section>
  );
}
