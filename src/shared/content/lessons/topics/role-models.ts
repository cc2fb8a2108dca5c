import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('hero', 'noun', 'a person who does something very good and hard', 'My hero is a nurse.'),
      word('famous', 'adjective', 'known by a lot of people', 'She is famous all over the world.'),
      word('brave', 'adjective', 'not showing fear when something is hard', 'He was very brave in the fire.'),
      word('win a prize', 'phrase', 'to get something because you were the best', 'She won a prize for her work.'),
      word('leader', 'noun', 'a person that other people follow', 'A good leader listens to people.'),
      word('teach', 'verb', 'to help somebody to learn', 'He taught me to swim.'),
      word('change', 'verb', 'to make something different', 'One person can change a village.'),
      word('plant', 'verb', 'to put a tree or flower into the ground', 'They planted a hundred trees.'),
      word('work hard', 'phrase', 'to do a lot and not stop', 'Great sports stars work hard.'),
      word('give up', 'phrasal verb', 'to stop trying', 'She never gave up.'),
      word('help', 'verb', 'to do something good for somebody', 'He helps old people in our street.'),
      word('strong', 'adjective', 'with a lot of power', 'You do not have to be strong to be a hero.'),
      word('be like', 'phrase', 'to do things in the same way as somebody', 'I want to be like my aunt.'),
      word('proud', 'adjective', 'very happy about what somebody did', 'Her family was proud of her.'),
    ],
    text: {
      title: 'The woman who planted trees',
      kind: 'text',
      genre: 'biography',
      source: 'Wangari Maathai, Unbowed: A Memoir (2006)',
      text: `Wangari Maathai was born in a village in Kenya in 1940. There were many trees and clean rivers around her home. She worked hard at school. Later she studied in the United States and became a teacher at the University of Nairobi.

When she came back to the villages, many trees were gone. People cut them down to grow tea and coffee. Some rivers were dry, and women walked a long way for wood and water.

In 1977 Maathai began with a few small trees. She asked women in the villages to plant more, and the women got a little money for each tree that lived. Some leaders were angry, because she also spoke against the plans of the government. The police put her in prison more than once. She did not give up.

In 2004 she won the Nobel Peace Prize. She was the first African woman to win it. What did she do when she heard the news? She planted a tree.`,
      questions: [
        choose(
          'What is the text about?',
          'The life and work of a woman from Kenya',
          [
            ['The history of the University of Nairobi', 'She was a teacher there. That is one part of her life.'],
            ['The best way to plant a tree', 'She planted trees, but the text does not say how.'],
            ['The price of tea and coffee', 'Tea and coffee are why the trees were gone.'],
          ],
          '“Wangari Maathai was born in a village in Kenya in 1940.”',
        ),
        write(
          'In which year did Maathai begin to plant trees?',
          ['1977', 'in 1977'],
          '“In 1977 Maathai began with a few small trees.”',
        ),
        choose(
          'When did the women in the villages get money?',
          'When a tree lived',
          [
            ['When they sold wood', 'They walked a long way for wood.'],
            ['When they found water', 'The money was for trees.'],
            ['When they won a prize', 'It was Maathai who won a prize.'],
          ],
          '“the women got a little money for each tree that lived”',
        ),
        trueOrFalse('Everybody in Kenya liked her work.', false, '“Some leaders were angry.”'),
        choose(
          'What does the end of the text show about Maathai?',
          'Trees were always important to her.',
          [
            ['She did not like the prize.', 'The text does not say that.'],
            ['She wanted to be more famous.', 'She planted a tree. That is quiet work.'],
            ['She was sad about her village.', 'At the end she has good news.'],
          ],
          '“What did she do when she heard the news? She planted a tree.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your class wants to invite a person from the town to talk about their life. Each of you has found somebody. There is only one hour for it.',
      a: {
        role: 'You want to invite Lena Hoff, a runner.',
        facts: [
          'She won three big races. Then she was very ill and had to learn to walk again.',
          'She talks for one hour and shows a film. She speaks German and only a little English.',
          'She is free on Mondays. It costs nothing.',
        ],
        goals: [
          'Find out about B’s person: job, life, day, price.',
          'Say what is good about your person.',
          'Choose one of the two, or find a way to have both.',
        ],
      },
      b: {
        role: 'You want to invite Joseph Kamau, a bus driver.',
        facts: [
          'He helped 40 people out of a burning bus. He does not like to talk about it.',
          'He talks for 20 minutes. He speaks very good English and German, and likes to translate.',
          'He is free on Mondays and Thursdays. The class pays for his lunch.',
        ],
        goals: [
          'Find out about A’s person: what she did, day, price, language.',
          'Say what is good about your person.',
          'Choose one of the two, or find a way to have both.',
        ],
      },
      phrases: [
        'What did she do?',
        'Why is he a hero?',
        'Which day is best?',
        'That’s great, but …',
        'Maybe they can both …',
        'I think we should choose …',
      ],
    },
    statements: [
      'A hero must be brave.',
      'Sports stars are good role models.',
      'Teachers are more important than film stars.',
      'You can learn more from old people than from young people.',
      'Famous people are happier than other people.',
      'Everybody can be a hero for one day.',
      'A good person makes no mistakes.',
    ],
    questions: [
      'Who is famous in your country for something good?',
      'Which hero from a film or a book do you like?',
      'What makes a person a good leader?',
      'What can one person do to help a town?',
      'Would you like to be famous? Why, or why not?',
    ],
    task: {
      instruction: 'A new street in your town needs a name. Choose one of these people, and say why.',
      options: [
        'Clara Winter: she was a doctor here for 50 years, few people know her',
        'Ali Demir: he came here at 20 and opened the first cinema',
        'Nina Sol: a pop star who was born here and left when she was two',
        'Jack and Joy Reed: they gave a lot of money for the swimming pool',
        'Bella: a dog that found eleven people in the snow',
        'The cleaners of the town: nobody knows all their names',
        'Tom Okoro: he ran very fast for his country, and he is 24',
      ],
    },
    writing:
      'Write a text of 50 to 70 words for the school website about a person you like because of their work. Say who it is, what this person did and why you want to be like them.',
  },
  hard: {
    words: [
      word(
        'look up to',
        'phrasal verb',
        'to respect and want to be like somebody',
        'She looked up to her first coach.',
      ),
      word('admire', 'verb', 'to have a very high opinion of', 'I admire people who admit mistakes.'),
      word('set an example', 'phrase', 'to do what others should do as well', 'Older students should set an example.'),
      word(
        'integrity',
        'noun',
        'the quality of being honest and keeping to what is right',
        'Nobody doubted the judge’s integrity.',
      ),
      word(
        'achievement',
        'noun',
        'something good that you did by hard work',
        'Her greatest achievement was the free clinic.',
      ),
      word('determined', 'adjective', 'not letting anything stop you', 'He was determined to finish school.'),
      word('overcome', 'verb', 'to succeed in dealing with a problem', 'They overcame their fear of speaking.'),
      word('inspire', 'verb', 'to give somebody the wish to do something', 'The film inspired me to write.'),
      word('flaw', 'noun', 'a fault in a character or thing', 'Every great person has a flaw.'),
      word('reputation', 'noun', 'what people in general think of somebody', 'One lie can ruin a reputation.'),
      word(
        'follow in somebody’s footsteps',
        'phrase',
        'to do the same as somebody did before you',
        'He followed in his aunt’s footsteps.',
      ),
      word('celebrity', 'noun', 'a famous person', 'A celebrity is not always a role model.'),
      word('honour', 'verb', 'to show public respect for', 'The town honoured her with a small statue.'),
      word('live up to', 'phrasal verb', 'to be as good as people expect', 'Nobody can live up to such praise.'),
    ],
    text: {
      title: 'A name for the hall',
      kind: 'dialogue',
      genre: 'argument',
      text: `Ms Adams: So the new sports hall needs a name, and the students want Viktor Brandt. Three gold medals, born round the corner. I’d have thought that was easy.
Mr Sato: Have you read his book? He left his first coach without a word as soon as a richer club rang. He writes about it as if it were a clever move.
Ms Adams: He was nineteen. And he’s overcome more than most of us ever will. He slept in a car for a year.
Mr Sato: I don’t doubt the achievement. I doubt the word over the door. Put a name up there and you tell six hundred children, “Be like this.”
Ms Adams: Or, “This is what a child from our street can do.” That’s not the same.
Mr Sato: Then name it after the coach. Rosa Pinto drove him to training at five every morning for eight years. She’s never been honoured by anybody.
Ms Adams: Because nobody knows who she is.
Mr Sato: That’s rather the point of a name over a door, isn’t it? It makes people ask.
Ms Adams: The students won’t look up to a woman with a car and a stopwatch.
Mr Sato: You did. You told me that you only teach because of somebody with a piano and a bad temper.
Ms Adams: That’s unfair. Mrs Hale was extraordinary.
Mr Sato: She’d no doubt be surprised to hear it. Was she without flaws?
Ms Adams: She once threw a metronome at me. All right. I see where this is going: whoever we choose will have thrown something.
Mr Sato: So let’s not choose a saint. Let’s choose a story. “Pinto and Brandt”, both names, and inside the door half a page on what each of them did. The car. The medals. The telephone call.
Ms Adams: The call too? He’s promised to pay for the floor.
Mr Sato: Then we’ll find out about his integrity before we print the sign.`,
      questions: [
        choose(
          'What do the two teachers discuss?',
          'Whose name the new hall should carry',
          [
            ['Who should pay for the floor of the new hall', 'The money is mentioned only at the end.'],
            [
              'Whether athletes should write books about themselves',
              'The book is only where Mr Sato gets his facts from.',
            ],
            ['Whether sport is good for the character of children', 'They talk about one athlete, not about sport.'],
          ],
          '“So the new sports hall needs a name, and the students want Viktor Brandt.”',
        ),
        choose(
          'What does Mr Sato have against Brandt?',
          'How he treated his coach',
          [
            ['How he earned his money', 'He only says that the new club was richer.'],
            ['How he lived as a young man', 'It is Ms Adams who mentions the car, with respect.'],
            ['How he won his medals', '“I don’t doubt the achievement.”'],
          ],
          '“He left his first coach without a word as soon as a richer club rang.”',
        ),
        choose(
          'What does “That’s not the same” mean?',
          'Showing what is possible is not telling children what to be.',
          [
            ['Winning medals is not being a good person.', 'That would be Mr Sato’s argument.'],
            ['A child from this street is not like other children.', 'She does not compare children.'],
            ['A coach does not do the same work as an athlete.', 'The work of the coach comes up only later.'],
          ],
          'She compares “Be like this” with “This is what a child from our street can do.”',
        ),
        write(
          'For how many years did Rosa Pinto drive Brandt to training?',
          ['eight', '8', 'eight years', '8 years'],
          '“Rosa Pinto drove him to training at five every morning for eight years.”',
        ),
        trueOrFalse('Mrs Hale was always gentle with Ms Adams.', false, '“She once threw a metronome at me.”'),
        choose(
          'What does Mr Sato mean by his last sentence?',
          'Brandt’s reaction to the text will show what he is like.',
          [
            [
              'Brandt will have to pay before the sign is made.',
              'He is interested in his character, not in the payment.',
            ],
            ['Brandt should write the half page himself.', 'Nobody suggests that he should write it.'],
            ['Brandt’s book has to be checked for mistakes.', 'Nobody doubts that the book is true.'],
          ],
          'Brandt “promised to pay for the floor”, and the page would mention “The telephone call.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A youth club wants to name a prize after somebody. The jury has left the decision to the two of you.',
      a: {
        role: 'You are for Ines Duarte, a scientist.',
        facts: [
          'She invented a cheap water filter and gave the plans away for nothing.',
          'She is known to be impatient with slow colleagues.',
          'She would come herself and give the prize each year.',
        ],
        goals: [
          'Find out what speaks against B’s candidate.',
          'Admit one flaw of your own candidate, if you are asked.',
          'Agree on a name, or on a rule by which to choose.',
        ],
      },
      b: {
        role: 'You are for Pavel Orlov, who ran the club’s kitchen for thirty years.',
        facts: [
          'He taught two hundred young people to cook; nine became chefs.',
          'He died last year; his family has not been asked yet.',
          'He once lost the club’s savings in a bad investment, and paid it all back over ten years.',
        ],
        goals: [
          'Find out what speaks against A’s candidate.',
          'Decide whether to tell A about the money, and how.',
          'Agree on a name, or on a rule by which to choose.',
        ],
      },
      phrases: [
        'What impresses me most is …',
        'Is there anything that we ought to know?',
        'To be completely open with you, …',
        'I don’t think that matters, because …',
        'The question is what we want to say by it.',
        'Could we agree that …?',
      ],
    },
    statements: [
      'Celebrities have a duty to set a good example.',
      'Nobody should be called a hero while they are still alive.',
      'A great achievement makes up for a bad character.',
      'We learn more from people’s failures than from their success.',
      'Parents are the most important role models, whether they like it or not.',
      'Statues of people with serious flaws should be taken down.',
      'It is dangerous to admire anybody too much.',
      'You can’t be what you have never seen.',
    ],
    questions: [
      'What is the difference between a celebrity, a hero and a role model?',
      'Who did people admire a hundred years ago, and who do they admire today?',
      'Should we judge people of the past by the standards of the present?',
      'Can a character in a book be a role model? Which one, and for what?',
      'Who ought to be better known than they are?',
    ],
    task: {
      instruction:
        'A bank is going to print new notes with three people who have done something for others. Choose three of these eight, each for a different quality. Write one sentence for the back of each note to say why, and defend your choice.',
      options: [
        'A scientist whose discovery was first laughed at',
        'A nurse in a war, about whom little is known',
        'A footballer who built forty schools and cheated once',
        'A poet whose lines everybody knows by heart',
        'A firefighter who is still alive and would rather not be on a note',
        'A leader of workers who was feared and respected',
        'An engineer who brought clean water to three cities',
        'A teacher chosen by lot from all the teachers in the country',
      ],
    },
    writing:
      'Write a page of 130 to 170 words for the wall of a new sports hall. Its name is “Pinto and Brandt”, after a champion, Brandt, and his first coach, Pinto, whom he left without a word for a richer club. Say fairly what each of them did, and decide whether to mention how he left.',
  },
};
