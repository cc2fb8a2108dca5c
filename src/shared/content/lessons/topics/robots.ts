import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'robot',
        'noun',
        'a machine that can move and do jobs for people',
        'The robot brings the plates to the kitchen.',
      ),
      word('carry', 'verb', 'to take something heavy from one place to another', 'This robot can carry five bags.'),
      word('press', 'verb', 'to push with your finger', 'Press here and it starts to walk.'),
      word('button', 'noun', 'a small part of a machine that you push', 'The red button stops the robot.'),
      word('battery', 'noun', 'the part of a machine that gives it power', 'The battery is empty after six hours.'),
      word('charge', 'verb', 'to put new power into a phone or a machine', 'We charge the robot every night.'),
      word('heavy', 'adjective', 'difficult to lift', 'The boxes are too heavy for me.'),
      word('broken', 'adjective', 'not working, or in pieces', 'Its left arm is broken.'),
      word('learn', 'verb', 'to get to know something new', 'The robot learns the way to your room.'),
      word('engineer', 'noun', 'a person who plans and makes machines', 'The engineer gave it two more eyes.'),
      word('wheel', 'noun', 'a round thing under a car or a bike', 'Our robot has wheels and no legs.'),
      word(
        'arm',
        'noun',
        'the long part of the body with the hand at its end',
        'The robot has one arm and three fingers.',
      ),
      word('safe', 'adjective', 'not dangerous', 'Robots in schools must be safe.'),
      word('repair', 'verb', 'to make something work again', 'Who can repair the robot?'),
    ],
    text: {
      title: 'How to work with Bolt',
      kind: 'text',
      genre: 'instructions',
      text: `Welcome to the library! At night you are alone here with Bolt, our robot. Bolt carries the books back to the shelves.

1. Put twenty books on its back. More are too heavy.

2. Press the green button. The red button stops everything.

3. Put a cloth over the big mirror. Bolt sees a robot there and stops. It wants the other robot to go first. Last year it stood there all night.

4. Bolt cannot use stairs. Carry the books for the first floor yourself.

5. At four, charge the battery. This takes an hour.

6. At five, Bolt comes to your chair and waits. It is not broken, and it does not need anything. In my first week I always said, “Good morning, Bolt!” at five o’clock, and it learned that. The engineer told me: “Say nothing for three days, and it won’t come again.”

That was six years ago. I never tried it.

Have a good night!

Noor`,
      questions: [
        choose(
          'What are these instructions for?',
          'Working at night with a robot',
          [
            ['Building a robot for a library', 'Bolt is ready and works there now.'],
            ['Finding a good book in a library', 'They do not help you to find a book.'],
            ['Teaching a robot to read books', 'Bolt carries books. It does not read them.'],
          ],
          '“At night you are alone here with Bolt, our robot.”',
        ),
        write(
          'How many books can Bolt carry?',
          ['twenty', '20', 'twenty books', '20 books'],
          '“Put twenty books on its back. More are too heavy.”',
        ),
        choose(
          'Why does Bolt stop in front of the mirror?',
          'It wants to be polite.',
          [
            ['It wants to look at its back.', 'It does not know that it sees itself.'],
            ['It is afraid of the stairs.', 'It cannot use stairs, but that is another problem.'],
            ['It has no power in its battery.', 'The problem is the mirror, not the battery.'],
          ],
          '“It wants the other robot to go first.”',
        ),
        trueOrFalse(
          'Bolt takes the books to the first floor.',
          false,
          '“Bolt cannot use stairs. Carry the books for the first floor yourself.”',
        ),
        choose(
          'What can we say about Noor?',
          'Noor liked the visit at five.',
          [
            ['Noor thought that Bolt was broken.', 'Noor writes: “It is not broken”.'],
            ['Noor did not hear the engineer.', 'Noor knows what the engineer said.'],
            ['Noor was always asleep at five.', 'Noor said good morning to Bolt at five.'],
          ],
          'Noor knew how to stop the visits, but: “I never tried it.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The owner of a small restaurant wants to try a robot that brings food to the tables. Somebody who sells robots comes to talk.',
      a: {
        role: 'You sell robots to restaurants.',
        facts: [
          'The robot is 60 centimetres wide.',
          'It works for eight hours. After two hours on the charger it is full again.',
          'It can carry four plates at a time, but no soup.',
          'It costs 30 pounds a day.',
        ],
        goals: [
          'Find out when the restaurant is open, and on which days.',
          'Find out how much space there is between the tables.',
          'Sell at least four days of the first week.',
        ],
      },
      b: {
        role: 'You have a restaurant with twelve tables.',
        facts: [
          'You are open six days a week, from Tuesday to Sunday: from eleven to three, and from six to eleven.',
          'There are only 50 centimetres between the tables. Without two of them, there are 80.',
          'Many people eat soup at lunch. In the evening nearly nobody does.',
        ],
        goals: [
          'Find out how wide the robot is, and how long it works before you must charge it.',
          'Find out what it can carry and what it cannot carry.',
          'Find out what it costs. You have 150 pounds for the first week.',
        ],
      },
      phrases: [
        'How wide is it?',
        'What can’t it do?',
        'When are you open?',
        'How much is it for … days?',
        'There isn’t enough space for …',
        'We can try it on …',
      ],
    },
    statements: [
      'Every family needs a robot.',
      'Robots should not look like people.',
      'I would like a robot as a teacher.',
      'A robot can be a friend.',
      'Robots are better drivers than people.',
      'I do not want a robot in my bedroom.',
      'Robots should do all the housework.',
      'It is fun to give a robot a name.',
    ],
    questions: [
      'What is the first thing that you would like a robot to do for you?',
      'Where can you see robots today?',
      'What is easy for you but difficult for a robot?',
      'What name do you like for a robot, and why?',
      'What is good and what is bad about robots in shops?',
    ],
    task: {
      instruction:
        'A hotel with forty rooms has 12,000 pounds for robots. Choose two or three, and say which guests are going to like them.',
      options: [
        'A robot that carries bags: 5,000 pounds, but it is slow',
        'A robot that cleans the windows outside: 6,000 pounds, but not in the wind',
        'A robot that cooks eggs: 3,000 pounds, and every egg is the same',
        'A robot that cleans the floors at night: 4,000 pounds, but you can hear it',
        'A robot at the front desk that speaks ten languages: 7,000 pounds',
        'A robot that gives the garden water: 2,000 pounds, but only in summer',
        'A robot that plays with children: 3,500 pounds, and somebody has to watch it',
      ],
    },
    writing:
      'Write an advert of 50 to 70 words for the wall of a supermarket. You want to sell your robot. Say what it can do, what it cannot do, how much it costs, and when people can call you.',
  },
  hard: {
    words: [
      word(
        'sensor',
        'noun',
        'a part that notices light, heat, movement or sound',
        'A sensor tells the robot where the wall is.',
      ),
      word('repair', 'verb', 'to make something broken work again', 'Some robots can repair themselves.'),
      word('software', 'noun', 'the programs that tell a machine what to do', 'New software taught it to climb.'),
      word('avoid', 'verb', 'to keep away from something', 'The robot avoids people on the pavement.'),
      word(
        'model',
        'noun',
        'one of the types of a machine that a company makes',
        'The new model is lighter and quieter.',
      ),
      word(
        'charging station',
        'noun',
        'a place where a machine gets new power',
        'It returns to its charging station at noon.',
      ),
      word('in working order', 'phrase', 'not broken', 'The old robot arm is still in working order.'),
      word(
        'serial number',
        'noun',
        'figures on a machine which show exactly which one it is',
        'The serial number is under the lid.',
      ),
      word('look up', 'phrase', 'to search for a fact in a book or a list', 'Look up the price in the catalogue.'),
      word('mix up', 'phrase', 'to take one person or thing for another', 'The robot mixed up salt and sugar.'),
      word(
        'spare part',
        'noun',
        'a new piece to put in when an old one breaks',
        'There are no spare parts for robots this old.',
      ),
      word(
        'replace',
        'verb',
        'to take the place of something or somebody',
        'Robots have replaced the guards at night.',
      ),
      word(
        'autonomous',
        'adjective',
        'able to work without being controlled by people',
        'An autonomous boat crossed the lake.',
      ),
      word(
        'malfunction',
        'noun',
        'a time when a machine fails to work as it should',
        'A malfunction made the robot turn in circles.',
      ),
    ],
    text: {
      title: 'The other Gustav',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Emeka: I’m afraid it’s the motor. You’d pay less for a new robot than I’d have to charge you for repairing this one.
Solveig: I don’t want a new one. Gustav and I have been together for six years.
Emeka: You’ve given your vacuum cleaner a name?
Solveig: You would have, too. He’s got a character. He’s scared of the carpet in the hall, and he’s always at the door when I come home.
Emeka: I suppose his charging station is near the door.
Solveig: It is. But he doesn’t do it for my sister.
Emeka: All right. I’ll look up the serial number and order the parts. That’s odd. Did we have it here two years ago, with a broken sensor?
Solveig: Yes. He came back as good as new. He hadn’t forgotten a thing, not even the carpet.
Emeka: I don’t quite know how to put this. We must have mixed up two machines that day. This one belonged to a travel agency, which has since closed down. Yours has been on the shelf behind you for two years.
Solveig: So I’ve been living with a stranger?
Emeka: With the same model and the same software. They all avoid dark carpets. The sensors take them for a hole.
Solveig: Then that one up there is Gustav. He looks dusty.
Emeka: But he’s in perfect working order. You can take him home today, and you don’t have to pay a cent. I do apologise.
Solveig: That’s kind of you. How long would it take to get the parts?
Emeka: What parts?
Solveig: For mine. And would you mind turning the other one to the wall? I’d rather he didn’t hear this.`,
      questions: [
        choose(
          'What does the conversation show?',
          'An owner’s loyalty to a machine',
          [
            ['A customer’s anger about a price', 'Solveig does not complain about the price.'],
            ['A robot’s unusual intelligence', 'The robot does what all robots of its model do.'],
            ['An expert’s interest in old robots', 'Emeka only does a job; it is Solveig who cares.'],
          ],
          '“I don’t want a new one. Gustav and I have been together for six years.”',
        ),
        choose(
          'How does Emeka explain that the robot waits at the door?',
          'It gets its power there.',
          [
            ['It recognises Solveig’s steps.', 'That may be what Solveig likes to believe.'],
            ['It has been taught by the sister.', 'The sister is mentioned, but she taught it nothing.'],
            ['It wants to get out of the flat.', 'Nothing is said of getting out.'],
          ],
          '“I suppose his charging station is near the door.”',
        ),
        trueOrFalse(
          'Solveig noticed a difference when the robot came back two years ago.',
          false,
          '“He hadn’t forgotten a thing, not even the carpet.”',
        ),
        write(
          'What kind of business used to own the robot that needs a new motor?',
          ['a travel agency', 'travel agency', 'the travel agency', 'a travel agent', 'a travel agent’s'],
          '“This one belonged to a travel agency, which has since closed down.”',
        ),
        choose(
          'Why did Solveig not notice that she had another robot?',
          'It was made to behave in the same way.',
          [
            ['Emeka had put the old software into it.', 'Emeka did not know about the mistake.'],
            ['It had learned from the first one in the shop.', 'The robots did not teach each other anything.'],
            ['It had the same serial number on its back.', 'The number is what shows that it is another one.'],
          ],
          '“With the same model and the same software.”',
        ),
        choose(
          'What does Solveig decide at the end?',
          'To keep the robot that she is used to',
          [
            ['To take the robot that costs her nothing', 'She does not take the free one from the shelf.'],
            ['To look for a robot of a newer model', 'She does not want a new one.'],
            ['To find the people from the travel agency', 'The agency has closed down; she does not ask about it.'],
          ],
          'Solveig asks for the parts “For mine”, and the first Gustav is now “the other one”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are neighbours in the country. One of you owns a robot that pulls out weeds. The other one would like to borrow it.',
      a: {
        role: 'You grow carrots, and the weeds are winning.',
        facts: [
          'Your field has six hectares, and it must be free of weeds in three weeks.',
          'Two hectares at the bottom are full of stones. Two helpers could weed them by hand in three weeks.',
          'You have 900 euros for the robot. You pay your helpers from other money.',
          'There is a dry barn with electricity next to your field.',
        ],
        goals: [
          'Find out how much the robot does in a day, and when it is free.',
          'Find out what it costs, and why B is so careful with it.',
          'Agree on a plan that leaves time for a few days of rain.',
        ],
      },
      b: {
        role: 'You bought the robot last year, and you are not sure that you should lend it.',
        facts: [
          'It does half a hectare a day, in dry weather only.',
          'You need it yourself from Monday to Wednesday. It is free on the other four days.',
          'You want 200 euros for each hectare.',
          'Last autumn a stone got into it. The repair cost you 700 euros.',
        ],
        goals: [
          'Find out how big the field is, what the ground is like, and by when it must be done.',
          'Find out where the robot could be charged and kept at night.',
          'Do not risk another repair. Decide with A who would pay for one.',
        ],
      },
      phrases: [
        'How long would it take to …?',
        'What’s the ground like?',
        'I’m worried that …',
        'Who would pay if …?',
        'Suppose we did … by hand.',
        'That would give us … days to spare.',
      ],
    },
    statements: [
      'It is silly to be polite to a robot.',
      'A robot that looks human is more frightening than one that does not.',
      'Companies that replace people with robots should pay an extra tax.',
      'Nobody should be sad about a broken machine.',
      'I would trust a robot to cut my hair.',
      'A robot that keeps old people company is better than nothing.',
      'Robots take the dull jobs and leave us the interesting ones.',
      'A robot should be allowed to lie if that makes somebody happy.',
    ],
    questions: [
      'Why do people give names to machines?',
      'Which jobs should always be done by people, even if robots did them better?',
      'What would you do with the time if a robot did your housework?',
      'What should a robot do when two people give it opposite orders?',
      'How would your street change if half of the things that move in it were robots?',
    ],
    task: {
      instruction:
        'A railway station may test robots for six months. It has 60,000 euros and must keep all of its thirty workers. Choose three, and decide how to explain them to the workers.',
      options: [
        'A guide that speaks ten languages: 22,000 euros; it is popular, but stands in the way',
        'A carrier for luggage: 18,000 euros; the two porters would have to do something else',
        'A cleaner for the night: 25,000 euros; three people would have to work by day instead',
        'A finder of lost property: 12,000 euros; it films everything that it sees',
        'A clearer of snow: 20,000 euros; it is needed on perhaps fifteen days',
        'An arm that makes coffee: 15,000 euros; it earns half of that, but the kiosk is angry',
        'A pianist with eight fingers: 8,000 euros; the passengers stay calm, the staff may not',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for a website that compares robots for the home. Invent a robot that you have had for three months. Say what it was supposed to do, what it really does, and who should or should not buy it.',
  },
};
