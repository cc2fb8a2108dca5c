import { ArrowLeft, ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Rules } from '../../../shared/items/question-set';
import { AppFrame } from '../../app-kit/app-frame';
import { SetAttempt, useSetAttempt } from '../../app-kit/attempts/set-attempt';
import type { AttemptStart } from '../../app-kit/attempts/use-attempt';
import { SetEditor } from '../../app-kit/question-sets/set-editor';
import { SetPage } from '../../app-kit/question-sets/set-page';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
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
      title="Classroom Quiz Maker"
      tagline="Ten good questions before class, on screens or on paper."
      presents={set.isOn || (id !== undefined && search.get('view') !== 'report')}
    >
      {({ isPresenting }) => (
        <>
          {set.isOn ? (
            <div className={isPresenting ? undefined : 'mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-4'}>
              {!isPresenting && set.isPlaying && (
                <div>
                  <Button variant="quiet" icon={<ArrowLeft />} onClick={set.leave} className="-ml-3">
                    Leave the quiz
                  </Button>
                </div>
              )}
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
            </div>
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
