import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const food: readonly AuthoredText[] = [
  {
    id: 'a1-red-soup',
    title: 'Grandad’s red soup',
    level: 'A1',
    topic: 'food',
    kind: 'text',
    genre: 'story',
    text: `My grandad can’t see, but he is the best cook in our family. In his kitchen everything has got its place. The salt is on the left, the sugar is on the right, and the big spoon is by the window.

On Fridays we make red soup together. I wash the vegetables and he cuts them. He can smell when the soup is ready. “Two more minutes,” he says, and he is always right.

Last Friday I was careless. The sugar was on the left and the salt was on the right. The soup was very sweet. Grandad was not angry. “Now we have got a dessert!” he said.`,
    questions: [
      write(
        'Where is the big spoon?',
        ['by the window', 'window', 'the window', 'near the window', 'next to the window', 'at the window'],
        '“the big spoon is by the window”',
      ),
      choose(
        'Who cuts the vegetables?',
        'Grandad',
        [
          ['the writer', 'The writer washes the vegetables.'],
          ['nobody', 'Somebody has to cut them: they go in the soup.'],
          ['the family', 'Only two people cook the soup.'],
        ],
        '“I wash the vegetables and he cuts them.”',
      ),
      choose(
        'How does Grandad know that the soup is ready?',
        'He can smell it.',
        [
          ['He can see it.', '“My grandad can’t see”.'],
          ['He can hear it.', 'The text does not say that he hears it.'],
          ['He has got a clock.', 'He says “Two more minutes”, but he uses no clock in the text.'],
        ],
        '“He can smell when the soup is ready.”',
      ),
      trueOrFalse('They make the soup on Fridays.', true, '“On Fridays we make red soup together.”'),
      trueOrFalse('Grandad was angry about the sweet soup.', false, '“Grandad was not angry.”'),
      choose(
        'What was in the soup last Friday?',
        'sugar, but no salt',
        [
          ['salt, but no sugar', 'Then the soup is not sweet.'],
          ['vegetables, but no sugar', 'The soup “was very sweet”, so there was sugar in it.'],
          ['no sugar and no salt', 'The soup “was very sweet”, so there was sugar in it.'],
        ],
        'Grandad takes the salt from the left. But “The sugar was on the left”, and so “the soup was very sweet”.',
      ),
    ],
  },
  {
    id: 'a1-cafe-order',
    title: 'At the café',
    level: 'A1',
    topic: 'food',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good morning! What would you like?
B: Hello. A cheese sandwich, please, and a tomato soup.
A: I’m sorry, there’s no tomato soup today. We’ve got carrot soup or onion soup.
B: Is there any meat in the carrot soup?
A: No, only vegetables, and a little milk.
B: Oh, I can’t have milk. And the onion soup?
A: There’s no milk in it, but there’s chicken.
B: That’s fine. I eat chicken. But then no cheese sandwich! There’s milk in cheese.
A: That’s right. Would you like some bread with your soup?
B: Yes, please. How much is that?
A: Six euros fifty.`,
    questions: [
      choose(
        'Which soup does the customer choose?',
        'onion soup',
        [
          ['tomato soup', 'There is no tomato soup today.'],
          ['carrot soup', 'There is milk in the carrot soup.'],
          ['vegetable soup', 'The carrot soup has only vegetables and milk; the customer does not take it.'],
        ],
        'The customer asks about “the onion soup”. “There’s no milk in it”, and the customer says “That’s fine.”',
      ),
      choose(
        'Why is the carrot soup a problem for the customer?',
        'There is milk in it.',
        [
          [
            'There is meat in it.',
            'The customer asks this, and the waiter says: “No, only vegetables, and a little milk.”',
          ],
          ['There is chicken in it.', 'The chicken is in the onion soup.'],
          ['There is cheese in it.', 'The cheese is in the sandwich.'],
        ],
        'There is “a little milk” in it, and the customer says: “I can’t have milk.”',
      ),
      trueOrFalse('The customer eats no meat.', false, 'The customer says: “I eat chicken.”'),
      trueOrFalse(
        'The customer has some bread with the soup.',
        true,
        'The waiter asks “Would you like some bread with your soup?” The customer says “Yes, please.”',
      ),
      write(
        'How much does the customer pay?',
        [
          'six euros fifty',
          '6 euros 50',
          '€6.50',
          '6.50 euros',
          '€6,50',
          '6,50 €',
          '6.50',
          'six fifty',
          '6 euros fifty',
          '6.50 €',
          '6,50 euros',
          '6.50 euro',
          'six euro fifty',
        ],
        'The waiter says: “Six euros fifty.”',
      ),
    ],
  },
];
