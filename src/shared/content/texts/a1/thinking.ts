import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const thinking: readonly AuthoredText[] = [
  {
    id: 'a1-half-an-hour',
    title: 'Half an hour on a bench',
    level: 'A1',
    topic: 'thinking',
    kind: 'text',
    genre: 'story',
    text: `I’m Ilkka, and I draw plans for parks. Every day at three o’clock I leave the office. I sit on a bench for half an hour. I haven’t got a book with me, or a phone. I look at the ducks and I think.

My boss, Ms Silva, doesn’t like it. “He isn’t working,” she tells everyone. But I am! At my desk I only answer emails. I have all my best ideas on that bench.

This week there is a big problem with a new park. Ms Silva is at her desk day and night. But she can’t find an answer.

Now it is three o’clock, and somebody is sitting on my bench. It is Ms Silva! “Hello,” I say. “What are you…?”

“Shh!” she says. “I’m working.”`,
    questions: [
      trueOrFalse(
        'Ilkka reads on the bench for half an hour.',
        false,
        '“I haven’t got a book with me, or a phone. I look at the ducks and I think.”',
      ),
      choose(
        'What does “it” in “My boss, Ms Silva, doesn’t like it” mean?',
        'Ilkka’s time on the bench',
        [
          ['Ilkka’s plan for a new park', 'We read about the new park later, and we don’t read about his plan.'],
          ['Ilkka’s desk in the office', 'She wants him at his desk.'],
          ['Ilkka’s answer to her email', 'He answers emails at his desk, and she has got no problem with that.'],
        ],
        'Before this, Ilkka says that he sits “on a bench for half an hour”. His boss says: “He isn’t working”.',
      ),
      write(
        'What does Ilkka do at his desk?',
        [
          'he answers emails',
          'answers emails',
          'answer emails',
          'he only answers emails',
          'only answers emails',
          'answers his emails',
          'he answers his emails',
          'answering emails',
          'emails',
          'answers e-mails',
          'he answers e-mails',
          'answer e-mails',
        ],
        '“At my desk I only answer emails.”',
      ),
      trueOrFalse('Ms Silva works a lot this week.', true, '“Ms Silva is at her desk day and night.”'),
      choose(
        'Why is Ms Silva on the bench?',
        'She needs a good idea.',
        [
          ['She wants to see the ducks.', 'Ilkka looks at the ducks; she says: “I’m working.”'],
          ['She wants to talk to Ilkka.', 'She says “Shh!” to him.'],
          ['She needs a little sleep.', 'She works day and night, but she says that she is working now, too.'],
        ],
        'She “can’t find an answer” at her desk. Ilkka has “all my best ideas on that bench”, and now she says there: “I’m working.”',
      ),
      choose(
        'What does Ilkka want to tell us?',
        'A quiet place helps you to think.',
        [
          ['A good desk helps you to work.', 'He has no good ideas at his desk.'],
          ['A good boss helps you all the time.', 'His boss does not help him; she is not happy with him.'],
          ['A quiet park helps you to sleep.', 'He does not sleep on the bench. He thinks.'],
        ],
        '“I look at the ducks and I think”, and “I have all my best ideas on that bench.”',
      ),
    ],
  },
  {
    id: 'a1-think-of-a-number',
    title: 'Think of a number',
    level: 'A1',
    topic: 'thinking',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Ida: Kenji, think of a number from one to ten. Don’t tell me!
Kenji: OK, Ida. I’ve got one.
Ida: Good. Add five to it.
Kenji: Yes. And now?
Ida: What’s two times that number?
Kenji: Wait a minute. OK.
Ida: Now take away four.
Kenji: That’s easy.
Ida: What’s half of that? But don’t say it!
Kenji: OK, I know it.
Ida: Now take away your first number. And your answer is three!
Kenji: No, it isn’t. It’s two.
Ida: It can’t be two! It’s three with every number. What was your first number?
Kenji: Eight. And eight and five is twelve … Oh!`,
    questions: [
      choose(
        'What is Ida doing with Kenji?',
        'playing a game with numbers',
        [
          ['doing homework from school', 'They do not talk about school.'],
          ['looking for a phone number', 'It is a number “from one to ten”, and not a phone number.'],
          ['asking for Kenji’s age', 'Ida does not ask about this.'],
        ],
        'Ida says “think of a number” and wants to find Kenji’s last number.',
      ),
      trueOrFalse(
        'Kenji says the first number at the beginning.',
        false,
        'At the beginning Ida says “Don’t tell me!” and Kenji only says: “I’ve got one.”',
      ),
      write(
        'Which number does Kenji take away before “half”?',
        ['four', '4', 'the number four', 'number four'],
        'Ida says: “Now take away four.”',
      ),
      choose(
        'How does Ida feel when Kenji says “two”?',
        'surprised',
        [
          ['bored', 'Ida wants to know more and asks a question.'],
          ['happy', 'Ida says “It can’t be two!” and this is not a happy answer.'],
          ['tired', 'Nobody is tired here.'],
        ],
        'Ida says “It can’t be two!” and thinks that it is always three.',
      ),
      choose(
        'Why is Kenji’s answer different?',
        'Kenji makes a mistake.',
        [
          ['Ida makes a mistake.', 'Everything that Ida says is right.'],
          ['Kenji’s number is too big.', 'It is eight, and “It’s three with every number.”'],
          ['Ida’s game is very new.', 'We don’t know how old the game is.'],
        ],
        'Kenji says “eight and five is twelve”, but it is thirteen.',
      ),
      write(
        'Play with Ida. Your first number is four. What is your last number?',
        ['three', '3', 'it’s three', 'it is three'],
        'Four and five is nine, two times nine is eighteen, take away four: fourteen. Half of that is seven, take away four: three. “It’s three with every number.”',
      ),
    ],
  },
];
