import type { AppId } from '#shared/core/apps';
import type { SetKind } from './set-draft';

/** Where each kind lives, and what its home is called. */
export const setWords: Record<SetKind, { appId: AppId; home: string; all: string; toAll: string }> = {
  quiz: { appId: 'classroom-quiz-maker', home: '/classroom-quiz-maker', all: 'All quizzes', toAll: 'To your quizzes' },
  test: { appId: 'esl-tests', home: '/esl-tests', all: 'All tests', toAll: 'To your tests' },
};

/** The address of one quiz or test. */
export const setPath = (kind: SetKind, id: string) => `${setWords[kind].home}?${kind}=${id}`;
