/** What apps are for, as lists of them say it. */
export const purposes = {
  play: 'Play',
  practise: 'Practise',
  plan: 'Plan',
  write: 'Write',
  assess: 'Assess',
} as const;
export type Purpose = keyof typeof purposes;

/** One of the sixteen classroom apps, as cards, gate and server need to know it. Data only. */
export interface AppEntry {
  id: string;
  name: string;
  description: string;
  path: `/${string}`;
  /** Tokens that opening the app costs, or one draft where it has `hasInternalTokens`; 0 = free. */
  tokenCost: number;
  /** What the app is for; the dashboard groups by it. */
  purpose: Purpose;
  /** The app charges for its own work (generating) instead of for being opened, and is never gated. */
  hasInternalTokens?: true;
}

export const apps = [
  {
    id: 'spelling-quest',
    name: 'Spelling Quest',
    description: 'Hear it, spell it, quest on: weekly word lists as lessons, games and tests.',
    path: '/spelling-quest',
    tokenCost: 0,
    purpose: 'play',
  },
  {
    id: 'flash-cards',
    name: 'Flash Cards',
    description: 'Decks that show each card again just before it would be forgotten.',
    path: '/flash-cards',
    tokenCost: 0,
    purpose: 'practise',
  },
  {
    id: 'story-dice',
    name: 'Story Dice',
    description: 'Roll picture dice and tell the story they suggest.',
    path: '/story-dice',
    tokenCost: 1,
    purpose: 'play',
  },
  {
    id: 'word-scramble',
    name: 'Word Scramble',
    description: 'Put letters and sentences back in order, alone or in two teams.',
    path: '/word-scramble',
    tokenCost: 0,
    purpose: 'play',
  },
  {
    id: '20-questions',
    name: '20 Questions',
    description: 'Guess the secret with yes/no questions, and learn to ask them well.',
    path: '/20-questions',
    tokenCost: 0,
    purpose: 'play',
  },
  {
    id: 'lesson-planner',
    name: 'Lesson Planner',
    description: 'A lesson plan to the minute, with the materials attached.',
    path: '/lesson-planner',
    tokenCost: 3,
    purpose: 'plan',
    hasInternalTokens: true,
  },
  {
    id: 'lesson-library',
    name: 'Lesson Library',
    description: 'Complete lessons to adapt, and a shelf for your own.',
    path: '/lesson-library',
    tokenCost: 0,
    purpose: 'plan',
  },
  {
    id: 'classroom-quiz-maker',
    name: 'Classroom Quiz Maker',
    description: 'Quizzes to play in class, set as homework or print.',
    path: '/classroom-quiz-maker',
    tokenCost: 2,
    purpose: 'assess',
  },
  {
    id: 'pronunciation-trainer',
    name: 'Pronunciation Trainer',
    description: 'Hear the difference, then make it: sounds, stress and rhythm.',
    path: '/pronunciation-trainer',
    tokenCost: 2,
    purpose: 'practise',
  },
  {
    id: 'vocabulary-builder',
    name: 'Vocabulary Builder',
    description: 'Turn any text into the ten words worth teaching.',
    path: '/vocabulary-builder',
    tokenCost: 2,
    purpose: 'practise',
  },
  {
    id: 'novel-forge',
    name: 'Novel Forge',
    description: 'Plan, write and print a book, chapter by chapter.',
    path: '/novel-forge',
    tokenCost: 5,
    purpose: 'write',
  },
  {
    id: 'grammar-cram',
    name: 'Grammar Cram',
    description: 'Find the weak points, drill them, check again.',
    path: '/grammar-cram',
    tokenCost: 2,
    purpose: 'practise',
  },
  {
    id: 'test-history',
    name: 'Test History',
    description: 'Every result in one place, and what to teach next.',
    path: '/test-history',
    tokenCost: 0,
    purpose: 'assess',
  },
  {
    id: 'assessment-bank',
    name: 'Assessment Bank',
    description: 'Your questions, tagged, balanced and checked by their results.',
    path: '/assessment-bank',
    tokenCost: 2,
    purpose: 'assess',
  },
  {
    id: 'writers-block-assistant',
    name: "Writer's Block Assistant",
    description: 'Gets a writer started without writing for them.',
    path: '/writers-block-assistant',
    tokenCost: 1,
    purpose: 'write',
  },
  {
    id: 'esl-tests',
    name: 'ESL Tests',
    description: 'Placement, progress and exam-style tests with a clear result.',
    path: '/esl-tests',
    tokenCost: 3,
    purpose: 'assess',
  },
] as const satisfies readonly AppEntry[];

export type AppId = (typeof apps)[number]['id'];

/** An entry of which it is known that it is in the catalogue. */
export interface CatalogueApp extends AppEntry {
  id: AppId;
}

/** The same sixteen, without the literal types of each. */
export const catalogue: readonly CatalogueApp[] = [...apps];

const byId = new Map<string, AppEntry>(apps.map((app) => [app.id, app]));

/** The catalogue's entry for an id, or undefined for any other action. */
export function findApp(id: string): AppEntry | undefined {
  return byId.get(id);
}
