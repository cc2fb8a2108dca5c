import { Check, Eye, Lock, LockOpen, RotateCw, Volume2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cx } from '#client/ui/cx';
import { EmojiPicture } from '#client/ui/emoji-picture';
import type { Die } from '#shared/games/dice/roll';
import type { LabelMode } from '#shared/games/dice/story';

export interface DieViewProps {
  die: Die;
  labels: LabelMode;
  /** With labels on tap: whether the word was asked for. */
  isShown: boolean;
  /** Its turn among the dice that tumble, from 0; below 0 it lies still. */
  tumble: number;
  canSpeak: boolean;
  /** One die of the table is reached by Tab, the others by the arrow keys. */
  isActive: boolean;
  onActive: () => void;
  onShowWord: () => void;
  onSpeak: () => void;
  /** Its word stands in the story. */
  isUsed?: boolean | undefined;
  /** A die without tools lies as it is. */
  tools?: { onLock: () => void; onReroll: () => void } | undefined;
}

const toolLook =
  'inline-flex min-h-(--tool) min-w-[44px] items-center justify-center gap-[6px] rounded-control px-[6px] ' +
  'text-(length:--tool-text) whitespace-nowrap transition-colors ' +
  'tone-neutral hover:text-ink hover:tinted-hover aria-disabled:opacity-45 aria-disabled:hover:bg-transparent ' +
  '[&_svg]:size-[1.35em] [&_svg]:shrink-0';

/** A die with its two tools below. A press on the die shows or says its word. */
export function DieView({
  die,
  labels,
  isShown,
  tumble,
  canSpeak,
  isActive,
  onActive,
  onShowWord,
  onSpeak,
  isUsed = false,
  tools,
}: DieViewProps) {
  const { word, emoji } = die.face;
  const isHidden = labels === 'tap' && !isShown;
  const canPress = labels === 'tap' || canSpeak;
  const tabIndex = isActive ? 0 : -1;

  function press() {
    if (labels === 'tap') onShowWord();
    if (canSpeak && (labels !== 'tap' || isHidden)) onSpeak();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const key = event.key.toLowerCase();
    if (key === 'l' && tools) tools.onLock();
    else if (key === 'r' && tools) tools.onReroll();
    else if (key === 's' && canSpeak) onSpeak();
    else return;
    event.preventDefault();
  }

  return (
    <li onKeyDown={handleKey} onFocus={onActive}>
      <button
        type="button"
        data-die
        tabIndex={tabIndex}
        aria-disabled={!canPress || undefined}
        aria-pressed={labels === 'tap' ? isShown : undefined}
        aria-keyshortcuts={tools ? 'L R S' : 'S'}
        onClick={press}
        className="block aspect-square w-full rounded-[14%] select-none"
      >
        <span
          key={die.face.id}
          style={tumble < 0 ? undefined : { animationDelay: `${tumble * 40}ms` }}
          className={cx(
            'relative grid size-full place-items-center content-center gap-[3cqw] overflow-hidden rounded-[inherit] border-hue text-ink',
            isUsed ? 'tone-good tinted' : 'bg-surface',
            die.locked ? 'border-[max(4px,3cqw)] border-double' : 'border-2',
            tumble >= 0 && 'die-tumbles',
          )}
        >
          {isUsed && (
            <Check
              aria-hidden="true"
              strokeWidth={3}
              className="absolute top-[4cqw] right-[4cqw] size-[16cqw] text-tone"
            />
          )}
          {canSpeak && labels !== 'off' && !isHidden && (
            <Volume2 aria-hidden="true" className="absolute top-[5cqw] left-[5cqw] size-[12cqw] text-hue" />
          )}
          <span
            role="img"
            aria-label={[word, die.locked && 'locked', isUsed && 'used'].filter(Boolean).join(', ')}
            data-lines={labels !== 'off' && !isHidden && word.includes(' ') ? 2 : undefined}
            className="die-picture"
          >
            <EmojiPicture emoji={emoji} isSilent />
          </span>
          {labels !== 'off' && (
            <span
              className={cx(
                'flex max-w-full items-center justify-center gap-[0.25em] px-1 text-center leading-[1.05] font-bold',
                isHidden ? 'text-sm text-muted @min-[10rem]:text-base' : 'die-word',
              )}
            >
              {isHidden ? (
                <>
                  <Eye aria-hidden="true" className="size-[1.2em] shrink-0" />
                  Show word
                </>
              ) : (
                <span aria-hidden="true">{word}</span>
              )}
            </span>
          )}
        </span>
      </button>
      {tools && (
        <div className="flex justify-center gap-[4px] text-muted">
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={die.locked ? `Locked: unlock ${word}` : `Lock ${word}`}
            title={die.locked ? 'Unlock (L)' : 'Lock (L)'}
            onClick={tools.onLock}
            className={cx(toolLook, die.locked && 'font-bold text-hue')}
          >
            {die.locked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
            <span className={cx(!die.locked && 'hidden @min-[11rem]:inline')}>{die.locked ? 'Locked' : 'Lock'}</span>
          </button>
          <button
            type="button"
            tabIndex={tabIndex}
            aria-disabled={die.locked || undefined}
            aria-label={`Re-roll ${word}`}
            title={die.locked ? 'Locked' : 'Roll this die again (R)'}
            onClick={tools.onReroll}
            // Too narrow for it beside the word 'Locked', and of no use there.
            className={cx(toolLook, die.locked && '@max-[9rem]:hidden')}
          >
            <RotateCw aria-hidden="true" />
            <span className="hidden @min-[11rem]:inline">Re-roll</span>
          </button>
        </div>
      )}
    </li>
  );
}
