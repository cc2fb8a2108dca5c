import { ArrowLeft, ArrowRight, Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PromptText } from '#client/items/prompt-text';
import { isGoOn, pageStep, useKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { choiceLetters } from '#shared/items/choice-letters';
import { isGraded, keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { kindOf, type PlayerItem } from '#shared/items/kinds/registry';
import { playerView } from '#shared/items/player-view';

interface PresentSetProps {
  title: string;
  items: readonly Item[];
}

/**
 * One question at a time, as large as it fits, for the whole class. Arrows move, Space or Enter shows the answer; a
 * clicker does both in turn.
 */
export function PresentSet({ title, items }: PresentSetProps) {
  const [place, setPlace] = useState(0);
  const [isRevealed, setRevealed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const item = items[place];

  const go = (to: number) => {
    if (to < 0 || to >= items.length) return;
    setPlace(to);
    setRevealed(false);
    heading.current?.focus();
  };
  // The keys are the questions' from the start, and no longer the button's that led here.
  useEffect(() => heading.current?.focus(), []);
  useKeys((event) => {
    const by = pageStep(event);
    // A clicker has no third key: it shows the answer, and then goes on.
    if (event.key === 'PageDown' && item && isGraded(item) && !isRevealed) setRevealed(true);
    else if (by !== 0) go(place + by);
    else if (isGoOn(event)) setRevealed(true);
    else return false;
    return true;
  });

  if (!item) return <EmptyState title={`${title} has no finished question yet.`} />;
  return (
    <section aria-label={title} className="grid gap-4">
      <p className="text-muted">
        {title} · {place + 1} of {items.length}
      </p>
      {item.passage && <p className="text-lg whitespace-pre-line wrap-anywhere">{item.passage.text}</p>}
      <h2
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="text-2xl font-bold wrap-anywhere whitespace-pre-line outline-none"
      >
        <PromptText text={item.prompt} />
      </h2>
      <Body key={item.id} item={item} isRevealed={isRevealed} />
      <div role="status" className="grid gap-2 empty:hidden">
        {isRevealed && isGraded(item) && (
          <>
            <p className="text-xl font-bold wrap-anywhere text-good">Answer: {keyText(item)}</p>
            {item.explanation && <p className="text-lg wrap-anywhere">{item.explanation}</p>}
          </>
        )}
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-3 bg-canvas py-2">
        <Button variant="secondary" icon={<ArrowLeft />} disabled={place === 0} onClick={() => go(place - 1)}>
          Previous
        </Button>
        {isGraded(item) && (
          <Button
            variant="primary"
            icon={<Eye />}
            aria-disabled={isRevealed || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => setRevealed(true)}
          >
            Show the answer
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<ArrowRight />}
          disabled={place === items.length - 1}
          onClick={() => go(place + 1)}
        >
          Next
        </Button>
      </div>
    </section>
  );
}

function Body({ item, isRevealed }: { item: Item; isRevealed: boolean }) {
  const view: PlayerItem = playerView(item, { seed: 0 });
  if ('options' in view) {
    const keys = new Set(
      'options' in item ? item.options.flatMap((one) => ('isKey' in one && one.isKey ? [one.text] : [])) : [],
    );
    return (
      <ol className="grid gap-4 md:grid-cols-2">
        {view.options.map((option, at) => (
          <li
            key={option}
            className={cx(
              'flex gap-4 rounded-card border-2 px-4 py-2 text-xl',
              isRevealed && keys.has(option) ? 'tone-good tinted border-tone font-bold' : 'border-edge bg-surface',
            )}
          >
            <span aria-hidden="true" className="font-bold">
              {choiceLetters[at]}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {option}
              {isRevealed && keys.has(option) && <span className="sr-only"> (right)</span>}
            </span>
          </li>
        ))}
      </ol>
    );
  }
  const text = kindOf(item).underPrompt(view);
  return text ? <p className="text-xl whitespace-pre-line wrap-anywhere">{text}</p> : null;
}
