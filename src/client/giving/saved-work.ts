import type { ResourceOf } from '#shared/api/library';
import type { ResourceKind } from '#shared/library/kinds/registry';
import type { Givable } from './givable';
import { wordsToGive } from './words-to-give';
import { writingToGive } from './writing-task';

type Work = { [Kind in ResourceKind]: ResourceOf<Kind> }[ResourceKind];

/** Saved work as it is given to a class; nothing where it is not for them to play or to write. */
export function savedToGive(work: Work): Givable | undefined {
  const { id, title } = work;
  switch (work.kind) {
    case 'word-list':
      return work.data.entries.length > 0 ? wordsToGive(title, { list: id }, work.data.entries.length) : undefined;
    case 'quiz':
      return { appId: 'classroom-quiz-maker', title, activity: { kind: 'questions', from: { resource: id } } };
    case 'test':
      return { appId: 'esl-tests', title, activity: { kind: 'questions', from: { resource: id } } };
    case 'writing': {
      const { prompt, level, words } = work.data;
      return writingToGive({ appId: 'writers-block-assistant', task: prompt, level, words });
    }
    default:
      return undefined;
  }
}
