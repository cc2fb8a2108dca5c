import type { ReactNode } from 'react';
import { lessonTypes } from '#shared/content/lessons/lesson';
import type { StarterLesson } from '#shared/content/lessons/starters/starter';
import { count } from '#shared/core/count';
import { MarkedText } from './marked-text';
import { pathTo } from './place';
import { ShelfCard } from './shelf-card';
import { StarterActions } from './starter-actions';

interface StarterCardProps {
  starter: StarterLesson;
  /** Whether a word was looked for. */
  isHit?: ((word: string) => boolean) | undefined;
  children?: ReactNode;
}

/** A starter lesson on the shelf, with what is done from its card. */
export function StarterCard({ starter, isHit, children }: StarterCardProps) {
  const { id, title, level, data } = starter;
  return (
    <ShelfCard
      href={pathTo({ kind: 'starter', id })}
      title={<MarkedText text={title} isHit={isHit} />}
      level={level}
      facts={[lessonTypes[data.about.type], `${data.about.minutes} min`, materialsText(data.materials.length)]}
      actions={<StarterActions starter={starter} />}
    >
      {children}
    </ShelfCard>
  );
}

function materialsText(materials: number): string {
  return materials === 0 ? 'no materials' : count(materials, 'material');
}
