import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('abroad', 'adverb', 'in or to another country', 'My cousin lives abroad.'),
      word('neighbour', 'noun', 'a person who lives next to you', 'My new neighbour is from Peru.'),
      word('language', 'noun', 'the words that people in a country speak', 'I speak two languages at home.'),
      word('understand', 'verb', 'to know what words mean', 'I did not understand the bus driver.'),
      word('miss', 'verb', 'to be sad because something or somebody is not there', 'I miss my friends and my dog.'),
      word('flat', 'noun', 'rooms in a big building where you live', 'We have a flat near the station.'),
      word('note', 'noun', 'a very short letter', 'There was a note on the door.'),
      word('welcome', 'phrase', 'you say this when somebody new comes', 'Welcome to our town!'),
      word('mistake', 'noun', 'something that you do or say wrong', 'I make mistakes when I speak fast.'),
      word('first', 'adjective', 'before all the others', 'My first week here was difficult.'),
      word('move', 'verb', 'to go and live in another place', 'They moved to Kenya last year.'),
      word('make friends', 'phrase', 'to find people that you like', 'It is easy to make friends at football.'),
      word(
        'passport',
        'noun',
        'a small book with your photo; you show it in other countries',
        'Don’t forget your passport.',
      ),
      word('foreign', 'adjective', 'from another country', 'There are foreign students in my class.'),
    ],
    text: {
      title: 'Four notes on the fridge',
      kind: 'text',
      genre: 'letter',
      text: `Dear Sofía,
I have a small flat here in the north. Life abroad is very quiet, and I miss our noisy street. My neighbour never speaks to me. She only looks at my bike.
In my first month I found four notes under my door. I didn’t understand a word. “She’s angry,” I thought. I put the notes on my fridge, and at home I walked without shoes.
Yesterday I took them to my language class. My teacher read them and laughed.
The first note: “Welcome!” The second: “Your bike is getting wet. Put it in my garage!” The third: “Come and have cake on Sunday!” And the fourth: “No time? Come next Sunday!”
I wrote a note too, without help: “I am sorry.” This morning, my neighbour stood at my door with a pot of soup. I looked in my dictionary. My note says: “I am hungry.”
The soup was wonderful. Which mistake can I make next?
Love,
Mateo`,
      questions: [
        choose(
          'What is Mateo’s letter about?',
          'He was wrong about his neighbour.',
          [
            ['He had a fight with his neighbour.', 'There was no fight. He only thought that she was angry.'],
            ['He wants to leave his quiet flat.', 'It is very quiet, but he does not say that he wants to leave.'],
            ['He does not like his language class.', 'The class helped him.'],
          ],
          '“She’s angry,” he thought, but the first note said “Welcome!”',
        ),
        write(
          'Where did Mateo put the four notes?',
          ['on the fridge', 'on his fridge', 'on my fridge', 'the fridge', 'his fridge', 'fridge', 'on fridge'],
          '“I put the notes on my fridge”',
        ),
        trueOrFalse('Mateo’s teacher helped him with his own note.', false, '“I wrote a note too, without help”'),
        choose(
          'Why did the neighbour look at Mateo’s bike?',
          'It was out in the rain.',
          [
            ['It was in her garage.', 'She wanted it in her garage, but it was not there.'],
            ['It made a lot of noise.', 'The noisy thing is the street at home.'],
            ['It looked like her own.', 'She does not write about a bike of her own.'],
          ],
          '“Your bike is getting wet. Put it in my garage!”',
        ),
        choose(
          'How does Mateo feel about his mistake now?',
          'He is happy about it.',
          [
            ['He is angry about it.', 'He liked the soup very much.'],
            ['He is afraid of the next one.', 'He wants to make one more mistake.'],
            ['He is very sad about it.', 'Nothing in his last lines is sad.'],
          ],
          '“The soup was wonderful. Which mistake can I make next?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'One of you is new in the country and needs a room. The other one has a free room in a flat. You meet in a café.',
      a: {
        role: 'You are new in the country.',
        facts: [
          'You can pay 400 pounds a month for everything.',
          'You start work at six in the morning, so you go to bed at nine.',
          'You need a room from 1 May, for eight months.',
          'You want to speak the new language every day.',
        ],
        goals: [
          'Find out how much you have to pay in all, and when the room is free.',
          'Find out if the flat is quiet in the evening.',
          'Say yes or no. If you say yes, make two rules for the flat.',
        ],
      },
      b: {
        role: 'You have a flat with a free room.',
        facts: [
          'The room is 360 pounds a month. Gas and internet are 30 pounds more.',
          'The room is free from 10 May. Before that, there is a sofa in the kitchen.',
          'On Wednesdays your friends come and play music, from eight to eleven. The other evenings are quiet.',
          'You like to cook and talk with the people in your flat.',
        ],
        goals: [
          'Find out when A needs the room, and for how long.',
          'Find out when A gets up and goes to bed, and what is important to A.',
          'Say yes or no. If you say yes, make two rules for the flat.',
        ],
      },
      phrases: [
        'How much is it with …?',
        'When can I move in?',
        'What time do you usually …?',
        'Is that a problem for you?',
        'What about the first week?',
        'Can we say: no … after …?',
      ],
    },
    statements: [
      'Everybody should live abroad for one year.',
      'The language is the most difficult thing in a new country.',
      'You should eat the food of the country and not the food from home.',
      'It is easy to make friends in a new country.',
      'It is better to live abroad alone than with a friend.',
      'Children learn a new language faster than their parents.',
      'I could live in a country without much sun.',
    ],
    questions: [
      'In which country would you like to live for a year, and why?',
      'What do people from abroad find strange in your country?',
      'How can you talk to people when you don’t know their language?',
      'What can a neighbour do for somebody who is new?',
      'What do you miss when you are not at home?',
    ],
    task: {
      instruction:
        'You and your friends are going to live abroad for a year, in a small, cold town. Your clothes are in your bags, and together you can take ten more kilos. Choose what you take.',
      options: [
        'A guitar: 4 kilos, two of you can play it',
        'Tea and dried food from home: 3 kilos, for about two months',
        'A book with photos of families and friends: 2 kilos',
        'A big pan for the food from home: 3 kilos',
        'A football: 1 kilo, but there is a lot of snow',
        'Two good books for the new language: 3 kilos',
        'Presents for the new neighbours: 4 kilos',
      ],
    },
    writing:
      'Write a letter of 50 to 70 words to a friend at home. You live abroad now. Say where you live, what you miss, one funny thing that happened and what you are going to do next.',
  },
  hard: {
    words: [
      word(
        'culture shock',
        'phrase',
        'the confused feeling that a new country gives you',
        'Culture shock often comes late.',
      ),
      word('settle in', 'phrase', 'to get used to a new place', 'It took us a year to settle in.'),
      word('homesick', 'adjective', 'sad because you are far from home', 'The smell of bread made him homesick.'),
      word('custom', 'noun', 'something that people in a place usually do', 'It is a custom to bring flowers.'),
      word('accent', 'noun', 'a way of speaking that shows where you are from', 'She lost her accent within months.'),
      word('slang', 'noun', 'very informal words that a group of people use', 'No course teaches you the slang.'),
      word('newcomer', 'noun', 'somebody who arrived not long ago', 'The club is open to newcomers.'),
      word('fluent', 'adjective', 'able to speak a language easily', 'He is fluent in three languages.'),
      word('drop in', 'phrase', 'to visit somebody without a plan', 'People here drop in at any hour.'),
      word('work permit', 'phrase', 'a paper that allows you to have a job', 'Her work permit ends in June.'),
      word('regret', 'verb', 'to wish that you had not done something', 'I have never regretted leaving.'),
      word('fit in', 'phrase', 'to be like the others and accepted by them', 'You need not be the same to fit in.'),
      word('native', 'adjective', 'of the place where you were born or grew up', 'She dreams in her native language.'),
      word('roots', 'noun', 'the place and people that you come from', 'He has never forgotten his roots.'),
    ],
    text: {
      title: 'The foreigner from three streets away',
      kind: 'dialogue',
      genre: 'interview',
      text: `Bram: Yasmin, you lived in Norway for eleven years and moved back here in the spring. Everybody asks about the culture shock of leaving. I’d like to ask about the other one.
Yasmin: Nobody had warned me about it. When I left, I had a work permit, a dictionary and a list of customs. For coming home I had prepared nothing. Why would I?
Bram: When did you notice that something was wrong?
Yasmin: On the second day, at the baker’s. The young man there told me how well I spoke. “Where did you learn it?” he asked.
Bram: But you grew up three streets away!
Yasmin: I must have picked up an accent. And my slang is eleven years old. I’d used a word, he said, that only his mother uses.
Bram: What else is different?
Yasmin: I leave so much space in queues that people step in front of me. In Norway I used to find it cold that nobody dropped in. Now my cousins drop in, and I catch myself hiding in the kitchen.
Bram: Do you regret coming back?
Yasmin: No. But I’d been homesick for a town that had gone on without asking me.
Bram: So how do you settle in where you were born?
Yasmin: I saw a notice in the library: newcomers meet on Tuesdays, for tea and advice. With my experience, I thought, and fluent in both languages, I could be useful. So I went and offered my help.
Bram: Were they pleased?
Yasmin: The woman at the door asked how long I’d been in town. Seven weeks, I said. She wrote me a badge, “Yasmin, new here”, and showed me to a chair.
Bram: How embarrassing! What did you do?
Yasmin: I sat down. I haven’t missed a Tuesday since.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Feeling like a stranger in one’s own town',
          [
            [
              'Trying to be accepted in a cold country',
              'Norway is spoken of, but it is her return that she describes.',
            ],
            ['Finding out that nothing at home has changed', 'The town had gone on without her.'],
            ['Teaching a language to those who have just come', 'She wanted to help, but it turned out differently.'],
          ],
          '“I’d been homesick for a town that had gone on without asking me.”',
        ),
        trueOrFalse(
          'Yasmin prepared for her return as carefully as she had prepared for leaving.',
          false,
          '“For coming home I had prepared nothing.”',
        ),
        choose(
          'Why did the young man praise the way she spoke?',
          'He thought she came from another country.',
          [
            ['He remembered her from when they were children.', 'He did not know that she had grown up there.'],
            ['He had heard her speak Norwegian to somebody.', 'Nobody speaks Norwegian in the shop.'],
            ['He liked hearing the words of his own generation.', 'Her word was one that his mother uses.'],
          ],
          '“Where did you learn it?”',
        ),
        choose(
          'How have Yasmin’s feelings about visits changed?',
          'She now finds surprise guests difficult.',
          [
            ['She enjoys a full house more than before.', 'When her cousins come, she hides.'],
            ['She finds her family cold and unfriendly.', 'It was the lack of visits in Norway that she found cold.'],
            ['She expects visitors to help in the kitchen.', 'The kitchen is where she hides.'],
          ],
          '“Now my cousins drop in, and I catch myself hiding in the kitchen.”',
        ),
        write(
          'Where did Yasmin read about the newcomers’ meetings?',
          ['in the library', 'the library', 'library', 'at the library', 'in a library', 'a library'],
          '“I saw a notice in the library”',
        ),
        choose(
          'What does it show that Yasmin sat down and keeps going there?',
          'She accepts that she is new there herself.',
          [
            [
              'She is too shy to point out the mistake.',
              'She was bold enough to offer her help, and she comes back every week.',
            ],
            [
              'She still hopes that they will ask her for advice.',
              'She says nothing of the kind, and she took the badge.',
            ],
            ['She is determined to move away again soon.', 'She does not regret coming back.'],
          ],
          'She came to help others, but she took the badge “new here”: “I sat down. I haven’t missed a Tuesday since.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A company is opening an office in Lisbon. A manager and the employee who has been chosen to go there for two years talk about the conditions.',
      a: {
        role: 'You are the manager.',
        facts: [
          'The job starts on 1 September. The start can be put back by up to two months.',
          'The company pays for the move, up to 3,000 pounds, and for two flights home a year.',
          'It also pays for sixty hours of Portuguese. Hours that are not needed can be turned into money: 25 pounds each.',
          'After half a year, all meetings will be in Portuguese.',
        ],
        goals: [
          'Find out when the employee can start, and what the move is going to cost.',
          'Find out how much Portuguese the employee knows.',
          'Agree on a date, on flights and on lessons. There is no other money to give.',
        ],
      },
      b: {
        role: 'You are going to Lisbon.',
        facts: [
          'You sing in a choir whose great concert is on 12 October. You do not want to miss it.',
          'Moving your furniture costs 1,500 pounds, and moving your piano another 1,800.',
          'You studied Portuguese for two years and can order a meal, but not run a meeting.',
          'You would like to be home four times in the first year. A flight costs about 200 pounds.',
        ],
        goals: [
          'Find out when the job starts, and whether the date can be moved.',
          'Find out what the company pays for: the move, flights and lessons.',
          'Find out which language you will need at work, and agree on conditions you can accept.',
        ],
      },
      phrases: [
        'Could you tell me what … includes?',
        'How flexible are you about …?',
        'I’d be prepared to give up … if …',
        'That goes beyond what we can offer.',
        'What if we used … to pay for …?',
        'So we’re agreed that …',
      ],
    },
    statements: [
      'You only get to know your own country once you have left it.',
      'Nobody can feel at home in two places at once.',
      'Newcomers should spend as little time as possible with people from home.',
      'An accent is something to be proud of.',
      'After ten years abroad, you will always be a guest in your home town.',
      'It is easier to change your language than your eating habits.',
      'Working online for a company at home is not really living abroad.',
      'A small town is a better place to arrive in than a big city.',
    ],
    questions: [
      'Which custom of your area would you have to explain to somebody from abroad?',
      'What would change about you if you lived in another language?',
      'Where did you once feel like a newcomer, and who or what helped you?',
      'What makes a place home?',
      'If you came home after eleven years abroad, what would you hope to find unchanged?',
    ],
    task: {
      instruction:
        'Two friends are going abroad for a year, six months in each of two places. One wants to learn a language, the other wants peace and quiet. Together they must have saved at least 3,000 pounds by the end. Choose the two places.',
      options: [
        'A mountain hotel: they save 3,500 pounds, sixty hours of work a week, all colleagues are from home',
        'A famous university town: it costs them 1,000 pounds, excellent courses, little sleep',
        'A fishing island: they save 1,500 pounds, two hundred people, a ferry twice a week',
        'A sheep farm: they save 1,200 pounds, free room and food, only the farmer to talk to',
        'A school where they teach their own language: they save 800 pounds, free lessons, noisy children',
        'A ship for tourists: they save 4,500 pounds, thirty ports, a cabin without a window',
        'A big harbour city: they save 2,000 pounds, a room for four, three languages in every street',
      ],
    },
    writing:
      'Write an email of 150 to 190 words to a friend who is coming home after ten years abroad. Describe what has changed in your town and what has not, warn your friend of one surprise, and suggest how to settle in.',
  },
};
