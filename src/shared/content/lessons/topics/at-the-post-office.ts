import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('post office', 'phrase', 'a place where you can send letters', 'The post office opens at nine.'),
      word('parcel', 'noun', 'a box or bag that you send to somebody', 'There is a parcel for you at the door.'),
      word('send', 'verb', 'to make something go to another place', 'I want to send this letter to Brazil.'),
      word('stamp', 'noun', 'a small piece of paper that you put on a letter', 'Two stamps for Spain, please.'),
      word('address', 'noun', 'the street and town where somebody lives', 'Please write the address here.'),
      word('form', 'noun', 'a paper with questions; you write the answers', 'You need a form for this parcel.'),
      word('postcard', 'noun', 'a card with a picture that you send to somebody', 'She sent me a postcard from Rome.'),
      word('by plane', 'phrase', 'in something that flies', 'The letter goes by plane.'),
      word('by ship', 'phrase', 'on a very big boat', 'It is cheap to send boxes by ship.'),
      word('cost', 'verb', 'to have a price', 'How much does a stamp cost?'),
      word('tape', 'noun', 'a long thin thing that you close boxes with', 'I need some tape for the box.'),
      word('weigh', 'verb', 'to find out how heavy something is', 'They weigh every parcel.'),
      word('envelope', 'noun', 'a paper cover for a letter', 'Put the letter in a white envelope.'),
      word('queue', 'noun', 'a line of people who are waiting', 'There is a long queue on Saturday.'),
    ],
    text: {
      title: 'The parcel that sings',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Yusra: Good morning. I want to send this parcel to Canada, please.
Mr Adair: Good morning. What is in it?
Yusra: A scarf and two books for my aunt.
Mr Adair: I’m going to weigh it. It’s just over two kilos. By plane it takes eight days and costs forty pounds. By ship it takes seven weeks and costs twenty-five.
Yusra: By ship, please. The scarf is for next winter. And four stamps for postcards.
Mr Adair: Here you are. Now write your name, address and phone number on this form.
Yusra: I don’t know my number! It’s in my phone, and I can’t find that. I looked everywhere this morning.
Mr Adair: Listen. Is your parcel singing?
Yusra: Oh no! That’s my phone! My mother is calling me!
Mr Adair: Open the box, then. Don’t worry, I have some new tape for you. It’s free.
Yusra: Thank you. Here it is! Is the parcel cheaper now?
Mr Adair: Yes, now it’s under two kilos. That’s five pounds less. And say thank you to your mother!`,
      questions: [
        choose(
          'What happens at the post office?',
          'Yusra finds something that she lost.',
          [
            ['Yusra gets a parcel from her mother.', 'Her mother is calling. The parcel is for her aunt.'],
            ['Yusra buys a phone for her aunt.', 'She buys stamps, and the phone is her phone.'],
            ['Yusra loses a parcel to Canada.', 'The parcel is there in front of her.'],
          ],
          'She cannot find her phone, and then: “Oh no! That’s my phone!”',
        ),
        write(
          'Which country is the parcel going to?',
          ['Canada', 'to Canada', 'in Canada'],
          '“I want to send this parcel to Canada, please.”',
        ),
        choose(
          'Why does Yusra choose the ship?',
          'Her aunt does not need the scarf now.',
          [
            ['Her aunt lives near the sea.', 'We do not read where in Canada her aunt lives.'],
            ['Planes do not carry books.', 'By plane it takes eight days, so it is possible.'],
            ['The parcel is too big for a plane.', 'It can go by plane, but that costs forty pounds.'],
          ],
          '“By ship, please. The scarf is for next winter.”',
        ),
        trueOrFalse('Yusra remembers her phone number.', false, '“I don’t know my number! It’s in my phone”'),
        choose(
          'How much is Yusra going to pay for the parcel?',
          'Twenty pounds',
          [
            ['Twenty-five pounds', 'It is cheaper without the phone.'],
            ['Forty pounds', 'That is the price by plane.'],
            ['Five pounds', 'It is five pounds less than before.'],
          ],
          'By ship it “costs twenty-five”. Without the phone: “That’s five pounds less.”',
        ),
        choose(
          'Why must Yusra say thank you to her mother?',
          'Her call showed where the phone was.',
          [
            ['Her mother paid for the parcel.', 'Her mother is not there and does not pay.'],
            ['Her mother gave her the tape.', 'The tape is from Mr Adair.'],
            ['Her mother told her the number.', 'Yusra does not ask her for the number.'],
          ],
          'Mr Adair hears the parcel, and Yusra says: “My mother is calling me!” Then she opens the box.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are students in England, and you live in the same house. B is ill in bed and gets a call from A, who is at the post office with B’s parcel.',
      a: {
        role: 'You are at the post office with B’s parcel.',
        facts: [
          'The parcel is 2.1 kilos.',
          'Up to two kilos it costs 18 pounds by plane and 11 pounds by ship. Over two kilos it costs 28 pounds by plane and 16 pounds by ship.',
          'By plane it takes one week. By ship it takes six weeks.',
          'A stamp for a postcard is two pounds. The post office closes in ten minutes.',
        ],
        goals: [
          'Find out what is in the parcel, and if you can take something out.',
          'Find out when the parcel must be there.',
          'Find out if B needs stamps. Then agree what to send, how, and what it costs.',
        ],
      },
      b: {
        role: 'You are ill, and your friend has your parcel.',
        facts: [
          'In the parcel there is a jumper (700 grams), a book (600 grams), tea (400 grams) and biscuits (400 grams).',
          'The jumper, the book and the tea are for your mother. Her birthday is in two weeks.',
          'The biscuits are for your brother, but he eats too many.',
          'You want three stamps for postcards. You have only 25 pounds.',
        ],
        goals: [
          'Find out how heavy the parcel is, and why that is important.',
          'Find out the prices and the times.',
          'Agree what to send and how. Do not pay more than 25 pounds.',
        ],
      },
      phrases: [
        'How heavy is it?',
        'How long does it take by plane?',
        'How much does it cost?',
        'We can take out the …',
        'When must it be there?',
        'So that is … pounds for everything.',
      ],
    },
    statements: [
      'A postcard is nicer than a message on the phone.',
      'I like to get parcels.',
      'I know the addresses of three friends.',
      'It is boring to wait in a queue.',
      'We do not need stamps any more.',
      'I sent a letter this year.',
      'It is hard to wait when a parcel is on its way.',
      'I always open parcels quickly.',
    ],
    questions: [
      'When did you last go to a post office, and why?',
      'What was in the best parcel that you ever got?',
      'Who do you want to send a postcard to, and what is on it?',
      'What must you write on a parcel?',
      'Why do people still write letters?',
    ],
    task: {
      instruction:
        'Your class wants to send a parcel to a class in another country. It must show them your town. The parcel can be two kilos, and you can spend 30 pounds on the things in it. What do you put in?',
      options: [
        'A book with photos of your town: 900 grams, 15 pounds',
        'Letters from all of you: 200 grams, free',
        'Chocolate from your town: 500 grams, 10 pounds, not good in hot weather',
        'Twenty postcards: 200 grams, 8 pounds',
        'A football shirt with all your names: 300 grams, 18 pounds',
        'A board game that you made: 700 grams, 3 pounds',
        'Honey in a glass: 500 grams, 6 pounds, it can break',
        'A box with stones and leaves from your park: 600 grams, free, but some countries do not allow leaves',
      ],
    },
    writing:
      'You sent a parcel to a friend in another country. Write an email of 50 to 70 words to your friend. Say when you sent it, how it travels and when it is going to come. Say one thing about what is in it, but do not say what it is.',
  },
  hard: {
    words: [
      word('postage', 'noun', 'what you pay to send something', 'The postage was more than the present.'),
      word('deliver', 'verb', 'to bring something to a person or a house', 'They even deliver parcels on Sundays.'),
      word('clerk', 'noun', 'somebody who serves people in a post office or bank', 'The clerk stamped both forms.'),
      word('counter', 'noun', 'the long table where customers are served', 'Only one counter was open at lunchtime.'),
      word('wrap', 'verb', 'to put paper or cloth around something', 'Wrap the cup in newspaper before you post it.'),
      word(
        'label',
        'noun',
        'a piece of paper with information that is fixed to something',
        'Stick the label on the longest side.',
      ),
      word(
        'sign for',
        'phrase',
        'to write your name to show that you got something',
        'My neighbour signed for the parcel.',
      ),
      word('registered', 'adjective', 'sent in a safe way, with a written record', 'Passports go by registered post.'),
      word('queue', 'noun', 'a line of people who are waiting', 'The queue reached the door.'),
      word('item', 'noun', 'one thing among several', 'Each item needs its own form.'),
      word('recipient', 'noun', 'the person who gets something', 'The recipient has to show a passport.'),
      word('track', 'verb', 'to follow where something is', 'You can track your parcel with this number.'),
      word(
        'customs form',
        'phrase',
        'a paper that says what is in a parcel sent abroad',
        'Write “used books” on the customs form.',
      ),
      word('fragile', 'adjective', 'easily broken', 'He wrote “fragile” on all six sides.'),
    ],
    text: {
      title: 'The man who posted himself',
      kind: 'text',
      genre: 'biography',
      source: 'John Tingey, The Englishman Who Posted Himself and Other Curious Objects (2010)',
      text: `In 1898 Reginald Bray, a young man from London, spent sixpence at a post office on a book of rules. The Post Office Guide explained, page after page, what might be sent, how it had to be wrapped and what the postage was. Other people looked up a price in it. Bray read it as a list of invitations. The smallest creature that could be posted, he discovered, was a bee, and the largest an elephant.

He owned no elephant, so he started with a bowler hat, a slipper, a frying pan and a rabbit’s skull. None of them was wrapped; the stamps and the address or label were on the item itself. Into a turnip he cut the address with a knife. One postcard, which showed a tall rock, was meant for the person who lived nearest to it. An astonishing number of such things were delivered.

Then he posted his dog. In 1900 he had himself delivered to his own front door. Three years later he did it again, this time by registered post, so that his patient father had to sign for him.

It is easy to feel sorry for the clerks behind the counter. Somebody, after all, had to weigh the skull while the queue grew. Yet Bray, who worked with figures all his life, was no enemy of rules. A great public service had made a promise, and he wanted to know how far it would be kept. By the time he died, in 1939, he had sent more than 32,000 items.

Today machines read our addresses, and I can track a parcel on my phone. No doubt it is all much quicker. But last week a letter of mine came back because I had written 17 instead of 71, and I thought of the rock.`,
      questions: [
        choose(
          'What was Bray’s aim?',
          'To find out what the post office was able to do',
          [
            ['To show that the post office was badly run', 'A surprising number of his things arrived.'],
            ['To earn a living by sending unusual things', 'He worked with figures.'],
            ['To persuade the post office to change its rules', 'He used the rules that were there.'],
          ],
          '“A great public service had made a promise, and he wanted to know how far it would be kept.”',
        ),
        choose(
          'What does “a list of invitations” mean here?',
          'The rules gave him ideas of what to try.',
          [
            ['The book offered guests a tour of a post office.', 'It explained what might be sent.'],
            ['The rules allowed him to send cards for parties.', 'Nothing is said about parties.'],
            ['The book asked its readers to suggest new rules.', 'It was Bray who did something with the old ones.'],
          ],
          'He read about bees and elephants where “Other people looked up a price”.',
        ),
        trueOrFalse(
          'The frying pan and the skull were sent without paper or a box.',
          true,
          '“None of them was wrapped; the stamps and the address or label were on the item itself.”',
        ),
        write(
          'Who had to sign for Bray when he was sent by registered post?',
          [
            'his father',
            'father',
            'his patient father',
            'Bray’s father',
            'the father',
            'his dad',
            'Reginald’s father',
            'Reginald Bray’s father',
          ],
          '“his patient father had to sign for him”',
        ),
        choose(
          'What does the writer say about the clerks of that time?',
          'Bray’s hobby made their work harder.',
          [
            ['They ought to have refused his parcels.', 'What he sent was allowed by the guide.'],
            ['They were slower than they had to be.', 'The queue grew because of things like the skull.'],
            ['They enjoyed Bray’s jokes in secret.', 'The text does not tell us that they did.'],
          ],
          '“It is easy to feel sorry for the clerks” – “Somebody, after all, had to weigh the skull while the queue grew.”',
        ),
        choose(
          'Why did the writer think of the rock?',
          'A person might have worked out the right address.',
          [
            ['The letter had been sent to the same place.', 'It was sent to number 17 instead of 71.'],
            ['The writer had wanted to copy Bray’s trick.', 'The wrong number was a mistake, not a trick.'],
            ['A letter took even longer in Bray’s days.', 'It is all much quicker now, but that is another point.'],
          ],
          'With Bray’s postcard somebody had to think who was meant. Now “machines read our addresses”, and a letter came back “because I had written 17 instead of 71”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends in two different towns. A posted a parcel to B last Monday, and it has not arrived. Now it is Tuesday, eight days later, and you talk on the phone.',
      a: {
        role: 'You sent the parcel.',
        facts: [
          'The parcel contains a camera worth 90 pounds and two glasses of home-made jam.',
          'You have tracked it. The website says: “Delivered on Thursday, 10.40, signed for by M. Lind”.',
          'Your receipt shows the address that you wrote: 16 Orchard Road.',
          'The post office pays up to 100 pounds for a lost parcel, but you have to ask for it within two weeks of posting.',
        ],
        goals: [
          'Find out whether the address was right, and who M. Lind is.',
          'Find out whether anything has come for B, and by when B needs the parcel.',
          'Agree on who does what today, and on what you do if the parcel does not turn up.',
        ],
      },
      b: {
        role: 'You are waiting for the parcel.',
        facts: [
          'You live at 61 Orchard Road.',
          'Maja Lind lives in the same road, at the other end. She is away until Sunday, but her brother waters her plants at six every evening.',
          'A card in your letter box says that something is waiting for you at the post office until Friday. It came on Wednesday and says: “one letter, from abroad”.',
          'You need the camera for a course on Saturday. Your cousin could lend you an old one.',
        ],
        goals: [
          'Find out what is known about the parcel.',
          'Find out what else was in it, and whether the money can be got back.',
          'Agree on who does what today, and on what you do if the parcel does not turn up.',
        ],
      },
      phrases: [
        'What does it say exactly?',
        'Could you read out the address?',
        'That can’t be it, because …',
        'It must have been delivered to …',
        'By when do we have to …?',
        'If it hasn’t turned up by …, I’ll …',
      ],
    },
    statements: [
      'A village without a post office is not a real village.',
      'Letters should be delivered on only two days a week.',
      'A letter that is written by hand deserves an answer by hand.',
      'People who send things back again and again should pay the postage.',
      'A parcel should never be left with a neighbour.',
      'I would rather talk to a clerk than use a machine.',
      'It ought to cost the same to send a letter to any place in the country.',
      'I always read the rules before I fill in a form.',
    ],
    questions: [
      'What is the strangest thing that you have ever sent or been sent?',
      'What would people lose if there were no more post offices?',
      'Why can a letter mean more than an email?',
      'How could parcels be delivered with less traffic?',
      'Which rules would you like to test, just to see what happens?',
    ],
    task: {
      instruction:
        'The last post office in a valley loses 24,000 pounds a year and will close unless it finds that money. Choose two to four measures that bring in or save enough. Who will be unhappy with your plan, and why?',
      options: [
        'Open only in the mornings: saves 9,000 pounds; people with jobs cannot come',
        'A café between counter and door: 10,000 pounds a year; the queue gets in the way',
        'A machine for stamps and parcels instead of one clerk: saves 14,000 pounds; she has worked there for thirty years',
        'Move into the school building: saves 7,000 pounds in rent; strangers in the school yard',
        'A pound more for every parcel: 5,000 pounds a year; small online shops will complain',
        'Volunteers at the counter on two days: saves 6,000 pounds; they would know who gets what',
        'Bread, passport photos and bus tickets at the counter: 8,000 pounds a year; the baker is against it',
      ],
    },
    writing:
      'A parcel that you posted arrived three weeks late, and what was in it was broken. Write a letter of 140 to 180 words to the post office. Explain what was in it and how it had been wrapped, describe what happened, and say what you expect.',
  },
};
