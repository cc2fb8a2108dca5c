import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const listening = { level: 'A1', skill: 'listening' } as const;

export const marketHowMuchIsIt: StarterLesson = {
  id: 'market-how-much-is-it',
  title: 'At the market',
  level: 'A1',
  summary: 'Students listen to a shopper at a market stall, catch the prices, and buy and sell in a role-play.',
  data: {
    about: {
      level: 'A1',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'listening',
      topic: 'Shopping and money',
      targetLanguage: 'Prices and quantities; How much is it? How much are they? Can I have …, please? Here you are.',
      framework: 'skills',
      needsPrep: false,
      needsCopies: false,
    },
    aims: {
      main: 'Students can understand what a shopper buys and how much it costs in a short dialogue.',
      secondary: 'Students can ask for things and prices at a stall and pay politely.',
      personal: 'Play the dialogue as often as students need it, and give a new question each time.',
    },
    stages: [
      stage({
        id: 'markets',
        kind: 'lead-in',
        title: 'What can you buy there?',
        aim: 'To bring the place and its words to mind.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Write market on the board. Ask: “Is there a market in your town? What can you buy there?”',
          'In pairs, students write as many things as they can in two minutes.',
          'One pair reads its list. The others add what is missing.',
        ],
        support: 'Students may draw things and ask for the English word.',
        challenge: 'Students put the things into groups: fruit, vegetables, other things.',
      }),
      stage({
        id: 'words',
        kind: 'before the text',
        title: 'Words for the stall',
        aim: 'To know the most important words before listening.',
        minutes: 8,
        grouping: 'T–S',
        steps: [
          'Show the words. Say each one twice, and let the class repeat it.',
          'Read out three meanings. Students say the words.',
          'Write prices on the board and say them together: €1.20 “one euro twenty”, €3.50 “three euros fifty”, €7 “seven euros”.',
          'Say five prices. Students write them as numbers and compare in pairs.',
        ],
        materialIds: ['words'],
        support: 'Say the prices slowly, and show the number after each one.',
        challenge: 'Students say prices for their partner to write.',
      }),
      stage({
        id: 'first-listening',
        kind: 'while reading or listening',
        title: 'What is in the bag?',
        aim: 'To listen for the main facts.',
        minutes: 7,
        grouping: 'alone',
        steps: [
          'Write on the board: tomatoes, peaches, eggs, honey, bread. Say: “Somebody is at the market. What does the buyer take home?”',
          'Play the dialogue once, or read it out with two voices. Students write down the things.',
          'Pairs compare. Check: tomatoes, peaches and honey. Ask: “Why no eggs?” There are no eggs today.',
        ],
        materialIds: ['dialogue'],
        support: 'Stop after “They look good” and ask what the buyer wants so far.',
        challenge: 'Students also listen for what the buyer wants to cook.',
      }),
      stage({
        id: 'second-listening',
        kind: 'while reading or listening',
        title: 'How much is it?',
        aim: 'To listen for prices and details.',
        minutes: 12,
        grouping: 'alone',
        steps: [
          'Show the questions. Students read them first and guess with a partner what they remember.',
          'Play the dialogue again. Students answer alone.',
          'Students compare in pairs. Play it a third time for the questions that are still open.',
          'Check together. Show the text and let students find the line for each answer.',
        ],
        materialIds: ['dialogue', 'questions'],
        support: 'Students answer the first five questions only.',
        challenge: 'Students add the three prices up and check that the seller is right.',
      }),
      stage({
        id: 'useful',
        kind: 'language focus',
        title: 'What buyers and sellers say',
        aim: 'To take the useful phrases out of the dialogue.',
        minutes: 8,
        grouping: 'T–S',
        steps: [
          'Draw two columns: buyer and seller. Students find the phrases in the dialogue and say who says them.',
          'Write: How much is the honey? How much are the tomatoes? Ask: “Why is? Why are?” One thing, or more than one.',
          'Students repeat the phrases with a polite voice. Then half of the class is the buyer and the other half is the seller.',
        ],
        materialIds: ['dialogue'],
        things: ['the board'],
        challenge: 'Students add one more friendly thing that a seller can say.',
      }),
      stage({
        id: 'role-play',
        kind: 'after the text',
        title: 'Our market',
        aim: 'To use the phrases to buy and sell.',
        minutes: 14,
        grouping: 'whole class',
        steps: [
          'Half of the class are sellers. In pairs they choose four things to sell and write the prices on a page of their notebook.',
          'The other half are buyers. Each has ten euros and looks for two things for lunch and one thing for a friend. Show the questions for buyers.',
          'Buyers visit at least three stalls and write down what they buy and how much it is. After six minutes they change roles.',
          'At the end ask: “Who still has more than two euros? What did you buy?”',
        ],
        materialIds: ['plan'],
        support: 'Students keep the two columns of phrases in view.',
        challenge: 'Sellers have no more of one thing and offer something else: “I’m sorry, no. But I have …”',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Three prices',
        aim: 'To see who can hear prices and ask for them.',
        minutes: 5,
        grouping: 'alone',
        steps: [
          'Say twice: “The apples are two euros forty. The bread is three euros fifteen. The eggs are two euros ninety.” Students write the three prices.',
          'Students write one question that asks for a price, and hand it in.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students mix up thirteen and thirty, fourteen and forty, fifteen and fifty.',
        solution:
          'Show the stress with your hand: thirTEEN, but THIRty. Say pairs of numbers; students point left or right.',
      },
      {
        problem: 'Students ask “How much is the tomatoes?”',
        solution: 'Show one finger or many fingers before the question.',
      },
      {
        problem: 'The class is used to another currency.',
        solution: 'Teach the dialogue with euros, and use the students’ own currency in the role-play.',
      },
    ],
    checks: [
      {
        question: 'How much are they? Is it about one thing or more than one thing?',
        answer: 'More than one thing.',
      },
      {
        question: 'The seller says “Here you are.” What does the seller do?',
        answer: 'Gives something to the buyer.',
      },
      { question: '“One euro eighty”: how do we write it?', answer: '€1.80.' },
    ],
    support: 'Show the text of the dialogue during the third listening.',
    challenge: 'Students write a dialogue with a problem: the seller has no change, or the fruit is too expensive.',
    homework:
      'Write a shopping list for a lunch with prices from a shop near you. Write three questions with How much?',
    exitTicket: 'Write the three prices that you hear, and one question that asks for a price.',
    materials: [
      {
        id: 'words',
        title: 'Words for the stall',
        kind: 'words',
        entries: [
          word('stall', 'a table or small open shop in a market', { example: 'Her stall is next to the bank.' }),
          word('peach', 'a soft, sweet fruit with a big stone in it', {
            example: 'This peach is very sweet.',
            emoji: '🍑',
          }),
          word('honey', 'sweet yellow food from bees', {
            example: 'I have bread and honey for breakfast.',
            emoji: '🍯',
          }),
          word('jar', 'a glass thing for food, with a top', { example: 'How much is a jar of honey?', emoji: '🫙' }),
          word('kilo', 'one thousand grams', { example: 'Can I have a kilo of apples, please?' }),
          word('half', 'one of two parts of the same size', { example: 'I need half a kilo of carrots.' }),
          word('cheap', 'It does not cost much money.', {
            example: 'The tomatoes are cheap today.',
            partOfSpeech: 'adjective',
          }),
          word('bag', 'You carry your shopping in it.', { example: 'Do you need a bag?', emoji: '🛍️' }),
          word('change', 'the money that you get back', { example: 'Here is your change.' }),
        ],
      },
      {
        id: 'dialogue',
        title: 'At Nino’s stall',
        kind: 'dialogue',
        text: [
          'A: Good morning. Can I help you?',
          'B: Good morning. How much are the tomatoes, please?',
          'A: They’re two euros fifty a kilo.',
          'B: Great. Can I have two kilos? I want to make soup for my family.',
          'A: Of course. That’s five euros. Anything else?',
          'B: Yes. The peaches. They look good. How much are they?',
          'A: The small ones are three euros a kilo, and the big ones are four.',
          'B: A kilo of the small ones, please. And do you have eggs?',
          'A: I’m sorry, no eggs today. Come back on Saturday.',
          'B: OK. How much is the honey?',
          'A: It’s six euros a jar. It’s from my sister’s bees.',
          'B: Lovely. One jar, please.',
          'A: Here you are. That’s five, eight, fourteen euros. Do you need a bag?',
          'B: No, thank you. I have one. Here’s twenty.',
          'A: And here’s your change: six euros. Have a nice day.',
          'B: Thank you. You too. Goodbye.',
        ].join('\n'),
      },
      {
        id: 'questions',
        title: 'How much is it?',
        kind: 'questions',
        items: [
          choose(
            {
              ...listening,
              id: 'tomatoes',
              prompt: 'How much is one kilo of tomatoes?',
              explanation: '“They’re two euros fifty a kilo.” Five euros is the price of two kilos.',
            },
            ['€2.50', '€5.00', '€2.15'],
          ),
          choose(
            {
              ...listening,
              id: 'peaches',
              prompt: 'Which peaches does the buyer take?',
              explanation: '“A kilo of the small ones, please.”',
            },
            ['the small ones', 'the big ones', 'both'],
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'soup',
              prompt: 'The tomatoes are for a salad.',
              explanation: 'The buyer wants to make soup for the family.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'eggs',
              prompt: 'There are no eggs at the stall today.',
              explanation: '“I’m sorry, no eggs today. Come back on Saturday.”',
            },
            true,
          ),
          choose(
            {
              ...listening,
              id: 'honey-from',
              prompt: 'Where is the honey from?',
              explanation: '“It’s from my sister’s bees.”',
            },
            ['the seller’s sister', 'the buyer’s family', 'another market'],
          ),
          choose(
            {
              ...listening,
              id: 'total',
              prompt: 'How much is everything together?',
              explanation:
                'Five and three and six is fourteen. Twenty is the money that the buyer gives, and six is the change.',
            },
            ['€14', '€20', '€6'],
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'bag',
              prompt: 'The buyer takes a bag from the seller.',
              explanation: '“No, thank you. I have one.”',
            },
            false,
          ),
          gap(
            {
              ...listening,
              id: 'here-you',
              prompt: 'The seller gives the buyer the honey and says: “Here you ___.”',
              explanation: 'We say Here you are when we give something to a person. Here you go is right too.',
            },
            'are',
            'go',
          ),
        ],
      },
      {
        id: 'plan',
        title: 'For buyers',
        kind: 'discussion',
        questions: [
          'You have ten euros. What two things do you need for lunch?',
          'What can you buy for a friend?',
          'Which stall is cheap? Which stall is friendly?',
          'What do you say when something is too expensive?',
        ],
      },
    ],
  },
};
