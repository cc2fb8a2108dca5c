import { Card } from '#client/ui/card';
import type { QuestionSummary } from '#shared/api/quizzes';
import { saidBy, shareText } from './question-summary';

const wrongShown = 8;

/** What was hard, and who answered what. */
export function HardestQuestions({ questions }: { questions: readonly QuestionSummary[] }) {
  return (
    <ol className="grid gap-3">
      {questions.map((question) => (
        <Card key={question.id} as="li" className="grid content-start gap-2">
          <p className="font-bold whitespace-pre-line wrap-anywhere">
            {question.number}. {question.text}
          </p>
          <p>
            {shareText(question)} {question.key && <span className="wrap-anywhere">Key: {question.key}</span>}
          </p>
          {question.wrong.length > 0 && (
            <ul className="list-disc pl-5">
              {question.wrong.slice(0, wrongShown).map((wrong) => (
                <li key={wrong.text} className="wrap-anywhere">
                  <strong>{wrong.text}</strong>: {saidBy(wrong)}
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </ol>
  );
}
