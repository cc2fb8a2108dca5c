import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('book a room', 'phrase', 'to ask a hotel to keep a place for you', 'I booked a room for two nights.'),
      word('reception', 'noun', 'the desk where guests arrive', 'Please leave the key at reception.'),
      word('guest', 'noun', 'a person who stays in a hotel', 'The guests have breakfast in the garden.'),
      word('key', 'noun', 'what you use to open a door', 'Here is the key to room 12.'),
      word('single room', 'phrase', 'a room for one person', 'A single room costs 60 pounds.'),
      word('double room', 'phrase', 'a room for two people', 'We would like a double room.'),
      word('breakfast', 'noun', 'the first meal of the day', 'Breakfast is from seven to ten.'),
      word('shower', 'noun', 'a place where you stand under water and wash', 'The shower is very small.'),
      word('towel', 'noun', 'a cloth to dry yourself with', 'Can I have one more towel, please?'),
      word('lift', 'noun', 'a machine that takes you up and down in a building', 'There is no lift in the old hotel.'),
      word('floor', 'noun', 'all the rooms on the same level', 'Your room is on the third floor.'),
      word('noisy', 'adjective', 'too loud', 'My room was noisy at night.'),
      word('view', 'noun', 'what you can see from a window', 'I would like a view of the sea.'),
      word('check out', 'phrasal verb', 'to pay and leave a hotel', 'You must check out before eleven.'),
    ],
    text: {
      title: 'Hotel Bellevue: what guests say',
      kind: 'text',
      genre: 'review',
      text: `Four stars – “A nice surprise” – Adaeze, two nights
I booked a double room with a view of the sea. There is no lift, and I was on the fourth floor. But the man at reception carried my suitcase. The shower was hot and the towels were clean. Breakfast was great. I am coming back in May.

Two stars – “Where is the sea?” – Robert, three nights
My single room had a view of a wall. I asked for another room. The man said, “The sea is behind the wall, sir.” It was also noisy: the kitchen is under room 3. The noise starts at five. I gave them two stars for the eggs.

Reply from the hotel
Dear Robert, thank you. You are right about the kitchen. We are going to use room 3 for suitcases. Please come back as our guest in May, and I will give you a room on the fourth floor. You can hear nothing there but the sea. And Adaeze.`,
      questions: [
        choose(
          'What are these texts?',
          'Opinions about a hotel, and a reply',
          [
            ['Plans for a trip to the sea', 'The guests have been there already.'],
            ['Rules for the guests of a hotel', 'Nobody is told what to do.'],
            ['Letters between two friends', 'Adaeze and Robert do not write to each other.'],
          ],
          'The title is about what guests say; then comes “Reply from the hotel”.',
        ),
        choose(
          'What was not so good for Adaeze?',
          'She had to walk up many stairs.',
          [
            ['She had to carry her suitcase.', 'The man at reception did that.'],
            ['She had to wash in cold water.', 'The shower was hot.'],
            ['She had to look at a wall.', 'That was Robert.'],
          ],
          '“There is no lift, and I was on the fourth floor.”',
        ),
        write(
          'What is under room 3?',
          ['the kitchen', 'kitchen', 'a kitchen', 'the hotel kitchen'],
          '“the kitchen is under room 3”',
        ),
        trueOrFalse('Robert liked his breakfast eggs.', true, '“I gave them two stars for the eggs.”'),
        choose(
          'Why does the hotel write “And Adaeze”?',
          'She is going to stay there again.',
          [
            ['She did not like her room.', 'She had a view of the sea and gave the hotel four stars.'],
            ['She works on the fourth floor.', 'She is a guest.'],
            ['She wants to meet Robert.', 'They do not know each other.'],
          ],
          'Adaeze writes: “I am coming back in May.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at the reception of a small hotel. It is nine in the evening. B has just arrived.',
      a: {
        role: 'You work at reception.',
        facts: [
          'You cannot find B’s name on the computer.',
          'There are two free rooms: a single room over the bar for 50 pounds, and a quiet double room with a balcony for 85.',
          'The bar closes at midnight. Breakfast is from eight, but the cook is there at seven.',
        ],
        goals: [
          'Find out B’s name (with spelling) and how many nights B wants.',
          'Say sorry, and offer a room.',
          'Find an answer that B is happy with. You can take 15 pounds off, once.',
        ],
      },
      b: {
        role: 'You are a guest. You booked a single room for two nights.',
        facts: [
          'You booked on the phone last week, and they said 60 pounds a night.',
          'You have a meeting at eight tomorrow, so you want to sleep well.',
          'You can pay 70 pounds a night, but not more.',
        ],
        goals: [
          'Say your name and what you booked.',
          'Find out if the room is quiet.',
          'Find out when you can have breakfast. Ask for it earlier.',
        ],
      },
      phrases: [
        'I booked a room for …',
        'Can you spell your name, please?',
        'Is it quiet?',
        'We have a room with …',
        'How much is it a night?',
        'Could I have breakfast at …?',
      ],
    },
    statements: [
      'I like to stay in hotels.',
      'A small hotel is nicer than a big one.',
      'A good breakfast is more important than a good view.',
      'You must make your bed in a hotel.',
      'I read what other guests say before I book.',
      'It is fun to live in a hotel for a year.',
      'Hotels need a television in every room.',
    ],
    questions: [
      'What must a good hotel room have?',
      'What can be wrong with a hotel room?',
      'Would you like to work at a hotel reception? Why, or why not?',
      'Is it better to have a room high up or near the ground? Why?',
      'What do you always take with you when you sleep in another place?',
    ],
    task: {
      instruction:
        'Four of you want to spend two nights near the sea. Together you have 300 pounds. The prices are for all four of you. With what is left, you buy food. Choose where to stay.',
      options: [
        'Hotel Royal: 150 pounds a night with all meals, an hour from the beach',
        'The Old Ship: 90 pounds a night, very small rooms on a boat',
        'A big flat: 130 pounds a night, you cook and clean',
        'Rosie’s House: 100 pounds a night, lovely breakfast, you must be in by ten',
        'A tent by the beach: 20 pounds a night, cold showers',
        'Hotel Disco: 80 pounds a night, new rooms, music until three',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a hotel. You want to book a room. Say for how many people, from when to when, what you need, and ask two questions.',
  },
  hard: {
    words: [
      word(
        'reservation',
        'noun',
        'an arrangement to keep a room or table for you',
        'I have a reservation in the name of Diaz.',
      ),
      word('fully booked', 'phrase', 'with no free rooms', 'In August we are always fully booked.'),
      word(
        'receptionist',
        'noun',
        'a person who welcomes guests at the desk',
        'The receptionist spoke five languages.',
      ),
      word('upgrade', 'verb', 'to give somebody a better room for the same price', 'They were upgraded to a suite.'),
      word('vacancy', 'noun', 'a room that is free', 'There was not one vacancy in the whole town.'),
      word(
        'complimentary',
        'adjective',
        'given to you free, as a present',
        'A complimentary basket of fruit stood on the table.',
      ),
      word('housekeeping', 'noun', 'the staff who clean the rooms', 'Housekeeping starts on the top floor.'),
      word('en suite', 'adjective', 'of a bathroom: belonging to the bedroom', 'All rooms have en suite bathrooms.'),
      word('deposit', 'noun', 'money paid in advance that you may get back', 'They kept her deposit.'),
      word('stain', 'noun', 'a dirty mark that is hard to remove', 'There was a stain on the carpet.'),
      word('tip', 'noun', 'extra money for good service', 'Who gets the tip: the waiter or the cleaner?'),
      word('invisible', 'adjective', 'that cannot be seen', 'Good service is almost invisible.'),
      word(
        'leave behind',
        'phrasal verb',
        'to forget to take with you',
        'You would not believe what guests leave behind.',
      ),
      word('occupied', 'adjective', 'in use by somebody', 'The room next door was occupied.'),
    ],
    text: {
      title: 'Fourteen rooms before two',
      kind: 'dialogue',
      genre: 'interview',
      text: `Mr Novak: You’ve cleaned rooms in the same hotel for eleven years, Ms Tran. How many a day?
Ms Tran: Fourteen, before two o’clock. It comes to about twenty-five minutes each, if nobody has had a party.
Mr Novak: What can you tell about a guest from the room?
Ms Tran: More than the receptionist can. She sees how they want to look. I see how they live when the door is shut. I had a judge who built towers of sugar.
Mr Novak: What do people leave behind?
Ms Tran: Chargers, mostly. Single socks. Once a wedding dress, with a note: “Do not send on.” We kept it for a year, in case.
Mr Novak: And tips?
Ms Tran: Two pounds, perhaps, in one room out of six. The expensive rooms give least. I don’t complain about that. People tip a face, and housekeeping hasn’t got one.
Mr Novak: Does it bother you to be invisible?
Ms Tran: You’re asking me as if it were a misfortune. It’s in the training: if you’ve done it well, nobody thinks of you. What bothers me is the other thing. They step over me in the corridor and go on quarrelling.
Mr Novak: The hotel now asks guests whether they’d like to do without cleaning, to save water. They get a complimentary drink for it.
Ms Tran: It says so on a card with a green leaf. Do you know what it’s like on the third day? A room takes me fifty minutes then, and I’m still given twenty-five.
Mr Novak: So it isn’t the water that they’re saving.
Ms Tran: I’m sure that they’re saving water as well.
Mr Novak: What should a guest do who wants to make your day easier?
Ms Tran: Open the window when you go. Put the towels in one place. And if you meet me, say good morning. You’d be surprised how many people say it to the dog.`,
      questions: [
        choose(
          'What is the interview about?',
          'What the work of cleaning hotel rooms is like',
          [
            ['What the best hotels do to save water', 'The water is only one question among several.'],
            ['What the strangest guests have stolen', 'It is about what they leave behind.'],
            [
              'What you must learn to become a receptionist',
              'Ms Tran compares herself with the receptionist, no more.',
            ],
          ],
          '“You’ve cleaned rooms in the same hotel for eleven years, Ms Tran.”',
        ),
        write(
          'How many rooms does Ms Tran clean before two o’clock?',
          ['fourteen', '14', 'fourteen rooms', '14 rooms'],
          '“Fourteen, before two o’clock.”',
        ),
        choose(
          'What does “People tip a face” mean?',
          'Guests give money to people whom they meet.',
          [
            ['Guests give more money to good-looking people.', 'Looks are not the point; being seen is.'],
            ['Guests give money in order to be admired.', 'She explains who gets it, not why.'],
            ['Guests give money when somebody looks angry.', 'Nobody in the interview looks angry at a guest.'],
          ],
          '“People tip a face, and housekeeping hasn’t got one.”',
        ),
        trueOrFalse('Guests in expensive rooms give the highest tips.', false, '“The expensive rooms give least.”'),
        choose(
          'What does Ms Tran suggest by “I’m sure that they’re saving water as well”?',
          'The hotel is really saving on cleaners.',
          [
            [
              'The hotel saves less water than it says.',
              'She grants the water; it is the other saving that she means.',
            ],
            ['The hotel is right to do without cleaning.', 'It gives her more to do in the same time.'],
            ['The hotel ought to save on drinks, too.', 'The drink is what guests get in return.'],
          ],
          '“A room takes me fifty minutes then, and I’m still given twenty-five.”',
        ),
        choose(
          'What does her last answer show?',
          'What hurts her is to be treated as if she were not there.',
          [
            ['What hurts her is that dogs are allowed in the hotel.', 'The dog is greeted; that is the comparison.'],
            ['What hurts her is that guests talk too much.', 'She would like them to say good morning.'],
            ['What hurts her is that nobody opens a window.', 'That is a practical wish.'],
          ],
          '“You’d be surprised how many people say it to the dog.”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is midnight at the reception of a hotel that is fully booked. B has come down in slippers.',
      a: {
        role: 'You are the night receptionist, the only one on duty.',
        facts: [
          'The noise in room 31 comes from a baby, and the parents are in tears themselves.',
          'One suite is empty, but it is reserved for a guest who is due at two and is often late.',
          'There is a sofa in the breakfast room, which is dark and quiet until seven.',
          'You may give a complimentary breakfast, but no money back before morning.',
        ],
        goals: [
          'Find out what exactly the guest needs in order to sleep.',
          'Do not let the guest knock at room 31.',
          'Find a solution for tonight, and note down what is promised for tomorrow.',
        ],
      },
      b: {
        role: 'You are the guest in room 32.',
        facts: [
          'You are playing in a chess final at nine.',
          'You believe that there is a party next door.',
          'You could sleep anywhere that is dark, even on a sofa, but you do not want to say so at once.',
        ],
        goals: [
          'Find out what is going on in room 31.',
          'Get another room, or at least some peace.',
          'Make sure that you are woken at seven.',
        ],
      },
      phrases: [
        'I’m terribly sorry to bother you, but …',
        'I can’t tell you that, I’m afraid.',
        'What I can do is …',
        'Surely there must be …',
        'Would you mind if …?',
        'I’d be very grateful.',
      ],
    },
    statements: [
      'You should tip the cleaner rather than the waiter.',
      'It is stealing to take the small bottles of shampoo home.',
      'Hotels without staff are the future, and a sad one.',
      'A guest has no duty to be tidy.',
      'Luxury is when nobody speaks to you.',
      'A room in a family’s home is better than any hotel.',
      'Reviews by guests are mostly about their moods.',
    ],
    questions: [
      'Who works for you without your ever seeing them?',
      'What can you find out about people from their rooms?',
      'When is “green” a real aim, and when is it only advertising?',
      'What makes you feel welcome in a place?',
      'Would you rather stay in one splendid room for a night or in a simple one for a week?',
    ],
    task: {
      instruction:
        'A hotel with forty rooms is losing guests and can afford three changes this year. Choose them, and say which kind of guest you give up on.',
      options: [
        'Soundproof windows on the street side',
        'A receptionist at night instead of a machine',
        'Ten more minutes per room for housekeeping',
        'A swimming pool on the roof, closed in winter',
        'Breakfast until noon',
        'Lower prices, and no daily cleaning',
        'Two rooms and a lift for guests who use wheelchairs',
      ],
    },
    writing:
      'Write a review of 140 to 180 words of a hotel in which you slept badly but were treated well. Be useful to different kinds of guests, and address a sentence to the owners.',
  },
};
