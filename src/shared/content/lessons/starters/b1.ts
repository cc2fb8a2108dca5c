import { aColumnAboutScreensInClass } from './a-column-about-screens-in-class';
import { clilSavingEnergyAtHome } from './clil-saving-energy-at-home';
import { firstConditionalStreetParty } from './first-conditional-street-party';
import { listeningTheSoundCollector } from './listening-the-sound-collector';
import { presentPerfectOrPastThingsWithAStory } from './present-perfect-or-past-things-with-a-story';
import { relativeClausesSmallInventions } from './relative-clauses-small-inventions';
import { speakingAgreeingAndDisagreeingPolitely } from './speaking-agreeing-and-disagreeing-politely';
import { speakingExamForTwo } from './speaking-exam-for-two';
import type { StarterLesson } from './starter';
import { theRepairCafe } from './the-repair-cafe';
import { travelProblemsAtTheInformationDesk } from './travel-problems-at-the-information-desk';
import { writingAFilmReview } from './writing-a-film-review';

export const b1: readonly StarterLesson[] = [
  theRepairCafe,
  presentPerfectOrPastThingsWithAStory,
  firstConditionalStreetParty,
  relativeClausesSmallInventions,
  travelProblemsAtTheInformationDesk,
  listeningTheSoundCollector,
  speakingAgreeingAndDisagreeingPolitely,
  writingAFilmReview,
  clilSavingEnergyAtHome,
  speakingExamForTwo,
  aColumnAboutScreensInClass,
];
