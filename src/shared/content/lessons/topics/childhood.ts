import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('child', 'noun', 'a young boy or girl', 'As a child, I lived by the sea.'),
      word('be born', 'phrase', 'to come into the world', 'She was born in a small village.'),
      word('grow up', 'phrasal verb', 'to change from a child into an adult', 'He grew up on a farm.'),
      word('toy', 'noun', 'a thing to play with', 'My favourite toy was a red train.'),
      word('doll', 'noun', 'a toy that looks like a small person', 'The doll had blue shoes.'),
      word('remember', 'verb', 'to keep something from the past in your mind', 'I remember my first teacher.'),
      word('hide', 'verb', 'to put something where nobody can see it', 'He hid the letter in a tree.'),
      word('climb', 'verb', 'to go up with your hands and feet', 'We climbed trees every day.'),
      word('outside', 'adverb', 'not in a building', 'The children played outside.'),
      word('primary school', 'phrase', 'a school for children from five to eleven', 'I walked to primary school.'),
      word(
        'pocket money',
        'phrase',
        'what parents give a child to spend each week',
        'Her pocket money was one pound a week.',
      ),
      word(
        'afraid of the dark',
        'phrase',
        'not happy at night without a light',
        'My little brother is afraid of the dark.',
      ),
      word('adult', 'noun', 'a person who is 18 or older', 'No adult knew about our tree house.'),
      word('when I was little', 'phrase', 'as a small child', 'When I was little, I had a rabbit.'),
    ],
    text: {
      title: 'The box under the apple tree',
      kind: 'text',
      genre: 'news',
      text: `Last Friday two gardeners found a metal box in the park on Elm Road. It was under an old apple tree. In the box they found a toy bus, a doll with one arm, five coins and a letter.

Three children wrote the letter in 1984. They were at the primary school in Elm Road. “We are hiding our best things,” it says. “We want to open the box when we are 30. Adults, go away!”

Yesterday our newspaper found one of the three. Marta Ruiz was ten then. Now she drives a real bus. “I remember that day,” she says. “It rained, and Peter was afraid that somebody would see us. We forgot about the box when we grew up. The bus was my toy. I cried for a week without it!”

She does not know where Peter and Joan live. The box is now in the town library. The bus is not. Ms Ruiz took it home.`,
      questions: [
        choose(
          'What is the news?',
          'Somebody found a box from long ago.',
          [
            ['Somebody took a box from the library.', 'The box is in the library. Only the bus is not there.'],
            ['Some children hid toys last week.', 'They hid them in 1984. The gardeners found them on Friday.'],
            ['Some gardeners lost their tools.', 'They found something; they did not lose anything.'],
          ],
          '“Last Friday two gardeners found a metal box in the park on Elm Road.”',
        ),
        write(
          'In which year did the children write the letter?',
          ['1984', 'in 1984'],
          '“Three children wrote the letter in 1984.”',
        ),
        trueOrFalse(
          'The children wanted to open the box after one year.',
          false,
          '“We want to open the box when we are 30.”',
        ),
        choose(
          'Whose toy was the bus?',
          'Marta’s',
          [
            ['Peter’s', 'Peter was afraid that somebody would see them.'],
            ['Joan’s', 'The text does not say what Joan put in.'],
            ['The gardeners’', 'They only found it.'],
          ],
          'Marta says: “The bus was my toy.”',
        ),
        choose(
          'What can we say about Ms Ruiz?',
          'The bus is still important to her.',
          [
            ['She was angry with the gardeners.', 'She does not say anything about them.'],
            ['She went back to the tree when she was 30.', '“We forgot about the box when we grew up.”'],
            ['She often meets the other two.', '“She does not know where Peter and Joan live.”'],
          ],
          '“The bus is not. Ms Ruiz took it home.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You were in the same class at primary school. Now you are adults and want to plan a party for the old class.',
      a: {
        role: 'You want to have the party in the old school.',
        facts: [
          'The school is free on Saturday the 5th. It costs nothing.',
          'There are only chairs for small children.',
          'You have the addresses of nine people from the class.',
        ],
        goals: [
          'Find out how many addresses B has.',
          'Find out what B wants to do at the party.',
          'Choose a place and a day together.',
        ],
      },
      b: {
        role: 'You want to have the party in a café.',
        facts: [
          'The café costs 60 pounds. It is free on Saturday the 12th.',
          'Your old teacher can come only on the 5th.',
          'You have eleven other addresses. You want to show old photos at the party.',
        ],
        goals: [
          'Find out how much A’s place costs.',
          'Find out what is good and bad about A’s place.',
          'Choose a place and a day together.',
        ],
      },
      phrases: [
        'Do you remember …?',
        'How much does it cost?',
        'I have … addresses.',
        'The problem is …',
        'We could …',
        'Let’s do that!',
      ],
    },
    statements: [
      'Children should play outside every day.',
      'It is better to grow up in a village than in a city.',
      'A child of seven needs a phone.',
      'Children should get pocket money.',
      'Adults do not play enough.',
      'It is good for children to be bored sometimes.',
      'The best toys cost nothing.',
      'Children today are happier than children 50 years ago.',
    ],
    questions: [
      'What games do children in your country play?',
      'What is a good toy for a child of six? Why?',
      'What can children do better than adults?',
      'Which film or book do all children in your country know?',
      'At what age is somebody an adult?',
    ],
    task: {
      instruction:
        'You want to put a box under a tree for people in 50 years. It holds four things. Choose four of these eight, and say why.',
      options: [
        'A phone: full of pictures, but will it work?',
        'A school bag with one day’s books: heavy',
        'A letter from your class: easy to read',
        'A favourite toy: small and nice, but somebody must give it away',
        'A newspaper from today: lots of facts, can get wet',
        'A pair of sports shoes: very modern, a bit smelly',
        'A bar of chocolate: funny, but nobody can eat it after 50 years',
        'Photos of your street: interesting for history',
      ],
    },
    writing:
      'Write a letter of 50 to 70 words for a box that you are going to hide under a tree. A person will open it in 50 years. Tell this person what children do and like today.',
  },
  hard: {
    words: [
      word('memory', 'noun', 'something that you remember', 'My earliest memory is of a yellow door.'),
      word(
        'look back on',
        'phrasal verb',
        'to think about a time that is past',
        'He looks back on those years with a smile.',
      ),
      word(
        'inherit',
        'verb',
        'to get what belonged to somebody before you, often a relative',
        'I inherited all my cousin’s toys.',
      ),
      word('carefree', 'adjective', 'without worries', 'Nobody’s first ten years are entirely carefree.'),
      word('strict', 'adjective', 'wanting rules to be followed', 'His grandmother was strict about bedtime.'),
      word(
        'admit',
        'verb',
        'to say that something is true although you do not want to',
        'It took him years to admit that he had broken the doll.',
      ),
      word('pushchair', 'noun', 'a seat on wheels for a small child', 'She fell asleep in her pushchair.'),
      word('nostalgia', 'noun', 'a warm, sad feeling about the past', 'The smell of chalk filled him with nostalgia.'),
      word(
        'imagination',
        'noun',
        'the ability to see things in your mind',
        'A stick and some imagination make a horse.',
      ),
      word('take risks', 'phrase', 'to do things that may go wrong', 'Children learn by taking small risks.'),
      word('supervise', 'verb', 'to watch that everything is done safely', 'Two teachers supervised the playground.'),
      word(
        'get into trouble',
        'phrase',
        'to do something for which you are told off',
        'We got into trouble for painting the cat.',
      ),
      word('vivid', 'adjective', 'so clear that it seems real', 'I have a vivid picture of that kitchen.'),
      word('make up', 'phrasal verb', 'to invent', 'They made up a language of their own.'),
      word('convinced', 'adjective', 'completely sure', 'I was convinced that the moon followed our car.'),
    ],
    text: {
      title: 'The day I fell into the fountain',
      kind: 'dialogue',
      genre: 'argument',
      text: `Ewa: I’ve finished the first chapter. It opens with my earliest memory: I’m three, I lean over the edge of the fountain in the market square, and I fall in. The water is green and terribly cold.
Marek: It’s beautifully told. There’s only one thing. That was me.
Ewa: What do you mean, it was you?
Marek: I fell into the fountain. I was six. You were in your pushchair, eating a roll.
Ewa: Impossible. I can see it. I can still feel the wet jumper, a red one with a zip.
Marek: My jumper. You inherited it two years later. There’s a photograph of you in it.
Ewa: Then how do I know that the water was green?
Marek: Because Mum told the story at every birthday until we left home. By the fifth time, I could have drawn a map.
Ewa: Don’t you think that you may be the one who’s wrong? You were convinced for years that you’d met an astronaut.
Marek: I had. He was buying cheese. Look, ring Aunt Halina. She pulled me out.
Ewa: She’s ninety, and she calls both of us Tomek.
Marek: So what will you do? It’s a book of memories. It says so on the cover. You can’t sell my fall as yours.
Ewa: I could make it a chapter about that: two people, one vivid memory, and nobody left to ask. That’s far more interesting than a wet child.
Marek: And at the end you admit that it was me.
Ewa: At the end the reader decides.
Marek: Then I’d like the photograph in it, please. The whole photograph. Including the part that you always cover with your thumb.`,
      questions: [
        choose(
          'What do Ewa and Marek disagree about?',
          'Which of them an event happened to',
          [
            ['Which of them should write the book', 'It is Ewa’s book; nobody questions that.'],
            ['Whether an event happened at all', 'Both say that somebody fell in.'],
            ['Whether their mother was careful enough', 'She only told the story.'],
          ],
          'Marek says “That was me”, and Ewa answers “I can see it.”',
        ),
        write(
          'What was Ewa eating, according to Marek?',
          ['a roll', 'roll', 'a bread roll', 'bread roll', 'the roll'],
          '“You were in your pushchair, eating a roll.”',
        ),
        choose(
          'How does Marek explain that Ewa knows about the water?',
          'She heard about it again and again.',
          [
            ['She saw it from her pushchair.', 'He says that she was there, but this is not his explanation.'],
            ['She saw it in a photograph.', 'The photograph shows her in the jumper.'],
            ['She was told about it by Aunt Halina.', 'The aunt pulled him out; their mother told the story.'],
          ],
          '“Because Mum told the story at every birthday until we left home.”',
        ),
        choose(
          'Why does Ewa mention the astronaut?',
          'To show that Marek’s memory may be wrong too',
          [
            ['To show that Marek likes famous people', 'She doubts his memory, not his taste.'],
            ['To remind Marek of another chapter of the book', 'The book has nothing about it, as far as we hear.'],
            ['To change to a more cheerful subject', 'She uses it as an argument.'],
          ],
          '“Don’t you think that you may be the one who’s wrong?”',
        ),
        trueOrFalse(
          'Ewa promises to write that it was Marek who fell in.',
          false,
          'She only says: “At the end the reader decides.”',
        ),
        choose(
          'What does Marek suggest with his last words?',
          'The photograph shows something that supports him.',
          [
            ['The photograph is too poor to be printed.', 'He wants it printed, the whole of it.'],
            ['The photograph was taken by Ewa herself.', 'She is in it.'],
            [
              'The photograph shows a side of Ewa that is not pretty.',
              'He is arguing about the fall, not about her looks.',
            ],
          ],
          '“Including the part that you always cover with your thumb.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are on a village committee. The old playground has to close, and you must agree on what comes in its place.',
      a: {
        role: 'You want an adventure playground with tools, ropes and a fire.',
        facts: [
          'You have seen the figures from the nearest town: such a playground has had fewer accidents than the old kind.',
          'It costs 8,000 pounds, including one year’s pay for a part-time supervisor.',
          'You know six parents who would take turns as helpers.',
        ],
        goals: [
          'Find out what worries B most, and what B’s plan costs.',
          'Find out how many families B has asked.',
          'Reach a plan that both of you can sign.',
        ],
      },
      b: {
        role: 'You want a modern playground with soft ground and a fence.',
        facts: [
          'It costs 15,000 pounds, and the village has only 12,000.',
          'You have asked 40 families: 22 want something “safe”, and 30 want something “not boring”.',
          'Last year a child broke an arm, and a parent wanted to go to court.',
        ],
        goals: [
          'Find out whether A’s plan is really safe, and how A knows.',
          'Find out who would look after the children.',
          'Reach a plan that both of you can sign.',
        ],
      },
      phrases: [
        'When I was that age, …',
        'What happens if …?',
        'How do you know that …?',
        'I take your point, but …',
        'Could we combine …?',
        'I could live with that if …',
      ],
    },
    statements: [
      'Schooldays are the best days of your life.',
      'Parents today worry too much.',
      'Children who are always busy don’t learn to use their imagination.',
      'A strict upbringing does more good than harm.',
      'Parents should not post pictures of their children online.',
      'Our earliest memories are mostly made up.',
      'Children should be allowed to fail.',
      'People who had everything as children are never satisfied later.',
    ],
    questions: [
      'Why do people look back on their childhood as happier than it was?',
      'Which freedoms have children lost, and which have they gained?',
      'What should every child have done before the age of ten?',
      'How could one find out whether an early memory is true?',
      'Which rule for children would you keep, and which would you change?',
    ],
    task: {
      instruction:
        'A museum is opening a room about growing up in the last hundred years. There is space for three of these seven. Choose them, put them in order, and decide what visitors should feel when they leave.',
      options: [
        'A kitchen of the 1950s that visitors may use: popular, expensive to clean',
        'Fifty voices that tell their earliest memory: moving, needs quiet',
        'A car-free street to play in: 30 square metres, very loud',
        'A wall of school reports, good and terrible: funny, some names must be hidden',
        'Toys made by children who had no money: rare, must not be touched',
        'A desk at which you are taught strictly for five minutes: not for everybody',
        'A screen for the visitors’ own memories: cheap, has to be checked daily',
      ],
    },
    writing:
      'Write the opening of a book of memories, in 150 to 190 words, for readers who do not know you. Describe an early memory, yours or an invented one, and say how sure you are that it is true.',
  },
};
