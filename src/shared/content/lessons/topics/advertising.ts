import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'advert',
        'noun',
        'a picture, text or film that wants you to buy something',
        'I saw an advert for a new bike.',
      ),
      word('sell', 'verb', 'to give something to somebody for money', 'They sell fruit at the market.'),
      word('customer', 'noun', 'a person who buys something', 'The shop has many customers on Saturdays.'),
      word('price', 'noun', 'how much money something costs', 'The price is on the back.'),
      word('sign', 'noun', 'a board with words for people to read', 'The sign says “Open”.'),
      word(
        'poster',
        'noun',
        'a big piece of paper with a picture, on a wall',
        'There is a poster for the concert at school.',
      ),
      word(
        'shop window',
        'noun',
        'the big glass where you see things from the street',
        'The cakes in the shop window look nice.',
      ),
      word('best', 'adjective', 'better than all the others', 'Every advert says that its coffee is the best.'),
      word(
        'compare',
        'verb',
        'to look at two things and see what is different',
        'I always compare the prices of two shops.',
      ),
      word('funny', 'adjective', 'that makes you laugh', 'I remember funny adverts.'),
      word('free', 'adjective', 'that costs no money', 'The second pizza is free today.'),
      word('offer', 'noun', 'a low price for a short time', 'This offer is for Monday only.'),
      word('true', 'adjective', 'right, not made up', 'Not everything in an advert is true.'),
      word('popular', 'adjective', 'that many people like', 'The advert with the dog is very popular.'),
    ],
    text: {
      title: 'The second best bread',
      kind: 'text',
      genre: 'letter',
      text: `Dear Yusuf,

On Monday you put a new sign in your shop window. It says: “The second best bread in Bell Street”. There are only two bread shops in Bell Street, yours and mine. So I thought, “How kind! My bread is the best!” I took a photo of your advert and showed it to my mother.

On Tuesday I had a lot of new customers. They bought one small piece of bread, ate it and smiled. Then they all walked across the street to your shop.

I asked a woman about it. “I wanted to compare,” she said. “Your bread is very good. But his sign is funny, so I buy my bread there.”

Now you sell everything before lunch. I made a big poster, and I changed my prices. It did not help.

Yusuf, I have a question. Can I be second in May?

Your neighbour,
Rosa`,
      questions: [
        choose(
          'What is the letter about?',
          'A sign that works well for Yusuf',
          [
            ['A new bread shop in Bell Street', 'The sign is new. The two shops are not.'],
            ['A poster that works well for Rosa', 'Rosa’s poster did not help.'],
            ['A customer who is angry with Yusuf', 'The woman likes Yusuf’s sign.'],
          ],
          '“Now you sell everything before lunch.”',
        ),
        write(
          'How many bread shops are there in Bell Street?',
          [
            'two',
            '2',
            'only two',
            'two bread shops',
            'two shops',
            '2 bread shops',
            '2 shops',
            'there are two',
            'only two shops',
          ],
          '“There are only two bread shops in Bell Street, yours and mine.”',
        ),
        trueOrFalse('At first, Rosa liked the sign.', true, 'She thought, “How kind! My bread is the best!”'),
        choose(
          'Why does the woman buy her bread from Yusuf?',
          'She likes his sign.',
          [
            ['She likes his prices.', 'Rosa changed her prices, but the woman does not speak about prices.'],
            ['She lives across the street.', 'We do not read where she lives.'],
            ['She does not like Rosa’s bread.', 'She says that it is very good.'],
          ],
          '“But his sign is funny, so I buy my bread there.”',
        ),
        choose(
          'What does Rosa want to do in May?',
          'Use Yusuf’s words for her shop',
          [
            ['Make bread together with Yusuf', 'She asks for something else: to be second.'],
            ['Make her bread as good as Yusuf’s', 'Her bread is very good already.'],
            [
              'Close her shop after lunch, like Yusuf',
              'He sells everything before lunch, but that is not what she asks for.',
            ],
          ],
          'The sign says “The second best bread in Bell Street”, and Rosa asks: “Can I be second in May?”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Monday. You are in a small print shop. You are talking about posters for a school concert.',
      a: {
        role: 'You are a student, and you are planning the concert.',
        facts: [
          'The concert is next Monday at seven in the school hall. A ticket costs three pounds.',
          'You have 60 pounds for posters and you want a lot of them.',
          'You need ten posters on Wednesday, for the school. You need the others on Friday evening.',
          'You have a beautiful photo of the singer in a red coat.',
        ],
        goals: [
          'Find out what posters cost.',
          'Find out on which day they are ready.',
          'Find out how many words you can have. Choose the posters and the words with B.',
        ],
      },
      b: {
        role: 'You work in the print shop.',
        facts: [
          'A poster in colour costs two pounds. A poster in black and white costs one pound.',
          'Black and white posters are ready tomorrow. Posters in colour are ready on Friday at four.',
          'On a poster there is space for one photo and 12 words.',
        ],
        goals: [
          'Find out how much money A has.',
          'Find out when A needs the posters.',
          'Find out what people must know about the concert, and what is in the photo.',
        ],
      },
      phrases: [
        'How much is …?',
        'When do you need them?',
        'We can do … in colour.',
        'What should the poster say?',
        'That is too many words.',
        'How about …?',
      ],
    },
    statements: [
      'Most adverts are boring.',
      'There are too many adverts in my town.',
      'A funny advert is better than a beautiful one.',
      'I buy things because I see them in adverts.',
      'Adverts should always tell the truth.',
      'There should be no adverts near schools.',
      'Animals are better than people in adverts.',
      'Adverts are a good way to learn English.',
    ],
    questions: [
      'Where do you see adverts on a normal day?',
      'Which advert do you remember well, and why?',
      'What do people in adverts often look like?',
      'How can a small shop get new customers?',
      'What makes you stop and look at a shop window?',
    ],
    task: {
      instruction:
        'A new shop repairs bikes. It is in a small street behind the station, and nobody knows it. It has 200 pounds for adverts. Choose two or three ideas.',
      options: [
        'A big poster in the station for one month: 110 pounds',
        'Two adverts on the local radio, at seven in the morning: 120 pounds',
        'A yellow bike on a high wall, with an arrow: 80 pounds',
        'The first fifteen customers pay nothing: 90 pounds',
        'A small advert in the school magazine: 20 pounds',
        'A short film on the internet, “How to repair your bike at home”: 60 pounds',
        'Ten bright T-shirts for people who ride a lot: 70 pounds',
      ],
    },
    writing:
      'Write an advert of 50 to 70 words for an old thing that you want to sell, for example a bike, a chair or a bag. Say what it is like, what is good about it and what it costs. Say one thing that is not perfect, too. It is for the notice board of your school.',
  },
  hard: {
    words: [
      word(
        'advertiser',
        'noun',
        'a person or company that pays to show people its products',
        'Advertisers pay more before a holiday.',
      ),
      word('campaign', 'noun', 'a planned set of adverts for one thing', 'The campaign runs until June.'),
      word(
        'persuade',
        'verb',
        'to get somebody to do something by giving reasons',
        'Good adverts persuade without shouting.',
      ),
      word(
        'brand',
        'noun',
        'all the products that a company sells under one name',
        'She always buys the same brand of tea.',
      ),
      word(
        'slogan',
        'noun',
        'a short sentence in an advert that is easy to remember',
        'The slogan has only three words.',
      ),
      word(
        'target audience',
        'noun',
        'the people that an advert is made for',
        'Our target audience is cyclists over forty.',
      ),
      word(
        'misleading',
        'adjective',
        'making people believe something that is not true',
        'The picture on the box was misleading.',
      ),
      word('click', 'verb', 'to press a button on a computer mouse', 'Few people click on these adverts.'),
      word('interrupt', 'verb', 'to stop something for a moment', 'Adverts interrupt the film every ten minutes.'),
      word(
        'assume',
        'verb',
        'to think that something is true without knowing it',
        'Advertisers assume that we all want more.',
      ),
      word('convinced', 'adjective', 'completely sure', 'He is convinced that adverts do not affect him.'),
      word('spy on', 'phrase', 'to watch somebody in secret', 'Some apps spy on their users.'),
      word('pay for itself', 'phrase', 'to bring in as much money as it costs', 'A good campaign pays for itself.'),
      word('annoyed', 'adjective', 'a little angry', 'Viewers get annoyed by long adverts.'),
    ],
    text: {
      title: 'The mattress that followed me',
      kind: 'text',
      genre: 'opinion',
      text: `In March I bought a mattress. I looked at eleven of them online, then walked to a shop at the end of my road, lay down on one and paid in cash. It is the sort of thing you do once in ten years. The internet, however, has decided that I collect them.

They were waiting for me when I read the news. They stood between me and a recipe for lentil soup. One of them interrupted a film just as two people were about to kiss. “Still thinking about it?” it asked gently. I had been sleeping on mine for six weeks.

Like most people, I had assumed that advertisers know everything about us. Some of my friends are convinced that their phones listen to them at dinner. So I asked my neighbour Ingrid, who plans online campaigns, how a system so clever could be so stupid.

She laughed. “It knows what you looked at,” she said. “Nobody has told it that you went down the road. It hardly needs to spy on you. It guesses, and guesses are cheap.” If one person in a thousand clicks and buys, she added, the campaign pays for itself.

I found this strangely comforting. I was not being watched by a genius; I was being followed by a shop assistant who had never seen me leave. I stopped being annoyed. I even began to look at the things, as you look at ducks in a park, without planning to take one home.

That, I suppose, is how it happened. The pillows arrive on Thursday. There are four of them, they were twenty per cent cheaper than usual, and I would like to make it clear that nobody persuaded me.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'Adverts for something the writer already has',
          [
            ['Adverts for a product that is of poor quality', 'Nothing is said against the mattress.'],
            [
              'Adverts that make a promise they do not keep',
              'The adverts promise nothing here; they only keep coming.',
            ],
            ['Adverts that make use of talks over dinner', 'Only some friends believe this of their phones.'],
          ],
          '“I had been sleeping on mine for six weeks.”',
        ),
        write(
          'How many mattresses did the writer look at online?',
          ['eleven', '11', 'eleven mattresses', '11 mattresses', 'eleven of them', '11 of them'],
          '“I looked at eleven of them online”',
        ),
        choose(
          'Why did the adverts continue, according to Ingrid?',
          'The system knew nothing of the purchase.',
          [
            ['The system was sure of a second purchase.', 'It was not sure of anything: it guesses.'],
            ['The shop had passed on the writer’s address.', 'The shop told nobody anything.'],
            ['The writer had clicked on one of the adverts.', 'The writer does not tell us of any click.'],
          ],
          '“Nobody has told it that you went down the road.”',
        ),
        trueOrFalse(
          'Ingrid’s explanation made the writer more worried than before.',
          false,
          '“I found this strangely comforting.”',
        ),
        choose(
          'What does the comparison with the shop assistant show?',
          'How little the system really understands',
          [
            ['How politely the adverts speak to people', 'One advert asks gently, but this is about what it knows.'],
            ['How much better it is to buy in real shops', 'The writer does not compare shops here.'],
            ['How many jobs have been lost to computers', 'Nothing is said about jobs.'],
          ],
          '“a shop assistant who had never seen me leave”',
        ),
        choose(
          'What are we to understand from the last paragraph?',
          'The adverts have worked after all.',
          [
            ['The adverts have come to an end at last.', 'Nothing is said of an end.'],
            ['The mattress was not comfortable enough.', 'The writer does not complain about the mattress.'],
            ['The pillows were Ingrid’s recommendation.', 'Ingrid only explained how campaigns work.'],
          ],
          '“That, I suppose, is how it happened. The pillows arrive on Thursday.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A small company makes wooden puzzles without a picture on the box. It is September. The owner visits an advertising agency.',
      a: {
        role: 'You own the puzzle company.',
        facts: [
          'You have 900 puzzles, which have to be sold before the end of December. You can spend 6,000 euros on the campaign.',
          'Two out of three customers are over thirty-five and buy the puzzle for themselves. Many do it while they listen to the radio.',
          'You want the slogan “The hardest puzzle in the world”. You have never tested that, but most customers need about thirty hours.',
        ],
        goals: [
          'Find out what the agency can offer for your money, and whom it reaches.',
          'Find out how soon a campaign can start.',
          'Find out what the agency thinks of your slogan. Agree on one campaign and one slogan.',
        ],
      },
      b: {
        role: 'You work for the advertising agency.',
        facts: [
          'Radio adverts cost 2,000 euros a week and reach mainly people over forty. They have to be booked four weeks in advance.',
          'A short film online costs 3,500 euros, and 500 more for each week that it is shown. It reaches mainly people under thirty and can start in ten days.',
          'Your agency uses only slogans that can be shown to be true. It had to stop a campaign last year.',
        ],
        goals: [
          'Find out who buys the puzzles, and for whom.',
          'Find out how much money there is, and by when the puzzles must be sold.',
          'Find out how the owner knows that the slogan is true. Agree on one that you can use.',
        ],
      },
      phrases: [
        'Who is your target audience?',
        'What would we get for …?',
        'Can we prove that …?',
        'It might be better to …',
        'What about a slogan like …?',
        'I’m not convinced that …',
      ],
    },
    statements: [
      'Adverts have no effect on me.',
      'A city without adverts would be dull.',
      'It is fair that websites are free and show adverts instead.',
      'Toys should not be advertised to small children.',
      'A good product does not need any advertising.',
      'Famous people should say how much they are paid for an advert.',
      'Some adverts are works of art.',
      'An advert that annoys everybody has done its job.',
    ],
    questions: [
      'Which slogan has stayed in your head for years, and why?',
      'How would your town change if every advert in the streets disappeared?',
      'What do advertisers seem to think about people of your age?',
      'Where does advertising end and lying begin?',
      'How would you advertise the place where you live to somebody who hates travelling?',
    ],
    task: {
      instruction:
        'A night train between two cities is often half empty from Monday to Thursday. The company has 50,000 euros, and its campaign may not promise anything that is not true. Choose three ideas that work well together.',
      options: [
        'Posters in both stations, seen by people who travel anyway: 20,000 euros',
        'A funny film in which a well-known actor falls asleep and says nothing: 35,000 euros',
        'A free trip for a popular travel writer, who may report whatever he or she likes: 2,000 euros',
        'Tickets at half price on Tuesdays for two months: 15,000 euros',
        'Adverts for everybody who looks for a flight between the two cities: 12,000 euros',
        'A real train bed in a shopping centre, where people may rest for ten minutes: 18,000 euros',
        'Letters to two hundred companies whose staff often travel: 3,000 euros',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for a school magazine on the question “Should adverts be banned from public streets?” Give at least one good argument for each side, with an example, and explain your own opinion at the end.',
  },
};
