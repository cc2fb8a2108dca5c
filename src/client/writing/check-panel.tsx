import { Check, EyeOff, Flag as FlagIcon, LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { inShort } from '#shared/core/in-short';
import { pointById } from '#shared/grammar/points';
import type { Flag } from '#shared/writing/flag';
import { spellingRule } from '#shared/writing/spelling/with-spelling';

interface CheckPanelProps {
  flags: readonly Flag[];
  /** The one that is looked at, by its place in the list. */
  chosen: number | undefined;
  onChoose: (place: number) => void;
  /** Writes what is suggested. */
  onAccept: (flag: Flag, suggestion: string) => void;
  /** Leaves this place alone. */
  onIgnore: (flag: Flag) => void;
  /** Never asks about this again; for rules that can be wrong. */
  onRefuse?: (flag: Flag) => void;
  /** Shows codes alone at first, so that the writer finds what is wrong. */
  codesOnly?: boolean;
  /** The address of a grammar point's page. */
  pointPath?: (point: string) => string;
}

/** The places that were flagged, one below the other; the chosen one says why, and what can be done. */
export function CheckPanel({ flags, chosen, onChoose, codesOnly = false, ...actions }: CheckPanelProps) {
  const [most, setMost] = useState(atOnce);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label="Places to look at">
        {flags.slice(0, most).map((flag, place) => (
          <li key={`${flag.rule} ${flag.start}`}>
            <FlagCard
              flag={flag}
              isChosen={place === chosen}
              onChoose={() => onChoose(place)}
              codesOnly={codesOnly}
              {...actions}
            />
          </li>
        ))}
      </ol>
      {flags.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(most + atOnce)}>
            More places
          </Button>
        </div>
      )}
    </div>
  );
}

/** More at once nobody works through. */
const atOnce = 30;

interface FlagCardProps
  extends Pick<CheckPanelProps, 'onAccept' | 'onIgnore' | 'onRefuse' | 'codesOnly' | 'pointPath'> {
  flag: Flag;
  isChosen: boolean;
  onChoose: () => void;
}

function FlagCard({ flag, isChosen, onChoose, onAccept, onIgnore, onRefuse, codesOnly, pointPath }: FlagCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div ref={card} className={cx('rounded-control border bg-surface', isChosen ? 'border-focus' : 'border-line')}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={onChoose}
        className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left tone-neutral hover:tinted-hover"
      >
        <LocateFixed aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <q className="font-bold">{inShort(flag.text, 60)}</q>
          {!codesOnly && <span className="block text-sm text-muted">{flag.name}</span>}
        </span>
        {flag.code && <Badge>{flag.code}</Badge>}
      </button>
      {isChosen && <FlagText {...{ flag, onAccept, onIgnore, onRefuse, codesOnly, pointPath }} />}
    </div>
  );
}

function FlagText({
  flag,
  onAccept,
  onIgnore,
  onRefuse,
  codesOnly,
  pointPath,
}: Omit<FlagCardProps, 'isChosen' | 'onChoose'>) {
  const { why, example, suggestion, point } = flag;
  const suggestions = flag.suggestions ?? (suggestion === undefined ? [] : [suggestion]);
  const grammarPoint = point && pointById(point);
  const text = (
    <div className="grid gap-2">
      <p>{why}</p>
      {example && (
        <p className="grid gap-0.5">
          <span>
            <span className="text-muted">Not: </span>
            <del>{example.wrong}</del>
          </span>
          <span>
            <span className="text-muted">But: </span>
            {example.right}
          </span>
        </p>
      )}
      {grammarPoint && pointPath && (
        <p>
          <a
            href={pointPath(grammarPoint.id)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline"
          >
            {grammarPoint.name} in Grammar Cram
          </a>
        </p>
      )}
    </div>
  );
  return (
    <div className="grid gap-3 px-3 pb-3">
      {codesOnly ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-bold">Show what it is</summary>
          <p className="mb-2 font-bold">{flag.name}</p>
          {text}
        </details>
      ) : (
        text
      )}
      <div className="flex flex-wrap gap-2">
        {!codesOnly &&
          suggestions.map((one) => (
            <Button key={one} size="sm" icon={<Check />} onClick={() => onAccept(flag, one)}>
              {one === '' ? 'Take it out' : `Write “${inShort(one, 60)}”`}
            </Button>
          ))}
        <Button size="sm" variant="secondary" icon={<EyeOff />} onClick={() => onIgnore(flag)}>
          Leave it
        </Button>
        {onRefuse && (
          <Button size="sm" variant="quiet" icon={<FlagIcon />} onClick={() => onRefuse(flag)}>
            {flag.rule === spellingRule ? 'It is a word' : 'Not a mistake'}
          </Button>
        )}
      </div>
    </div>
  );
}
