import { ArrowLeft, ArrowRight, NotebookText, SkipForward, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ClassView } from '#client/class-screen/class-view';
import { ScreenButton } from '#client/class-screen/screen-button';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { DarkScreen } from '#client/present/dark-screen';
import { useKeys, usePageKeys } from '#client/present/use-page-keys';
import { standAlone, usePresent } from '#client/present/use-present';
import { Button } from '#client/ui/button';
import type { LessonData, Material } from '#shared/content/lessons/lesson';
import type { BoundsOf } from '#shared/lessons/plan/changes';
import { coverLast, lessonContent, type OpenMaterial, shownOf, uncoverNext } from './class-lesson';
import { firstPlace, lastPlace, type SlidePlace, slideAt, slidesOf, turnSlide } from './lesson-slides';
import { type Reflection, ReflectionForm } from './reflection-form';
import { accept, clockOf, goTo, proposal } from './teach-clock';
import { TeachCountdown } from './teach-countdown';
import { Late } from './teach-late';
import { TeachMaterials } from './teach-materials';
import { TeachScript } from './teach-script';
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

/**
 * The lesson in class, slide by slide and stage by stage. While the class has a screen of its own, this window is the
 * teacher's, with the script. Without one it is what the class sees, and the script is behind Notes. Arrow keys, a clicker
 * and a remote go on and back, through the slides of a stage or through what a material still covers; Escape leaves.
 */
