import { ArrowLeft, ArrowRight, Eye } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ClassView } from '#client/class-screen/class-view';
import { usePaged } from '#client/class-screen/use-paged';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { LessonData, Material, Stage } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import type { Grade } from '#shared/items/grade';
import { lessonContent, openAt, uncoverNext } from './class-lesson';
import { HandoutMaterial } from './handout-view';
import { minutesText } from './lesson-blocks';
import { StageScript, stageLine } from './teach-script';
import { type Answer, WalkQuestions } from './walk-questions';

interface LessonWalkProps {
  title: string;
  data: LessonData;
  /** What can be done once the lesson is over. */
  end: ReactNode;
}

/**
 * A lesson to walk through without a class, stage by stage: what the class sees, what its teacher does, and what students
 * get. Its questions can be answered.
 */
export function LessonWalk({ title, data: { stages, materials }, end }: LessonWalkProps) {
  // The end is a place of its own, after the last stage.
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  // What is new is read out, and keys go on from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stage
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const stage = stages[place];
  const next = stages[place + 1];
  /** What a class has read or heard by then: its questions are answered with it in sight. */
  const textBefore = (at: number) => {
    const used = stages.slice(0, at).flatMap(({ materialIds }) => materialIds);
    return materials.find(({ id, kind }) => (kind === 'text' || kind === 'dialogue') && used.includes(id));
  };
  const grades = Object.values(answers).flatMap(({ grade }) => grade ?? []);

  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <p className="text-muted tabular-nums">
          {stage ? `${place + 1} of ${stages.length} · ${minutesText(stage.minutes)} · ${stageLine(stage)}` : title}
        </p>
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 font-display text-xl outline-none wrap-anywhere">
          {stage ? stage.title : 'That was the lesson'}
        </h3>
      </div>
      {stage ? (
        <WalkStage
          key={stage.id}
          stage={stage}
          materials={materials.filter(({ id }) => stage.materialIds.includes(id))}
          text={textBefore(place)}
          answers={answers}
          onAnswer={(id, answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
        />
      ) : (
        <div className="grid justify-items-start gap-4">
          {grades.length > 0 && <p className="text-lg">{scoreText(grades)}</p>}
          {end}
        </div>
      )}
      <nav aria-label="Stages of the lesson" className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={<ArrowLeft />}
          aria-disabled={place === 0 || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => setPlace(Math.max(0, place - 1))}
        >
          Back
        </Button>
        {stage && (
          <Button onClick={() => setPlace(place + 1)}>
            {next ? 'Next' : 'Finish'} <ArrowRight aria-hidden="true" />
          </Button>
        )}
        {next && <p className="text-muted max-sm:sr-only">{next.title}</p>}
      </nav>
    </section>
  );
}

const scoreText = (grades: readonly Grade[]) =>
  `${grades.filter(({ verdict }) => verdict === 'right').length} of ${count(grades.length, 'answer')} right.`;

interface WalkStageProps {
  stage: Stage;
  materials: readonly Material[];
  /** A text that the class has from an earlier stage. */
  text: Material | undefined;
  answers: Readonly<Record<string, Answer>>;
  onAnswer: (id: string, answer: Answer) => void;
}

function WalkStage({ stage, materials, text, answers, onAnswer }: WalkStageProps) {
  const [material] = materials;
  const [open, setOpen] = useState(material && openAt(material));
  const shown = { content: lessonContent(stage, material, open) };
  const { turn, goTo: _, ...paged } = usePaged(shown);
  const uncovered = material && open && uncoverNext(material, open);
  const isOnNextPage = paged.page < paged.pages - 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h4 className="font-bold">The class sees</h4>
        <div className="class-preview max-sm:aspect-4/5! overflow-hidden rounded-card edge-card">
          <ClassView shown={shown} {...paged} />
        </div>
        {material && (
          <div>
            <Button
              variant="secondary"
              icon={<Eye />}
              aria-disabled={!(uncovered || isOnNextPage) || undefined}
              className="aria-disabled:opacity-55"
              onClick={() => {
                if (!turn(1) && uncovered) setOpen(uncovered);
              }}
            >
              {uncovered?.isRevealed ? 'Show the answer' : 'Uncover the next'}
            </Button>
          </div>
        )}
      </div>
      <Card className="grid gap-3">
        <h4 className="font-bold">The teacher’s script</h4>
        <StageScript stage={stage} />
      </Card>
      {materials.map((one) => (
        <Card key={one.id} className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:col-span-2">
          <h4 className="font-bold">
            {one.kind === 'questions' ? 'Students answer' : 'On the handout'}: {one.title}
          </h4>
          {one.kind === 'questions' ? (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
              {text && <HandoutMaterial material={text} among={materials} />}
              <WalkQuestions items={one.items} answers={answers} onAnswer={onAnswer} />
            </div>
          ) : (
            <HandoutMaterial material={one} among={materials} />
          )}
        </Card>
      ))}
    </div>
  );
}
