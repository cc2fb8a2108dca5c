import type { StarterLesson } from './starter';
import { choose, gap, stage, word } from './write';

const grammar = { level: 'B1', skill: 'grammar' } as const;

export const relativeClausesSmallInventions: StarterLesson = {
  id: 'relative-clauses-small-inventions',
  title: 'Small inventions',
  level: 'B1',
  summary: 'Students read how three everyday things were invented, and define people, things and places.',
  data: {
    about: {
      level: 'B1',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'grammar',
      topic: 'Technology',
      point: 'relative-clauses',
      targetLanguage: 'Defining relative clauses with who, which, that, where and whose',
      framework: 'ppp',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can say which person, thing or place they mean with a relative clause.',
      secondary: 'Students explain a word that they do not know in English.',
      personal: 'Let students find the rule from the text before explaining it.',
    },
    stages: [
      stage({
        id: 'guess-it',
        kind: 'lead-in',
        title: 'What am I thinking of?',
        aim: 'To hear relative clauses and understand why they are useful.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Say: “I’ve forgotten the English word. It’s a thing that you use when it rains.” Students guess. (An umbrella.)',
          'Go on: “It’s a person who checks your teeth. It’s a place where you can borrow books. It’s a person whose job is to fly a plane.”',
          'Ask: “What can you do when you don’t know a word?” (Say what it is, who does it, where it is.)',
        ],
        support: 'Mime while you speak.',
        challenge: 'A student says the next one.',
      }),
      stage({
        id: 'three-inventions',
        kind: 'presentation',
        title: 'Three small inventions',
        aim: 'To meet the clauses in a text.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Students read the three paragraphs and answer: “Which thing of today is each paragraph about?” (A material that opens and closes; the windscreen wiper; sticky notes.)',
          'Ask: “Which invention began with a mistake? Which one with a problem? Which one with a walk?”',
          'Students read again and underline who, which, that, where and whose, and the noun before each.',
        ],
        materialIds: ['inventions'],
        support: 'Groups of three: each student reads one paragraph and tells the others.',
        challenge: 'Students tell a fourth story of an invention that they know.',
      }),
      stage({
        id: 'which-word',
        kind: 'language focus',
        title: 'People, things, places, owners',
        aim: 'To see which word is used and why.',
        minutes: 11,
        grouping: 'T–S',
        steps: [
          'Draw four columns: people, things, places, owners. Students put the nouns they underlined, with the words that follow, into the columns.',
          'Ask: “Which word can stand for people and for things?” (That.)',
          'Write: The dog had a coat. Its coat was full of seeds. Join the sentences: a dog whose coat was full of seeds. Ask: “What has gone?” (Its.)',
          'Write: the companies that she wrote to, a driver who had to open his window. Ask: “In which one can the word be left out?” (The first: she is the subject of the clause.)',
        ],
        materialIds: ['inventions'],
        things: ['the board'],
        support: 'Leave the four columns with one example each on the board.',
        challenge: 'Students find all other clauses in the text where the word can be left out.',
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'Choose and write',
        aim: 'To use the right word.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in seven minutes.',
          'Pairs compare and name the noun that each clause belongs to.',
          'Check together. Where more than one word is right, ask for both.',
        ],
        materialIds: ['practise'],
        support: 'Students write P (person), T (thing), L (place) or O (owner) beside each sentence first.',
        challenge: 'Students write two sentences with a mistake for a partner to mend.',
      }),
      stage({
        id: 'back-to-the-board',
        kind: 'freer practice',
        title: 'Back to the board',
        aim: 'To define words quickly.',
        minutes: 13,
        grouping: 'S–S',
        steps: [
          'Put students into pairs. One faces the board, the other does not. Show five of the words without their meanings. The first student defines them; the partner says them.',
          'Students change places. Show the other five words.',
          'Groups of four choose three new words, each a person, a thing and a place, and write definitions. Another group guesses them.',
        ],
        materialIds: ['ten-words'],
        support: 'Give the beginnings: It’s a person who … It’s a thing that … It’s a place where …',
        challenge: 'Students must use whose at least once.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Which one do you mean?',
        aim: 'To mend what was not clear.',
        minutes: 5,
        grouping: 'whole class',
        steps: [
          'Write three definitions that you heard, and two to be mended, without names.',
          'Pairs mend them and say which word each one defines.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Without its name',
        aim: 'To see who can use the clauses alone.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Students define a thing in their bag and a place in their town without the names, and hand the two sentences in.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students use which for people: “the man which lives here”.',
        solution: 'Point to the columns. If they are not sure, that is right for both.',
      },
      {
        problem: 'Students keep the pronoun: “the book that I read it”.',
        solution: 'Cross out it and draw an arrow from that: “That is the book already.”',
      },
      {
        problem: 'Students write who’s for whose.',
        solution: 'Let them read it in full: who is. If that makes no sense, they need whose.',
      },
    ],
    checks: [
      { question: 'A girl whose mother is a vet: who is the vet?', answer: 'The mother.' },
      { question: 'Can that stand for people?', answer: 'Yes, for people and for things.' },
      { question: 'The café where we met: what did we do there?', answer: 'We met.' },
      { question: 'The film that we saw: can we leave that out?', answer: 'Yes. We is the subject.' },
    ],
    support: 'Students use only who, that and where today.',
    challenge: 'Students leave the word out wherever they can.',
    homework:
      'Choose five things, people or places at home or in your town. Write a definition of each without its name. Your classmates will guess them in the next lesson.',
    exitTicket: 'Define a thing in your bag and a place in your town without their names.',
    materials: [
      {
        id: 'inventions',
        title: 'Three small inventions',
        kind: 'text',
        text: [
          'A walk with a dog. George de Mestral was a Swiss engineer who liked walking in the mountains. One day in the 1940s he came home with a dog whose coat was full of small plant seeds. He put one under a microscope and saw hundreds of tiny hooks. They gave him the idea for a material which opens and closes in a second. Today it is on shoes, bags and jackets all over the world.',
          'A cold day in New York. In the winter of 1902 Mary Anderson sat in a tram and watched a driver who had to open his window every few minutes, because he could not see through the snow. At home she drew a simple arm that cleaned the glass and that the driver could move from his seat. The companies that she wrote to were not interested. Years later, almost every car had one.',
          'A glue that was too weak. In 1968 a chemist whose job was to make strong glues made a very weak one by mistake. Nobody knew what to do with it. Then a colleague who sang in a choir had a problem: the pieces of paper which he put in his songbook always fell out. He remembered the weak glue. The small yellow notes that grew out of this idea are now on desks everywhere, and in kitchens where families leave messages for each other.',
        ].join('\n\n'),
      },
      {
        id: 'practise',
        title: 'Choose and write',
        kind: 'questions',
        items: [
          choose(
            {
              ...grammar,
              id: 'plumber',
              prompt: 'A plumber is a person ___ repairs water pipes.',
              explanation: 'A person: who (or that).',
            },
            ['who', 'which', 'where'],
          ),
          choose(
            {
              ...grammar,
              id: 'bakery',
              prompt: 'A bakery is a place ___ bread is made.',
              explanation: 'In this place bread is made: where.',
            },
            ['where', 'which', 'who'],
          ),
          choose(
            {
              ...grammar,
              id: 'charger',
              prompt: 'A charger is a thing ___ gives your phone power.',
              explanation: 'A thing: that (or which).',
            },
            ['that', 'who', 'where'],
          ),
          choose(
            {
              ...grammar,
              id: 'inventor',
              prompt: 'I know a girl ___ mother is an inventor.',
              explanation: 'Her mother is an inventor: whose. Who’s means who is.',
            },
            ['whose', 'who’s', 'that'],
          ),
          choose(
            {
              ...grammar,
              id: 'no-it',
              prompt: 'The bag ___ was too small, so I took it back to the shop.',
              explanation: 'That is the bag already, so there is no it. What does not follow a noun.',
            },
            ['that I bought', 'that I bought it', 'what I bought'],
          ),
          choose(
            {
              ...grammar,
              id: 'leave-out',
              prompt: 'In which sentence can you leave out “that”?',
              explanation: 'In “The film that we saw”, we is the subject. In the others, that is the subject.',
            },
            [
              'The film that we saw was long.',
              'The film that won the prize was long.',
              'The machine that makes the coffee is broken.',
            ],
          ),
          gap(
            {
              ...grammar,
              id: 'gap-who',
              prompt: 'The man ___ lives upstairs plays the violin every evening.',
              explanation: 'A person who does something: who or that.',
            },
            'who',
            'that',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-whose',
              prompt: 'I have a neighbour ___ dog barks all night.',
              explanation: 'The neighbour’s dog barks: whose.',
            },
            'whose',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-which',
              prompt: 'I bought a lamp ___ turns itself off at night.',
              explanation: 'A thing that does something: which or that.',
            },
            'which',
            'that',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-where',
              prompt: 'This is the room ___ we keep our bikes. (one word)',
              explanation: 'We keep our bikes in this room: where.',
            },
            'where',
          ),
        ],
      },
      {
        id: 'ten-words',
        title: 'Ten words to define',
        kind: 'words',
        entries: [
          word('plumber', 'a person who repairs water pipes', { example: 'We called a plumber about the shower.' }),
          word('lifeguard', 'a person who helps swimmers that are in danger', {
            example: 'The lifeguard watches the beach all day.',
          }),
          word('inventor', 'a person who has the idea for something new and makes it', {
            example: 'The inventor of this machine was a student.',
          }),
          word('twin', 'a person whose brother or sister was born on the same day', {
            example: 'My twin and I have the same friends.',
          }),
          word('charger', 'a thing that gives a phone or computer power', {
            example: 'Can I use your charger? My phone is dead.',
          }),
          word('ladder', 'a thing that you climb to reach something high', {
            example: 'She needs a ladder to paint the ceiling.',
            emoji: '🪜',
          }),
          word('tin opener', 'a tool which you need to get food out of a tin', {
            example: 'We had soup, but no tin opener.',
          }),
          word('launderette', 'a place where people pay to wash their clothes', {
            example: 'I read a book at the launderette.',
          }),
          word('bakery', 'a place where bread and cakes are made', { example: 'The bakery opens at six.' }),
          word('waiting room', 'a place where people sit before they see a doctor', {
            example: 'The waiting room was full.',
          }),
        ],
      },
    ],
  },
};
