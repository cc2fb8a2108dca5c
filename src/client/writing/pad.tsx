import {
  type ClipboardEvent,
  memo,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '#client/ui/cx';
import { compareTexts } from '#shared/library/compare';
import { mergeParagraphs } from '#shared/library/merge-paragraphs';
import type { Edit } from '#shared/writing/log';
import { type Mark, MarkedText } from './marked-text';
import { useUnchanged } from './use-unchanged';

export interface PadHandle {
  /** What stands there now, also what has not rested yet. */
  text(): string;
  /**
   * Writes over a place, as if it was typed, so that it can be undone; nothing where another text stands there by now
   * than the one that the place is of.
   */
  replace(place: { start: number; end: number }, text: string, of?: string): void;
  /** Selects a place and brings it into view. */
  jumpTo(place: { start: number; end: number }): void;
  focus(): void;
}

interface PadProps {
  ref?: Ref<PadHandle>;
  label: string;
  /**
   * What it begins with. It is the browser's from then on; what comes from outside later is put together with what has
   * not rested yet. Give it another key to begin with another text.
   */
  text: string;
  /** When typing rests, at least every two seconds while it does not, and when the pad or the page is left. */
  onRest: (text: string) => void;
  /** At each change, with its size. It must be quick. */
  onEdit?: (edit: Edit) => void;
  /** Places of `markedIn` to show behind the text; where somebody has typed on, they wait until it is given anew. */
  marks?: readonly Mark[];
  markedIn?: string;
  /** What is selected, while something is. */
  onSelect?: (place: { start: number; end: number } | undefined) => void;
  /** Enter in a text that is only read, with what is selected then. */
  onEnter?: (place: { start: number; end: number } | undefined) => void;
  placeholder?: string;
  readOnly?: boolean;
  className?: string;
  describedBy?: string;
}

const restMs = 400;
const longestMs = 2000;

/**
 * A calm sheet to write on. A keystroke is the browser's alone: nothing is rendered, counted or saved before typing
 * rests, so that the twenty-thousandth word is typed like the first.
 */
export function Pad({
  ref,
  label,
  text,
  onRest,
  onEdit,
  marks,
  markedIn,
  onSelect,
  onEnter,
  placeholder,
  readOnly = false,
  className,
  describedBy,
}: PadProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const rest = useRest(area, { text, onRest });
  const pasted = useRef(false);
  useUnchanged(area, readOnly);
  const length = useRef(text.length);

  // Said by the document: a finger that drags the ends of a selection presses no key and no button of a mouse.
  const selecting = useRef(onSelect);
  useEffect(() => {
    selecting.current = onSelect;
  });
  useEffect(() => {
    const onSelection = () => {
      const field = area.current;
      if (field && document.activeElement === field) selecting.current?.(placeIn(field));
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, []);

  // Not as `defaultValue`: React writes that into the document again at each key, however long it is.
  const begin = useRef(text);
  useLayoutEffect(() => {
    if (area.current) area.current.value = begin.current;
  }, []);

  // Another tab wrote on: its paragraphs come in around what is being typed, and are no edit of this one.
  const { takeIn } = rest;
  useLayoutEffect(() => {
    if (!takeIn(text)) return;
    length.current = area.current?.value.length ?? 0;
    hideMarks(behind.current);
  }, [text, takeIn]);

  useImperativeHandle(ref, () => ({
    text: () => area.current?.value ?? text,
    replace({ start, end }, next, of) {
      const field = area.current;
      if (!field || (of !== undefined && field.value !== of)) return;
      field.focus();
      field.setSelectionRange(start, end);
      // The old command is the only one that a textarea can undo.
      const isTyped = next === '' ? document.execCommand('delete') : document.execCommand('insertText', false, next);
      if (!isTyped) field.setRangeText(next, start, end, 'end');
      handleInput();
      rest.now();
    },
    jumpTo({ start, end }) {
      const field = area.current;
      if (!field) return;
      field.focus();
      field.setSelectionRange(start, end);
      // The marks stand there in the order of their places.
      const place = (marks ?? [])
        .map((mark) => mark.start)
        .sort((a, b) => a - b)
        .indexOf(start);
      const mark = behind.current?.querySelectorAll('mark')[place];
      if (!mark) return;
      field.scrollTop = mark.offsetTop - field.clientHeight / 3;
    },
    focus: () => area.current?.focus(),
  }));

  function handleInput() {
    const field = area.current;
    if (!field || readOnly) return;
    const grown = field.value.length - length.current;
    length.current = field.value.length;
    onEdit?.({
      at: new Date(),
      added: Math.max(0, grown),
      removed: Math.max(0, -grown),
      isPaste: pasted.current && grown > 0,
    });
    pasted.current = false;
    hideMarks(behind.current);
    rest.begin();
  }

  /** A page that was copied without its plain text comes in as text all the same. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    pasted.current = true;
    if (event.clipboardData.getData('text/plain')) return;
    const html = event.clipboardData.getData('text/html');
    if (!html) return;
    event.preventDefault();
    const plain = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
    document.execCommand('insertText', false, plain);
  }

  const shownText = markedIn ?? text;
  const hasMarks = marks !== undefined && marks.length > 0;
  useEffect(() => {
    const [layer, field] = [behind.current, area.current];
    if (!hasMarks || !layer || !field) return;
    if (field.value === shownText) delete layer.dataset.stale;
    else hideMarks(layer);
    layer.scrollTop = field.scrollTop;
  }, [shownText, hasMarks]);

  return (
    <div className={cx('relative min-h-0 rounded-control bg-surface', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {hasMarks && (
        <div
          ref={behind}
          aria-hidden="true"
          className={cx(
            sheet,
            'pointer-events-none absolute inset-0 border-transparent text-transparent',
            'data-stale:invisible',
          )}
        >
          <Marks text={shownText} marks={marks} />
        </div>
      )}
      <textarea
        ref={area}
        id={id}
        placeholder={placeholder}
        aria-readonly={readOnly || undefined}
        inputMode={readOnly ? 'none' : undefined}
        spellCheck={false}
        autoCapitalize="sentences"
        aria-describedby={describedBy}
        onInput={handleInput}
        onPaste={handlePaste}
        onDrop={() => {
          pasted.current = true;
        }}
        onBlur={rest.now}
        onKeyDown={(event) => {
          if (!readOnly || event.key !== 'Enter' || event.ctrlKey || event.metaKey || !onEnter) return;
          event.preventDefault();
          onEnter(placeIn(event.currentTarget));
        }}
        onScroll={() => {
          if (behind.current && area.current) behind.current.scrollTop = area.current.scrollTop;
        }}
        className={cx(
          sheet,
          'relative block resize-none border-line bg-transparent text-ink outline-offset-0 placeholder:text-muted focus-visible:border-focus',
        )}
      />
    </div>
  );
}

/** Until what is typed was looked at: once, as nothing of the document changes for a key. */
function hideMarks(layer: HTMLElement | null): void {
  if (layer && layer.dataset.stale === undefined) layer.dataset.stale = '';
}

/** Rendered anew only where the text or its places are other ones: they may be a whole book's. */
const Marks = memo(MarkedText);

const placeIn = ({ selectionStart: start, selectionEnd: end }: HTMLTextAreaElement) =>
  start < end ? { start, end } : undefined;

/** The textarea and what lies behind it break their lines at the same places only if they look the same. */
const sheet =
  'h-full w-full overflow-x-hidden overflow-y-scroll rounded-control border px-4 py-3 text-base leading-relaxed ' +
  'whitespace-pre-wrap wrap-break-word [scrollbar-gutter:stable]';

/** Says what stands in the field when typing rests, and at once when it is left. */
function useRest(
  area: { current: HTMLTextAreaElement | null },
  { text, onRest }: { text: string; onRest: (text: string) => void },
) {
  const lastText = useRef(text);
  const calls = useRef(onRest);
  useEffect(() => {
    calls.current = onRest;
  });
  const timers = useRef<{ rest?: ReturnType<typeof setTimeout>; longest?: ReturnType<typeof setTimeout> }>({});

  const now = useRef(() => {
    clearTimeout(timers.current.rest);
    clearTimeout(timers.current.longest);
    timers.current = {};
    const value = area.current?.value;
    if (value === undefined || value === lastText.current) return;
    lastText.current = value;
    calls.current(value);
  }).current;

  const begin = useRef(() => {
    clearTimeout(timers.current.rest);
    timers.current.rest = setTimeout(now, restMs);
    timers.current.longest ??= setTimeout(now, longestMs);
  }).current;

  const takeIn = useRef((outside: string) => {
    const field = area.current;
    if (!field || outside === lastText.current) return false;
    const sides = { base: lastText.current, mine: field.value, theirs: outside };
    lastText.current = outside;
    writeOver(
      field,
      mergeParagraphs(sides, (mine) => mine),
    );
    if (field.value !== outside) begin();
    return true;
  }).current;

  // Before the field goes, with what was typed in its last moment.
  useLayoutEffect(() => now, [now]);

  useEffect(() => {
    const onHide = () => now();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [now]);

  return { now, begin, takeIn };
}

/** Writes only what differs, so that the caret stays at its words. */
function writeOver(field: HTMLTextAreaElement, text: string) {
  let at = 0;
  for (const run of compareTexts(field.value, text)) {
    if (run.kind === 'removed') field.setRangeText('', at, at + run.text.length, 'preserve');
    else if (run.kind === 'added') field.setRangeText(run.text, at, at, 'preserve');
    if (run.kind !== 'removed') at += run.text.length;
  }
}
