import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'best friend',
        'noun',
        'the person outside your family that you like most',
        'My best friend lives in the next street.',
      ),
      word('love', 'verb', 'to like somebody very, very much', 'They love their little sister.'),
      word('together', 'adverb', 'with another person', 'We do our homework together.'),
      word('meet', 'verb', 'to see somebody and talk to them', 'Let’s meet in front of the cinema at six.'),
      word('miss', 'verb', 'to be sad because somebody is not with you', 'I miss my cousins in Chile.'),
      word(
        'angry',
        'adjective',
        'how you feel when somebody does something bad to you',
        'She was angry with her brother.',
      ),
      word(
        'argument',
        'noun',
        'a talk in which two people do not agree and get loud',
        'They had an argument about the last cake.',
      ),
      word(
        'say sorry',
        'phrase',
        'to tell somebody that you feel bad about something you did',
        'He came to my house to say sorry.',
      ),
      word('alone', 'adverb', 'with no other people', 'Grandpa does not like to eat alone.'),
      word('laugh', 'verb', 'to make a sound because something is funny', 'Good friends laugh a lot.'),
      word(
        'couple',
        'noun',
        'two people who love each other, for example husband and wife',
        'The couple next door dance in their kitchen.',
      ),
      word(
        'fall in love',
        'phrase',
        'to start to have strong, warm feelings for somebody',
        'In the film they fall in love on a train.',
      ),
      word(
        'get married',
        'phrase',
        'to become somebody’s husband or wife',
        'My teacher is going to get married in June.',
      ),
      word('kind', 'adjective', 'nice to other people and ready to help', 'Be kind to the new girl in our class.'),
    ],
    text: {
      title: 'One bike, no words',
      kind: 'text',
      genre: 'story',
      text: `Bao and Malia are best friends. They ride one bike together: a long bike with two seats. Two weeks ago they had an argument about a map. Bao was angry, Malia was angry, and nobody wanted to say sorry first. They did not meet after that, and they did not phone.

Last Saturday was sunny. Bao went to the garage. He only wanted to look at the bike. Malia was already there, with her helmet on.

Nobody can ride that bike alone: it is too heavy. They both looked at it. Then Malia sat at the front, Bao sat at the back, and they rode to the sea. It is twenty kilometres. They did not say one word.

At the beach Malia opened her bag. In it there were two sandwiches. One was with cheese, the other one with egg. Malia never eats egg.

Bao looked at the sandwich and started to laugh.

‘I missed you too,’ he said.`,
      questions: [
        choose(
          'What is the story about?',
          'Two people who become friends again',
          [
            ['Two people who buy a bike together', 'They have the bike already.'],
            ['Two people who win a long bike race', 'They ride a long way, but there is no race.'],
            ['Two people who lose their way to the sea', 'There was a map, but they find the sea.'],
          ],
          'They were angry, and “nobody wanted to say sorry first”. At the end Bao says: “I missed you too”.',
        ),
        write(
          'What did Bao and Malia have an argument about?',
          ['a map', 'map', 'the map', 'about a map'],
          '“Two weeks ago they had an argument about a map.”',
        ),
        trueOrFalse('Bao and Malia talked a lot on the way to the sea.', false, '“They did not say one word.”'),
        choose(
          'Why did they ride the bike together?',
          'The bike needs two people.',
          [
            ['The bike had a new front seat.', 'The bike has two seats, but they are not new.'],
            ['The way was new to Malia.', 'We do not read that. She sat at the front.'],
            ['The weather was too bad to walk.', '“Last Saturday was sunny.”'],
          ],
          '“Nobody can ride that bike alone: it is too heavy.”',
        ),
        choose(
          'How does Bao know that Malia wants to be friends again?',
          'She made some food for him.',
          [
            ['She said sorry in the garage.', 'They did not say one word on the way.'],
            ['She phoned him in the morning.', '“They did not meet after that, and they did not phone.”'],
            ['She gave him the better seat.', 'Malia sat at the front. We do not read which seat is better.'],
          ],
          'One sandwich is with egg, and “Malia never eats egg.” So it is for Bao.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your friends Jomo and Dorota had an argument. You two want to bring them together on Saturday, so that they can talk.',
      a: {
        role: 'You are a good friend of Jomo.',
        facts: [
          'Jomo is not angry now, but is afraid to phone Dorota.',
          'Jomo has football training on Saturday until two, and a family party at six.',
          'Jomo likes the park and the café in Mill Street. Jomo thinks that films are boring.',
          'The café in Mill Street closes at four on Saturdays.',
        ],
        goals: [
          'Find out how Dorota feels, and why.',
          'Find out when Dorota is free on Saturday, and what Dorota likes.',
          'Choose a time and a place with B: Jomo and Dorota need one hour.',
        ],
      },
      b: {
        role: 'You are a good friend of Dorota.',
        facts: [
          'Dorota is sad. Dorota lost Jomo’s jacket and wants to say sorry.',
          'Dorota works in a shop until three on Saturday. It is half an hour by bus from the shop to the park or to Mill Street.',
          'Dorota likes films, cake and the park.',
          'It is going to rain on Saturday, but only until four o’clock.',
        ],
        goals: [
          'Find out if Jomo is still angry.',
          'Find out when Jomo is free on Saturday, and what Jomo likes.',
          'Decide with A what each of you is going to tell your friend.',
        ],
      },
      phrases: [
        'How does … feel now?',
        'When is … free?',
        '… doesn’t like …',
        'Is there a place that they both like?',
        'That’s too early, because …',
        'I’m going to tell … that …',
      ],
    },
    statements: [
      'Good friends never have arguments.',
      'You can have too many friends.',
      'It is easy for me to say sorry.',
      'You can fall in love in one minute.',
      'A friend on the internet is a real friend.',
      'Couples should do everything together.',
      'Friends need to like the same things.',
      'It is fun to do things alone.',
    ],
    questions: [
      'What makes somebody a good friend?',
      'What do you like to do together with other people?',
      'Where can people find new friends in your town?',
      'What can two friends do after an argument?',
      'Which couple or which friends from a film or a book do you like, and why?',
    ],
    task: {
      instruction:
        'Two best friends live in different countries. Now they have one day together, from ten to six, and 30 pounds for both of them. Choose three things for their day.',
      options: [
        'A long walk and a lot of old photos: three hours, free',
        'A boat on the river: one hour, 16 pounds for both',
        'Cook lunch together: three hours, 8 pounds',
        'A new film at the cinema: two hours, 18 pounds, and they can’t talk',
        'Visit their old teacher with a cake: two hours, 6 pounds',
        'A concert: two hours, 20 pounds, very loud',
        'Sit and talk in their old café: two hours, 10 pounds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to an old friend who lives far away now. Say what you miss, tell your friend two new things about your life, and ask your friend to visit you.',
  },
  hard: {
    words: [
      word(
        'get on with',
        'phrase',
        'to have a good relationship with somebody',
        'I get on with my stepbrother really well.',
      ),
      word('fall out', 'phrase', 'to stop being friends after a quarrel', 'They fell out over a game of chess.'),
      word('make up', 'phrase', 'to become friends again after a quarrel', 'Why don’t you two make up at last?'),
      word('count on', 'phrase', 'to be sure that somebody will help you', 'You can count on me if you need a hand.'),
      word(
        'let down',
        'phrase',
        'to disappoint somebody who believed in you',
        'He promised to come and then let us down.',
      ),
      word('look up to', 'phrase', 'to admire and respect somebody', 'The younger players look up to their captain.'),
      word(
        'put up with',
        'phrase',
        'to accept something unpleasant without complaining',
        'How do you put up with her singing at breakfast?',
      ),
      word('grow apart', 'phrase', 'to become less and less close over time', 'After school the two of us grew apart.'),
      word(
        'apology',
        'noun',
        'something you say or write to show that you are sorry',
        'I think that I owe you an apology.',
      ),
      word(
        'get over',
        'phrase',
        'to stop being unhappy about something',
        'It took him a year to get over the disappointment.',
      ),
      word(
        'keep in touch',
        'phrase',
        'to go on writing to or ringing each other',
        'We still keep in touch with our old neighbours.',
      ),
      word('split up', 'phrase', 'to end a relationship as a couple', 'The couple split up but still share a dog.'),
      word(
        'settle down',
        'phrase',
        'to begin a quieter life, often with a home and a family',
        'She travelled for years before she settled down.',
      ),
      word(
        'trust',
        'noun',
        'the feeling that somebody is honest and will not hurt you',
        'Trust grows slowly and disappears fast.',
      ),
    ],
    text: {
      title: 'Sorry, on half a page',
      kind: 'dialogue',
      genre: 'interview',
      text: `Youssef: Eleni, you write letters of apology for other people. Who needs that?
Eleni: Anybody who has fallen out with somebody and would like to make up. Friends, mostly. Neighbours who used to get on with each other perfectly well.
Youssef: Not couples?
Eleni: Fewer than you’d think. Couples meet at breakfast, so sooner or later one of them has to say something. Friends can simply stop ringing. Then they tell everybody that they’ve grown apart, although the truth is that one of them let the other one down.
Youssef: And why can’t they write for themselves?
Eleni: They can. They turn up with three pages, and I cross out two and a half.
Youssef: Which two and a half?
Eleni: First, every ‘but’. ‘I’m sorry, but you were late as well.’ That isn’t an apology, it’s a bill. Then the reasons go. Nobody has ever got over anything because of a good reason.
Youssef: So what’s left?
Eleni: What you did, and what you miss. One of my favourites had two sentences: ‘I lost your drum and blamed the dog. Wednesdays are very long now.’
Youssef: I got a letter like that last spring. It was from a friend I’d looked up to since school. I’d counted on him to give a speech at my wedding, and he didn’t come.
Eleni: What did he write?
Youssef: ‘I was afraid of the speech. I’ve been giving it in my car ever since.’ I rang him at once.
Eleni: I’m glad.
Youssef: It wasn’t like him at all, though. He’s never brief. On the phone he talked for two hours.
Eleni: I don’t discuss my customers.
Youssef: I didn’t ask you to.
Eleni: No. But do tell me: how was the speech?`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'What makes a good apology',
          [
            ['Why couples finally split up', 'Couples are mentioned only in passing.'],
            ['How to give a wedding speech', 'The speech is part of one example.'],
            ['When to give up on a friend', 'Eleni helps people to make up.'],
          ],
          'Eleni explains what she crosses out and what should be left: “What you did, and what you miss.”',
        ),
        choose(
          'Why, according to Eleni, do friends need her more than couples do?',
          'They can avoid each other for ever.',
          [
            ['They have more things to argue about.', 'She does not compare the number of quarrels.'],
            ['They find it harder to forgive mistakes.', 'She does not say that friends forgive less.'],
            ['They are worse at expressing feelings.', 'She says that they can write for themselves.'],
          ],
          'Couples have to face each other, but “Friends can simply stop ringing.”',
        ),
        trueOrFalse('Eleni adds good reasons to her customers’ letters.', false, '“Then the reasons go.”'),
        write(
          'Which word does Eleni cross out first?',
          ['but', '‘but’', 'the word but', 'every but'],
          '“First, every ‘but’.”',
        ),
        choose(
          'Why does Eleni call a sentence “a bill”?',
          'It demands something in return.',
          [
            ['It is paid for by the customer.', 'Customers pay her, but that is not what she means.'],
            ['It contains too many numbers.', 'There are no numbers in the sentence.'],
            ['It arrives when it is too late.', '“late” in the sentence is about the other person.'],
          ],
          'Whoever writes “I’m sorry, but you were late as well” expects the other one to be sorry too.',
        ),
        choose(
          'What does the end of the interview suggest?',
          'Eleni worked on the letter that Youssef got.',
          [
            [
              'Eleni was one of the guests at Youssef’s wedding.',
              'She knows about the wedding only what Youssef tells her.',
            ],
            ['Eleni is annoyed that the letter was so brief.', 'Brief letters are exactly what she likes.'],
            ['Eleni wants Youssef to become her customer.', 'She offers him nothing; he has made up already.'],
          ],
          'The letter is briefer than the friend ever is, and Eleni answers “I don’t discuss my customers”, although nobody has asked.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You have played music together for six years. Since the concert a month ago you have not spoken. Now you meet in a café.',
      a: {
        role: 'You left that concert in the interval, without a word, and B had to play the second half alone.',
        facts: [
          'A neighbour had rung: water was coming out of your flat. You had left a tap on, and you were ashamed to say so.',
          'From September you will work in another city. You will be at home every second weekend, for the first time on 12 and 13 September.',
          'What you can no longer put up with is that rehearsals start an hour late.',
        ],
        goals: [
          'Find out how the second half went.',
          'Find out why B is always late for rehearsals.',
          'Make up with B, and agree whether and how you will go on playing together.',
        ],
      },
      b: {
        role: 'You had to play the second half of that concert alone.',
        facts: [
          'You were terrified, but people loved it. You are both invited to play again on Saturday 10 October.',
          'On weekdays you look after your sister’s twins until seven. That is why you are late; you have never mentioned it.',
          'On Sundays you work until four. On Saturdays you are free. You need three rehearsals before you play in public.',
        ],
        goals: [
          'Find out why A left.',
          'Find out what A’s plans are for the autumn.',
          'Get an apology, and agree on an answer to the invitation and on times for rehearsals.',
        ],
      },
      phrases: [
        'I felt let down when …',
        'I should have told you that …',
        'I had no idea that …',
        'Could you put up with … if I …?',
        'From now on, you can count on me to …',
        'So shall we say … and see how it goes?',
      ],
    },
    statements: [
      'You can look up to somebody and still not like them.',
      'It is better to put up with a friend’s faults than to talk about them.',
      'Friends who never fall out do not know each other well.',
      'An apology by text message is worth very little.',
      'Couples who split up can stay good friends.',
      'People who are very different get on with each other best.',
      'Nobody can really count on more than five people.',
      'Friends grow apart because they are too lazy to keep in touch.',
    ],
    questions: [
      'What do friends most often fall out over, and is it worth it?',
      'What makes a person easy to get on with?',
      'Why do old friends grow apart, and what can be done about it?',
      'Who do young people look up to these days, and do you find that a good thing?',
      'What belongs in a good apology, and what does not?',
    ],
    task: {
      instruction:
        'A youth club has split into two groups that have fallen out: those who want loud music and those who want peace and quiet. There are four Friday evenings left before the summer, and 200 euros. Choose three measures and put them in order.',
      options: [
        'Cooking in mixed pairs: one evening, 120 euros, and nobody can hide',
        'A talk led by an outsider who does this for a living: one evening, 150 euros',
        'A timetable with loud and quiet days: one evening of argument, nothing to pay',
        'Each group writes down what it likes about the other: half an evening, free, possibly embarrassing',
        'A walk in the dark, without phones: one evening, 30 euros for lamps, and it must not rain',
        'A wall that divides the room in two: two evenings of work, 180 euros, peace at once',
        'A summer party, planned by four people from each group: two evenings, 80 euros',
      ],
    },
    writing:
      'Write a letter of 120 to 150 words to an old friend with whom you fell out two years ago (you may invent everything). Admit one mistake, recall something that you did together, and suggest how you could meet. The word “but” is not allowed.',
  },
};
