import { ArrowLeft, ArrowRight, Clock, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DarkScreen } from '#client/present/dark-screen';
import { usePageKeys } from '#client/present/use-page-keys';
import { usePresent } from '#client/present/use-present';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { type LessonData, type Material, stageKinds } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import type { BoundsOf } from '#shared/lessons/plan/changes';
import { MaterialView } from './material-view';
import { type Reflection, ReflectionForm } from './reflection-form';
import { accept, clockOf, goTo, proposal } from './teach-clock';
import { forgetTeaching, useTeaching } from './use-teaching';

interface TeachModeProps {
  /** Names the lesson on this device, so that a reload finds it again. */
  id: string;
  title: string;
  data: LessonData;
  /** How long stages may be when a late lesson is planned anew. */
  boundsOf: BoundsOf;
  onReflect: (reflection: Reflection) => void;
  onLeave: () => void;
}

/** The lesson in class: one stage on the screen, with its time. Arrow keys go on and back, Escape leaves. */
export function TeachMode({ id, title, data, boundsOf, onReflect, onLeave }: TeachModeProps) {
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPresenting, togglePresent, isDark, setDark } = usePresent(screen);
  const { session, now, change } = useTeaching(id, data.stages);
  const [openId, setOpenId] = useState<string>();
  const { stage, secondsLeft, lateMinutes } = clockOf(session, now);
  const { place, stages, isOver } = session;
  const open = data.materials.find((material) => material.id === openId);
  const isOwn = ({ id: its }: Material) => stage?.materialIds.includes(its) ?? false;
  const own = data.materials.filter(isOwn);
  const others = data.materials.filter((material) => !isOwn(material));

  const present = useRef(togglePresent);
  present.current = togglePresent;
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const phase = useRef<'new' | 'asked' | 'shown'>('new');
  useEffect(() => {
    if (isPresenting) phase.current = 'shown';
    else if (phase.current === 'new') {
      phase.current = 'asked';
      present.current();
    } else if (phase.current === 'shown') leave.current();
  }, [isPresenting]);

  // A user who leaves is back at the button that began it.
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const screenKey = isOver ? 'over' : `${place} ${openId ?? ''}`;
  // The new screen is read out, and keys go on from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is shown that counts
  useEffect(() => heading.current?.focus(), [screenKey]);

  const step = (by: number) => {
    setOpenId(undefined);
    // The end is a place of its own, after the last stage.
    change((before, at) => goTo(before, (before.isOver ? before.stages.length : before.place) + by, at));
  };
  usePageKeys(step);

  function finish(reflection?: Reflection) {
    if (reflection) onReflect(reflection);
    forgetTeaching(id);
    onLeave();
  }

  return (
    <div ref={screen} className="present fixed inset-0 z-50 flex flex-col bg-canvas">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-1 text-base sm:px-6">
        <p className="min-w-0 flex-1 truncate text-muted max-sm:invisible">{title}</p>
        {!isOver && (
          <p className="text-muted tabular-nums">
            {place + 1} of {stages.length}
          </p>
        )}
        <DarkScreen isDark={isDark} onDark={setDark} />
        <Button variant="quiet" icon={<X />} onClick={onLeave} className="text-base">
          Leave
        </Button>
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4 py-4 sm:px-6">
        {isOver ? (
          <section className="m-auto grid w-full max-w-measure gap-4">
            <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
              That was the lesson
            </h1>
            <p>Half a minute, while it is fresh:</p>
            <ReflectionForm given={data.reflection} onSave={finish} />
            <div>
              <Button variant="quiet" onClick={() => finish()}>
                Skip
              </Button>
            </div>
          </section>
        ) : open ? (
          <section className="mx-auto grid w-full max-w-[53em] content-start gap-4">
            <div>
              <Button variant="secondary" icon={<ArrowLeft />} onClick={() => setOpenId(undefined)}>
                Back to the stage
              </Button>
            </div>
            <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
              {open.title}
            </h1>
            <MaterialView material={open} classLevel={data.about.level} />
          </section>
        ) : (
          stage && (
            <section className="mx-auto grid w-full max-w-[53em] flex-1 content-start gap-4">
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
                <div className="min-w-0 flex-1 basis-72">
                  <p className="text-muted">
                    {stageKinds[stage.kind]}, {stage.grouping}
                  </p>
                  <h1 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
                    {stage.title}
                  </h1>
                </div>
                <Countdown secondsLeft={secondsLeft} />
              </div>
              {lateMinutes > session.dismissedAt && (
                <Late
                  lateMinutes={lateMinutes}
                  change={proposal(session, now, boundsOf)}
                  isLast={place === stages.length - 1}
                  onAccept={(next) => change((before) => accept(before, next))}
                  onDismiss={() => change((before) => ({ ...before, dismissedAt: lateMinutes }))}
                />
              )}
              {/* Above the steps: however long they are, what goes on the board now is at hand. */}
              <Materials materials={own} variant="secondary" onOpen={setOpenId} />
              <ol className="grid list-decimal gap-2 pl-[1.5em]">
                {stage.steps.map((text, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
                  <li key={line}>{text}</li>
                ))}
              </ol>
              <Materials materials={others} variant="quiet" onOpen={setOpenId} />
            </section>
          )
        )}
      </div>
      {!isOver && (
        <nav
          aria-label="Stages"
          className="flex items-center justify-between gap-3 border-t border-line px-4 py-2 max-sm:*:px-3 sm:px-6"
        >
          <Button
            variant="secondary"
            icon={<ArrowLeft />}
            aria-disabled={place === 0 || undefined}
            onClick={() => step(-1)}
          >
            Back
          </Button>
          <p className="min-w-0 flex-1 text-center text-muted max-sm:sr-only">
            {stages[place + 1] ? `Next: ${stages[place + 1]?.title}` : 'This is the last stage.'}
          </p>
          <Button variant="primary" onClick={() => step(1)}>
            {place === stages.length - 1 ? 'Finish' : 'Next'} <ArrowRight aria-hidden="true" />
          </Button>
        </nav>
      )}
    </div>
  );
}

