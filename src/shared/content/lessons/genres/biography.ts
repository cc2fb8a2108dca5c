import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'A short biography',
  otherNames: [
    'biography',
    'short biography',
    'biographies',
    'short biographies',
    'biographical text',
    'life story of a famous person',
    'life stories of famous people',
    'life of a famous person',
    'lives of famous people',
    'profile of a famous person',
    'profiles of famous people',
    'text about a famous person',
    'writing about a famous person',
  ],
  taskAbout:
    'Write a short biography of {length} for your school magazine: somebody, real or invented, who has to do with {topic}. Say where and in which year they were born, what they did first, what they are known for, and what few people know.',
  models: {
    A1: {
      task: 'Write a short biography of 45 to 60 words for your class’s book of heroes. Say when and where the person was born, what was difficult, why people know the person today, and one thing that not everybody knows.',
      title: 'The painter and her models',
      text: 'Frida Kahlo was a painter. She was born in Mexico in 1907.\n\nAt 18, she was in a bus accident. She was in bed for months, with a mirror above her. She was her own model!\n\nToday her pictures are famous, and her blue house is a museum.\n\nNot everybody knows this: monkeys and a deer were her models, too.',
      parts: [
        { name: 'Who, when and where', from: 'Frida Kahlo was' },
        { name: 'A difficult time', from: 'At 18, she was' },
        { name: 'Why people know this person', from: 'Today her pictures' },
        { name: 'One thing that not everybody knows', from: 'Not everybody knows' },
      ],
      works: [
        {
          quote: 'Frida Kahlo was a painter. She was born in Mexico in 1907.',
          why: 'Two sentences give us her name, her job, the place and the year.',
        },
        { quote: 'At 18', why: 'This number tells us that she is still young. Her life changes here.' },
        { quote: 'with a mirror above her', why: 'We can see the room. The mirror is important in the next sentence.' },
        {
          quote: 'Today her pictures are famous',
          why: '“Today” goes from “was” to “are” and “is”: from her life to now.',
        },
        {
          quote: 'monkeys and a deer were her models, too',
          why: 'This is a surprise, and it goes back to the word “model”.',
        },
      ],
      phrases: [
        '… is/was a painter/singer/doctor.',
        'He/She was born in … in …',
        'At …, he/she was …',
        'It was difficult because …',
        'Today he/she is famous for … / my hero because …',
        'Not everybody knows this: …',
      ],
      yours:
        'Write a short biography of 45 to 60 words for your class’s book of heroes. Your hero can be famous, or a person you know. Say when and where the person was born, what was or is difficult, why people know the person, and one thing that not everybody knows.',
      plan: [
        'Who is your hero, and what is his or her job?',
        'When was your hero born, and where?',
        'What was or is difficult?',
        'Why do people know your hero?',
        'What is one thing that not everybody knows?',
      ],
      checklist: [
        'Do you know when and where the hero was born?',
        'Do you know what was or is difficult for the hero?',
        'Do you understand why this person is a hero?',
        'Is there one thing that is new for you?',
        'Is there “was” or “were” for the past, and “is” or “are” for today?',
      ],
    },
    A2: {
      task: 'Your school magazine has a page called “Who made that?” Write a short biography of 80 to 100 words for it. Say when and where the person was born, why he or she started, what happened then, and one thing that few readers know.',
      title: 'A mile wide',
      text: 'Josephine Cochrane was born in the USA in 1839. She was rich and loved dinner parties. But one day the kitchen staff damaged her plates, so she washed them herself, and hated it. “If nobody else is going to invent a dishwashing machine,” she said, “I’ll do it myself!”\n\nThen her husband died, and suddenly she had very little money. She worked in a shed, and in 1886 her machine was ready.\n\nFew people know what was really hard: walking into a hotel alone. Ladies didn’t do that then. The hall seemed a mile wide, but she sold a machine.',
      parts: [
        { name: 'Who, when and where', from: 'Josephine Cochrane was born' },
        { name: 'How it started', from: 'But one day the kitchen' },
        { name: 'A difficult time, and what the person made', from: 'Then her husband died' },
        { name: 'One thing that few people know', from: 'Few people know' },
      ],
      works: [
        {
          quote: 'was born in the USA in 1839',
          why: 'A biography starts with the place and the year. It only needs a few words.',
        },
        {
          quote: 'the kitchen staff damaged her plates',
          why: 'A small problem at home was the beginning of a big idea.',
        },
        { quote: '“I’ll do it myself!”', why: 'We hear her voice. Her words show what she was like.' },
        {
          quote: 'suddenly she had very little money',
          why: 'Now the machine isn’t only an idea. She needs it, and we hope that it works.',
        },
        { quote: 'in 1886 her machine was ready', why: 'A year shows us where we are in her life.' },
        {
          quote: 'The hall seemed a mile wide',
          why: 'We can feel her fear. A brave inventor was afraid of a hotel: that is a surprise!',
        },
      ],
      phrases: [
        '… was born in … in …',
        'When he/she was …, …',
        '“…,” he/she said.',
        'Then …, and suddenly …',
        'In …, he/she …',
        'Few people know that/what/how …',
      ],
      yours:
        'Your school magazine has a page called “Who started that?” Write a short biography of 80 to 100 words about a person who made or started something: a thing, a shop, a team or a club. Say when and where he or she was born, why it started, what happened then, and one thing that few readers know.',
      plan: [
        'Who is the person? When was this person born, and where?',
        'What was the problem or the idea at the beginning?',
        'What was difficult?',
        'What did the person make or start, and in which year?',
        'What do few readers know?',
      ],
      checklist: [
        'Do you know when and where the person was born?',
        'Do you know why he or she started?',
        'Are there two or three years, in the right order?',
        'Can you tell a friend one thing that you didn’t know before?',
        'Are the verbs about this life in the past simple?',
      ],
    },
    B1: {
      task: 'The website of your language school has a page called “Nobody expected it”. Write a short biography of 120 to 150 words for it: how the person’s life began, what changed it, what he or she is known for, and one thing that few people know.',
      title: 'So many languages',
      text: 'Kató Lomb was born in 1909 in Pécs, a town in Hungary. At school, nobody thought that she was good at languages, so she studied chemistry. She was already in her twenties when she taught herself English, because she needed work.\n\nIn 1941 she bought an old Russian dictionary. Because Hungary was at war with the Soviet Union, she had to hide her Russian books, and she read them in the shelter while bombs were falling. In 1945 the city hall in Budapest needed somebody who spoke Russian. She was hired the same day.\n\nDuring her life she worked in sixteen languages, and learnt most of them on her own, from books.\n\nFew people know what she said to an American professor who visited her. He was 54. She was 86, and already learning the next language. “You are so young,” she told him. “So many years left!”',
      parts: [
        { name: 'How the life began', from: 'Kató Lomb was born' },
        { name: 'What changed it', from: 'In 1941 she bought' },
        { name: 'What the person is known for', from: 'During her life' },
        { name: 'One thing that few people know', from: 'Few people know' },
      ],
      works: [
        {
          quote: 'nobody thought that she was good at languages',
          why: 'The life begins with a problem, and we wonder how it was solved.',
        },
        {
          quote: 'She was already in her twenties when she taught herself English',
          why: '“Already” says that she began late, so what comes later is even more surprising.',
        },
        {
          quote: 'she read them in the shelter while bombs were falling',
          why: 'The past continuous turns a fact from history into a scene that we can hear.',
        },
        {
          quote: 'She was hired the same day.',
          why: 'After four years of secret reading, six quick words show that it was worth it.',
        },
        {
          quote: 'During her life she worked in sixteen languages',
          why: 'The writer doesn’t say “amazing”. The number does it better.',
        },
        {
          quote: '“You are so young,” she told him.',
          why: 'The last words are her own. They make us smile, and want to start a language.',
        },
      ],
      phrases: [
        '… was born in … in …, a town in …',
        'At school, nobody thought that …',
        'He/She was already … when …',
        'Because …, he/she had to …',
        'During his/her life, he/she …',
        'Few people know what/why/that …',
      ],
      yours:
        'The website of your school has a page called “Nobody expected it”. Write a short biography of 120 to 150 words about a person, famous or from your own town, who surprised everybody: how the life began, what changed it, what the person is known for, and one thing that few people know.',
      plan: [
        'When and where was the person born, and what did people expect of him or her?',
        'What changed this life, and when?',
        'Which scene from that time could readers see or hear?',
        'What is the person known for? Which number or fact shows it?',
        'What do few people know? Could it be something that he or she said?',
      ],
      checklist: [
        'Do you know where and when the life began?',
        'Is it clear what changed this life?',
        'Are there facts, such as years and numbers, instead of words like “amazing”?',
        'Did you learn something that you’ll tell other people?',
        'Do linking words such as “when”, “while” and “because” lead you through the years?',
      ],
    },
    B2: {
      task: 'A travel magazine prints short biographies of the people behind famous places. Write one of 190 to 230 words for readers who have never heard of the person. Begin with a scene, say where he or she came from and what he or she achieved, and end with something that reveals the character.',
      title: 'Fond of trouble',
      text: 'In the 1970s, officials in the Indian city of Chandigarh made a discovery in a forest where nobody was allowed to build: courtyard after courtyard of stone walls, guarded by hundreds of figures dressed in broken plates. The culprit turned out to be one of their own road inspectors.\n\nNek Chand was born in 1924 into a farming family, in a village that now lies in Pakistan. When the country was divided in 1947, they had to leave everything behind. A few years later he found work in Chandigarh, a brand-new capital designed by Le Corbusier in straight lines and bare concrete.\n\nTo make room for it, whole villages had been pulled down, and Nek Chand, who could not bear to throw anything away, was fascinated by what remained. After work he would load his bicycle with stones, broken bangles and old pipes, and ride into the forest. Rusty bicycle parts became bones; hair swept up at the barber’s found its way onto concrete heads. For the first six months, he did not even tell his wife.\n\nStrictly speaking, the garden should have been demolished. So many people came to see it, however, that the city gave in and put him in charge, with a salary and fifty workers.\n\nHad it been hard, carrying everything? A bit of trouble, he admitted in his eighties. “But I’m very fond of trouble.”',
      parts: [
        { name: 'A scene that raises a question', from: 'In the 1970s, officials' },
        { name: 'Where the person came from', from: 'Nek Chand was born' },
        { name: 'What the person did, and how', from: 'To make room for it' },
        { name: 'The turning point', from: 'Strictly speaking' },
        { name: 'A last word that reveals the character', from: 'Had it been hard' },
      ],
      works: [
        {
          quote: 'The culprit turned out to be one of their own road inspectors.',
          why: 'The biography opens like a crime story; only then does it go back to the birth.',
        },
        {
          quote: 'in a village that now lies in Pakistan',
          why: 'One short relative clause is enough to bring history into a single life.',
        },
        {
          quote: 'in straight lines and bare concrete',
          why: 'The writer describes the city so that we feel what the garden was an answer to.',
        },
        {
          quote: 'After work he would load his bicycle',
          why: '“Would” sums up years of evenings, and the objects keep them concrete.',
        },
        {
          quote: 'Strictly speaking, the garden should have been demolished.',
          why: '“Should have been” says what the rules required, and makes us wait for the opposite.',
        },
        {
          quote: '“But I’m very fond of trouble.”',
          why: 'No summary of his character could be as short, or as much like him.',
        },
      ],
      phrases: [
        'In the …s, … made a discovery: …',
        '… was born in … into a family of …',
        'A few years later, he/she …',
        'After work / As a child, he/she would …',
        'Strictly speaking, … should have been …',
        '…, he/she admitted years later.',
      ],
      yours:
        'A local magazine prints short biographies of people who made, saved or changed something that others now enjoy. Write one of 190 to 230 words. Begin with a scene, say where the person came from and what he or she achieved, and end with something that reveals the character.',
      plan: [
        'Which scene could you begin with, and what question would it raise?',
        'Where and when was the person born, and which events of the time mattered?',
        'What did he or she do, and which odd, exact details show how?',
        'What was the turning point? What could have happened instead?',
        'Which words or habit of the person could you end with?',
      ],
      checklist: [
        'Does the opening scene make you want to know who this was?',
        'Can you follow the order of events, although the text does not begin with the birth?',
        'Can every claim be checked, or pictured?',
        'Do you feel that you have met this person by the last line?',
        'Do the sentences vary, with participles, relative clauses and “would” for habits?',
      ],
    },
  },
};
