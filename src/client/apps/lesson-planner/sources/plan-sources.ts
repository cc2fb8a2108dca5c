import { type ComponentType, lazy } from 'react';
import type { PlanSourceId } from '../plan-request';
import type { SourceFieldsProps } from './source-fields';
import { TopicFields } from './topic-fields';

interface PlanSource {
  label: string;
  Fields: ComponentType<SourceFieldsProps>;
}

/** What a lesson can be planned from, in the order in which it is offered. Another one is a line here. */
export const planSources: Record<PlanSourceId, PlanSource> = {
  topic: { label: 'A topic', Fields: TopicFields },
  reading: {
    label: 'A text of ours',
    Fields: lazy(() => import('./reading-fields').then((m) => ({ default: m.ReadingFields }))),
  },
  text: { label: 'My text', Fields: lazy(() => import('./text-fields').then((m) => ({ default: m.TextFields }))) },
  words: { label: 'My words', Fields: lazy(() => import('./words-fields').then((m) => ({ default: m.WordsFields }))) },
  point: {
    label: 'Grammar point',
    Fields: lazy(() => import('./point-fields').then((m) => ({ default: m.PointFields }))),
  },
  starter: {
    label: 'Starter lesson',
    Fields: lazy(() => import('./starter-fields').then((m) => ({ default: m.StarterFields }))),
  },
};
