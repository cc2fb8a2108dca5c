import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('parents', 'noun', 'your mother and father', 'My parents live in a small town.'),
      word('relatives', 'noun', 'the people in your family', 'We see our relatives in summer.'),
      word('aunt', 'noun', 'the sister of your mother or father', 'My aunt is a nurse.'),
      word('uncle', 'noun', 'the brother of your mother or father', 'My uncle drives a bus.'),
      word('cousin', 'noun', 'the child of your aunt or uncle', 'I have six cousins in Peru.'),
      word('daughter', 'noun', 'a girl or woman who is somebody’s child', 'They have a daughter and two sons.'),
      word('son', 'noun', 'a boy or man who is somebody’s child', 'Her son is ten years old.'),
      word('grandparents', 'noun', 'the mother and father of your parents', 'My grandparents have a garden.'),
      word('family tree', 'phrase', 'a picture that shows who your relatives are', 'We made a family tree at school.'),
      word('married', 'adjective', 'having a husband or wife', 'My brother is married.'),
      word('look like', 'phrase', 'to have a face that is nearly the same', 'You look like your father.'),
      word('get on well', 'phrase', 'to be good friends with somebody', 'My sister and I get on well.'),
      word('together', 'adverb', 'with each other', 'We eat together every evening.'),
      word('at the top', 'phrase', 'in the highest place', 'The oldest people are at the top of the tree.'),
    ],
    text: {
      title: 'Where is Vera?',
      kind: 'dialogue',
      genre: 'argument',
      text: `Dana: What are you drawing, Grandpa?
Grandpa Josef: Our family tree. All our relatives are coming on Saturday, and I want to show it to them.
Dana: Who are these two at the top?
Grandpa Josef: My parents. They were bakers. Here are my children: your mother and your uncle Pavel.
Dana: And where is Vera?
Grandpa Josef: She isn’t in it. Vera is your mother’s friend. She isn’t my daughter.
Dana: But she lives with us! We all eat together, and she came to every school concert. Uncle Pavel didn’t come to any of them.
Grandpa Josef: He is my son. A family tree shows parents and children, Dana. It doesn’t say who is nice.
Dana: Then it’s a bad picture of our family.
Grandpa Josef: It’s a true picture.
Dana: Can I make another one, with everybody who eats at our table?
Grandpa Josef: All right. We can put it next to mine. Here, take my good pen.`,
      questions: [
        choose(
          'What do Dana and her grandfather disagree about?',
          'Who should be in the picture',
          [
            [
              'Who is coming on Saturday',
              '“All our relatives are coming on Saturday”: nobody says that this is wrong.',
            ],
            ['Who can live in the house', 'Vera lives there. Nobody says that this is wrong.'],
            ['Who can draw better', 'They both draw, but they do not talk about that.'],
          ],
          'Dana asks “And where is Vera?”, and he says “She isn’t in it.”',
        ),
        write(
          'What was the job of Josef’s parents?',
          ['bakers', 'they were bakers', 'baker'],
          '“My parents. They were bakers.”',
        ),
        trueOrFalse('Uncle Pavel went to Dana’s concerts.', false, '“Uncle Pavel didn’t come to any of them.”'),
        choose(
          'Why is Pavel in the family tree?',
          'Because he is Josef’s son',
          [
            ['Because he lives in the house', 'It is Vera who lives with them.'],
            ['Because he is coming on Saturday', 'Josef gives another reason.'],
            ['Because he is nice to everybody', 'The tree “doesn’t say who is nice”.'],
          ],
          '“He is my son. A family tree shows parents and children, Dana.”',
        ),
        choose(
          'What does Josef think at the end?',
          'The two pictures can be side by side.',
          [
            ['His own picture is wrong.', 'He still says: “It’s a true picture.”'],
            ['Only Dana’s picture is good.', 'Dana’s goes next to his.'],
            ['Vera must be in his picture.', 'She is in Dana’s picture. He does not change his.'],
          ],
          '“We can put it next to mine.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are cousins. You talk on the phone about a lunch for all the family.',
      a: {
        role: 'You want everybody to come to your home.',
        facts: [
          'You have a big garden but only eight chairs.',
          'You are free on Saturday, not on Sunday.',
          'Aunt Rosa does not eat meat any more.',
        ],
        goals: [
          'Find out how many people are coming.',
          'Find out what B can bring.',
          'Choose a day and a time with B.',
        ],
      },
      b: {
        role: 'You know who is coming to the lunch.',
        facts: [
          'Twelve people are coming, and one of them is a baby.',
          'You have six chairs and a car.',
          'You work on Saturday until one o’clock. You want to cook chicken for everybody.',
        ],
        goals: [
          'Find out if there is a place to sit for everybody.',
          'Find out if everybody eats meat.',
          'Choose a day and a time with A.',
        ],
      },
      phrases: [
        'How many people are coming?',
        'I can bring …',
        'Are you free on …?',
        'Does everybody eat …?',
        'What about … o’clock?',
        'I’m sorry, I can’t. I have to …',
      ],
    },
    statements: [
      'It is good to have a lot of cousins.',
      'Families should eat together every day.',
      'A good friend can be part of a family.',
      'The oldest child has the hardest life.',
      'A pet is part of the family.',
      'It is nice to live near your relatives.',
      'Big families are happier than small families.',
      'Grandparents are never angry.',
    ],
    questions: [
      'What do families in your country do on Sundays?',
      'Is it better to live in a big family or a small one? Why?',
      'What can children learn from old people?',
      'What can old people learn from children?',
      'What makes a family meal nice?',
    ],
    task: {
      instruction:
        'A family of six has one free day. There is a grandmother of 80, two parents, a boy of 15 and twins of 6. They have 60 pounds. Choose one plan for them, and say why.',
      options: [
        'The zoo: 55 pounds for all, a lot of walking',
        'A picnic by the river: 15 pounds for food, no toilet',
        'The cinema: 50 pounds for all, the film is for small children',
        'Lunch with cousins: costs nothing, two hours by car',
        'The swimming pool: 30 pounds, Grandmother does not swim',
        'A day at home with games and pizza: 25 pounds, but it is what they did last time',
        'The old castle: 40 pounds, 100 stairs and a great view',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a new friend in another country. Tell your friend about a family from a film or book, or about your own.',
  },
  hard: {
    words: [
      word('sibling', 'noun', 'a brother or sister', 'I have three siblings, and all of them live abroad.'),
      word(
        'generation',
        'noun',
        'all the people of about the same age in a family or country',
        'Three generations lived in that house.',
      ),
      word(
        'bring up',
        'phrasal verb',
        'to look after children until they are adults',
        'She was brought up by her grandparents.',
      ),
      word('take after', 'phrasal verb', 'to be like an older relative', 'He takes after his aunt: they both argue.'),
      word('fall out', 'phrasal verb', 'to stop being friends after an argument', 'They fell out over a table.'),
      word(
        'take for granted',
        'phrase',
        'to expect something and forget to be thankful',
        'We took her help for granted.',
      ),
      word('rely on', 'phrasal verb', 'to trust that somebody will help', 'Everybody relied on my cousin.'),
      word(
        'responsibility',
        'noun',
        'a thing that it is your job to do',
        'Caring for parents is a shared responsibility.',
      ),
      word('in-laws', 'noun', 'the family of your husband or wife', 'They spend every other summer with the in-laws.'),
      word('stepfather', 'noun', 'the new husband of your mother', 'Her stepfather taught her to drive.'),
      word(
        'upbringing',
        'noun',
        'the way in which your family treated and taught you as a child',
        'He had a strict upbringing.',
      ),
      word('close', 'adjective', 'liking and trusting each other very much', 'The sisters are very close.'),
      word('resent', 'verb', 'to feel angry about something unfair', 'She resents doing all the work.'),
      word('duty', 'noun', 'what you have to do because it is right', 'He visits them out of duty.'),
      word('black sheep', 'phrase', 'the one who is not approved of by the others', 'My uncle was the black sheep.'),
    ],
    text: {
      title: 'Ask my sister, she’ll know',
      kind: 'text',
      genre: 'opinion',
      text: `Every family has a switchboard. Ours is my sister Ines. She knows when the boiler was last serviced, which tablets our father takes and which of the in-laws must not sit together. If she were to disappear tomorrow, eleven adults would discover that they do not have one another’s telephone numbers.

Nobody ever appointed her. She simply lived closest when our mother had her operation, and what began as three weeks of shopping has lasted nine years. My other sibling and I, who moved to bigger cities and more interesting jobs, are full of praise. “We’d be lost without you,” we say at New Year, and then we go home.

For a long time I told myself that she liked it. Some people are born organisers, aren’t they? It took a broken arm, hers, to make me see how convenient that belief was. While she was in plaster, I had to take over for a month. It was not hard work. It was never finished work: a hundred small responsibilities, none of them worth mentioning, which is exactly why nobody mentions them.

I am not going to suggest that families should be run like offices, with lists on the fridge and a chair for every meeting, though frankly I have heard worse ideas. But I would suggest one test. Think of the person you all rely on and ask when somebody last rang them without wanting something. If you have to think about it, you have been taking them for granted.

I rang Ines on Sunday, just for a chat. There was a long silence. “What’s wrong?” she said. “Is it Dad?”`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'The one who does the quiet work in a family is easily overlooked.',
          [
            [
              'A family works best when one person is in charge of it.',
              'That is how it works, and the writer finds it unfair.',
            ],
            [
              'People who move away from their family always regret it.',
              'The writer regrets having left the work to Ines.',
            ],
            ['Parents expect too much help from their grown-up children.', 'The parents’ wishes are not discussed.'],
          ],
          'There are “a hundred small responsibilities, none of them worth mentioning, which is exactly why nobody mentions them”.',
        ),
        choose(
          'How did Ines come to have this role?',
          'She happened to live nearby.',
          [
            ['She was asked by their mother.', '“Nobody ever appointed her.”'],
            ['She was the best at organising.', 'That is what the writer liked to believe.'],
            ['She had no job of her own.', 'We hear of the others’ jobs; nothing says that she had none.'],
          ],
          '“She simply lived closest when our mother had her operation”',
        ),
        choose(
          'What does “that belief” in the third paragraph refer to?',
          'That Ines enjoyed what she was doing',
          [
            ['That Ines would soon be well again', 'The broken arm comes after the belief.'],
            ['That the work was easy for anybody', 'The writer finds out about the work only later.'],
            ['That the family was lost without Ines', 'That is what they said at New Year.'],
          ],
          '“For a long time I told myself that she liked it.”',
        ),
        write(
          'For how long did the writer do Ines’s work?',
          ['a month', 'one month', 'for a month', 'for one month', '1 month', 'month'],
          '“I had to take over for a month.”',
        ),
        trueOrFalse(
          'The writer found that each of the jobs was difficult.',
          false,
          '“It was not hard work. It was never finished work”',
        ),
        choose(
          'What does Ines’s answer at the end show?',
          'She is not used to calls without a reason.',
          [
            ['She does not want to speak to the writer.', 'She is worried, not cold.'],
            ['She knows that their father is ill.', 'She asks because she does not know.'],
            ['She has guessed why the writer rings.', 'The call was “just for a chat”, and she guessed wrongly.'],
          ],
          'To a call “just for a chat” she answers: “What’s wrong?”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are siblings. Your father, who is 76, can’t drive any more, and you talk about who helps him.',
      a: {
        role: 'You live ten minutes from your father and do most of the work.',
        facts: [
          'You drive him somewhere four times a week.',
          'You have been offered a job with evening work from next month.',
          'Father told you that he would hate to move.',
        ],
        goals: [
          'Find out what B could really do from far away.',
          'Say that things can’t go on like this, without falling out.',
          'Agree on two changes, with dates.',
        ],
      },
      b: {
        role: 'You live three hours away and feel bad about it.',
        facts: [
          'You could work from anywhere for one week in each month.',
          'You can pay 100 pounds a month towards help.',
          'Father told you that he is lonely and has looked at flats near the library.',
        ],
        goals: [
          'Find out how much A really does in a week.',
          'Find out what A knows about Father’s wishes, and say what you know.',
          'Agree on two changes, with dates.',
        ],
      },
      phrases: [
        'I don’t think you realise how much …',
        'To be fair, I …',
        'What he told me was …',
        'I could take over …',
        'That’s not what I meant.',
        'Shall we try it until …?',
      ],
    },
    statements: [
      'You can choose your friends, so they matter more than relatives.',
      'Children should help at home without being paid for it.',
      'Grown-up children who live at home should pay rent.',
      'The youngest child in a family gets away with everything.',
      'Parents should treat all their children in exactly the same way.',
      'Grandparents should not give advice on bringing up children.',
      'A family that never argues has something to hide.',
      'It is a duty to go to every family party.',
    ],
    questions: [
      'What makes a group of people a family?',
      'Which jobs in a family does nobody notice until they are not done?',
      'How has family life changed in the last two generations where you live?',
      'What does a child without siblings learn that others don’t, and the other way round?',
      'Which family in a film or a book would you like to spend a week with?',
    ],
    task: {
      instruction:
        'Three grown-up siblings have inherited a small house by a lake, which needs repairs for 20,000 pounds. One has money but no time, one has time but no money, one lives abroad. Decide together on one plan, and say what each of the three gives up.',
      options: [
        'Sell it now to a neighbour who offers 90,000 pounds and is in a hurry',
        'Repair it, share the costs equally and use it for four months each',
        'The one with money pays for the repairs and owns half of the house',
        'The one with time repairs it slowly and lives there without paying rent',
        'Let it to tourists for five years, then decide again',
        'Give it to the village as a youth club that carries the family’s name',
        'Let it to a young couple who would do the repairs instead of paying rent for three years',
      ],
    },
    writing:
      'Write a letter of 140 to 180 words to a magazine that says: in every family one person does the work that nobody sees. Say how far you agree, and describe how that work could be shared, with an example.',
  },
};
