import { usualDays } from '#tests/support/retention-days';
import { assignmentsInputs } from './assignments';
import { attemptsInputs } from './attempts';
import { authInputs } from './auth';
import { bankInputs } from './bank';
import { billingInputs } from './billing';
import { cardsInputs } from './cards';
import { classTeachersInputs } from './class-teachers';
import { classesInputs } from './classes';
import { focusInputs } from './focus';
import { historyInputs } from './history';
import type { InputsOf, MakeInput, RouterName } from './input';
import { joinInputs } from './join';
import { keysInputs } from './keys';
import { lessonSeriesInputs } from './lesson-series';
import { libraryInputs } from './library';
import { liveInputs } from './live';
import { novelsInputs } from './novels';
import { picturesInputs } from './pictures';
import { profileInputs } from './profile';
import { progressInputs } from './progress';
import { pronunciationInputs } from './pronunciation';
import { quizzesInputs } from './quizzes';
import { schoolInputs, schoolMembersInputs, schoolsInputs } from './schools';
import { screensInputs } from './screens';
import { secondFactorInputs } from './second-factor';
import { studentsInputs } from './students';
import { tokensInputs } from './tokens';
import { twentyQuestionsInputs } from './twenty-questions';
import { usersInputs } from './users';
import { writingInputs } from './writing';

/** For each procedure an input that works for all who may call it, and with which it changes all that it can. */
const inputs: { [Router in RouterName]: InputsOf<Router> } = {
  auth: authInputs,
  profile: profileInputs,
  tokens: tokensInputs,
  billing: billingInputs,
  usage: { own: () => ({}), members: () => ({}), portal: () => ({}) },
  users: usersInputs,
  classes: classesInputs,
  assignments: assignmentsInputs,
  changes: { follow: () => ({ records: [{ kind: 'assignment', id: crypto.randomUUID() }] }) },
  join: joinInputs,
  live: liveInputs,
  screens: screensInputs,
  progress: progressInputs,
  focus: focusInputs,
  classTeachers: classTeachersInputs,
  students: studentsInputs,
  schools: schoolsInputs,
  school: schoolInputs,
  schoolMembers: schoolMembersInputs,
  library: libraryInputs,
  attempts: attemptsInputs,
  history: historyInputs,
  quizzes: quizzesInputs,
  cards: cardsInputs,
  bank: bankInputs,
  pictures: picturesInputs,
  novels: novelsInputs,
  words: { ipa: () => ({ words: 'anchor,harbour' }) },
  twentyQuestions: twentyQuestionsInputs,
  pronunciation: pronunciationInputs,
  writing: writingInputs,
  generate: {
    run: () => ({ appId: 'flash-cards', ask: { task: 'word-entries', words: ['apple'] } }),
    topic: () => ({ topic: 'Job interviews', level: 'B1' }),
    texts: () => ({ topic: 'Job interviews', level: 'B1' }),
  },
  lessonSeries: lessonSeriesInputs,
  model: { setApp: () => ({ id: 'flash-cards', on: false }), calls: () => ({}) },
  audit: { page: () => ({}) },
  keys: keysInputs,
  secondFactor: secondFactorInputs,
  retention: { set: () => ({ ...usualDays, trash: usualDays.trash + 1 }) },
};

const byName = new Map<string, MakeInput>(
  Object.entries(inputs).flatMap(([router, makers]) =>
    Object.entries(makers).map(([name, make]): [string, MakeInput] => [`${router}.${name}`, make]),
  ),
);

/** Those of them that have an input, by name as `tokens.consume`; the others want none. */
export function inputFor(name: string, ...[portal, caller]: Parameters<MakeInput>): unknown {
  return byName.get(name)?.(portal, caller);
}
