import { kindName } from '#client/items/kind-names';
import { Badge } from '#client/ui/badge';
import { Checkbox } from '#client/ui/checkbox';
import type { BankItem } from '#shared/api/bank';
import { bandOf } from '#shared/attempts/placement/bands';
import { strongShouldBe } from '#shared/attempts/placement/calibrate';
import { inShort } from '#shared/core/in-short';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { headline } from '#shared/items/text-of';
import { statusNames } from './names';
import type { Entry } from './use-bank';

interface QuestionListProps {
  entries: readonly Entry[];
  chosen: ReadonlyMap<string, Item>;
  onChoose: (entries: readonly Entry[], isChosen: boolean) => void;
  onOpen: (entry: Entry) => void;
}

/** Questions to be looked at, one by one, and chosen, one by one or all that are shown. */
export function QuestionList({ entries, chosen, onChoose, onOpen }: QuestionListProps) {
  const marked = entries.filter(({ item }) => chosen.has(item.id)).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Checkbox
        label={`Choose all ${entries.length} that are shown`}
        checked={marked === entries.length}
        mixed={marked > 0 && marked < entries.length}
        onChange={(isChosen) => onChoose(entries, isChosen)}
      />
      <ul aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {entries.map((entry) => (
          <QuestionRow
            key={entry.item.id}
            entry={entry}
            isChosen={chosen.has(entry.item.id)}
            onChoose={(isChosen) => onChoose([entry], isChosen)}
            onOpen={() => onOpen(entry)}
          />
        ))}
      </ul>
    </div>
  );
}

interface QuestionRowProps {
  entry: Entry;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
}

function QuestionRow({ entry: { item, kept }, isChosen, onChoose, onOpen }: QuestionRowProps) {
  const text = shownText(item);
  return (
    <li className="flex gap-1 rounded-card edge-card bg-surface py-2 pr-3 pl-1">
      <Checkbox label={`Choose: ${text}`} hideLabel checked={isChosen} onChange={onChoose} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-11 w-full text-left font-bold wrap-anywhere hover:underline"
        >
          {text}
        </button>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {item.level && <Badge>{item.level}</Badge>}
          {kept && kept.status !== 'reviewed' && <Badge tone="warn">{statusNames[kept.status]}</Badge>}
          {isMissed(kept) && <Badge tone="warn">The strongest miss it</Badge>}
          <span>{kindName(item.kind)}</span>
          {typeof kept?.measured === 'number' && <span>as hard as {bandOf(kept.measured)}</span>}
          {kept && kept.uses > 0 && <span>used in {kept.uses}</span>}
          <span className="min-w-0 wrap-anywhere">{keyText(item) && `Key: ${inShort(keyText(item))}`}</span>
        </p>
      </div>
    </li>
  );
}

const isMissed = (kept: BankItem | undefined) => (kept?.strongRight ?? 1) < strongShouldBe;

const shownText = (item: Item) => inShort(headline(item)) || 'Question without a text';
