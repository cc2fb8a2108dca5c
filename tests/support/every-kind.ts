import { type Item, item } from '#shared/items/item';

/** One question of each kind, with all that it may say. */
export const everyKind: Item[] = item.array().parse([
  {
    id: 'mc',
    kind: 'mc',
    prompt: 'She ___ to school by bus.',
    options: [
      { text: 'goes', isKey: true, feedback: 'Third person: with -es.' },
      { text: 'go', feedback: 'After she, the verb takes -es.', mistake: 'third-person-s' },
      { text: 'going', credit: 0.25 },
    ],
    explanation: 'He, she and it take -s or -es.',
    level: 'A1',
    skill: 'grammar',
    tags: ['verbs'],
    points: 2,
  },
  {
    id: 'multi',
    kind: 'multi',
    prompt: 'Which of these are animals?',
    options: [{ text: 'a cat', isKey: true }, { text: 'a cup' }, { text: 'a cow', isKey: true }, { text: 'a coat' }],
  },
  {
    id: 'tf',
    kind: 'tf',
    prompt: 'A whale is a fish.',
    key: false,
    feedback: 'It breathes air.',
    praise: 'Well known!',
  },
  {
    id: 'gap',
    kind: 'gap',
    prompt: 'I have lived here ___ 2019.',
    accepted: ['since'],
    foreseen: [{ answer: 'for', feedback: 'For goes with a length of time.', mistake: 'for-since', credit: 0.5 }],
  },
  {
    id: 'cloze',
    kind: 'cloze',
    prompt: 'Fill the gaps.',
    text: 'Ana {{1}} up at six and {{2}} a shower.',
    gaps: [
      { id: '1', accepted: ['gets', 'wakes'] },
      {
        id: '2',
        accepted: ['has', 'takes'],
        options: ['has', 'takes', 'makes'],
        feedback: 'We have or take a shower.',
      },
    ],
  },
  {
    id: 'match',
    kind: 'match',
    prompt: 'Match the words with their opposites.',
    pairs: [
      { left: 'hot', right: 'cold' },
      { left: 'big', right: 'small' },
      { left: 'old', right: 'young' },
    ],
  },
  {
    id: 'order',
    kind: 'order',
    prompt: 'Put the words in order.',
    unit: 'words',
    orders: [
      ['we', 'play', 'chess', 'on Mondays'],
      ['on Mondays', 'we', 'play', 'chess'],
    ],
    otherOrder: 'Right, too.',
    frame: { after: '.' },
  },
  { id: 'short', kind: 'short', prompt: 'What is the past of go?', accepted: ['went'], typing: { spelling: true } },
  {
    id: 'error-correct',
    kind: 'error-correct',
    prompt: 'Write it without the mistake.',
    sentence: 'He don’t like tea.',
    accepted: ["He doesn't like tea.", 'He does not like tea.'],
    mistake: 'third-person-s',
  },
  { id: 'essay', kind: 'essay', prompt: 'Write about your last summer.', minWords: 5, maxWords: 80, points: 5 },
  { id: 'speak', kind: 'speak', prompt: 'Say it aloud.', target: 'The ship is in the harbour.', points: 3 },
  { id: 'poll', kind: 'poll', prompt: 'Which do you like best?', options: [{ text: 'tea' }, { text: 'milk' }] },
  { id: 'slide', kind: 'slide', prompt: 'Well done so far', text: 'Half of it is behind you.' },
]);
