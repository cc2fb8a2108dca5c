import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const shopping: readonly AuthoredText[] = [
  {
    id: 'a2-green-jumper',
    title: 'The green jumper',
    level: 'A2',
    topic: 'shopping',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good morning. I’d like to bring this green jumper back, please.
B: Of course, Mrs Ortiz. What’s wrong with it? Is it too small?
A: No, it fits very well. It was a birthday present from my aunt.
B: Don’t you like the colour?
A: I love it. The problem is that I’ve got three of them now! My aunt, my brother and my best friend all had the same idea.
B: That’s funny! They know you well. Have you got the receipt?
A: Only for one of them. Here you are.
B: Thank you. That was forty-five pounds. Would you like the money back, or something different?
A: What about those trousers in the window?
B: They’re fifty-two pounds. So you’d only pay seven.
A: Great, I’ll try them on. And what can I do with the second one?
B: Keep it! Then you can wear one when the other is in the washing machine.
A: And nobody will notice!`,
    questions: [
      choose(
        'Why does Mrs Ortiz bring the jumper back?',
        'She has too many of them.',
        [
          ['She doesn’t like the colour.', 'Of the colour she says: “I love it.”'],
          ['She needs a bigger size.', 'She says: “it fits very well”.'],
          ['She wants some money now.', 'She takes trousers, not the money.'],
        ],
        '“The problem is that I’ve got three of them now!”',
      ),
      write(
        'Mrs Ortiz got jumpers from her aunt, her best friend and who else?',
        ['the brother', 'brother', 'her brother', 'my brother', 'Mrs Ortiz’s brother'],
        '“My aunt, my brother and my best friend all had the same idea.”',
      ),
      trueOrFalse('Mrs Ortiz has got three receipts.', false, 'She says: “Only for one of them.”'),
      choose(
        'How much does Mrs Ortiz have to pay for the trousers today?',
        'seven pounds',
        [
          ['fifty-two pounds', 'This is the full price of the trousers.'],
          ['forty-five pounds', 'This is the price of the jumper.'],
          ['nothing at all', 'The trousers are a little more expensive than the jumper.'],
        ],
        '“They’re fifty-two pounds. So you’d only pay seven.”',
      ),
      trueOrFalse(
        'Mrs Ortiz will have two green jumpers after today.',
        true,
        'There were “three of them”, and one goes back. Of “the second one” the shop assistant says: “Keep it!”',
      ),
    ],
  },
];
