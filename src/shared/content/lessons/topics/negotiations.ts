import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('price', 'noun', 'how much something costs', 'What is your best price?'),
      word('offer', 'noun', 'what you say you will give or pay', 'Twenty pounds is my last offer.'),
      word('deal', 'noun', 'what two people agree about buying or selling', 'It was a good deal for both of them.'),
      word('too much', 'phrase', 'more than is right', 'Fifty pounds is too much for an old lamp.'),
      word('cheap', 'adjective', 'costing little money', 'The chair was cheap, but it is strong.'),
      word('expensive', 'adjective', 'costing a lot of money', 'New bikes are expensive.'),
      word('agree', 'verb', 'to say yes to an idea', 'They agreed on thirty pounds.'),
      word('sell', 'verb', 'to give something for money', 'Why do you want to sell it?'),
      word('lower', 'adjective', 'not as high', 'Can you give me a lower price?'),
      word('pay', 'verb', 'to give money for something', 'I can pay you today.'),
      word('half', 'noun', 'one of two equal parts', 'He only wanted to pay half of the price.'),
      word('I’ll take it', 'phrase', 'words to say that you want to buy it', 'All right, I’ll take it.'),
      word('as well', 'phrase', 'also', 'Can I have the box as well?'),
    ],
    text: {
      title: 'The green lamp',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Farid: Good morning. How much is this green lamp?
Mrs Quinn: Fifty pounds. It is very old.
Farid: I can see that. Does it work?
Mrs Quinn: Of course. Look!
Farid: It’s nice, but fifty is too much for me. I can pay twenty.
Mrs Quinn: Twenty? That’s less than half! My grandmother read by this lamp.
Farid: Then why do you want to sell it?
Mrs Quinn: Because I have eleven more. Forty-five.
Farid: It’s still expensive. There is a small hole here. Thirty.
Mrs Quinn: You look very carefully. Forty, and that is my last offer.
Farid: Hm. For thirty-five I’ll take it, and this box as well.
Mrs Quinn: The box alone costs eight!
Farid: Forty for both, then. And I’ll pay now.
Mrs Quinn: All right. It’s a deal.
Farid: Great. Can I put the lamp in the box?
Mrs Quinn: Wait a minute. My grandmother’s letters are in there! Fifty for the box.`,
      questions: [
        choose(
          'What are Farid and Mrs Quinn doing?',
          'They are trying to agree on a price.',
          [
            ['They are trying to repair a lamp.', 'The lamp works.'],
            ['They are trying to find some letters.', 'The letters are a surprise at the end.'],
            ['They are trying to sell a house.', 'It is about a lamp and a box.'],
          ],
          'She wants “Fifty pounds”, and he says: “I can pay twenty.”',
        ),
        choose(
          'Why does Mrs Quinn want to sell the lamp?',
          'She has a lot of lamps.',
          [
            ['It does not work.', 'She shows that it works.'],
            ['It is too old for her.', 'She says that it is old, but that is not her reason.'],
            ['It has a hole.', 'Farid finds the hole. It is not her reason.'],
          ],
          '“Because I have eleven more.”',
        ),
        write(
          'How much do they agree on for the lamp and the box?',
          ['forty pounds', '40 pounds', '£40', 'forty', '40'],
          '“Forty for both, then.” She answers: “All right. It’s a deal.”',
        ),
        trueOrFalse('Farid says that there is something wrong with the lamp.', true, '“There is a small hole here.”'),
        choose(
          'Why does Mrs Quinn change the price at the end?',
          'The box is important to her after all.',
          [
            ['The lamp is too big for the box.', 'She speaks of what is in the box.'],
            ['The box is broken.', 'Nothing is said about that.'],
            ['Farid does not want to pay now.', 'He says that he is going to pay now.'],
          ],
          '“Wait a minute. My grandmother’s letters are in there!”',
        ),
      ],
    },
    roleCards: {
      scene: 'B is selling a used bike. A comes to look at it.',
      a: {
        role: 'You want to buy a bike.',
        facts: [
          'You have 90 pounds, and you need 10 for a lamp.',
          'You need the bike tomorrow morning.',
          'You can help with computers.',
        ],
        goals: [
          'Find out how old the bike is and what is wrong with it.',
          'Find out why B wants to sell it.',
          'Agree on a price, or find another way.',
        ],
      },
      b: {
        role: 'You want to sell your bike.',
        facts: [
          'The bike is four years old. The brakes are new, the seat is bad.',
          'You want 120 pounds, but you can say yes to 95, or to 80 and some help.',
          'You have a new laptop, and it does not work well.',
          'You do not need the bike any more, because you now walk to work.',
        ],
        goals: [
          'Find out how much A can pay.',
          'Find out what A can do for you.',
          'Agree on a price, or find another way.',
        ],
      },
      phrases: [
        'How much do you want for it?',
        'That’s too much for me.',
        'What about …?',
        'I can give you … if you …',
        'That’s my last offer.',
        'It’s a deal.',
      ],
    },
    statements: [
      'It is fun to talk about prices.',
      'Cheap things are never good.',
      'I can say no to a friend.',
      'It is fair to ask for a lower price in a small shop.',
      'You must look at a thing for a long time before you buy it.',
      'Old things are nicer than new things.',
      'The first price is never the best price.',
    ],
    questions: [
      'Where can you ask for a lower price in your country?',
      'What old things would you never sell?',
      'What do you do when something is too expensive?',
      'When is it hard to say no?',
      'What did you buy that was cheap and good?',
    ],
    task: {
      instruction:
        'You and your partner share a room for a year. First, each of you chooses three of these alone. Then agree on four together. Each of you must get two of your three.',
      options: [
        'The window is open at night',
        'Music in the evening, until ten',
        'A cat',
        'No shoes in the room',
        'Friends can come on Fridays',
        'The light is off at half past ten',
        'One person gets the bed by the window; the other gets the desk',
        'No phones at breakfast',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a person who is selling a table online for 80 pounds. Ask two questions about the table, make an offer, give a reason, and say when you can come.',
  },
  hard: {
    words: [
      word('negotiate', 'verb', 'to talk in order to reach an agreement', 'They negotiated until midnight.'),
      word('bargain', 'verb', 'to argue about a price or conditions', 'She loves to bargain at markets.'),
      word(
        'compromise',
        'noun',
        'an agreement in which each side gives up something',
        'A compromise leaves both a little unhappy.',
      ),
      word('demand', 'noun', 'something that is strongly asked for', 'Their first demand was a shorter day.'),
      word(
        'concession',
        'noun',
        'something that you give up so that the other side agrees',
        'He made no concessions on the date.',
      ),
      word('walk away', 'phrasal verb', 'to leave without an agreement', 'You must be able to walk away.'),
      word('bottom line', 'phrase', 'the point beyond which you will not go', 'Never tell them your bottom line.'),
      word(
        'interest',
        'noun',
        'the reason behind what somebody asks for',
        'Ask about their interests, not their demands.',
      ),
      word('settle', 'verb', 'to end an argument by agreeing', 'The matter was settled over lunch.'),
      word(
        'mediator',
        'noun',
        'a neutral person who helps two sides to agree',
        'The mediator spoke to each side alone.',
      ),
      word('stick to', 'phrasal verb', 'not to change', 'He stuck to his first price.'),
      word('give in', 'phrasal verb', 'to accept at last what you did not want', 'She gave in after three hours.'),
      word('win-win', 'adjective', 'good for both sides', 'Not every conflict has a win-win solution.'),
      word('alternative', 'noun', 'something else that you can do instead', 'Our best alternative was to rent.'),
    ],
    text: {
      title: 'The orange and the window',
      kind: 'text',
      genre: 'opinion',
      source: 'R. Fisher and W. Ury, Getting to Yes (1981)',
      text: `Every course on how to negotiate begins with the orange. Two children quarrel over it. A parent cuts it in half. One child eats the flesh and throws away the peel; the other throws away the flesh and uses the peel for a cake. If only somebody had asked them why they wanted it!

Another version is about two readers in a library, one of whom wants the window open while the other wants it shut. The librarian asks for their reasons. One wants fresh air, the other does not want a draught. She opens a window in the next room. The story is told in “Getting to Yes”, a short book from 1981 by Roger Fisher and William Ury that has been read by more people than most novels. Its advice is to look behind demands for the interests, and never to go into a room without knowing your best alternative if you have to walk away.

I have been a mediator between landlords and tenants for twelve years, and I have learnt a great deal from that book. But I have never met an orange.

What I meet is rent. More for one is less for the other, and no window in the next room will change that. I meet people who know each other’s interests perfectly well and wish to harm them. And I meet those who have no alternative. It is easy to stick to your principles when you can walk away; somebody with three children and a week to find a flat cannot bargain like a professor.

Does it follow that one should not ask why? Not at all. In perhaps one case out of five there is a window, and nobody had looked. For the other four one needs something less elegant: a rule that both sides consider fair before they know whom it will favour, and, quite often, sandwiches. I have never seen anybody make a concession on an empty stomach.`,
      questions: [
        choose(
          'What does the writer think of the advice in the book?',
          'It is useful but does not solve every conflict.',
          [
            ['It is popular but entirely wrong.', 'The writer has “learnt a great deal from that book”.'],
            ['It is excellent but too hard to follow.', 'The trouble is that it does not fit most cases.'],
            ['It is meant for children rather than adults.', 'The children are only in an example.'],
          ],
          '“I have learnt a great deal from that book. But I have never met an orange.”',
        ),
        choose(
          'Why was it wrong to cut the orange in half?',
          'Each child could have had all that it wanted.',
          [
            ['Each child wanted the flesh of it.', 'One of them wanted only the peel.'],
            ['Each child got a part that was too small to eat.', 'The size is not the point.'],
            ['Each child had asked for an orange of its own.', 'There was one orange, and they quarrelled over it.'],
          ],
          'One eats the flesh, the other “uses the peel for a cake”.',
        ),
        trueOrFalse(
          'In the library the librarian tells one reader to give in.',
          false,
          '“She opens a window in the next room.”',
        ),
        choose(
          'What does “no window in the next room will change that” mean?',
          'There is no clever solution about rent.',
          [
            ['There is too little light in the flats.', 'The window is taken from the story.'],
            ['There is no other flat in the building.', 'It is about money, not rooms.'],
            ['There is no time to look at all rooms.', 'Time is mentioned later, about the family.'],
          ],
          '“More for one is less for the other”',
        ),
        choose(
          'Why is a parent with a week to find a flat unable to “bargain like a professor”?',
          'Such a person has to take what is offered.',
          [
            ['Such a person has not read the book.', 'Reading would not help.'],
            ['Such a person has no principles.', 'It is easy to stick to them if one can leave; that is all.'],
            ['Such a person speaks too simply.', 'It is not about language.'],
          ],
          'It is about “those who have no alternative”.',
        ),
        choose(
          'What does the last sentence suggest?',
          'Small human things matter in negotiations as well.',
          [
            ['Mediators should be paid with meals.', 'The sandwiches are for those who argue.'],
            ['People give in when they are hungry.', 'On the contrary: then they concede nothing.'],
            ['Most conflicts are really about food.', 'They are about rent.'],
          ],
          '“I have never seen anybody make a concession on an empty stomach.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'B owns a workshop, and A is the tenant. The contract ends next month, and both want a new one, but not on the old terms.',
      a: {
        role: 'You build guitars in the workshop.',
        facts: [
          'You pay 500 pounds a month, and your bottom line is 580.',
          'You would need six months to move, and you have two orders to finish.',
          'You could repair the roof yourself for the price of the wood.',
        ],
        goals: [
          'Find out why B wants more money now.',
          'Do not name your bottom line first.',
          'Reach a contract of at least two years.',
        ],
      },
      b: {
        role: 'You own the workshop.',
        facts: [
          'You want 700 pounds a month, because the roof will cost you 4,000.',
          'A gallery has offered 650, but it would not move in before autumn.',
          'Your daughter may need the building in three years.',
        ],
        goals: [
          'Find out how badly your tenant needs the place.',
          'Find out whether there is anything besides money that A could offer.',
          'Reach a contract that does not bind you for more than three years.',
        ],
      },
      phrases: [
        'What would you need in order to …?',
        'Suppose we … Would you then …?',
        'That’s further than I can go.',
        'I could live with that if …',
        'Let’s leave the price aside for a moment.',
        'Where does that leave us?',
      ],
    },
    statements: [
      'Whoever names a price first has lost.',
      'A compromise is what nobody wanted.',
      'It is all right to bluff as long as you do not lie.',
      'In a family one should never bargain.',
      'Prices should be fixed, so that shy people do not pay more.',
      'You must like the other side to reach a good agreement.',
      'Giving in is sometimes the strongest move.',
      'Everything is negotiable.',
    ],
    questions: [
      'What have you negotiated lately, at home, at school or at work?',
      'Which things should never be negotiable?',
      'How do you find out what somebody really wants?',
      'What would a mediator need to be good at?',
      'When is it better to walk away than to agree?',
    ],
    task: {
      instruction:
        'A school and its neighbours quarrel over a sports ground. You are the mediators. Put together a package of three measures that both sides can accept, and say what each side gives up.',
      options: [
        'No matches after seven in the evening',
        'A wall of earth and trees, which costs the school its running track',
        'Free use of the ground for neighbours on Sundays',
        'A telephone number which is answered during every match',
        'Four tournaments a year that may be as loud as they like',
        'New lamps which do not shine into windows, paid for by both',
        'No drums or whistles, ever',
      ],
    },
    writing:
      'Write an email of 140 to 170 words to your landlord, who wants to raise the rent by a fifth. Make a counter-offer, name something that you can give in return, and stay friendly.',
  },
};
