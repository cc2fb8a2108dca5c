import { Feedback } from '#client/attempts/feedback';
import { ItemView, isAnswered } from '#client/items/item-view';
import { PromptText } from '#client/items/prompt-text';
import { Button } from '#client/ui/button';
import { type Grade, grade } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import type { LearnerResponse } from '#shared/items/response';
import { materialSeed } from './question-blocks';

/** What somebody answered to a question, and what came of it once it was checked. */
export interface Answer {
  response: LearnerResponse;
  grade?: Grade;
}

interface WalkQuestionsProps {
  items: readonly Item[];
  /** By the ids of the questions. */
  answers: Readonly<Record<string, Answer>>;
  onAnswer: (id: string, answer: Answer) => void;
}

/** Questions of a lesson as a student answers them, each checked by a press. Nothing is kept of it. */
export function WalkQuestions({ items, answers, onAnswer }: WalkQuestionsProps) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {items.map((item, place) => (
        <Question
          key={item.id}
          item={item}
          number={place + 1}
          answer={answers[item.id]}
          onAnswer={(answer) => onAnswer(item.id, answer)}
        />
      ))}
    </ol>
  );
}

interface QuestionProps {
  item: Item;
  number: number;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

function Question({ item, number, answer, onAnswer }: QuestionProps) {
  const view = playerView(item, { seed: materialSeed });
  const response = answer?.response;
  const isReady = isAnswered(view, response);
  return (
    <li className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-lg wrap-anywhere">
        {number}. <PromptText text={item.prompt} />
      </p>
      <ItemView
        item={view}
        response={response}
        onChange={(next) => onAnswer({ response: next })}
        {...(answer?.grade && { grade: answer.grade })}
      />
      {answer?.grade ? (
        <Feedback grade={answer.grade} />
      ) : (
        <div>
          <Button
            variant="secondary"
            aria-disabled={!isReady || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => response && isReady && onAnswer({ response, grade: grade(item, response) })}
          >
            Check<span className="sr-only"> question {number}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
