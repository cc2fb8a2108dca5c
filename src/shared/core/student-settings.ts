import { keysOf } from './keys-of';

/** How far a language model may help to write: not at all, with questions only, or with all that an app offers. */
export const helpLevels = ['off', 'questions', 'full'] as const;
export type HelpLevel = (typeof helpLevels)[number];

/** What a teacher decides for the students whom they added and who accepted. Each from its strictest value on. */
export const studentSettings = {
  /** Whether the browser may write down what is said. */
  recognition: ['off', 'on'],
  writingHelp: helpLevels,
} as const;

export type StudentSetting = keyof typeof studentSettings;
export type StudentSettingValues = { [Name in StudentSetting]: (typeof studentSettings)[Name][number] };

export const studentSettingNames = keysOf(studentSettings);

/** What holds for the students of a teacher who has not chosen. */
export const unlessChosen: StudentSettingValues = { recognition: 'on', writingHelp: 'questions' };

/** What holds for somebody who has no teacher here. */
export const withoutTeacher: StudentSettingValues = { recognition: 'on', writingHelp: 'full' };