export function TeachMode({ id, title, data, boundsOf, onReflect, onLeave }: TeachModeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (frame.current ? standAlone(frame.current) : undefined), []);
  const { isPresenting, togglePresent, isDark, setDark } = usePresent(frame, { sends: true });
  const { session, now, change } = useTeaching(id, data.stages);
  const [open, setOpen] = useState<OpenMaterial>();
  const [slidePlace, setSlidePlace] = useState<SlidePlace>(firstPlace);
  const [hasNotes, setNotes] = useState(false);
  const { stage, secondsLeft, lateMinutes } = clockOf(session, now);
  const { place, stages, isOver } = session;
  const material = shownOf(data.materials).find((one) => one.id === open?.id);
  const isOwn = ({ id: its }: Material) => stage?.materialIds.includes(its) ?? false;

  const slides = stage ? slidesOf(stage, data) : [];
  const seconds = (stage?.minutes ?? 1) * 60;
  const screen = useClassScreen(
    isOver || !stage
      ? { content: { kind: 'wait', title } }
      : {
          content: material ? lessonContent(stage, material, open) : slideAt(slides, slidePlace),
          countdown: { seconds, endsAt: session.stageStartedAt + seconds * 1000 },
        },
  );
  const isLastSlide = place === stages.length - 1 && !open && !turnSlide(slides, slidePlace, 1);
  const isTeachers = isOver || hasNotes || screen.isOpen;

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

  // What is new is read out, and keys go on from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is shown that counts
  useEffect(() => (heading.current ?? frame.current)?.focus(), [isOver, place, isTeachers]);

  /** To another stage: to its first slide, or back to the last one of it. */
  const step = (by: 1 | -1, at: SlidePlace = firstPlace) => {
    setOpen(undefined);
    setSlidePlace(at);
    // The end is a place of its own, after the last stage.
    change((before, at) => goTo(before, (before.isOver ? before.stages.length : before.place) + by, at));
  };
  const show = (next: OpenMaterial | undefined) => {
    setOpen(next);
    if (next) setNotes(false);
  };
  /** To the next slide or the one before, in this stage or beyond it. */
  const turn = (by: 1 | -1) => {
    const next = isOver ? undefined : turnSlide(slides, slidePlace, by);
    if (next) return setSlidePlace(next);
    const before = by < 0 ? stages[isOver ? place : place - 1] : undefined;
    step(by, before && lastPlace(slidesOf(before, data)));
  };
  /** What a key, a clicker, a remote and the buttons do: a material that was opened by hand goes before the slides. */
  const go = (by: 1 | -1) => {
    if (screen.turn(by)) return;
    if (!material || !open) return turn(by);
    const next = by > 0 ? uncoverNext(material, open) : coverLast(open);
    if (next || by < 0) setOpen(next);
    else step(by);
  };
  usePageKeys(go);
  useKeys(({ key, target }) => {
    const isTyping = target instanceof Element && target.matches('input, textarea, select');
    if (key.toLowerCase() !== 'n' || isTyping || isOver || screen.isOpen) return false;
    setNotes(!hasNotes);
    return true;
  });

  function finish(reflection?: Reflection) {
    if (reflection) onReflect(reflection);
    forgetTeaching(id);
    onLeave();
  }

  return (
    <div ref={frame} tabIndex={-1} className="teaching fixed inset-0 z-50 flex flex-col bg-canvas outline-none">
      {isTeachers ? (
        <>
          <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-1 sm:px-6">
            <p className="min-w-0 flex-1 truncate text-muted max-sm:invisible">{title}</p>
            {!isOver && <Progress place={place} of={stages.length} />}
            <ScreenButton className="max-md:hidden" />
            <Leave onLeave={onLeave} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 sm:px-6">
            {isOver ? (
              <section className="mx-auto grid w-full max-w-measure gap-4">
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
            ) : (
              stage && (
                <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
                  <div className="grid gap-4">
                    {lateMinutes > session.dismissedAt && (
                      <Late
                        lateMinutes={lateMinutes}
                        change={proposal(session, now, boundsOf)}
                        isLast={place === stages.length - 1}
                        onAccept={(next) => change((before) => accept(before, next))}
                        onDismiss={() => change((before) => ({ ...before, dismissedAt: lateMinutes }))}
                      />
                    )}
                    <TeachScript stage={stage} heading={heading} />
                  </div>
                  <div className="grid gap-4">
                    <TeachCountdown secondsLeft={secondsLeft} />
                    {!open && slides.length > 1 && (
                      <p className="text-muted tabular-nums">
                        Slide {slidePlace.at + 1} of {slides.length}
                      </p>
                    )}
                    {screen.isOpen && (
                      <div inert className="class-preview overflow-hidden rounded-card edge-card">
                        <ClassView {...screen.view} />
                      </div>
                    )}
                    <TeachMaterials
                      materials={shownOf([
                        ...data.materials.filter(isOwn),
                        ...data.materials.filter((one) => !isOwn(one)),
                      ])}
                      open={open}
                      onOpen={show}
                    />
                  </div>
                </div>
              )
            )}
          </div>
        </>
      ) : (
        <ClassView {...screen.view} className="flex-1" />
      )}
      {!isOver && (
        <nav
          aria-label="Stages"
          className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2 max-sm:*:px-3 sm:px-6"
        >
          {!isTeachers && <Leave onLeave={onLeave} />}
          <Button
            variant="secondary"
            icon={<ArrowLeft />}
            aria-disabled={(place === 0 && slidePlace.at === 0 && !open) || undefined}
            onClick={() => go(-1)}
          >
            Back
          </Button>
          {isTeachers ? (
            <p className="min-w-0 flex-1 text-center text-muted max-sm:sr-only">
              {stages[place + 1] ? `Next: ${stages[place + 1]?.title}` : 'This is the last stage.'}
            </p>
          ) : (
            <div className="flex flex-1 flex-wrap items-center justify-center gap-2">
              <Progress place={place} of={stages.length} />
              <ScreenButton className="max-lg:hidden" />
              <DarkScreen isDark={isDark} onDark={setDark} />
            </div>
          )}
          {!screen.isOpen && (
            <Button
              variant="quiet"
              icon={<NotebookText />}
              aria-keyshortcuts="N"
              aria-pressed={hasNotes}
              onClick={() => setNotes(!hasNotes)}
            >
              Notes
            </Button>
          )}
          {place < stages.length - 1 && (
            <Button variant="secondary" icon={<SkipForward />} onClick={() => step(1)}>
              <span className="max-sm:sr-only">Next stage</span>
            </Button>
          )}
          <Button variant="primary" onClick={() => go(1)}>
            {isLastSlide ? 'Finish' : 'Next'} <ArrowRight aria-hidden="true" />
          </Button>
        </nav>
      )}
    </div>
  );
}

function Progress({ place, of }: { place: number; of: number }) {
  return (
    <p className="text-muted tabular-nums">
      {place + 1} of {of}
    </p>
  );
}

function Leave({ onLeave }: { onLeave: () => void }) {
  return (
    <Button variant="quiet" icon={<X />} onClick={onLeave}>
      Leave
    </Button>
  );
}
