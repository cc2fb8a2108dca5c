import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const work: readonly AuthoredText[] = [
  {
    id: 'a2-two-keys',
    title: 'Room 214',
    level: 'A2',
    topic: 'work',
    kind: 'text',
    genre: 'story',
    text: `Nabil will never forget his first evening as a receptionist. The hotel in Tunis was full, the telephone rang all the time, and his colleague was ill.

At nine o’clock a tall man with a guitar came in. Nabil gave him the key to room 214. Ten minutes later a woman arrived with two small children. They were tired, so Nabil was quick. He smiled and gave them a key. The number on it was 214.

Half an hour later he saw his mistake. He ran upstairs. The door of 214 was open. The man was playing a quiet song and the children were already asleep on the bed. “Shh!” said their mother. “They didn’t sleep at all on the plane.”

There was only one free bed in the hotel: Nabil’s own, in the little room behind reception. The musician slept there, and Nabil sat on a chair all night. In the morning his boss laughed. “You should write down the numbers,” she said. Now he always does.`,
    questions: [
      choose(
        'Why was Nabil alone at work that evening?',
        'His colleague was ill.',
        [
          ['His boss was asleep.', 'The text only says that his boss laughed in the morning.'],
          ['His hotel was empty.', '“The hotel in Tunis was full”.'],
          ['His phone was broken.', '“the telephone rang all the time”'],
        ],
        '“his colleague was ill”',
      ),
      write(
        'What did the tall man carry?',
        ['a guitar', 'guitar', 'his guitar', 'the guitar'],
        '“a tall man with a guitar came in”',
      ),
      trueOrFalse(
        'The woman with the children arrived before the man.',
        false,
        'The man came at nine; “Ten minutes later a woman arrived with two small children.”',
      ),
      choose(
        'What was Nabil’s mistake?',
        'He gave out the same key twice.',
        [
          ['He gave the man the wrong bed.', 'Later he gave the man his own bed; that was not the mistake.'],
          ['He lost the key to room 214.', 'The key was not lost. He gave it away.'],
          ['He forgot to lock room 214.', 'The door was open, but this was not his mistake.'],
        ],
        'The man got “the key to room 214”, and then the family’s key was the same: “The number on it was 214.”',
      ),
      trueOrFalse(
        'The musician was angry and shouted at the children.',
        false,
        '“the man was playing a quiet song and the children were already asleep”',
      ),
      trueOrFalse(
        'Nabil did not sleep in a bed that night.',
        true,
        '“The musician slept there, and Nabil sat on a chair all night.”',
      ),
    ],
  },
  {
    id: 'a2-bike-shop-job',
    title: 'A job in a bike shop',
    level: 'A2',
    topic: 'work',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Come in, Samira, and sit down. So, why do you want to work in our bike shop?
B: Because I love repairing things. I repaired my first bike when I was nine.
A: And did it work?
B: No, one wheel fell off! But now I fix all the bikes in my street.
A: Good. Are you still at college?
B: Yes, I am, so I can only work on Saturdays and in the holidays.
A: That’s fine. Saturday is our busiest day. Now, a customer comes in and wants a new bike. He says that his old one is too slow. What do you do?
B: Hmm. First I’d look at the old bike. Perhaps it only needs some oil.
A: But then we don’t sell a bike!
B: That’s true. But he’ll be happy, and he’ll come back. And he’ll tell his friends.
A: That’s what I wanted to hear, Samira. Can you start this Saturday, at half past eight?
B: Yes! Thank you, Mr Jansen!`,
    questions: [
      choose(
        'What happened to the first bike that Samira repaired?',
        'It lost a wheel.',
        [
          ['It was too slow.', 'This is the old bike of the customer in the question.'],
          ['It worked well.', 'Mr Jansen asks “did it work?” and she says “No”.'],
          ['It needed oil.', 'She says this about the customer’s bike.'],
        ],
        'She says: “No, one wheel fell off!”',
      ),
      trueOrFalse(
        'Samira can work every day after college.',
        false,
        'She says: “I can only work on Saturdays and in the holidays.”',
      ),
      write(
        'Which is the busiest day in the shop?',
        ['Saturday', 'on Saturday', 'Saturdays', 'on Saturdays', 'it’s Saturday'],
        'Mr Jansen says: “Saturday is our busiest day.”',
      ),
      choose(
        'What would Samira do for the customer with the slow bike?',
        'look at his old bike',
        [
          ['sell him a new bike', 'The customer wants this, but she would do something else first.'],
          ['phone one of his friends', 'She thinks that he will tell his friends himself.'],
          ['send him to Mr Jansen', 'She would help him herself.'],
        ],
        'She says: “First I’d look at the old bike. Perhaps it only needs some oil.”',
      ),
      trueOrFalse('Mr Jansen likes Samira’s answer.', true, 'He says: “That’s what I wanted to hear, Samira.”'),
      choose(
        'What is important to Mr Jansen?',
        'that customers want to come again',
        [
          ['that customers only buy new bikes', 'He says this to see what Samira will answer.'],
          ['that his workers are not at college', 'He says “That’s fine” when she talks about college.'],
          ['that his workers never make mistakes', 'He hears about the wheel and still gives her the job.'],
        ],
        'Samira says “he’ll be happy, and he’ll come back”, and that is what Mr Jansen “wanted to hear”.',
      ),
    ],
  },
];
