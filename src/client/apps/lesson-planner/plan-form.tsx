import { Sparkles } from 'lucide-react';
import { type FormEvent, Suspense, useId, useRef, useState } from 'react';
import { GenerateButton } from '#client/generate/generate-button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { levels } from '#shared/core/level';
import { LessonFields } from './lesson-fields';
import {
  faultsOf,
  type PlanRequest,
  type PlanRequestFaults,
  type PlanSourceId,
  planSourceIds,
  withSource,
} from './plan-request';
import { planSources } from './sources/plan-sources';
import { useOwnText } from './sources/use-own-text';
import { useTopicContent } from './sources/use-topic-content';
import { TokensLine } from './tokens-line';

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

/** From what, for whom, and how long. It is ready to be sent as it stands. */
export function PlanForm({ wish, onChange, onMake, onStop, isMaking, price, tokens }: PlanFormProps) {
  /** Fields that are marked as wrong, as far as they still are. */
  const [marked, setMarked] = useState<readonly string[]>([]);
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const content = useTopicContent(wish);
  const { reading } = useOwnText(wish);
  const findings = { isUnwritten: content.isUnwritten, textFault: reading?.fault };
  const faults: PlanRequestFaults = Object.fromEntries(
    Object.entries(faultsOf(wish, findings)).filter(([name]) => marked.includes(name)),
  );
  const { Fields } = planSources[wish.from];

  function take(next: PlanRequest) {
    onChange(next);
    // What was wrong stays marked until it is right, and nothing new is marked while somebody types.
    const still = faultsOf(next, findings);
    setMarked((before) => before.filter((name) => name in still));
  }
  const set = (change: Partial<PlanRequest>) => take({ ...wish, ...change });

  function goTo(from: PlanSourceId) {
    take(withSource(wish, from));
    form.current?.querySelector<HTMLElement>(`input[value=${from}]`)?.focus();
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const names = Object.keys(faultsOf(wish, findings));
    setMarked(names);
    const [first] = names;
    if (!first) return onMake();
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  return (
    <form ref={form} noValidate aria-labelledby={heading} className="grid gap-4" onSubmit={send}>
      <h2 id={heading} className="text-lg font-bold">
        Your lesson
      </h2>
      <SegmentedControl
        label="From what?"
        wide
        options={planSourceIds.map((value) => ({
          value,
          label: <span className="whitespace-nowrap">{planSources[value].label}</span>,
        }))}
        value={wish.from}
        onChange={(from) => take(withSource(wish, from))}
      />
      <SegmentedControl
        label="Level"
        options={levels.map((value) => ({ value, label: value }))}
        value={wish.level}
        onChange={(level) => set({ level })}
      />
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Fields wish={wish} faults={faults} content={content} onChange={set} onSource={goTo} />
      </Suspense>
      {wish.from !== 'starter' && (
        <>
          <LessonFields wish={wish} faults={faults} onChange={take} />
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
            {tokens === undefined ? (
              <p className="text-sm text-muted">Free without an account. It stays in this browser.</p>
            ) : (
              <TokensLine tokens={tokens} isShort={tokens < price}>
                {tokens < price ? 'That is too few for a plan.' : 'Changing the plan afterwards costs nothing.'}
              </TokensLine>
            )}
          </div>
        </>
      )}
    </form>
  );
}
