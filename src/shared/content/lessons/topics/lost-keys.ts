import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('key', 'noun', 'a small metal thing that opens a door', 'My key is in my coat.'),
      word('lose', 'verb', 'to not be able to find something', 'I often lose my phone at home.'),
      word('find', 'verb', 'to see where a lost thing is', 'Did you find your glasses?'),
      word(
        'locked out',
        'phrase',
        'not able to get in because the door is closed',
        'We were locked out for two hours.',
      ),
      word('lock', 'verb', 'to close a door with a key', 'Please lock the door when you leave.'),
      word(
        'spare key',
        'phrase',
        'a second one that opens the same door',
        'Our neighbour has a spare key to our house.',
      ),
      word('inside', 'adverb', 'in a house or a room', 'The keys are inside, and I am not.'),
      word('outside', 'adverb', 'not in a house or a room', 'It is cold outside without a coat.'),
      word(
        'tool',
        'noun',
        'a thing that you use for work with your hands',
        'You need a special tool to open this door.',
      ),
      word('forget', 'verb', 'to not think of something that you want to do or take', 'Don’t forget your keys!'),
      word('pocket', 'noun', 'a small bag in your coat or trousers', 'There is a hole in my pocket.'),
      word('look for', 'phrase', 'to try to see where something is', 'I looked for my ticket everywhere.'),
      word('van', 'noun', 'a car with a lot of space for things at the back', 'Two men came in a white van.'),
      word(
        'lost property',
        'phrase',
        'things that people left on buses, on trains or at school',
        'Ask for your umbrella at the lost property office.',
      ),
    ],
    text: {
      title: 'Sixty euros',
      kind: 'text',
      genre: 'story',
      text: `On Sunday evening Anouk took some old paper outside, and the door closed. The key and the spare key were inside. It began to rain.

Anouk phoned Deniz, who helps people that are locked out. Deniz came in a van, took out a small tool and opened the door in twenty seconds.

“Sixty euros, please.”

“Sixty euros for twenty seconds?”

“You don’t pay for the seconds,” said Deniz. “You pay because I know how.”

Anouk paid. Five minutes later Deniz was at the door again, very wet. The van was locked, and the key and the tools were in it.

“My sister is coming with the spare key,” said Deniz. “In two hours.”

“Come in,” said Anouk, and made a hot omelette.

At nine the sister came. “What do I have to pay?” asked Deniz.

“Sixty euros, please.”

“Sixty euros for two eggs?”

“You don’t pay for the eggs,” said Anouk. “You pay because it’s raining.”

Deniz began to laugh.`,
      questions: [
        choose(
          'What is the story about?',
          'Two people who cannot open a door',
          [
            ['A person who loses a lot of money', 'Nobody loses money in the story.'],
            ['Two people who look for their keys', 'They know where their keys are.'],
            ['A person who sells very old tools', 'Deniz has tools, but does not sell them.'],
          ],
          'First Anouk’s “door closed”, and later “The van was locked”.',
        ),
        trueOrFalse('Deniz had a lot of work with Anouk’s door.', false, 'Deniz “opened the door in twenty seconds”.'),
        choose(
          'Why did Deniz come back to Anouk’s door?',
          'Deniz could not get into the van.',
          [
            ['Deniz wanted to have more money.', 'Anouk paid, and Deniz did not ask for more.'],
            ['Deniz forgot a tool in the kitchen.', 'The tools were in the van.'],
            ['Deniz was hungry after the work.', 'The omelette was Anouk’s idea.'],
          ],
          '“The van was locked, and the key and the tools were in it.”',
        ),
        write(
          'What did Anouk make for Deniz?',
          [
            'an omelette',
            'omelette',
            'a hot omelette',
            'hot omelette',
            'the omelette',
            'an omelet',
            'omelet',
            'a hot omelet',
          ],
          'Anouk “made a hot omelette”.',
        ),
        choose(
          'What happened at nine o’clock?',
          'A key arrived.',
          [
            ['The rain stopped.', 'We do not read that. Anouk says: “it’s raining”.'],
            ['Deniz broke a window.', 'Nobody breaks a window.'],
            ['Anouk opened the van.', 'Anouk has no key to the van.'],
          ],
          'Deniz’s sister was “coming with the spare key”. “At nine the sister came.”',
        ),
        choose(
          'Why does Anouk ask for sixty euros?',
          'It is a joke with Deniz’s own words.',
          [
            ['It is the real price of a hot omelette.', 'Two eggs do not cost sixty euros.'],
            ['It is a way to make the sister angry.', 'Anouk does not talk to the sister.'],
            ['It is the money for Anouk’s new key.', 'Anouk does not need a new key.'],
          ],
          'Deniz said: “You don’t pay for the seconds”. Now Anouk says: “You don’t pay for the eggs”. Then Deniz begins to laugh.',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Thursday. A person who lost some keys phones the lost property office of the town.',
      a: {
        role: 'You lost your keys yesterday.',
        facts: [
          'There were three keys and a small green fish on the ring.',
          'You took bus 12 in the morning and bus 7 in the evening.',
          'You work until five every day. From work to the office it is half an hour. Your friend Malia is free tomorrow at one.',
          'You are going away on Saturday, and you need the keys before that. You don’t want to pay more than ten euros.',
        ],
        goals: [
          'Find out if your keys are at the office.',
          'Find out when the office is open, and what you have to pay.',
          'Agree with B on a way to get the keys in time.',
        ],
      },
      b: {
        role: 'You work at the lost property office.',
        facts: [
          'Two rings with three keys came in yesterday: one with a green fish from bus 7, and one with a green ball from bus 12.',
          'You are open from Monday to Friday, from nine to five. It costs five euros.',
          'You can send keys by post. It costs fifteen euros and takes one or two days.',
          'A friend can come for the keys, but needs a letter from their owner.',
        ],
        goals: [
          'Find out what was on the ring, and which buses A took. Do not say first what you have.',
          'Find out if A or another person can come, and when.',
          'Agree with A on a day, a way and a price.',
        ],
      },
      phrases: [
        'I lost my … on the …',
        'What is on the ring?',
        'What time do you close?',
        'I can’t come then because …',
        'Can another person …?',
        'How much is it if …?',
      ],
    },
    statements: [
      'I always know where my keys are.',
      'It is a good idea to put a key under a flower pot.',
      'It is better to open a door with a phone than with a key.',
      'When you find ten euros in the street, you can keep them.',
      'Tidy people lose fewer things.',
      'Everybody should give a spare key to a neighbour.',
      'It is worse to lose a phone than to lose your keys.',
    ],
    questions: [
      'What do people often lose, and where?',
      'Where do you put your keys or your phone when you come home?',
      'You are outside, your key is inside, and it is raining. What do you do first?',
      'What do you do when you find a key in the street?',
      'How can you stop losing things?',
    ],
    task: {
      instruction:
        'It is nine in the evening, and you are locked out. It is cold. You have a phone and 50 euros, and you want to be in a warm bed by midnight. Choose a first plan, and a second plan in case the first one does not work.',
      options: [
        'Phone a person who opens doors: 90 euros, in half an hour. You can pay half of it tomorrow',
        'Wait in the café on the corner: 5 euros, open until eleven. Your flatmate comes home at ten, or perhaps at one',
        'Take the bus to your aunt, who has a spare key: 6 euros, one hour there and one hour back, but she does not answer her phone',
        'Phone the owner of the flat, who has a key: free, but she goes to bed early and gets angry quickly',
        'Ring the neighbour’s bell: you do not know each other well, and there is no light on',
        'Sleep at a friend’s house: free, half an hour on foot, but your work clothes are at home',
        'Take a room in the hotel near the station: 48 euros, with breakfast',
      ],
    },
    writing:
      'Write a notice of 50 to 70 words for the wall of your school. You found some keys. Say where and when you found them, and how people can talk to you. Do not say everything about the keys: their owner has to tell you the rest.',
  },
  hard: {
    words: [
      word(
        'hand in',
        'phrase',
        'to give something, often a thing you found, to somebody in charge',
        'Somebody handed in my keys at the station.',
      ),
      word('wallet', 'noun', 'a small flat case for money and cards', 'He left his wallet in a taxi.'),
      word('owner', 'noun', 'the person that something belongs to', 'The owner of the bag has not come yet.'),
      word(
        'finder',
        'noun',
        'somebody who comes across something that was lost',
        'The finder refused to take any money.',
      ),
      word(
        'counter',
        'noun',
        'the long table in a shop or bank where people are served',
        'Leave the key at the counter, please.',
      ),
      word('honest', 'adjective', 'not lying, stealing or cheating', 'An honest child gave me back my purse.'),
      word(
        'temptation',
        'noun',
        'something that makes you want to do what is wrong',
        'A full purse can be a great temptation.',
      ),
      word('get in touch', 'phrase', 'to write to or ring somebody', 'She got in touch as soon as she found my key.'),
      word('worthless', 'adjective', 'having no value at all', 'Without its lock, a key is worthless.'),
      word('doorstep', 'noun', 'the place just outside the front door', 'He waited on the doorstep for an hour.'),
      word('reward', 'noun', 'money or a gift for something good that you did', 'She offered a reward of fifty euros.'),
      word(
        'locksmith',
        'noun',
        'somebody whose job is making keys and opening doors',
        'The locksmith came at midnight.',
      ),
      word('claim', 'verb', 'to say that something is yours and ask for it', 'Nobody has claimed the violin.'),
      word(
        'absent-minded',
        'adjective',
        'often forgetting things because you think of something else',
        'My absent-minded flatmate put the keys in the fridge.',
      ),
    ],
    text: {
      title: 'The key in the wallet',
      kind: 'text',
      genre: 'science',
      source: 'A. Cohn, M. A. Maréchal, D. Tannenbaum and C. L. Zünd, Civic honesty around the globe (Science, 2019)',
      text: `Suppose that you work at the counter of a bank. A stranger comes in with a wallet that was lying in the street. “I’m in a hurry,” says the stranger. “Could you look after it?”

A moment later you are alone with it. Inside there are a shopping list, some business cards with an email address, a key, and perhaps a little money. What do you do?

A few years ago, researchers found out what people really do. They handed in more than 17,000 such wallets in 40 countries, at hotels, banks, museums and post offices. Then they waited for the emails.

You might think that money is a temptation: the more there is, the fewer wallets will be reported. On the whole, that is what ordinary people expected, and the economists who were asked did not foresee the result either.

Of the wallets without money, about four in ten were reported. Of those with money worth some thirteen dollars, it was about five in ten. In three of the countries, some held almost a hundred dollars. Of the people who were given one of these, about seven in ten got in touch.

Why? Whoever keeps a wallet without money in it is merely lazy. Whoever keeps a full one is a thief, and most of us, it seems, cannot bear to see a thief in the mirror. The greater the sum, the harder it is to go on feeling honest.

But then there is the key. To a finder it is worthless. Its owner, however, may at this moment be standing on a doorstep in the rain.

In the same three countries, some of the wallets with money had no key in them, and fewer of those were reported. Nothing had been taken out that a finder could have used.

So if you really must lose your wallet, leave a key in it. It may open more than a door.`,
      questions: [
        choose(
          'What does the text mainly show?',
          'People are more honest than one might expect.',
          [
            ['People are honest only when they are watched.', 'The stranger has left, and yet many wrote an email.'],
            ['People are too busy to care about strangers.', 'Many of them took the trouble to write.'],
            ['People are careless with money and with keys.', 'The wallets had not really been lost.'],
          ],
          'With more money in the wallet, not fewer but more people “got in touch”.',
        ),
        choose(
          'What were the researchers waiting for after they had handed in a wallet?',
          'A message to the person on the cards',
          [
            ['A call from the police in that town', 'The police are not mentioned.'],
            ['A list of all the things in the wallet', 'They knew what was in it; the list was for shopping.'],
            ['A talk with the staff at the counter', 'They left, and did not come back to talk.'],
          ],
          'The cards had “an email address”. “Then they waited for the emails.”',
        ),
        trueOrFalse(
          'The economists had known how it would turn out.',
          false,
          '“the economists who were asked did not foresee the result either”',
        ),
        write(
          'In how many countries did some wallets hold almost a hundred dollars?',
          [
            'three',
            '3',
            'in three',
            'three countries',
            'in three countries',
            '3 countries',
            'in 3',
            'in 3 countries',
            'three of the countries',
            'three of them',
          ],
          '“In three of the countries, some held almost a hundred dollars.”',
        ),
        choose(
          'Why, according to the text, are wallets with a lot of money reported more often?',
          'People do not want to think badly of themselves.',
          [
            ['People are afraid of what the police might do.', 'The text speaks of the mirror, not of the police.'],
            ['People hope that a rich owner will thank them.', 'Nothing is said of a reward.'],
            [
              'People feel sorry for those who have lost a lot.',
              'That may be so, but the reason given is how they see themselves.',
            ],
          ],
          'Most of us “cannot bear to see a thief in the mirror”.',
        ),
        choose(
          'What does the part about the key suggest?',
          'Finders also act out of sympathy.',
          [
            ['Finders take keys for their own use.', 'A finder cannot use the key: it is “worthless”.'],
            ['Finders like keys more than money.', 'Nothing is said of liking keys.'],
            ['Finders fear an owner who has no key.', 'The owner in the rain is somebody to feel for, not to fear.'],
          ],
          'The key matters only to its owner, who “may at this moment be standing on a doorstep in the rain”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A tenant in a block of flats has lost a key that opens the front door, the cellar and one flat. The tenant and the manager of the house meet to decide what has to be done.',
      a: {
        role: 'You live on the second floor. You lost your key on Sunday.',
        facts: [
          'The key fell into the lake in the park when you were in a boat. Two friends saw it.',
          'There was a tag on the ring with the name of your street, but without the number of the house.',
          'Your insurance pays up to 600 euros, but only if the manager says in writing that every lock which the key opens has to be changed.',
        ],
        goals: [
          'Find out what new locks cost, and if all three of them have to be changed.',
          'Find out why the manager is so worried.',
          'Pay no more than 300 euros of your own money.',
        ],
      },
      b: {
        role: 'You manage the house.',
        facts: [
          'A new lock for the front door, with keys for everybody, costs 600 euros. New locks for the front door, the cellar and A’s flat cost 1,500 euros.',
          'New locks were planned for next year. If they come now, the house pays half of the price, and A pays the rest.',
          'Two years ago a lost key was found by a thief, and six bicycles disappeared from the cellar.',
          'The lake in the park is emptied and cleaned every October.',
        ],
        goals: [
          'Find out where the key was lost, and whether anybody saw it.',
          'Find out whether a finder could know which house it belongs to.',
          'Find out if A is insured. Agree on what is changed, by when, and who pays what. Write down nothing that is not true.',
        ],
      },
      phrases: [
        'How can we be sure that …?',
        'The chances of that are …',
        'Wouldn’t it be enough to …?',
        'I can’t put in writing that …',
        'That would leave me with … to pay.',
        'What if we waited until …?',
      ],
    },
    statements: [
      'Anybody who finds something valuable deserves a reward.',
      'People return lost things out of pride rather than kindness.',
      'What nobody has claimed after three months should belong to the finder.',
      'In twenty years nobody will carry keys.',
      'Losing things is a sign of an interesting mind.',
      'I would trust my neighbours with a key to my home.',
      'Railways should send lost things back to their owners for free.',
      'It is more annoying to lose a key than to lose money.',
    ],
    questions: [
      'What would you miss most if your bag disappeared today, apart from your phone?',
      'Why do people keep keys that no longer open anything?',
      'What should you do with a wallet that has money in it, but no name?',
      'How could a town make it easier for people to get back what they have lost?',
      'How would daily life change if nothing could ever get lost?',
    ],
    task: {
      instruction:
        'A railway’s lost property office has 9,000 things, but room for only 6,000. It has three months and 20,000 euros. Choose up to three measures, so that everything fits, and as few owners as possible are unhappy.',
      options: [
        'Sell whatever is older than a year: 2,000 things go, and 8,000 euros come in, but some owners may still be looking',
        'Give coats and umbrellas to people who need them: 1,500 things, free, but there are things in the pockets',
        'Show everything on a website: 14,000 euros. Perhaps 1,000 things are claimed, not always by their owners',
        'Hire two students who find owners by means of names and labels: 9,000 euros for about 600 things',
        'Rent a cellar for a year: 12,000 euros, with room for 3,000 things. Next year the problem is back',
        'Charge a euro a day after the first month: about 500 things are fetched, and 3,000 euros come in, with many complaints',
        'Put the 300 strangest things on show in the station: 2,000 euros. It makes news and brings in about 700 owners',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to a lost property office. Describe a bag that you left on a train so exactly that nobody could confuse it with another one. Explain how you came to leave it behind, say which thing in it matters most to you and why, and ask what happens next.',
  },
};
