import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('office', 'noun', 'a room where people work at desks', 'Six people work in our office.'),
      word('desk', 'noun', 'a table to work at', 'My desk is next to the window.'),
      word('colleague', 'noun', 'a person who works with you', 'My new colleague comes from Kenya.'),
      word('printer', 'noun', 'a machine that puts words on paper', 'The printer has no paper again.'),
      word('meeting', 'noun', 'when people come together to talk about work', 'The meeting starts at half past nine.'),
      word('kitchen', 'noun', 'the room where you make tea or cook', 'There is a small kitchen for everybody.'),
      word(
        'lunch break',
        'phrase',
        'the time in the middle of the day to eat',
        'Our lunch break is from twelve to one.',
      ),
      word('quiet', 'adjective', 'with very little noise', 'Please be quiet, I am on the phone.'),
      word('busy', 'adjective', 'with a lot of work to do', 'Mr Sato is busy until four.'),
      word('answer the phone', 'phrase', 'to pick it up and say hello', 'Can you answer the phone for me?'),
      word('borrow', 'verb', 'to take something and give it back later', 'Can I borrow your pen?'),
      word('message', 'noun', 'words that you leave or send for somebody', 'There is a message for you.'),
      word('share', 'verb', 'to use something together with others', 'We share one big desk.'),
    ],
    text: {
      title: 'To the person who took my cup',
      kind: 'text',
      genre: 'letter',
      text: `Dear all,

On Monday there was a blue cup in the kitchen. It was my cup. It is not there now.

I know we share a lot in this office. We share the printer, and that is fine. We share the big desk by the window, and that is fine too. I do not mind when a colleague borrows my pen. But I had this cup for eleven years. My first boss gave it to me.

I looked in every room in my lunch break. I found four spoons, an old apple and a message for Mr Brown from March. I did not find my cup.

Please put it back before the meeting on Friday. I will not ask any questions.

Vera Lindqvist, second floor

PS I see that there are flowers on the desk of our new colleague, Mr Haddad. They are in something blue. Welcome, Mr Haddad! Please come and see me.`,
      questions: [
        choose(
          'Why does Vera write?',
          'She wants something back.',
          [
            ['She wants a new desk.', 'She says that sharing the desk is fine.'],
            ['She wants to say goodbye.', 'She is not leaving.'],
            ['She wants people to clean the kitchen.', 'She writes about the cup, not about cleaning.'],
          ],
          '“Please put it back before the meeting on Friday.”',
        ),
        choose(
          'Why is the cup important to Vera?',
          'It was a present from her first boss.',
          [
            ['It was the only cup in the kitchen.', 'She does not say that there are no others.'],
            ['It was very expensive.', 'We read nothing about the price.'],
            ['It was a present for Mr Brown.', 'For Mr Brown there is an old message.'],
          ],
          '“My first boss gave it to me.”',
        ),
        write(
          'On what day was the cup still in the kitchen?',
          ['Monday', 'on Monday'],
          '“On Monday there was a blue cup in the kitchen.”',
        ),
        trueOrFalse(
          'Vera is angry when somebody takes her pen.',
          false,
          '“I do not mind when a colleague borrows my pen.”',
        ),
        choose(
          'Where does Vera think the cup is?',
          'On Mr Haddad’s desk, with flowers in it',
          [
            ['In the kitchen, with an old apple', 'She looked there and did not find it.'],
            ['In Mr Brown’s room, with a message', 'She found a message for him, but no cup.'],
            ['At Mr Haddad’s home, with tea in it', 'She writes about his desk, not his home.'],
          ],
          'There are flowers on his desk, and “They are in something blue.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You share one office. There are two desks: one by the window, one by the door.',
      a: {
        role: 'You start work here today.',
        facts: [
          'You are cold very easily.',
          'You talk on the phone for four hours a day.',
          'You have a big plant and need light for it.',
        ],
        goals: [
          'Find out what B does not like about an office.',
          'Find out when B comes and goes.',
          'Find a plan for the two desks that is good for both.',
        ],
      },
      b: {
        role: 'You have worked here for five years, at the desk by the window.',
        facts: [
          'You open the window every morning.',
          'You need it quiet before lunch.',
          'You work from eight to two; after two you are at home.',
        ],
        goals: [
          'Find out how your new colleague works.',
          'Find out what A brought with them.',
          'Find a plan for the two desks that is good for both.',
        ],
      },
      phrases: [
        'Is it all right if I …?',
        'Do you mind the noise?',
        'I’m usually here from … to …',
        'Could you … in the afternoon?',
        'We can share …',
        'That’s a good idea.',
      ],
    },
    statements: [
      'It is nice to have lunch with colleagues.',
      'A clean desk is important.',
      'Music in an office is a bad idea.',
      'I work better when it is quiet.',
      'You must say hello to everybody in the morning.',
      'It is fun to work in a big room with many people.',
      'A boss needs a room of his or her own.',
    ],
    questions: [
      'What do you have on the table where you work or study?',
      'What noise makes it hard for you to work?',
      'What do you need for a good lunch break?',
      'What do you share with other people?',
      'What makes a new colleague or classmate feel welcome?',
    ],
    task: {
      instruction:
        'Your office of eight people can buy things for 300 pounds. Choose what you want. You cannot spend more, and you must all agree.',
      options: [
        'A better printer: 180 pounds, very fast, quite loud',
        'A coffee machine: 150 pounds, you must clean it every day',
        'Four big plants: 80 pounds, somebody must water them',
        'A sofa for the kitchen: 200 pounds, there is room for three',
        'Lamps for all desks: 120 pounds, good in winter',
        'Fruit for a month: 60 pounds, and then it is gone',
        'A table football game: 140 pounds, fun and noisy',
      ],
    },
    writing:
      'Write a message of 40 to 60 words to all the people in your office or class. Something is wrong in the room (noise, dirty cups, an open window). Say what it is and ask for something in a friendly way.',
  },
  hard: {
    words: [
      word('open-plan', 'adjective', 'with many desks in one big room', 'Nobody can hide in an open-plan office.'),
      word(
        'interrupt',
        'verb',
        'to stop somebody while they are working or speaking',
        'I was interrupted nine times before lunch.',
      ),
      word(
        'concentrate',
        'verb',
        'to give all your attention to something',
        'It is hard to concentrate next to the printer.',
      ),
      word('distraction', 'noun', 'something that takes your attention away', 'A phone on the desk is a distraction.'),
      word('gossip', 'noun', 'talk about other people’s private lives', 'Office gossip travels faster than email.'),
      word('deadline', 'noun', 'the time by which something must be finished', 'The deadline was moved again.'),
      word('take credit for', 'phrase', 'to let people think that you did it', 'He took credit for her idea.'),
      word('behind your back', 'phrase', 'without the person knowing about it', 'Do not complain behind her back.'),
      word('supervisor', 'noun', 'the person who checks your work', 'My supervisor sits three desks away.'),
      word('promotion', 'noun', 'a move to a more important job', 'She got the promotion in the end.'),
      word(
        'get on with',
        'phrasal verb',
        'to have a friendly relationship with',
        'I get on with most people in the team.',
      ),
      word('atmosphere', 'noun', 'the feeling that a place gives you', 'The atmosphere was cold that week.'),
      word('productive', 'adjective', 'getting a lot done', 'I am most productive before ten.'),
      word(
        'fair enough',
        'phrase',
        'words that accept what somebody has said',
        'Fair enough, I should have asked first.',
      ),
    ],
    text: {
      title: 'Whose idea was it?',
      kind: 'dialogue',
      genre: 'argument',
      text: `Ingrid: Have you got a minute? Not here. The whole floor can hear us.
Kwame: That’s the beauty of an open-plan office. Shall we try the stairs?
Ingrid: The stairs will do. At least nobody will interrupt us there. It’s about this morning. You showed the new timetable to the director.
Kwame: It went rather well, I thought.
Ingrid: It did. It went so well that she’s called it “Kwame’s timetable” in an email to eighty people.
Kwame: Oh. I did say “we”, you know. Several times.
Ingrid: You said “we” in the way that kings do. I worked on those tables for three weekends, Kwame. You had them for an hour.
Kwame: I didn’t set out to take credit for them. The deadline was at nine, you were at the dentist’s, and somebody had to speak.
Ingrid: I’d sent you a slide with both our names on it.
Kwame: It was the last one. She stopped me before I got there. Honestly, that’s all it was.
Ingrid: And when she thanked you?
Kwame: I should have said something. I noticed it at the time. It was just very pleasant, being thanked. It doesn’t happen to me every day.
Ingrid: Fair enough. That’s an honest answer, and I didn’t want to complain behind your back. But there’s a promotion coming up in June, as you know.
Kwame: Is that what this is about?
Ingrid: It’s what it will be about in June, if nobody corrects it in March.
Kwame: I’ll write to her now. And to the eighty.
Ingrid: No, not to all of them. It would look as though I’d made you. Just mention it to her, with me there.
Kwame: You’d trust me to say it right?
Ingrid: That’s why I’d like to be there.`,
      questions: [
        choose(
          'What is Ingrid unhappy about?',
          'Her work is believed to be Kwame’s.',
          [
            ['Her timetable was not liked by the director.', 'It “went so well”, and that is the trouble.'],
            ['Her weekends are spent at work.', 'She mentions them only to show who did the work.'],
            ['Her desk is in a noisy room.', 'The noise is only why they leave the room.'],
          ],
          'In an email to eighty people the director has called it “Kwame’s timetable”.',
        ),
        choose(
          'What does Ingrid mean by “in the way that kings do”?',
          'His “we” sounded as if he meant only himself.',
          [
            ['His “we” was meant politely.', 'She is being sarcastic.'],
            ['His “we” included the director.', 'The director was listening, not included.'],
            ['His “we” was said too quietly.', 'Nothing is said of how loud he spoke.'],
          ],
          '“You said “we” in the way that kings do.”',
        ),
        write(
          'Where was Ingrid when the timetable was shown?',
          [
            'at the dentist’s',
            'the dentist’s',
            'at the dentist',
            'dentist’s',
            'dentist',
            'the dentist',
            'at the dentists',
          ],
          'Kwame says: “you were at the dentist’s”.',
        ),
        trueOrFalse(
          'Kwame only noticed his mistake when Ingrid told him.',
          false,
          'He says: “I noticed it at the time.”',
        ),
        choose(
          'Why does Ingrid not want Kwame to write to all eighty people?',
          'They might think that she forced him to.',
          [
            ['They have already forgotten about it.', 'She never says so.'],
            ['They know who made the timetable.', 'They were told that it was Kwame’s.'],
            ['They might refuse him the promotion.', 'It is her own chance that she thinks of.'],
          ],
          '“It would look as though I’d made you.”',
        ),
        choose(
          'What does Ingrid’s last sentence imply?',
          'She does not quite trust him yet.',
          [
            ['She is looking forward to being thanked.', 'She wants to hear what he says.'],
            ['She has forgiven him completely.', 'If she had, she would not need to be there.'],
            ['She wants to tell the director about June.', 'Kwame is to do the talking.'],
          ],
          'Asked whether she would trust him, she answers: “That’s why I’d like to be there.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You work in the same open-plan office. It is six o’clock, the others have left, and you finally talk.',
      a: {
        role: 'You sit next to the kitchen and you have had enough.',
        facts: [
          'You were interrupted fourteen times today; you counted.',
          'You have been offered a quiet desk on another floor, but you have told nobody.',
          'You like the team and would rather stay.',
        ],
        goals: [
          'Make clear that something has to change, without hurting B.',
          'Find out why B talks so much at your desk.',
          'Agree on two rules that B can really keep.',
        ],
      },
      b: {
        role: 'You are the one who organises everything: birthdays, lunches, lifts home.',
        facts: [
          'You stop at A’s desk because A seemed lonely at the beginning.',
          'Your own work is suffering, and your supervisor has noticed.',
          'You have a key to a small meeting room that is empty every morning.',
        ],
        goals: [
          'Find out what A really thinks of your visits.',
          'Find out whether the rumour is true that A is leaving.',
          'Agree on two rules that you can really keep.',
        ],
      },
      phrases: [
        'Can I be frank with you?',
        'I didn’t realise that …',
        'I don’t want you to think that …',
        'What if we agreed that …?',
        'It’s nothing personal, but …',
        'Fair enough.',
      ],
    },
    statements: [
      'Gossip holds an office together.',
      'An open-plan office is a way of watching people.',
      'You should not be close friends with your boss.',
      'Whoever leaves at five on the dot is not ambitious enough.',
      'Birthdays should not be celebrated at work.',
      'It is right to correct a colleague in front of others if the mistake is serious.',
      'A colleague who works badly is worse than one who does not work at all.',
      'You can tell what a company is like by its kitchen.',
    ],
    questions: [
      'What can colleagues do that makes a dull job pleasant?',
      'How would you react if somebody took credit for your idea?',
      'What distracts you most, and what can you do about it?',
      'When is it right to tell the boss about a colleague’s mistake?',
      'Which unwritten rules does your school or workplace have?',
    ],
    task: {
      instruction:
        'Your firm is moving into one large room for thirty people. You can make four rules. Choose them, and say how you will make people keep them.',
      options: [
        'No telephone calls at the desk',
        'No conversation at all before eleven o’clock',
        'Free choice of desk every morning, even for the boss',
        'Headphones mean: do not speak to me',
        'No hot food anywhere but in the kitchen',
        'One afternoon a week when everybody works from home',
        'The window is opened every hour, whatever the weather',
        'Whoever arrives first decides on the temperature',
      ],
    },
    writing:
      'Write an email of 140 to 180 words to the director of your firm, who has praised your colleague Kwame for a new timetable that was almost entirely your work. Put right whose work it was without making Kwame look dishonest.',
  },
};
