import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('ride', 'verb', 'to sit on a bike and make it go', 'I ride to work every day.'),
      word('brake', 'noun', 'the part of a bike that makes it stop', 'The brakes on my bike are very good.'),
      word('tyre', 'noun', 'the round rubber part of a wheel, full of air', 'There is no air in this tyre.'),
      word(
        'chain',
        'noun',
        'the long metal part that turns the back wheel',
        'The chain is dirty and my hands are black.',
      ),
      word('repair', 'verb', 'to make a broken thing work again', 'Can you repair my bike today?'),
      word('oil', 'noun', 'something wet that helps machines to move', 'Put a little oil on the chain.'),
      word('pass', 'verb', 'to go past somebody who is slower', 'Two fast cyclists passed us on the hill.'),
      word('wheel', 'noun', 'one of the two big round parts of a bike', 'The back wheel makes a funny noise.'),
      word('slow', 'adjective', 'not fast', 'This old bike is very slow.'),
      word('fast', 'adverb', 'in very little time', 'She rides fast down the hill.'),
      word('helmet', 'noun', 'a hard hat for your head', 'Wear a helmet when you cycle.'),
      word(
        'lock',
        'noun',
        'a thing you close with a key so that nobody takes your bike',
        'I need a good lock for my new bike.',
      ),
      word('pump', 'noun', 'a thing that puts air into a tyre', 'Have you got a pump in your bag?'),
      word('lights', 'noun', 'lamps on the front and back of a bike', 'Turn on your lights when it gets dark.'),
    ],
    text: {
      title: 'Two years on the brake',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Otto: Good morning. My bike is very slow. Can you repair it?
Amina: Let’s see. The tyres are fine. The chain is dry, but that is not the problem.
Otto: I live near my office, and I need half an hour. Children pass me, and they wave!
Amina: Look here. The brake at the back is always on. When did you buy this bike?
Otto: Two years ago.
Amina: Two years! You have strong legs. There, now it’s off, and there’s oil on the chain. Ride it round the park.
Otto: I’m back!
Amina: Already? How was it?
Otto: Wonderful! I passed a bus! But there is one problem. Now I’m going to be at work at half past eight.
Amina: Is that bad?
Otto: My boss is alone then. He shows everybody photos of his fish.
Amina: So leave home later.
Otto: I can’t. My neighbour and I always leave together. Can you put the brake on again? Only a little?
Amina: No! But there is a longer way, by the river.`,
      questions: [
        choose(
          'What is the dialogue about?',
          'A bike that was slow, and is now too fast',
          [
            ['A bike that was lost, and is now in a shop', 'Otto brings his bike to the shop. He did not lose it.'],
            ['A bike that is too old, and has to be sold', 'The bike is two years old, and nobody wants to sell it.'],
            ['A bike that is too small for a tall man', 'They do not talk about how big the bike is.'],
          ],
          'First: “My bike is very slow.” At the end: “Can you put the brake on again?”',
        ),
        write(
          'Which part of the bike was the problem?',
          [
            'brake',
            'the brake',
            'brake at the back',
            'back brake',
            'the back brake',
            'his back brake',
            'its back brake',
          ],
          '“The brake at the back is always on.”',
        ),
        trueOrFalse(
          'Otto lives a long way from his office.',
          false,
          '“I live near my office, and I need half an hour.”',
        ),
        choose(
          'Why does Amina say that Otto has strong legs?',
          'For two years his bike was very hard to ride.',
          [
            ['He passed a bus on his way round the park.', 'She says it before he rides round the park.'],
            ['He is faster than the children in his street.', 'The children are faster: they pass him.'],
            ['He walked to his office every day for two years.', 'He went by bike.'],
          ],
          '“The brake at the back is always on.” He bought the bike “Two years ago.”',
        ),
        choose(
          'Why does Otto want the brake on again?',
          'He does not want to be alone with his boss.',
          [
            ['He is afraid when the bike goes down a hill fast.', 'He says that it was wonderful.'],
            ['He wants to be slower than his neighbour.', 'They leave together. He does not say who is slower.'],
            ['He does not want to pay for the new brake.', 'They do not talk about money or a new brake.'],
          ],
          '“My boss is alone then. He shows everybody photos of his fish.”',
        ),
      ],
    },
    roleCards: {
      scene: 'One of you wants to sell a bike. The other one comes to look at it.',
      a: {
        role: 'You need a bike for your way to work.',
        facts: [
          'You have 100 pounds, and you can pay today.',
          'You ride six kilometres to work, and you come home in the dark.',
          'You have two good helmets. You only need one.',
        ],
        goals: [
          'Find out how much the bike costs and what is wrong with it.',
          'Find out if it has lights.',
          'Agree on a price. The bike must be safe, and you cannot pay more than 100 pounds for everything.',
        ],
      },
      b: {
        role: 'You want to sell your old bike.',
        facts: [
          'You want 120 pounds for the bike with its lights. You need 80 pounds or more for your next bike.',
          'The back tyre is bad. A new tyre costs 15 pounds.',
          'You lost your helmet last week. A new one costs 25 pounds.',
        ],
        goals: [
          'Find out how A is going to use the bike.',
          'Find out how much money A has, and when A can pay.',
          'Find out if A has a helmet for you.',
        ],
      },
      phrases: [
        'How much do you want for it?',
        'Is there anything wrong with it?',
        'What do you need it for?',
        'That’s too much for me.',
        'I can give you … and …',
        'All right, it’s yours.',
      ],
    },
    statements: [
      'Everybody must wear a helmet on a bike.',
      'Children under ten should not ride on the road.',
      'I like cycling in the rain.',
      'A bike is a better present than a phone.',
      'Electric bikes are for lazy people.',
      'I can repair a bike.',
      'It is more fun to cycle alone than with friends.',
    ],
    questions: [
      'Where is it nice to ride a bike near your home?',
      'How do children in your country learn to ride a bike?',
      'What do you need for a good day out by bike?',
      'What can you carry on a bike, and what can you not carry?',
      'Why do some people never go by bike?',
    ],
    task: {
      instruction:
        'Your town wants more people to cycle. It has 20,000 pounds. Choose three ideas. One must be good for children and one must be good for older people.',
      options: [
        'A bike lane from the school to the swimming pool: 12,000 pounds',
        'Good lights for all 600 students: 3,000 pounds',
        'A dry place for 80 bikes at the station: 8,000 pounds',
        'Lessons for forty adults who cannot ride: 2,000 pounds a year',
        'Ten bikes with three wheels at the library, to use for a day: 5,000 pounds',
        'No cars in the town centre on Sundays: 1,000 pounds, and some drivers are going to be angry',
        'A place with a pump and tools, open day and night: 4,000 pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who is going to visit you. Invite your friend to a day out by bike. Say where you are going to ride, how far it is, what to bring and where you can stop and eat.',
  },
  hard: {
    words: [
      word(
        'cyclist',
        'noun',
        'somebody who rides a bike',
        'Every summer, cyclists from all over Europe cross this pass.',
      ),
      word('set off', 'phrase', 'to start a journey', 'We set off before sunrise to avoid the heat.'),
      word('route', 'noun', 'the way from one place to another', 'The route follows the river to the sea.'),
      word('on board', 'phrase', 'on a ship, plane or train', 'You can take your bike on board for free.'),
      word('luggage', 'noun', 'the bags that you take on a journey', 'All her luggage fitted into two small bags.'),
      word('lend', 'verb', 'to let somebody use something that they give back later', 'Could you lend me your pump?'),
      word(
        'sponsor',
        'noun',
        'a company that pays somebody in return for advertising',
        'The team’s sponsor makes rain jackets.',
      ),
      word('on the way', 'phrase', 'during a journey', 'We had three flat tyres on the way.'),
      word('saddle', 'noun', 'the seat of a bike', 'After six hours in the saddle, everything hurt.'),
      word(
        'exchange',
        'verb',
        'to give something and get another thing for it',
        'I exchanged my road bike for a lighter one.',
      ),
      word(
        'achievement',
        'noun',
        'something difficult that you have managed to do',
        'Cycling across Chile was a great achievement.',
      ),
      word(
        'exaggerate',
        'verb',
        'to say that something is bigger or better than it is',
        'Cyclists love to exaggerate their distances.',
      ),
      word('steep', 'adjective', 'going up or down very sharply', 'The last hill is so steep that most people push.'),
      word('puncture', 'noun', 'a small hole in a tyre', 'A puncture takes ten minutes to mend.'),
    ],
    text: {
      title: 'Round the world, more or less',
      kind: 'text',
      genre: 'biography',
      source: 'Peter Zheutlin, Around the World on Two Wheels: Annie Londonderry’s Extraordinary Ride (2007)',
      text: `When Annie Kopchovsky set off from Boston in June 1894 to cycle round the world, she was the mother of three small children and had hardly ever ridden a bicycle. She had almost no luggage. She did not even have her own name with her: a company that sold spring water was paying her to carry its sign on the bicycle and to call herself, for the length of the journey, Annie Londonderry.

Her bicycle was far too heavy. By the time she reached Chicago, winter was on its way, and she gave up her plan to go on west. She exchanged the bicycle for a much lighter man’s model, exchanged her long skirts for something that she could actually ride in, and turned back east.

In New York she took a ship to France. She spent some cold days in the saddle there, and after that she travelled chiefly by sea until she came ashore in San Francisco in March 1895. By September she was back in Chicago, and then in Boston.

Was she a cyclist at all? She certainly covered some hard miles, although on land, too, she sometimes took the train. But what she did best she did standing still. Wherever a ship stopped, she talked. She sold her photograph, and space on her bicycle and her clothes to any sponsor who would pay for it. To one reporter she was an orphan, to another a student of medicine. She described adventures in Asia for which she could hardly have had the time. Newspapers printed them all the same.

It is tempting to call her a fraud. Yet in 1894 plenty of people doubted that a woman could pay her own way round the globe. On that point, at least, Annie Londonderry had no need to exaggerate.`,
      questions: [
        choose(
          'How does the text present Annie Londonderry?',
          'As a great saleswoman who also cycled',
          [
            [
              'As a great athlete whom nobody believed',
              'Newspapers printed her stories, and she travelled a lot by ship.',
            ],
            ['As a poor mother whom a company cheated', 'The company paid her, and she went on to find more sponsors.'],
            ['As a shy traveller who became a journalist', 'She was not shy: she talked wherever a ship stopped.'],
          ],
          '“But what she did best she did standing still.”',
        ),
        write(
          'What did the company that paid her sell?',
          ['spring water', 'water'],
          '“a company that sold spring water was paying her to carry its sign”',
        ),
        choose(
          'What did she do differently after Chicago?',
          'She rode a lighter bike in other clothes.',
          [
            ['She went on to the west by train and ship.', 'She turned back east.'],
            [
              'She carried less luggage and more water.',
              'She had little luggage from the start; water was only on the sign.',
            ],
            ['She gave up cycling until the next summer.', 'She cycled in France that winter.'],
          ],
          'She took “a much lighter man’s model” and “something that she could actually ride in”.',
        ),
        trueOrFalse(
          'She went most of the way from France to San Francisco by ship.',
          true,
          '“after that she travelled chiefly by sea until she came ashore in San Francisco”',
        ),
        choose(
          'What does the writer think of her tales about Asia?',
          'She had too little time for them to be true.',
          [
            ['She must have heard them from sailors on board.', 'The text does not say where she got them.'],
            ['She told them only after she had come home.', 'She talked wherever a ship stopped.'],
            ['She was made to tell them by her newspaper.', 'Newspapers printed them; none employed her in the text.'],
          ],
          '“for which she could hardly have had the time”',
        ),
        choose(
          'What does the last sentence suggest?',
          'Her real achievement was to fund the trip.',
          [
            ['Her real journey was longer than she ever said.', 'She made things bigger, not smaller.'],
            ['Her stories were more modest towards the end.', 'Nothing is said about her stories becoming smaller.'],
            [
              'Her critics were jealous of the money she made.',
              'The doubt was whether a woman could do it; nobody is called jealous.',
            ],
          ],
          '“plenty of people doubted that a woman could pay her own way round the globe”',
        ),
      ],
    },
    roleCards: {
      scene: 'Two friends want to cycle to Port Alba at the weekend. They meet to choose the route.',
      a: {
        role: 'You are an experienced cyclist.',
        facts: [
          'You normally ride ninety kilometres a day, but you are happy to go slowly and take photographs.',
          'You are free from Saturday at eight. You must be home on Sunday by six. The only train that takes bikes leaves Port Alba at three and arrives at half past five.',
          'On the hill route, forty kilometres from here, there is a farm where cyclists can sleep. It has electricity, but no shower.',
        ],
        goals: [
          'Find out how far B can ride in a day, and what B’s bike needs.',
          'Find out how long each route is and what it is like.',
          'Agree on a route, a place to sleep and a time to start on Sunday. You would love to see the hills.',
        ],
      },
      b: {
        role: 'You have just bought your first electric bike.',
        facts: [
          'Your longest ride so far was fifty-five kilometres, in five hours with breaks.',
          'Your battery lasts for seventy kilometres on flat roads, but for only forty-five in hills. It has to be charged overnight.',
          'The coast route is 110 kilometres, flat and windy, with guest houses everywhere. The hill route is 85 kilometres and beautiful. Its campsite has no electricity.',
        ],
        goals: [
          'Find out when A has to be back, and how you would both get home.',
          'Find out how far A usually rides, and whether A would be bored with you.',
          'Find out whether a battery can be charged anywhere on the hill route. You would also like a hot shower.',
        ],
      },
      phrases: [
        'How far do you think you could …?',
        'What if the battery runs out?',
        'We’d have to leave by … at the latest.',
        'I’d rather … than …',
        'I can live without …, provided that …',
        'Let’s work it out: …',
      ],
    },
    statements: [
      'Cyclists should pass a test before they may ride in a city.',
      'An electric bike is cheating.',
      'Professional cycling is too dangerous to be a sport.',
      'You see more of a country from a bike than from a train.',
      'Nobody needs a bike that costs more than a month’s wages.',
      'Cyclists and pedestrians should never share a path.',
      'I would rather be lost on a bike than follow a screen.',
      'Most drivers would be better drivers if they also cycled.',
    ],
    questions: [
      'Which journey would you like to make by bike, and with whom?',
      'Why do you think cyclists and drivers so often get angry with each other?',
      'What can you learn about a place by travelling slowly?',
      'Does it matter if a traveller’s stories are not quite true?',
      'How would your town look if it had been planned by cyclists?',
    ],
    task: {
      instruction:
        'A workshop repairs old bikes and lends them out for a year. It has three: a light road bike, a cargo bike that carries eighty kilos and a folding bike. Seven people have asked for one. Decide who gets which.',
      options: [
        'A nurse whose shift ends at two at night, nine kilometres from home, when no bus runs',
        'A baker who delivers sixty kilos of bread a day and would give the workshop five euros a week',
        'A student whose train takes no ordinary bikes; it is an hour’s walk from the station to college',
        'A caretaker who would let a different pupil take a bike home each week',
        'Two retired teachers who would give beginners lessons on Saturdays, but have nowhere to keep a bike',
        'A drummer who plays in hospitals for nothing and now carries the drums by tram',
        'A talented racer of sixteen who has grown out of her bike a month before the final',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a travel magazine about a journey by bike, real or invented. Say what you had planned, what went wrong and what you would never have seen from a car.',
  },
};
