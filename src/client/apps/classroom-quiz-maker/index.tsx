import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Rules } from '../../../shared/items/question-set';
import { AppFrame } from '../../app-kit/app-frame';
import { SetRound, useSetRound } from '../../app-kit/round/set-round';
import type { RoundStart } from '../../app-kit/round/use-round';
import { Button } from '../../ui/button';
import { Home } from './home';
import { QuizPage } from './quiz-page';
import { quizPath } from './quiz-path';

/** Quizzes made in minutes: written, made by the engines or imported; played, printed, shown, and reported on. */
export default function QuizMakerScreen() {
  const set = useSetRound('classroom-quiz-maker');
  const search = new URLSearchParams(useSearch());
  const id = search.get('quiz') ?? undefined;
  const [, go] = useLocation();
  const [again, setAgain] = useState<{ wish: RoundStart; rules?: Rules }>();

  const start = (wish: RoundStart, rules?: Rules) => {
    setAgain({ wish, rules });
    void set.begin(wish, rules);
  };
  return (
    <AppFrame
      app="classroom-quiz-maker"
      title="Classroom Quiz Maker"
      tagline="Ten good questions before class, on screens or on paper."
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
              <SetRound
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
            <QuizPage
              key={id}
              id={id}
              isReport={search.get('view') === 'report'}
              isPresenting={isPresenting}
              onStart={start}
            />
          ) : (
            <Home onStart={start} onOpen={(opened) => go(quizPath(opened))} />
          )}
        </>
      )}
    </AppFrame>
  );
}
