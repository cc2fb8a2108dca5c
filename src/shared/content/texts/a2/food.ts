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
];
