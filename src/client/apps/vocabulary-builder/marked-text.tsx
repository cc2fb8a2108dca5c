import { type KeyboardEvent, type MouseEvent, memo, useMemo, useRef, useState } from 'react';
import { cx } from '#client/ui/cx';
import { markOf } from '#client/words/level-marks';
import { type Level, levels } from '#shared/core/level';
import type { LevelProfile, ProfileToken } from '#shared/vocabulary/level-profile';
import { toFormKey } from '#shared/vocabulary/text-entries';

interface MarkedTextProps {
  profile: LevelProfile;
  classLevel: Level;
  /** The forms of the words that are picked. */
  chosen: ReadonlySet<string>;
  onToggle: (token: ProfileToken) => void;
}

/**
 * The text with the level of each word to be seen. Every word is a switch that puts it on the list or takes it off; for
 * the tab key the whole text is one stop, in which the arrow keys move.
 */
export function MarkedText({ profile, classLevel, chosen, onToggle }: MarkedTextProps) {
  const { tokens } = profile;
  const box = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => tokens.map(({ kind, text }) => (kind === 'other' ? '' : toFormKey(text))), [tokens]);
  const firstWord = keys.findIndex((key) => key !== '');
  const [focusPlace, setCurrent] = useState(firstWord);
  const current = keys[focusPlace] ? focusPlace : firstWord;

  function moveTo(element: Element | undefined) {
    if (!(element instanceof HTMLElement)) return;
    setCurrent(Number(element.dataset.place));
    element.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const words = [...(box.current?.querySelectorAll<HTMLElement>('[role=button]') ?? [])];
    const here = words.findIndex((word) => word.dataset.place === String(current));
    const target = {
      ArrowRight: words[here + 1],
      ArrowLeft: words[here - 1],
      ArrowDown: inNextLine(words, here, 1),
      ArrowUp: inNextLine(words, here, -1),
      Home: words[0],
      End: words.at(-1),
    }[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      words[here]?.click();
      return;
    }
    if (!target || here < 0) return;
    event.preventDefault();
    moveTo(target);
  }

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=button]') : null;
    const place = Number(button?.dataset.place);
    const token = button && tokens[place];
    if (!token) return;
    setCurrent(place);
    onToggle(token);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of switches with words between them, no form
    <div
      ref={box}
      role="group"
      aria-label="The text. Arrow keys move from word to word, Enter picks one."
      onKeyDown={handleKey}
      onClick={handleClick}
      className="max-w-measure text-lg leading-[2.1] break-words whitespace-pre-line"
    >
      {tokens.map((token, place) =>
        token.kind === 'other' ? (
          token.text
        ) : (
          <WordSwitch
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move
            key={place}
            place={place}
            token={token}
            isChosen={chosen.has(keys[place] ?? '')}
            isCurrent={place === current}
            isAbove={
              token.kind === 'unknown' ||
              levels.some((level) => level === token.kind && levels.indexOf(level) > levels.indexOf(classLevel))
            }
          />
        ),
      )}
    </div>
  );
}

interface WordSwitchProps {
  place: number;
  token: ProfileToken;
  isChosen: boolean;
  isCurrent: boolean;
  isAbove: boolean;
}

const WordSwitch = memo(function WordSwitch({
  place,
  token: { text, kind },
  isChosen,
  isCurrent,
  isAbove,
}: WordSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button is a box of its own, which tears words from their commas
    <span
      role="button"
      data-place={place}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isChosen}
      className={cx(
        'cursor-pointer rounded-mark py-1 tone-accent',
        isChosen ? 'filled box-decoration-clone px-1 font-bold' : 'hover:tinted-hover',
        !isChosen && kind !== 'other' && kind !== 'name' && isAbove && markOf[kind],
      )}
    >
      {text}
      {isAbove && kind !== 'unknown' && <span className="sr-only">, {kind}</span>}
    </span>
  );
});

/** The word nearest to this one in the line above or below. */
function inNextLine(words: readonly HTMLElement[], here: number, step: 1 | -1): HTMLElement | undefined {
  const from = words[here]?.getBoundingClientRect();
  if (!from) return undefined;
  const rest = step === 1 ? words.slice(here + 1) : words.slice(0, here).reverse();
  const boxes = rest.map((word) => ({ word, box: word.getBoundingClientRect() }));
  const first = boxes.find(({ box }) => (step === 1 ? box.top >= from.bottom - 2 : box.bottom <= from.top + 2));
  if (!first) return undefined;
  const line = boxes.filter(({ box }) => Math.abs(box.top - first.box.top) < 4);
  return line.reduce(
    (best, one) => (Math.abs(one.box.left - from.left) < Math.abs(best.box.left - from.left) ? one : best),
    first,
  ).word;
}
