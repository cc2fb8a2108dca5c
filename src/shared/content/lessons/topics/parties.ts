import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('party', 'noun', 'when people meet to eat, talk and dance', 'The party starts at eight.'),
      word('invite', 'verb', 'to ask a person to come', 'We want to invite all our neighbours.'),
      word('guest', 'noun', 'a person who comes to your home', 'Twenty guests came, and one dog.'),
      word('dance', 'verb', 'to move to music', 'My grandfather danced all evening.'),
      word('music', 'noun', 'songs and other nice sounds', 'The music is too loud for the baby next door.'),
      word('friendly', 'adjective', 'nice to other people', 'The guests were very friendly.'),
      word('bring', 'verb', 'to take something with you when you come', 'Can you bring some glasses?'),
      word('balloon', 'noun', 'a coloured bag full of air', 'A red balloon is on every chair.'),
      word('snack', 'noun', 'a small thing to eat', 'There are hot and cold snacks in the kitchen.'),
      word('laugh', 'verb', 'to make a happy sound', 'We laughed about his funny hat.'),
      word('floor', 'noun', 'all the rooms on one level of a house', 'The loud people live on the first floor.'),
      word('invitation', 'noun', 'a card or message that asks you to come', 'Thank you for your invitation!'),
      word('have fun', 'phrase', 'to enjoy what you do', 'Everybody had fun at the party.'),
      word('tidy up', 'phrase', 'to put all things back in their place', 'Three friends stayed to tidy up.'),
    ],
    text: {
      title: 'Red shoes',
      kind: 'text',
      genre: 'story',
      text: `The invitation said: “Party! Saturday at eight, third floor. Temesgen.” So Zsófia put on her red shoes and made a cake.

She heard music on the stairs. A door was open, and a tall man was there. “Come in!” he said. “I’m Ludo. What a beautiful cake!”

There were balloons, snacks and twenty guests, but no Temesgen. “Perhaps he’s in the kitchen,” thought Zsófia. Everybody was very friendly. She danced with a dentist, she laughed with two sisters from Oslo, and the cake was soon gone.

At ten she asked Ludo, “Where’s Temesgen?”

“Who’s Temesgen?” asked Ludo.

Zsófia’s face went as red as her shoes. “Is this the third floor?”

“No, the second.”

She ran to the stairs. There was Temesgen, on his way down. He looked sad.

“I’m so sorry!” said Zsófia. “How is your party?”

“You were my only guest,” he said, “and you didn’t come. What’s that music?”

Zsófia smiled. “Come with me. I know everybody there.”`,
      questions: [
        choose(
          'What happens in the story?',
          'A guest has fun at the wrong party.',
          [
            ['A guest takes a cake to the wrong town.', 'It is the right house, but not the right floor.'],
            ['A guest cannot find a party and goes home.', 'She finds a party and stays there until ten.'],
            ['A guest comes to a party on the wrong day.', 'The day is right. The floor is wrong.'],
          ],
          '“Is this the third floor?” – “No, the second.”',
        ),
        write(
          'What did Zsófia bring to the party?',
          ['a cake', 'cake', 'the cake', 'a beautiful cake', 'her cake'],
          'She “put on her red shoes and made a cake”. Ludo says: “What a beautiful cake!”',
        ),
        trueOrFalse(
          'Zsófia knew from the start that Temesgen was not there.',
          false,
          '“Perhaps he’s in the kitchen,” she thought.',
        ),
        choose(
          'Why did Zsófia’s face go red?',
          'She saw that she made a mistake.',
          [
            ['She danced for too long.', 'She danced before, but now she asks about the floor.'],
            ['She was angry with Ludo.', 'Ludo was nice to her. He did nothing wrong.'],
            ['She lost one of her shoes.', 'Her shoes are only red, like her face.'],
          ],
          'Ludo does not know Temesgen, so she asks: “Is this the third floor?”',
        ),
        choose(
          'Why was Temesgen sad?',
          'Nobody was at his party.',
          [
            ['Nobody liked his music.', 'The music is not his. He asks about it.'],
            ['Nobody left him any cake.', 'He did not know about the cake.'],
            ['Nobody invited him to dinner.', 'The story does not speak about a dinner.'],
          ],
          '“You were my only guest,” he said, “and you didn’t come.”',
        ),
        choose(
          'Where are Zsófia and Temesgen going now?',
          'To Ludo’s flat',
          [
            ['To Temesgen’s flat', 'Zsófia says “I know everybody there”, but in his flat there is nobody.'],
            ['To Zsófia’s flat', 'She knows people at the party with the music. She does not speak of her flat.'],
            ['To a club in the town', 'The music comes from the second floor.'],
          ],
          'He asks about the music, and she says: “Come with me. I know everybody there.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'There is going to be a party at A’s flat on Saturday. On the phone, B gets an invitation, and B can help.',
      a: {
        role: 'You are giving a party.',
        facts: [
          'The party is at your flat, 5 Park Street. It starts at seven and ends at midnight.',
          'Twelve guests are coming, but you only have eight chairs.',
          'You have drinks, bread and a big cake. You do not have any music or any hot food.',
          'Three of your guests do not eat meat.',
        ],
        goals: [
          'Find out when B can come.',
          'Find out what B can bring. You need three things.',
          'Say yes or no to B’s question.',
        ],
      },
      b: {
        role: 'You would like to go to the party.',
        facts: [
          'You work until eight on Saturday. From there it is half an hour to A’s street.',
          'You can make a hot meat soup or a vegetable pizza, but not both.',
          'You have a small machine for music.',
          'Your sister has a car and six chairs. She would like to come too.',
        ],
        goals: [
          'Find out where the party is, and when it starts and ends.',
          'Find out what A needs, and which food is better.',
          'Ask if your sister can come. Say how she can help.',
        ],
      },
      phrases: [
        'Would you like to come to …?',
        'What time does it start?',
        'What can I bring?',
        'Do you have any …?',
        'Is it OK if … comes too?',
        'See you on Saturday!',
      ],
    },
    statements: [
      'A party without music is boring.',
      'I like small parties better than big parties.',
      'It is fun to go to a party alone.',
      'Guests should always bring something.',
      'You should take off your shoes at a party.',
      'The best part of a party is the food.',
      'It is all right to come an hour late.',
      'Games at parties are only for children.',
    ],
    questions: [
      'What do you need for a good party?',
      'What do people bring to a party in your country?',
      'Which music is good for a party with young and old people?',
      'You do not know anybody at a party. What can you say to the first person?',
      'When do you want to go home from a party?',
    ],
    task: {
      instruction:
        'Your class wants to have a party in the classroom. There are twenty of you, and you have 60 pounds and two hours. Choose three or four things, and say why.',
      options: [
        'Pizza for everybody: 40 pounds, twenty minutes',
        'Everybody brings food from home: free, but perhaps you get twenty cakes',
        'Balloons and lights: 15 pounds; half an hour to put up before the party',
        'A friend plays the guitar: free, one hour; only slow songs',
        'A dance lesson with a teacher: 35 pounds, one hour',
        'A quiz about the class: free, half an hour; one person has to write the questions',
        'A film with popcorn: 10 pounds, ninety minutes; nobody can talk',
        'Small presents, one for each guest: 20 pounds, ten minutes',
      ],
    },
    writing:
      'You are going to give a party in your house or flat. Write an invitation of 50 to 70 words to your new neighbours. Say when and where it is, what you are going to do, and what they can bring.',
  },
  hard: {
    words: [
      word('throw a party', 'phrase', 'to invite people to eat, drink and have fun', 'We threw a party on the roof.'),
      word('host', 'noun', 'the person who has invited the others', 'A good host knows who is standing alone.'),
      word('turn up', 'phrasal verb', 'to arrive, often unexpectedly', 'Ten more people turned up at midnight.'),
      word(
        'mingle',
        'verb',
        'to move around and talk to different people',
        'She loves to mingle, but he stays on the sofa.',
      ),
      word('gather', 'verb', 'to come together in one place', 'The guests gathered around the fire.'),
      word('shy', 'adjective', 'nervous about meeting people', 'I was too shy to dance.'),
      word('squeeze', 'verb', 'to fit into a space that is too small', 'Six of us squeezed onto one bench.'),
      word(
        'excuse',
        'noun',
        'a reason that you give for doing something',
        'My early train was a good excuse to leave.',
      ),
      word(
        'be stuck with',
        'phrase',
        'to be unable to get away from somebody or something',
        'I was stuck with a man who sold windows.',
      ),
      word(
        'decorate',
        'verb',
        'to make a place look nice for an occasion',
        'They decorated the cellar with paper fish.',
      ),
      word('clear up', 'phrasal verb', 'to make a place tidy again', 'Who will stay and clear up after the party?'),
      word('break the ice', 'phrase', 'to make strangers feel more relaxed together', 'The silly hats broke the ice.'),
      word('awkward', 'adjective', 'embarrassing and not relaxed', 'There was an awkward silence after the toast.'),
      word('uninvited', 'adjective', 'not asked to come', 'The uninvited guests were the nicest.'),
    ],
    text: {
      title: 'The night the kitchen was locked',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Ximena: That was the last bag of bottles. Shall we admit that it was a failure?
Torsten: I’d call it an experiment. Every time we throw a party, thirty people squeeze into the kitchen, and the living room is empty. I wanted to know what they’d do without one.
Ximena: So you locked it. You spent a whole week decorating the living room, and then you locked the kitchen.
Torsten: I’ve opened it again for you! And I thought people would mingle. There were cushions and little lamps, and there was room to dance.
Ximena: And where had everybody gathered by half past nine?
Torsten: In the corridor. Between the coats and the bathroom door. It was dark and it smelled of boots.
Ximena: I watched how it began. Somebody went out to look for a glass. The next one came to help, and a third couldn’t get past and stayed.
Torsten: But why would anybody rather stand there?
Ximena: Because on your cushions you’re stuck with whoever sits next to you. In a corridor you can always say that you were just on your way to the bathroom. And imagine that you’re shy, and you turn up alone. The last thing you want to cross is an empty floor.
Torsten: So people stand where they have an excuse to be.
Ximena: And an excuse to leave. In a kitchen it’s even better: you can slice a lemon. Nobody looks lonely with a lemon.
Torsten: Then next time I’ll put the lemons in the living room.
Ximena: You never give up, do you? Torsten, it’s two in the morning. The last guest left an hour ago, and all the cushions are free. Where are we?
Torsten: I’m only drying a glass.
Ximena: Of course you are.`,
      questions: [
        choose(
          'What are the two hosts talking about?',
          'Why guests do not go where they are meant to',
          [
            ['Why guests leave a party earlier than they used to', 'The last one left at one in the morning.'],
            ['Why guests ought to help with washing the glasses', 'Glasses are only an excuse here.'],
            ['Why guests should be told who else has been invited', 'Nobody mentions a list of guests.'],
          ],
          '“But why would anybody rather stand there?”',
        ),
        choose(
          'What did Torsten hope when he locked the kitchen?',
          'That people would use the living room',
          [
            ['That people would eat and drink less', 'He says nothing about saving food or drinks.'],
            ['That people would leave before two', 'The time only matters at the end.'],
            ['That people would stop in the corridor', 'That surprised him.'],
          ],
          'The living room used to be empty. “And I thought people would mingle.”',
        ),
        write(
          'Where did the guests gather in the end?',
          [
            'in the corridor',
            'the corridor',
            'corridor',
            'in a corridor',
            'in their corridor',
            'in the hallway',
            'the hallway',
            'hallway',
          ],
          '“In the corridor. Between the coats and the bathroom door.”',
        ),
        trueOrFalse(
          'The first guest went out of the living room to get away from somebody.',
          false,
          '“Somebody went out to look for a glass.”',
        ),
        choose(
          'According to Ximena, what is wrong with the cushions?',
          'It is hard to get away from your neighbour.',
          [
            ['It is hard to talk while others are dancing.', 'Nobody danced, and she does not mention noise.'],
            ['It is embarrassing to be seen by everybody.', 'She says that of the empty floor, if at all.'],
            [
              'It is uncomfortable to sit so near the ground.',
              'Comfort is not her point; people even chose the corridor.',
            ],
          ],
          '“on your cushions you’re stuck with whoever sits next to you”',
        ),
        choose(
          'What does Ximena mean by “Of course you are”?',
          'Torsten is doing what the guests always do.',
          [
            ['Torsten is more helpful than the guests were.', 'She is teasing him, not praising him.'],
            ['Torsten is too tired to notice what he is doing.', 'His glass is an excuse, and they both know it.'],
            ['Torsten is proud of how the evening turned out.', 'He has just had to see that it went wrong.'],
          ],
          'Although “all the cushions are free”, both of them stand in the kitchen, and Torsten says “I’m only drying a glass.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'At a hall that can be hired for parties. Before B moves abroad, there is going to be a big party in June. The two of you meet to see whether the hall is right for it.',
      a: {
        role: 'You manage the hall.',
        facts: [
          'The hall holds fifty people. In the garden there is room for thirty more, but only until ten.',
          'A Friday costs 220 pounds, a Saturday 300. The kitchen is 60 extra; without it only cold food is allowed.',
          'Music has to stop at midnight. After nine it may only be played indoors.',
          'By one o’clock the hall must be empty and clean. Otherwise a cleaner comes, which costs 80.',
        ],
        goals: [
          'Find out how many people will come, and how long they will stay.',
          'Find out what they will eat, and what music there will be.',
          'Agree on a day and a price of at least 280, and make sure that somebody clears up.',
        ],
      },
      b: {
        role: 'You are throwing a party, and you are going to move abroad.',
        facts: [
          'You have invited sixty-five people. Fifteen of them are children, who will be taken home at nine.',
          'You can spend 330 pounds on the place. Any Friday or Saturday would do.',
          'Your aunt has promised her famous hot stew. It would break her heart to make salads.',
          'Your friends’ band would like to play in the garden from eight until one. They owe you a favour.',
        ],
        goals: [
          'Find out how many people are allowed, inside and outside, and until when.',
          'Find out what each day costs and what else has to be paid for.',
          'Agree on a day, on the music and on who will clear up.',
        ],
      },
      phrases: [
        'How many people are you expecting?',
        'Is there any chance of …?',
        'That would be fine as long as …',
        'What if they started earlier?',
        'Does the price include …?',
        'We could ask … to clear up.',
      ],
    },
    statements: [
      'Leaving a party without saying goodbye is better than interrupting everybody.',
      'A good party needs one guest whom nobody knows.',
      'Hosts should decide who sits next to whom.',
      'Phones should be left at the door.',
      'Whoever is invited should be allowed to bring a friend.',
      'Clearing up together is often the best part of the evening.',
      'Party games are embarrassing for everybody over twelve.',
      'It is ruder to come too early than too late.',
    ],
    questions: [
      'Where do people gather at parties in your home, and why there?',
      'What can a host do so that shy guests feel welcome?',
      'What was the best excuse to leave that you have ever heard or used?',
      'How do parties change as people get older?',
      'Which three people, living or dead, would you invite to the same party, and what might go wrong?',
    ],
    task: {
      instruction:
        'Your building is a hundred years old, and forty neighbours who hardly know each other have promised to come to a party. You have 400 pounds and three hours. Choose three things that will break the ice, put them in order, and say what could be awkward.',
      options: [
        'A long table in the yard, with seats drawn from a hat: 50 pounds; nobody sits next to their own family',
        'Everybody cooks in somebody else’s kitchen: free; you see how others live',
        'A band for an hour: 250 pounds; you dance, but you cannot hear each other',
        'Old photographs of the house to be put in order by teams: 40 pounds; older people know more',
        'A barbecue: 180 pounds; there is always something to do, but not all eat meat',
        'Name badges with a question on each: 20 pounds; shy people hate them or love them',
        'A flea market on the stairs: free; it needs no host, but some will only come to buy',
      ],
    },
    writing:
      'Write an article of 140 to 180 words for a student magazine with the title “How to survive a party where you know nobody”. Describe the first ten minutes, give three pieces of advice that work for shy people, and say how to leave.',
  },
};