interface MaterialsProps {
  materials: readonly Material[];
  variant: 'secondary' | 'quiet';
  onOpen: (id: string) => void;
}

function Materials({ materials, variant, onOpen }: MaterialsProps) {
  if (materials.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {materials.map(({ id, title }) => (
        <Button key={id} variant={variant} className="text-base" onClick={() => onOpen(id)}>
          {title}
        </Button>
      ))}
    </div>
  );
}

function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const isOver = secondsLeft <= 0;
  const seconds = Math.abs(secondsLeft);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div>
      <p
        role="timer"
        aria-label={isOver ? 'Time over' : 'Time left'}
        className={cx('flex items-center gap-2 text-xl font-bold tabular-nums', isOver && 'text-warn')}
      >
        <Clock aria-hidden="true" className="size-[1em]" />
        {isOver ? `+${text}` : text}
      </p>
      <p role="status" className="text-base text-muted">
        {isOver && 'Time is up.'}
      </p>
    </div>
  );
}

interface LateProps {
  lateMinutes: number;
  change: ReturnType<typeof proposal>;
  isLast: boolean;
  onAccept: (stages: LessonData['stages']) => void;
  onDismiss: () => void;
}

function Late({ lateMinutes, change, isLast, onAccept, onDismiss }: LateProps) {
  const title = `Running ${count(lateMinutes, 'minute')} late.`;
  return (
    <Banner
      tone="warn"
      title={title}
      className="text-base"
      action={
        <>
          {change.ok && !isLast && (
            <Button variant="primary" onClick={() => onAccept(change.stages)}>
              Plan the rest again
            </Button>
          )}
          <Button variant="secondary" onClick={onDismiss}>
            Keep the plan
          </Button>
        </>
      }
    >
      {isLast
        ? 'This is the last stage.'
        : change.ok
          ? (change.said ?? 'The stages that come become shorter, and the lesson ends on time.')
          : change.why}
    </Banner>
  );
}
