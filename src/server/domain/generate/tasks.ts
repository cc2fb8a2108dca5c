import type { Ask } from '../../../shared/schemas/generate';
import type { Deps } from '../deps';
import { sentences } from './sentences';
import { simplerText } from './simpler-text';
import type { Task } from './task';
import { wordEntries } from './word-entries';

/** The task that was asked for, with what it needs of the pack. */
export async function taskFor({ words }: Pick<Deps, 'words'>, ask: Ask): Promise<Task> {
  const index = await words.index();
  switch (ask.task) {
    case 'word-entries':
      return wordEntries(ask, index);
    case 'sentences':
      return sentences(ask, { index, sentences: await words.sentencesOf(ask.level) });
    case 'simpler-text':
      return simplerText(ask, index);
  }
}
