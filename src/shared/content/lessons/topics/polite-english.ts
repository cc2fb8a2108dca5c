import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('polite', 'adjective', 'friendly and correct when you speak to people', 'It is polite to say hello.'),
      word('please', 'adverb', 'a word that makes a question more friendly', 'A cup of tea, please.'),
      word(
        'excuse me',
        'phrase',
        'you say this before you ask somebody you don’t know',
        'Excuse me, where is the station?',
      ),
      word('sorry', 'adjective', 'you say this when you did something wrong', 'I’m sorry. That was my mistake.'),
      word('Can I …?', 'phrase', 'you ask this before you do something', 'Can I use your pen, please?'),
      word('Could you …?', 'phrase', 'you ask for help with this', 'Could you help me with this bag, please?'),
      word(
        'Do you mind if …?',
        'phrase',
        'you ask if something is a problem for a person',
        'Do you mind if I close the door?',
      ),
      word(
        'Would you like …?',
        'phrase',
        'you ask this when you want to give something',
        'Would you like a cup of coffee?',
      ),
      word('you’re welcome', 'phrase', 'the answer when somebody thanks you', 'You’re welcome. I like to help.'),
      word('of course', 'phrase', 'a friendly and strong “yes”', 'Of course you can sit here.'),
      word('rude', 'adjective', 'not nice when you speak to people', 'It is rude to shout at a waiter.'),
      word('kind', 'adjective', 'friendly and good to other people', 'It was kind of you to wait for me.'),
      word(
        'thank',
        'verb',
        'to tell a person that you are happy about their help',
        'She thanked the driver for the trip.',
      ),
      word(
        'no problem',
        'phrase',
        'a friendly answer which shows that everything is all right',
        'No problem. We can wait for you.',
      ),
    ],
    text: {
      title: 'Do you mind?',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Jomo: Excuse me. Do you mind if I sit here?
Lumi: Yes, of course.
Jomo: Oh. Sorry. I can stand.
Lumi: Can I ask you something? You got on the bus at the park, and now we are at the lake. Why are you still standing? This seat is free.
Jomo: But I asked, “Do you mind?” You said, “Yes, of course.”
Lumi: Yes! Please sit down!
Jomo: “Do you mind?” means “Is it a problem for you?”
Lumi: Oh no! I’m so sorry. I wanted to be polite, and you thought that I was rude.
Jomo: A little.
Lumi: Then my answer is no. It isn’t a problem. Would you like a biscuit?
Jomo: Yes, please. That’s very kind.
Lumi: You’re welcome.
Jomo: It’s hot in here. Do you mind if I open the window?
Lumi: No.
Jomo: No, I can’t, or no, it’s not a problem?
Lumi: Now I don’t know! Just open it, please!`,
      questions: [
        choose(
          'What is this conversation about?',
          'A polite question and the wrong answer',
          [
            ['A free seat and a very long bus journey', 'They talk about the seat because of the answer.'],
            ['A hot day and a window that is broken', 'It is hot, but nobody says that the window is broken.'],
            ['A rude question and an angry passenger', 'The question was polite, and nobody gets angry.'],
          ],
          'Jomo asks: “Do you mind if I sit here?” Lumi says: “Yes, of course.” But Lumi wanted to say no.',
        ),
        trueOrFalse('Jomo stands because there is no free seat.', false, 'Lumi says: “This seat is free.”'),
        choose(
          'What did Lumi want to say with “Yes, of course”?',
          'The seat is for you.',
          [
            ['The seat is for a friend.', 'Nobody else is going to sit there.'],
            ['The bus is very full.', 'There was a free seat the whole time.'],
            ['The next stop is the lake.', 'They come to the lake later.'],
          ],
          'Lumi says: “Yes! Please sit down!” and “I wanted to be polite”.',
        ),
        write(
          'What does Lumi have for Jomo to eat?',
          ['a biscuit', 'biscuit', 'biscuits', 'one biscuit'],
          '“Would you like a biscuit?”',
        ),
        choose(
          'Why does Lumi say “Just open it” at the end?',
          'Lumi is afraid of another mistake.',
          [
            ['Lumi does not like Jomo any more.', 'They are friendly now, and they eat biscuits.'],
            ['Lumi wants to show Jomo the lake.', 'Nobody says that Jomo has to look at it.'],
            ['Lumi is too cold on this bus.', 'It is hot, and cold people want a closed window.'],
          ],
          'After “Do you mind” both “yes” and “no” are difficult. Lumi says: “Now I don’t know!”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You live in the same building, and your flats are next to each other. You meet on the stairs. Each of you has a problem with the other one. Be very polite.',
      a: {
        role: 'You play the trumpet.',
        facts: [
          'You must play for one hour every day. You like to do it at home, from eight to nine in the evening.',
          'On Mondays and Wednesdays you can play at the music school. On Tuesdays and Thursdays you come home at eight.',
          'You get up at six and leave home at half past eight.',
          'You have two keys for the bike room.',
        ],
        goals: [
          'Find out when B sleeps and when B is not at home.',
          'Find out why B’s bike is always in front of the building.',
          'Make a plan for your music with B.',
        ],
      },
      b: {
        role: 'You work in a bakery at night.',
        facts: [
          'On Tuesday, Wednesday, Thursday and Friday you leave home at one in the morning and come back at nine.',
          'From Monday to Thursday you sleep from five in the afternoon to midnight.',
          'From Friday to Sunday you go to bed late, and you like music.',
          'Your bike is in front of the building because you have no key for the bike room.',
        ],
        goals: [
          'Find out how long A has to play each day, and where else A can play.',
          'Find out what time A gets up and leaves home.',
          'Find out where you can get a key for the bike room.',
          'Get quiet evenings from Monday to Thursday.',
        ],
      },
      phrases: [
        'Excuse me, can I ask you something?',
        'I’m sorry, but I have a small problem.',
        'Could you …, please?',
        'Do you mind if I …?',
        'Of course. No problem.',
        'That’s very kind of you.',
      ],
    },
    statements: [
      'You should always say “please” to your brothers and sisters.',
      'It is rude to look at your phone at dinner.',
      'I say “sorry” too often.',
      'Old people are more polite than young people.',
      'A smile is better than a “thank you”.',
      'It is all right to be late if you say sorry.',
      'I am more polite in English than in my language.',
    ],
    questions: [
      'What are the polite words in your language, and when do you use them?',
      'What do you say when you want to get off a full bus?',
      'When is it difficult to say “no”?',
      'What do visitors to your country need to know about being polite?',
      'Who is very polite in a film or a book that you know?',
    ],
    task: {
      instruction:
        'A café wants to be the most polite café in town. It has 300 pounds for the first month. Choose three ideas, and say what the guests are going to think.',
      options: [
        'A free biscuit for every guest who says “please”: 150 pounds a month',
        'The waiters learn the names of the guests: free, but some guests don’t like it',
        'A thank-you card with every coffee: 50 pounds a month',
        'A quiet room without phones: 200 pounds',
        'Polite English for the waiters on Monday evenings: 100 pounds, and the café is closed then',
        'A little bell on each table, so nobody has to shout: 80 pounds',
        'A friendly dog that says hello at the door: free, but somebody has to walk it',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a neighbour with a dog that is very loud at night. Be polite. Say when it happens and what you would like, and offer to help with one thing.',
  },
  hard: {
    words: [
      word('courtesy', 'noun', 'kind and polite behaviour', 'He had the courtesy to reply at once.'),
      word(
        'blunt',
        'adjective',
        'saying exactly what you think, without being gentle',
        'Her answer was short and blunt.',
      ),
      word('direct', 'adjective', 'saying clearly what you mean', 'Is it rude to ask such a direct question?'),
      word('slight', 'adjective', 'very small and not important', 'There is a slight problem with your room.'),
      word('concern', 'noun', 'a feeling of worry, or the thing that you worry about', 'My only concern is the price.'),
      word(
        'greeting',
        'noun',
        'friendly words when you meet or write to somebody',
        'Start your email with a greeting.',
      ),
      word('soften', 'verb', 'to make something less hard or strong', 'The word “perhaps” softens a request.'),
      word('offended', 'adjective', 'hurt or angry because of something rude', 'He was offended by her joke.'),
      word('be to blame', 'phrase', 'to be the cause of something bad', 'Nobody is to blame for the misunderstanding.'),
      word(
        'it might be worth …',
        'phrase',
        'a careful way of making a suggestion',
        'It might be worth asking him first.',
      ),
      word(
        'request',
        'noun',
        'words with which you ask somebody for something',
        'Your request will be answered within two days.',
      ),
      word(
        'tactful',
        'adjective',
        'careful not to say anything that hurts people',
        'She gave a tactful answer about his cooking.',
      ),
      word(
        'tone',
        'noun',
        'the feeling that your words or your voice express',
        'I don’t like the tone of this letter.',
      ),
      word('hint', 'noun', 'words that show indirectly what you want', 'He looked at the clock, and I took the hint.'),
    ],
    text: {
      title: 'A slight concern about the ceiling',
      kind: 'text',
      genre: 'opinion',
      text: `In March a crack appeared in the ceiling of our theatre, above row F. Andrei, our new technician, wrote to the director at once: “The ceiling over row F is coming down. Close the hall.” Before he sent it, he asked me whether it was polite enough. I am sorry to say that I helped.

I added a greeting. So far, so good. Then I softened “is coming down” until the ceiling was “not entirely happy”. “Close the hall” sounded like an order, so it became “It might be worth having somebody take a look at some point”. At the top I put “A slight concern”. Andrei studied the result. “It’s beautiful,” he said. “What does it mean?”

The director thanked us warmly and did nothing. On Thursday, half an hour after the last guest had left, forty kilos of plaster landed on row F.

Nothing was hurt except my pride. Since then, people have told me that politeness was to blame, and that we should all be as blunt as Andrei. I disagree. His first version would have left the director offended, and offended people look at the sender before they look at the ceiling. Courtesy belongs round a message, like paper round a cup that has to travel. My mistake was to use so much that nobody could tell there was a cup.

Last week there was a second crack, above the ticket office. We wrote that email together: “Dear Ms Brandt, I hope your week has been good. The ceiling over the ticket office is coming down. Please close it today. Many thanks for your help.” She was downstairs within four minutes.

I was proud of us. Andrei, though, had hesitated before he pressed “send”. He has been here for half a year now. “You don’t find it,” he had asked, “just a touch direct?”`,
      questions: [
        choose(
          'What is the main point?',
          'Be polite, but do not hide what you mean.',
          [
            ['Be direct, even if it means being rude.', 'That is what other people say after the accident.'],
            ['Be careful, and let others check your emails.', 'The check made the first email worse.'],
            ['Be brief, because managers have little time.', 'The problem was not the length of the email.'],
          ],
          '“Courtesy belongs round a message, like paper round a cup that has to travel.”',
        ),
        choose(
          'Why did the director do nothing at first?',
          'The email did not sound urgent to her.',
          [
            ['The email offended her with its orders.', 'The order had been taken out.'],
            ['The email was sent to the wrong person.', 'She received it and thanked them.'],
            ['The email reached her after the accident.', 'She thanked them before Thursday.'],
          ],
          'The email spoke of “A slight concern” and asked for a look “at some point”.',
        ),
        trueOrFalse(
          'People were sitting in row F when part of the ceiling fell.',
          false,
          'It fell “half an hour after the last guest had left”.',
        ),
        choose(
          'What, in the writer’s view, was wrong with the very first version?',
          'It would have drawn attention to its author.',
          [
            ['It would have frightened the whole audience.', 'It was meant for the director alone.'],
            ['It would have made the damage look too small.', 'It described the danger clearly.'],
            ['It would have cost the theatre a lot of money.', 'The cost of closing is not mentioned.'],
          ],
          '“offended people look at the sender before they look at the ceiling”',
        ),
        write(
          'Where was the second crack?',
          [
            'above the ticket office',
            'over the ticket office',
            'the ticket office',
            'ticket office',
            'in the ticket office',
            'at the ticket office',
          ],
          '“Last week there was a second crack, above the ticket office.”',
        ),
        choose(
          'What does Andrei’s last question suggest?',
          'He has picked up his colleague’s old habit.',
          [
            ['He regrets having come to work at the theatre.', 'He only doubts the tone of an email.'],
            ['He would like to return to his first version.', 'His first version was even more direct.'],
            ['He thinks that the director answered too slowly.', 'She was downstairs within four minutes.'],
          ],
          'The man who wrote “Close the hall” now worries that a polite email is “just a touch direct”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You work in the same travel agency. Each of you would like two favours from the other one, and you want to remain friends.',
      a: {
        role: 'You have worked here for five years.',
        facts: [
          'On Friday you are on the late shift, until eight. You have a ticket for a concert at seven.',
          'You have Saturday off, and no plans yet.',
          'You do the accounts from nine to eleven, and cannot concentrate while B is on the phone.',
          'The small meeting room is empty until noon. Nobody likes it, because it is cold, but you have a small heater.',
        ],
        goals: [
          'Find out whether B could take your late shift on Friday, and what B would have to arrange.',
          'Find out why B phones in the mornings, and what B needs for it.',
          'Get a quiet morning without making B feel criticised.',
        ],
      },
      b: {
        role: 'You joined the agency last year.',
        facts: [
          'On Friday you finish at four and drive your neighbour’s children to swimming. Somebody else can do it if you let them know today.',
          'You are on duty on Saturday, but you would like to help a friend to move house.',
          'Your customers live seven hours ahead of you. After eleven in the morning they have finished work.',
          'You need two screens for your calls. There is a spare one in the cupboard.',
        ],
        goals: [
          'Find out what A is doing on Saturday, and ask A to work for you.',
          'Find out what disturbs A in the mornings, and where else you could phone.',
          'If you agree to phone in another room, get A’s help to make it comfortable.',
        ],
      },
      phrases: [
        'I was wondering if you could …',
        'Would you mind if I …?',
        'I hate to ask, but …',
        'I’d be glad to, as long as …',
        'I’m afraid that’s a bit difficult, because …',
        'How would it be if we …?',
      ],
    },
    statements: [
      'A white lie is more polite than an honest answer.',
      'People who apologise all the time are annoying.',
      'Politeness is mostly a way of keeping people at a distance.',
      'A very short email is a rude email.',
      'You can say anything to anybody if you choose the right words.',
      'We ought to say “please” to machines.',
      'It is better to be called rude than to be misunderstood.',
      'I would rather be told bluntly than have to guess.',
    ],
    questions: [
      'What is polite where you live but might seem strange elsewhere?',
      'How can you disagree with somebody without offending them?',
      'Why do people so often say less than they mean?',
      'What is the best way to end a phone call that goes on and on?',
      'In which situations does politeness do more harm than good?',
    ],
    task: {
      instruction:
        'In a company with offices in five countries, emails are always being misunderstood. Choose four rules that new staff can learn in ten minutes altogether. Only one of them may make emails longer.',
      options: [
        'Say what you want in the first line: two minutes, and some people will find it rude',
        'Begin with a personal question: one minute, makes emails longer',
        'Never write “slight”, “perhaps” or “a bit”: four minutes, hard for the British office',
        'Mark every email green, yellow or red: three minutes, though soon everything may be red',
        'Read it aloud before you send it: one minute, and noisy in a shared office',
        'Give bad news by phone only: two minutes, but nothing is left in writing',
        'Repeat your request in other words at the end: three minutes, makes emails longer',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to the manager of a hotel where you have stayed. One thing was excellent and two went wrong. Be polite and perfectly clear, and say what you would like to happen.',
  },
};
