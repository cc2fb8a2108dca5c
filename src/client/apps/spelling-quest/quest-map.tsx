import type { ReactNode } from 'react';
import { Companion, stageOf, starsToGrow } from '#client/scenes/companion';
import { Landscape } from '#client/scenes/landscapes';
import { allStars } from '#client/scenes/stars';
import { count } from '#shared/core/count';
import { type Chapter, chaptersOf } from './journey';
import { Station } from './station';
import { lives } from './stations';

interface QuestMapProps {
  /** Names the list: each has a journey of its own. */
  list: string;
  /** How many words each station has. */
  stations: readonly number[];
  /** The stars of each that was played. */
  stars: readonly (number | null)[];
  onPlay: (station: number) => void;
}

/** The list as a journey in chapters. The next station opens with the first star of the one before. */
export function QuestMap({ list, stations, stars, onPlay }: QuestMapProps) {
  const isOpen = (at: number) => at === 0 || (stars[at - 1] ?? 0) > 0;
  const next = stations.findIndex((_, at) => isOpen(at) && !stars[at]);
  const companionAt = next < 0 ? stations.length - 1 : next;
  const ownStars = allStars();
  const stage = stageOf(ownStars);
  const chapters = chaptersOf(stations.length, list);
  const starsIn = (some: readonly number[]) => some.reduce((sum, at) => sum + (stars[at] ?? 0), 0);
  return (
    <section aria-label="Map" className="mx-auto grid w-full max-w-5xl gap-5">
      <div className="flex items-center gap-4">
        <svg
          aria-hidden="true"
          viewBox={stage === 3 ? '-26 -64 70 68' : '-26 -64 52 68'}
          className="scene-drawing h-16 w-auto shrink-0"
        >
          <Companion stage={stage} />
        </svg>
        <div>
          <p className="text-lg font-bold tabular-nums">
            {starsIn(stations.map((_, at) => at))} of {stations.length * lives} stars
          </p>
          <p className="text-muted">{growthOf(ownStars)}</p>
        </div>
      </div>
      {chapters.map((chapter) => (
        <ChapterCard
          key={chapter.stations[0]}
          chapter={chapter}
          isOpen={isOpen(chapter.stations[0] ?? 0)}
          stars={starsIn(chapter.stations)}
        >
          {chapter.stations.map((at, place) => (
            <Station
              key={at}
              at={at}
              place={place}
              landscape={chapter.landscape}
              isLast={at === stations.length - 1}
              words={stations[at] ?? 0}
              stars={stars[at] ?? undefined}
              isOpen={isOpen(at)}
              isNext={at === next}
              companion={at === companionAt ? stage : undefined}
              onPlay={() => onPlay(at)}
            />
          ))}
        </ChapterCard>
      ))}
      <p className="text-muted">Each station has three lives. A word that is missed comes back once more.</p>
    </section>
  );
}

interface ChapterCardProps {
  chapter: Chapter;
  isOpen: boolean;
  stars: number;
  children: ReactNode;
}

/** One stretch of the journey: its landscape, and its stations on the ground before it. */
function ChapterCard({ chapter, isOpen, stars, children }: ChapterCardProps) {
  return (
    <section aria-label={chapter.name} className="scene hue-6 rounded-card edge-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 pt-4">
        <h2 className="text-xl font-bold">{chapter.name}</h2>
        <p className="tabular-nums">
          {stars} of {chapter.stations.length * lives} stars
        </p>
      </div>
      <svg aria-hidden="true" className="block h-24 w-full sm:h-28">
        <Landscape name={chapter.landscape} isReached={isOpen} />
      </svg>
      <ol className="scene-ground hue-4 grid grid-cols-1 gap-5 px-5 pb-5 md:auto-cols-[minmax(0,14rem)] md:grid-flow-col md:grid-cols-none md:justify-center md:pb-11">
        {children}
      </ol>
    </section>
  );
}

function growthOf(stars: number): string {
  const missing = starsToGrow(stars);
  if (missing === undefined) return 'Your companion is fully grown.';
  return `${count(missing, 'more star')}, and your companion grows.`;
}
