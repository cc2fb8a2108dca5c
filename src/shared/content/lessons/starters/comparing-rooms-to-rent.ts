import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const about = { level: 'A2', skill: 'grammar' } as const;
const adjective = 'adjective';

export const comparingRoomsToRent: StarterLesson = {
  id: 'comparing-rooms-to-rent',
  title: 'Three rooms, one choice',
  level: 'A2',
  summary:
    'Students compare three rooms to rent with comparatives and as … as, and agree on the best one for a friend.',
  data: {
    about: {
      level: 'A2',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'grammar',
      topic: 'Home',
      point: 'comparatives',
      targetLanguage: 'Comparative adjectives: cheaper than, more comfortable than, better than; not as big as',
      framework: 'ppp',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can compare two places with short, long and irregular adjectives and with not as … as.',
      secondary: 'Students give reasons and come to a decision in a small group.',
      personal: 'Ask “than what?” when a comparison is not finished.',
    },
    stages: [
      stage({
        id: 'important',
        kind: 'lead-in',
        title: 'What is important to you?',
        aim: 'To bring the topic and the adjectives to mind.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Write on the board: a low price, a quiet street, a lot of light, near the centre, nice neighbours.',
          'Say: “You are looking for a room. Put these five in order for you.” Students work alone for one minute.',
          'Pairs compare their lists and give one reason.',
        ],
        support: 'Students choose only the most important and the least important thing.',
        challenge: 'Students add one thing to the list.',
      }),
      stage({
        id: 'read',
        kind: 'presentation',
        title: 'Three advertisements',
        aim: 'To meet the facts that will be compared.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Hand out the advertisements. Say: “The three rooms are in Lisbon.” Ask: “Which room has a garden? Which has a desk? Which has a cat?” The third, the first, the second.',
          'Students read again and underline the adjectives.',
          'Show the words. Pairs find a room for each one: “The first room is modern.”',
        ],
        materialIds: ['rooms', 'words'],
        support: 'Read the first advertisement aloud together.',
        challenge: 'Students say what each advertisement does not tell us.',
      }),
      stage({
        id: 'rule',
        kind: 'language focus',
        title: 'Cheaper, noisier, more comfortable',
        aim: 'To find the rule.',
        minutes: 10,
        grouping: 'T–S',
        steps: [
          'Write: The second room is cheaper than the first. The first room is more modern than the second. Ask: “Which has the lower price? Which is newer?”',
          'Students put the words into four groups on the board: cheap – cheaper; big – bigger; noisy – noisier; comfortable – more comfortable (and modern – more modern). Ask: “How many syllables? How do we write it?”',
          'Write good – better, bad – worse, far – further, and underline than.',
          'Write: The first room isn’t as big as the third. Ask: “Which is bigger?” The third. Show that the adjective does not change between as and as.',
          'Students repeat the sentences with a weak than and a weak as.',
        ],
        things: ['the board'],
        challenge: 'Students change three sentences with -er into sentences with not as … as.',
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'True for the rooms?',
        aim: 'To use the forms correctly.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Students do the questions alone. They look at the advertisements for the facts.',
          'They compare in pairs and look at the four groups where they differ.',
          'Check together. For each answer ask: “Than what?”',
        ],
        materialIds: ['practice', 'rooms'],
        support: 'Students count the syllables of the adjective first.',
        challenge: 'Students write a false sentence about the rooms for a partner to correct.',
      }),
      stage({
        id: 'memory',
        kind: 'controlled practice',
        title: 'Say it from memory',
        aim: 'To say the forms quickly and with meaning.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Students turn the advertisements over. Student A says two rooms and an adjective: “First and second, quiet.”',
          'Student B makes a sentence: “The second room isn’t as quiet as the first.” They check with the text.',
          'They change roles after four sentences.',
        ],
        support: 'Student B may look at the advertisements.',
        challenge: 'Student B says the same thing in two ways.',
      }),
      stage({
        id: 'decide',
        kind: 'freer practice',
        title: 'A room for Nadia',
        aim: 'To compare for a reason and come to a decision.',
        minutes: 13,
        grouping: 'groups',
        steps: [
          'Say: “Nadia starts a new job as a nurse next month. The hospital is near the station. She often works at night and sleeps in the daytime. She has a bicycle and can pay up to 480 euros.”',
          'Groups of three discuss the questions and agree on a room. They need three sentences with a comparison.',
          'Each group tells the class its choice and reasons. The others ask one question.',
          'Count the choices. There is no right answer, but each choice needs good reasons.',
        ],
        materialIds: ['decide'],
        support: 'Put phrases on the board: I think … is better because … Yes, but it’s … than … It’s not as … as …',
        challenge: 'The group finds the best argument for the room that it did not choose.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Well said',
        aim: 'To correct together and keep good language.',
        minutes: 3,
        grouping: 'whole class',
        steps: [
          'Write three good comparisons and two with a mistake on the board, without names. Pairs find and correct the mistakes.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Two places of mine',
        aim: 'To see who can use the forms.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Students compare two places that they know in two sentences, one with than and one with not as … as, and hand them in.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students say “more cheap” or “more cheaper”.',
        solution: 'Clap the syllables of the adjective. One clap: -er. Then ask which of the two parts is too much.',
      },
      {
        problem: 'Students say “cheaper as” or “cheaper that”.',
        solution: 'Write than in a colour of its own and point to it.',
      },
      {
        problem: 'Students understand not as big as the wrong way round.',
        solution: 'Let them draw two rooms for each sentence and label them.',
      },
    ],
    checks: [
      { question: 'The first room isn’t as big as the third. Which is smaller?', answer: 'The first room.' },
      {
        question: 'The first room is cheaper than the third. Do we know if it is cheap?',
        answer: 'No. We only know that the third costs more.',
      },
      { question: 'Noisy has two syllables and ends in -y. What is the comparative?', answer: 'Noisier.' },
    ],
    support: 'Leave the four groups of adjectives on the board.',
    challenge: 'Students use much or a little before the comparative: “much cheaper”, “a little further”.',
    homework:
      'Compare your home with the home of a person in a film or book. Write eight sentences, three of them with not as … as.',
    exitTicket: 'Compare two places that you know: one sentence with than, and one with not as … as.',
    materials: [
      {
        id: 'rooms',
        title: 'Three rooms in Lisbon',
        kind: 'text',
        text: [
          'Room 1: A modern room with a big desk on the eighth floor of a new building. The room has 12 square metres and one large window. It is very quiet: no cafés, no traffic. The centre is 40 minutes away by bus, and the station is 25 minutes away by bicycle. You share the kitchen with one other person. €450 a month.',
          'Room 2: A friendly old house in the centre, five minutes from the station on foot. The room has 10 square metres and a small window. The street is noisy until midnight, but there are cafés and shops at the door. You share the kitchen and the bathroom with four students and a cat. €380 a month.',
          'Room 3: A sunny room of 20 square metres with two windows and your own bathroom. The sofa is old, but really comfortable. There is a small garden behind the house, and in the morning you hear the school next door. The station is 10 minutes away by bicycle. You share the kitchen with the owner, a pleasant retired engineer. €480 a month.',
        ].join('\n\n'),
      },
      {
        id: 'words',
        title: 'Words for rooms',
        kind: 'words',
        entries: [
          word('cheap', 'It does not cost much.', { example: 'The old house is cheap.', partOfSpeech: adjective }),
          word('expensive', 'It costs a lot.', {
            example: 'A room in the centre is often expensive.',
            partOfSpeech: adjective,
          }),
          word('quiet', 'with little noise', { example: 'I need a quiet street.', partOfSpeech: adjective }),
          word('noisy', 'with a lot of noise', { example: 'The café is noisy at night.', partOfSpeech: adjective }),
          word('bright', 'with a lot of light', { example: 'The kitchen is bright.', partOfSpeech: adjective }),
          word('modern', 'new, not of old times', {
            example: 'They live in a modern building.',
            partOfSpeech: adjective,
          }),
          word('comfortable', 'nice to sit, lie or live in', {
            example: 'This chair is comfortable.',
            partOfSpeech: adjective,
          }),
          word('far', 'a long way away', { example: 'The station is not far.', partOfSpeech: adjective }),
          word('share', 'to use something together', {
            example: 'We share a kitchen.',
            partOfSpeech: 'verb',
          }),
          word('owner', 'the person that a house or thing belongs to', { example: 'The owner lives upstairs.' }),
        ],
      },
      {
        id: 'practice',
        title: 'True for the rooms?',
        kind: 'questions',
        items: [
          choose(
            {
              ...about,
              id: 'cheaper',
              prompt: 'Room 2 is ___ Room 1.',
              explanation: 'Cheap has one syllable: cheaper. Then comes than.',
            },
            ['cheaper than', 'more cheap than', 'cheaper as'],
          ),
          choose(
            {
              ...about,
              id: 'comfortable',
              prompt: 'An old sofa can be ___ a new one.',
              explanation: 'Comfortable is a long adjective: more comfortable than.',
            },
            ['more comfortable than', 'comfortabler than', 'more comfortable as'],
          ),
          choose(
            {
              ...about,
              id: 'not-as-big',
              prompt: 'Room 1 isn’t ___ Room 3.',
              explanation: 'Between as and as the adjective stays as it is.',
            },
            ['as big as', 'as bigger as', 'as big than'],
          ),
          choose(
            {
              ...about,
              id: 'noisier',
              prompt: 'Room 2 is in a ___ street than Room 1.',
              explanation: 'Noisy ends in -y: noisier.',
            },
            ['noisier', 'noisyer', 'more noisier'],
          ),
          gap(
            {
              ...about,
              id: 'gap-big',
              prompt: 'Room 3 is ___ (big) than Room 2.',
              explanation: 'One vowel and one consonant at the end: bigger with two g’s.',
            },
            'bigger',
          ),
          gap(
            {
              ...about,
              id: 'gap-good',
              prompt: 'For people who love gardens, Room 3 is ___ (good) than Room 1.',
              explanation: 'Good is irregular: better.',
            },
            'better',
          ),
          gap(
            {
              ...about,
              id: 'gap-expensive',
              prompt: 'Room 3 is ___ (expensive) than Room 1.',
              explanation: 'Expensive is a long adjective: more expensive.',
            },
            'more expensive',
          ),
          gap(
            {
              ...about,
              id: 'gap-far',
              prompt: 'The station is ___ (far) from Room 1 than from Room 2.',
              explanation: 'Far is irregular: further. Farther is right too.',
            },
            'further',
            'farther',
          ),
          trueOrFalse(
            {
              ...about,
              id: 'not-as-bright',
              prompt: 'The window in Room 2 isn’t as large as the window in Room 1.',
              explanation: 'Room 2 has a small window, and Room 1 has a large one.',
            },
            true,
          ),
        ],
      },
      {
        id: 'decide',
        title: 'A room for Nadia',
        kind: 'discussion',
        questions: [
          'Which room is better for a person who sleeps in the daytime?',
          'Which room is nearer to her work? How can she get there?',
          'Is it better to share with one person or with four?',
          'Is a bigger room worth more money for her?',
          'Which room do you choose for her? And for yourself?',
        ],
      },
    ],
  },
};
