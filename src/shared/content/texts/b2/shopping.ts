import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const shopping: readonly AuthoredText[] = [
  {
    id: 'b2-typewriter',
    title: 'The typewriter',
    level: 'B2',
    topic: 'shopping',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Marta: How much is the typewriter?
Osman: Which one?
Marta: There’s only one.
Osman: So there is. Sixty.
Marta: Would you take forty?
Osman: I’d take sixty. Do you write?
Marta: I’d like to. I thought it might stop me checking my messages every two minutes.
Osman: It’ll do that, all right. The letter E sticks, mind you.
Marta: You aren’t trying very hard to sell it, are you?
Osman: I’m being honest. It also weighs eleven kilos.
Marta: In that case, fifty?
Osman: You’ve got this the wrong way round. The more I say against it, the less you’re supposed to want it.
Marta: Whose was it?
Osman: My wife’s. She wrote all her letters to the council on it. That’s why the E sticks. She was forever demanding things “immediately”.
Marta: Doesn’t she mind you selling it?
Osman: She’s given me strict orders. She’s got a computer now. “Don’t you dare bring that thing home again, Osman,” she said. This is the fourth Sunday I’ve had it here.
Marta: Four Sundays, and nobody wanted it?
Osman: Oh, plenty of people wanted it. One was going to put it in a shop window. Another one just liked the colour.
Marta: Ah. I see. Well, I’d use it. Fifty-five, and I’ll send you the first letter I write on it.
Osman: With all the Es in it?
Marta: With as many as I can get.
Osman: Fifty, then. And the stamp’s on me.`,
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
  {
    id: 'b2-praise-of-queues',
    title: 'In praise of the queue',
    level: 'B2',
    topic: 'shopping',
    kind: 'text',
    genre: 'opinion',
    text: `I was in the supermarket last Saturday, with seven people in front of me, when a young man in a green apron came up and offered to save my life. I need not stand here, he said. Over there were six machines, all free. I could scan my own shopping, pay by card and be out in two minutes. I thanked him and stayed where I was. He looked at me as one looks at people who wash their clothes in the river.

I have nothing against machines. I merely dispute that those two minutes were ever mine to save. What would I have done with them? I know myself quite well. I would have stood outside and looked at my phone.

Consider what was going on in the queue. The man in front of me was buying eleven lemons and a rope, and I am still thinking about it. A small girl was explaining to the public why her brother was not allowed chocolate. Two women, who evidently had not met for years, discovered that both had recently been widowed, and one of them put her hand on the other’s sleeve. None of this was on special offer. It is simply what you get when people who have not chosen one another are made to stand still.

I am aware of the objections. It is all very well for someone with time on his hands to find queues charming; a nurse on her way home from a night shift would like to get to bed. Quite right, and I would not take the machines away from her. Nor do I wish to romanticise the work behind the till, which is hard on the back and poorly paid. My neighbour did it for twenty-two years. When I asked her whether she missed it, however, she did not mention the back. She said that there had been an old gentleman who came every morning and bought a single roll. “He could have bought five on Monday,” she said. “I’m not stupid. I knew what he came for.”

Here, it seems to me, is what gets left out of the sum. A shop calculates how long it takes to sell a roll, and concludes that it can be done faster. It can. What the machine cannot see is that, for some of us, the roll was never the point. We used to have a number of places where one might exchange three sentences with somebody to whom one need not be interesting: the post office, the ticket window, the bank. One after the other, they have been made more convenient. We now complain of loneliness, and there is, I understand, an app for it.

So I shall go on queuing. I recommend it, in moderation, to anybody who is not in a hurry, and I would particularly recommend it to those who always are. You need bring nothing. Stand still, put the phone away and look at what the others have got in their baskets.

And if you should ever meet a man with eleven lemons and a rope, do ask him. I didn’t dare to, and I had plenty of time.`,
    questions: [
      choose(
        'What was the writer’s reason for not using the machines?',
        'The time saved would not have been worth having.',
        [
          [
            'The machines would have been too difficult to use.',
            'Nothing suggests this: six machines were free, and the young man offered to help.',
          ],
          [
            'The queue would have been nearly as fast that day.',
            'There were seven people in front, and speed did not matter to the writer.',
          ],
          ['The young man would have lost his job because of them.', 'The machines seem to be part of his job.'],
        ],
        '“What would I have done with them? … I would have stood outside and looked at my phone.”',
      ),
      choose(
        'What does the comparison with “people who wash their clothes in the river” express?',
        'The young man found the writer hopelessly old-fashioned.',
        [
          ['The young man found the writer admirably independent.', 'The look was not one of admiration.'],
          ['The writer thinks that machines waste too much water.', 'Water is only part of the picture.'],
          ['The writer feels suspected of wanting to steal.', 'The young man was friendly, but surprised.'],
        ],
        'The young man “looked at me as one looks at people who wash their clothes in the river”, because the writer would not use the modern way.',
      ),
      trueOrFalse(
        'The writer admits that queues are not good for everybody.',
        true,
        'The writer says of the nurse: “Quite right, and I would not take the machines away from her.”',
      ),
      choose(
        'According to the neighbour, why did the old gentleman come every day?',
        'He wanted to have some contact with people.',
        [
          ['He wanted to have the bread as fresh as possible.', 'She says that he could have bought five on Monday.'],
          ['He could not carry more than a single roll home.', 'Nothing is said about his strength.'],
          ['He could not remember what he had bought before.', 'She does not suggest this.'],
        ],
        '“He could have bought five on Monday … I knew what he came for.”',
      ),
      choose(
        'What is the tone of “there is, I understand, an app for it”?',
        'Ironic',
        [
          ['Hopeful', 'The writer does not believe that an app will help.'],
          ['Grateful', 'The writer has no reason to thank anybody.'],
          ['Uncertain', '“I understand” sounds careful, but the writer is making fun of it.'],
        ],
        'The writer has just said that the places to talk “have been made more convenient. We now complain of loneliness”.',
      ),
      trueOrFalse(
        'In the end, the writer found out what the lemons and the rope were for.',
        false,
        '“I didn’t dare to, and I had plenty of time.”',
      ),
    ],
  },
];
