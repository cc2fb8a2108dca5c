import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'AI',
        'noun',
        'computer programs that can answer, write or make pictures as people do',
        'AI can write a poem in a second.',
      ),
      word('program', 'noun', 'a plan in a computer that tells it what to do', 'This program speaks ten languages.'),
      word('ask', 'verb', 'to try to get an answer from somebody', 'I asked the computer about the weather.'),
      word('answer', 'noun', 'what you say or write after a question', 'The answer was long, but it was wrong.'),
      word('type', 'verb', 'to write with your fingers on a computer or a phone', 'Type your question here.'),
      word(
        'computer',
        'noun',
        'a machine for writing, playing games and finding information',
        'The computer beat me at chess.',
      ),
      word(
        'copy',
        'verb',
        'to write or do exactly the same as somebody else',
        'Don’t copy every word from the screen.',
      ),
      word('idea', 'noun', 'a plan or a thought about what you can do', 'The program gave us five ideas for a party.'),
      word('clever', 'adjective', 'quick to learn and understand', 'The program is clever, but it can’t smell bread.'),
      word('mistake', 'noun', 'something that is not right', 'AI makes mistakes, too.'),
      word(
        'check',
        'verb',
        'to look carefully and see if something is right',
        'Always check the names and the numbers.',
      ),
      word('information', 'noun', 'facts about something', 'The computer has a lot of information about trains.'),
      word(
        'screen',
        'noun',
        'the part of a phone or computer that you look at',
        'There was a strange picture on my screen.',
      ),
      word('real', 'adjective', 'true, not made by a computer or in a dream', 'Is this a real photo?'),
    ],
    text: {
      title: 'Sunny Morning',
      kind: 'text',
      genre: 'news',
      text: `Ivo and Leila have cafés in the same street. For eight years, they did not talk to each other.

In May, Ivo wanted a new name for his café, so he asked an AI program. He typed: “Small café, warm, good bread.” The answer came in one second: Sunny Morning. Ivo was happy and bought a yellow sign.

On Monday he put up his sign. Then he looked across the road. There was a yellow sign there, too. It said: Sunny Morning.

“You copied my idea!” said Ivo.

“No,” said Leila. “I asked my computer.”

They sat down and asked the program again, together. Its new idea was “Sunny Morning Two”. They laughed for a long time.

Now there are new signs. Ivo’s café is Half Past Ten, because he always opens late. Leila’s café is The Loud Radio. Ivo found her name, and Leila found his.

“The program is clever,” says Leila, “but it doesn’t live in our street.”`,
      questions: [
        choose(
          'What is the news about?',
          'Two cafés with one name',
          [
            ['Two cafés with bad bread', 'Ivo says that his bread is good.'],
            ['A café without any people', 'We do not read that a café is empty.'],
            ['A sign on the wrong house', 'The signs are on the right houses.'],
          ],
          '“There was a yellow sign there, too. It said: Sunny Morning.”',
        ),
        trueOrFalse(
          'Ivo and Leila were good friends before May.',
          false,
          '“For eight years, they did not talk to each other.”',
        ),
        write('What colour was Ivo’s first sign?', ['yellow', 'it was yellow'], 'He “bought a yellow sign”.'),
        choose(
          'What did Ivo think about Leila’s sign at first?',
          'Leila took his idea.',
          [
            ['Leila made it herself.', 'He did not ask who made the sign.'],
            ['Leila paid too much for it.', 'They do not talk about money.'],
            ['Leila wanted to help him.', 'He was angry with Leila at first.'],
          ],
          '“You copied my idea!”',
        ),
        choose(
          'Who found the name Half Past Ten?',
          'Leila',
          [
            ['Ivo', 'Ivo found the name for Leila’s café.'],
            ['A customer', 'There are no customers in the story.'],
            ['The program', 'Its new idea was “Sunny Morning Two”.'],
          ],
          'Half Past Ten is Ivo’s café. “Ivo found her name, and Leila found his.”',
        ),
        choose(
          'What does Leila mean at the end?',
          'Neighbours know things that AI does not.',
          [
            ['AI is soon going to know every street.', 'Leila does not talk about the future.'],
            ['Streets are better without yellow signs.', 'Leila does not say that the signs were bad.'],
            ['It is quicker to ask a neighbour than AI.', 'The program was quick: it took one second.'],
          ],
          'The program “doesn’t live in our street”. It does not know that Ivo “always opens late”.',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Tuesday evening. You are in the same class, and you are making a poster about your town together.',
      a: {
        role: 'You have an AI program that makes pictures.',
        facts: [
          'The program makes three pictures a day. You used all three for today.',
          'It makes mistakes with letters: the words in its pictures are always wrong.',
          'You cannot draw, but you have four good photos of the town on your phone.',
        ],
        goals: [
          'Find out how many pictures the poster needs, and when it must be ready.',
          'Find out how many pictures B can draw.',
          'Agree who does what on which day.',
        ],
      },
      b: {
        role: 'You like to draw, and you listened to the teacher.',
        facts: [
          'The poster needs twelve pictures. It must be ready on Friday morning.',
          'Six or more pictures must be drawings or photos, with two photos at most.',
          'You have time on Wednesday and Thursday, and you can draw two pictures a day.',
        ],
        goals: [
          'Find out how many pictures the program can make before Friday, and what it does badly.',
          'Find out if A has other pictures.',
          'Tell A the rules, and decide with A who writes the words.',
        ],
      },
      phrases: [
        'How many pictures can …?',
        'When does it have to be ready?',
        'We still need …',
        'Is that OK with the rules?',
        'I can do … on Wednesday.',
        'Let’s count again.',
      ],
    },
    statements: [
      'AI makes life easier.',
      'It is fine to use AI for homework.',
      'A computer can be funny.',
      'I say please and thank you to a computer.',
      'A picture by AI is as good as a picture by a person.',
      'I can see when a text is by AI.',
      'In fifty years, nobody is going to learn languages.',
    ],
    questions: [
      'What can a computer do better than you?',
      'What can you do better than a computer?',
      'What do people around you use AI for?',
      'How can you check an answer from a computer?',
      'Which job do you never want to give to AI, and why?',
    ],
    task: {
      instruction:
        'A school wants help from AI for one year. It has 1,000 pounds. Choose three programs, and say who is going to check them.',
      options: [
        'It answers the phone in the office: 450 pounds, but it sometimes makes mistakes',
        'It helps students with spelling, day and night: 400 pounds',
        'It makes the timetable in ten minutes: 300 pounds (a teacher needs a week)',
        'It reads books to students who cannot see well: 350 pounds',
        'It plans the school lunches: 200 pounds, but it loves beans',
        'It writes emails to parents: 250 pounds, but they all sound the same',
        'It speaks English with every student for ten minutes a day: 500 pounds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who wants to use AI for homework. Say what it can do well and what it cannot do well. Give your friend two tips.',
  },
  hard: {
    words: [
      word(
        'chatbot',
        'noun',
        'a computer program that you can have a conversation with',
        'The chatbot answered my complaint politely.',
      ),
      word(
        'train',
        'verb',
        'to teach a program by giving it many examples',
        'The program was trained on old newspapers.',
      ),
      word('generate', 'verb', 'to produce something, often by computer', 'It can generate a summary in seconds.'),
      word('summary', 'noun', 'a short text with only the main points', 'I read the summary instead of the report.'),
      word(
        'recognise',
        'verb',
        'to know what something is, or to see that something is true',
        'The camera recognises faces.',
      ),
      word(
        'deal with',
        'phrase',
        'to do what is necessary about something',
        'A program deals with most of our emails.',
      ),
      word('aware', 'adjective', 'knowing that something exists or is happening', 'Few users are aware of the risk.'),
      word(
        'recommend',
        'verb',
        'to say that something would be good to do or have',
        'The program recommended a film I hated.',
      ),
      word('come to light', 'phrase', 'to become known after being hidden', 'The mistake came to light years later.'),
      word(
        'out of curiosity',
        'phrase',
        'because you want to know, for no other reason',
        'Out of curiosity, she asked it for a joke.',
      ),
      word(
        'reliable',
        'adjective',
        'that you can trust to be right or to work',
        'The figures from the program are not reliable.',
      ),
      word(
        'bias',
        'noun',
        'an unfair opinion for or against one kind of person or thing',
        'The program’s bias made life harder for older drivers.',
      ),
      word('automate', 'verb', 'to let machines do what people did before', 'The bank has automated its letters.'),
      word(
        'algorithm',
        'noun',
        'a set of steps that a computer follows',
        'An algorithm decides which song comes next.',
      ),
    ],
    text: {
      title: 'Eighty-eight letters',
      kind: 'text',
      genre: 'report',
      text: `To the town council: report on a parking fine in Harbour Street

On 3 March our office received a complaint from a dentist, Ines Carvalho, about a fine of forty euros. It was polite and well argued. As is usual now, it was dealt with by our assistant, a program trained on eleven years of council letters. The reply was polite, too.

What we were not aware of was that Dr Carvalho had no time for letters either. She had asked a chatbot to write to us until the matter was settled.

The two programs got on extremely well. They thanked each other for their patience. They attached documents. In April, ours generated a summary of the discussion so far; the other one praised it and sent back a summary of the summary. By the end of June there were eighty-eight letters, and not one had been read by a human being.

This came to light when our trainee, Tariq Mansour, was asked to free some space on the computer and, out of curiosity, began to read. Tariq did not have to read far. In the second letter our assistant had recognised that the parking sign was hidden by a tree, and had cancelled the fine. The other eighty-six letters were about how to put one’s thanks into words.

We rang Dr Carvalho to apologise. The call took four minutes. She had paid in March, to be on the safe side.

We recommend that in future a member of staff should read at least every tenth letter. This report has been checked by our assistant, which considers it excellent and has already thanked us twice.`,
      questions: [
        choose(
          'What does the report describe?',
          'An exchange that went on without people',
          [
            ['A driver who refused to pay a parking fine', 'Dr Carvalho complained, but she paid in March.'],
            ['A trainee who deleted important documents', 'Tariq was to free some space, but read the letters.'],
            ['A program that was unable to admit a mistake', 'The assistant cancelled the fine at once.'],
          ],
          'There were eighty-eight letters, “and not one had been read by a human being”.',
        ),
        trueOrFalse(
          'Dr Carvalho answered most of the letters herself.',
          false,
          '“She had asked a chatbot to write to us until the matter was settled.”',
        ),
        choose(
          'Why was the fine cancelled?',
          'A driver could not have seen the sign.',
          [
            ['The office could not find the documents.', 'Documents were attached; none were missing.'],
            ['The dentist had parked in another street.', 'There is no doubt about the street.'],
            ['The trainee had felt sorry for the dentist.', 'It was cancelled long before Tariq read about it.'],
          ],
          'The assistant had recognised “that the parking sign was hidden by a tree”.',
        ),
        write(
          'How many minutes did the telephone call take?',
          ['four', '4', 'four minutes', '4 minutes'],
          '“The call took four minutes.”',
        ),
        choose(
          'What were most of the letters about?',
          'How gratitude should be expressed',
          [
            ['Who ought to pay for cutting the tree', 'The tree is mentioned, but not its cost.'],
            ['Where dentists are allowed to park', 'The letters were not about rules for dentists.'],
            ['When the forty euros would be paid back', 'Nobody at the office knew that she had paid.'],
          ],
          'Eighty-six letters were about “how to put one’s thanks into words”.',
        ),
        choose(
          'What does the last sentence suggest?',
          'The office has learned less than it thinks.',
          [
            ['The office will now answer all letters itself.', 'The staff are to read only every tenth letter.'],
            ['The assistant does not want to be controlled.', 'It finds the report excellent.'],
            ['The assistant has understood what went wrong.', 'It goes on thanking people as before.'],
          ],
          'Even this report “has been checked by our assistant”, which “has already thanked us twice”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A local radio station would like an AI copy of a presenter’s voice to read the news at night. Its manager talks to the presenter.',
      a: {
        role: 'You are the manager of the radio station.',
        facts: [
          'The voice would be used from midnight to five, when there is only music now. Nobody would lose a job.',
          'You can pay 200 euros a month, or 300 if the voice reads adverts as well.',
          'The software company keeps a voice for one year or for five. Five years would be cheaper for you.',
        ],
        goals: [
          'Find out what the presenter’s other work does not allow.',
          'Find out what listeners would have to be told, and how often.',
          'Agree on the time, the pay and what the voice will read. You worry that listeners will switch off if they are told too often.',
        ],
      },
      b: {
        role: 'You are the presenter of the morning show. Everybody in town knows your voice.',
        facts: [
          'You also record audiobooks. Your contract there forbids you to lend your voice to adverts.',
          'A shop once used your voice without asking. Now you want listeners to be told each hour that it is a copy. Twice a night is the least that you would accept.',
          'You would like 300 euros a month. For a single year you would accept 200.',
        ],
        goals: [
          'Find out when the voice would be used, and whether anybody would lose a job.',
          'Find out how long the company would keep your voice.',
          'Find out what the voice would read, and what you would be paid.',
        ],
      },
      phrases: [
        'What exactly would it be used for?',
        'I’m not comfortable with …',
        'I’d agree to that on one condition: …',
        'How would listeners know that …?',
        'Could we limit it to …?',
        'What if we tried it for …?',
      ],
    },
    statements: [
      'We should always be told when we are talking to a machine.',
      'A poem by a program cannot move anybody.',
      'AI makes people who know little sound as if they knew a lot.',
      'I would rather be marked by a program than by a teacher.',
      'Artists should be paid when a program learns from their work.',
      'In ten years it will be rude to send a letter that you wrote with AI.',
      'If a program is right more often than people are, it should make the decisions.',
      'The more we let machines write, the less we shall be able to think.',
    ],
    questions: [
      'Which task would you gladly hand over to AI, and which would you keep even if it took you longer?',
      'How can you tell that a text was written by a person?',
      'Who is to blame when a program gives bad advice?',
      'What would school be like if everybody had a patient tutor in their pocket?',
      'What is lost, if anything, when nobody has to search for information any more?',
    ],
    task: {
      instruction:
        'A town of 20,000 people has 90,000 euros to spend on AI. Choose three programs, and decide for each who checks what it does and what happens when it is wrong.',
      options: [
        'Traffic lights that learn: 45,000 euros, with cameras at every crossroads',
        'A chatbot for the town hall in forty languages: 25,000 euros; one answer in thirty is wrong',
        'A program that predicts which water pipe will break next: 40,000 euros; nobody notices it when it works',
        'A tutor for all pupils after school: 30,000 euros; it stores everything that they write',
        'Subtitles for all public meetings: 10,000 euros; names come out strangely',
        'A program that sorts job applications: 15,000 euros; it learned from decisions of the past',
        'Microphones that count birds and bees in the parks: 20,000 euros; they hear people, too',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the editor of a newspaper that has begun to print articles by AI without saying so. Explain how you found out, what you think of it, and what you would like the paper to do. Be fair: name one advantage.',
  },
};
