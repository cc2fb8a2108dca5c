import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RouterOutputs } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import { SelectField } from '#client/ui/select-field';
import { lessonTypes } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import { listText } from '#shared/core/locale';
import { points } from '#shared/grammar/points';
import { seriesLimits, seriesTypes } from '#shared/lessons/series/line';
import { addLine, dropLine, moveLine, withLine } from './change-lines';
import type { Line } from './series-request';

type Outline = RouterOutputs['lessonSeries']['outline'];
type Lesson = Outline['lessons'][number];

interface OutlineListProps {
  outline: Outline;
  /** The next outline is on its way. */
  isWaiting: boolean;
  onChange: (lines: Line[]) => void;
}

/** The lessons of a series before they are made: changed, put in another order, dropped and added. */
export function OutlineList({ outline, isWaiting, onChange }: OutlineListProps) {
  const { lessons, last, topics } = outline;
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ topic: string; by: number }>(undefined);
  const lines = lessons.map(({ type, topic, point }): Line => ({ type, topic, ...(point && { point }) }));
  const unused = topics.find(({ id }) => !lines.some(({ topic }) => topic === id));
  const isFull = lines.length >= seriesLimits.most - 1;
  const isShort = lines.length <= seriesLimits.least - 1;

  // A lesson that changes its place takes the focus along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    if (!moved.current) return;
    const { topic, by } = moved.current;
    const card = list.current?.querySelector(`[data-topic="${topic}"]`);
    const button = card?.querySelector<HTMLElement>(`[aria-label$="${by < 0 ? ' up' : ' down'}"]`);
    if (!button) return;
    moved.current = undefined;
    button.focus();
  }, [lessons]);

  return (
    <div aria-busy={isWaiting || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {lessons.map((lesson, place) => (
          <LessonLine
            key={lesson.topic}
            lesson={lesson}
            place={place}
            count={lessons.length}
            topics={topics}
            canDrop={!isShort}
            onEdit={(line) => onChange(withLine(lines, place, line))}
            onMove={(by) => {
              if (place + by < 0 || place + by >= lines.length) return;
              moved.current = { topic: lesson.topic, by };
              onChange(moveLine(lines, place, by));
            }}
            onDrop={() => {
              if (isShort) return;
              onChange(dropLine(lines, place));
              document.getElementById('outline-heading')?.focus();
            }}
          />
        ))}
        <Card as="li" className="grid gap-1">
          <h3 className="font-bold">Lesson {lessons.length + 1}: revision and test</h3>
          <Returning returning={last.returning} />
          <p>
            Test: {count(last.questions, 'question')}, {last.questions / Math.max(1, lessons.length)} from each lesson.
            None of them is asked in the lessons.
          </p>
        </Card>
      </ol>
      <div>
        <Button
          variant="secondary"
          icon={<Plus />}
          disabled={isFull || !unused}
          onClick={() => unused && onChange(addLine(lines, unused.id))}
        >
          Add a lesson
        </Button>
      </div>
    </div>
  );
}

interface LessonLineProps {
  lesson: Lesson;
  /** From 0. */
  place: number;
  count: number;
  topics: Outline['topics'];
  canDrop: boolean;
  onEdit: (line: Line) => void;
  onMove: (by: number) => void;
  onDrop: () => void;
}

function LessonLine({ lesson, place, count: lessons, topics, canDrop, onEdit, onMove, onDrop }: LessonLineProps) {
  const { type, topic, topicName, point, text, words, returning } = lesson;
  const name = `Lesson ${place + 1}`;
  const offered = topics.some(({ id }) => id === topic) ? topics : [{ id: topic, name: topicName }, ...topics];
  return (
    <Card as="li" data-topic={topic} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{name}</h3>
        <div className="flex gap-1">
          <IconButton
            size="sm"
            label={`Move ${name} up`}
            icon={<ArrowUp />}
            aria-disabled={place === 0 || undefined}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={`Move ${name} down`}
            icon={<ArrowDown />}
            aria-disabled={place === lessons - 1 || undefined}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="sm"
            variant="danger"
            label={canDrop ? `Remove ${name}` : `Remove ${name}: a series has at least ${seriesLimits.least} lessons`}
            icon={<Trash2 />}
            aria-disabled={!canDrop || undefined}
            onClick={onDrop}
          />
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={`Type of lesson ${place + 1}`}
          hideLabel
          options={seriesTypes.map((value) => ({ value, label: lessonTypes[value] }))}
          value={type}
          onChange={(next) => onEdit({ type: next, topic })}
        />
        <SelectField
          label={`Topic of lesson ${place + 1}`}
          hideLabel
          options={offered.map(({ id, name: label }) => ({ value: id, label }))}
          value={topic}
          onChange={(next) => onEdit({ type, topic: next, ...(point && { point }) })}
        />
        {type === 'grammar' && (
          <SelectField
            label={`Grammar point of lesson ${place + 1}`}
            hideLabel
            className="sm:col-span-2"
            options={points.map(({ id, name: label, level }) => ({ value: id, label: `${label} (${level})` }))}
            value={point ?? ''}
            onChange={(next) => onEdit({ type, topic, point: next })}
          />
        )}
      </div>
      {text && <p>Text: “{text}”</p>}
      <p>New words: {words.join(', ')}</p>
      <Returning returning={returning} />
    </Card>
  );
}

const asked: Record<Lesson['returning'][number]['turn'], string> = {
  first: 'by their meanings',
  second: 'again, asked in another way',
};

function Returning({ returning }: { returning: Lesson['returning'] }) {
  return returning.map(({ from, turn, words }) => (
    <p key={from} className="text-sm text-muted">
      Back from lesson {from} {asked[turn]}: {listText(words)}
    </p>
  ));
}
