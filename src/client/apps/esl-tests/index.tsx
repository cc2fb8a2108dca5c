import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { TestScreen } from '#client/attempts/test/test-screen';
import { useTest } from '#client/attempts/test/use-test';
import { AppFrame } from '#client/present/app-frame';
import { setPath } from '#client/question-sets/set-words';
import { SkeletonText } from '#client/ui/skeleton';
import { partNameOf } from '#shared/content/exams/catalogue';
import { Home } from './home';
import type { Printing } from './print-test';
import { ResultSheet } from './result-sheet';

const PrintTest = lazy(() => import('./print-test').then((m) => ({ default: m.PrintTest })));
// Who takes a test needs no editor.
const EditTest = lazy(() => import('./edit-test').then((m) => ({ default: m.EditTest })));

/** Placement, progress and exam-style tests: taken on the screen or on paper, with a result that says what it means. */
export default function EslTestsScreen() {
  const test = useTest('esl-tests');
  const id = new URLSearchParams(useSearch()).get('test') ?? undefined;
  const [, go] = useLocation();
  const [printing, setPrinting] = useState<Printing>();
  return (
    <AppFrame
      app="esl-tests"
      sends
      title="ESL Tests"
      tagline="Placement, progress and exam-style tests with a clear result."
      presents={id !== undefined || test.state.kind !== 'none'}
    >
      {({ isPresenting }) => (
        <>
          {test.state.kind !== 'none' ? (
            <TestScreen
              test={test}
              partNameOf={partNameOf}
              result={(attempt) => <ResultSheet attempt={attempt} onLeave={test.leave} />}
            />
          ) : id ? (
            <Suspense fallback={<SkeletonText lines={8} />}>
              <EditTest
                id={id}
                isPresenting={isPresenting}
                onTry={() => void test.begin({ activity: { kind: 'questions', from: { resource: id } } })}
              />
            </Suspense>
          ) : (
            <Home
              onStart={(activity) => void test.begin({ activity })}
              onOpen={(attemptId) => void test.open(attemptId)}
              onEdit={(testId) => go(setPath('test', testId))}
              onPrint={setPrinting}
            />
          )}
          <Suspense fallback={null}>
            {printing && <PrintTest printing={printing} onClose={() => setPrinting(undefined)} />}
          </Suspense>
        </>
      )}
    </AppFrame>
  );
}
