import { Badge } from '#client/ui/badge';
import { inShort } from '#shared/core/in-short';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { headline } from '#shared/items/text-of';

/** Questions to be read through: number, text and key. */
export function QuestionLines({ items }: { items: readonly Item[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {items.map((item, place) => (
        <li key={item.id} className="flex gap-3 border-b border-line pb-2">
          <span className="w-7 shrink-0 text-right font-bold tabular-nums">{place + 1}</span>
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere">{inShort(headline(item))}</p>
            <p className="flex items-center gap-2 text-sm text-muted">
              {item.level && <Badge>{item.level}</Badge>}
              <span className="min-w-0 wrap-anywhere">
                {keyText(item) ? `Key: ${inShort(keyText(item))}` : 'Marked by you'}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
