import { type KeyboardEvent, useState } from 'react';
import { DieView } from './die-view';
import './dice.css';
import type { Die } from '#shared/games/dice/roll';
import type { LabelMode } from '#shared/games/dice/story';

interface DiceListProps {
  dice: readonly Die[];
  labels: LabelMode;
  /** Names the list where there are several. */
  label?: string;
  /** The faces that came last, in their order: they tumble. */
  fresh?: readonly string[];
  /** Faces whose word was asked for, with labels on tap. */
  shown?: readonly string[];
  /** Faces whose word stands in the story: they are lit. */
  used?: ReadonlySet<string>;
  canSpeak: boolean;
  speak: (text: string) => void;
  onShowWord: (position: number) => void;
  /** Dice without these have no tools: they lie as they are. */
  tools?: { onLock: (position: number) => void; onReroll: (position: number) => void };
}

/** The dice on the table. Tab reaches one of them, the arrow keys the others. */
export function DiceList({
  dice,
  labels,
  label = 'Dice',
  fresh = [],
  shown = [],
  used,
  canSpeak,
  speak,
  onShowWord,
  tools,
}: DiceListProps) {
  const [chosenPlace, setChosenPlace] = useState(0);
  const active = Math.min(chosenPlace, dice.length - 1);

  function handleKey(event: KeyboardEvent<HTMLUListElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const faces = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-die]')];
    const target = faces[toPosition(event.key, active, faces) ?? -1];
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <div className="dice-frame">
      <ul
        aria-label={label}
        className="dice-list"
        data-plain={!tools || undefined}
        data-count={dice.length}
        data-words={toLength(dice)}
        onKeyDown={handleKey}
      >
        {dice.map((die, position) => (
          <DieView
            // The place, not the face: a die that gets a new face keeps the focus.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={position}
            die={die}
            labels={labels}
            isShown={shown.includes(die.face.id)}
            tumble={fresh.indexOf(die.face.id)}
            canSpeak={canSpeak}
            isActive={position === active}
            onActive={() => setChosenPlace(position)}
            isUsed={used?.has(die.face.id)}
            onShowWord={() => onShowWord(position)}
            onSpeak={() => speak(die.face.word)}
            tools={tools && { onLock: () => tools.onLock(position), onReroll: () => tools.onReroll(position) }}
          />
        ))}
      </ul>
    </div>
  );
}

/** The longest word decides for all. What has a space goes into two lines. */
function toLength(dice: readonly Die[]): 'short' | 'medium' | 'long' {
  const letters = Math.max(...dice.flatMap((die) => die.face.word.split(' ').map((part) => part.length)));
  if (letters <= 6) return 'short';
  return letters <= 9 ? 'medium' : 'long';
}

/** Where a key leads from the die at `from`; up and down go to the nearest die of the next row. */
function toPosition(key: string, from: number, faces: readonly HTMLElement[]): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'Home':
      return 0;
    case 'End':
      return faces.length - 1;
    case 'ArrowDown':
      return nearestInRow(1, from, faces);
    case 'ArrowUp':
      return nearestInRow(-1, from, faces);
  }
}

function nearestInRow(direction: 1 | -1, from: number, faces: readonly HTMLElement[]): number | undefined {
  const boxes = faces.map((face) => face.getBoundingClientRect());
  const start = boxes[from];
  if (!start) return undefined;
  const distance = (box: DOMRect) => 10 * Math.abs(box.top - start.top) + Math.abs(box.left - start.left);
  const beyond = boxes.flatMap((box, position) => {
    const isBeyond = (box.top - start.top) * direction > start.height / 2;
    return isBeyond ? [{ position, far: distance(box) }] : [];
  });
  return beyond.toSorted((a, b) => a.far - b.far)[0]?.position;
}
