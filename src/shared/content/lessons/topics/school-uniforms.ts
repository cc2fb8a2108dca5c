import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('uniform', 'noun', 'the same clothes for everybody in a school or job', 'Our uniform is blue and white.'),
      word('wear', 'verb', 'to have clothes on your body', 'I wear black shoes to school.'),
      word('head teacher', 'noun', 'the man or woman who leads a school', 'The head teacher has a green tie.'),
      word('jumper', 'noun', 'a warm piece of clothing that you pull over your head', 'My jumper is too big.'),
      word(
        'shirt',
        'noun',
        'a thin piece of clothing with buttons, for the top half of your body',
        'I have five white shirts.',
      ),
      word('trousers', 'noun', 'a piece of clothing for both legs', 'These trousers are too short.'),
      word(
        'tie',
        'noun',
        'a long, thin piece of cloth that you wear round your neck',
        'The school tie is red and blue.',
      ),
      word('pocket', 'noun', 'a small bag in your clothes, for keys or a phone', 'My phone is in my pocket.'),
      word('rule', 'noun', 'something that says what you can and cannot do', 'There is a rule about shoes.'),
      word(
        'look like',
        'phrase',
        'to make people think of somebody or something when they see you',
        'We look like pilots in these jackets.',
      ),
      word('skirt', 'noun', 'a piece of clothing that hangs from the middle of the body', 'Her grey skirt is long.'),
      word('size', 'noun', 'how big or small clothes are', 'What size is this shirt?'),
      word('fit', 'verb', 'to be not too big and not too small for you', 'Last year’s shoes don’t fit.'),
      word('comfortable', 'adjective', 'nice to wear or to sit on', 'Trainers are more comfortable than these shoes.'),
    ],
    text: {
      title: 'New girl in Year 8 is fifty-one',
      kind: 'text',
      genre: 'news',
      text: `Last Monday there was a new face on the school bus: Siti Rahman, the head teacher of Lake School. She was in the school uniform: a green jumper, grey trousers and a tie.

“You make the rules about our clothes,” her students often said, “but you don’t wear them.” So she wore the uniform for a week.

On Monday the bus driver sold her a student ticket, for half the price. On Tuesday it was very hot, and she could not take off her jumper. On Wednesday a new teacher stopped her at the door of the teachers’ room. “Sorry,” he said, “no students in here.” On Thursday she lost her keys, because the trousers have no pockets.

On Friday she made two changes. On hot days a shirt is now enough, and from May all trousers are going to have pockets.

The students have another idea. Next week they want her to eat in the school canteen.`,
      questions: [
        choose(
          'What is the news about?',
          'A week in the students’ clothes',
          [
            ['A new teacher’s first week', 'There is a new teacher, but only on Wednesday.'],
            ['A student who is too old for school', 'The new girl is really the head teacher.'],
            ['A bus with cheap tickets for all teachers', 'The driver thought that she was a student.'],
          ],
          '“So she wore the uniform for a week.”',
        ),
        write(
          'On which day did Siti Rahman lose her keys?',
          ['Thursday', 'on Thursday'],
          '“On Thursday she lost her keys”.',
        ),
        trueOrFalse(
          'On Wednesday the new teacher knew that she was the head teacher.',
          false,
          '“Sorry,” he said, “no students in here.”',
        ),
        choose(
          'Why was Tuesday a bad day for her?',
          'Her clothes were too warm.',
          [
            ['Her ticket was too expensive.', 'The ticket was cheap, and that was on Monday.'],
            ['Her trousers were too long.', 'The trousers had no pockets. We do not read that they were long.'],
            ['Her tie was the wrong colour.', 'We do not read about the colour of the tie.'],
          ],
          '“On Tuesday it was very hot, and she could not take off her jumper”.',
        ),
        choose(
          'What is new after this week?',
          'Students can dress for hot weather.',
          [
            ['Students can use the teachers’ room.', 'The teacher said no, and that did not change.'],
            ['Students can go by bus at half price.', 'There was a student ticket before.'],
            ['Students can choose the colour of their trousers.', 'The trousers get pockets. The colour is the same.'],
          ],
          '“On hot days a shirt is now enough”.',
        ),
        choose(
          'What do the students think of the canteen?',
          'They do not like the food there.',
          [
            ['They think it is only for teachers.', 'It is the school canteen, and the teachers have a room.'],
            [
              'They think it has very good food.',
              'The head teacher changes what is bad, so they want her to see something bad.',
            ],
            ['They like it more than the teachers’ room.', 'They were not in the teachers’ room.'],
          ],
          'After a week in the uniform, the head teacher made it better. Now “they want her to eat in the school canteen.”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is the last week of the holidays. A parent comes into a shop for school uniforms.',
      a: {
        role: 'You work in the shop.',
        facts: [
          'A jumper is 20 pounds, trousers are 15, a shirt is 8 and a tie is 5.',
          'You have one used green jumper for 9 pounds. It is big and clean, but there is a small hole in one arm.',
          'There are no trousers for tall children today. They come on Friday.',
        ],
        goals: [
          'Find out what B needs, and when school starts.',
          'Find out how tall B’s son is.',
          'Find out how much money B has, and make a list with B.',
        ],
      },
      b: {
        role: 'You have a son who is going to start at Lake School.',
        facts: [
          'School starts next Monday. He needs a jumper, trousers, a tie and two shirts.',
          'He is very tall for his age. He does not like old clothes with holes.',
          'You have 50 pounds. You can make clothes and you have green wool at home.',
        ],
        goals: [
          'Find out what everything costs.',
          'Find out if there is a cheaper jumper, and what is wrong with it.',
          'Find out if the shop has everything today. Do not pay more than 50 pounds.',
        ],
      },
      phrases: [
        'Can I help you?',
        'How much is …?',
        'Do you have it in a bigger size?',
        'When can I get …?',
        'That’s too expensive for me.',
        'I’ll take …, please.',
      ],
    },
    statements: [
      'School uniforms are a good idea.',
      'Teachers should wear a uniform too.',
      'I know in the evening what I am going to wear the next day.',
      'A tie makes people look clever.',
      'Students need to learn how to choose their clothes.',
      'You can’t run well in a uniform.',
      'Nobody should wear a cap in a classroom.',
      'It is boring when everybody looks the same.',
    ],
    questions: [
      'What do students wear at schools in your country?',
      'What is good about a uniform, and what is bad?',
      'Which jobs have a uniform, and why?',
      'What are your favourite clothes for a long day, and why?',
      'Which rule about clothes do you find strange?',
    ],
    task: {
      instruction:
        'A new school needs a uniform. Choose four things. Together they cannot cost more than 60 pounds for each student. Think of hot and cold days.',
      options: [
        'A warm jacket with the name of the school: 30 pounds',
        'A jumper in a bright colour: 20 pounds',
        'Dark jeans: 18 pounds',
        'Grey trousers or a grey skirt: 15 pounds',
        'A white shirt: 10 pounds, but it is dirty after a day',
        'A T-shirt with a picture by a student: 6 pounds',
        'A tie: 4 pounds, and many students do not like it',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a new student who starts at your school next week. Say what students wear there, what they cannot wear, and what you wear on a cold day. Ask one question.',
  },
  hard: {
    words: [
      word(
        'vote against',
        'phrase',
        'to say officially that you do not want a plan',
        'Half of the class voted against the tie.',
      ),
      word('suit', 'verb', 'to look good on somebody', 'Yellow suits hardly anybody.'),
      word('itch', 'verb', 'to make you want to rub your skin', 'Wool socks itch in summer.'),
      word(
        'blazer',
        'noun',
        'a jacket that is often part of a school uniform',
        'The blazer has a badge on the pocket.',
      ),
      word('collar', 'noun', 'the part of a shirt or coat round the neck', 'His collar was too tight.'),
      word('fair', 'adjective', 'treating everybody in the same way', 'A strict rule may still be fair.'),
      word('wear out', 'phrase', 'to be used so long that it falls apart', 'School shoes wear out within a year.'),
      word(
        'hand down',
        'phrase',
        'to give something to a younger person when you stop using it',
        'My cousin handed down her skirt to me.',
      ),
      word('mend', 'verb', 'to repair something that is torn or broken', 'Who mends your clothes?'),
      word(
        'humiliate',
        'verb',
        'to make somebody feel stupid and small',
        'Teachers must not humiliate pupils who break a rule.',
      ),
      word(
        'common enemy',
        'noun',
        'something or somebody that all of a group are against',
        'The homework was their common enemy.',
      ),
      word('dress code', 'noun', 'a set of rules on what people may wear', 'The dress code does not mention hats.'),
      word(
        'individuality',
        'noun',
        'what makes a person different from others',
        'Coloured socks were a sign of individuality.',
      ),
      word(
        'second-hand',
        'adjective',
        'not new, because somebody else owned it before',
        'The school sells second-hand blazers in August.',
      ),
    ],
    text: {
      title: 'The colour of cold gravy',
      kind: 'text',
      genre: 'opinion',
      text: `Next Thursday the school council votes on a new uniform. The drawings are up in the hall: a navy blazer with a silver lining, by a real designer. Everybody who passes them sighs with pleasure. I am asking you to vote against it.

Nobody could call me a fan of what we have. Our jumper is the colour of cold gravy. It itches, and in the rain it smells of dog. In seven years I have not met a single person whom it suits, and that is its greatest achievement. A uniform, we are told, makes us equal. A handsome one does nothing of the kind: some will look like film stars in it, and the rest of us like waiters. Ours is fair. It humiliates the captain of the swimming team exactly as much as it humiliates me.

Then there is the price. The blazer will cost ninety-five pounds. The jumper costs eighteen, and most of us have not paid even that, because it refuses to wear out. In my collar there are five names, four of them crossed out. The first, P. Novak, now drives the number 9 bus. Whenever I get on, he looks at the left elbow, where he once made a hole, and asks how it is doing. No blazer will ever introduce you to a bus driver.

Lastly, think of the new pupils, who arrive knowing nobody. They need a common enemy, something harmless, and by the first break they have found it: they are wearing it. I have seen friendships begin with the words “Does yours itch too?”

So hate it together, mend it and hand it down. You will be glad in twenty years, when you look at the photographs and cannot tell who was popular.

To be honest, I should add that I leave in June.

Ilse Tamatea, Year 13`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'An ugly uniform has its advantages.',
          [
            ['A uniform ought to please everyone.', 'The writer is glad that the jumper suits nobody.'],
            ['An old uniform can look handsome.', 'The jumper is “the colour of cold gravy”.'],
            ['A uniform should be a matter of free choice.', 'The writer does not ask for free choice.'],
          ],
          '“I have not met a single person whom it suits, and that is its greatest achievement.”',
        ),
        choose(
          'Why is the captain of the swimming team mentioned?',
          'Even somebody admired looks bad in the jumper.',
          [
            ['Even somebody sporty is ashamed of the new blazer.', 'The captain wears the jumper, not the blazer.'],
            [
              'Those who swim suffer most from the smell of wet wool.',
              'The smell comes from the rain, and everybody has it.',
            ],
            [
              'Those who win for the school have earned better clothes.',
              'The writer wants no better clothes for anybody.',
            ],
          ],
          '“It humiliates the captain of the swimming team exactly as much as it humiliates me.”',
        ),
        write(
          'How much will the new blazer cost?',
          ['ninety-five pounds', '95 pounds', '£95', 'ninety-five', '95'],
          '“The blazer will cost ninety-five pounds.”',
        ),
        trueOrFalse(
          'The writer was the first owner of the jumper.',
          false,
          '“In my collar there are five names, four of them crossed out. The first, P. Novak, now drives the number 9 bus.”',
        ),
        choose(
          'How does the jumper help new pupils, according to the writer?',
          'They can complain about it together.',
          [
            ['They can see who is in their own year.', 'All pupils wear the same jumper.'],
            ['They can meet former pupils on the bus.', 'The writer knows the driver, but that is another point.'],
            ['They can get it for nothing in the first break.', 'In the break they find a common enemy.'],
          ],
          'New pupils “need a common enemy”, and friendships begin when one of them asks: “Does yours itch too?”',
        ),
        choose(
          'What does the last sentence make the reader realise?',
          'It is easy for the writer to defend the jumper.',
          [
            [
              'It is too late for the writer to take part in the vote.',
              'The vote is next Thursday, and the writer is still there.',
            ],
            ['It is sad for the writer to say goodbye to the jumper.', 'The writer calls it itchy and smelly.'],
            [
              'It is unwise for the writer to criticise the new blazer.',
              'Nothing bad is going to happen to the writer.',
            ],
          ],
          'The others would have to go on wearing it, but the writer says: “I leave in June.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is the first of July. The pupils of a school want sweatshirts from September, and their spokesperson phones a firm that makes them.',
      a: {
        role: 'You speak for the pupils.',
        facts: [
          'There are 600 pupils. In a vote, half of them chose red and the other half grey.',
          'You promised pockets and recycled cotton, and a price of 25 pounds at most.',
          'School starts on the first of September, but only the 200 youngest need their sweatshirts on the first day.',
        ],
        goals: [
          'Find out what pockets and a second colour cost.',
          'Find out whether recycled cotton can be there in time.',
          'Agree on an order, and break as few promises as you can.',
        ],
      },
      b: {
        role: 'You make clothes for schools.',
        facts: [
          'A sweatshirt costs 21 pounds, or 24 with pockets. If you get an order for fewer than 400 in one colour, each of these costs 3 pounds more.',
          'Ordinary cotton takes six weeks. Recycled cotton costs the same but takes ten.',
          'You take 2 pounds off every sweatshirt if at least half of the order can wait until October.',
        ],
        goals: [
          'Find out how many sweatshirts A wants, and in which colours.',
          'Find out who needs them on the first day, and who can wait.',
          'Find out how high the price may be, and get the order.',
        ],
      },
      phrases: [
        'What would it cost to …?',
        'That would bring the price to …',
        'How urgently do you need …?',
        'We could split the order: …',
        'I promised everybody that …',
        'If we gave up …, could you …?',
      ],
    },
    statements: [
      'Teachers should have to obey the same dress code as their pupils.',
      'A uniform hides who is rich and who is not.',
      'Nobody learns better because of what they are wearing.',
      'Pupils should design their own uniform, even if the result is ugly.',
      'Rules on hair have no place in a school.',
      'I would pay more for clothes than for a good meal.',
      'Uniforms teach people to obey rather than to think.',
      'At work we all wear a uniform, even if nobody calls it one.',
    ],
    questions: [
      'What can you tell about people from their clothes, and what do you often get wrong?',
      'Why do some people feel proud in a uniform, and others trapped?',
      'In which small ways do people try to be different when they all have to look alike?',
      'Who should decide on what is worn at a school, and how?',
      'What would change at your school or workplace if everybody dressed the same tomorrow?',
    ],
    task: {
      instruction:
        'Pupils are unhappy with their uniform. Their school has 4,000 pounds and will change three things. Choose them, and say who is going to be disappointed.',
      options: [
        'Two Fridays a month without a uniform: free, but teachers say that those days are noisy',
        'A room where used uniforms are mended and swapped: 1,200 pounds',
        'Pockets in all trousers and skirts: 2,400 pounds',
        'Shoes of any kind: free, until somebody turns up in very expensive ones',
        'Shorts for the summer, one pair for each pupil: 1,800 pounds',
        'A uniform for teachers as well: 1,500 pounds, and three teachers have said that they will refuse',
        'A badge that everybody designs for themselves: 600 pounds',
      ],
    },
    writing:
      'Write an opinion piece of 150 to 190 words for a school website on the question “Should teachers wear a uniform too?” Begin with something that you have seen, deal with one argument against your view, and end with a sentence that makes people smile.',
  },
};
