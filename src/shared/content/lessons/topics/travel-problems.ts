import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('suitcase', 'noun', 'a big bag with a handle for clothes on a journey', 'My suitcase is too heavy.'),
      word('flight', 'noun', 'a journey by plane', 'Our flight leaves at noon.'),
      word('late', 'adjective', 'after the right time', 'The train was two hours late.'),
      word('airport', 'noun', 'the place where planes come and go', 'We slept at the airport.'),
      word('luggage', 'noun', 'all the bags that you take on a journey', 'Her luggage is still in Madrid.'),
      word('miss', 'verb', 'to come too late for a train or plane', 'Run, or we are going to miss the train!'),
      word('cancel', 'verb', 'to say that something is not going to happen', 'They had to cancel the boat trip.'),
      word('passport', 'noun', 'a small book that you need in other countries', 'Where is my passport?'),
      word('lost', 'adjective', 'when nobody knows where something is', 'My lost bag came back after a week.'),
      word('phone', 'verb', 'to call somebody', 'Phone the hotel and say that we are late.'),
      word('arrive', 'verb', 'to come to a place at the end of a journey', 'We arrive at midnight.'),
      word('give back', 'phrase', 'to let somebody have their things again', 'You have to give back the hotel key.'),
      word('tired', 'adjective', 'when you want to sleep or rest', 'After the journey we were very tired.'),
      word('taxi', 'noun', 'a car with a driver that you pay for', 'There was no bus, so we took a taxi.'),
    ],
    text: {
      title: 'Big teeth at the theatre',
      kind: 'text',
      genre: 'news',
      text: `Chidi Okoro is a dentist. On Friday he flew to Malta. His flight was late, and he was tired. At the airport he took a big black suitcase and went to his hotel by taxi.

In his room he opened it. There were no shirts in it. Thirty little faces looked at him: they were puppets!

At the same time Yuki Sato opened a big black suitcase at the children’s theatre. She found four shirts and some very big plastic teeth. Mr Okoro uses them to teach children. There was no phone number on the suitcase, and her puppet show was at seven.

Ms Sato did not cancel it. She played “The Hungry Teeth”, and two hundred children laughed for an hour.

Mr Okoro phoned the airport. At eight he arrived at the theatre with the puppets and got his shirts back.

“And my teeth?” he asked.

“Let’s talk about the teeth,” said Ms Sato. “There’s another show tomorrow.”`,
      questions: [
        choose(
          'What is the news about?',
          'Two people with the wrong suitcase',
          [
            ['Two children at a funny puppet show', 'There were two hundred children, and the show is only one part.'],
            ['A dentist who lost his plane ticket', 'He has a suitcase that is not his.'],
            ['A hotel with the wrong kind of room', 'The room is not the problem.'],
          ],
          '“There were no shirts in it.” His shirts were in Ms Sato’s hands: “She found four shirts”.',
        ),
        write(
          'How many puppets were there?',
          ['thirty', '30', 'thirty puppets', '30 puppets'],
          '“Thirty little faces looked at him: they were puppets!”',
        ),
        trueOrFalse('Ms Sato found Mr Okoro’s phone number.', false, '“There was no phone number on the suitcase”'),
        choose(
          'Why does Mr Okoro have the big teeth?',
          'He needs them for his lessons.',
          [
            ['He wants to sell them in Malta.', 'We do not read that he sells anything.'],
            ['He bought them for his children.', 'He teaches children. We do not read that he has any.'],
            ['He plays with them in a theatre.', 'Ms Sato does that.'],
          ],
          '“Mr Okoro uses them to teach children.”',
        ),
        choose(
          'What does Ms Sato want at the end?',
          'The teeth, for one more day',
          [
            ['A new suitcase for her puppets', 'She says nothing about the suitcase.'],
            ['Her puppets, before tomorrow', 'He brings her the puppets at eight.'],
            ['A ticket for tomorrow’s show', 'It is her own show.'],
          ],
          '“Let’s talk about the teeth” and “There’s another show tomorrow.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are at an airport on Friday, at four in the afternoon. A’s suitcase is not there. B works at the help desk.',
      a: {
        role: 'You are a passenger without a suitcase.',
        facts: [
          'You came from Rome on flight 218. Your suitcase is small and green, with a white star.',
          'You are staying at Hotel Lago, ten kilometres from here. On Sunday at nine you leave for the mountains.',
          'Your sister’s wedding is tomorrow at two. Your good clothes and your shoes are in the suitcase.',
          'In town there are nice clothes for 50 pounds and shoes for 40 pounds. The shops close at six.',
        ],
        goals: [
          'Find out where your suitcase is, and when it can be here.',
          'Find out who takes it to the hotel, and at what time.',
          'Find out if the airport gives you money, and agree on a plan for tomorrow.',
        ],
      },
      b: {
        role: 'You work at the help desk.',
        facts: [
          'You know of three lost green suitcases. The one with a white star is in Athens.',
          'A plane from Athens arrives at eleven tonight, but it is often full. The next one arrives tomorrow at three.',
          'A driver takes suitcases to hotels for free, up to twenty kilometres: from ten to twelve in the morning and from four to six in the afternoon.',
          'You can give a passenger 60 pounds for things that they need before the suitcase comes.',
        ],
        goals: [
          'Find out the flight number, and what the suitcase looks like.',
          'Find out where A is staying, how far it is, and for how long.',
          'Find out what A needs, when and why, and agree what A does with the money.',
        ],
      },
      phrases: [
        'My suitcase didn’t arrive.',
        'What does it look like?',
        'Where are you staying?',
        'What do you need before …?',
        'And if it isn’t on that plane?',
        'Here is what we can do.',
      ],
    },
    statements: [
      'A small bag is enough for every journey.',
      'It is better to be two hours early than two minutes late.',
      'I stay calm when there is a problem.',
      'The best stories come from bad journeys.',
      'You should never travel alone.',
      'I always take too many clothes.',
      'Bad weather is the worst travel problem.',
    ],
    questions: [
      'What can go wrong on a journey?',
      'Which three things do you always take with you, and why?',
      'What do you do when a train or plane is very late?',
      'Who is a good person to travel with when there are problems?',
      'Which journey in a film or book went wrong, and how did it end?',
    ],
    task: {
      instruction:
        'There is snow, and your plane is not leaving until nine tomorrow morning. It is four in the afternoon now. There are three of you, with 90 pounds in all. Make a plan for food, sleep and fun with two to four of these.',
      options: [
        'A hotel at the airport, with breakfast: 75 pounds for three',
        'The seats at the airport: free, but cold and noisy',
        'A bus into town and back: 12 pounds for three, it also goes early in the morning',
        'A room with a family in town: 48 pounds for three, no breakfast',
        'Dinner in a good restaurant in town: 45 pounds for three',
        'Sandwiches and fruit from the airport shop: 15 pounds for three',
        'A film at the airport: 18 pounds for three, it ends at midnight',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a hotel. You are going to arrive very late. Say who you are, what happened, when you are going to be there, and ask for one thing that you need.',
  },
  hard: {
    words: [
      word(
        'cancel',
        'verb',
        'to decide that something planned will not take place',
        'All the ferries were cancelled because of the storm.',
      ),
      word('miss', 'verb', 'to be too late for something', 'If we miss this train, we will miss the boat too.'),
      word('queue', 'noun', 'a line of people who are waiting', 'The queue went twice round the hall.'),
      word(
        'stranded',
        'adjective',
        'unable to leave a place because you have no transport',
        'We were stranded on the island for two days.',
      ),
      word(
        'rebook',
        'verb',
        'to arrange another journey in place of the planned one',
        'They rebooked us on a later flight.',
      ),
      word(
        'voucher',
        'noun',
        'a piece of paper that you can use instead of money',
        'The voucher was just enough for soup.',
      ),
      word(
        'alternative',
        'noun',
        'something else that you can choose',
        'The only alternative was a night on the coach.',
      ),
      word('refund', 'noun', 'money that is given back to you', 'Can I get a refund for the hotel?'),
      word(
        'connecting flight',
        'noun',
        'a second plane that you change to on the way',
        'We had nine minutes to catch our connecting flight.',
      ),
      word(
        'overbooked',
        'adjective',
        'with more tickets sold than there are places',
        'The plane was overbooked, so two passengers stayed behind.',
      ),
      word(
        'unacceptable',
        'adjective',
        'so bad that it should not be allowed',
        'A wait of six hours without water is unacceptable.',
      ),
      word('look up', 'phrase', 'to find information in a book or online', 'I looked up the next coach to the coast.'),
      word(
        'turn out',
        'phrase',
        'to be something in the end, often to people’s surprise',
        'The short cut turned out to be a river.',
      ),
      word(
        'travel insurance',
        'noun',
        'a contract that pays when something goes wrong on a trip',
        'Travel insurance paid for my lost rucksack.',
      ),
    ],
    text: {
      title: 'The sandwich',
      kind: 'dialogue',
      genre: 'interview',
      text: `Noor: Mireille, for twenty-two years you’ve been rebooking stranded passengers at a big airport. What’s the first thing they say to you?
Mireille: “This is unacceptable.” I always agree with them. It saves time.
Noor: And who gets the last seat on the next flight? The one who shouts loudest?
Mireille: Officially, whoever has waited longest. Shouting is a mistake, though. It makes my computer terribly slow.
Noor: So what does work?
Mireille: Knowing what you want. Most people want me to change the past: the fog should never have come. But a few have looked up an alternative. They say, “There’s a train at six from the next city. Could you get me there?” With them I can do something.
Noor: Is there anyone you’ll never forget?
Mireille: A young cellist. Every flight had been cancelled, there were two hundred people in the queue, and he was going to miss an audition. When it was his turn, he asked me whether I’d eaten anything. I hadn’t, not since breakfast. He gave me half a cheese sandwich.
Noor: And in return he got the last seat.
Mireille: There was no last seat. All I could give him was a voucher for a hotel, and he missed his audition.
Noor: What a sad story!
Mireille: He didn’t use the voucher. He unpacked his cello and played until midnight. One woman in the queue listened with her eyes closed. It turned out that she ran an orchestra.
Noor: You’re making that up.
Mireille: He sends me a ticket for every concert they give. Row three.
Noor: A last question. Tomorrow your own holiday begins. Where are you flying to?
Mireille: Flying? I have a bicycle, a tent, and a lake twenty kilometres from my front door.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'What a job has taught somebody about people',
          [
            ['How an airport prepares for a day with thick fog', 'Fog is mentioned once, as an example.'],
            ['Why passengers should complain more politely', 'Shouting does not help, but that is only one part.'],
            ['How a musician came to change his profession', 'The cellist remains a musician, and he is one example.'],
          ],
          'She tells what “the first thing they say” is, what “Most people want”, and whom she will never forget.',
        ),
        trueOrFalse(
          'Mireille contradicts passengers who complain.',
          false,
          '“I always agree with them. It saves time.”',
        ),
        choose(
          'Which passengers does Mireille find it easiest to help?',
          'Those who bring a plan of their own',
          [
            ['Those who explain why they are upset', 'Being upset changes nothing; they “want me to change the past”.'],
            ['Those who have been waiting longest', 'They come first officially, but that makes it no easier.'],
            ['Those who take whatever they are given', 'On the contrary, she recommends “Knowing what you want”.'],
          ],
          '“But a few have looked up an alternative.” Of them she says: “With them I can do something.”',
        ),
        write(
          'What did the cellist give Mireille that night?',
          [
            'half a cheese sandwich',
            'half a sandwich',
            'half his sandwich',
            'half his cheese sandwich',
            'a cheese sandwich',
            'a sandwich',
            'cheese sandwich',
            'sandwich',
            'half of his sandwich',
            'some of his sandwich',
          ],
          '“He gave me half a cheese sandwich.”',
        ),
        choose(
          'How did the cellist find a place in an orchestra?',
          'The right person happened to hear him.',
          [
            ['The audition was held again the next day.', 'He missed it, and no second one is mentioned.'],
            ['The airline recommended him to an orchestra.', 'All that he got at the desk was a voucher.'],
            ['The people in the queue wrote a letter for him.', 'Only one woman in the queue mattered.'],
          ],
          '“One woman in the queue listened with her eyes closed. It turned out that she ran an orchestra.”',
        ),
        choose(
          'What does Mireille’s last answer suggest?',
          'She would rather not depend on flights.',
          [
            ['She cannot afford to go any further away.', 'Money is not mentioned; she sounds content.'],
            ['She intends to leave her job before long.', 'It is a holiday, and nothing is said of leaving.'],
            [
              'She has never been interested in the world.',
              'That goes too far: she only spends one holiday near home.',
            ],
          ],
          'She asks “Flying?” as if that were absurd: all that she needs is “a bicycle, a tent, and a lake”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is seven in the evening. A storm has stopped all flights, and two strangers at an airport both have to get to Aldenburg, 400 kilometres away.',
      a: {
        role: 'You are an engineer on the way to a meeting.',
        facts: [
          'There is one hire car left: 160 euros in all, petrol included. The driver needs three years of experience. You passed your driving test last year.',
          'Your meeting is at eleven tomorrow morning. After a night without a bed you are no use to anybody.',
          'Your firm pays 150 euros at most for travel and hotel together.',
          'Big dogs make you nervous, unless they are asleep.',
        ],
        goals: [
          'Find out whether B can drive, and for how long.',
          'Find out what other ways there are of reaching Aldenburg, and what they cost.',
          'Find out where one could sleep on the way.',
          'Agree on a plan before the car is taken by somebody else.',
        ],
      },
      b: {
        role: 'You are a teacher on the way to your sister’s wedding.',
        facts: [
          'You have driven for twenty years, but at most three hours at a time and never after midnight. It is five hours to Aldenburg.',
          'The night train leaves at 11.30 and arrives at seven. A seat costs 95 euros; there are no beds. A ticket for your dog costs 45 euros.',
          'Halfway there is an inn that takes dogs: 60 euros for each room.',
          'Your dog is as big as a sheep and sleeps in cars, but not on trains. You must be there by noon and can spend 150 euros.',
        ],
        goals: [
          'Find out what the car costs, and who may drive it.',
          'Find out when A has to be there, and how much A can spend.',
          'Find out whether A can bear travelling with your dog.',
          'Agree on a plan that nobody regrets tomorrow.',
        ],
      },
      phrases: [
        'Are you by any chance going to …?',
        'What if we shared …?',
        'I ought to warn you that …',
        'That comes to … each.',
        'We’d have to be there by …',
        'I can put up with …, but not with …',
      ],
    },
    statements: [
      'You only get to know people when something goes wrong.',
      'Those who shout get better service.',
      'A journey on which nothing goes wrong is soon forgotten.',
      'Airlines should pay for every hour that they are late.',
      'People who miss a flight have only themselves to blame.',
      'I would rather have bad news than no news.',
      'Planning every detail makes travelling more stressful.',
      'Nobody should be allowed to fly with more than one bag.',
    ],
    questions: [
      'What do people do in a long queue that shows what they are like?',
      'Which problems on a journey make the best stories afterwards?',
      'What would you do with twelve hours at an airport and no phone?',
      'What should somebody at a help desk never say?',
      'How would people travel if planes stopped flying for a year?',
    ],
    task: {
      instruction:
        'Your airline has 50,000 euros a year to make long delays easier to bear. Choose three measures, and be ready to explain to another group why your choice is better than theirs.',
      options: [
        'A text message every fifteen minutes, even when nobody knows anything: 5,000 euros',
        'A quiet room with forty beds, families first: 25,000 euros',
        'Ten more people at the desks on bad days: 30,000 euros',
        'A musician in every hall: 10,000 euros, not to everybody’s taste',
        'A hot meal after two hours, and not only after four: 20,000 euros',
        'Free phone calls and chargers at every seat: 8,000 euros',
        'Twenty euros back for each hour, without a form: 35,000 euros',
      ],
    },
    writing:
      'Write a story of 150 to 190 words for a travel magazine about a journey that went wrong and ended well. Begin in the middle of the trouble, let one stranger do something unexpected, and leave the reader with a smile.',
  },
};
