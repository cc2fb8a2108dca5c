import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'screen',
        'noun',
        'the flat part of a phone or computer that shows pictures',
        'My phone has a small screen.',
      ),
      word(
        'screen time',
        'noun',
        'how long you look at a phone, a computer or a television',
        'My screen time is three hours a day.',
      ),
      word('message', 'noun', 'a few words that you send by phone', 'I got a message from my sister.'),
      word('turn off', 'phrase', 'to make a machine stop', 'I turn off my phone at ten.'),
      word(
        'watch television',
        'phrase',
        'to look at films, sport or news on a screen at home',
        'We watch television after dinner.',
      ),
      word('limit', 'noun', 'the most that you can have or do', 'My limit for games is one hour.'),
      word('a day', 'phrase', 'every twenty-four hours', 'She reads on her phone for two hours a day.'),
      word('tablet', 'noun', 'a flat computer, bigger than a phone', 'We look at photos on the tablet.'),
      word('news', 'noun', 'what is happening in the world', 'My mother reads the news on her phone.'),
      word('app', 'noun', 'a program on a phone', 'This app counts my minutes.'),
      word('battery', 'noun', 'the part of a phone that holds its power', 'The battery of my phone is empty.'),
      word('online', 'adjective', 'on the internet', 'All my friends are online now.'),
      word('chess', 'noun', 'a quiet game for two with kings, queens and horses', 'I play chess on my computer.'),
      word('board', 'noun', 'a flat piece of wood or card for a game', 'Put the board on the table, and let’s play.'),
    ],
    text: {
      title: 'The television is furniture',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Pavel: Lumi, look at this! You are on your phone for four hours a day!
Lumi: Some of that is homework, Dad.
Pavel: Four hours! From today there is a limit in this house: two hours of screen time for everybody.
Lumi: For everybody? All right. Then show me your phone.
Pavel: Here. Forty minutes a day. I only read my messages.
Lumi: Very good. And how long do you watch television?
Pavel: That’s different. The television isn’t a screen. It’s furniture!
Lumi: Dad!
Pavel: OK, OK. The news, and then the football. Three hours.
Lumi: And the tablet in the kitchen?
Pavel: That’s my cookbook!
Lumi: It’s a screen, and you are over the limit too.
Pavel: Fine. Tonight we turn off everything at seven. And what do we do then?
Lumi: Let’s play chess!
Pavel: Good idea. I love chess. Where is the board?
Lumi: You gave it to Uncle Deniz two years ago. I always play on my phone.`,
      questions: [
        choose(
          'What do Pavel and Lumi talk about?',
          'How long they look at screens',
          [
            ['How much their phones cost', 'They do not talk about money.'],
            ['How to win a game of chess', 'They want to play, but they do not say how to win.'],
            ['How to cook with a tablet', 'The tablet in the kitchen is only a small thing here.'],
          ],
          'Pavel wants a limit: “two hours of screen time for everybody”.',
        ),
        write(
          'How long is Pavel on the phone every day?',
          ['forty minutes', '40 minutes', 'forty', '40', '40 min'],
          '“Forty minutes a day. I only read my messages.”',
        ),
        trueOrFalse('The new limit is for Lumi only.', false, '“two hours of screen time for everybody”'),
        choose(
          'What does Pavel use the tablet for?',
          'For making food',
          [
            ['For watching football', 'Pavel watches football on television.'],
            ['For playing chess', 'Lumi plays chess, and does it on the phone.'],
            ['For reading messages', 'Pavel reads messages on the phone.'],
          ],
          '“That’s my cookbook!”',
        ),
        choose(
          'Who is over the new limit?',
          'Pavel and Lumi',
          [
            ['Pavel, but not Lumi', 'Pavel has more than three hours of screen time, but Lumi has four.'],
            ['Lumi, but not Pavel', 'Pavel watches television for three hours.'],
            ['Lumi and Uncle Deniz', 'We do not know about Uncle Deniz.'],
          ],
          'Lumi has “four hours a day”, and says to Pavel: “you are over the limit too”.',
        ),
        choose(
          'Why is the plan for tonight difficult?',
          'The only chess game is on a screen.',
          [
            ['The football on television starts at seven.', 'We do not know when it starts, and everything is off.'],
            ['Uncle Deniz wants to play with them.', 'Uncle Deniz has the board, but is not there.'],
            ['Pavel does not know how to play chess.', 'Pavel loves chess.'],
          ],
          'At seven “we turn off everything”, but Lumi says: “I always play on my phone.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends. On Saturday you want to spend a day in the city without phones. You have to plan it now.',
      a: {
        role: 'You come to the city by bus.',
        facts: [
          'Your bus gets there at ten past ten or at ten past eleven. The last bus home goes at five.',
          'You have a paper map of the city, but no watch.',
          'You want to see the castle. It opens at twelve and costs six pounds each. You need two hours there.',
          'You have fifteen pounds.',
        ],
        goals: [
          'Find out when B gets to the city, and when B has to go home.',
          'Find out what B wants to do, when it starts and what it costs.',
          'Find out how much money B has, and if B has a watch.',
          'Make a plan. You both want to do everything.',
        ],
      },
      b: {
        role: 'You come to the city by train.',
        facts: [
          'Your train gets there at half past ten. The last train home goes at six.',
          'You have a watch, but no map.',
          'You want to take a boat on the river. It goes at twelve and at three, takes one hour and costs five pounds each.',
          'You have ten pounds.',
        ],
        goals: [
          'Find out when A gets to the city, and when A has to go home.',
          'Find out what A wants to do, when it opens and what it costs.',
          'Find out how much money A has, and if A has a map.',
          'Agree where to meet. You can’t call on Saturday!',
        ],
      },
      phrases: [
        'When can you be there?',
        'Where do we meet?',
        'How much is it?',
        'What do we do if one of us is late?',
        'I can bring …',
        'First we …, and then we …',
      ],
    },
    statements: [
      'A day without a phone is a good day.',
      'Parents should have the same limit as their children.',
      'I look at a screen in the first five minutes of my day.',
      'It is rude to read a message at dinner.',
      'You can learn a lot from video games.',
      'A book on a screen is not a real book.',
      'Children under ten do not need a phone.',
      'I can live without a television.',
    ],
    questions: [
      'What do you use a screen for on a normal day?',
      'Where should people not use their phones, and why?',
      'What can you do when the battery of your phone is empty?',
      'What did people do in the evening before there was television?',
      'Which is better for a film: a big screen or a small one? Why?',
    ],
    task: {
      instruction:
        'A family of four wants to have less screen time: seven hours a week less, or more. They have 40 pounds. Choose three rules, and say who is not going to like them.',
      options: [
        'No phones at meals: two hours less, free',
        'Phones sleep in the kitchen, and there are clocks by the beds: three hours less, 40 pounds',
        'No television on Wednesdays: two hours less, free, but that is the day of the football',
        'A game night on Fridays: two hours less, 20 pounds for new games',
        'No video games before dinner: four hours less, free, but only for the children',
        'A walk on Sundays: one hour less, free, also in the rain',
        'No internet after nine: five hours less, free, but one of the parents works in the evening',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend. You want to have one evening a week without screens. Say which evening it is, why you want it, and what you are going to do. Ask your friend to come too.',
  },
  hard: {
    words: [
      word(
        'habit',
        'noun',
        'something that you do often, almost without thinking',
        'Checking my phone at night is a bad habit.',
      ),
      word(
        'distraction',
        'noun',
        'something that takes your mind off what you are doing',
        'The biggest distraction in the office is the phone.',
      ),
      word('addictive', 'adjective', 'making you want more and more of it', 'The game is simple but addictive.'),
      word('stare', 'verb', 'to look at something for a long time', 'We stared at our screens all evening.'),
      word('pick up', 'phrase', 'to take something into your hand', 'She picks up her phone whenever she is bored.'),
      word(
        'lock away',
        'phrase',
        'to shut something in so that nobody can take it',
        'The phones were locked away during the exam.',
      ),
      word(
        'timer',
        'noun',
        'a kind of clock that tells you when a period is over',
        'The timer stops the game after an hour.',
      ),
      word(
        'reminder',
        'noun',
        'a message that tells you not to forget something',
        'I set a reminder to call my cousin.',
      ),
      word('wonder', 'verb', 'to ask yourself something', 'I wondered why nobody had answered.'),
      word('buzz', 'verb', 'to make a low sound like a bee', 'A phone buzzed in somebody’s pocket.'),
      word('count down', 'phrase', 'to go through numbers backwards to zero', 'The app counts down the last minutes.'),
      word('lid', 'noun', 'the top of a box, which can be opened', 'He closed the lid of his laptop.'),
      word('tape', 'noun', 'a thin band that sticks to things', 'There was tape over the camera of her computer.'),
      word(
        'notification',
        'noun',
        'a sign on your phone that something new has come',
        'I turned off every notification except calls.',
      ),
    ],
    text: {
      title: 'Locked until nine',
      kind: 'text',
      genre: 'review',
      text: `Three stars. Let me explain.

The box is made of grey plastic and is about the size of a loaf of bread. You put in your phone, close the lid and set the timer. After that there is no code, no button and no mercy. I ordered it on a Sunday when my phone informed me that I had picked it up a hundred and twelve times that day. I share my flat with a cat. Not even the cat is looked at that often.

For the first week I locked the phone away from seven until nine. It was awful, in a small way. I stood in the kitchen with an egg and realised that my only clock was in the box. I wondered how old a certain actor was, and had to go on wondering. On Tuesday something buzzed in there, and I spent an hour thinking of all the people it might have been. It was a reminder to buy cat food.

In the second week peace set in. I sat on the sofa every evening with a cup of tea, the box in front of me, and felt like a new person. Then Anouk from next door dropped in, watched me for a while and asked what I was looking at.

I was looking at the lid. That is where the timer is, in bright white figures, counting down the seconds. I had paid forty-nine euros to stop staring at a screen, and I was staring at another, with only one programme.

Anouk cut off a strip of black tape and stuck it over the figures. Last night I read a novel, and when I finally thought of my phone it was twenty to eleven.

So: three stars for the box, which does exactly what it promises. The other two belong to the tape.`,
      questions: [
        choose(
          'What is the review mainly about?',
          'A cure that repeated the problem',
          [
            ['A box that would not stay closed', 'It does exactly what it promises.'],
            ['A neighbour who hated all screens', 'Anouk only drops in and helps.'],
            ['A phone that disturbed the evenings', 'The phone was locked away in the evening.'],
          ],
          '“I had paid forty-nine euros to stop staring at a screen, and I was staring at another”',
        ),
        write(
          'How many euros did the box cost?',
          ['forty-nine', 'forty nine', '49', 'forty-nine euros', 'forty nine euros', '49 euros', '€49'],
          '“I had paid forty-nine euros”',
        ),
        trueOrFalse(
          'There is a code with which the box can be opened early.',
          false,
          '“After that there is no code, no button and no mercy.”',
        ),
        choose(
          'Why is the cat mentioned in the second paragraph?',
          'To show how absurd the number was',
          [
            ['To explain why a phone was needed', 'The phone is not needed for the cat.'],
            ['To complain about a pet in the flat', 'There is no complaint about the cat.'],
            ['To prove that pets do not like screens', 'We do not read what the cat thinks of them.'],
          ],
          'A hundred and twelve times is a lot: “Not even the cat is looked at that often.”',
        ),
        choose(
          'What was the buzzing on Tuesday?',
          'Something that could have waited',
          [
            ['Something that was wrong with the box', 'The sound came from the phone inside it.'],
            ['A call that should have been answered', 'Nobody had called.'],
            ['A warning that the time was nearly up', 'The box had nothing to do with it.'],
          ],
          '“It was a reminder to buy cat food.”',
        ),
        choose(
          'Why do two of the stars belong to the tape?',
          'The box alone had not been enough.',
          [
            ['The tape kept the lid firmly closed.', 'The lid had never been a problem.'],
            ['The box had been sold with free tape.', 'The tape was cut off by Anouk.'],
            ['The tape had cost more than the box.', 'We do not read what the tape cost.'],
          ],
          'It was after the tape had been stuck on that the phone was forgotten until “twenty to eleven”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A sailing course takes away the phones of its teenage guests for two weeks. A parent rings the organiser.',
      a: {
        role: 'You organise the sailing course.',
        facts: [
          'The phones are locked in the office. They are handed out from seven to eight in the evening.',
          'The office phone is answered day and night. There is a computer for video calls, which each guest may use once, for twenty minutes, at noon.',
          'Last summer most guests found the first two days hard. After a week nine out of thirty forgot to collect their phones.',
          'You may allow each guest one exception, of at most ten minutes a day.',
        ],
        goals: [
          'Find out what Wen needs a phone for, and at what times.',
          'Find out how Wen feels about the course.',
          'Find out whether the family is thinking of cancelling.',
          'Keep Wen on the course without giving up the rule.',
        ],
      },
      b: {
        role: 'You are the parent of Wen, who is fourteen.',
        facts: [
          'Wen has a violin exam after the course, and has to send the teacher a recording by six every evening. It takes five minutes.',
          'Wen’s birthday is in the first week. The grandparents, far away, want to make a video call at noon. In the evening they are asleep.',
          'Wen would love to come, but is afraid of being the only one who misses the phone.',
          'You have paid half of the price. You will cancel on Friday if there is no way to send the recordings.',
        ],
        goals: [
          'Find out when the guests have their phones.',
          'Find out how you can reach Wen in an emergency.',
          'Find out how the guests got on last summer.',
          'Find a way for the recordings and one for the birthday call.',
        ],
      },
      phrases: [
        'What exactly is the phone needed for?',
        'Would it be possible to … instead?',
        'We don’t normally …, but …',
        'How did the others cope with …?',
        'I’d feel better if …',
        'Let me sum up what we have agreed.',
      ],
    },
    statements: [
      'What you do on a screen matters more than how long you do it.',
      'Apps should close by themselves after an hour.',
      'I would rather lose my wallet than my phone.',
      'Being bored is good for you.',
      'Schools should go back to paper.',
      'Parents have no right to know what teenagers do on their phones.',
      'It is only polite to answer a message at once.',
      'In fifty years people will laugh at our worries about screens.',
    ],
    questions: [
      'What would you miss first in a week without screens, and what would you not miss at all?',
      'How do the makers of apps keep us looking for longer than we meant to?',
      'When is time in front of a screen well spent?',
      'What did you last wonder about without looking it up?',
      'Who should decide how long teenagers may be online, and why?',
    ],
    task: {
      instruction:
        'A school of six hundred wants its students to spend an hour a day less on their phones. It has 6,000 pounds. Choose three measures. At most one of them may forbid something.',
      options: [
        'No phones during lessons, with a locker for each: 4,000 pounds',
        'No phones during breaks: free, but somebody has to check',
        'Table tennis, board games and guitars for the breaks: 2,500 pounds, and noisy',
        'A contest between classes, counted by the phones themselves: 500 pounds, and easy to cheat in',
        'Four evenings with people who design apps: 2,000 pounds, and nobody has to come',
        'Clubs every afternoon, run by older students: 3,000 pounds, for two hundred at most',
        'Homework that can be done on paper: free, but teachers lose good material',
      ],
    },
    writing:
      'Write a review of 120 to 150 words, for a website, of a real or invented app or device that is meant to save time. Say what it promises, what really happened when you tried it, and who should or should not get it.',
  },
};
