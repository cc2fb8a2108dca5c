import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('battery', 'noun', 'the part that gives a phone its power', 'My battery is nearly empty.'),
      word('charger', 'noun', 'the thing that fills your phone with power again', 'Can I use your charger?'),
      word('screen', 'noun', 'the part of a phone that you look at and touch', 'The screen broke when I fell.'),
      word('call', 'verb', 'to speak to somebody by phone', 'I call my aunt every Sunday.'),
      word('send', 'verb', 'to make a message or photo go to somebody', 'Send me the photo, please.'),
      word('take a photo', 'phrase', 'to make a picture with a camera or phone', 'Can you take a photo of us?'),
      word('on silent', 'phrase', 'with no sound', 'In the cinema my phone is on silent.'),
      word('alarm clock', 'noun', 'something that makes a noise to wake you', 'My phone is my alarm clock.'),
      word('map', 'noun', 'a picture that shows streets and places', 'I found the café on the map.'),
      word('video', 'noun', 'a short film', 'We watched a video of a dancing bird.'),
      word('app', 'noun', 'a program on a phone', 'This app shows me the next bus.'),
      word('message', 'noun', 'words that you write and send', 'I got a message from Lin.'),
      word('ring', 'verb', 'to make the sound of a phone', 'Somebody’s phone rang in the lesson.'),
      word('turn off', 'phrase', 'to stop a machine or a phone', 'I turn off my phone at ten.'),
    ],
    text: {
      title: 'Nine per cent',
      kind: 'text',
      genre: 'story',
      text: `I am Suda’s phone, and I am tired. My battery is at nine per cent.

At six this morning I was an alarm clock, and at eight I was a bus ticket. At school I was in a bag, on silent. That was nice! Then Suda took forty photos of a dog and sent them all to her brother.

Now she is in a new part of town, and I am her map. Turn left, I say. But she is watching a video. Two per cent. Please, where is your charger?

My screen goes dark. I can’t see, but I can hear. First there is nothing. Then I hear Suda: “Excuse me, where is Lake Street?”

“I’m going there too,” says somebody. “Let’s walk.” They talk and laugh all the way.

In the evening I wake up. Suda gives me a new name and number: Amina, Lake Street. I found her a friend! I only had to go to sleep.`,
      questions: [
        choose(
          'What happens in the story?',
          'A phone stops, and two people meet.',
          [
            ['A phone breaks, and a girl gets a new one.', 'The phone is not broken. It wakes up in the evening.'],
            ['A phone is lost, and a friend finds it.', 'The phone is with Suda all the time.'],
            ['A phone rings, and a dog runs away.', 'The dog is in the photos. It does not run away.'],
          ],
          '“My screen goes dark.” Then somebody says: “I’m going there too” … “They talk and laugh all the way.”',
        ),
        write(
          'What was the phone at eight in the morning?',
          ['a bus ticket', 'bus ticket', 'a ticket', 'ticket', 'the bus ticket'],
          '“at eight I was a bus ticket”',
        ),
        trueOrFalse('At school the phone made a lot of noise.', false, '“At school I was in a bag, on silent.”'),
        choose(
          'What does Suda do when her phone goes dark?',
          'She asks somebody the way.',
          [
            ['She goes back to the school.', 'She goes on to Lake Street.'],
            ['She waits for her brother.', 'She sent him photos before that. He does not come.'],
            ['She looks for a map in a shop.', 'The phone was her map. There is no shop.'],
          ],
          '“Excuse me, where is Lake Street?”',
        ),
        choose(
          'Why does the phone think that it found Suda a friend?',
          'Without it, Suda had to talk to people.',
          [
            ['With its help, Suda wrote to Amina first.', 'Amina’s number is new in the evening.'],
            ['It called Amina when its screen was dark.', 'It could only hear then.'],
            ['It showed Suda the way to Amina’s school.', 'It stopped before they came to Lake Street.'],
          ],
          '“I only had to go to sleep.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You share a room on a trip. It is seven in the evening, and you have one charger for two phones. At ten you have to give it back.',
      a: {
        role: 'You have a phone with two per cent, and you are a little nervous.',
        facts: [
          'You have to call home at eight. Your phone needs one hour on the charger for that.',
          'Your phone wakes you both at six. It needs half an hour more on the charger for that.',
          'Your ticket for tomorrow is on paper.',
        ],
        goals: [
          'Find out what B needs the phone for this evening and tomorrow.',
          'Find out if B has another thing that can wake you.',
          'Make a plan with B for the three hours.',
        ],
      },
      b: {
        role: 'You have a phone with four per cent, and a busy evening.',
        facts: [
          'You play in an online quiz at nine. Your phone needs one hour on the charger before that.',
          'Your train ticket for tomorrow is on your phone. It needs one hour more for that.',
          'You have an old watch with an alarm. It is very loud. You can use your phone when it is on the charger.',
        ],
        goals: [
          'Find out what A needs the phone for, and at what time.',
          'Find out how long A’s phone has to be on the charger.',
          'Make a plan with A. You don’t want to miss the quiz.',
        ],
      },
      phrases: [
        'How long do you need it?',
        'What do you need your phone for?',
        'Can I go first?',
        'Is there another way to …?',
        'From … to … it’s your turn.',
        'That’s half an hour too much.',
      ],
    },
    statements: [
      'Children under twelve don’t need a smartphone.',
      'I can find my way in a new town without my phone.',
      'It is all right to look at your phone at dinner.',
      'A message is better than a call.',
      'Phones should be in a box at the door during lessons.',
      'I take too many photos.',
      'Old phones were better than smartphones.',
    ],
    questions: [
      'What do people use their phones for before breakfast?',
      'Where should everybody turn off their phone, and why?',
      'What can you do when you are waiting and have no phone?',
      'Which three apps are really useful, and why?',
      'What did people do in the past to find the way?',
    ],
    task: {
      instruction:
        'Your neighbour Olga is eighty and wants to buy her first smartphone, for photos and video calls. She has 200 pounds, and a simple phone costs 120. Choose what else she gets for the other 80 pounds or less.',
      options: [
        'A bigger screen: 45 pounds more, but the phone is heavy',
        'A strong cover: 15 pounds, not pretty',
        'Three lessons in a group at the library: 40 pounds',
        'A second battery for long days: 30 pounds',
        'A small loudspeaker, so that she can hear people well: 25 pounds',
        'A book with big pictures, “How do I …?”: 10 pounds',
        'An hour’s help from you every Sunday for two months: free, but they are your Sundays',
      ],
    },
    writing:
      'Write a story of 50 to 70 words for your class: a day in the life of your phone, or of a phone that you invent. The phone tells the story (“I am …”). Say what it does in the morning and in the evening, and what it does not like.',
  },
  hard: {
    words: [
      word('on silent', 'phrase', 'set so that no sound is made', 'Please put your phones on silent before the talk.'),
      word('vibrate', 'verb', 'to shake quickly and slightly', 'My phone vibrated all through the exam.'),
      word('text', 'verb', 'to send somebody a written message by phone', 'Text me when you get off the train.'),
      word(
        'screen',
        'noun',
        'the flat part of a device that shows pictures',
        'He watched the whole concert through his screen.',
      ),
      word(
        'emergency',
        'noun',
        'a dangerous situation in which help is needed at once',
        'You can call that number in an emergency.',
      ),
      word('object', 'verb', 'to say that you are against something', 'Few parents objected to the new phone rule.'),
      word('light up', 'phrase', 'to become bright', 'Her screen lit up with eleven messages.'),
      word(
        'collect',
        'verb',
        'to go to a place and get something or somebody',
        'Collect your phone from the desk after class.',
      ),
      word(
        'interval',
        'noun',
        'the break in the middle of a concert or play',
        'Everybody checked their messages in the interval.',
      ),
      word('counter', 'noun', 'the long table where customers are served', 'I left my phone on the counter.'),
      word('relieved', 'adjective', 'glad because a worry has ended', 'I was relieved to find my phone again.'),
      word(
        'notification',
        'noun',
        'a sign on your phone that something new has arrived',
        'I have switched off all my notifications.',
      ),
      word(
        'distraction',
        'noun',
        'something that takes your mind off what you are doing',
        'A silent phone can still be a distraction.',
      ),
      word('ban', 'verb', 'to say officially that something is not allowed', 'Some restaurants have banned phones.'),
    ],
    text: {
      title: 'Six hundred phones',
      kind: 'dialogue',
      genre: 'interview',
      text: `Ravi: Joana, nobody gets into your concert hall with a phone. What do you do with them?
Joana: Each one goes into a wooden box with a number, behind my counter. There are six hundred. I used to look after coats. Coats are much quieter.
Ravi: Quieter?
Joana: People swear that their phone is on silent. But it vibrates, and on wood that sounds like an angry insect. At nine, when the babysitters start texting, there are hundreds of insects in there.
Ravi: Do many people object?
Joana: Fewer than you’d expect, and those who argue are fine afterwards. It’s the quiet ones who suffer. They keep touching their pockets. One man came out three times to ask if his phone had rung.
Ravi: And had it?
Joana: Not once. The third time I told a little lie and said that it had. You should have seen how relieved he was.
Ravi: What about emergencies?
Joana: Doctors who are on duty keep theirs, and families can ring my desk. In four years that has happened twice, and one of those calls was about a lost key.
Ravi: So has it been worth the trouble?
Joana: The musicians think so: they see faces again instead of screens. What I notice is the interval. You could hear a pin drop before. Now it’s so noisy that we’ve had to buy a bigger bell to get them back inside.
Ravi: Does everybody collect their phone at the end?
Joana: Almost everybody. Last month a student came for hers, saw it light up with message after message, and asked if I could keep it until Monday.
Ravi: And did she come back on Monday?
Joana: On Wednesday. Monday, she said, had come too soon.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'How people cope without their phones',
          [
            ['How musicians feel about their audience', 'They are mentioned once; Joana speaks of the visitors.'],
            ['How lost phones get back to their owners', 'The phones are handed in. They have not been lost.'],
            ['How a concert hall protects itself from theft', 'The boxes are there to keep phones out of the hall.'],
          ],
          '“It’s the quiet ones who suffer. They keep touching their pockets.”',
        ),
        choose(
          'What does Joana say about phones that are on silent?',
          'They can still be heard.',
          [
            ['They belong to babysitters.', 'The babysitters are at home and write to the owners.'],
            ['They may be taken inside.', 'Only doctors on duty may keep their phones.'],
            ['They are easily forgotten.', 'She says nothing of forgetting.'],
          ],
          '“But it vibrates, and on wood that sounds like an angry insect.”',
        ),
        trueOrFalse(
          'The visitors who argue with Joana find the evening hardest.',
          false,
          '“those who argue are fine afterwards. It’s the quiet ones who suffer.”',
        ),
        write(
          'How many times have families rung Joana’s desk?',
          ['twice', 'two', '2', 'two times', '2 times', 'only twice', 'just twice', 'twice in four years'],
          '“families can ring my desk. In four years that has happened twice”',
        ),
        choose(
          'Why did the hall need a bigger bell?',
          'People are busy talking to each other.',
          [
            ['People go further away during the break.', 'They are not said to leave the building.'],
            ['People used to be called back by phone.', 'Nothing of that kind is said.'],
            ['People complained about the old bell’s sound.', 'The old one was not loud enough; nobody complained.'],
          ],
          '“Now it’s so noisy that we’ve had to buy a bigger bell to get them back inside.”',
        ),
        choose(
          'What does the story of the student suggest?',
          'She was glad to be out of reach.',
          [
            ['She was too busy to come earlier.', 'It was Monday that was too soon; she gives no other reason.'],
            ['She was afraid to lose her phone.', 'She left it with Joana of her own free will.'],
            ['She was hoping for a better phone.', 'Nothing is said of another phone.'],
          ],
          '“Monday, she said, had come too soon.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A class of twenty-four is going to spend five days in a mountain hut. A teacher and the speaker of the class have to settle the rule about phones.',
      a: {
        role: 'You are the teacher, and you would like to have no phones at all.',
        facts: [
          'Last year half the class stayed up until three with their phones, and two phones fell into the lake.',
          'There is no signal in the hut, only on the bridge, ten minutes away on foot.',
          'Everybody is free from four to six. The rest of the day is planned.',
          'The parents want a sign of life every day. It need not come from every pupil.',
        ],
        goals: [
          'Find out which pupils really need their phones, and what for.',
          'Find out what most of the class would accept.',
          'Agree on a rule that has no more than three sentences.',
        ],
      },
      b: {
        role: 'You speak for the class, and you have asked everybody.',
        facts: [
          'Nineteen of twenty-four would hand in their phones at night. Only four would do so for the whole trip.',
          'One classmate came to the country a month ago and needs a translation app, which works without a signal.',
          'Two pupils have promised to make a film of the trip, with a phone. They have no other camera.',
        ],
        goals: [
          'Find out what went wrong last year.',
          'Find out where there is a signal, and when you will be free.',
          'Find out how often the parents expect to hear from you.',
          'Go back to the class with a rule that they can live with.',
        ],
      },
      phrases: [
        'What are you most worried about?',
        'Most of us would be prepared to …',
        'Could we make an exception for …?',
        'That sounds fair, provided that …',
        'Who would make sure that …?',
        'So the rule would be: …',
      ],
    },
    statements: [
      'A concert is worth more if nobody films it.',
      'Anybody who phones without texting first is rude.',
      'Everybody should be reachable at any time.',
      'A smartphone makes us remember less.',
      'I would give up my phone for a month if my friends did so too.',
      'It is all right for parents to see where their children’s phones are.',
      'People who get bored without a phone have only themselves to blame.',
      'In ten years nobody will carry a phone any more.',
    ],
    questions: [
      'In which situations do people reach for their phones without needing them?',
      'What would you miss most, and least, in a week without a phone?',
      'What is polite, and what is rude, when people use phones where you live?',
      'Which skill have we lost because of smartphones, and does it matter?',
      'What should a phone be able to do that it cannot do yet?',
    ],
    task: {
      instruction:
        'A youth club with sixty members wants people to look up from their phones in the evening. It has 600 pounds and may bring in one strict rule at most. Choose three ideas that work together.',
      options: [
        'Strict rule: phones stay in lockers from seven to nine. The lockers cost 350 pounds',
        'Strict rule: eat without phones, use them anywhere else. It costs nothing and leads to arguments',
        'Strict rule: the first person to look at a phone does the washing-up. It costs nothing and is hard to check',
        'A kitchen corner for cooking together: 400 pounds, room for twelve',
        'A quiz on paper every Friday: 100 pounds for prizes, and somebody has to write it',
        'Thirty board games: 150 pounds; some will soon have pieces missing',
        'A charging station far from the sofas: 200 pounds; people leave their phones there of their own accord, or not',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for the website of a concert hall where phones have to be handed in at a counter. Describe what you felt there, what you noticed during the evening that you would otherwise have missed, and say whether you would go again.',
  },
};
