import type { StarterLesson } from './starter';
import { choose, gap, stage, word } from './write';

const grammar = { level: 'B1', skill: 'grammar' } as const;
const vocabulary = { level: 'B1', skill: 'vocabulary' } as const;

/** Saying exactly what is meant: which thing, and which problem on a journey. */
export const definitionsAndTravel: readonly StarterLesson[] = [
  {
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
  },
  {
    id: 'travel-problems-at-the-information-desk',
    title: 'Delayed, cancelled, lost',
    level: 'B1',
    summary: 'Students learn words for problems on a journey and solve them politely at an information desk.',
    data: {
      about: {
        level: 'B1',
        age: 'adults',
        classSize: 16,
        minutes: 60,
        type: 'vocabulary',
        topic: 'Travel and transport',
        targetLanguage:
          'Twelve words for travel problems; polite questions: Could I …? Is there …? What are my options?',
        framework: 'esa',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can explain a problem on a journey and ask for help at an information desk.',
        secondary: 'Students understand what a clerk offers them.',
        personal: 'Act out one conversation with a student before the pairs begin.',
      },
      stages: [
        stage({
          id: 'worst-journey',
          kind: 'lead-in',
          title: 'A journey to forget',
          aim: 'To bring students’ own experience and words to mind.',
          minutes: 7,
          grouping: 'S–S',
          steps: [
            'Tell students about a journey of yours that went wrong, in four or five sentences.',
            'In pairs, students tell each other about a difficult journey, by bus, train, plane or on foot.',
            'Collect the problems on the board, in students’ own words.',
          ],
          things: ['the board'],
          support: 'Students may talk about a journey to school or work.',
          challenge: 'Students say what they would do differently today.',
        }),
        stage({
          id: 'twelve-words',
          kind: 'presentation',
          title: 'Twelve words',
          aim: 'To meet the words with their meaning and sound.',
          minutes: 12,
          grouping: 'S–S',
          steps: [
            'Students read the words. Pairs mark those that they know and explain two of them to each other.',
            'Pairs put the words into three groups: tickets and money; at the station or airport; what goes wrong. Some fit more than one.',
            'Say the words. Students repeat and mark the stress: CANcel, deLAY, conNECtion, anNOUNCEment, REfund.',
            'Show the forms: There is a delay. The train is delayed. They cancel a train. The train is cancelled.',
            'Go back to the board and say the problems there again with the new words.',
          ],
          materialIds: ['twelve-words'],
          support: 'Begin with eight words and leave out overbooked, fare, refund and boarding pass.',
          challenge: 'Students find the verbs that go with the nouns: get a refund, miss a connection.',
        }),
        stage({
          id: 'at-the-desk',
          kind: 'presentation',
          title: 'At the information desk',
          aim: 'To hear the words in a conversation.',
          minutes: 9,
          grouping: 'T–S',
          steps: [
            'Play or read out the conversation. Ask first: “Which two problems does the passenger have?” (A missed connection, a bag left on a train.)',
            'Play it again. Ask: “When does the direct train leave?” (20:10.) “Does the passenger pay again?” (No.) “When will there be a refund?” (If the passenger arrives more than an hour late.)',
            'Students read the conversation and underline the passenger’s polite questions and the words of the lesson.',
          ],
          materialIds: ['at-the-desk'],
          support: 'Students read while they listen.',
          challenge: 'Students note what the clerk says to be kind: I’m sorry about that. You’re welcome.',
        }),
        stage({
          id: 'practise',
          kind: 'controlled practice',
          title: 'Which word?',
          aim: 'To use the words exactly.',
          minutes: 10,
          grouping: 'alone',
          steps: [
            'Students do the questions alone in six minutes, without the list.',
            'They compare in pairs and then look at the list.',
            'Check together. Ask what the difference is between delayed, cancelled and missed.',
          ],
          materialIds: ['practise'],
          support: 'Students keep the list beside the questions.',
          challenge: 'Students write a sentence for two words that were not asked.',
        }),
        stage({
          id: 'role-play',
          kind: 'freer practice',
          title: 'Can you help me?',
          aim: 'To solve travel problems in a conversation.',
          minutes: 14,
          grouping: 'S–S',
          steps: [
            'One student is the passenger, one the clerk. They read the first situation and have one minute to think.',
            'They act it out. The passenger explains the problem, asks two questions and agrees on a solution. The clerk offers two possibilities.',
            'They change roles for the second situation. For the third and fourth, they find a new partner.',
            'Ask two passengers: “What did the clerk offer you? Were you happy with it?”',
          ],
          materialIds: ['situations'],
          support: 'Leave the polite questions from the conversation on the board.',
          challenge: 'The clerk’s first offer is not good enough. The passenger says so politely.',
        }),
        stage({
          id: 'feedback',
          kind: 'feedback',
          title: 'Heard at the desk',
          aim: 'To keep good language and mend the rest.',
          minutes: 5,
          grouping: 'whole class',
          steps: [
            'Write three good sentences from the conversations on the board, and three to be mended, without names.',
            'Pairs mend them. Say the polite questions together, in a friendly voice.',
          ],
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'A message from the platform',
          aim: 'To see which words each student can use.',
          minutes: 3,
          grouping: 'alone',
          steps: [
            'Students write a message to a friend who is waiting for them: what went wrong, and when they will arrive. They use three of the words.',
          ],
        }),
      ],
      problems: [
        {
          problem: 'Students say “I lost my train” for “I missed my train”.',
          solution:
            'Ask: “Can you find it under the bed?” We lose things that are ours, and miss trains, buses and planes.',
        },
        {
          problem: 'Students make luggage and information plural.',
          solution: 'Write: two pieces of luggage, some information. Count suitcases and bags instead.',
        },
        {
          problem: 'Students sound rude because they ask directly: “Give me my money back.”',
          solution: 'Practise Could I get …? and Would it be possible to …? and let partners say how each one feels.',
        },
      ],
      checks: [
        { question: 'The train is delayed. Will it come?', answer: 'Yes, but later.' },
        { question: 'The train is cancelled. Will it come?', answer: 'No.' },
        { question: 'I missed my connection. Was I early or late?', answer: 'Late.' },
        { question: 'I got a refund. Did I pay or get money?', answer: 'I got my money back.' },
      ],
      support: 'Students choose six words that they want to keep, and use these in the conversations.',
      challenge: 'Students add two words that they would have needed on their own difficult journey.',
      homework:
        'Write an email of 80 to 100 words to a train or bus company. Explain what went wrong and politely ask for a refund.',
      exitTicket:
        'Write a message to a friend who is waiting for you. Say what went wrong. Use three words of the lesson.',
      materials: [
        {
          id: 'twelve-words',
          title: 'Twelve words for a journey',
          kind: 'words',
          entries: [
            word('announcement', 'information that is told to everybody, often through a loudspeaker', {
              example: 'There was an announcement about our train.',
            }),
            word('boarding pass', 'the card that you show before you get on a plane', {
              example: 'Please have your boarding pass ready.',
            }),
            word('cancel', 'to decide that something that was planned will not happen', {
              example: 'They had to cancel the flight because of the fog.',
              partOfSpeech: 'verb',
            }),
            word('connection', 'a second train, bus or plane that you need to finish your journey', {
              example: 'I have twenty minutes to catch my connection.',
            }),
            word('delay', 'the extra time that you have to wait because something is late', {
              example: 'There is a delay of forty minutes.',
            }),
            word('fare', 'the money that you pay for a journey', { example: 'The bus fare is two euros.' }),
            word('gate', 'the place in an airport where you go to get on your plane', {
              example: 'Our plane leaves from gate 14.',
            }),
            word('luggage', 'all the bags and suitcases that you have with you', {
              example: 'You can leave your luggage at the hotel.',
              emoji: '🧳',
            }),
            word('miss', 'to be too late for a train, bus or plane', {
              example: 'Hurry, or we’ll miss the bus.',
              partOfSpeech: 'verb',
            }),
            word('overbooked', 'If a flight is overbooked, more tickets were sold than there are seats.', {
              example: 'The flight was overbooked, so two people had to wait.',
              partOfSpeech: 'adjective',
            }),
            word('queue', 'a line of people who are waiting', { example: 'There is a long queue at the desk.' }),
            word('refund', 'the money that you get back when something was wrong', {
              example: 'We got a refund for the tickets.',
            }),
          ],
        },
        {
          id: 'at-the-desk',
          title: 'At the information desk',
          kind: 'dialogue',
          text: [
            'A: Good evening. How can I help you?',
            'B: Hello. There was a delay of fifty minutes on the train from Braga, so I’ve missed my connection to Lisbon.',
            'A: I’m sorry about that. May I see your ticket, please?',
            'B: Here you are. What are my options?',
            'A: The next direct train leaves at 20:10 from platform 7. You can use the same ticket, so there’s no extra fare.',
            'B: That’s almost two hours from now. Is there anything earlier?',
            'A: There’s one at 18:45, but you have to change in Coimbra, and it’s nearly full.',
            'B: Then I’d rather wait for the direct train. Could I get a refund for part of the ticket?',
            'A: Yes, if you arrive more than an hour late. Just fill in this form when you get there.',
            'B: Thank you. There’s one more thing. I’ve left a small grey bag on the first train. Is there any way to get it back?',
            'A: Lost luggage goes to the office beside platform 1. It’s open until nine. Describe the bag to them, and they’ll phone the train.',
            'B: I’ll go there now. You’ve been very helpful.',
            'A: You’re welcome. And please listen to the announcements, as the platform may change.',
          ].join('\n'),
        },
        {
          id: 'practise',
          title: 'Which word?',
          kind: 'questions',
          items: [
            choose(
              {
                ...vocabulary,
                id: 'late-flight',
                prompt: 'Our flight will leave three hours late. It is ___.',
                explanation: 'It will leave, but late: it is delayed.',
              },
              ['delayed', 'cancelled', 'missed'],
            ),
            choose(
              {
                ...vocabulary,
                id: 'too-late',
                prompt: 'I got to the station at 9:05, and the train left at 9:00. I ___ it.',
                explanation: 'We miss a train when we are too late for it.',
              },
              ['missed', 'lost', 'cancelled'],
            ),
            choose(
              {
                ...vocabulary,
                id: 'not-running',
                prompt: 'Because of the storm, the ferry isn’t going at all today. They have ___ it.',
                explanation: 'It will not happen: it is cancelled.',
              },
              ['cancelled', 'delayed', 'overbooked'],
            ),
            choose(
              {
                ...vocabulary,
                id: 'doha',
                prompt: 'I have only forty minutes in Doha, so I hope that I’ll catch my ___ to Hanoi.',
                explanation: 'The second plane of a journey is the connection.',
              },
              ['connection', 'delay', 'luggage'],
            ),
            choose(
              {
                ...vocabulary,
                id: 'listen',
                prompt: 'Listen! There’s an ___ about our train.',
                explanation: 'An announcement. Information and advice have no an: they cannot be counted.',
              },
              ['announcement', 'information', 'advice'],
            ),
            choose(
              {
                ...vocabulary,
                id: 'too-many',
                prompt: 'They sold 190 tickets for 180 seats. The flight is ___.',
                explanation: 'More tickets than seats: overbooked.',
              },
              ['overbooked', 'delayed', 'refunded'],
            ),
            gap(
              {
                ...vocabulary,
                id: 'gap-refund',
                prompt: 'The train never came, so we got our money back. We got a ___. (It begins with r.)',
                explanation: 'The money that you get back is a refund.',
              },
              'refund',
            ),
            gap(
              {
                ...vocabulary,
                id: 'gap-queue',
                prompt: 'A line of people who are waiting is a ___. (It begins with q.)',
                explanation: 'A line of waiting people is a queue.',
              },
              'queue',
            ),
            gap(
              {
                ...vocabulary,
                id: 'gap-luggage',
                prompt: 'Two suitcases and a bag are three pieces of ___. (It begins with l.)',
                explanation: 'Luggage has no plural, so we count pieces of luggage.',
              },
              'luggage',
            ),
          ],
        },
        {
          id: 'situations',
          title: 'Four situations',
          kind: 'discussion',
          questions: [
            'Airport: your flight is overbooked and there is no seat for you. You have to be at a wedding tomorrow at noon.',
            'Bus station: your bus is cancelled. The next one goes tomorrow, and you have nowhere to sleep.',
            'Airport: you have arrived, but your luggage has not. You have a job interview in the morning.',
            'Train station: there was a delay, you missed the last train, and a taxi is too expensive for you.',
          ],
        },
      ],
    },
  },
];
