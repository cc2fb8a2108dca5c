/** The product's numbers that more than one part must agree on. */
export const limits = {
  passwordAtSignUp: 6,
  passwordAtReset: 8,
  lowTokens: 50,
  usageDays: 30,
  usageDaysMax: 365,
  /** Used where a server does not say how many tokens are free each day. */
  dailyAllocationFallback: 10,
  /** The most that an owner lets a member spend of their tokens in a day, where there is a limit. */
  dailyCapMax: 1000,
  /** Tokens a day that each student of a class may spend of its teacher's. */
  classTokensMax: 50,
  /** Opening a paid app keeps it open for its user that long. */
  appOpenHours: 12,
  /** A text of one's own that work is made from: so many words, and as many characters as even long ones take. */
  textWords: 2000,
  textChars: 16_000,
  /** How often an opened app lets its user generate. */
  generationsPerOpening: 60,
  /** Saved work of one user, the trash included. */
  resourcesPerUser: 2000,
  /** Questions in one bank, the retired ones included. */
  bankItemsPerUser: 10_000,
  /** Reports count so many of a player's last attempts, as older ones say little about today … */
  reportAttempts: 200,
  /** … and so many of a teacher's own quizzes and tests. */
  reportAttemptsOfQuizzes: 1000,
  /** To so many people one's bank is offered at a time who have not accepted. */
  bankInvitations: 50,
  usersWithoutLimit: 1000,
  /** The rows of a table of usage: what is spent least is left out of it, and not of the sums. */
  usageRows: 500,
  /** How many users one bulk action takes. */
  usersAtOnce: 500,
  /** How many names come into a class at once. */
  rosterRows: 1000,
  /** Who may wait at a time to be let into one class. */
  waitingPerClass: 200,
  /** Browsers in which a class is known: the last ones that its students signed in with. */
  devicesPerClass: 200,
  /** Classes that one owner keeps, those that are archived included. */
  classesPerOwner: 500,
  /** Classes that are given the same work at once, and all that one class is given. */
  classesPerGiving: 40,
  assignmentsPerClass: 1000,
  /** Guests who come to one piece of given work by its code, and how often each of them plays it. */
  guestsPerAssignment: 200,
  attemptsPerGuest: 20,
  /** Who may play one live game, and how many games one host keeps. */
  livePlayers: 100,
  liveGamesPerHost: 500,
  /** Questions of a bank that are chosen one by one for a game. */
  liveBankItems: 50,
  /** Screens and remotes that one teacher has at a time, and how much is shown at once. */
  devicesPerUser: 5,
  shownChars: 300_000,
  /** Of what a guest came to, the last so many are shown. */
  guestWorkShown: 50,
  /** Of what a student was given, the last so many are shown. */
  assignmentsShown: 200,
  /** Classes of others that one user teaches or looks at. */
  classesOfOthers: 200,
  /** Who may be in one school, who may wait there to be let in, and how many invitations to it may wait. */
  membersPerSchool: 2000,
  waitingPerSchool: 200,
  invitationsPerSchool: 200,
  /** So many months of a school's usage are shown, the present one included. */
  schoolUsageMonths: 6,
  /** How long a link to saved work holds, in days: as the screens make it, of a roll with a code, and at most. */
  linkDays: 90,
  rollDays: 30,
  linkDaysMax: 365,
  /** How many tokens an administrator gives or takes in one go. */
  adjustmentMax: 1_000_000,
  /** No adjustment lifts a balance above this: well within what the database can count. */
  balanceMax: 2_000_000_000,
  /** Keys for outside tools that one user may have at a time. */
  keysPerUser: 20,
  recoveryCodes: 10,
  /** Things for 20 Questions that one teacher was suggested and has not removed. */
  thingsPerTeacher: 300,
  /** As many of them may wait for that teacher’s decision. */
  thingsWaiting: 100,
} as const;
