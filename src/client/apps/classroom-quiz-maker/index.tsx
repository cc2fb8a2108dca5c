import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AppFrame } from '../../app-kit/app-frame';
import { SetRound } from '../../app-kit/round/set-round';
import { type RoundStart, useRound } from '../../app-kit/round/use-round';
import { Button } from '../../ui/button';
import { Home } from './home';
import { QuizPage } from './quiz-page';
import { quizPath } from './quiz-path';

/** Quizzes made in minutes: written, made by the engines or imported; played, printed, shown, and reported on. */
export default function QuizMakerScreen() {
  const round = useRound('classroom-quiz-maker');
  const search = new URLSearchParams(useSearch());
  const id = search.get('quiz') ?? undefined;
  const [, go] = useLocation();
  const [again, setAgain] = useState<RoundStart>();

  const start = (wish: RoundStart) => {
    setAgain(wish);
    void round.begin(wish);
  };
  return (
    <AppFrame
      app="classroom-quiz-maker"
      title="Classroom Quiz Maker"
      tagline="Ten good questions before class, on screens or on paper."
    >
      {({ isPresenting }) => (
        <>
          {round.state.is !== 'none' ? (
            <div className={isPresenting ? undefined : 'mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-4'}>
              {!isPresenting && (round.state.is === 'playing' || round.state.is === 'failed') && (
                <div>
                  <Button variant="quiet" icon={<ArrowLeft />} onClick={round.leave} className="-ml-3">
                    Leave the quiz
                  </Button>
                </div>
              )}
              <SetRound round={round} onAgain={again && (() => start(again))} />
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
