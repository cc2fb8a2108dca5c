import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('second-hand', 'adjective', 'not new, because somebody had it before', 'My boots are second-hand.'),
      word('jacket', 'noun', 'a short coat', 'This jacket has four pockets.'),
      word('wear', 'verb', 'to have clothes on your body', 'I wear my sister’s old jeans.'),
      word('fit', 'verb', 'to be the right size for somebody', 'The trousers are nice, but they don’t fit.'),
      word('try on', 'verb', 'to put on clothes in a shop to see if they are right', 'Can I try on this dress?'),
      word('sell', 'verb', 'to give something to somebody for money', 'She sells old clothes at the market.'),
      word('pocket', 'noun', 'a small bag in your clothes for keys or money', 'There was a coin in the pocket.'),
      word('pound', 'noun', 'money in Britain', 'The shirt cost one pound.'),
      word('the back', 'noun', 'the side that is not the front', 'There is a big number on the back of the shirt.'),
      word('the same', 'adjective', 'not different', 'Look, we have the same scarf!'),
      word('size', 'noun', 'how big or small something is', 'What size are your shoes?'),
      word('button', 'noun', 'a small round thing that closes a shirt or coat', 'The last button is missing.'),
      word('hole', 'noun', 'an open place in something', 'There is a small hole in the left sock.'),
      word('cheap', 'adjective', 'not expensive', 'Clothes are cheap at this market.'),
    ],
    text: {
      title: 'Ask the green jacket',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Keira: Nice jacket, Youssef! Is it new?
Youssef: No, it’s second-hand. It was only eight pounds, and it fits me really well.
Keira: There are words on the back: “Green Hill Gardens”.
Youssef: I know. I didn’t look at the back when I tried it on. Now people stop me in the street! On Monday a man asked, “Why are my roses brown?”
Keira: What did you say?
Youssef: “Sorry, I only wear the jacket.” But he was so sad. So I went to the library and read about roses.
Keira: You didn’t!
Youssef: On Tuesday it was apple trees, and on Wednesday tomatoes. People put flowers in my pockets to say thank you.
Keira: Sell the jacket!
Youssef: I can’t. Yesterday a woman in the same jacket stopped me. She is the boss of Green Hill Gardens.
Keira: Oh no! Was she angry?
Youssef: She asked me about tomatoes for ten minutes. I start on Saturday.
Keira: Great! Do you get a new jacket?
Youssef: I asked. She said, “You have one.”`,
      questions: [
        choose(
          'What do Keira and Youssef talk about?',
          'The things that happen because of a jacket',
          [
            [
              'The best shop for jackets and other clothes',
              'They talk about one jacket. We do not read about the shop.',
            ],
            [
              'The flowers and trees in Youssef’s own garden',
              'The plants are other people’s. Youssef only reads about them.',
            ],
            [
              'The jacket that Keira wants to buy from Youssef',
              'Keira says that he should sell it, but she does not want it.',
            ],
          ],
          '“Now people stop me in the street!”',
        ),
        write(
          'How much was the jacket?',
          ['eight pounds', '8 pounds', '£8', 'eight', '8', 'only eight pounds', 'only 8 pounds', 'only £8'],
          '“It was only eight pounds”',
        ),
        trueOrFalse(
          'Youssef read the words on the jacket before he bought it.',
          false,
          '“I didn’t look at the back when I tried it on.”',
        ),
        choose(
          'Why do people ask Youssef about plants?',
          'They think that it is his job.',
          [
            ['They often see him in the library.', 'They stop him in the street.'],
            ['They know his family well.', 'We do not read anything about his family.'],
            ['They buy flowers from him.', 'They give him flowers. He does not sell any.'],
          ],
          'On his back they read “Green Hill Gardens”.',
        ),
        choose(
          'Why did Youssef read about roses?',
          'He wanted to help the man.',
          [
            ['He wanted to sell roses.', 'We do not read that he sells anything.'],
            ['He wanted to find a new job.', 'He found one, but that was not his plan.'],
            ['He wanted to answer Keira.', 'Keira did not know about it.'],
          ],
          '“But he was so sad. So I went to the library and read about roses.”',
        ),
        choose(
          'What is Youssef going to do on Saturday?',
          'Work for the woman',
          [
            ['Give back the jacket', 'He still needs it: “You have one.”'],
            ['Buy a second jacket', 'He asked for a new one, but he does not get it.'],
            ['Plant his own tomatoes', 'He only talked about tomatoes.'],
          ],
          'The woman “is the boss of Green Hill Gardens”, and he says: “I start on Saturday.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are at a market for second-hand clothes. One of you sells, and the other one wants to buy. It is nearly time to go home.',
      a: {
        role: 'You sell clothes at the market.',
        facts: [
          'There are three things on your table: a coat, size M, for 20 pounds, jeans, size L, for 12 pounds, and a scarf for 5 pounds.',
          'One button of the coat is missing, but it is in the pocket.',
          'If somebody buys two or three things, you can take 5 pounds off.',
          'You need a belt.',
        ],
        goals: [
          'Find out what B needs, and in which size.',
          'Find out how much money B has.',
          'Sell all three things. Find out if B has something that you can use.',
        ],
      },
      b: {
        role: 'You want to buy some clothes.',
        facts: [
          'You need a coat in size M. Your brother needs jeans in size L.',
          'You have 30 pounds, but two of them are for the bus home.',
          'You like scarves, but you don’t need one.',
          'You have a good belt in your bag. It is too long for you.',
        ],
        goals: [
          'Find out the prices and the sizes.',
          'Find out what is wrong with the things.',
          'Get what you need, and keep the money for the bus.',
        ],
      },
      phrases: [
        'How much is …?',
        'What size is it?',
        'Is there anything wrong with it?',
        'That’s too much for me.',
        'Can you take something off if …?',
        'I can give you … for it.',
      ],
    },
    statements: [
      'Second-hand clothes are as good as new ones.',
      'I like clothes with a story.',
      'New shoes are better than second-hand shoes.',
      'Everybody needs ten T-shirts or more.',
      'A second-hand jacket is a good present.',
      'It is fun to look for clothes at a market.',
      'Clothes with a small hole are still good.',
      'Friends should share their clothes.',
    ],
    questions: [
      'Where can you buy second-hand clothes in your town?',
      'What do you do with clothes that are too small?',
      'What do you look at before you buy a jacket?',
      'What are the oldest clothes that you still wear?',
      'What can you make from an old shirt?',
    ],
    task: {
      instruction:
        'Your class is doing a play with three people: a queen, a cook and a man who is always cold. You are in a second-hand shop and have 40 pounds. Choose what you buy, and say who wears what.',
      options: [
        'A long blue dress with a small hole: 18 pounds',
        'Four metres of gold curtain: 10 pounds, but somebody has to work on it',
        'A white coat, much too big: 9 pounds',
        'Two old white sheets: 4 pounds, good for many things',
        'A heavy winter coat with no buttons: 14 pounds',
        'Three scarves and a hat: 7 pounds, and they smell of fish',
        'A box of belts and buttons: 6 pounds',
      ],
    },
    writing:
      'Write an advert of 50 to 70 words for people who buy second-hand clothes online. You want to sell something that you don’t wear any more. Say what it looks like, its size and price, one thing that is wrong with it, and where you wore it.',
  },
  hard: {
    words: [
      word(
        'charity shop',
        'noun',
        'a shop that sells things people gave and uses the money to help others',
        'I found this lamp in a charity shop.',
      ),
      word(
        'donate',
        'verb',
        'to give something for a good purpose, without being paid',
        'Please wash clothes before you donate them.',
      ),
      word(
        'suit',
        'noun',
        'a jacket and trousers or a skirt that belong together',
        'He wears a suit only to weddings.',
      ),
      word(
        'lining',
        'noun',
        'the thin cloth on the inside of a coat or jacket',
        'A coin had slipped behind the lining.',
      ),
      word('cuff', 'noun', 'the end of a sleeve, at the wrist', 'The cuffs of my shirt have turned grey.'),
      word('stain', 'noun', 'a dirty mark that is hard to remove', 'The coffee left a stain on the skirt.'),
      word(
        'mend',
        'verb',
        'to make something torn or broken whole again',
        'My neighbour mends trousers for the whole street.',
      ),
      word('rail', 'noun', 'a bar on which clothes hang in a shop', 'Everything on this rail costs three euros.'),
      word(
        'wear out',
        'verb',
        'to become thin, weak or full of holes after long use',
        'Cheap soles wear out in one winter.',
      ),
      word(
        'lend',
        'verb',
        'to give something to somebody who will give it back',
        'Could you lend me a coat for the evening?',
      ),
      word('in good condition', 'phrase', 'not damaged', 'The boots are old but in good condition.'),
      word('wardrobe', 'noun', 'a tall cupboard for clothes', 'Half of my wardrobe no longer fits me.'),
      word('alter', 'verb', 'to change clothes so that they fit better', 'The dress can be altered in an hour.'),
      word(
        'bargain',
        'noun',
        'something that costs much less than it is worth',
        'At ten euros, the coat was a bargain.',
      ),
    ],
    text: {
      title: 'The suit in Mill Lane',
      kind: 'text',
      genre: 'report',
      text: `Nothing in the charity shop in Mill Lane is in greater demand than a grey suit that is not for sale. It is lent, for a week and free of charge, to anybody who has a job interview.

A notebook in the inside pocket lists its successes: a bus driver, two nurses, the manager of the swimming pool. Of the fifty-one people who have worn it, thirty-eight were offered the job.

When the suit was donated nine years ago, the lining was torn, and there was a stain on one cuff. Nkechi Obi, who runs the shop, mended the one and hid the other under a button. She had meant to put it on the rail at fifteen pounds.

Then a young man asked whether he could pay after his interview. He got the job, paid, and left the suit on the counter. “Somebody else will need it,” he said.

Since then, people have slipped notes into its pockets for whoever comes next. Some who own a better suit still ask for the grey one.

This spring Bao Tran, a student of statistics, asked to see the notebook. One thing puzzled him: the suit had fitted a man of almost two metres one week and a girl of seventeen the next.

Nkechi made tea. Then she opened the cupboard at the back, where there were six more grey suits. The first one had worn out after two years. Ever since, she had been buying others, and moving the notebook and the notes to whichever was needed.

Why had she never told anybody? “Because they stand up straight in it,” she said.

Bao did not publish his figures. In June, however, he was back in the shop. He had an interview at a bank, and a perfectly good suit at home. Could he have the grey one?`,
      questions: [
        choose(
          'What is the report mainly about?',
          'What faith in a suit can do for people',
          [
            [
              'Which clothes employers like best',
              'Employers are not asked. The report looks at those who wear the suit.',
            ],
            ['How a shop makes a profit from old suits', 'The suit is lent free of charge.'],
            ['Why a student put an end to an old trick', 'Bao kept it to himself.'],
          ],
          'Nkechi says: “Because they stand up straight in it”. And some “who own a better suit still ask for the grey one”.',
        ),
        write(
          'How many of those who wore the suit were offered the job?',
          ['thirty-eight', '38', 'thirty-eight people', '38 people', 'thirty eight'],
          '“Of the fifty-one people who have worn it, thirty-eight were offered the job.”',
        ),
        trueOrFalse(
          'At first, Nkechi intended to sell the suit.',
          true,
          '“She had meant to put it on the rail at fifteen pounds.”',
        ),
        choose(
          'What made Bao curious?',
          'The suit had fitted people of very different sizes.',
          [
            ['The suit looked much older than the notebook said.', 'Nothing is said of how old it looked to Bao.'],
            [
              'The suit had been in two places in the same week.',
              'It was worn one week by a man and the next by a girl.',
            ],
            [
              'The suit had helped far more people than was likely.',
              'The figure is high, but that is not what puzzled him.',
            ],
          ],
          '“a man of almost two metres one week and a girl of seventeen the next”',
        ),
        choose(
          'Why did Nkechi keep quiet about the other suits?',
          'She did not want people to lose confidence.',
          [
            ['She did not want the price of the suit to fall.', 'The suit is not for sale.'],
            [
              'She was afraid that the notes would be stolen.',
              'She moved the notes herself, but does not speak of thieves.',
            ],
            ['She was ashamed of having bought cheap ones.', 'We do not learn what they cost or that she was ashamed.'],
          ],
          '“Because they stand up straight in it,” she said.',
        ),
        choose(
          'What does Bao’s visit in June suggest?',
          'One can know the secret and still trust the suit.',
          [
            ['A bank expects its staff to dress in grey.', 'Nothing is said of what the bank expects.'],
            ['Bao no longer owns a suit that he could wear.', 'He has a perfectly good one at home.'],
            ['Bao has come to believe there is only one suit.', 'He has seen the other six.'],
          ],
          'He has “a perfectly good suit at home”, and has seen the cupboard with “six more grey suits”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Tuesday. A winter coat that was sold online for 60 euros, “in good condition”, has arrived. The buyer rings the seller.',
      a: {
        role: 'You bought the coat.',
        facts: [
          'The lining of one sleeve is torn. A tailor can mend it by Friday for 25 euros.',
          'You need a warm coat on Saturday, for an open-air concert. You like this one, and it fits.',
          'In the inside pocket there is a small key with the number 14.',
          'With the repair, you do not want to have paid more than 70 euros in all.',
        ],
        goals: [
          'Find out why the seller called the coat “in good condition”.',
          'Find out what happens, and how long it takes, if you send it back.',
          'Agree on what is done about the lining, and who pays.',
        ],
      },
      b: {
        role: 'You sold the coat.',
        facts: [
          'It belonged to your aunt. You looked at the outside only, and she never mentioned the lining.',
          'To send it back costs 9 euros, which the buyer pays. It takes four days, and the 60 euros are returned after that.',
          'You have given your aunt 40 of the 60 euros, so you can return 20 at most without asking her.',
          'Your aunt cannot open her letter box, number 14. A new lock costs 30 euros.',
        ],
        goals: [
          'Find out what exactly is wrong with the coat, and what it costs to mend.',
          'Find out how soon the buyer needs the coat.',
          'Find out if there is anything in the pockets, and agree on who pays for what and how your aunt gets what is hers.',
        ],
      },
      phrases: [
        'According to your description, …',
        'I had no idea that …',
        'What would it cost to …?',
        'By the way, did you come across …?',
        'I’d be prepared to …, if you …',
        'That seems fair to me.',
      ],
    },
    statements: [
      'Second-hand clothes have more character than new ones.',
      'People who can afford new clothes should not shop in charity shops.',
      'Everybody should be able to sew on a button.',
      'Many people donate things that they would be ashamed to give to a friend.',
      '“Vintage” is just an expensive word for “old”.',
      'I could manage for a year with thirty pieces of clothing.',
      'Shops should have to take back the clothes they sold once these are worn out.',
      'It makes more sense to borrow smart clothes than to own them.',
    ],
    questions: [
      'What do you check first when you pick up something second-hand?',
      'What would you buy only new, and why?',
      'Why do some clothes hang in a wardrobe for years without being worn?',
      'How far do clothes change the way that people behave?',
      'What could be done with clothes that are beyond repair?',
    ],
    task: {
      instruction:
        'A charity shop needs 4,000 pounds more a year. Six volunteers are willing to help, and each of them can work on one project only. Choose two or three projects.',
      options: [
        'An online shop for the best pieces: three volunteers, 2,400 pounds, and duller rails in the shop',
        'Party clothes for hire: two volunteers, 1,600 pounds, and a lot of washing',
        'Saturday mending classes: two volunteers, 1,000 pounds, and new faces in the shop',
        'A rail on which everything costs a pound: one volunteer, 600 pounds, and long queues',
        'An annual fashion show: four volunteers, 2,500 pounds, and a great deal of noise',
        'Cushions made from torn clothes: two volunteers, 900 pounds, and much less waste',
        'A van that collects clothes from people’s homes: three volunteers, 1,800 pounds, and surprises in every bag',
      ],
    },
    writing:
      'Write an email of 150 to 190 words to the head of your school or company. Propose a day on which everybody can swap clothes. Describe how it would work, say what should happen to what is left over, and answer one objection that you expect.',
  },
};
