import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('fashion', 'noun', 'the clothes that many people like at one time', 'Fashion changes every year.'),
      word('wear', 'verb', 'to have clothes on your body', 'I wear my blue shirt on Mondays.'),
      word('style', 'noun', 'the way that clothes look', 'I like the style of this coat.'),
      word('fit', 'verb', 'to be the right size for somebody', 'These shoes don’t fit me now.'),
      word('pocket', 'noun', 'a small bag inside your clothes', 'My phone is in my pocket.'),
      word('pair', 'noun', 'two things that go together, for example shoes', 'She bought a new pair of shoes.'),
      word('jeans', 'noun', 'strong cotton trousers, often blue', 'He wears his old jeans at home.'),
      word('striped', 'adjective', 'with long lines in different colours', 'The striped jacket is from Italy.'),
      word('button', 'noun', 'a small round thing that closes a shirt or a coat', 'My shirt has a green button.'),
      word('sew', 'verb', 'to make or repair clothes with a needle and thread', 'My uncle sews all his shirts.'),
      word('size', 'noun', 'how big or small clothes are', 'What size is this dress?'),
      word(
        'designer',
        'noun',
        'a person who has ideas for new clothes and draws them',
        'The designer drew a long coat.',
      ),
      word('in fashion', 'phrase', 'liked by many people now', 'Big hats are in fashion this summer.'),
      word('old-fashioned', 'adjective', 'in the style of many years ago', 'His tie looks old-fashioned.'),
    ],
    text: {
      title: 'Eleven pairs on the table',
      kind: 'text',
      genre: 'letter',
      text: `Dear people at the jeans company,

Last month I bought a pair of your black jeans. They fit me well, and I love the big silver button. I wear them with a striped shirt. I like this style.

But there is a problem. I can see two pockets on the front, but they are not real. They are only two lines! Where can I put my keys? My brother buys your jeans, too. His pockets are very big. He has a sandwich in one of them.

Our neighbour Tomas can sew. He cut the two lines open and made me deep pockets from an old curtain. Now they are in fashion at my school. There are eleven pairs of jeans on his table, and the light in his room is on all night.

So please make real pockets. Tomas is very tired, and he has no curtains now.

Best wishes,
Noor`,
      questions: [
        choose(
          'What is Noor’s letter about?',
          'Pockets that are not real',
          [
            ['Jeans that are too small', 'Noor’s jeans fit well.'],
            ['A button that does not close', 'Noor loves the button.'],
            ['A shirt that costs too much', 'Noor has a shirt, but we do not read the price.'],
          ],
          '“I can see two pockets on the front, but they are not real.”',
        ),
        trueOrFalse('Noor’s jeans are the wrong size.', false, '“They fit me well”'),
        choose(
          'What does Noor’s brother have in his pocket?',
          'Something to eat',
          [
            ['Something to read', 'We do not read about a book or a letter.'],
            ['Something to wear', 'He wears the jeans. They are not in his pocket.'],
            ['Something to open doors', 'It is Noor who asks about keys.'],
          ],
          '“He has a sandwich in one of them.”',
        ),
        write(
          'What did Tomas make the new pockets from?',
          ['curtain', 'a curtain', 'an old curtain', 'old curtain', 'from an old curtain', 'curtains', 'old curtains'],
          '“made me deep pockets from an old curtain”',
        ),
        choose(
          'Why is Tomas tired?',
          'He sews for students at night.',
          [
            ['He has a job at the jeans company.', 'Noor writes to the company. Tomas is a neighbour.'],
            ['He washes jeans for Noor’s family.', 'We do not read that he washes them.'],
            ['He goes to many shops to buy jeans.', 'The jeans on his table come from the students.'],
          ],
          '“There are eleven pairs of jeans on his table, and the light in his room is on all night.”',
        ),
      ],
    },
    roleCards: {
      scene: 'There is a fashion show at your school on Friday. One of you plans it. The other one makes clothes.',
      a: {
        role: 'You plan the show.',
        facts: [
          'B has six minutes in the show. Each thing takes two minutes.',
          'You have two models: Li is very tall, and Sami is small.',
          'The hall is free on Wednesday from three to five, and on Thursday from five to seven.',
        ],
        goals: [
          'Find out what clothes B has, and who they fit.',
          'Find out when B can come to the hall, because you want to practise for one hour.',
          'Choose the clothes for the show with B, and say who wears what.',
        ],
      },
      b: {
        role: 'You make clothes from old things.',
        facts: [
          'You have four things: a long coat, a striped dress, a jacket from old jeans and a big paper hat.',
          'The coat fits tall people only, and the dress fits small people only. The jacket and the hat fit everybody.',
          'On Wednesday you have a lesson until half past four. On Thursday you are free from half past five.',
        ],
        goals: [
          'Find out how many of your things A can show.',
          'Find out who the models are.',
          'Find a time to practise. You want the paper hat in the show.',
        ],
      },
      phrases: [
        'What does it look like?',
        'Who can wear the …?',
        'How much time do we have?',
        'Are you free on …?',
        'I really want to show the …',
        'Let’s leave out the …',
      ],
    },
    statements: [
      'Good shoes are more important than a good jacket.',
      'Old clothes are more beautiful than new clothes.',
      'I know in the evening what I am going to wear the next day.',
      'It is boring when all your clothes are black.',
      'Everybody needs to learn to sew.',
      'Fashion is more interesting for young people than for old people.',
      'I can say a lot about people when I see their shoes.',
    ],
    questions: [
      'What clothes do you like to wear at the weekend?',
      'What is in fashion in your town now?',
      'Which clothes from old photos look funny to you?',
      'What can people do with clothes that they don’t wear?',
      'What are people going to wear in a hundred years?',
    ],
    task: {
      instruction:
        'Your class makes clothes for a fashion show. You have 50 pounds and four afternoons. You do one thing after the other. Choose three.',
      options: [
        'Coats from old curtains: 20 pounds, two afternoons, warm but heavy',
        'Hats from newspaper: free, one afternoon, but not for a rainy day',
        'T-shirts with your own pictures: 25 pounds, one afternoon',
        'Bags from old jeans: 10 pounds, two afternoons, and you can sell them later',
        'Shoes with painted flowers: 15 pounds, one afternoon, but everybody has to bring shoes',
        'One very long dress from plastic bags: 5 pounds, two afternoons, for one model only',
        'Striped socks from a shop: 30 pounds, no work',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a clothes company. Say what you bought, what you like about it and what the problem is. Ask for one thing.',
  },
  hard: {
    words: [
      word(
        'trend',
        'noun',
        'a new way of doing or wearing things that spreads',
        'The trend for wide trousers began at our school.',
      ),
      word('fabric', 'noun', 'the material that clothes are made of', 'This fabric feels cool in summer.'),
      word('shade', 'noun', 'one of the lighter or darker kinds of a colour', 'That shade of blue suits you.'),
      word('out of fashion', 'phrase', 'no longer popular', 'Narrow ties have gone out of fashion again.'),
      word('wardrobe', 'noun', 'all the clothes that somebody has', 'Half of my wardrobe used to be my cousin’s.'),
      word('brand', 'noun', 'the name under which a company sells its products', 'This brand only makes raincoats.'),
      word('predict', 'verb', 'to say what will happen', 'Nobody predicted the return of the cape.'),
      word(
        'forecaster',
        'noun',
        'somebody whose job is to say what will happen',
        'The forecaster expects a year of bright colours.',
      ),
      word('dye', 'verb', 'to change the colour of cloth by putting it in a liquid', 'We dyed the old sheets orange.'),
      word(
        'spot',
        'verb',
        'to notice something that is not easy to see',
        'She spotted the jacket at the back of the shop.',
      ),
      word(
        'client',
        'noun',
        'somebody who pays for professional advice or services',
        'The client wanted a suit without pockets.',
      ),
      word('outfit', 'noun', 'a set of clothes that are worn together', 'His outfit was perfect for a garden party.'),
      word(
        'second-hand',
        'adjective',
        'not new, owned by somebody else before',
        'Her coat is second-hand and older than she is.',
      ),
      word(
        'timeless',
        'adjective',
        'looking right at any time, this year or in fifty years',
        'A plain white shirt is timeless.',
      ),
    ],
    text: {
      title: 'The green that was not there',
      kind: 'dialogue',
      genre: 'interview',
      text: `Dele: You’re a colour forecaster, Maren. What does that mean?
Maren: I tell clothes companies which colours people will want in two years’ time. They need that long: somebody has to choose the fabric, and somebody else has to dye it.
Dele: And how do you know? Do you have a secret method?
Maren: I look. I photograph market stalls, fishing boats, teenagers at bus stops. If a shade turns up in three places that have nothing to do with one another, I write it down.
Dele: So you spot a trend before it starts.
Maren: That’s what it says on my website.
Dele: You sound doubtful.
Maren: Four years ago I predicted a sort of tired green. My clients loved it. Eighteen months later it was everywhere: coats, trainers, even toothbrushes. People called me a genius. Then I had another look at my three photographs. I’d taken all of them from the same bus, and its windows were made of green glass.
Dele: So the colour wasn’t there?
Maren: It never had been. The boat was white. The teenagers were in grey.
Dele: And yet people bought it.
Maren: What else could they buy? Forty brands had ordered the same fabric. If you wanted a blue coat that autumn, you had to search for weeks.
Dele: Did you confess?
Maren: To my biggest client. She thought about it for a moment, and then she asked which bus it was.
Dele: May I ask about your own clothes? You’re in brown from head to foot.
Maren: Half my wardrobe is brown. It was out of fashion before I bought it. I’ve never recommended it to anybody, and neither has anyone else in my business. So when I put it on in the morning, I know whose idea it was.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'How a mistake became a fashion',
          [
            ['How a company stole an idea', 'Nobody stole the green. The companies paid Maren for advice.'],
            ['How a colour is made in a factory', 'Maren mentions dyeing only in passing.'],
            ['How a photographer became famous', 'Her photographs are a tool. She forecasts colours.'],
          ],
          '“I’d taken all of them from the same bus, and its windows were made of green glass.”',
        ),
        choose(
          'When does Maren make a note of a colour?',
          'When she meets it in unconnected places',
          [
            ['When her clients have asked her about it', 'She advises her clients. They do not choose for her.'],
            ['When teenagers have worn it for two years', 'Two years is how far she looks ahead.'],
            ['When it appears on three different boats', 'Three boats would have something to do with one another.'],
          ],
          '“If a shade turns up in three places that have nothing to do with one another, I write it down.”',
        ),
        trueOrFalse('Maren’s clients had to be persuaded to use the green.', false, '“My clients loved it.”'),
        write('What colour was the boat in reality?', ['white', 'it was white'], '“The boat was white.”'),
        choose(
          'Why did so many people buy green clothes, according to Maren?',
          'There was hardly anything else on sale.',
          [
            ['They had read that she was a genius.', 'She was praised afterwards, when green was everywhere.'],
            ['It was cheaper to make than blue.', 'Nothing is said about what the colours cost.'],
            ['They were tired of brighter colours.', 'It is the green that she calls tired.'],
          ],
          '“If you wanted a blue coat that autumn, you had to search for weeks.”',
        ),
        choose(
          'Why does Maren like to wear brown?',
          'She can be certain that it is her own choice.',
          [
            ['She expects that it will soon be popular again.', 'She has never recommended brown to anybody.'],
            [
              'She has been advised to wear it by a colleague.',
              'Nobody else in her business has recommended it either.',
            ],
            ['She believes that it looks serious to her clients.', 'She does not say what her clients think of it.'],
          ],
          '“So when I put it on in the morning, I know whose idea it was.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A young designer wants to make jackets out of coats that a second-hand shop cannot sell. The designer and the owner of the shop meet to plan it.',
      a: {
        role: 'You own the second-hand shop.',
        facts: [
          'You have thirty coats that nobody wants. Six of them have holes and cannot be used.',
          'Your shop window is free for three weeks from the first of October. It has to earn you 400 euros in that time.',
          'Your customers rarely pay more than 110 euros for anything.',
          'You would like the name of your shop to be on everything that you sell.',
        ],
        goals: [
          'Find out how many jackets can be ready by the first of October.',
          'Find out what the designer needs for each jacket, and what name should be on it.',
          'Agree on a price, and on who gets how much of it.',
        ],
      },
      b: {
        role: 'You are the designer.',
        facts: [
          'You need two coats for one jacket. You sew three jackets a week, and there are four weeks left until October.',
          'You need at least fifty euros for each jacket, after the shop has taken its share.',
          'You want your own name on the jackets. A magazine is going to write about new designers in October.',
        ],
        goals: [
          'Find out how many good coats there are.',
          'Find out how long the jackets can be in the window, and what the owner has to earn.',
          'Find out what customers pay, and agree on the price and the name.',
        ],
      },
      phrases: [
        'How many could you manage by …?',
        'What would you need to earn per …?',
        'If we sold them at …, that would leave …',
        'I’d be prepared to … if you …',
        'Whose name would be on …?',
        'What if some of them don’t sell?',
      ],
    },
    statements: [
      'People dress for others rather than for themselves.',
      'A uniform makes life easier for everybody.',
      'Nobody needs more than ten outfits.',
      'Fashion is as much an art as painting is.',
      'Good clothes ought to be expensive.',
      'A designer who copies an old style is being lazy.',
      'I would rather be comfortable than well dressed.',
      'Shops should not be allowed to throw away clothes that they cannot sell.',
    ],
    questions: [
      'Who decides what is in fashion, in your opinion?',
      'What do people’s clothes tell you about them, and when might you be wrong?',
      'Which trend have you never understood, and what might others see in it?',
      'What would change if everybody had to make their own clothes?',
      'Which piece of clothing will people still wear in two hundred years, and why?',
    ],
    task: {
      instruction:
        'A small clothes company wants less of what it makes to end up as waste. It can spend 60,000 euros and would like to see results within a year. Choose three measures that go well together.',
      options: [
        'Free repairs for life: 25,000 euros, and customers may buy fewer new things',
        'No coat is made before it has been ordered: no cost, but customers wait for five weeks',
        'Evening clothes that can be rented: 30,000 euros, and a lot of washing',
        'The same three colours every year: 5,000 euros for new photographs, and the designers hate the idea',
        'Buying back old clothes to sell them second-hand: 20,000 euros and an extra room',
        'A fabric that lasts twice as long: 35,000 euros, and prices go up by a fifth',
        'A label that says who sewed it and how many hours it took: 10,000 euros, and nobody knows if it works',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a school magazine about something in fashion that you find strange. Describe it, explain why people might like it, and say whether you think it will last.',
  },
};
