import { type AuthoredText, choose, trueOrFalse } from '../text';

export const work: readonly AuthoredText[] = [
  {
    id: 'b1-lost-property',
    title: 'My first week in lost property',
    level: 'B1',
    topic: 'work',
    kind: 'text',
    genre: 'letter',
    text: `Hi Tomasz,

You asked about the new job, so here is the full report. I work in the lost property office at the airport now. When I applied, I imagined a room full of umbrellas. There are umbrellas, of course, but on my first day people handed in a wedding dress, a drum and half a chess set.

My manager, Mrs Adeyemi, has worked here for nineteen years and can guess almost anything about people from their suitcases. On Tuesday she looked at a plain grey one and said, “A teacher. Going to visit family. Worried about the weather.” We opened it to look for an address and found exam papers, presents and three raincoats. I was speechless.

The work is harder than it looks. A man phoned about his “blue jacket” four times. We had it all week, but on the computer my colleague had called it green. To be honest, it was something in between.

The best moment came on Friday. A boy of about six had lost a toy rabbit with one ear. After my shift had finished I searched for two more hours and found it in a box marked “Kitchen”. He didn’t say thank you. He simply told the rabbit, very seriously, never to do that again.

I’m tired, my feet hurt and I think I’ll stay.

Come and visit, but hold on to your things!

Leila`,
    questions: [
      choose(
        'Why is Leila writing?',
        'To tell a friend about her new job',
        [
          ['To help a friend to get the same job', 'She says that Tomasz asked about the job, not that he wants it.'],
          ['To ask a friend about a lost suitcase', 'There is a suitcase in the e-mail, but it is not his or hers.'],
          ['To complain to a friend about her manager', 'She admires her manager.'],
        ],
        'Her e-mail begins: “You asked about the new job, so here is the full report.”',
      ),
      trueOrFalse(
        'The things in the office were just what Leila had expected.',
        false,
        'She writes: “I imagined a room full of umbrellas. There are umbrellas, of course, but…”',
      ),
      choose(
        '“I was speechless.” How did Leila feel?',
        'Very surprised',
        [
          ['Very tired', 'She is tired at the end of the week, but not because of the suitcase.'],
          ['Rather bored', 'Mrs Adeyemi guessed everything, and that was not boring.'],
          ['A little shy', 'Shy people may not speak, but here there is another reason.'],
        ],
        'Everything that Mrs Adeyemi guessed was right: they “found exam papers, presents and three raincoats”.',
      ),
      choose(
        'Why did the man have to phone four times about his jacket?',
        'Somebody had described it in another way.',
        [
          ['Somebody had put it in the wrong box.', 'That happened to the toy rabbit.'],
          ['Somebody else had taken it home.', 'It was in the office all week.'],
          ['Somebody had not answered the phone.', 'He phoned four times, but not because nobody answered.'],
        ],
        'The man said “blue jacket”, but “on the computer my colleague had called it green”.',
      ),
      trueOrFalse(
        'Leila looked for the rabbit in her own free time.',
        true,
        'She writes: “After my shift had finished I searched for two more hours”.',
      ),
      choose(
        'What does Leila think of her job at the end of the week?',
        'It is tiring, but she likes it.',
        [
          ['It is easy, but not very useful.', 'She says that it is harder than it looks.'],
          ['It is fun, but she wants to leave.', 'She is tired, but she thinks she will stay.'],
          ['It is sad, but somebody must do it.', 'The things are lost, but the e-mail is cheerful.'],
        ],
        'She writes: “I’m tired, my feet hurt and I think I’ll stay.”',
      ),
    ],
  },
  {
    id: 'b1-window-cleaner',
    title: 'Forty floors up',
    level: 'B1',
    topic: 'work',
    kind: 'dialogue',
    genre: 'interview',
    text: `Nadia: So, Ruben, you clean the windows of the tallest building in town. How long does it take?
Ruben: All of them? About seven weeks. And then the first ones are dirty again.
Nadia: Doesn’t that drive you mad?
Ruben: Not really. A dentist never runs out of teeth either.
Nadia: Were you ever afraid?
Ruben: On my first day I held on so tightly that I couldn’t clean anything. My boss said, “You’ve got two hands. Give me one of them.”
Nadia: And now?
Ruben: Now I’m afraid of the wind. Not of the height. You can trust the height, it doesn’t change.
Nadia: I like that! What do you see through the windows?
Ruben: People always ask that. Meetings, mostly. Somebody’s talking and everyone else is looking at me.
Nadia: Nothing more exciting?
Ruben: If there was, I wouldn’t tell a newspaper. That’s the first rule of the job.
Nadia: Fair enough. What’s the second?
Ruben: Never drop anything. Not even a sponge. From up there, a sponge isn’t soft any more.
Nadia: They’re testing a robot for this kind of work, aren’t they? Will it replace you?
Ruben: It came in May. It’s very good on flat glass.
Nadia: That sounds like a yes.
Ruben: Have you looked at our building? It was designed by somebody who hated flat glass.`,
    questions: [
      choose(
        'What does Ruben say about fear?',
        'He fears the wind now, not the height.',
        [
          ['He fears nothing now that he has practice.', 'He says: “Now I’m afraid of the wind.”'],
          ['He feared his boss more than the building.', 'His boss made a joke to help him.'],
          ['He feared the height less on his first day.', 'On his first day, he held on tightly.'],
        ],
        '“Now I’m afraid of the wind. Not of the height.”',
      ),
      choose(
        'Why does Ruben say “A dentist never runs out of teeth either”?',
        'He accepts that his work never ends.',
        [
          ['He finds his work as dirty as a dentist’s.', 'Dirt is mentioned, but that is not the point.'],
          ['He would like to have a different job.', 'He is not annoyed by his work.'],
          ['He thinks his work needs more training.', 'Training is not mentioned.'],
        ],
        'Nadia asks: “Doesn’t that drive you mad?”, and he answers “Not really.”',
      ),
      choose(
        'Why doesn’t Ruben tell Nadia about exciting things that he sees?',
        'He thinks that it is private.',
        [
          ['He thinks that it is boring.', 'He says that most meetings are, but that is not his reason.'],
          ['He has been told off for it before.', 'Nothing like this is mentioned.'],
          ['He cannot see through the glass well.', 'He sees people looking at him.'],
        ],
        '“If there was, I wouldn’t tell a newspaper. That’s the first rule of the job.”',
      ),
      trueOrFalse('Ruben says that the robot is useless.', false, 'He says: “It’s very good on flat glass.”'),
      trueOrFalse(
        'Ruben believes that his job is safe for now.',
        true,
        'The robot is good on flat glass, but his building “was designed by somebody who hated flat glass”.',
      ),
    ],
  },
];
