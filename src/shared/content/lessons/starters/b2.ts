import { aCityWithoutCarsInItsCentre } from './a-city-without-cars-in-its-centre';
import { biasInStatisticsAndGraphs } from './bias-in-statistics-and-graphs';
import { collocationsAboutWork } from './collocations-about-work';
import { negotiatingOneBudget } from './negotiating-one-budget';
import { passiveAcrossTenses } from './passive-across-tenses';
import { podcastAboutHabits } from './podcast-about-habits';
import { reportedSpeechMessages } from './reported-speech-messages';
import type { StarterLesson } from './starter';
import { thirdConditionalAndRegrets } from './third-conditional-and-regrets';
import { transformationsAndWordFormation } from './transformations-and-word-formation';
import { writingAnOpinionEssay } from './writing-an-opinion-essay';

export const b2: readonly StarterLesson[] = [
  thirdConditionalAndRegrets,
  passiveAcrossTenses,
  reportedSpeechMessages,
  collocationsAboutWork,
  aCityWithoutCarsInItsCentre,
  podcastAboutHabits,
  negotiatingOneBudget,
  writingAnOpinionEssay,
  transformationsAndWordFormation,
  biasInStatisticsAndGraphs,
];
