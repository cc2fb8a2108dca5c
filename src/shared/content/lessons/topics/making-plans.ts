import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('plan', 'noun', 'something that you want to do later', 'What are your plans for Saturday?'),
      word('meet', 'verb', 'come to the same place as another person', 'Let’s meet in front of the cinema.'),
      word('free', 'adjective', 'with time, because you have nothing to do', 'Are you free on Friday evening?'),
      word('how about', 'phrase', 'words that you say when you have an idea', 'How about a pizza after the film?'),
      word('calendar', 'noun', 'a page or app that shows days and months', 'I write all my plans in my calendar.'),
      word('choice', 'noun', 'the thing that somebody picks', 'The park is a good choice for a picnic.'),
      word('write down', 'phrase', 'put words on paper so that you remember them', 'Please write down the time.'),
      word('late', 'adjective', 'after the right time', 'My friend is always ten minutes late.'),
      word('cancel', 'verb', 'say that something is not going to happen', 'I am ill, so I have to cancel our lunch.'),
      word('lesson', 'noun', 'a time when you learn something with a teacher', 'I can come after my piano lesson.'),
      word('invite', 'verb', 'ask a person to come to you or with you', 'She invited us to dinner on Sunday.'),
      word('busy', 'adjective', 'with a lot of things to do', 'Sorry, I’m busy on Monday.'),
      word('both', 'adverb', 'the two of them, not only one', 'We can both come on Thursday.'),
      word('turn round', 'phrase', 'move so that you look the other way', 'Turn round and wave to your friends.'),
    ],
    text: {
      title: 'Free on the thirtieth?',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Hana: Hello, Diego! Let’s have a coffee. Are you free on Friday?
Diego: Sorry, I have football on Friday. How about Saturday?
Hana: I can’t. On Saturday I’m going to help my aunt in her garden. Sunday morning?
Diego: I sleep on Sunday morning. Monday after work?
Hana: I have my guitar lesson. And after that I’m in Rome for two weeks.
Diego: Wait, I’m looking at my calendar. The thirtieth, at six?
Hana: That’s in four weeks! But all right, I’ll write it down. Where do we meet?
Diego: At the station, in the café with the red chairs.
Hana: Good choice. Sorry, what did you say about a train?
Diego: Nothing. That was the loudspeaker here. The train to Porto is forty minutes late.
Hana: That’s funny. I’m waiting for that train! Diego, where are you?
Diego: On a red chair.
Hana: I’m standing at a red door. Put your phone away and turn round.
Diego: Hana! Sit down! And please don’t cancel the thirtieth.`,
      questions: [
        choose(
          'What do the two friends talk about?',
          'A time and a place for a coffee',
          [
            ['A holiday in Rome for two weeks', 'Hana is going to Rome, but that is a small thing.'],
            ['A day of work in a big garden', 'Hana’s aunt has a garden, but that is one day only.'],
            ['A train ticket to Porto for two', 'They do not talk about tickets.'],
          ],
          'Hana says: “Let’s have a coffee.” Then they look for a day.',
        ),
        trueOrFalse(
          'Hana is going to help her aunt on Friday.',
          false,
          '“On Saturday I’m going to help my aunt in her garden.”',
        ),
        choose(
          'Why does Diego not want to meet on Sunday morning?',
          'He stays in bed then.',
          [
            ['He plays football then.', 'He has football on Friday.'],
            ['He is at work then.', 'He talks about work on Monday.'],
            ['He has a lesson then.', 'It is Hana who has a lesson, on Monday.'],
          ],
          '“I sleep on Sunday morning.”',
        ),
        write(
          'How many minutes late is the train?',
          ['forty', '40', 'forty minutes', '40 minutes'],
          '“The train to Porto is forty minutes late.”',
        ),
        choose(
          'Where is Hana at the end?',
          'In the café at the station',
          [
            ['On the train to Porto', 'She is waiting for the train.'],
            ['In the garden of her aunt', 'She is going there on Saturday.'],
            ['In the office where she works', 'Diego can see her when he turns round.'],
          ],
          'Diego is in the café with the red chairs. Hana says “turn round”, and he says “Sit down!”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are good friends. You want to see the same film this week, and you talk on the phone.',
      a: {
        role: 'You have the programme of the cinema in your hand.',
        facts: [
          'The film is on Thursday at five, on Saturday at three and on Sunday at eight.',
          'A ticket costs 9 pounds, but only 6 pounds on Thursday.',
          'On Thursday you have a music lesson until half past four, ten minutes from the cinema.',
          'You have to be at home by ten every evening.',
        ],
        goals: [
          'Find out how long the film is.',
          'Find out when B has time, and how much money B has.',
          'Choose a day, and say where you are going to meet.',
        ],
      },
      b: {
        role: 'You read a lot about the film on the internet.',
        facts: [
          'The film is two and a half hours long. A friend says that the first five minutes are the best.',
          'On Saturday you work in a shop from one to five.',
          'On Thursday you are at the swimming pool until a quarter to five. From there it is half an hour to the cinema on foot, or ten minutes by bus. The bus costs 2 pounds.',
          'You have 10 pounds for everything.',
        ],
        goals: [
          'Find out when the film is on, and what a ticket costs.',
          'Find out what A does on Thursday, and when A has to be at home.',
          'Choose a day, and do not miss the start of the film.',
        ],
      },
      phrases: [
        'Are you free on …?',
        'How about …?',
        'Sorry, I can’t. I have to …',
        'What time does it start?',
        'How much is it?',
        'Great. See you at …',
      ],
    },
    statements: [
      'It is rude to be ten minutes late.',
      'The best days are the days with no plans.',
      'I always write my plans down.',
      'It is easier to plan things by message than on the phone.',
      'You should not cancel on the same day.',
      'It is fun to visit friends and not tell them first.',
      'Three is the best number of people for a day out.',
    ],
    questions: [
      'Where do you and your friends like to meet, and why there?',
      'What are you going to do after this lesson?',
      'What do you do when a friend is late?',
      'Who makes the plans in your group of friends, and how?',
      'What is a good plan for a rainy afternoon?',
    ],
    task: {
      instruction:
        'Five friends want to do something together on Sunday. They have 50 pounds for all five, and four hours. One of them cannot walk far. Choose two things.',
      options: [
        'Bowling: two hours, 35 pounds for the group',
        'A picnic by the river: two hours, 15 pounds, ten minutes on foot',
        'A boat trip: one hour, 30 pounds for the group',
        'A walk up the hill: two hours, free, with the best view in town',
        'Games at home and a pizza: three hours, 25 pounds',
        'A concert of a school orchestra: two hours, 20 pounds, and one of your friends plays the drums',
        'A market with old things: one hour, free, but everybody wants to buy something',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to three friends. You want to do something together next week. Say what, when and where, how much it costs, and what they should bring. Ask them for an answer.',
  },
  hard: {
    words: [
      word('arrange', 'verb', 'plan something and get it ready', 'Who is going to arrange the next dinner?'),
      word('turn up', 'phrase', 'come to a place, perhaps without warning', 'Only half of the guests turned up.'),
      word('suit', 'verb', 'be right or easy for somebody', 'Would Thursday evening suit you?'),
      word(
        'play it by ear',
        'phrase',
        'decide as things happen, without a plan',
        'We have no tickets; let’s play it by ear.',
      ),
      word(
        'call off',
        'phrase',
        'decide that something will not take place',
        'They called off the picnic because of the storm.',
      ),
      word('at the last minute', 'phrase', 'just before it is too late', 'Two people dropped out at the last minute.'),
      word('confirm', 'verb', 'say that something is certain', 'Please confirm by Friday that you are coming.'),
      word(
        'reminder',
        'noun',
        'a message so that somebody does not forget',
        'I sent a reminder the day before the party.',
      ),
      word(
        'look forward to',
        'phrase',
        'be happy about something that is going to happen',
        'I look forward to our walk all week.',
      ),
      word('book', 'verb', 'ask for a table, room or seat to be kept', 'Has anybody booked a table for tonight?'),
      word('resign', 'verb', 'leave a job or position', 'She resigned as organiser of the school party.'),
      word(
        'blame',
        'noun',
        'the responsibility for something bad that happened',
        'The organiser got the blame for the rain.',
      ),
      word('make it', 'phrase', 'be able to come', 'I’m afraid I can’t make it on Tuesday.'),
      word('fall through', 'phrase', 'not happen after all', 'Our plans fell through when the car broke down.'),
    ],
    text: {
      title: 'The corner table',
      kind: 'text',
      genre: 'letter',
      text: `Dear all,

After eleven years I am resigning as the person who arranges our dinners.

I have done the sums. Last year I sent 214 messages so that we could eat together three times. In March I offered you nine dates. Bruna picked two, Kwame picked seven, and Linh replied with a thumb, which I am still trying to interpret. When I finally booked a table for six, four of us turned up, and the restaurant has not forgotten.

I know that you mean well. “I don’t mind,” you write, or “Whatever suits the others.” It sounds generous. In fact it hands the decision straight back to me, together with the blame if the soup is cold. And if we “play it by ear”, as Kwame likes to say, it is always the same ear.

So here is my last arrangement. On the first Thursday of every month, from seven o’clock, I shall be at the corner table in the Café Meridian. You need not confirm. You need not call it off at the last minute because of a cat. If you come, I shall be delighted. If you don’t, I have a very thick novel that I have been looking forward to for years.

There will be no reminders.

With love and relief,
Ingrid

PS The first Thursday is the day after tomorrow. That is not a reminder, only a date.

PPS The café wanted to give me a small table, since I was on my own. I told them that I needed six chairs.`,
      questions: [
        choose(
          'What is the purpose of the letter?',
          'To replace planning by one fixed evening',
          [
            ['To end a friendship after many years', 'She would be “delighted” if they came.'],
            ['To apologise for a dinner that went wrong', 'She tells of such a dinner, but she does not apologise.'],
            ['To find somebody else who will book tables', 'With her idea, nobody has to do it any more.'],
          ],
          '“So here is my last arrangement.” It is for “the first Thursday of every month”.',
        ),
        write(
          'How often did the friends have dinner together last year?',
          ['three times', '3 times', 'three', '3'],
          '“I sent 214 messages so that we could eat together three times”',
        ),
        choose(
          'What bothers Ingrid about the answer “I don’t mind”?',
          'It leaves all the deciding to her.',
          [
            ['It shows that they dislike her food.', 'They eat in restaurants, and she does not cook.'],
            ['It is sent only at the last minute.', 'What comes at the last minute is that somebody calls it off.'],
            ['It sounds rude to the other guests.', 'She says that it “sounds generous”.'],
          ],
          '“In fact it hands the decision straight back to me”',
        ),
        trueOrFalse(
          'Ingrid’s friends have to tell her in advance if they are coming to the café.',
          false,
          '“You need not confirm.”',
        ),
        choose(
          'Why does Ingrid mention the novel?',
          'To show that she can enjoy the evening alone',
          [
            ['To suggest a book that all of them should read', 'The novel is for her, if nobody comes.'],
            ['To explain why she had no time for messages', 'She sent 214 messages; she had not read the novel.'],
            ['To complain that the evenings have been too long', 'Nothing is said of how long they were.'],
          ],
          '“If you don’t, I have a very thick novel that I have been looking forward to for years.”',
        ),
        choose(
          'What does the last line reveal about Ingrid?',
          'She hopes that all of them will be there.',
          [
            ['She has invited a new group of people.', 'Six is the number of the old group.'],
            ['She enjoys annoying the people in cafés.', 'She has a different reason for the chairs.'],
            ['She is certain that nobody is coming.', 'Then a small table would have been enough.'],
          ],
          '“I told them that I needed six chairs.” There are six friends, with Ingrid herself.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You were in the same class ten years ago. You are planning a reunion in June for all 24 of you, and you compare what you have found out.',
      a: {
        role: 'You have talked to sixteen of the others, and to your old teacher.',
        facts: [
          'Everybody has agreed to pay 20 pounds and no more. In the old class fund there are another 120 pounds, and your teacher should not pay.',
          'Four people cannot come before seven in the evening, on any day.',
          'Your old teacher is free on the evening of 14 June. On 21 June she has to leave at half past eight.',
          'The school hall is free on 14 June, and costs nothing. It has no kitchen, and it closes at ten.',
        ],
        goals: [
          'Find out what the restaurant offers, on which date, and for how much.',
          'Find out what the rest of the class have told B.',
          'Agree on a date and a place, and make sure that the money is enough.',
        ],
      },
      b: {
        role: 'You have asked at a restaurant, and you have talked to the other six of the class.',
        facts: [
          'The restaurant on the river is free on 21 June only, from six to midnight. A meal is 26 pounds each, or 24 pounds if you bring your own dessert.',
          'Three people are abroad until 20 June. They could take part by video on any day.',
          'A cook who delivers food would bring a cold meal to any place for 15 pounds each.',
        ],
        goals: [
          'Find out how much money there is in all.',
          'Find out when your teacher could come, and from what time everybody else can be there.',
          'Find out whether there is another place, and agree on a date.',
        ],
      },
      phrases: [
        'Would … suit everybody?',
        'The trouble with that date is …',
        'Who would we lose if …?',
        'We might just manage it if …',
        'I’d rather … than …',
        'Shall we settle on …?',
      ],
    },
    statements: [
      'Whoever does the planning should have the last word.',
      'It is better to say no at once than to say perhaps.',
      'People who are always late do not respect their friends.',
      'Plans that are made months ahead are no fun any more.',
      'A group of more than five can never agree on anything.',
      'I am secretly glad when somebody calls something off.',
      'Messages have made it harder to keep a promise.',
      'Every group of friends has one person who does all the work.',
    ],
    questions: [
      'How do you and your friends decide what to do, and how long does it take?',
      'What is a polite way of saying that you would rather stay at home?',
      'How did people make plans when nobody had a phone in their pocket?',
      'Why is it sometimes nicer to look forward to something than to do it?',
      'When is it better to have no plan at all?',
    ],
    task: {
      instruction:
        'Six friends from six towns want to spend a weekend together. Nobody can pay more than 150 pounds, one of them works until Saturday noon, and one hates being indoors. Choose one plan, and another in case it falls through.',
      options: [
        'A cabin in the mountains: 90 pounds each, four hours away for everybody, no phone signal',
        'Two days at the home of the one who works: 30 pounds each, three sleep on the floor',
        'A sailing course, Saturday afternoon and Sunday: 145 pounds each, nobody has ever sailed',
        'A hotel in the biggest of the six towns: 120 pounds each, short journeys, but most of it happens indoors',
        'A cycle tour from village to village: 70 pounds each, and no way out if it rains',
        'Help on a farm in return for beds and food: 40 pounds each for the journey, and you get up at five',
        'One long Sunday in a park halfway: 25 pounds each, and nobody stays the night',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to a group of friends who never manage to find a date. Describe the problem with humour, propose a new way of planning, and make a first suggestion. Nobody should feel attacked.',
  },
};
