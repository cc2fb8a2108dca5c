import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const vocabulary = { level: 'A1', skill: 'vocabulary' } as const;

export const foodOnOurTable: StarterLesson = {
  id: 'food-on-our-table',
  title: 'On our table',
  level: 'A1',
  summary: 'Students learn twelve words for food and drink, say what they like, and plan a lunch for six people.',
  data: {
    about: {
      level: 'A1',
      age: 'teenagers',
      classSize: 20,
      minutes: 45,
      type: 'vocabulary',
      topic: 'Food and drink',
      targetLanguage: 'Twelve words for food and drink; I like …, I don’t like …, Do you like …?',
      framework: 'esa',
      needsPrep: false,
      needsCopies: false,
    },
    aims: {
      main: 'Students can name twelve kinds of food and drink and say which they like and do not like.',
      secondary: 'Students ask about likes and make a simple decision together.',
      personal: 'Repeat a new word in a sentence and not alone.',
    },
    stages: [
      stage({
        id: 'last-meal',
        kind: 'lead-in',
        title: 'Draw it, say it',
        aim: 'To find out which words students know already.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Draw a plate on the board and two things on it, badly. Students guess what they are.',
          'In one minute, students draw something that they often eat or drink. Their partner says the word, in English if possible.',
          'Collect the words on the board in two circles: food and drink.',
        ],
        support: 'Students may point at a drawing and ask: “What’s this in English?”',
        challenge: 'Students add a colour or a number: “two red apples”.',
      }),
      stage({
        id: 'new-words',
        kind: 'presentation',
        title: 'Twelve words',
        aim: 'To meet the words with their sound and meaning.',
        minutes: 9,
        grouping: 'T–S',
        steps: [
          'Show the words one by one. Say each twice, and let the class repeat it.',
          'Mark the stress: CArrot, toMAto, CHICken. Clap the words, and let students find the ones with one clap.',
          'Read out a meaning from the list, such as “You drink it. It is white.” Students say the word.',
        ],
        materialIds: ['words'],
        support: 'Keep the pictures on the screen.',
        challenge: 'Students close their eyes and say as many words as they remember.',
      }),
      stage({
        id: 'sort',
        kind: 'controlled practice',
        title: 'Three groups',
        aim: 'To think about the meaning of the words.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Write on the board: from plants, from animals, both. Say: “Bread? From plants. Milk? From animals.”',
          'Pairs put the twelve words into the groups. Some can go in more than one place, such as soup.',
          'Compare. Different answers are fine if students can say why: “My soup has chicken.”',
        ],
        things: ['the board'],
        support: 'Give one word for each group as an example.',
        challenge: 'Students add one more word to each group.',
      }),
      stage({
        id: 'like-it',
        kind: 'controlled practice',
        title: 'Do you like …?',
        aim: 'To use the words in questions and answers.',
        minutes: 8,
        grouping: 'whole class',
        steps: [
          'Write: Do you like fish? Yes, I do. No, I don’t. It’s OK. Practise the answers.',
          'Say: “I like carrots. I like cheese.” Show that we say one carrot, but I like carrots, and that cheese stays the same.',
          'Students choose three words and walk around. They ask five classmates and count the yes answers.',
          'Some students report: “Four people like soup.”',
        ],
        materialIds: ['like'],
        support: 'Students hold up their notebook with the question written on it.',
        challenge: 'Students ask one more question: “When do you eat it?”',
      }),
      stage({
        id: 'lunch',
        kind: 'freer practice',
        title: 'Lunch for six',
        aim: 'To use the words to decide something.',
        minutes: 9,
        grouping: 'groups',
        steps: [
          'Groups of three: six friends come for lunch. Choose four things to eat and two to drink. One friend does not eat meat or fish.',
          'Play or read out the dialogue. Write the phrases on the board: What about …? Good idea. I don’t think so. Students decide together.',
          'Each group reads its menu: “For lunch we have …” The others say which menu they like.',
        ],
        materialIds: ['phrases'],
        support: 'Give a frame: For lunch we have …, …, … and …. To drink, there is … or ….',
        challenge: 'The group invents a name for a dish and says what is in it.',
      }),
      stage({
        id: 'quick-check',
        kind: 'exit ticket',
        title: 'Quick check',
        aim: 'To see what each student can do now.',
        minutes: 7,
        grouping: 'alone',
        steps: [
          'Show the questions one by one. Students write the answers in their notebooks.',
          'Check together. Each student then writes one sentence with I like and one with I don’t like.',
        ],
        materialIds: ['check'],
        support: 'Students may look at the pictures of the words.',
        challenge: 'Students write one more sentence with but: “I like fish, but I don’t like eggs.”',
      }),
    ],
    problems: [
      {
        problem: 'Students say “I like carrot” or “I like cheeses.”',
        solution: 'Hold up fingers: things that we count have -s (carrots, eggs). Rice, bread and milk do not.',
      },
      {
        problem: 'Chicken and kitchen sound alike to many students.',
        solution: 'Write both. Say: “The chicken is in the kitchen.” Students repeat it slowly and then faster.',
      },
      {
        problem: 'Some students do not eat some of the things, and do not want to say why.',
        solution:
          'Nobody has to give a reason. “I don’t eat it” is a full answer. Let students swap a word for one they use.',
      },
    ],
    checks: [
      { question: 'Can you drink juice?', answer: 'Yes.' },
      { question: 'Is soup hot or cold?', answer: 'Usually hot, but some soups are cold.' },
      { question: 'One egg. I like …?', answer: 'Eggs.' },
    ],
    support: 'Work with eight words, and leave fish, cheese, soup and carrot for the next lesson.',
    challenge: 'Students find out the English words for three more things that they eat at home.',
    homework: 'Write what you eat and drink on one day. Use at least six words of the lesson, and draw two of them.',
    exitTicket: 'Write one sentence with I like … and one with I don’t like …',
    materials: [
      {
        id: 'words',
        title: 'Food and drink',
        kind: 'words',
        entries: [
          word('bread', 'You make sandwiches with it.', { example: 'We buy bread every day.', emoji: '🍞' }),
          word('rice', 'Small white or brown grains. You cook them in water.', {
            example: 'I often eat rice with vegetables.',
            emoji: '🍚',
          }),
          word('egg', 'It comes from a chicken. You can boil it or fry it.', {
            example: 'I have an egg for breakfast.',
            emoji: '🥚',
          }),
          word('cheese', 'Food made from milk. It is often yellow.', {
            example: 'I like cheese sandwiches.',
            emoji: '🧀',
          }),
          word('chicken', 'A bird, and its meat.', { example: 'There is chicken in this soup.', emoji: '🍗' }),
          word('fish', 'An animal that lives in water. Many people eat it.', {
            example: 'We often have fish for dinner.',
            emoji: '🐟',
          }),
          word('tomato', 'It is round and red. You eat it in salads.', {
            example: 'I want a tomato in my sandwich.',
            emoji: '🍅',
          }),
          word('carrot', 'A long orange vegetable.', { example: 'The rabbit eats a carrot.', emoji: '🥕' }),
          word('apple', 'A round fruit. It is red, green or yellow.', {
            example: 'I eat an apple at school.',
            emoji: '🍎',
          }),
          word('soup', 'You eat it with a spoon from a bowl.', { example: 'The soup is very hot.', emoji: '🍲' }),
          word('milk', 'You drink it. It is white.', { example: 'I drink milk in the morning.', emoji: '🥛' }),
          word('juice', 'You drink it. It comes from fruit.', {
            example: 'Can I have some orange juice, please?',
            emoji: '🧃',
          }),
        ],
      },
      {
        id: 'like',
        title: 'Ask your classmates',
        kind: 'discussion',
        questions: [
          'Do you like fish?',
          'Do you like tomatoes?',
          'Do you like milk?',
          'Do you like soup?',
          'What is your favourite drink?',
        ],
      },
      {
        id: 'phrases',
        title: 'Let’s decide',
        kind: 'dialogue',
        text: [
          'A: What about soup?',
          'B: Good idea. Which soup? Chicken soup?',
          'A: I don’t think so. Sara doesn’t eat meat.',
          'B: OK. What about tomato soup and bread?',
          'A: Great. And to drink?',
          'B: Apple juice.',
        ].join('\n'),
      },
      {
        id: 'check',
        title: 'Quick check',
        kind: 'questions',
        items: [
          choose(
            {
              ...vocabulary,
              id: 'orange-long',
              prompt: 'It is long and orange. It is a vegetable.',
              explanation: 'A carrot is long and orange.',
            },
            ['a carrot', 'a tomato', 'an apple'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'from-milk',
              prompt: 'It is food made from milk.',
              explanation: 'People make cheese from milk.',
            },
            ['cheese', 'rice', 'juice'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'spoon',
              prompt: 'You eat it with a spoon from a bowl.',
              explanation: 'Soup is in a bowl, and you need a spoon.',
            },
            ['soup', 'bread', 'a carrot'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'drink-white',
              prompt: 'It is white, and you drink it.',
              explanation: 'Milk is white, and you drink it. Rice is white too, but you eat it.',
            },
            ['milk', 'rice', 'orange juice'],
          ),
          trueOrFalse(
            {
              ...vocabulary,
              id: 'egg-fruit',
              prompt: 'An egg is a fruit.',
              explanation: 'Eggs come from chickens. An apple is a fruit.',
            },
            false,
          ),
          choose(
            {
              ...vocabulary,
              id: 'like-eggs',
              prompt: 'I like ___.',
              explanation: 'We count eggs, so we say I like eggs.',
            },
            ['eggs', 'egg', 'an eggs'],
          ),
        ],
      },
    ],
  },
};
