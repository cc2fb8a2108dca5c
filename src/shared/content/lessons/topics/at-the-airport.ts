import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('airport', 'noun', 'the place where planes start and land', 'We must be at the airport at six.'),
      word('flight', 'noun', 'a journey by plane', 'The flight takes three hours.'),
      word(
        'passport',
        'noun',
        'a small book with your photo that you need in other countries',
        'Can I see your passport, please?',
      ),
      word('gate', 'noun', 'the door that you go through to get to your plane', 'Our plane leaves from gate 14.'),
      word('boarding pass', 'phrase', 'the ticket that lets you get on the plane', 'My boarding pass is on my phone.'),
      word('suitcase', 'noun', 'a big bag for your clothes', 'You can take one suitcase.'),
      word('hand luggage', 'phrase', 'the small bags that you take onto the plane', 'Is this your hand luggage?'),
      word('seat', 'noun', 'a place to sit', 'I would like a seat by the window.'),
      word('late', 'adjective', 'after the right time', 'The plane is two hours late.'),
      word('queue', 'noun', 'people who stand and wait one behind the other', 'There is a long queue at the desk.'),
      word(
        'check in',
        'phrasal verb',
        'to show your ticket and leave your suitcase at the desk',
        'You can check in from five o’clock.',
      ),
      word('land', 'verb', 'to come down to the ground', 'We land in Lisbon at noon.'),
      word('pilot', 'noun', 'the person who flies a plane', 'The pilot told us about the weather.'),
    ],
    text: {
      title: 'Before your flight',
      kind: 'text',
      genre: 'instructions',
      text: `WELCOME TO NORTH BAY AIRPORT

North Bay is a small airport. Please read this, and you will have a good flight.

1. Come two hours before your flight. There is only one desk, and the queue is long.
2. You can check in one suitcase of 20 kilos. If it is heavier, you pay nine pounds, or you wear more clothes.
3. Have your passport and your boarding pass in your hand. Not in your suitcase. People put them there every day.
4. No water in your hand luggage, please. You can fill your bottle for free next to gate 2.
5. Go to your gate early. We have three gates. Some people still cannot find them.
6. If your plane is late, do not ask the man in the yellow jacket. He cleans the windows, and he is tired of it. Ask at the desk.

You can have any seat in the café, but not the red one. It belongs to our cat, Pilot.`,
      questions: [
        choose(
          'Who is this text for?',
          'People who are going to fly',
          [
            ['People who work at the airport', 'It tells passengers what to do.'],
            ['People who want to buy a ticket', 'They have one: the text talks about their boarding pass.'],
            ['People who are meeting a friend', 'They do not need a suitcase or a boarding pass.'],
          ],
          '“Please read this, and you will have a good flight.”',
        ),
        write(
          'How much do you pay for a heavier suitcase?',
          ['nine pounds', '9 pounds', '£9', 'nine', '9'],
          '“If it is heavier, you pay nine pounds”',
        ),
        choose(
          'Where can you get water?',
          'Next to gate 2',
          [
            ['At the desk', 'There you check in and ask questions.'],
            ['From the man in the yellow jacket', 'He cleans the windows.'],
            ['Next to gate 3', 'There are three gates, but the water is at another one.'],
          ],
          '“You can fill your bottle for free next to gate 2.”',
        ),
        trueOrFalse('The airport has a lot of gates.', false, '“We have three gates.”'),
        choose(
          'Why does the text talk about the man in the yellow jacket?',
          'Many people ask him about late planes.',
          [
            ['Many people think that he is the pilot.', 'Pilot is the name of the cat.'],
            ['Many people take his seat in the café.', 'The red seat is for the cat.'],
            ['Many people want to help him.', 'They ask him questions.'],
          ],
          '“He cleans the windows, and he is tired of it.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at the check-in desk of an airport. B wants to fly to Rome.',
      a: {
        role: 'You work at the desk.',
        facts: [
          'The flight to Rome is forty minutes late and leaves from gate 7.',
          'A suitcase can weigh 20 kilos. Three kilos more cost 15 pounds.',
          'There are two seats: one in the middle of row 3, one by the window in row 30.',
        ],
        goals: [
          'Find out if B has a passport and how many bags.',
          'Find out how heavy the suitcase is. Find an answer to the problem.',
          'Give B a seat.',
        ],
      },
      b: {
        role: 'You want to fly to Rome.',
        facts: [
          'You have your passport, one suitcase and a small bag.',
          'Your suitcase weighs 23 kilos. You have three big books in it.',
          'You have only ten pounds with you.',
          'You are a little afraid of flying, so you want to sit near the front.',
        ],
        goals: [
          'Find out if the flight is on time, and where the gate is.',
          'Find an answer to the problem with your suitcase.',
          'Ask for a good seat.',
        ],
      },
      phrases: [
        'Can I see your passport, please?',
        'How many bags do you have?',
        'I’m afraid it’s too heavy.',
        'Would you like a seat by the window?',
        'Is the flight on time?',
        'Where is the gate?',
      ],
    },
    statements: [
      'Flying is fun.',
      'It is good to be at the airport three hours early.',
      'The seat by the window is the best.',
      'I can wait for a long time and not get angry.',
      'Food at an airport is too expensive.',
      'Hand luggage is enough for a week.',
      'I would like to work at an airport.',
    ],
    questions: [
      'What can you do when you have to wait for three hours?',
      'What do people put in their hand luggage?',
      'Do you like to travel by plane, by train or by car? Why?',
      'What jobs do people have at an airport?',
      'You get a free ticket for one flight. Where do you want to go?',
    ],
    task: {
      instruction:
        'Your plane is five hours late. You are a group of four at the airport, and you have 40 pounds together. Plan the five hours.',
      options: [
        'A good lunch for four: 36 pounds, one hour',
        'A bus into town and back for four: 20 pounds, three hours, and you may miss the plane',
        'The airport museum: 2 pounds each, one hour, a little boring',
        'Sleep on the floor: free, cold',
        'A film on a laptop: free, but one of you needs the laptop for work',
        'Sandwiches and a game of cards: 14 pounds, as long as you like',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to meet you at the airport. Your plane is late. Say where you are, what happened, when you are going to land, and what your friend can do.',
  },
  hard: {
    words: [
      word(
        'security',
        'noun',
        'the place where bags and passengers are checked',
        'Security took an hour this morning.',
      ),
      word('delay', 'noun', 'the time by which something is late', 'The delay was blamed on the weather.'),
      word('cancel', 'verb', 'to decide that something will not happen', 'The last flight was cancelled.'),
      word('board', 'verb', 'to get on a plane, ship or train', 'We boarded at noon and left at three.'),
      word(
        'connecting flight',
        'phrase',
        'a second plane that you have to catch',
        'She missed her connecting flight in Doha.',
      ),
      word('overbooked', 'adjective', 'with more tickets sold than seats', 'The flight was overbooked by five.'),
      word('volunteer', 'noun', 'a person who offers to do something', 'They asked for volunteers to fly later.'),
      word(
        'compensation',
        'noun',
        'money that makes up for what you went through',
        'You may be entitled to compensation.',
      ),
      word(
        'passenger',
        'noun',
        'a person who travels in a bus or plane but does not control it',
        'Passengers are asked to stay seated.',
      ),
      word('crew', 'noun', 'the people who work on a plane', 'The crew had been on duty for too long.'),
      word('aisle', 'noun', 'the space to walk along between rows of seats', 'She prefers a seat on the aisle.'),
      word(
        'announcement',
        'noun',
        'information that is given to everybody, often over a loudspeaker',
        'Nobody understood the announcement.',
      ),
      word(
        'customs',
        'noun',
        'where officers check what you bring into a country',
        'He was stopped at customs because of a cheese.',
      ),
      word('be entitled to', 'phrase', 'to have the right to get', 'You are entitled to a meal after three hours.'),
    ],
    text: {
      title: 'One seat too few',
      kind: 'dialogue',
      genre: 'argument',
      text: `Ms Oduya: I’m very sorry, Mr Falk. The flight is overbooked by one, and you were the last to check in.
Mr Falk: I checked in forty minutes before departure. Your rule says thirty.
Ms Oduya: It does, and you did nothing wrong. We sold one ticket too many.
Mr Falk: On purpose?
Ms Oduya: On purpose. As a rule three passengers out of a hundred don’t turn up. Today everybody has.
Mr Falk: So the company bets on my staying in bed, and when it loses, I pay.
Ms Oduya: When it loses, it pays. You’re entitled to compensation, a hotel if you need one, and a seat on the flight at nine tonight.
Mr Falk: I have a connecting flight at five. My brother’s wedding is tomorrow at ten, on an island with one plane a day.
Ms Oduya: I see. May I ask whether you’re the best man?
Mr Falk: I’m the pianist. Is there nobody who’d rather have the money?
Ms Oduya: I’ve asked for volunteers twice. There was an announcement at the gate.
Mr Falk: I heard it. I couldn’t make out a word of it. Could you?
Ms Oduya: To be honest, no. The loudspeaker has been broken since March.
Mr Falk: Then nobody has been asked at all. What if somebody went on board and asked them to their faces?
Ms Oduya: We don’t normally do that. It delays the crew.
Mr Falk: How much is the compensation?
Ms Oduya: Four hundred pounds.
Mr Falk: There are a hundred and eighty people on that plane, and half of them are students. Give me two minutes in the aisle.
Ms Oduya: I can’t let you do it, Mr Falk. But there’s nothing in the rules to say that I can’t. Stay here, and hold my phone.`,
      questions: [
        choose(
          'What is the problem?',
          'There are more passengers than seats.',
          [
            ['There is a fault in the plane.', 'Only a loudspeaker is broken.'],
            ['There is a mistake in a passport.', 'Passports are not mentioned.'],
            ['There is a wedding at the airport.', 'It takes place on an island.'],
          ],
          '“The flight is overbooked by one, and you were the last to check in.”',
        ),
        trueOrFalse('Mr Falk checked in too late.', false, 'Ms Oduya admits: “you did nothing wrong”.'),
        choose(
          'Why does the company sell too many tickets?',
          'Some passengers usually stay away.',
          [
            ['Some passengers pay too little.', 'Prices of tickets are not mentioned.'],
            ['Some passengers need two seats.', 'Nobody says so.'],
            ['Some passengers like to get compensation.', 'That may help today; it is not why they oversell.'],
          ],
          '“As a rule three passengers out of a hundred don’t turn up.”',
        ),
        write(
          'How much is the compensation?',
          ['four hundred pounds', '400 pounds', '£400', 'four hundred', '400'],
          'Asked about it, she says: “Four hundred pounds.”',
        ),
        choose(
          'Why does Mr Falk say that nobody has been asked?',
          'The announcement could not be understood.',
          [
            ['The announcement was made too late.', 'It was made twice, but the loudspeaker is broken.'],
            ['The announcement did not mention money.', 'He did not understand a word of it.'],
            ['The announcement was in one language only.', 'The language is not the trouble.'],
          ],
          '“I couldn’t make out a word of it.”',
        ),
        choose(
          'What is Ms Oduya going to do at the end?',
          'Go on board and look for a volunteer herself',
          [
            ['Ring the pilot and stop the plane', 'She leaves the phone with him.'],
            ['Let Mr Falk speak to the passengers', 'She says that she cannot let him do it.'],
            ['Give Mr Falk her own seat on the plane', 'She works at the gate and has none.'],
          ],
          '“But there’s nothing in the rules to say that I can’t.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The last flight tonight has been cancelled because of fog. You meet at the service desk, where B is next in the queue.',
      a: {
        role: 'You work at the service desk.',
        facts: [
          'There are two seats on the flight at six tomorrow morning, and one at eleven. The flight takes an hour.',
          'The airport hotel is full; a hotel in town is forty minutes away by free bus.',
          'A night coach leaves in half an hour and arrives at seven; you may give out tickets, but hardly anybody asks.',
          'A suitcase that has been checked in can be brought back, but that takes twenty minutes.',
        ],
        goals: [
          'Find out when B has to be there, and who is travelling with B.',
          'Explain clearly what B is entitled to: a bed, a meal, another journey.',
          'Find something that B accepts within three minutes; the queue is long.',
        ],
      },
      b: {
        role: 'You are a passenger.',
        facts: [
          'You are travelling with two friends, and one of them is asleep on the floor with a fever.',
          'You have an exam tomorrow at two; your friends are in no hurry.',
          'Your medicine is in a suitcase that you have already checked in.',
        ],
        goals: [
          'Find out about every way to get there before two.',
          'Get your suitcase back, at least for a moment.',
          'Decide whether to travel together or apart.',
        ],
      },
      phrases: [
        'What are we entitled to?',
        'I quite understand, but …',
        'Is there any way of …?',
        'The best I can offer is …',
        'That would mean that …',
        'Could you hold that for a minute?',
      ],
    },
    statements: [
      'Flights of less than 500 kilometres should be forbidden.',
      'Those who pay more should not have to queue.',
      'Airlines should not be allowed to sell more tickets than seats.',
      'It is rude to lean your seat back.',
      'Clapping after the landing is charming.',
      'Children should have a part of the plane to themselves.',
      'Flying is still too cheap.',
      'Security checks only make people feel safer; they do not make them safer.',
    ],
    questions: [
      'How do people change when they have to wait for hours together?',
      'What would you do if you were offered 400 pounds to fly a day later?',
      'What makes an airport pleasant or unpleasant?',
      'When is it right to bend a rule for one passenger?',
      'How will people travel over long distances in fifty years?',
    ],
    task: {
      instruction:
        'An overbooked plane has to leave three of these passengers behind until tomorrow. Nobody volunteers. Decide who stays, by which rule, and what each of the three is given.',
      options: [
        'A nurse on her way to a night shift that cannot be covered',
        'A family’s grandfather, the only one of five without a seat next to the others',
        'A football fan whose match is tonight, and who paid the most',
        'A student who checked in last and has an exam in two days',
        'A businessman who flies with this airline every week',
        'A cook who has been awake for thirty hours',
        'A musician with a cello, which has a seat of its own',
      ],
    },
    writing:
      'Write a letter of complaint of 140 to 180 words to an airline. Your flight was overbooked, and you were left behind. Describe what happened, say what was done well, and ask for what you are entitled to.',
  },
};
