import type { Thing } from '#shared/content/things/thing';
import { ThingPicture } from './thing-picture';

/** What may still be the secret. */
export function ThingsLeft({ left, of }: { left: readonly Thing[]; of: number }) {
  return (
    <section aria-label="Still possible" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-lg font-bold">
        Still possible: {left.length} of {of}
      </h2>
      <ul className="flex max-h-72 flex-wrap gap-2 overflow-y-auto">
        {left.map(({ id, name, emoji }) => (
          <li key={id} className="rounded-mark border border-line bg-surface px-2 py-1">
            <ThingPicture name={name} emoji={emoji} /> {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
