import type { Level } from '../../content/level';
import type { StarterLesson } from './starter';

/** The files of each level. They are loaded when somebody looks at that level, and not before. */
const files: Record<Level, readonly (() => Promise<readonly StarterLesson[]>)[]> = {
  A1: [
    async () => (await import('./first-words')).firstWords,
    async () => (await import('./routines-and-food')).routinesAndFood,
    async () => (await import('./meeting-and-market')).meetingAndMarket,
    async () => (await import('./profiles-and-postcards')).profilesAndPostcards,
    async () => (await import('./weather-and-seasons')).weatherAndSeasons,
  ],
  A2: [
    async () => (await import('./weekend-stories')).weekendStories,
    async () => (await import('./past-and-comparing')).pastAndComparing,
    async () => (await import('./days-out-and-directions')).daysOutAndDirections,
    async () => (await import('./emails-and-water')).emailsAndWater,
    async () => (await import('./feelings-and-plans')).feelingsAndPlans,
    async () => (await import('./jobs-and-signs')).jobsAndSigns,
  ],
  B1: [
    async () => (await import('./repair-cafe')).repairCafe,
    async () => (await import('./experience-and-plan-b')).experienceAndPlanB,
    async () => (await import('./definitions-and-travel')).definitionsAndTravel,
    async () => (await import('./radio-and-opinions')).radioAndOpinions,
    async () => (await import('./reviews-and-energy')).reviewsAndEnergy,
    async () => (await import('./exam-and-screens')).examAndScreens,
  ],
  B2: [
    async () => (await import('./regrets-and-passives')).regretsAndPassives,
    async () => (await import('./reports-and-work-words')).reportsAndWorkWords,
    async () => (await import('./car-free-city-and-podcast')).carFreeCityAndPodcast,
    async () => (await import('./negotiating-and-essays')).negotiatingAndEssays,
    async () => (await import('./exam-and-statistics')).examAndStatistics,
  ],
};

/** The lessons of a level. */
export async function loadStarters(level: Level): Promise<readonly StarterLesson[]> {
  return (await Promise.all(files[level].map((load) => load()))).flat();
}

/** All of them, easiest first. */
export async function loadAllStarters(): Promise<readonly StarterLesson[]> {
  const { A1, A2, B1, B2 } = files;
  return (await Promise.all([A1, A2, B1, B2].flat().map((load) => load()))).flat();
}

export async function findStarter(id: string): Promise<StarterLesson | undefined> {
  return (await loadAllStarters()).find((one) => one.id === id);
}

/** What a new teacher gets to begin with: it has words and questions. */
export const sampleStarter = 'in-the-classroom';
