import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const shopping: readonly AuthoredText[] = [
  {
    id: 'b2-typewriter',
    title: 'The typewriter',
    level: 'B2',
    topic: 'shopping',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: How much is the typewriter?
B: Which one?
A: There’s only one.
B: So there is. Sixty.
A: Would you take forty?
B: I’d take sixty. Do you write?
A: I’d like to. I thought it might stop me checking my messages every two minutes.
B: It’ll do that, all right. The letter E sticks, mind you.
A: You aren’t trying very hard to sell it, are you?
B: I’m being honest. It also weighs eleven kilos.
A: In that case, fifty?
B: You’ve got this the wrong way round. The more I say against it, the less you’re supposed to want it.
A: Whose was it?
B: My wife’s. She wrote all her letters to the council on it. That’s why the E sticks. She was forever demanding things “immediately”.
A: Doesn’t she mind you selling it?
B: She’s given me strict orders. She’s got a computer now. “Don’t you dare bring that thing home again, Osman,” she said. This is the fourth Sunday I’ve had it here.
A: Four Sundays, and nobody wanted it?
B: Oh, plenty of people wanted it. One was going to put it in a shop window. Another one just liked the colour.
A: Ah. I see. Well, I’d use it. Fifty-five, and I’ll send you the first letter I write on it.
B: With all the Es in it?
A: With as many as I can get.
B: Fifty, then. And the stamp’s on me.`,
    questions: [
      choose(
        'Why is Osman not trying hard to sell the typewriter?',
        'He is waiting for the right person to buy it.',
        [
          ['He believes that it is worth a lot more.', 'In the end he takes less than he was offered.'],
          ['He knows that his wife wants it back.', 'She has told him not to bring it home again.'],
          ['He is ashamed that it does not work well.', 'He speaks of its faults openly, to put people off.'],
        ],
        'Others only wanted to look at it: “One was going to put it in a shop window. Another one just liked the colour.”',
      ),
      trueOrFalse(
        'The customer hopes that the typewriter will make it easier to concentrate.',
        true,
        'The customer says: “I thought it might stop me checking my messages every two minutes.”',
      ),
      choose(
        'What do we learn about Osman’s wife?',
        'She often complained to the council.',
        [
          ['She worked for the local council.', 'She wrote letters to the council, not for it.'],
          ['She cannot get used to computers.', 'She has got one now and wants no typewriter.'],
          ['She is sad to lose the typewriter.', 'She has given him strict orders to sell it.'],
        ],
        'She “wrote all her letters to the council on it” and “was forever demanding things”.',
      ),
      write(
        'Which letter of the typewriter does not work properly?',
        ['E', 'the E', 'the letter E', 'letter E', 'e'],
        'Osman says: “The letter E sticks, mind you.”',
      ),
      choose(
        '“The stamp’s on me.” What does Osman mean?',
        'I’ll pay for the postage.',
        [
          ['I’ve got a stamp in my pocket.', '“On me” can mean this, but here it is about who pays.'],
          ['I’ve forgotten to buy a stamp.', 'He makes an offer. He does not excuse himself.'],
          ['I’ll stick it on the letter.', 'The customer is going to send the letter.'],
        ],
        'He is being generous: he lowers the price, “Fifty, then”, and pays for sending the letter as well.',
      ),
      choose(
        'How does Osman feel about the customer by the end?',
        'Friendly and satisfied',
        [
          ['Polite but suspicious', 'At first he asks a lot, but in the end he lowers the price.'],
          ['Amused but impatient', 'He jokes, but he is in no hurry.'],
          ['Sorry and a bit guilty', 'He has no reason: he has been honest.'],
        ],
        'He was offered fifty-five, but he says: “Fifty, then. And the stamp’s on me.”',
      ),
    ],
  },
];
