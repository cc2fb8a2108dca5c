import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('call', 'verb', 'to phone somebody', 'Can you call me at five?'),
      word('phone number', 'phrase', 'what you press to speak to somebody', 'What is your phone number?'),
      word('message', 'noun', 'words that you leave for somebody', 'Can I leave a message?'),
      word('speak to', 'phrase', 'to talk with a person', 'Can I speak to Mrs Bell, please?'),
      word('speaking', 'phrase', 'what you say on the phone: it is me', '“Is that Tom?” – “Speaking,” he said.'),
      word('call back', 'phrasal verb', 'to phone again later', 'I can call back tomorrow.'),
      word('hold on', 'phrasal verb', 'to wait and not end the call', 'Hold on, please. I will get her.'),
      word('spell', 'verb', 'to say the letters of a word', 'Can you spell your name?'),
      word('repeat', 'verb', 'to say again', 'Can you repeat the number, please?'),
      word(
        'wrong number',
        'phrase',
        'what you have when you phone a person by mistake',
        'Sorry, you have the wrong number.',
      ),
      word('line', 'noun', 'the connection of a telephone', 'The line is bad; I cannot hear you.'),
      word('slowly', 'adverb', 'not fast', 'Please speak slowly.'),
      word('ring', 'verb', 'to make the sound of a phone', 'The phone is ringing.'),
    ],
    text: {
      title: 'It is not about the car',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Ms Petrova: Good afternoon, Green’s Garage.
Mr Lim: Hello. Can I speak to Mr Green, please?
Ms Petrova: I’m sorry, he is not here. Can I take a message?
Mr Lim: Yes, please. My name is Lim. It’s about Saturday.
Ms Petrova: The line is bad. Can you repeat that slowly?
Mr Lim: Lim. L, I, M. About Saturday!
Ms Petrova: Ah, Mr Lim! Your car is ready. It costs 340 pounds.
Mr Lim: My car? I don’t have a car.
Ms Petrova: Then I think you have the wrong number. This is a garage.
Mr Lim: No, no. Hold on. Mr Green plays the piano, doesn’t he?
Ms Petrova: Mr Green? I work with him every day. He never talks about a piano!
Mr Lim: He wants to play at my restaurant on Saturday, at eight. Can he call back tonight? My phone number is 0632 155.
Ms Petrova: 0632 155. I’ll tell him. And, Mr Lim? A table for two on Saturday, please. Near the piano.`,
      questions: [
        choose(
          'Why does Mr Lim call the garage?',
          'Mr Green is going to play at his restaurant.',
          [
            ['Mr Green is going to repair his car.', 'Mr Lim says that he has no car.'],
            ['Mr Green is going to buy his piano.', 'Mr Green plays the piano. Nobody is selling one.'],
            ['Mr Green is going to eat at his restaurant.', 'It is Ms Petrova who wants a table.'],
          ],
          '“He wants to play at my restaurant on Saturday, at eight.”',
        ),
        choose(
          'What does Ms Petrova think at first?',
          'Mr Lim is calling about his car.',
          [
            ['Mr Lim is calling about a piano.', 'She hears about the piano only later.'],
            ['Mr Lim is calling about a table.', 'It is she who asks for a table, at the end.'],
            ['Mr Lim is calling about a job.', 'Nobody talks about a job at the garage.'],
          ],
          'She says “Your car is ready.” He answers: “My car? I don’t have a car.”',
        ),
        write(
          'What is Mr Lim’s phone number?',
          ['0632 155', '0632155', '0632-155', '063 2155'],
          '“My phone number is 0632 155.”',
        ),
        trueOrFalse(
          'Mr Lim has the wrong number.',
          false,
          'She thinks so, but he says “No, no. Hold on.” Mr Green does work there.',
        ),
        choose(
          'What do we learn about Ms Petrova at the end?',
          'She wants to hear Mr Green play.',
          [
            ['She knew about the piano before.', 'She says: He never talks about a piano!'],
            ['She wants to play the piano, too.', 'She only wants to sit near it.'],
            ['She is angry with Mr Green.', 'She asks for a table for his concert.'],
          ],
          '“A table for two on Saturday, please. Near the piano.”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Monday. A calls B’s office. Sit back to back, so that you only hear each other.',
      a: {
        role: 'You are Kim Sørensen. You want to speak to Mrs Bell about a meeting.',
        facts: [
          'You have a meeting with Mrs Bell on Wednesday at ten, but your train comes at eleven.',
          'Your phone number is 0774 9081.',
          'You can answer your phone from twelve to one, or after six in the evening.',
        ],
        goals: [
          'Find out when Mrs Bell is in the office.',
          'Leave a message. B must write it down and repeat it.',
          'Find a new time on Wednesday or Thursday.',
        ],
      },
      b: {
        role: 'You work for Mrs Bell and answer her phone.',
        facts: [
          'Mrs Bell is at a school today. She is back tomorrow at nine.',
          'On Wednesday she is free from two to three. On Thursday she is not free.',
          'She never calls people after five.',
        ],
        goals: [
          'Find out the name (with spelling) and the number.',
          'Find out what it is about.',
          'Find a new time, and say when Mrs Bell can call back.',
        ],
      },
      phrases: [
        'Can I speak to …, please?',
        'I’m sorry, she’s not here.',
        'Can I take a message?',
        'Can you spell that?',
        'Sorry, can you repeat that?',
        'Thank you for calling.',
      ],
    },
    statements: [
      'I like to talk on the phone.',
      'A text message is better than a call.',
      'It is hard to speak English on the phone.',
      'You must turn off your phone when you eat.',
      'I know three phone numbers without looking.',
      'It is rude not to answer the phone.',
      'Long calls are boring.',
    ],
    questions: [
      'Who do you call when you have good news?',
      'What is hard when you cannot see the other person?',
      'When do you not answer your phone?',
      'What do you say when you do not understand?',
      'How did people meet friends before there were mobile phones?',
    ],
    task: {
      instruction:
        'A lot of people call a small hotel, and only you are there. Three phones ring at the same time, then three more. Who do you answer first? Put them in order, and say why.',
      options: [
        'A guest in room 12: there is water on the floor',
        'A man who wants to book ten rooms for a week',
        'The cook, who is ill and cannot come today',
        'A woman who forgot her passport in room 4; her plane leaves in three hours',
        'Your boss, who calls every day at this time',
        'Somebody who called twice yesterday and is angry',
      ],
    },
    writing:
      'Write a message of 40 to 60 words to Mr Green, who works with you. Somebody from a restaurant called, because they want him to play the piano there on Saturday. Say who called (invent a name), what it was about, and what Mr Green must do, and ask him one question.',
  },
  hard: {
    words: [
      word('hang up', 'phrasal verb', 'to end a call', 'He hung up before I could explain.'),
      word(
        'put through',
        'phrasal verb',
        'to connect a caller to another person',
        'Could you put me through to the sales department?',
      ),
      word(
        'on hold',
        'phrase',
        'asked to wait before you can speak to somebody',
        'I have been on hold for half an hour.',
      ),
      word('caller', 'noun', 'the person who rings', 'The caller did not give a name.'),
      word('voicemail', 'noun', 'a system that records spoken messages', 'I left two messages on her voicemail.'),
      word('scam', 'noun', 'a dishonest trick to get money', 'The call from the “bank” was a scam.'),
      word(
        'suspicious',
        'adjective',
        'feeling that something is not right',
        'I became suspicious when he asked for a code.',
      ),
      word('urgent', 'adjective', 'that cannot wait', 'Is it urgent, or can it wait until Monday?'),
      word('breaking up', 'phrase', 'of a caller: hard to hear because the line is bad', 'Sorry, you’re breaking up.'),
      word(
        'get through',
        'phrasal verb',
        'to reach somebody by phone',
        'It took all day to get through to the council.',
      ),
      word('catch', 'verb', 'to hear and understand', 'I’m afraid I didn’t catch your name.'),
      word('landline', 'noun', 'a telephone that is fixed to a building', 'My grandmother only answers her landline.'),
      word(
        'pressure',
        'noun',
        'the attempt to make somebody do something',
        'Callers of this kind put you under pressure.',
      ),
      word('verify', 'verb', 'to make sure that something is true', 'Ring the bank yourself to verify it.'),
    ],
    text: {
      title: 'Hang up, wait, and ring back',
      kind: 'text',
      genre: 'instructions',
      text: `A call comes in. The voice is calm and friendly and knows your name. There is something wrong with your account, it says, and you can still be helped if you act at once. What follows is advice from people who answer such calls for a living, and from some who believed one.

Notice the pressure. A scam has to be urgent, because time is what would save you. Real banks are slow. If somebody tells you that there is no time to think, that is the moment to start.

Do not argue. You cannot win, and you need not be polite either. You are allowed to hang up in the middle of a sentence. Many victims said afterwards that they had been suspicious for ten minutes, but did not want to seem rude.

Do not trust the number on your screen. It can be made to show whatever the caller likes. Nor does it prove anything if they know your address; so does everyone who has ever sent you a parcel.

Verify it yourself. Take the number from your card or from an old letter, not from the caller, and ring back. On a landline, wait a few minutes or use another phone: on some networks the line can stay open if the other side has not hung up, and then you will be put through to the same friendly voice.

Nobody who rings you needs your password or your code. Not the bank, not the police, not the nice young man. There is no exception to this, and somebody who offers you one has just told you who they are.

Finally, if it has happened to you, talk about it. Judges, teachers and at least one of the authors of this page have fallen for such a call. The callers practise all day. You were only having tea.`,
      questions: [
        choose(
          'What is the purpose of the text?',
          'To warn people of dishonest calls',
          [
            ['To advertise a bank’s service', 'No bank is named or praised.'],
            ['To teach good manners on the telephone', 'On the contrary, you “need not be polite”.'],
            ['To complain about slow banks', 'That banks are slow is even a good sign here.'],
          ],
          '“A scam has to be urgent, because time is what would save you.”',
        ),
        choose(
          'Why did many victims not end the call sooner?',
          'They were afraid to be impolite.',
          [
            ['They had not noticed anything wrong.', 'They “had been suspicious for ten minutes”.'],
            ['They were on a landline.', 'The landline matters only when ringing back.'],
            ['They wanted to win the argument.', 'They are told not to argue; that was not why they stayed.'],
          ],
          'They “did not want to seem rude”.',
        ),
        trueOrFalse(
          'A caller who knows where you live must be from the bank.',
          false,
          '“Nor does it prove anything if they know your address”',
        ),
        choose(
          'What does “so does everyone who has ever sent you a parcel” show?',
          'Your address is known to many people.',
          [
            ['Your parcels may be dangerous.', 'It is about who knows the address.'],
            ['Your callers send parcels too.', 'They only know what others know as well.'],
            ['Your post is being opened.', 'The address stands on the outside.'],
          ],
          'Knowing it proves nothing: “so does everyone who has ever sent you a parcel”.',
        ),
        choose(
          'What can you conclude if a caller offers to make an exception?',
          'That the call is a scam',
          [
            ['That the bank is in a hurry', '“Real banks are slow.”'],
            ['That the police are involved', 'Not even the police need it.'],
            ['That the line is not safe', 'It is the caller who is not to be trusted.'],
          ],
          'Somebody who offers you an exception “has just told you who they are”.',
        ),
        choose(
          'Why does the text end with “You were only having tea”?',
          'To say that victims need not feel ashamed',
          [
            ['To say that victims should be more careful at home', 'They are comforted, not blamed.'],
            ['To say that callers prefer the afternoon', 'The time of day does not matter.'],
            ['To say that victims lose very little', 'Nothing is said of how much they lose.'],
          ],
          'Even “at least one of the authors of this page” fell for one; “The callers practise all day.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A customer is ringing the service line of a furniture shop for the third time. Sit back to back.',
      a: {
        role: 'You are the customer.',
        facts: [
          'Your new bed was delivered without its legs eleven days ago. The order number is B-4417.',
          'Twice somebody promised to call back, and twice nobody did.',
          'You are leaving for a fortnight on Saturday.',
        ],
        goals: [
          'Stay polite, but do not be put on hold again.',
          'Find out where the legs are, and when they will come.',
          'Get something for your trouble.',
        ],
      },
      b: {
        role: 'You answer the service line, and it is your second day.',
        facts: [
          'The computer says: “B-4417: complete, customer satisfied”.',
          'The legs are in the shop. They could be delivered on Friday, or collected today before six.',
          'You may offer up to twenty pounds, but you should not begin with it.',
        ],
        goals: [
          'Find out what exactly has happened. Note it down and repeat it.',
          'Admit the mistake without blaming a colleague.',
          'Find a solution and make sure that the customer accepts it.',
        ],
      },
      phrases: [
        'I’m sorry, I didn’t catch that.',
        'Could you put me through to …?',
        'Let me just check that I’ve got this right.',
        'I’m afraid the computer says …',
        'I’d appreciate it if …',
        'Is there anything else I can do for you?',
      ],
    },
    statements: [
      'To ring somebody without warning is rude nowadays.',
      'A voice tells you more than a face.',
      'Voice messages that are longer than a minute should be forbidden.',
      'People over seventy should not have to talk to machines.',
      'You may pretend that the line is bad in order to end a call.',
      'Nobody ought to make private calls on a train.',
      'Complaints are more successful by telephone than in writing.',
      'Whoever falls for a scam has been careless.',
    ],
    questions: [
      'What would you rather say by telephone than in a message, and why?',
      'How do you end a call with somebody who won’t stop talking?',
      'Why do so many people dislike making calls?',
      'What would you tell an elderly neighbour about dishonest callers?',
      'What has been lost now that everybody has a telephone in their pocket?',
    ],
    task: {
      instruction:
        'A town hall wants to answer its calls better, and can pay for two of these measures. Choose two, and say what could go wrong with them.',
      options: [
        'Three more people on the line, from nine to one',
        'A computer voice that answers simple questions day and night',
        'Music while you are on hold, chosen by the citizens',
        'A call back within two hours instead of being kept on hold',
        'A course for the staff: how to talk to angry people',
        'A line in five languages, on two days a week',
        'No telephone any more: all emails are answered within a day',
      ],
    },
    writing:
      'Write a report of 140 to 180 words to the manager of the furniture shop where you work. A customer whose bed came without its legs has just rung for the third time, since nobody ever called back. Say what went wrong, in what order, and what should be changed. Use reported speech.',
  },
};
