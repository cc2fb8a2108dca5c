import { aWeekendThatWentWrong } from './a-weekend-that-went-wrong';
import { comparingRoomsToRent } from './comparing-rooms-to-rent';
import { dayOutForEveryone } from './day-out-for-everyone';
import { directionsToTheFerry } from './directions-to-the-ferry';
import { emailAFriendIsComing } from './email-a-friend-is-coming';
import { examSignsAndShortMessages } from './exam-signs-and-short-messages';
import { feelingsAndTheirReasons } from './feelings-and-their-reasons';
import { goingToAndSaturdayPlans } from './going-to-and-saturday-plans';
import { pastMysteryOfTheCake } from './past-mystery-of-the-cake';
import { readingBeesOnTheRoof } from './reading-bees-on-the-roof';
import type { StarterLesson } from './starter';
import { waterCycleADropOfWater } from './water-cycle-a-drop-of-water';

export const a2: readonly StarterLesson[] = [
  aWeekendThatWentWrong,
  pastMysteryOfTheCake,
  comparingRoomsToRent,
  dayOutForEveryone,
  directionsToTheFerry,
  emailAFriendIsComing,
  waterCycleADropOfWater,
  feelingsAndTheirReasons,
  goingToAndSaturdayPlans,
  readingBeesOnTheRoof,
  examSignsAndShortMessages,
];
