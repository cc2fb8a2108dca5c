import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'language',
        'noun',
        'what people speak in a country, for example Spanish',
        'My neighbour speaks five languages.',
      ),
      word('learn', 'verb', 'to get to know something new', 'I want to learn Korean.'),
      word('speak', 'verb', 'to say words, or to know how to talk in another language', 'Do you speak French?'),
      word('understand', 'verb', 'to know what somebody wants to say', 'I don’t understand this song.'),
      word('sentence', 'noun', 'a group of words that starts with a capital letter', 'Can you say it in one sentence?'),
      word('repeat', 'verb', 'to say something again', 'Please repeat the last word.'),
      word('practise', 'verb', 'to do something again and again to get better', 'We practise English on the bus.'),
      word('mean', 'verb', 'to be the same as, in other words', 'What does this word mean?'),
      word('app', 'noun', 'something on your phone, for games or learning', 'The app gives me ten new words a day.'),
      word('strange', 'adjective', 'not normal, and so a little surprising', 'That is a strange word!'),
      word('slowly', 'adverb', 'not fast', 'Can you speak more slowly, please?'),
      word('perfect', 'adjective', 'so good that nothing is wrong', 'Your English doesn’t have to be perfect.'),
      word('dictionary', 'noun', 'a book that tells you about words', 'Look it up in the dictionary.'),
      word(
        'translate',
        'verb',
        'to say or write the same thing in a different language',
        'Can you translate this menu for me?',
      ),
    ],
    text: {
      title: 'Sentence 41',
      kind: 'text',
      genre: 'story',
      text: `Hiroshi wanted to learn Spanish. Every morning he practised with an app. But the sentences were strange. Sentence 41 was: “The horse is eating my newspaper.”

“Who needs that?” he asked his wife. But he repeated it every day.

In May he was in a village in Chile. He asked an old man the way to the bus station. The man spoke for two minutes. Hiroshi did not understand one word.

He sat down next to a woman with a newspaper. She was asleep. A brown horse came along the street. It looked at Hiroshi. Then it started to eat.

“The horse is eating your newspaper!” said Hiroshi, in perfect Spanish.

The woman woke up and laughed. She spoke slowly, and Hiroshi understood a lot. Then she drove him to the bus station.

On the bus he opened the app. Sentence 42 was: “There is a fish in your grandmother’s shoe.”

Hiroshi did not laugh. He repeated it ten times.`,
      questions: [
        choose(
          'What is the story about?',
          'A strange sentence that helps a man',
          [
            ['A horse that takes a man to a bus', 'The horse only eats the newspaper.'],
            ['A teacher who tells strange stories', 'Hiroshi learns with an app, not with a teacher.'],
            ['An app that teaches a man wrong words', 'The words were right: the woman understood them.'],
          ],
          '“The horse is eating your newspaper!” This sentence wakes the woman, and “she drove him to the bus station”.',
        ),
        write('In which country is the village?', ['Chile', 'in Chile'], '“In May he was in a village in Chile.”'),
        choose(
          'What does Hiroshi think of sentence 41 at first?',
          'Nobody is going to use it.',
          [
            ['Nobody is going to laugh.', 'He does not talk about laughing.'],
            ['It is much too long for him.', 'He can repeat it every day.'],
            ['It is good for his trip to Chile.', 'It helps him there, but he does not know that yet.'],
          ],
          '“Who needs that?” he asked.',
        ),
        trueOrFalse('Hiroshi understood what the old man said.', false, '“Hiroshi did not understand one word.”'),
        choose(
          'How did Hiroshi get to the bus station?',
          'In the woman’s car',
          [
            ['With the old man', 'He did not understand the old man.'],
            ['On the brown horse', 'The horse only wanted the newspaper.'],
            ['On foot, with a map', 'He did not walk there, and he had no map.'],
          ],
          '“Then she drove him to the bus station.”',
        ),
        choose(
          'Why does Hiroshi repeat sentence 42 ten times?',
          'Perhaps he is going to need it one day.',
          [
            ['He wants to say it to the bus driver now.', 'We do not read anything about the driver.'],
            ['He wants to get ten points in the app.', 'We do not read anything about points.'],
            ['He finds it very funny, and so he is happy.', '“Hiroshi did not laugh.”'],
          ],
          'Sentence 41 was strange too, and it helped him. Now “Hiroshi did not laugh. He repeated it ten times.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You want to teach each other your languages, twice a week. Today you meet for the first time.',
      a: {
        role: 'You speak Portuguese, and you are learning Korean.',
        facts: [
          'You are free on Monday and Friday, from five to six.',
          'On Sundays you can talk on the phone, but not before ten.',
          'You can read Korean, but you can only say ten sentences.',
          'You love to talk and you hate to write.',
        ],
        goals: [
          'Find out when B is free.',
          'Find out what B needs Portuguese for, and how B likes to learn.',
          'Choose two times a week with B, with the same number of minutes for each language.',
        ],
      },
      b: {
        role: 'You speak Korean, and you want to learn Portuguese.',
        facts: [
          'You are free on Monday from half past five, and on Friday until half past five.',
          'On Sundays you have time for the phone, until eleven.',
          'You are going to visit friends in Brazil in three months. You do not know any Portuguese.',
          'You like to write every new word in a small book before you say it.',
        ],
        goals: [
          'Find out when A is free.',
          'Find out what A can do in Korean, and what A does not like.',
          'Make a plan with A for the first week: what do you do in each language?',
        ],
      },
      phrases: [
        'When are you free?',
        'What can you say in …?',
        'How do you like to learn?',
        'How do you say … in …?',
        'We can start with …',
        'Is that OK for you?',
      ],
    },
    statements: [
      'An app is enough to learn a language.',
      'You learn more from songs than from grammar.',
      'Children learn languages faster than their parents.',
      'I like to speak English with people I don’t know.',
      'It is more important to understand than to speak.',
      'A teacher should speak only English in an English lesson.',
      'I sometimes think in English.',
      'Everybody in the world should learn the same language.',
    ],
    questions: [
      'Which language do you find beautiful, and why?',
      'What was your first word or sentence in English?',
      'What can you do when you don’t know a word?',
      'Where do you hear or read English outside lessons?',
      'What strange sentence do you want to learn in five languages?',
    ],
    task: {
      instruction:
        'Your friend is going to work in a new country in three months, and doesn’t speak the language. Your friend has 60 pounds. Choose three ways to learn the language.',
      options: [
        'An app: free, ten minutes a day, but nobody to talk to',
        'An evening course: 40 pounds for twelve evenings, with fifteen other people',
        'A teacher at home: 15 pounds for one hour',
        'A partner who wants to learn your friend’s language: free, two hours a week, one for each language',
        'Ten books for small children: 10 pounds, with many pictures',
        'Films: 5 pounds a month, and the people in them speak fast',
        'A weekend with a family who speak only this language: 35 pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a person who wants to learn your language. Say what is easy and what is difficult, teach one useful sentence and one funny one, and ask a question.',
  },
  hard: {
    words: [
      word('fluent', 'adjective', 'able to speak easily and without stopping', 'She was fluent after a year in Hanoi.'),
      word('vocabulary', 'noun', 'all the words that somebody knows', 'Reading is good for your vocabulary.'),
      word('mix up', 'phrase', 'to think that one thing is another', 'I always mix up “borrow” and “lend”.'),
      word('accuracy', 'noun', 'being without mistakes', 'In a conversation, accuracy is not everything.'),
      word('correct', 'verb', 'to put right what is wrong', 'Please correct me when I say it wrong.'),
      word('attempt', 'noun', 'the act of trying to do something', 'My first attempt at Polish made everybody smile.'),
      word(
        'embarrassing',
        'adjective',
        'making you feel shy or silly in front of others',
        'It was embarrassing to forget such an easy word.',
      ),
      word('puzzled', 'adjective', 'confused because you do not understand', 'The waiter gave me a puzzled look.'),
      word('flawless', 'adjective', 'without a single mistake', 'His Arabic is flawless, but he hardly uses it.'),
      word('encourage', 'verb', 'to make somebody want to do something', 'Our teacher encouraged us to guess.'),
      word('exhibit', 'noun', 'a thing that is shown in a museum', 'The first exhibit is a torn dictionary.'),
      word('mother tongue', 'phrase', 'the first language that somebody learns', 'Her mother tongue is Swahili.'),
      word('accent', 'noun', 'a way of speaking that shows where you come from', 'I like his Scottish accent.'),
      word('pick up', 'phrase', 'to learn without really trying', 'He picked up some Greek in the kitchen.'),
    ],
    text: {
      title: 'The Museum of Mistakes',
      kind: 'dialogue',
      genre: 'interview',
      text: `Joon: Wanjiru, in your language school there is a Museum of Mistakes. What is the oldest exhibit?
Wanjiru: A menu. One of my learners had ordered the kitchen with rice. The cook came out, very politely, and showed him round. When he finally got his chicken, it was on the house.
Joon: Don’t people mind being laughed at?
Wanjiru: Nothing is shown without their permission, and each label says what happened next. That’s the point. On paper, a mistake ends in red ink. In life, somebody looks puzzled, you try again, and for the rest of your life you don’t mix up those two words.
Joon: Surely some mistakes are just embarrassing.
Wanjiru: Oh, yes. In her first week, a woman told her boss, “How boring I am today!” All she meant was that she was bored.
Joon: That hardly sounds better.
Wanjiru: So he said! They’ve been friends ever since.
Joon: Other teachers might say that you encourage people to be careless.
Wanjiru: I correct as much as they do. But accuracy grows out of attempts. I’ve met people with thousands of words and flawless grammar who never ordered so much as a sandwich.
Joon: And why is the biggest frame empty?
Wanjiru: That one is for everything that wasn’t said, because somebody was afraid of getting it wrong.
Joon: Who gave it to you?
Wanjiru: It’s mine. For six years I lived in Lisbon, and every morning a neighbour chatted to me on the stairs. I understood it all, and nodded. One day I had my first sentence ready. I’d practised it for a week. But she had moved out.
Joon: What was the sentence?
Wanjiru: “Would you like to come in for a coffee?” These days I say it to everybody who walks through that door, in eleven languages, and badly in nine of them. Do you take milk?`,
      questions: [
        choose(
          'What is Wanjiru’s main point?',
          'Mistakes are a way into a language.',
          [
            ['Grammar should no longer be taught.', 'She says: “I correct as much as they do.”'],
            ['Learners are best taught in a museum.', 'The museum is only a part of her school.'],
            ['Politeness matters more than words.', 'The cook is polite, but she does not compare the two.'],
          ],
          '“accuracy grows out of attempts”',
        ),
        choose(
          'What happened to the man who ordered the kitchen?',
          'He did not have to pay.',
          [
            ['He was told to go home.', '“On the house” has nothing to do with going home.'],
            ['He had to cook for himself.', 'He was shown the kitchen, but he did not cook.'],
            ['He got nothing but rice.', 'In the end he got his chicken.'],
          ],
          '“When he finally got his chicken, it was on the house.” That means that it was free.',
        ),
        trueOrFalse(
          'People are asked before their mistakes are put into the museum.',
          true,
          '“Nothing is shown without their permission”',
        ),
        choose(
          'Why does Joon think that “bored” hardly sounds better?',
          'It is rude to say it to a boss.',
          [
            ['It is not in every dictionary.', 'Nobody speaks of dictionaries here.'],
            ['It is harder for beginners to say.', 'Joon speaks of its meaning, not of how it is said.'],
            ['It means the same as “boring”.', 'The two words differ: that was her mistake.'],
          ],
          'It is not polite to tell your boss that you are bored: “All she meant was that she was bored.”',
        ),
        write(
          'For how many years did Wanjiru live in Lisbon?',
          ['six', '6', 'six years', 'for six years', '6 years', 'for 6 years'],
          '“For six years I lived in Lisbon”',
        ),
        choose(
          'What does Wanjiru’s last answer show?',
          'She no longer waits until it is perfect.',
          [
            ['She has found her old neighbour again.', 'The neighbour had moved out; she asks other people now.'],
            ['She would like Joon to learn languages.', 'She asks Joon about milk, not about languages.'],
            ['She is still afraid of talking to strangers.', 'She talks to everybody who comes in.'],
          ],
          'She says it “in eleven languages, and badly in nine of them”.',
        ),
      ],
    },
    roleCards: {
      scene: 'A small hotel wants English lessons for its staff. The owner and a teacher meet to plan them.',
      a: {
        role: 'You own the hotel.',
        facts: [
          'Nine people want lessons. The four at reception can hold a conversation; the five who cook and clean are beginners.',
          'Everybody has time from two to half past three, except on Mondays. At least four of the nine must be at work all the time.',
          'You have 1,000 pounds, and the guests arrive in eight weeks.',
        ],
        goals: [
          'Find out what an hour costs, and how large a group may be.',
          'Find out on which afternoons the teacher is free.',
          'Agree on a plan for eight weeks that you can pay for and that leaves nobody out.',
        ],
      },
      b: {
        role: 'You teach English in companies and hotels.',
        facts: [
          'You take 40 pounds an hour for a group of up to six people. You never mix beginners with others.',
          'You are free on Tuesdays and Thursdays from two to four.',
          'You have made recordings of hotel phrases. They cost 100 pounds for the whole staff.',
          'You have found that two short lessons a week work better than one long one.',
        ],
        goals: [
          'Find out how many learners there are, and how much they can say.',
          'Find out at what time of day they are free, how many may leave work at once, and how much money there is.',
          'Agree on a plan in which each group has two lessons a week. Sell your recordings if you can.',
        ],
      },
      phrases: [
        'How much English do they already have?',
        'What do they need it for?',
        'That would come to …',
        'What if we split the time between …?',
        'In my experience, …',
        'Could you come down a little if …?',
      ],
    },
    statements: [
      'A strong accent makes a person more interesting.',
      'Nobody needs to learn languages now that machines translate.',
      'You become a slightly different person in another language.',
      'It is rude to correct somebody in the middle of a sentence.',
      'Grammar is easier to learn at forty than at fourteen.',
      'You do not know a language until you can joke in it.',
      'Every pupil should learn a language that few people speak.',
      'I would rather speak five foreign languages badly than one well.',
    ],
    questions: [
      'Which mistake in any language taught you something that you have never forgotten?',
      'What is lost, and what is gained, when a machine translates for us?',
      'How would you teach your language to somebody who could spend only one day on it?',
      'Why do some people start to talk at once, and others wait until they are sure?',
      'Which word from your language should English have, too?',
    ],
    task: {
      instruction:
        'Forty languages are spoken in a town of 20,000, but few people talk to their neighbours. The town has 15,000 pounds for one year. Choose three ideas that work well together.',
      options: [
        'A language café in the library every Saturday: 3,000 pounds, but it depends on volunteers',
        'Evening courses for sixty beginners: 8,000 pounds',
        'A new phrase in another language at every bus stop each week: 4,000 pounds',
        'Free courses for thirty people who promise to teach their own language afterwards: 6,000 pounds',
        'A phone line with people who translate in shops and offices: 5,000 pounds, helpful at once',
        'A cookery book in all forty languages, made by school classes: 2,000 pounds',
        'A weekend by a lake for forty families who have no language in common: 7,000 pounds',
      ],
    },
    writing:
      'Write a label of 120 to 150 words for visitors to a Museum of Mistakes. Tell them about a mistake in a foreign language, real or invented: what was said, what was meant, how people looked, and what happened next.',
  },
};
