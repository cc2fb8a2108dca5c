import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'An article',
  otherNames: [
    'article',
    'magazine article',
    'article for a magazine',
    'article for a website',
    'school magazine',
    'blog post',
    'blog',
    'articles',
    'headline',
    'news report',
    'school newspaper',
    'text for your class',
    'text for the school',
    'post',
  ],
  taskAbout:
    'Write an article of {length} for the magazine of your school or firm about {topic}. Begin with one moment that you saw yourself, say what most people think, and end with what you have learnt.',
  takesTopicTasks: true,
  models: {
    A1: {
      task: 'Write an article of 45 to 60 words for your school magazine about a person who works at your school. What does this person do? What is interesting about him or her?',
      title: 'Forty-two doors',
      text: 'Who is first at our school every day? It isn’t a teacher.\n\nAt five o’clock in the morning, Mr Baptiste opens all the doors. There are forty-two! Then he cleans the windows and gives the school cat its breakfast.\n\nMr Baptiste knows all our names, but many students don’t know his name. Now you know it. Say hello tomorrow!',
      parts: [
        { name: 'A question for the reader', from: 'Who is first at our school' },
        { name: 'What the person does', from: 'At five o’clock' },
        { name: 'What is interesting', from: 'Mr Baptiste knows' },
        { name: 'Something for the reader to do', from: 'Now you know it' },
      ],
      works: [
        {
          quote: 'Who is first at our school every day?',
          why: 'The article starts with a question. We want to know the answer.',
        },
        { quote: 'It isn’t a teacher.', why: 'The answer doesn’t come now. We read on.' },
        { quote: 'There are forty-two!', why: 'A number helps us to see his work.' },
        {
          quote: 'Then he cleans the windows and gives',
          why: '“Then” shows the order. After “he”, the verbs have -s.',
        },
        {
          quote: 'but many students don’t know his name',
          why: '“But” shows two different things: he knows us, and we don’t know him.',
        },
        { quote: 'Say hello tomorrow!', why: 'The writer talks to the reader. It is a nice end.' },
      ],
      phrases: [
        'Who …?',
        'Do you know …?',
        'Every day, …',
        'Then he/she/it …',
        '…, but many people don’t know …',
        'Say/Look/Go … tomorrow!',
      ],
      yours:
        'Write an article of 45 to 60 words for a magazine about your town. Write about a person who works in a shop, in a park or on a bus. The person can be real or not. What does this person do? What is interesting about him or her?',
      plan: [
        'What question can you ask your reader first?',
        'Who is the person, and where does he or she work?',
        'What does the person do? When? How many?',
        'What is interesting about this person?',
        'What can your reader do now?',
      ],
      checklist: [
        'Is there a question for you at the start?',
        'Do you know where the person works?',
        'Is there one thing that is new for you?',
        'Does the article talk to you at the end?',
        'Do the verbs after “he” or “she” have -s?',
      ],
    },
    A2: {
      task: 'Something unusual happened at your school. Write an article of 75 to 100 words for the school magazine. Say what happened, what people did, and what is going to happen next.',
      title: 'Soup pot saves lunch',
      text: 'Would you like a day without a school bell? Last Tuesday we had one.\n\nThe bell broke at ten past eight. At first everybody was happy, because nobody had to hurry. But our maths teacher forgot the time, and the lesson went on for ninety minutes! Then Yusra from Class 9 found a big soup pot in the kitchen and hit it with a spoon. It was the best sound of the day: lunch.\n\nNow the bell is working again, but we miss the pot. So Yusra is going to play it every Friday. Don’t be late!',
      parts: [
        { name: 'A question and the news', from: 'Would you like a day' },
        { name: 'What happened', from: 'The bell broke' },
        { name: 'What somebody did', from: 'Then Yusra' },
        { name: 'How it is now, and what is next', from: 'Now the bell is working' },
      ],
      works: [
        {
          quote: 'Would you like a day without a school bell?',
          why: 'The question is for “you”. Every reader has an answer.',
        },
        { quote: 'At first everybody was happy', why: '“At first” tells us that something is going to change.' },
        {
          quote: 'the lesson went on for ninety minutes',
          why: 'It doesn’t say “It was terrible”. The number says it.',
        },
        { quote: 'It was the best sound of the day: lunch.', why: 'The important word waits until the end.' },
        { quote: 'So Yusra is going to play it', why: '“So” gives the result, and “is going to” tells us the plan.' },
        { quote: 'Don’t be late!', why: 'A joke for the reader: this is what teachers say.' },
      ],
      phrases: [
        'Would you like …?',
        'Last …, we had …',
        'At first everybody …, because …',
        'Then somebody …',
        'It was the best … of the day.',
        'So … is going to …',
      ],
      yours:
        'Something unusual happened in a town last week: an animal took the bus, or all the lights went out. Write an article of 75 to 100 words for a local magazine. Say what happened, what people did, and what is going to happen next. It doesn’t have to be true.',
      plan: [
        'What question can you ask your readers?',
        'What happened, when, and where?',
        'What did people do or feel at first?',
        'Who did something that changed the day?',
        'What is going to happen next?',
      ],
      checklist: [
        'Do you want to read on after the first two sentences?',
        'Is it clear what happened, and when?',
        'Is there a number or a detail that you can still remember?',
        'Are the verbs in the story in the past?',
        'Is there a sentence with “going to” about what is next?',
      ],
    },
    B1: {
      task: 'A magazine for learners of English has a page called “Try it for a week”. Write an article of 120 to 150 words about something small that you tried. Say why you did it, what happened, and whether readers should try it too.',
      title: 'Five ways to the same place',
      text: 'Do you remember anything about your journey to school or work this morning? I never did. For four years I had walked along the same three streets, looking at my phone. So last week I tried something simple: a different way every day.\n\nOn Monday I passed a bakery that I had never noticed, although it’s two hundred metres from my home. On Tuesday I found a tiny garden on top of a garage. On Wednesday I got completely lost and arrived twenty minutes late. Strangely, that’s the day I remember best: an old man drew me a map on a bread bag, and now it hangs on my wall.\n\nShould you try it? Definitely, but leave home early. It costs nothing, and you may find out that you live in a bigger town than you thought.',
      parts: [
        { name: 'A question that brings the reader in', from: 'Do you remember anything' },
        { name: 'What the writer tried', from: 'So last week' },
        { name: 'What happened, day by day', from: 'On Monday I passed' },
        { name: 'The surprise', from: 'Strangely, that’s the day' },
        { name: 'Advice to the reader', from: 'Should you try it' },
      ],
      works: [
        { quote: 'I never did.', why: 'The writer is honest first, so readers don’t mind the question.' },
        {
          quote: 'a bakery that I had never noticed',
          why: '“Had never noticed” goes back to the time before that Monday.',
        },
        { quote: 'Strangely, that’s the day', why: 'One word shows that the bad day turned out well.' },
        { quote: 'a map on a bread bag', why: 'A small, real detail is easier to believe than “people were kind”.' },
        { quote: 'Definitely, but leave home early.', why: 'A clear answer, and a joke about Wednesday.' },
        { quote: 'a bigger town than you thought', why: 'The last words give an idea to keep, not a summary.' },
      ],
      phrases: [
        'Do you remember …?',
        'So last week I …',
        'At first I …, although …',
        'Strangely, …',
        'Should you …? Definitely, but …',
        'You may find out that …',
      ],
      yours:
        'A website for learners of English has a page called “Try it for a day”. Write an article of 120 to 150 words about something small, such as writing with your other hand. You can also imagine it. Say why you did it, what happened, and whether readers should try it.',
      plan: [
        'What can you ask that every reader can answer?',
        'What did you try, and why?',
        'What happened first, and what happened then?',
        'What went wrong, or was not as you had expected?',
        'What do you advise your readers, and with what idea do you leave them?',
      ],
      checklist: [
        'Does the article speak to you in the first lines?',
        'Is it clear what the writer tried, and why?',
        'Is there a moment that you did not expect?',
        'Do you know at the end whether to try it yourself?',
        'Is there a word such as “although”, “strangely” or “so” that links two ideas?',
      ],
    },
    B2: {
      task: 'An international magazine wants articles called “An object that deserves more respect”. Write yours in 180 to 230 words. Win the readers’ interest, show what is special about the object, tell them about one experience, and leave them with something to do or think about.',
      title: 'The best seat in town',
      text: 'When did you last say thank you to a bench? Never? I thought so. We admire statues, and we photograph bridges at sunset, but the humblest object in the whole town gets nothing except rain.\n\nYet consider what a bench does. It doesn’t ask who you are, what you earn or how long you are planning to stay. It is almost the only seat in town that comes without a menu. What is more, strangers sit on it side by side, which is far easier than face to face: two people looking at the same pigeons already have something to talk about.\n\nI only understood this last spring, when the bench outside our library was taken away for repair. The two neighbours who play chess there every afternoon simply carried on, standing up, with the board balanced on a litter bin. Within a week, others had brought cushions, then folding chairs and finally, on a handcart, a sofa. Never had I seen the square so full.\n\nThe bench is back now, freshly painted, and nobody passes it without sitting down. So the next time you see an empty one, stop for five minutes. You needn’t do anything. That is the whole point.',
      parts: [
        { name: 'An odd question to win the reader', from: 'When did you last' },
        { name: 'What is special about the object', from: 'Yet consider what' },
        { name: 'One experience', from: 'I only understood this' },
        { name: 'How things are now', from: 'The bench is back now' },
        { name: 'Something for the reader to do', from: 'So the next time' },
      ],
      works: [
        {
          quote: 'Never? I thought so.',
          why: 'It guesses the reader’s answer, so that a written text feels like a conversation.',
        },
        {
          quote: 'gets nothing except rain',
          why: 'After statues and sunsets comes a plain, funny ending: we begin to feel sorry for a bench.',
        },
        {
          quote: 'the only seat in town that comes without a menu',
          why: 'It says “free of charge” in a way that makes us see the cafés.',
        },
        {
          quote: 'was taken away for repair',
          why: 'The passive: who took the bench doesn’t matter, only that it was gone.',
        },
        {
          quote: 'Never had I seen the square so full.',
          why: '“Never” comes first and turns the word order round, which gives weight to the surprise.',
        },
        { quote: 'That is the whole point.', why: 'A short last sentence, which sends us back to the main idea.' },
      ],
      phrases: [
        'When did you last …?',
        'Yet consider what …',
        'What is more, …',
        'I only understood this when …',
        'Never had I …',
        'So the next time you …, …',
      ],
      yours:
        'An international website wants articles called “A sound that we would miss”. Write yours in 180 to 230 words. Win the readers’ interest, show what is special about the sound, tell them about one experience, real or imagined, and leave them with something to do or think about.',
      plan: [
        'What question or statement would make a stranger stop and read?',
        'Why do most people take no notice of this thing?',
        'What does it do for us that nothing else does?',
        'When did you, or somebody, find that out?',
        'What should readers do or think the next time they meet it?',
      ],
      checklist: [
        'Would the title and the first two sentences make you stop and read?',
        'Does the article show you something that you had never thought about?',
        'Is there one experience, told with details that you can see or hear?',
        'Do short and long sentences take turns?',
        'Does the writer speak to you directly, in a friendly tone, at the beginning and at the end?',
      ],
    },
  },
  others: {
    B1: [
      {
        about: [
          'event',
          'events',
          'school event',
          'competition',
          'sports day',
          'concert',
          'festival',
          'celebration',
          'person at your school',
          'person I admire',
          'somebody I admire',
          'somebody at your school',
          'teacher at your school',
          'happened at your school',
        ],
        task: 'Write an article of 100 to 130 words for your school magazine about an event at your school and a person who took part in it. Say what happened, let the person speak, and make readers wish that they had been there.',
        title: 'The winner comes last',
        text: 'Have you ever seen two hundred people hold their breath because somebody was hardly moving? Last Friday it happened on our sports field.\n\nThe Slow Bicycle Race was the idea of Mr Pohjola, our physics teacher. The rules are simple: the last rider to cross the line wins, but your feet must not touch the ground. Our fastest cyclist, Sione, was out after nine seconds.\n\nIn the end, only Nomvula from Class 8 was left. She had needed four minutes for twenty metres, and when she finally arrived, the crowd went wild. “I’ve always come last in sport,” she told me with a smile. “I’ve been training for this all my life.”\n\nThe next race is in May. If you want to win, start practising now, but don’t hurry.',
        parts: [
          { name: 'A question, and where it happened', from: 'Have you ever seen' },
          { name: 'What the event is', from: 'The Slow Bicycle Race' },
          { name: 'The best moment, and the person', from: 'In the end, only' },
          { name: 'What comes next', from: 'The next race is' },
        ],
        works: [
          {
            quote: 'hold their breath because somebody was hardly moving',
            why: 'The question is a puzzle. We read on because we want to understand it.',
          },
          {
            quote: 'The rules are simple:',
            why: 'Readers who weren’t there need an explanation, and this one is short.',
          },
          {
            quote: 'was out after nine seconds',
            why: 'The number makes us laugh: here, fast is bad.',
          },
          {
            quote: 'the crowd went wild',
            why: 'We hear the noise after the silence of the first lines.',
          },
          {
            quote: '“I’ve been training for this all my life.”',
            why: 'Her own words tell us more about Nomvula than a description could.',
          },
          {
            quote: 'start practising now, but don’t hurry',
            why: 'The last words speak to the reader, and they are a joke about the race.',
          },
        ],
        phrases: [
          'Have you ever seen …?',
          'Last …, it happened in/at …',
          '… was the idea of …',
          'In the end, only … was left.',
          '“…,” he/she told me.',
          'The next … is in … If you want to …',
        ],
        yours:
          'Write an article of 100 to 130 words for your school magazine about an event, real or invented, such as a concert, a strange competition or a day without desks. Say what happened, let somebody who took part speak, and make readers wish that they had been there.',
        plan: [
          'Which question could make readers curious?',
          'What was the event, whose idea was it, and what were the rules?',
          'What was the best moment, and what could people see and hear?',
          'Who was the most interesting person, and what did he or she say?',
          'When is the next event, and what should readers do?',
        ],
        checklist: [
          'Do the first lines make you curious?',
          'Would somebody who wasn’t there understand the event?',
          'Does a person speak, and do the words fit him or her?',
          'Do you wish that you had been there?',
          'Is the event in the past, and what is always true in the present?',
        ],
      },
    ],
  },
};
