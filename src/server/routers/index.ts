import { router } from '#server/trpc/init';
import { assignmentsRouter } from './assignments';
import { attemptsRouter } from './attempts';
import { auditRouter } from './audit';
import { authRouter } from './auth';
import { bankRouter } from './bank';
import { billingRouter } from './billing';
import { cardsRouter } from './cards';
import { changesRouter } from './changes';
import { classTeachersRouter } from './class-teachers';
import { classesRouter } from './classes';
import { focusRouter } from './focus';
import { generateRouter } from './generate';
import { historyRouter } from './history';
import { joinRouter } from './join';
import { keysRouter } from './keys';
import { lessonSeriesRouter } from './lesson-series';
import { libraryRouter } from './library';
import { liveRouter } from './live';
import { modelRouter } from './model';
import { novelsRouter } from './novels';
import { picturesRouter } from './pictures';
import { profileRouter } from './profile';
import { progressRouter } from './progress';
import { pronunciationRouter } from './pronunciation';
import { quizzesRouter } from './quizzes';
import { retentionRouter } from './retention';
import { schoolRouter } from './school';
import { schoolMembersRouter } from './school-members';
import { schoolsRouter } from './schools';
import { screensRouter } from './screens';
import { secondFactorRouter } from './second-factor';
import { studentsRouter } from './students';
import { tokensRouter } from './tokens';
import { twentyQuestionsRouter } from './twenty-questions';
import { usageRouter } from './usage';
import { usersRouter } from './users';
import { wordsRouter } from './words';
import { writingRouter } from './writing';

export const appRouter = router({
  auth: authRouter,
  profile: profileRouter,
  tokens: tokensRouter,
  billing: billingRouter,
  usage: usageRouter,
  users: usersRouter,
  classes: classesRouter,
  assignments: assignmentsRouter,
  changes: changesRouter,
  join: joinRouter,
  live: liveRouter,
  screens: screensRouter,
  progress: progressRouter,
  focus: focusRouter,
  classTeachers: classTeachersRouter,
  students: studentsRouter,
  schools: schoolsRouter,
  school: schoolRouter,
  schoolMembers: schoolMembersRouter,
  library: libraryRouter,
  attempts: attemptsRouter,
  history: historyRouter,
  quizzes: quizzesRouter,
  cards: cardsRouter,
  bank: bankRouter,
  pictures: picturesRouter,
  novels: novelsRouter,
  words: wordsRouter,
  twentyQuestions: twentyQuestionsRouter,
  pronunciation: pronunciationRouter,
  writing: writingRouter,
  generate: generateRouter,
  lessonSeries: lessonSeriesRouter,
  model: modelRouter,
  audit: auditRouter,
  keys: keysRouter,
  secondFactor: secondFactorRouter,
  retention: retentionRouter,
});

export type AppRouter = typeof appRouter;
