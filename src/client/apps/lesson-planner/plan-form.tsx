import { Sparkles } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { GenerateButton } from '#client/generate/generate-button';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import {
  ageIds,
  ages,
  frameworkIds,
  frameworks,
  lessonLimits,
  lessonTypeIds,
  lessonTypes,
} from '#shared/content/lessons/lesson';
import { topics } from '#shared/content/words/topics';
import { count } from '#shared/core/count';
import { levels } from '#shared/core/level';
import { points } from '#shared/grammar/points';
import { pointAbove } from '#shared/lessons/plan/about-texts';
import { lessonTopics } from '#shared/lessons/plan/topic-of';
import { faultsOf, type PlanRequest, type PlanRequestFaults, withType } from './plan-request';
import { TopicSources } from './topic-sources';

interface PlanFormProps {
  wish: PlanRequest;
  onChange: (wish: PlanRequest) => void;
  onMake: () => void;
  /** Stops what is being made. */
  onStop: () => void;
  isMaking: boolean;
  /** What one plan costs the user who is signed in. */
  price: number;
  /** How many tokens there are to pay with; undefined for a visitor. */
  tokens: number | undefined;
}

const noPoint = '';

/** For whom, how long, and about what. It is ready to be sent as it stands. */
export function PlanForm({ wish, onChange, onMake, onStop, isMaking, price, tokens }: PlanFormProps) {
  const [faults, setFaults] = useState<PlanRequestFaults>({});
  const topicList = useId();
  const heading = useId();
  const above = pointAbove(wish);

  const set = (change: Partial<PlanRequest>) => {
    const next = { ...wish, ...change };
    onChange(next);
    // What was wrong stays marked until it is right, and nothing new is marked while somebody types.
    const still = faultsOf(next);
    setFaults((before) => Object.fromEntries(Object.entries(still).filter(([name]) => name in before)));
  };

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wishFaults = faultsOf(wish);
    setFaults(wishFaults);
    const [first] = Object.keys(wishFaults);
    if (!first) return onMake();
    event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  return (
    <form noValidate aria-labelledby={heading} className="grid gap-4" onSubmit={send}>
      <h2 id={heading} className="text-lg font-bold">
        Your lesson
      </h2>
      <SegmentedControl
        label="Level"
        options={levels.map((value) => ({ value, label: value }))}
        value={wish.level}
        onChange={(level) => set({ level })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Minutes"
          name="minutes"
          inputMode="numeric"
          hint={`${lessonLimits.leastMinutes} to ${lessonLimits.mostMinutes}`}
          error={faults.minutes}
          value={wish.minutes}
          onChange={({ target }) => set({ minutes: target.value })}
        />
        <TextField
          label="Students"
          name="classSize"
          inputMode="numeric"
          error={faults.classSize}
          value={wish.classSize}
          onChange={({ target }) => set({ classSize: target.value })}
        />
      </div>
      <SelectField
        label="Age"
        options={ageIds.map((value) => ({ value, label: ages[value] }))}
        value={wish.age}
        onChange={(age) => set({ age })}
      />
      <SelectField
        label="Type of lesson"
        options={lessonTypeIds.map((value) => ({ value, label: lessonTypes[value] }))}
        value={wish.type}
        onChange={(type) => set(withType(wish, type))}
      />
      <div className="grid gap-2">
        <TextField
          label="Topic"
          name="topic"
          list={topicList}
          maxLength={80}
          autoComplete="off"
          error={faults.topic}
          value={wish.topic}
          onChange={({ target }) => set({ topic: target.value })}
        />
        <datalist id={topicList}>
          {lessonTopics.map((id) => (
            <option key={id} value={topics[id]} />
          ))}
        </datalist>
        <TopicSources topic={wish.topic} level={wish.level} onChoose={(topic) => set({ topic })} />
        {wish.topic.trim() === '' && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Suggested topics</legend>
            {lessonTopics.slice(0, 8).map((id) => (
              <Button key={id} size="sm" variant="secondary" onClick={() => set({ topic: topics[id] })}>
                {topics[id]}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <TextArea
        label="A text of your own"
        name="text"
        optional
        rows={4}
        hint={`Up to ${lessonLimits.givenText} characters. The plan takes its words and asks questions about it.`}
        error={faults.text}
        value={wish.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <SelectField
        label="Grammar point"
        optional
        options={[
          { value: noPoint, label: 'None' },
          ...points.map(({ id, name, level }) => ({ value: id, label: `${name} (${level})` })),
        ]}
        value={wish.point ?? noPoint}
        onChange={(point) => set({ point: point === noPoint ? undefined : point })}
      />
      <TextField
        label="Target language"
        optional
        hint="In your own words, for example: asking for directions."
        maxLength={80}
        value={wish.targetLanguage}
        onChange={({ target }) => set({ targetLanguage: target.value })}
      />
      {above && (
        <Banner tone="warn" title={`${above.name} is usually learnt at ${above.level}.`}>
          Your class is {wish.level}. You can plan it all the same.
        </Banner>
      )}
      <SelectField
        label="Framework"
        options={frameworkIds.map((value) => ({ value, label: frameworks[value] }))}
        value={wish.framework}
        onChange={(framework) => set({ framework })}
      />
      <fieldset>
        <legend className="font-bold">Without</legend>
        <Checkbox label="Photocopies" checked={wish.noCopies} onChange={(noCopies) => set({ noCopies })} />
        <Checkbox
          label="Preparation"
          checked={wish.noPreparation}
          onChange={(noPreparation) => set({ noPreparation })}
        />
      </fieldset>
      <div className="grid gap-2">
        <GenerateButton
          type="submit"
          variant="primary"
          size="lg"
          wide
          icon={<Sparkles />}
          isPending={isMaking}
          onStop={onStop}
        >
          {tokens === undefined ? 'Make the plan' : `Make the plan for ${price} tokens`}
        </GenerateButton>
        <p className="text-sm text-muted">
          {tokens === undefined
            ? 'Free without an account. It stays in this browser.'
            : `You have ${count(tokens, 'token')}. ${
                tokens < price ? 'That is too few for a plan.' : 'Changing the plan afterwards costs nothing.'
              }`}
          {tokens !== undefined && tokens < price && (
            <>
              {' '}
              <Link href="/pricing" className="underline">
                Get more tokens
              </Link>
            </>
          )}
        </p>
      </div>
    </form>
  );
}
