import { foodOnOurTable } from './food-on-our-table';
import { inTheClassroom } from './in-the-classroom';
import { marketHowMuchIsIt } from './market-how-much-is-it';
import { meetingPeopleFirstDay } from './meeting-people-first-day';
import { postcardFromANewPlace } from './postcard-from-a-new-place';
import { profilesLanguagePartners } from './profiles-language-partners';
import { routinesEarlyAndLate } from './routines-early-and-late';
import type { StarterLesson } from './starter';
import { weatherAndSeasonsOfTheWorld } from './weather-and-seasons-of-the-world';

export const a1: readonly StarterLesson[] = [
  inTheClassroom,
  routinesEarlyAndLate,
  foodOnOurTable,
  meetingPeopleFirstDay,
  marketHowMuchIsIt,
  profilesLanguagePartners,
  postcardFromANewPlace,
  weatherAndSeasonsOfTheWorld,
];
