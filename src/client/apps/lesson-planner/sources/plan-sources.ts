import type { ComponentType } from 'react';
import type { PlanSourceId } from '../plan-request';
import { PointFields } from './point-fields';
import { ReadingFields } from './reading-fields';
import type { SourceFieldsProps } from './source-fields';
import { StarterFields } from './starter-fields';
import { TextFields } from './text-fields';
import { TopicFields } from './topic-fields';
import { WordsFields } from './words-fields';

interface PlanSource {
  label: string;
  Fields: ComponentType<SourceFieldsProps>;
}

/** What a lesson can be planned from, in the order in which it is offered. Another one is a line here. */
export const planSources: Record<PlanSourceId, PlanSource> = {
  topic: { label: 'A topic', Fields: TopicFields },
  reading: { label: 'A text of ours', Fields: ReadingFields },
  text: { label: 'My text', Fields: TextFields },
  words: { label: 'My words', Fields: WordsFields },
  point: { label: 'Grammar point', Fields: PointFields },
  starter: { label: 'Starter lesson', Fields: StarterFields },
};
