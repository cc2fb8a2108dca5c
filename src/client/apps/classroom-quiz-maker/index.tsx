import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SetAttempt, useSetAttempt } from '#client/attempts/set-attempt';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { AppFrame } from '#client/present/app-frame';
import { SetEditor } from '#client/question-sets/set-editor';
import { SetPage } from '#client/question-sets/set-page';
import { ButtonLink } from '#client/ui/button-link';
import type { Rules } from '#shared/items/question-set';
import { Home } from './home';
import { quizPath, reportPath } from './quiz-path';
import { Report } from './report';

/** Quizzes made in minutes: written, made by the engines or imported; played, printed, shown, and reported on. */
export default function QuizMakerScreen() {
  const set = useSetAttempt('classroom-quiz-maker');
  const search = new URLSearchParams(useSearch());
  const id = search.get('quiz') ?? undefined;
  const [, go] = useLocation();
  const [again, setAgain] = useState<{ wish: AttemptStart; rules?: Rules }>();

  const start = (wish: AttemptStart, rules?: Rules) => {
    setAgain({ wish, rules });
    void set.begin(wish, rules);
  };
  return (
    <AppFrame
      app="classroom-quiz-maker"
      sends
      title="Classroom Quiz Maker"
      tagline="Ten good questions before class, on screens or on paper."
      presents={set.isOn || (id !== undefined && search.get('view') !== 'report')}
    >
      {({ isPresenting }) => (
        <>
          {set.isOn ? (
            <SetAttempt
              set={set}
              onAgain={
                again &&
                (() => {
                  set.leave();
                  start(again.wish, again.rules);
                })
              }
            />
          ) : id ? (
            <SetPage key={id} kind="quiz" id={id}>
              {(quiz) =>
                search.get('view') === 'report' ? (
                  <Report id={id} />
                ) : (
                  <SetEditor
                    set={quiz}
                    isPresenting={isPresenting}
                    onTry={(rules) =>
                      start({ activity: { kind: 'questions', from: { resource: id } }, mode: 'practice' }, rules)
                    }
                    actions={
                      <ButtonLink variant="secondary" icon={<ChartColumn />} href={reportPath(id)}>
                        Report
                      </ButtonLink>
                    }
                  />
                )
              }
            </SetPage>
          ) : (
            <Home onStart={start} onOpen={(opened) => go(quizPath(opened))} />
          )}
        </>
      )}
    </AppFrame>
  );
}
