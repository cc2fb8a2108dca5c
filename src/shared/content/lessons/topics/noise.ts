import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'noise',
        'noun',
        'something loud that you hear and often do not like',
        'The noise in the street woke me up.',
      ),
      word('loud', 'adjective', 'easy to hear, not quiet', 'The music is too loud.'),
      word('quiet', 'adjective', 'with little or nothing to hear', 'The park is quiet in the morning.'),
      word('noisy', 'adjective', 'full of loud sounds', 'Our street is noisy at night.'),
      word('sound', 'noun', 'anything that you can hear', 'I love the sound of the sea.'),
      word('hear', 'verb', 'to notice a sound with your ears', 'Can you hear that dog?'),
      word('shout', 'verb', 'to say something in a very loud voice', 'Don’t shout, I’m next to you!'),
      word('ring', 'verb', 'to make the sound of a bell or a phone', 'The phone rings all day.'),
      word('bell', 'noun', 'a thing that makes a clear sound, for example at a door', 'The bell is above the door.'),
      word('turn off', 'phrase', 'to stop a machine or a light', 'Please turn off the radio.'),
      word('turn down', 'phrase', 'to make music or a film less loud', 'Can you turn down the TV, please?'),
      word('voice', 'noun', 'the sound that you make when you speak or sing', 'Our teacher has a loud voice.'),
      word('headphones', 'noun', 'two small things on your ears, for music', 'He studies with his headphones on.'),
      word('wake up', 'phrase', 'to stop sleeping', 'I wake up when the bus goes past.'),
    ],
    text: {
      title: 'The loudest thing in the school',
      kind: 'text',
      genre: 'news',
      text: `What is the loudest thing at Green Hill School? For a week, class 7C tested every room with a small machine. A high number is a loud sound.

The music room was noisy (85), but the playground was noisier (88). Even Kiran’s apple (50) was louder than the library (42)!

But the winner is in the dining hall. When the students are too loud, a bell in a red box rings, and everybody has to be quiet. The bell is 97.

“And nobody is quiet,” says Wen from 7C. “When it rings, I can’t hear my friends, so I shout. Then the box hears me, and it rings again!”

Last Monday the headteacher, Dorota Wilk, turned off the bell. The hall was at 90 then. On Friday it was at 74.

Now there is a sign on the red box. It says: “Shh! The bell is sleeping.” Is Ms Wilk angry about it?

“No,” she says in a quiet voice. “I wrote it.”`,
      questions: [
        choose(
          'What is the news about?',
          'A bell that made a room noisier',
          [
            ['A class that got a new music room', 'The music room is one of the noisy places, but it is not new.'],
            ['A library that was too noisy', 'The library has the lowest number.'],
            ['A headteacher who likes to shout', 'She speaks “in a quiet voice”.'],
          ],
          'The bell is there for quiet, but “nobody is quiet”.',
        ),
        write(
          'What food was louder than the library?',
          ['apple', 'an apple', 'the apple', 'Kiran’s apple', 'Kirans apple', 'apples'],
          '“Even Kiran’s apple (50) was louder than the library (42)!”',
        ),
        trueOrFalse(
          'The music room was louder than the playground.',
          false,
          '“The music room was noisy (85), but the playground was noisier (88).”',
        ),
        choose(
          'Why did Wen shout in the dining hall?',
          'The bell was too loud.',
          [
            ['The hall was too big.', 'The news does not say how big it is.'],
            ['The food was too bad.', 'Nobody talks about the lunch.'],
            ['The teachers were too loud.', 'It was the bell that was loud.'],
          ],
          '“When it rings, I can’t hear my friends, so I shout.”',
        ),
        choose(
          'What is the headteacher going to do, do you think?',
          'She is going to leave the bell off.',
          [
            ['She is going to buy a louder bell.', 'The hall is quieter without the bell.'],
            ['She is going to find who wrote the sign.', 'She knows who: “I wrote it.”'],
            ['She is going to turn it on for lunch.', 'Her sign says that the bell is sleeping.'],
          ],
          'It is quieter now, and she made the sign: “The bell is sleeping.” “I wrote it.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You live in the same house, one above the other. You meet on the stairs on Sunday evening.',
      a: {
        role: 'You play the trumpet. There is a concert on Saturday.',
        facts: [
          'You have to play at home for one hour every day, from Monday to Friday.',
          'You come home at four. On Monday and Wednesday you have football from six to seven.',
          'In your house, all music has to stop at eight.',
        ],
        goals: [
          'Find out when B sleeps and when B works.',
          'Find out if B knows another place where you can play.',
          'Make a plan for the five days with B.',
        ],
      },
      b: {
        role: 'You live under A. You work at night on some days, and at home on the others.',
        facts: [
          'On Monday and Wednesday you sleep until five. You go to work at half past six.',
          'On Tuesday, Thursday and Friday you work at home, on the phone, until six.',
          'Your brother has an empty garage two streets away. A can play there on Friday from four to six.',
        ],
        goals: [
          'Find out how long A plays every day, and which day is the last.',
          'Find out when A is at home, and when music has to stop.',
          'You want one evening of the week with no trumpet at all.',
        ],
      },
      phrases: [
        'I can hear you when you …',
        'What time do you …?',
        'Is it OK for you if I play from … to …?',
        'I’m sorry, but at … I have to …',
        'Is there another place where …?',
        'Then let’s say …',
      ],
    },
    statements: [
      'I can study with music on.',
      'Life in a big city is too noisy.',
      'Nobody should talk on the phone on a bus.',
      'A very quiet place makes me nervous.',
      'Children have to be loud when they play.',
      'All music should stop at ten in the evening.',
      'I speak more loudly on the phone than at other times.',
      'Dogs are the noisiest neighbours.',
    ],
    questions: [
      'What sounds can you hear at home in the morning?',
      'What is the noisiest place that you know?',
      'Which sound do you like very much, and why?',
      'Where do you go when you want to be in a quiet place?',
      'What can people do about noisy neighbours?',
    ],
    task: {
      instruction:
        'Five students live in a flat on a busy street. They cannot sleep. They have 200 euros. Choose three ideas for them.',
      options: [
        'Thick curtains for two bedrooms: 90 euros, but the rooms are dark in the morning',
        'Good headphones for one person: 80 euros',
        'Soft things for all ten ears: 10 euros, but then nobody hears the alarm clock',
        'Carpets for two bedrooms: 110 euros, and the neighbours hear less too',
        'Move all the beds to the back, and the kitchen to the front: free, but it takes a weekend and two people share a room',
        'A small machine with the sound of rain for every bedroom: 60 euros for all of them',
        'A letter to the town for slower cars at night: free, but the answer takes three months',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to the people who live in your house. On Saturday you are going to make some noise. Say why, when it starts and when it stops. Say sorry, and offer them something nice.',
  },
  hard: {
    words: [
      word(
        'background noise',
        'phrase',
        'sounds that are always there but that nobody listens to',
        'In a café the background noise helps me to think.',
      ),
      word('constant', 'adjective', 'going on all the time without a change', 'There was a constant noise of fans.'),
      word('disturb', 'verb', 'to stop somebody from working, resting or sleeping', 'Does it disturb you if I type?'),
      word(
        'peace and quiet',
        'phrase',
        'a calm time without loud sounds or interruptions',
        'They moved to the lake for some peace and quiet.',
      ),
      word('volume', 'noun', 'how loud something is', 'The volume goes up when the adverts start.'),
      word('get used to', 'phrase', 'to find something normal after a while', 'You will get used to the trains.'),
      word(
        'put up with',
        'phrase',
        'to accept something unpleasant without doing anything',
        'Why should we put up with their parties?',
      ),
      word('lie awake', 'phrase', 'to be in bed unable to sleep', 'I lie awake until the last tram has gone.'),
      word(
        'blame',
        'verb',
        'to say that somebody is the cause of something bad',
        'They blame the airport for their bad nights.',
      ),
      word(
        'deafening',
        'adjective',
        'so loud that you can hear nothing else',
        'The applause in the small hall was deafening.',
      ),
      word(
        'soundproof',
        'adjective',
        'built so that nothing can be heard through it',
        'The drummer has a soundproof cellar.',
      ),
      word(
        'earplugs',
        'noun',
        'soft pieces that you put in your ears to keep noise out',
        'She never travels without earplugs.',
      ),
      word('hum', 'noun', 'a low, steady sound, as from a machine', 'The hum came from the fridge.'),
      word(
        'drown out',
        'phrase',
        'to be so loud that something else cannot be heard',
        'The fountain drowns out the traffic.',
      ),
    ],
    text: {
      title: 'The river behind my house',
      kind: 'text',
      genre: 'opinion',
      text: `When I first saw my house, the estate agent, Andrei, opened the bedroom window and told me to listen. From behind the trees came a soft, constant hum. “The river,” he said.

For eleven months I slept like a child. Friends who came for some peace and quiet asked me for my secret, and I opened the window.

Then came a dry August. One Sunday I walked down through the trees and found a bed of grey stones with a supermarket trolley in it. There was not enough water to fill a cup. The sound, though, was just as it had always been. I followed it up the other bank, and there, at the top, was the motorway.

I did not sleep that night, or that week. I lay awake and counted lorries. I bought earplugs; I looked up the price of soundproof windows. Nothing had changed in my bedroom, except that there was now somebody to blame.

We talk about noise as though it were only a matter of volume. Up to a point it is: nobody gets used to a drill. But rain on a roof can be deafening, and people fall asleep to it, while a neighbour’s whisper behind a wall will disturb them for hours. What keeps us awake is the thought that somebody is doing this to us, and could stop.

You may say that I was cheated. I said so myself, in an angry letter to Andrei. He wrote back that he had grown up two streets away, and had never doubted that it was the river.

In October my aunt Anahit came to stay. On the first evening I opened the window before I could think.

“How lovely,” she said. “Is that the river?”

I said that it was. She slept for ten hours, and the odd thing is that so did I.`,
      questions: [
        choose(
          'What point does the writer make?',
          'A noise is worse when we can blame somebody.',
          [
            ['A noise at night should be measured exactly.', 'Volume is said to be only a part of the matter.'],
            ['A noise from nature is always a quiet one.', 'Rain can be “deafening”, we read.'],
            ['A noise stops us sleeping if it never ends.', 'It was constant for eleven months of good sleep.'],
          ],
          '“What keeps us awake is the thought that somebody is doing this to us, and could stop.”',
        ),
        write(
          'What object did the writer find among the stones?',
          [
            'a supermarket trolley',
            'supermarket trolley',
            'a trolley',
            'trolley',
            'a shopping trolley',
            'shopping trolley',
          ],
          'There was “a bed of grey stones with a supermarket trolley in it”.',
        ),
        trueOrFalse(
          'In August the sound behind the house was louder than before.',
          false,
          '“The sound, though, was just as it had always been.”',
        ),
        choose(
          'Why is rain on a roof mentioned?',
          'A loud sound need not trouble anybody.',
          [
            ['A good roof ought to keep out the noise.', 'The writer’s roof has nothing to do with it.'],
            ['A soft sound can be heard for miles.', 'The rain here is loud, and nobody is far away.'],
            ['A dry summer makes people miss water.', 'The summer was dry, but this is about sleep.'],
          ],
          'It can be “deafening, and people fall asleep to it”.',
        ),
        choose(
          'Why had Andrei spoken of a river?',
          'He honestly believed it.',
          [
            ['He wanted a higher price.', 'The writer may have thought so at first.'],
            ['He had just moved there.', 'He “had grown up two streets away”.'],
            ['He had been told to say so.', 'Nobody gives him orders in the story.'],
          ],
          'He “had never doubted that it was the river”.',
        ),
        choose(
          'What does the last sentence suggest?',
          'Pretending was enough to help the writer sleep.',
          [
            ['The motorway had been closed for that night.', 'The aunt hears the same sound at the window.'],
            ['The aunt had guessed what the sound really was.', 'She asks, and believes the answer.'],
            [
              'The new windows kept out every sound at last.',
              'The writer only asked for the price, and opened the window.',
            ],
          ],
          'The writer knows the truth, and yet: “She slept for ten hours, and the odd thing is that so did I.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'An old bridge beside a hotel is being repaired. On Sunday evening the head of the works and the manager of the hotel meet in the lobby to talk about the drilling from Monday to Thursday.',
      a: {
        role: 'You are in charge of the works on the bridge.',
        facts: [
          'Fifteen hours of drilling are left, and they must be done by Thursday evening: the bridge opens on Friday.',
          'You may work between seven in the morning and seven in the evening. To protect the workers’ ears, nobody drills for more than four hours a day.',
          'It takes so long to set up the machines that you drill once a day, without a break.',
          'Your firm can lend the hotel thirty pairs of ear protectors, and pay for one dinner for the guests.',
        ],
        goals: [
          'Find out at which hours the guests must not be disturbed, and why.',
          'Find out whether the hotel has a quieter room on the other side.',
          'Agree on the hours of drilling for each of the four days.',
        ],
      },
      b: {
        role: 'You are the manager of the hotel, which is full.',
        facts: [
          'Guests have been promised quiet until ten every morning.',
          'On Tuesday and Wednesday there is a chess tournament with forty players from one to six, in the hall beside the bridge.',
          'On Thursday afternoon, from two, a couple are getting married in the garden. It goes on all evening.',
          'On the far side there is a dining room that is quiet enough for forty people.',
        ],
        goals: [
          'Find out how much drilling is left, and when it must be finished.',
          'Find out how long they may drill in one day, and whether they can stop and start again.',
          'Find out what the firm can offer your guests, and agree on the hours for each day.',
        ],
      },
      phrases: [
        'I’m afraid that’s out of the question, because …',
        'How many hours would that leave?',
        'Couldn’t you start a little later on …?',
        'What can you offer our guests in return?',
        'If we moved …, would you be able to …?',
        'Let’s go through the days one by one.',
      ],
    },
    statements: [
      'Noise is the most underestimated kind of pollution.',
      'Anybody who moves next to a playground has lost the right to complain.',
      'Restaurants should not play music at all.',
      'Complete silence is harder to bear than traffic.',
      'Leaf blowers should be banned from gardens.',
      'Open-plan offices were invented by somebody who never worked in one.',
      'I notice a sound more when I know who is making it.',
      'Electric cars should be as quiet as possible, even in town.',
    ],
    questions: [
      'Which sound would you miss if it disappeared from your town?',
      'What kind of noise do you find easy to ignore, and what kind not?',
      'How would you tell a neighbour, politely, that the music is too loud?',
      'Which modern machine makes the most annoying noise, and what should it sound like?',
      'What is the difference between silence and quiet, in your view?',
    ],
    task: {
      instruction:
        'On a square with four cafés, a playground and eighty flats, there were two hundred complaints about noise last summer. The town has 60,000 euros. Choose three measures so that no single group has to give up everything.',
      options: [
        'Cafés close their terraces at ten, and get 30,000 between them for the loss',
        'A fountain that drowns out voices: 35,000, and it runs until midnight',
        'Better windows for the twenty flats that are worst off: 40,000',
        'Soft ground and trees round the playground: 20,000, and it is closed for the spring',
        'A “quiet host” who walks round until one at night and talks to people: 15,000 a summer',
        'One loud evening a week, announced a month ahead, and quiet at nine on the others: free',
        'A screen that shows how loud the square is: 5,000, and some will try to break the record',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to a local newspaper about a noise in your area. Describe it so that readers can hear it, say whom it disturbs and who needs it, and suggest a solution that both sides could live with.',
  },
};
