import type { MouseEvent } from 'react';
import type { RouterOutputs } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { topics } from '#shared/content/words/topics';
import { count } from '#shared/core/count';
import { failures } from '#shared/core/failures';
import { fitsAnyTopic, isUnwrittenKind } from '#shared/lessons/plan/lesson-type';
import { lessonTopics } from '#shared/lessons/plan/topic-of';
import { type PlanRequest, withType } from '../plan-request';
import type { SourceFieldsProps } from './source-fields';
import { TopicField } from './topic-field';

/** A topic alone: what there is on it is said before a plan is made, and where there is nothing, what else could be. */
export function TopicFields(props: SourceFieldsProps) {
  const { wish, content, onChange } = props;
  const { topic, found, isUnwritten } = content;
  const choose = (name: string) => onChange({ topic: name });
  return (
    <div className="grid gap-2">
      <TopicField {...props} />
      <p role="status" className="text-sm text-muted wrap-anywhere">
        {found && sayingOf(topic, found, wish)}
      </p>
      {found && !found.own && found.suggestions.length > 0 && (
        <Names
          legend={isUnwritten ? 'Near it, with everything for a lesson:' : 'Everything is written for:'}
          names={found.suggestions}
          onChoose={choose}
        />
      )}
      {isUnwritten && <OtherWays {...props} />}
      {wish.topic.trim() === '' && (
        <Names
          legend="Suggested topics"
          isQuiet
          names={lessonTopics.slice(0, 8).map((id) => topics[id])}
          onChoose={choose}
        />
      )}
    </div>
  );
}

interface NamesProps {
  legend: string;
  isQuiet?: boolean;
  names: readonly string[];
  onChoose: (name: string) => void;
}

function Names({ legend, isQuiet, names, onChoose }: NamesProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className={isQuiet ? 'sr-only' : 'mb-1 text-sm'}>{legend}</legend>
      {names.map((name) => (
        <Button key={name} size="sm" variant="secondary" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

/** The ways to a lesson on a topic that nobody has written about. */
function OtherWays({ wish, content, onChange, onSource }: SourceFieldsProps) {
  const way = (label: string, go: (event: MouseEvent<HTMLButtonElement>) => void) => (
    <Button size="sm" variant="secondary" className="justify-start text-left" onClick={go}>
      {label}
    </Button>
  );
  return (
    <fieldset className="grid gap-2 rounded-card edge-card p-3">
      <legend className="px-1 text-sm font-bold">Plan it another way</legend>
      {way(content.found?.canDraft ? 'Paste a text on it, or have one drafted' : 'Paste a text on it', () =>
        onSource('text'),
      )}
      {way('Take a word list of yours', () => onSource('words'))}
      {way('Practise a grammar point with it', () => onSource('point'))}
      {way('Write about it', ({ currentTarget }) => {
        // What was pressed goes with the change.
        currentTarget.form?.querySelector<HTMLElement>('[name=topic]')?.focus();
        onChange(withType(wish, 'writing'));
      })}
      {way('Begin with a starter lesson', () => onSource('starter'))}
    </fieldset>
  );
}

/** In one sentence or two: what is ours on the topic, what is near it, or that there is nothing and what follows. */
function sayingOf(topic: string, { own, wider }: RouterOutputs['generate']['topic'], wish: PlanRequest): string {
  if (isUnwrittenKind(wish)) return failures.kind_unwritten.text;
  if (own) {
    const { name, words, text } = own;
    return `On “${name}” there are ${count(words, 'word')}, the ${text.kind} “${text.title}” with questions, role cards, statements and a decision to take.`;
  }
  if (!wider && !fitsAnyTopic(wish))
    return `There are no words and no texts on “${topic}”, and this type of lesson needs them.`;
  if (!wider) {
    const brought = wish.type === 'grammar' ? 'the scene of its grammar point' : 'a model of the text to write';
    return `Nothing is written on “${topic}” itself, but this lesson can do without: it works with ${brought}.`;
  }
  return `There are words on ${wider.name.toLowerCase()}${wider.hasText ? ' and texts' : ', but no text at this level yet'}.`;
}
