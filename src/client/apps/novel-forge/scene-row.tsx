import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Badge } from '#client/ui/badge';
import { cx } from '#client/ui/cx';
import { IconButton } from '#client/ui/icon-button';
import { count } from '#shared/core/count';
import { type Scene, statuses } from '#shared/novel/book';
import { usePlace } from './place';

interface SceneRowProps {
  scene: Scene;
  name: string;
  words: number;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  dropAbove: boolean;
  /** What makes the handle draggable. */
  grip: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  onMove: (by: 1 | -1) => void;
  onTakeOut: () => void;
}

/** One scene in the outline. Its handle is dragged; with the focus on it, the arrow keys move the scene. */
export function SceneRow(props: SceneRowProps) {
  const { scene, name, words, isFirst, isLast, isDragged, dropAbove, grip, onMove, onTakeOut } = props;
  const { go } = usePlace();

  function handleKey(event: KeyboardEvent) {
    const isOnGrip = event.target instanceof HTMLElement && event.target.dataset.grip !== undefined;
    if (!event.altKey && !isOnGrip) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(by);
  }

  return (
    <>
      {dropAbove && <li aria-hidden="true" className="h-1 rounded-full bg-accent" />}
      <li
        data-scene={scene.id}
        onKeyDown={handleKey}
        className={cx(
          'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-line bg-canvas py-1 pr-1',
          isDragged && 'opacity-50',
        )}
      >
        <button
          type="button"
          {...grip}
          data-grip={scene.id}
          aria-label={`Move ${name}`}
          aria-description="Drag it, or press the arrow keys up and down."
          className="inline-grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          onClick={() => go({ tab: 'write', scene: scene.id })}
          className="min-h-11 min-w-0 flex-1 basis-40 text-left"
        >
          <span className="font-bold underline wrap-anywhere">{name}</span>
          {scene.summary && <span className="block text-sm text-muted wrap-anywhere">{scene.summary}</span>}
        </button>
        <Badge>{statuses[scene.status]}</Badge>
        <span className="pl-2 text-sm text-muted tabular-nums">
          {scene.target > 0 ? `${words} of ${count(scene.target, 'word')}` : count(words, 'word')}
        </span>
        <span className="flex gap-1">
          <IconButton
            size="sm"
            label={`Move ${name} up`}
            icon={<ArrowUp />}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMove(-1)}
          />
          <IconButton
            size="sm"
            label={`Move ${name} down`}
            icon={<ArrowDown />}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && onMove(1)}
          />
          <IconButton size="sm" variant="danger" label={`Take out ${name}`} icon={<Trash2 />} onClick={onTakeOut} />
        </span>
      </li>
    </>
  );
}
