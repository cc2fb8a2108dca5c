import {
  ArrowDown,
  ArrowUp,
  Lock,
  LockOpen,
  Minus,
  Pencil,
  Plus,
  RefreshCw,
  Shuffle,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { DragHandle } from '#client/ui/drag-handle';
import { IconButton } from '#client/ui/icon-button';
import { SelectField } from '#client/ui/select-field';
import { groupings, type Material, type Stage, stageKinds } from '#shared/content/lessons/lesson';
import { TypedList, TypedText } from './typed-text';

/** What can be done with a stage. */
export interface StageActions {
  onMinutes: (minutes: number) => void;
  onMove: (by: number) => void;
  onSwap: () => void;
  /** Takes back what it became last. */
  onUndo: (() => void) | undefined;
  onLock: () => void;
  onRemove: () => void;
  onRewrite: () => void;
  onEdit: (stage: Stage) => void;
}

interface StageCardProps extends StageActions {
  stage: Stage;
  place: number;
  count: number;
  materials: readonly Material[];
  isRewriting: boolean;
  /** What is held by the handle to drag it. */
  dragHandlers: HTMLAttributes<HTMLElement>;
  /** Something that is dragged would stand before it, or after it. */
  dropsAt: 'before' | 'after' | undefined;
  /** Who wrote its texts last, where they were written again. */
  madeBy?: ReactNode;
}

/** One stage of the plan: read, changed, moved. Alt with an arrow key moves it as well. */
export function StageCard({
  stage,
  place,
  count,
  materials,
  isRewriting,
  dragHandlers,
  dropsAt,
  madeBy,
  ...actions
}: StageCardProps) {
  const [isEditing, setEditing] = useState(false);
  const otherWays = useRef<HTMLButtonElement>(null);
  const used = materials.filter(({ id }) => stage.materialIds.includes(id)).map(({ title }) => title);

  function handleKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  const name = `${place + 1}. ${stage.title}`;
  return (
    <Card
      as="li"
      className={cx(
        // Held, it is only its head, so that one sees where it goes.
        'grid grid-cols-[minmax(0,1fr)] gap-3 data-dragged:bg-raised data-dragged:*:not-first:hidden',
        dropsAt === 'before' && 'before:absolute before:inset-x-0 before:-top-2 before:h-1 before:bg-accent',
        dropsAt === 'after' && 'after:absolute after:inset-x-0 after:-bottom-2 after:h-1 after:bg-accent',
      )}
      onKeyDown={handleKey}
      aria-label={name}
      data-stage={stage.id}
      data-drags
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 items-start gap-1">
          <DragHandle {...dragHandlers} />
          <div className="min-w-0 flex-1">
            <p className="text-sm text-muted">
              {stageKinds[stage.kind]}, {stage.grouping}
            </p>
            <h4 className="font-bold break-words">{name}</h4>
            {(stage.locked || madeBy) && (
              <div className="flex flex-wrap gap-2">
                {stage.locked && <Badge icon={<Lock />}>Locked</Badge>}
                {madeBy}
              </div>
            )}
          </div>
        </div>
        <Minutes stage={stage} onChange={actions.onMinutes} />
      </div>
      {isEditing ? (
        <StageFields stage={stage} onEdit={actions.onEdit} />
      ) : (
        <div className="grid max-w-measure gap-2">
          {stage.aim && <p className="text-muted">{stage.aim}</p>}
          <ol className="grid list-decimal gap-1 pl-6">
            {stage.steps.map((step, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
              <li key={line}>{step}</li>
            ))}
          </ol>
          {used.length + stage.things.length > 0 && <p>With: {[...used, ...stage.things].join('; ')}</p>}
          {stage.support && <p className="text-sm">Support: {stage.support}</p>}
          {stage.challenge && <p className="text-sm">Challenge: {stage.challenge}</p>}
        </div>
      )}
      <div className="-mb-1 flex flex-wrap items-center gap-1 print:hidden">
        <Button
          size="sm"
          variant="quiet"
          icon={<Pencil />}
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          {isEditing ? 'Done' : 'Edit'}
        </Button>
        <Button ref={otherWays} size="sm" variant="quiet" icon={<Shuffle />} onClick={actions.onSwap}>
          Other ways
        </Button>
        {actions.onUndo && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Undo2 />}
            onClick={() => {
              actions.onUndo?.();
              // What was pressed goes with it.
              otherWays.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
        <Button size="sm" variant="quiet" icon={<RefreshCw />} pending={isRewriting} onClick={actions.onRewrite}>
          Rewrite
        </Button>
        <span className="flex-1" />
        <IconButton
          size="sm"
          label={stage.locked ? `Unlock ${stage.title}` : `Lock ${stage.title}`}
          icon={stage.locked ? <Lock /> : <LockOpen />}
          aria-pressed={stage.locked}
          onClick={actions.onLock}
        />
        <IconButton
          size="sm"
          label={`Move ${stage.title} up`}
          icon={<ArrowUp />}
          aria-disabled={place === 0 || undefined}
          onClick={() => actions.onMove(-1)}
        />
        <IconButton
          size="sm"
          label={`Move ${stage.title} down`}
          icon={<ArrowDown />}
          aria-disabled={place === count - 1 || undefined}
          onClick={() => actions.onMove(1)}
        />
        <IconButton
          size="sm"
          variant="danger"
          label={`Remove ${stage.title}`}
          icon={<Trash2 />}
          onClick={actions.onRemove}
        />
      </div>
    </Card>
  );
}

function Minutes({ stage, onChange }: { stage: Stage; onChange: (minutes: number) => void }) {
  const [typed, setTyped] = useState(String(stage.minutes));
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setTyped(String(stage.minutes));
  }, [stage.minutes]);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton
        size="sm"
        variant="secondary"
        label={`Shorten ${stage.title}`}
        icon={<Minus />}
        onClick={() => onChange(stage.minutes - 1)}
      />
      <label className="flex items-center gap-1">
        <span className="sr-only">Minutes for {stage.title}</span>
        <input
          className="target w-12 rounded-control edge-field bg-surface py-1 text-center text-ink tabular-nums"
          inputMode="numeric"
          maxLength={3}
          value={typed}
          onChange={({ target }) => {
            isTyping.current = true;
            setTyped(target.value);
          }}
          onBlur={() => {
            isTyping.current = false;
            const minutes = Number(typed);
            setTyped(String(stage.minutes));
            if (/^\d+$/.test(typed) && minutes !== stage.minutes) onChange(minutes);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        min
      </label>
      <IconButton
        size="sm"
        variant="secondary"
        label={`Lengthen ${stage.title}`}
        icon={<Plus />}
        onClick={() => onChange(stage.minutes + 1)}
      />
    </div>
  );
}

function StageFields({ stage, onEdit }: { stage: Stage; onEdit: (stage: Stage) => void }) {
  const set = (change: Partial<Stage>) => onEdit({ ...stage, ...change });
  return (
    <div className="grid gap-3">
      <TypedText
        label="Title"
        most={120}
        required="A stage needs a title."
        value={stage.title}
        onChange={(title) => set({ title })}
      />
      <SelectField
        label="Who works with whom"
        options={groupings.map((value) => ({ value, label: value }))}
        value={stage.grouping}
        onChange={(grouping) => set({ grouping })}
      />
      <TypedText label="Aim" most={300} rows={1} value={stage.aim} onChange={(aim) => set({ aim })} />
      <TypedList
        label="Steps"
        hint="One a line."
        mostLines={12}
        mostLetters={2000}
        values={stage.steps}
        onChange={(steps) => set({ steps })}
      />
      <TypedList
        label="Things to bring"
        hint="One a line."
        mostLines={8}
        mostLetters={300}
        values={stage.things}
        onChange={(things) => set({ things })}
      />
      <TypedText label="Support" most={2000} rows={1} value={stage.support} onChange={(support) => set({ support })} />
      <TypedText
        label="Challenge"
        most={2000}
        rows={1}
        value={stage.challenge}
        onChange={(challenge) => set({ challenge })}
      />
    </div>
  );
}
