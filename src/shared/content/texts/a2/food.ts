import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const food: readonly AuthoredText[] = [
  {
    id: 'a2-too-many-guests',
    title: 'Dinner for how many?',
    level: 'A2',
    topic: 'food',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hi, Giulia, it’s Arjun. What time should we come tomorrow?
B: At seven. I’m making my grandmother’s pasta. There’ll be six of us.
A: Er… how many people did you invite?
B: You and Tess, Paolo and his husband, and my sister. Why?
A: Well, I told Tess to bring her kids. And Paolo’s parents are staying with him this week.
B: What? So that’s three kids and two parents. Eleven people! I’ve only got eight chairs.
A: We can bring three from our kitchen. And I’ll make a big salad.
B: Thank you! Is there anything that the kids can’t eat?
A: Nuts. The youngest one gets ill from them.
B: Good that you told me. There were nuts in my dessert. I’ll use strawberries instead.
A: Are you angry with me, Giulia?
B: No! My grandmother always cooked for fifteen. But you’re going to wash up!`,
    questions: [
      choose(
        'Why is Arjun phoning Giulia?',
        'He wants to know the time.',
        [
          ['He can’t come tomorrow.', 'He asks “What time should we come tomorrow?”'],
          ['He needs three chairs.', 'He is going to bring three chairs to Giulia.'],
          ['He wants to cook pasta.', 'Giulia makes the pasta; he makes a salad.'],
        ],
        'He asks: “What time should we come tomorrow?”',
      ),
      write(
        'How many people will there be?',
        ['eleven', '11', 'eleven people', '11 people'],
        'Giulia says: “Eleven people!”',
      ),
      choose(
        'What is the problem with the chairs?',
        'Giulia needs three more.',
        [
          ['Arjun needs three more.', 'He has got enough and can bring three.'],
          ['Giulia’s are too small.', 'They talk about how many, not how big.'],
          ['Giulia broke three of them.', 'She has got eight chairs, and nothing is broken.'],
        ],
        'There will be “Eleven people”, and she says: “I’ve only got eight chairs.”',
      ),
      trueOrFalse(
        'One of the children must not eat nuts.',
        true,
        'Arjun says: “Nuts. The youngest one gets ill from them.”',
      ),
      trueOrFalse('Giulia is going to make a dessert with nuts.', false, 'She says: “I’ll use strawberries instead.”'),
      choose(
        'What does Giulia think about the extra guests?',
        'It is not a big problem.',
        [
          ['It is bad for the family.', 'She says nothing about this; her grandmother liked many guests.'],
          ['They must bring the food.', 'She cooks for all of them. Only Arjun makes a salad.'],
          ['They must come next week.', 'They can come tomorrow with the others.'],
        ],
        'Arjun asks “Are you angry with me, Giulia?” and she says: “No! My grandmother always cooked for fifteen.”',
      ),
    ],
  },
  {
    id: 'a2-tomato-in-court',
    title: 'A tomato goes to court',
    level: 'A2',
    topic: 'food',
    kind: 'text',
    genre: 'history',
    source: 'Supreme Court of the United States, Nix v. Hedden (1893)',
    text: `In the spring of 1886, the Nix family brought tomatoes from the Caribbean to New York. They wanted to sell them, but first they had to pay a tax. There was a law in the United States. If you brought in vegetables, you had to pay extra. For many kinds of fruit, you paid nothing.

The family was angry. A tomato, they said, is a fruit, because it grows from a flower and has seeds in it. They went to court and asked for their money back.

The lawyers brought dictionaries to court. One side read out what the books said about tomatoes. The other side answered with cucumbers and peppers. They have seeds too, but who calls them fruit? Then it was the turn of potatoes, carrots and beans.

In 1893 the highest court in the country gave its answer. The judges agreed that a tomato is a fruit for scientists. But people eat it with their dinner, in soup or with meat, and not as a dessert, they said. So for the law it was a vegetable.

It was a long wait for the family, and they got nothing back.`,
    questions: [
      choose(
        'Why was the Nix family angry?',
        'They had to pay extra money.',
        [
          ['They had to wait for a ship.', 'They were angry about a tax and not about a ship.'],
          ['They couldn’t sell any fruit.', 'They wanted to sell tomatoes, but “first they had to pay a tax”.'],
          ['They couldn’t find a lawyer.', 'They had lawyers, who brought dictionaries.'],
        ],
        '“first they had to pay a tax”, and they thought that this was wrong: “A tomato, they said, is a fruit”.',
      ),
      trueOrFalse(
        'The family said that a tomato is a fruit because it is sweet.',
        false,
        'They said this “because it grows from a flower and has seeds in it”.',
      ),
      write(
        'Which kind of book did both sides read from?',
        ['dictionaries', 'a dictionary', 'dictionary', 'the dictionaries', 'the dictionary', 'from dictionaries'],
        '“The lawyers brought dictionaries to court. One side read out what the books said about tomatoes.”',
      ),
      choose(
        'Why did the other side talk about cucumbers?',
        'They have seeds, but they are vegetables for most people.',
        [
          [
            'They have no seeds, but they are fruit for most people.',
            'They do have seeds, and the text asks: “who calls them fruit?”',
          ],
          ['They come from the Caribbean, but they are cheap to buy.', 'The tomatoes came from the Caribbean.'],
          [
            'They are good in a soup, but they grow from a flower.',
            'The judges spoke about soup, and they spoke about tomatoes.',
          ],
        ],
        '“They have seeds too, but who calls them fruit?”',
      ),
      trueOrFalse(
        'The judges thought about how people eat tomatoes.',
        true,
        'They said that people eat a tomato “with their dinner, in soup or with meat, and not as a dessert”.',
      ),
      choose(
        'What did the judges decide?',
        'Scientists and the law can use a word in different ways.',
        [
          [
            'Scientists and lawyers should buy better dictionaries.',
            'The judges did not say anything about better dictionaries.',
          ],
          [
            'The family was right about the law, but it was too late.',
            'The wait was long, but the family was not right about the law.',
          ],
          [
            'The law about fruit and vegetables has to change soon.',
            'They did not change the law. They said what it means.',
          ],
        ],
        'A tomato “is a fruit for scientists”, but “for the law it was a vegetable”.',
      ),
    ],
  },
];
