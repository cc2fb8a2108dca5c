import { ArrowDown, ArrowUp, CircleAlert, Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import { inShort } from '#shared/core/in-short';
import { draftFaults } from '#shared/items/draft';
import { gapMark } from '#shared/items/gap-mark';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { ItemPictureView } from '../item-picture';
import { kindName } from '../kind-names';
import { ItemEditor } from './item-editor';
import { KindChooser } from './kind-chooser';
import { insertAt, moveItem, replaceAt, without } from './moves';
import { copyOfItem, newItem } from './new-item';

/** What opens a question; it stays where the question is. */
const opener = '[data-open]';

interface ItemListEditorProps {
  /** May be unfinished, each of them. */
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** How many there may be. */
  most: number;
  /** Other ways to questions: stands beside the button for a new one. */
  actions?: ReactNode;
  /** Said while there is none. */
  empty?: ReactNode;
}

/**
 * Questions in their order, one of them open to be edited. They are moved by buttons or by Alt and arrows; what is
 * deleted can be put back; what keeps a question from being asked is listed above, each with a way to it.
 */
export function ItemListEditor({ items, onChange, most, actions, empty }: ItemListEditorProps) {
  const [openId, setOpenId] = useState<string>();
  /** The question that was just added, until the focus leaves it: what is missing in it is not said before. */
  const [newId, setNewId] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const [removed, setRemoved] = useState<{ item: Item; at: number }>();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Where the focus went last: the chooser gives it to that, not to the button that opened it. */
  const landed = useRef<HTMLElement>(null);
  /** A question, and in it its first field, its opener or another button. */
  const nextFocus = useRef<{ id: string; on: string }>(undefined);

  useEffect(() => {
    const focus = nextFocus.current;
    if (!focus) return;
    nextFocus.current = undefined;
    const card = list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(focus.id)}"]`);
    const target = card?.querySelector<HTMLElement>(focus.on) ?? card?.querySelector<HTMLElement>(opener);
    landed.current = target ?? addButton.current;
    landed.current?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  });

  /** Opens one and goes to its first field, or to the first that has a fault. */
  function open(id: string) {
    nextFocus.current = { id, on: '[aria-invalid], textarea' };
    setOpenId(id);
    setMessage('');
  }

  function choose() {
    landed.current = null;
    setChoosing(true);
  }

  function add(item: Item, at = items.length) {
    onChange(insertAt(items, at, item));
    open(item.id);
  }

  function remove(at: number) {
    const item = items[at];
    if (!item) return;
    const neighbour = items[at + 1] ?? items[at - 1];
    nextFocus.current = { id: neighbour?.id ?? '', on: opener };
    setRemoved({ item, at });
    onChange(without(items, at));
  }

  function putBack() {
    if (!removed) return;
    nextFocus.current = { id: removed.item.id, on: opener };
    onChange(insertAt(items, Math.min(removed.at, items.length), removed.item));
    setRemoved(undefined);
  }

  /** By a button, that button has the focus again, as far as the question can go on. */
  function move(from: number, to: number, on = opener) {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    nextFocus.current = { id: item.id, on };
    onChange(moveItem(items, from, to));
    setMessage(`Question moved to place ${to + 1} of ${items.length}.`);
  }

  function pressKey(event: KeyboardEvent, at: number) {
    // Inside of an open question these keys move its choices.
    const isHead = event.target instanceof HTMLElement && event.target.closest('[data-head]');
    if (!isHead) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, at + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.ctrlKey && event.key === 'Delete') {
      event.preventDefault();
      remove(at);
    }
  }

  const faulty = items.flatMap((item, at) => {
    const [first] = draftFaults(item);
    return first && item.id !== newId ? [{ id: item.id, number: at + 1, text: first.text }] : [];
  });
  const isFull = items.length >= most;
  return (
    <div className="grid gap-4">
      {faulty.length > 0 && <FaultList faulty={faulty} onOpen={open} />}
      {items.length === 0 && empty}
      <ol ref={list} aria-label="Questions" className="grid gap-3">
        {items.map((item, at) => (
          <li key={item.id} data-item={item.id} onKeyDown={(event) => pressKey(event, at)}>
            <Card className="grid gap-3">
              <div data-head className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <ItemHead item={item} number={at + 1} hasFault={faulty.some(({ id }) => id === item.id)} />
                <div className="ml-auto flex flex-wrap">
                  <Button
                    data-open
                    size="sm"
                    variant="secondary"
                    icon={<Pencil />}
                    aria-expanded={openId === item.id}
                    aria-label={`${openId === item.id ? 'Close' : 'Edit'} question ${at + 1}`}
                    className="mr-1 self-center"
                    onClick={() => (openId === item.id ? setOpenId(undefined) : open(item.id))}
                  >
                    {openId === item.id ? 'Close' : 'Edit'}
                  </Button>
                  <IconButton
                    label={`Move question ${at + 1} up`}
                    icon={<ArrowUp />}
                    data-move="up"
                    disabled={at === 0}
                    onClick={() => move(at, at - 1, '[data-move="up"]:enabled')}
                  />
                  <IconButton
                    label={`Move question ${at + 1} down`}
                    icon={<ArrowDown />}
                    data-move="down"
                    disabled={at === items.length - 1}
                    onClick={() => move(at, at + 1, '[data-move="down"]:enabled')}
                  />
                  <IconButton
                    label={`Copy question ${at + 1}`}
                    icon={<Copy />}
                    disabled={isFull}
                    onClick={() => add(copyOfItem(item), at + 1)}
                  />
                  <IconButton label={`Delete question ${at + 1}`} icon={<Trash2 />} onClick={() => remove(at)} />
                </div>
              </div>
              {openId === item.id && (
                <div className="border-t border-line pt-4">
                  <ItemEditor
                    key={item.version}
                    item={item}
                    isNew={item.id === newId}
                    onLeft={() => setNewId(undefined)}
                    onChange={(next) => onChange(replaceAt(items, at, next))}
                  />
                </div>
              )}
            </Card>
          </li>
        ))}
      </ol>
      {removed && (
        <Banner
          title={`Question deleted${removed.item.prompt ? `: ${inShort(removed.item.prompt, 160)}` : '.'}`}
          action={
            <Button variant="secondary" onClick={putBack}>
              Undo
            </Button>
          }
          onDismiss={() => setRemoved(undefined)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!isFull && (
          <Button ref={addButton} icon={<Plus />} variant="secondary" onClick={choose}>
            Add a question
          </Button>
        )}
        {actions}
      </div>
      {isFull && <p className="text-muted">There are {most} questions: no more fit in.</p>}
      {isChoosing && (
        <KindChooser
          returnFocus={landed}
          onClose={() => setChoosing(false)}
          onChoose={(kind) => {
            setChoosing(false);
            const item = newItem(kind);
            add(item);
            setNewId(item.id);
          }}
        />
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

interface FaultListProps {
  faulty: readonly { id: string; number: number; text: string }[];
  onOpen: (id: string) => void;
}

function FaultList({ faulty, onOpen }: FaultListProps) {
  return (
    <section data-faults aria-label="To be finished" className="grid gap-1 rounded-card px-4 py-3 tone-warn toned">
      <p className="font-bold">
        {faulty.length === 1 ? 'One question needs a change.' : `${faulty.length} questions need a change.`}
      </p>
      <ul>
        {faulty.map(({ id, number, text }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)} className="min-h-11 text-left underline">
              Question {number}: {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemHead({ item, number, hasFault }: { item: Item; number: number; hasFault: boolean }) {
  const key = hasFault ? '' : keyText(item);
  return (
    <div className="min-w-[min(14rem,100%)] flex-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-bold tabular-nums">{number}.</span>
        <Badge>{kindName(item.kind)}</Badge>
        {item.level && <Badge>{item.level}</Badge>}
        {hasFault && (
          <span className="inline-flex items-center gap-1 text-sm text-bad">
            <CircleAlert aria-hidden="true" className="size-4" />
            Not finished
          </span>
        )}
      </p>
      <ItemPictureView picture={item.picture} size="row" />
      <p className="mt-1 wrap-anywhere">{inShort(textOf(item), 160) || 'Nothing is written yet.'}</p>
      {key && <p className="text-sm wrap-anywhere text-muted">Key: {inShort(key, 160)}</p>}
    </div>
  );
}

/** What tells a question from others: an instruction alone does not. */
function textOf(item: Item): string {
  if (item.kind === 'error-correct') return item.sentence || item.prompt;
  if (item.kind === 'cloze') return item.text.replaceAll(/\{\{[^{}]+\}\}/g, gapMark) || item.prompt;
  return item.prompt;
}
