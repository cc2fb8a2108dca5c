import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AppFrame } from '../../app-kit/app-frame';
import { TestScreen } from '../../app-kit/test/test-screen';
import { useTest } from '../../app-kit/test/use-test';
import { Button } from '../../ui/button';
import { Home } from './home';
import type { Printing } from './print-test';
import { ResultSheet } from './result-sheet';

const PrintTest = lazy(() => import('./print-test').then((m) => ({ default: m.PrintTest })));

/** Placement, progress and exam-style tests: taken on the screen or on paper, with a result that says what it means. */
export default function EslTestsScreen() {
  const test = useTest('esl-tests');
  const [printing, setPrinting] = useState<Printing>();
  return (
    <AppFrame app="esl-tests" title="ESL Tests" tagline="Placement, progress and exam-style tests with a clear result.">
      {() => (
        <>
          {test.state.is === 'none' ? (
            <Home
              onStart={(activity) => void test.begin({ activity })}
              onOpen={(id) => void test.open(id)}
              onPrint={setPrinting}
            />
          ) : (
            <div className="mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-4">
              {test.state.is === 'taking' && (
                <div>
                  <Button variant="quiet" icon={<ArrowLeft />} onClick={test.leave} className="-ml-3">
                    Leave for now
                  </Button>
                </div>
              )}
              <TestScreen test={test} result={(attempt) => <ResultSheet attempt={attempt} onLeave={test.leave} />} />
            </div>
          )}
          <Suspense fallback={null}>
            {printing && <PrintTest printing={printing} onClose={() => setPrinting(undefined)} />}
          </Suspense>
        </>
      )}
    </AppFrame>
  );
}
