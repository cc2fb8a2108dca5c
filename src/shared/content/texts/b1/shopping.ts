import { type AuthoredText, choose, trueOrFalse } from '../text';

export const shopping: readonly AuthoredText[] = [
  {
    id: 'b1-silent-headphones',
    title: 'Half a receipt',
    level: 'B1',
    topic: 'shopping',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good morning. How can I help?
B: Hi. I bought these headphones here on Saturday, and I’d like my money back, please.
A: What’s the problem with them?
B: Well, they only work on one side. The left side is completely dead.
A: I see. Have you got the receipt?
B: Um, part of it. My dog ate the rest. This is the half with the date.
A: Well, that’s a first. I can see Saturday, but I can’t see the price. Did you pay by card?
B: Yes, I did.
A: Good, then I can find it on the computer. May I have a look at them? Right. Did you know that there’s a small button here, under the left side?
B: A button?
A: Mm. It turns that side off, so that you can hear the traffic when you’re out. Try it now.
B: Oh. Oh, that’s loud. So there’s nothing wrong with them?
A: Nothing at all. You’re the sixth person this week. They should really print it on the box.
B: I feel a bit silly.
A: Please don’t. Do you still want your money back?
B: No, no. But have you got anything that keeps receipts safe from dogs?
A: Yes, actually. I can send you one by e-mail.`,
    questions: [
      choose(
        'Why has the customer come to the shop?',
        'To get some money back',
        [
          ['To buy new headphones', 'The headphones are new already.'],
          ['To ask for another receipt', 'The receipt is a problem, but it is not why the customer came.'],
          ['To have something repaired', 'The customer thinks they are broken, but does not ask for this.'],
        ],
        'The customer says: “I bought these headphones here on Saturday, and I’d like my money back, please.”',
      ),
      choose(
        'The assistant says, “Well, that’s a first.” What does this mean?',
        'I haven’t heard that before.',
        [
          ['You’re my first customer.', 'Other customers have already come this week.'],
          ['I’ll look at that first.', 'The assistant looks at the headphones later.'],
          ['You should have said so first.', 'The assistant is surprised, not annoyed.'],
        ],
        'It is the answer to something very unusual: “My dog ate the rest.”',
      ),
      trueOrFalse(
        'One side of the headphones is broken.',
        false,
        'A small button “turns that side off”, and there is nothing wrong with them: “Nothing at all.”',
      ),
      choose(
        'What does the assistant think about the customer’s mistake?',
        'It is easy to make.',
        [
          ['It is rather silly.', 'It is the customer who says “silly”.'],
          ['It is quite unusual.', 'The dog and the receipt are unusual, but the mistake is not.'],
          ['It is the dog’s fault.', 'The dog ate the receipt, but it did not touch the button.'],
        ],
        'The assistant says: “You’re the sixth person this week. They should really print it on the box.”',
      ),
      trueOrFalse(
        'In the end the customer keeps the headphones.',
        true,
        'When the assistant asks “Do you still want your money back?”, the answer is “No, no.”',
      ),
    ],
  },
];
