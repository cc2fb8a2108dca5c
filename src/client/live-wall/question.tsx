import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Sentences } from '#client/class-screen/sentences';
import { useSplit } from '#client/class-screen/use-split';
import { ItemPictureView } from '#client/items/item-picture';
import { PromptText } from '#client/items/prompt-text';
import type { LivePublic } from '#shared/api/live';
import { count } from '#shared/core/count';
import { kindOf, type PlayerItem } from '#shared/items/kinds/registry';
import { promptParts } from '#shared/items/prompt-parts';
import { choicesOf } from '#shared/live/choices';
import type { Distribution } from '#shared/live/distribution';
import { Choice, Choices } from './choices';
import type { WallPages } from './pages';

interface QuestionProps {
  item: PlayerItem;
  game: LivePublic;
  view: WallPages;
}

/**
 * What is asked, and under it what there is to choose or what came of it: then nobody needs to read what to do. What does
 * not fit stands on pages. The choices stay under each of them, where enough room is left for what is asked.
 */
export function Question({ item, game: { distributions, key }, view: { page, onPages } }: QuestionProps) {
  const room = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const content = JSON.stringify([item, distributions, key]);
  const isApart = useApart(room, body, content);
  useSplit(room, body, `${isApart} ${content}`, onPages);
  const answers = (
    <>
      <Answers item={item} distributions={distributions} />
      {key && <Why item={item} told={key} />}
    </>
  );
  return (
    <>
      <div ref={room} className="class-room flex-1">
        <div
          ref={body}
          className="class-body"
          style={{ transform: `translateX(calc(${-page} * (100% + var(--between))))` }}
        >
          <Asked item={item} hasTask={distributions.length === 0} />
          {!isApart && answers}
        </div>
      </div>
      {isApart && answers}
    </>
  );
}

/** Less of the wall is no room to read in. */
const leastRoom = 0.3;

/** Whether the choices can stay in sight while what is asked is on pages: told by the room that they leave for it. */
function useApart(room: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>, content: string): boolean {
  const [size, setSize] = useState('');
  const [tight, setTight] = useState<string>();
  const now = `${size} ${content}`;
  useLayoutEffect(() => {
    const wall = room.current?.parentElement;
    if (!wall) return;
    const observer = new ResizeObserver(() => setSize(`${wall.clientWidth} ${wall.clientHeight}`));
    observer.observe(wall);
    return () => observer.disconnect();
  }, [room]);
  useLayoutEffect(() => {
    const [outside, inside, wall] = [room.current, body.current, room.current?.parentElement];
    if (!outside || !inside || !wall) return;
    const isShort = outside.clientHeight < leastRoom * wall.clientHeight;
    if (isShort && inside.scrollHeight > outside.clientHeight + 1) setTight(now);
  }, [room, body, now]);
  return tight !== now;
}

const drawText = (text: string) => <PromptText text={text} />;

function Asked({ item, hasTask }: { item: PlayerItem; hasTask: boolean }) {
  const { task = undefined, text, clue } = promptParts(item);
  const paragraphs = item.passage?.text.split(/\n+/).filter(Boolean) ?? [];
  return (
    <div className="wall-asked">
      <ItemPictureView picture={item.picture} size="wall" />
      <div>
        {task && hasTask && <p className="wall-note font-bold text-muted">{task}</p>}
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order
          <Sentences key={at} text={paragraph} className="wall-note wrap-anywhere" />
        ))}
        <Sentences
          as="h2"
          text={text || (clue ?? '')}
          draw={drawText}
          className="wall-stem leading-[1.15] font-bold whitespace-pre-line wrap-anywhere"
          end={text && clue && <span className="font-normal text-muted"> ({clue})</span>}
        />
      </div>
    </div>
  );
}

/** What is right, where no choice has its tick for that, and why. */
function Why({ item, told: { answer, explanation } }: { item: PlayerItem; told: NonNullable<LivePublic['key']> }) {
  const isTyped = choicesOf(item).length === 0;
  if (!isTyped && !explanation) return null;
  return (
    <Sentences text={explanation ?? ''} className="wall-note wrap-anywhere text-muted">
      {isTyped && <strong className="text-ink">{answer} </strong>}
    </Sentences>
  );
}

/** Two votes stand side by side. */
function Answers({ item, distributions }: { item: PlayerItem; distributions: readonly Distribution[] }) {
  const [first, second] = distributions;
  if (!second) return <Vote item={item} distribution={first} />;
  return (
    <div className="wall-answers grid grid-cols-2 gap-[2cqw]">
      {distributions.map((one) => (
        <section key={one.ballot} className="grid content-start gap-[0.6cqh]">
          <h3 className="wall-note font-bold text-muted">{one.ballot === 1 ? 'First vote' : 'Second vote'}</h3>
          <Vote item={item} distribution={one} narrow />
        </section>
      ))}
    </div>
  );
}

interface VoteProps {
  item: PlayerItem;
  distribution: Distribution | undefined;
  narrow?: boolean;
}

function Vote({ item, distribution, narrow = false }: VoteProps) {
  const choices = choicesOf(item);
  if (choices.length > 0) return <Choices {...{ choices, distribution, narrow }} />;
  if (!distribution) {
    const text = kindOf(item).underPrompt(item);
    return text ? <p className="wall-answers wall-option whitespace-pre-line wrap-anywhere">{text}</p> : null;
  }
  if (distribution.rows.length === 0) return <p className="wall-option">{count(distribution.answered, 'answer')}</p>;
  return (
    <ol className="wall-answers grid gap-[1.6cqh]">
      {distribution.rows.map((row) => (
        <Choice
          key={row.text ?? 'others'}
          text={row.text ?? 'Something else'}
          row={row}
          answered={distribution.answered}
        />
      ))}
    </ol>
  );
}
