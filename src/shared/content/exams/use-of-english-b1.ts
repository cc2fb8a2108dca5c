import { choice, type ExamParts, typed } from './exam';

export const parts: ExamParts = {
  'choice-cloze': [
    {
      text: 'Three years ago, the flat roof of our school was empty. Then our science teacher had the {{1}} of growing vegetables there. At first, many people {{2}} it would never work, because the roof is very hot in summer. The students, however, were keen to {{3}} part. They carried hundreds of bags of soil up the stairs and {{4}} simple wooden boxes to put it in. Last year they {{5}} more than sixty kilos of tomatoes, and the kitchen used them to make lunch {{6}} the whole school. The roof is also a quiet place where students can {{7}} their break. Now two other schools in the town are planning to follow our {{8}}.',
      gaps: [
        choice('idea', ['meaning', 'advice', 'opinion'], 'We have the idea of doing something.'),
        choice('thought', ['wanted', 'asked', 'told'], 'Only thought can be followed by “it would”.'),
        choice('take', ['make', 'get', 'do'], 'We take part in something.'),
        choice('built', ['grew', 'planted', 'drove'], 'Boxes are built.'),
        choice('picked', ['caught', 'won', 'passed'], 'We pick fruit and vegetables.'),
        choice('for', ['at', 'by', 'from'], 'We make lunch for somebody.'),
        choice('spend', ['stay', 'cost', 'wait'], 'We spend time somewhere.'),
        choice('example', ['copy', 'picture', 'view'], 'We follow somebody’s example.'),
      ],
    },
    {
      text: 'My grandmother learned to swim when she was seventy. She had always been {{1}} of deep water, and as a child she never had the {{2}} to take lessons. One day a new pool opened near her flat, and a neighbour {{3}} her to come along. “I said no at first,” she told me, “but then I {{4}} my mind.” Her teacher was very {{5}} and never told her to hurry. It {{6}} her three months to swim across the pool for the first time. Now she goes twice a week, and she is looking {{7}} to swimming in the sea this summer. “You are never {{8}} old to learn,” she says.',
      gaps: [
        choice(
          'afraid',
          ['worried', 'scary', 'frightening'],
          'We are afraid of something, and worried about it. What makes us afraid is scary or frightening.',
        ),
        choice('chance', ['event', 'possible', 'turning'], 'A chance to do something is a good moment for it.'),
        choice('invited', ['suggested', 'said', 'explained'], 'We invite somebody to do something.'),
        choice('changed', ['moved', 'turned', 'exchanged'], 'Who decides something else changes their mind.'),
        choice(
          'patient',
          ['calmly', 'patience', 'quietly'],
          'After was, we need an adjective: she waits without getting angry.',
        ),
        choice('took', ['lasted', 'needed', 'spent'], 'It takes somebody some time to do something.'),
        choice('forward', ['ahead', 'after', 'out'], 'We look forward to what we will enjoy.'),
        choice('too', ['very', 'enough', 'so'], 'Too old to learn: so old that it is not possible.'),
      ],
    },
  ],
  'open-cloze': [
    {
      text: 'Last summer I worked {{1}} a market in the centre of town. I {{2}} never had a job before, so I was quite nervous. I had to get {{3}} at five o’clock every morning, which was much earlier {{4}} I was used to. My boss, Rosa, was {{5}} friendliest person I have ever met. She showed me how {{6}} put the fruit out so that it looked fresh. We were always busiest {{7}} eight and nine o’clock, before people went to work. {{8}} the work was hard, I was sorry when September came.',
      gaps: [
        typed(['at', 'in', 'on'], 'We work at or in a market.'),
        typed(['had'], 'Past perfect: up to that time in the past.'),
        typed(['up'], 'We get up in the morning.'),
        typed(['than'], 'After a comparative comes than.'),
        typed(['the'], 'A superlative has the.'),
        typed(['to'], 'Show somebody how to do something.'),
        typed(['between'], 'Between one time and another.'),
        typed(['Although', 'Though', 'While', 'Whilst'], 'It joins two facts that do not seem to go together.'),
      ],
    },
    {
      text: 'If you have {{1}} been to the island of Vellan, you should go. There are no cars, so the air is clean and it is very quiet. The only way to get there {{2}} by boat, and the journey takes about {{3}} hour. Most visitors come {{4}} July and August, but I like the island best in spring, {{5}} the hills are covered with flowers. There is a small hotel {{6}} is run by two sisters. They have lived on the island {{7}} they were born, and they know everybody. I am sure you will enjoy it as {{8}} as I did.',
      gaps: [
        typed(['never', 'not'], 'You should go, so you have not been there yet.'),
        typed(['is'], 'The only way is by boat.'),
        typed(['an', 'one'], 'An, as hour begins with a vowel sound.'),
        typed(['in', 'during', 'between', 'throughout'], 'Months take in.'),
        typed(['when', 'as', 'because', 'since'], 'In spring: at that time.'),
        typed(['which', 'that'], 'It is about the hotel, a thing.'),
        typed(['since'], 'Since names the point where it began.'),
        typed(['much'], 'As much as: to the same degree.'),
      ],
    },
  ],
  'word-formation': [
    {
      text: 'Every Thursday evening, the library in Elm Street becomes a language café. The {{1}} (DECIDE) to open it was made by two students who had little {{2}} (CONFIDENT) in speaking English. There are no lessons and no tests. People simply sit down and have a friendly {{3}} (DISCUSS) about anything they like. The volunteers are very {{4}} (HELP) and never laugh at mistakes. Some visitors come {{5}} (REGULAR), others only once. It is {{6}} (POSSIBLE) to say exactly how many people have learned something there, because nobody counts. One of the first {{7}} (VISIT), a nurse called Dina, has since found a job in Dublin. She says that the café gave her the {{8}} (FREE) to make mistakes.',
      gaps: [
        typed(['decision'], 'The needs a noun: decide, decision.'),
        typed(['confidence'], 'Little needs a noun: confident, confidence.'),
        typed(['discussion'], 'A friendly needs a noun: discuss, discussion.'),
        typed(['helpful'], 'After are very, an adjective: helpful.'),
        typed(['regularly'], 'It says how often they come: an adverb.'),
        typed(['impossible'], 'Nobody counts, so it is not possible.'),
        typed(['visitors'], 'One of the first needs a plural: people who visit.'),
        typed(['freedom'], 'The needs a noun: free, freedom.'),
      ],
    },
    {
      text: 'Marek had been a {{1}} (DRIVE) for a bus company for ten years when he had an {{2}} (USUAL) idea. The seats at the back of his bus were often empty, so he put a box of books there. Passengers could read them during the journey without {{3}} (PAY) anything. The {{4}} (REACT) was better than he had hoped. People began to bring books themselves, and the {{5}} (COLLECT) soon filled three boxes. The company was {{6}} (WORRY) at first, but it {{7}} (QUICK) saw that passengers liked the idea. Today there are books on forty buses, and Marek says that his job has become much more {{8}} (ENJOY).',
      gaps: [
        typed(['driver'], 'A person who drives.'),
        typed(['unusual'], 'Most people do not have such an idea: an unusual one.'),
        typed(['paying'], 'After without comes the -ing form.'),
        typed(['reaction'], 'The needs a noun: react, reaction.'),
        typed(['collection'], 'The needs a noun: collect, collection.'),
        typed(['worried'], 'How the company felt: worried.'),
        typed(['quickly'], 'It says how the company saw it: an adverb.'),
        typed(['enjoyable'], 'After much more, an adjective: something that one can enjoy.'),
      ],
    },
  ],
  'key-word': [
    {
      first: 'I started learning English five years ago.',
      word: 'FOR',
      second: 'I have ___ five years.',
      accepted: [
        'been learning English for',
        'learnt English for',
        'learned English for',
        'been studying English for',
        'studied English for',
      ],
      why: 'Present perfect continuous with for and a length of time.',
    },
    {
      first: 'That bag is heavier than this one.',
      word: 'AS',
      second: 'This bag is not ___ that one.',
      accepted: ['as heavy as', 'so heavy as'],
      why: 'Not as … as says the same the other way round.',
    },
    {
      first: 'Somebody stole my bike yesterday.',
      word: 'WAS',
      second: 'My bike ___ yesterday.',
      accepted: ['was stolen', 'was stolen by somebody', 'was stolen by someone'],
      why: 'Past simple passive: was and the third form.',
    },
    {
      first: 'It is not necessary to book a table.',
      word: 'HAVE',
      second: 'You ___ a table.',
      accepted: [
        'do not have to book',
        'do not have to reserve',
        'have no need to book',
        'have no need to reserve',
        'have not got to book',
      ],
      why: 'What is not necessary, we do not have to do.',
    },
    {
      first: '“Where do you live?” the woman asked me.',
      word: 'LIVED',
      second: 'The woman asked me ___.',
      accepted: ['where I lived'],
      why: 'A reported question has the order of a statement, and the tense goes one step back.',
    },
    {
      first: 'The film was so boring that we left.',
      word: 'SUCH',
      second: 'It was ___ that we left.',
      accepted: ['such a boring film', 'such a boring movie'],
      why: 'Such goes with a noun: such a boring film.',
    },
  ],
};
