import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const shopping: readonly AuthoredText[] = [
  {
    id: 'b1-silent-headphones',
    title: 'Half a receipt',
    level: 'B1',
    topic: 'shopping',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Leila: Good morning. How can I help?
Jamal: Hi. I bought these headphones here on Saturday, and I’d like my money back, please.
Leila: What’s the problem with them?
Jamal: Well, they only work on one side. The left side is completely dead.
Leila: I see. Have you got the receipt?
Jamal: Um, part of it. My dog ate the rest. This is the half with the date.
Leila: Well, that’s a first. I can see Saturday, but I can’t see the price. Did you pay by card?
Jamal: Yes, I did.
Leila: Good, then I can find it on the computer. May I have a look at them? Right. Did you know that there’s a small button here, under the left side?
Jamal: A button?
Leila: Mm. It turns that side off, so that you can hear the traffic when you’re out. Try it now.
Jamal: Oh. Oh, that’s loud. So there’s nothing wrong with them?
Leila: Nothing at all. You’re the sixth person this week. They should really print it on the box.
Jamal: I feel a bit silly.
Leila: Please don’t. Do you still want your money back?
Jamal: No, no. But have you got anything that keeps receipts safe from dogs?
Leila: Yes, actually. I can send you one by e-mail.`,
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
  {
    id: 'b1-percent-traps',
    title: 'Three traps in the sales',
    level: 'B1',
    topic: 'shopping',
    kind: 'text',
    genre: 'maths',
    text: `Shops are not cheating when they use percentages, but they know that most of us don’t do the maths. Here are three examples. Try to find the answer before you read on.

1. A jacket costs €100. In January there is 20% off. A week later the shop takes another 20% off the new price. How much have you saved?

Most people say 40%. But the second 20% is taken from €80, not from €100, so it is only €16. The jacket now costs €64, and you have saved 36%.

2. In one shop, a box of your favourite tea is 25% bigger for the same price. In another, the box is the same as before, but 25% cheaper. Which is better?

They sound equal, and they aren’t. Suppose that the old box was 100 grams for €4. The bigger box gives you 125 grams for €4, so 100 grams cost €3.20. In the other shop, 100 grams cost €3. Four euros there would buy 133 grams. The lower price is the better offer, and yet most people choose the bigger box.

3. A shop puts up its prices by 10%. After complaints from customers, it takes 10% off again. Are the prices the same as before?

No. From €100 they go up to €110. Ten per cent of €110 is €11, so you pay €99. This time, for once, you win a euro. Don’t tell the shop.

The rule is simple. When you see a percentage, don’t ask, “How much?” Ask, “Of what?”`,
    questions: [
      choose(
        'What is the main message of the text?',
        'Always check what the percentage is taken from.',
        [
          ['Always buy things that are sold in bigger boxes.', 'The bigger box is the worse offer.'],
          ['Always wait until the price is reduced twice.', 'The example shows only how much you really save.'],
          ['Always complain when a shop changes its prices.', 'Complaints are only part of an example.'],
        ],
        '“When you see a percentage, don’t ask, ‘How much?’ Ask, ‘Of what?’”',
      ),
      trueOrFalse(
        'The writer thinks that the shops are telling lies.',
        false,
        '“Shops are not cheating when they use percentages”',
      ),
      write(
        'How much does the jacket cost after both reductions, in euros?',
        ['64', '€64', '64 euros', 'sixty-four', 'sixty-four euros'],
        '“The jacket now costs €64”',
      ),
      choose(
        'Why is the cheaper box of tea the better offer?',
        'You pay less for every gram.',
        [
          ['You get more grams in one box.', 'That is true of the other box.'],
          ['You can keep the tea for longer.', 'This is not mentioned.'],
          ['You pay with fewer coins.', 'It is cheaper, but that is not the reason.'],
        ],
        'In one shop “100 grams cost €3.20”, and in the other “100 grams cost €3”.',
      ),
      trueOrFalse(
        'In the third example, customers pay less at the end than at the beginning.',
        true,
        '“From €100 they go up to €110. Ten per cent of €110 is €11, so you pay €99.”',
      ),
      choose(
        'Something costs €200. Its price goes up by 10% and then down by 10%. What does it cost now?',
        '€198',
        [
          ['€200', 'This is what most people would say, but the second 10% is more.'],
          ['€202', 'You may have taken the two steps in the wrong direction.'],
          ['€180', 'That is the price if you only take 10% off.'],
        ],
        'It is the third example twice: “so you pay €99” for what had cost €100.',
      ),
    ],
  },
];
