import { useState } from 'react';
import type { Rules } from '../../../shared/items/question-set';
import type { ResourceOf } from '../../../shared/schemas/library';
import { ofKind } from '../../app-kit/library/of-kind';
import type { RoundStart } from '../../app-kit/round/use-round';
import { failureText, reasonOf } from '../../lib/failure-text';
import { trpc } from '../../lib/trpc';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { SkeletonText } from '../../ui/skeleton';
import { OpenQuiz } from './open-quiz';
import { Report } from './report';

interface QuizPageProps {
  id: string;
  isReport: boolean;
  isPresenting: boolean;
  onStart: (start: RoundStart, rules: Rules) => void;
}

/** One quiz by its id: to be edited, shown or reported on. */
export function QuizPage({ id, isReport, isPresenting, onStart }: QuizPageProps) {
  // What is shown elsewhere may be a minute old: edits begin from what the server has now.
  const quiz = trpc.library.get.useQuery({ id }, { gcTime: 0, staleTime: 0, refetchOnMount: 'always', retry: 1 });
  const loaded = quiz.data && ofKind(quiz.data, 'quiz');
  const [first, setFirst] = useState<ResourceOf<'quiz'>>();
  if (!first && loaded && !quiz.isFetching) setFirst(loaded);
  if (isReport && first) return <Report id={id} release={first.data.rules.release} />;
  if (first) return <OpenQuiz quiz={first} isPresenting={isPresenting} onStart={onStart} />;
  const reason = reasonOf(quiz.error);
  if (reason === 'resource_not_found' || (quiz.data && !loaded) || (quiz.isError && reason === undefined && isOdd(id)))
    return (
      <EmptyState
        title="This quiz is not here."
        action={<ButtonLink href="/classroom-quiz-maker">To your quizzes</ButtonLink>}
      >
        It may have been deleted, or it belongs to somebody else.
      </EmptyState>
    );
  if (quiz.isError) {
    return (
      <Banner
        tone="warn"
        title={failureText(quiz.error, {
          fallback: 'The quiz could not be loaded.',
          network: 'The quiz could not be loaded. Please check your connection.',
        })}
        action={<Button onClick={() => void quiz.refetch()}>Try again</Button>}
      />
    );
  }
  return <SkeletonText lines={8} />;
}

/** An address that was not copied whole: the server calls it invalid, a person calls it gone. */
const isOdd = (id: string) => !/^[0-9a-f-]{36}$/i.test(id);
