import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { Picture } from '#client/ui/picture';
import { type SecretPicture, secretPictureNames } from '#shared/classes/secret-pictures';
import { picturesPerSecret } from '#shared/classes/student-secret';

interface PictureSecretProps {
  chosen: readonly SecretPicture[];
  onChoose: (chosen: readonly SecretPicture[]) => void;
}

const ordinals = ['First', 'Second', 'Third'];

/** All pictures to press, and places for those that were pressed, in their order. */
export function PictureSecret({ chosen, onChoose }: PictureSecretProps) {
  const isFull = chosen.length >= picturesPerSecret;
  const grid = useRef<HTMLFieldSetElement>(null);
  function undo() {
    onChoose(chosen.slice(0, -1));
    // The last one that is taken back takes the button along.
    if (chosen.length === 1) grid.current?.querySelector('button')?.focus();
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <ol aria-label="Your pictures, in order" className="flex gap-2">
          {ordinals.map((ordinal, place) => {
            const name = chosen[place];
            return (
              <li
                key={ordinal}
                className={cx(
                  'grid size-16 place-items-center rounded-control bg-surface text-xl text-muted',
                  name ? 'edge-control' : 'border border-dashed border-edge',
                )}
              >
                <span className="sr-only">{`${ordinal}: ${name ?? 'none yet'}`}</span>
                {name ? (
                  <Picture name={name} isSilent className="size-12" />
                ) : (
                  <span aria-hidden="true">{place + 1}</span>
                )}
              </li>
            );
          })}
        </ol>
        {chosen.length > 0 && (
          <Button variant="secondary" icon={<Undo2 />} onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {chosen.length > 0 && `${chosen.length} of ${picturesPerSecret}: ${chosen.join(', ')}`}
      </p>
      <fieldset
        ref={grid}
        aria-label="Pictures"
        className="grid min-w-0 grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-8"
      >
        {secretPictureNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-disabled={isFull || undefined}
            onClick={() => !isFull && onChoose([...chosen, name])}
            className={cx(
              'grid min-h-16 place-items-center rounded-control edge-control bg-surface p-2 tone-neutral',
              isFull ? 'opacity-55' : 'hover:tinted-hover',
            )}
          >
            <Picture name={name} isSilent className="size-12" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
