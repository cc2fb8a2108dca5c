import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'A story',
  otherNames: [
    'story',
    'stories',
    'short story',
    'short stories',
    'narrative',
    'the opening of a book',
    'ghost story',
    'adventure',
  ],
  taskAbout:
    'Write a story of {length} for your class that has to do with {topic}. Something goes differently from what was planned. Say who was there, what happened, and how it ended.',
  takesTopicTasks: true,
  models: {
    A1: {
      task: 'Write a story of 45 to 60 words for your class. There is an animal in a strange place. Say where and when it happens, who is there, and how it ends.',
      title: 'The cat on the bus',
      text: 'Every morning a grey cat sits at the bus stop. Every morning Kim says, “Hello, cat.”\n\nToday it is raining. The bus comes, and the cat gets on, too. It sits on Kim’s bag.\n\nAt the library, the cat gets off. “Goodbye!” says Kim.\n\nAt twelve, Kim takes out a fish sandwich. The bread is there. The fish is not.',
      parts: [
        { name: 'What happens every day', from: 'Every morning a grey cat' },
        { name: 'Today is different', from: 'Today it is raining' },
        { name: 'What happens next', from: 'At the library' },
        { name: 'The surprise', from: 'At twelve, Kim takes out' },
      ],
      works: [
        { quote: 'Every morning', why: 'First we read about a normal day.' },
        { quote: 'Today it is raining.', why: '“Today” says: this day is different. The story starts.' },
        { quote: 'It sits on Kim’s bag.', why: 'This looks like a small thing, but it is important at the end.' },
        { quote: '“Goodbye!” says Kim.', why: 'We hear Kim. Kim is nice and does not know about the fish.' },
        {
          quote: 'The bread is there. The fish is not.',
          why: 'Two short sentences make a surprise. We know where the fish is!',
        },
      ],
      phrases: ['Every morning …', 'Today …', '“Hello,” says …', 'Then …', 'At … o’clock, …', 'But where is …?'],
      yours:
        'Write a story of 45 to 60 words for your class. A person opens a bag, and there is a strange thing in it. Say where and when it happens, who is there, and how it ends.',
      plan: [
        'Who is in the story?',
        'Where are they, and what do they do every day?',
        'What is different today?',
        'What does a person in the story say?',
        'What is the surprise at the end?',
      ],
      checklist: [
        'Do you know where and when it happens?',
        'Is one thing different from other days?',
        'Does a person say something?',
        'Is there a surprise at the end?',
        'Do the verbs after he, she or it end in -s?',
      ],
    },
    A2: {
      task: 'Write a story of 80 to 100 words for a class magazine. Somebody is in a quiet place, and suddenly there is a sound. Say who is there and what the person does, and end with a surprise.',
      title: 'The phone in the museum',
      text: 'It was ten o’clock on my first night as a guard, and I was alone in the museum. Suddenly, a phone rang.\n\nI looked under the chairs and behind the pictures, but I found nothing. Then I understood: the sound came from the old metal knight by the door. Slowly, I opened its hand. There was a small red phone.\n\n“Hello?” I said.\n\n“Oh, good!” said a tired voice. “I cleaned the knight today, and I left my phone there.”\n\nI laughed and looked up at the knight. “Thank you for holding it,” I said.\n\n“You’re welcome,” said the knight.',
      parts: [
        { name: 'Time, place and a person', from: 'It was ten o’clock' },
        { name: 'Something happens', from: 'Suddenly, a phone rang' },
        { name: 'What the person does', from: 'I looked under the chairs' },
        { name: 'The answer', from: '“Hello?” I said' },
        { name: 'The surprise', from: 'I laughed and looked up' },
      ],
      works: [
        { quote: 'I was alone in the museum', why: 'Night, alone, a quiet place: we wait for something to happen.' },
        { quote: 'Suddenly, a phone rang.', why: 'A short, quick sentence, like the sound. The story starts to move.' },
        { quote: 'Slowly, I opened its hand.', why: '“Slowly” makes us wait. Perhaps we are a little afraid.' },
        { quote: 'said a tired voice', why: 'One word, “tired”, tells us about a person that we can’t see.' },
        {
          quote: '“You’re welcome,” said the knight.',
          why: 'We think that the story is over. Then its last word changes everything.',
        },
      ],
      phrases: [
        'It was … o’clock, and I was …',
        'Suddenly, …',
        'I looked …, but …',
        'Then I understood: …',
        'Slowly, …',
        '“…,” said a … voice.',
      ],
      yours:
        'Write a story of 80 to 100 words for a class magazine. Somebody is on a train and finds a letter on the next seat. Say who it is and what the person does, and end with a surprise.',
      plan: [
        'When and where does the story begin, and who is there?',
        'What happens suddenly?',
        'What does the person do first, and then?',
        'What can we hear or see?',
        'What does the reader think at the end, and what is the surprise?',
      ],
      checklist: [
        'Do you know at once when and where it happens?',
        'Does something happen suddenly?',
        'Do people speak in the story?',
        'Is the end different from what you thought?',
        'Are the verbs of the story in the past simple?',
      ],
    },
    B1: {
      task: 'Write a story of 130 to 150 words for a student magazine. It begins when somebody finds a lost thing. Show how this changes the person’s days, and give it an ending that readers don’t expect.',
      title: 'The green glove',
      text: 'It was the coldest Monday of the year when I found a green glove in the snow. I put it on the fence outside the station, where its owner would see it, and ran for my train.\n\nThe next morning it was still there, but somebody had folded its fingers: it was pointing at the sky. I looked up. Above the roofs, the clouds were the colour of peaches. Everyone else was looking at their shoes.\n\nOn Wednesday it pointed to a bird’s nest, and on Thursday to a window where a man was dancing with a broom. I started leaving home ten minutes early.\n\nOn Friday the glove had gone. In its place there was a note: “Thank you for looking. Your turn!”\n\nSo I took off my own glove, and looked around for something to point at.',
      parts: [
        { name: 'How it begins', from: 'It was the coldest Monday' },
        { name: 'Something strange happens', from: 'The next morning it was' },
        { name: 'It goes on, and changes the writer', from: 'On Wednesday it pointed' },
        { name: 'A message', from: 'On Friday the glove' },
        { name: 'What the writer does', from: 'So I took off' },
      ],
      works: [
        {
          quote: 'It was the coldest Monday of the year when I found',
          why: 'Time, weather and the first event, all in half a sentence.',
        },
        {
          quote: 'somebody had folded its fingers',
          why: 'The past perfect: it happened before the writer came back. We ask: who?',
        },
        {
          quote: 'Everyone else was looking at their shoes.',
          why: 'It doesn’t explain that people miss things; it shows it.',
        },
        {
          quote: 'a man was dancing with a broom',
          why: 'An unexpected picture. We would leave home early for it, too.',
        },
        {
          quote: 'I started leaving home ten minutes early.',
          why: 'We see how the glove has changed the writer, without a word about feelings.',
        },
        {
          quote: 'looked around for something to point at',
          why: 'The writer’s own turn begins: the story ends, but the game goes on.',
        },
      ],
      phrases: [
        'It was the … of the year when I …',
        'The next morning, …',
        'Somebody had …',
        'Everyone else was …ing …',
        'I started …ing …',
        'In its place there was …',
      ],
      yours:
        'Write a story of 130 to 150 words for a student magazine. It begins when somebody gets a message that is for another person. Show how this changes the person’s days, and give it an ending that readers don’t expect.',
      plan: [
        'When and where does the story begin?',
        'What strange thing happens next?',
        'What does the person see, hear or do in the days after that?',
        'How can you show that the person has changed, without saying so?',
        'How does it end, and why will readers not expect it?',
      ],
      checklist: [
        'Does something happen in the first two sentences?',
        'Is there a picture that you will remember?',
        'Can you see how the person changes?',
        'Is the ending unexpected, but possible in this story?',
        'Do the past tenses make clear what happened first and what was going on?',
      ],
    },
    B2: {
      task: 'Write a story of 190 to 230 words for a short-story competition. In it, somebody repairs something that was better broken. Bring the place to life, and let the ending throw new light on the beginning.',
      title: 'Four minutes',
      text: 'The clock in the market square had been four minutes fast for as long as anyone could remember. The new mayor could not stand it, so she sent for Nayeli, who repaired clocks and asked few questions.\n\nIt was an easy job. Having climbed the tower and cleaned every wheel, Nayeli set the hands to the right time and went to bed satisfied.\n\nThe next morning was a disaster. The town had learned to allow for those four minutes, so half of it missed the train. The baker burned the bread. Worst of all, for the first time in eleven years, the postman, who lived by the clock, and the librarian, who lived by her watch, did not bump into each other at the fountain. He stood there alone, tying the same shoe again and again.\n\nThat night Nayeli climbed the tower once more. As she reached for the wheels, her lamp lit up the wall behind them, where somebody had scratched: “Repaired, 12 May 1911.” Below it, in the same writing: “Put back, 13 May 1911.” There were five more pairs of dates, each pair in different handwriting.\n\nNayeli moved the clock four minutes forward, and searched her pockets for something sharp.',
      parts: [
        { name: 'The place and its problem', from: 'The clock in the market' },
        { name: 'The problem is solved', from: 'It was an easy job' },
        { name: 'The solution turns out to be worse', from: 'The next morning was' },
        { name: 'A discovery', from: 'That night Nayeli climbed' },
        { name: 'An ending that leaves a step to the reader', from: 'Nayeli moved the clock' },
      ],
      works: [
        {
          quote: 'had been four minutes fast for as long as anyone could remember',
          why: 'The past perfect gives the clock a long history before the story begins.',
        },
        {
          quote: 'who repaired clocks and asked few questions',
          why: 'Seven words draw a character, and warn us that a question is missing.',
        },
        {
          quote: 'The baker burned the bread.',
          why: 'A short sentence between long ones keeps the disaster quick and comic.',
        },
        {
          quote: 'tying the same shoe again and again',
          why: 'We are not told how the postman feels; his hands show it.',
        },
        {
          quote: '“Put back, 13 May 1911.”',
          why: 'This is only one day after the first date, so we can guess what went wrong.',
        },
        {
          quote: 'searched her pockets for something sharp',
          why: 'The reader works out what she will write, so it needn’t be said.',
        },
      ],
      phrases: [
        '… had been … for as long as anyone could remember.',
        'Having …, I / she / he …',
        'The next morning was …',
        'Worst of all, …',
        'That night … once more.',
        'As I / she / he …, …',
      ],
      yours:
        'Write a story of 190 to 230 words for a short-story competition. In it, somebody who is new in a place breaks an odd rule there. Bring the place to life, and let the ending throw new light on the beginning.',
      plan: [
        'What is odd about the place, and how long has it been so?',
        'Who arrives, and what does this person not ask?',
        'What goes wrong? Which two or three small scenes show it?',
        'Whose feelings matter most, and what gesture could show them?',
        'What does the person discover that changes the beginning for us?',
        'What can you leave unsaid in the last line?',
      ],
      checklist: [
        'Does the first sentence raise a question in your mind?',
        'Can you see the place and its people?',
        'Are feelings shown by what people do?',
        'Does the ending make you see the beginning in a new light?',
        'Do the past perfect and words such as “having”, “as” and “that night” keep the order of events clear?',
      ],
    },
  },
  others: {
    A2: [
      {
        about: [
          'went wrong',
          'goes wrong',
          'go wrong',
          'going wrong',
          'bad day',
          'terrible day',
          'worst day',
          'unlucky day',
        ],
        task: 'Write a story of 70 to 95 words for your class about a day when everything went wrong. Say when and where it was, what happened first, what happened then, and how the day ended.',
        title: 'The second tractor',
        text: 'Last June my cousin Katya got married in a small village. First, I dropped coffee on my shirt, so I had to wear my uncle’s. It was big enough for two people.\n\nThen our car stopped in the middle of nowhere. We walked in the rain for half an hour. In the end, a farmer took us to the village on his tractor.\n\nWe were an hour late. All the guests were outside, and they were very quiet. “I’m so sorry!” I said. “Where’s Katya?”\n\nThen we heard the second tractor.',
        parts: [
          { name: 'When and where, and the first problem', from: 'Last June my cousin' },
          { name: 'More problems', from: 'Then our car stopped' },
          { name: 'The worst moment', from: 'We were an hour' },
          { name: 'The surprise', from: 'Then we heard' },
        ],
        works: [
          { quote: 'First, I dropped coffee', why: '“First” tells us: this is only the beginning.' },
          { quote: 'big enough for two people', why: 'A small joke. We can see the shirt.' },
          { quote: 'in the middle of nowhere', why: 'There is no house and no help. It gets worse.' },
          { quote: 'In the end, a farmer took us', why: '“In the end” shows that it took a long time.' },
          {
            quote: 'they were very quiet',
            why: 'We think that they are angry. This is not true, but we wait for the answer.',
          },
          {
            quote: 'Then we heard the second tractor.',
            why: 'The story doesn’t explain. We understand what happened to Katya, and we laugh.',
          },
        ],
        phrases: [
          'Last … I …',
          'First, …, so I had to …',
          'Then … stopped/broke/started to …',
          'In the end, …',
          'I was … late.',
          '“I’m so sorry!” I said.',
        ],
        yours:
          'Write a story of 70 to 95 words for your class about a journey, an exam day or a birthday when everything went wrong. Say when and where it was, what happened first, what happened then, and how the day ended.',
        plan: [
          'When and where was it, and why was the day important?',
          'What went wrong first?',
          'What went wrong then, and what did you do?',
          'What was the worst moment?',
          'How did the day end, and what is the surprise?',
        ],
        checklist: [
          'Do you know when and where it happened?',
          'Do two or three things go wrong?',
          'Does it get worse and worse?',
          'Is there a surprise or a smile at the end?',
          'Do “First”, “Then” and “In the end” show the order?',
        ],
      },
    ],
    B1: [
      {
        about: [
          'begins',
          'begin with',
          'beginning with',
          'starts with',
          'start with',
          'sentence',
          'first line',
          'opening line',
        ],
        task: 'Write a story of 100 to 130 words for an English competition. It begins with this sentence: “You’re late,” said the man, although I had never seen him before.',
        title: 'The king’s potatoes',
        text: '“You’re late,” said the man, although I had never seen him before.\n\nHe was standing outside the little theatre in our street, holding a crown, and I was on my way home with a bag of potatoes. Before I could answer, he had put the crown on my head and pushed me through a door.\n\nThere were lights everywhere. Two hundred people were looking at me.\n\n“The king!” cried a woman in a long dress. “What have you brought us?”\n\nI looked into my bag. “Potatoes,” I said. To my surprise, everybody laughed and clapped.\n\nAfter the show, somebody ran in, out of breath. “I’m the king,” he said. “My bus broke down. Have I missed anything?”\n\nI gave him his crown. But they’ve asked me to bring carrots tomorrow.',
        parts: [
          { name: 'The sentence from the task', from: '“You’re late,”' },
          { name: 'Who, where, and what happens next', from: 'He was standing outside' },
          { name: 'The surprise, and what I did', from: 'There were lights' },
          { name: 'The explanation', from: 'After the show' },
          { name: 'The ending', from: 'I gave him his crown' },
        ],
        works: [
          {
            quote: 'holding a crown',
            why: 'The first sentence gave us a question. This strange object gives us another one.',
          },
          {
            quote: 'I was on my way home with a bag of potatoes',
            why: 'It looks unimportant, but the story will need these potatoes.',
          },
          {
            quote: 'Before I could answer, he had put the crown on my head',
            why: 'The past perfect shows how quickly it happened.',
          },
          {
            quote: 'There were lights everywhere.',
            why: 'We aren’t told “it was the stage”. We find out together with the writer.',
          },
          {
            quote: '“I’m the king,” he said.',
            why: 'Now we understand the first sentence: the man had been waiting for somebody else.',
          },
          {
            quote: 'they’ve asked me to bring carrots tomorrow',
            why: 'The ending says, without saying so, that the audience loved it.',
          },
        ],
        phrases: [
          'He/She was standing …, holding …',
          'I was on my way to …',
          'Before I could answer, …',
          'To my surprise, …',
          'After …, somebody …',
          'I gave him/her …',
        ],
        yours:
          'Write a story of 100 to 130 words for an English competition. It begins with this sentence: “When I opened my bag, I found a key that was not mine.”',
        plan: [
          'What questions does the given sentence raise?',
          'Who is there, where are they, and what were they doing before?',
          'What happens next, and which object will be important later?',
          'What is the most surprising moment?',
          'What explains the first sentence?',
          'How does it end?',
        ],
        checklist: [
          'Does the story go on naturally from the given sentence?',
          'Does the ending explain the first sentence?',
          'Is there an object that comes back?',
          'Do the people in the story speak?',
          'Are there verbs in the past simple, the past continuous and the past perfect?',
        ],
      },
    ],
  },
};
