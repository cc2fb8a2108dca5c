import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('password', 'noun', 'secret letters and numbers that open your account', 'My password has sixteen letters.'),
      word(
        'message',
        'noun',
        'words that you send to somebody, for example by phone',
        'I got a strange message this morning.',
      ),
      word('stranger', 'noun', 'a person that you do not know', 'A stranger wrote to me in the game.'),
      word('safe', 'adjective', 'not dangerous', 'Is this website safe?'),
      word('link', 'noun', 'words on a screen that take you to another page', 'Don’t open this link.'),
      word('click', 'verb', 'press a button on a computer or phone', 'I clicked on the wrong picture.'),
      word('fake', 'adjective', 'not real, but made to look real', 'The photo of the flying car is fake.'),
      word('private', 'adjective', 'only for you, or for a few people', 'My address is private.'),
      word(
        'block',
        'verb',
        'stop somebody from writing to you or calling you',
        'You can block people who are not nice.',
      ),
      word('account', 'noun', 'your own place on a website, with your name', 'I have an account for my music.'),
      word('code', 'noun', 'numbers that you need to open or use something', 'Never tell a caller your code.'),
      word('share', 'verb', 'show something to other people online', 'Ask your friends before you share their photos.'),
      word('delete', 'verb', 'take something away from a computer or phone', 'She deleted the fake email.'),
      word('careful', 'adjective', 'thinking about dangers', 'Be careful with your phone number.'),
    ],
    text: {
      title: 'Green soup',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Lumi: Hi, it’s Lumi! This is a friend’s phone. My phone is at the bottom of the lake.
Otso: Hello, stranger. I don’t know this number.
Lumi: Otso, it’s me, your sister! I need twelve euros for the bus. Here is a link. Just click on it.
Otso: I don’t click on links from strangers. This is a fake message.
Lumi: It isn’t fake! I’m cold and wet.
Otso: Then tell me our family password.
Lumi: Oh no. Is it “green soup”?
Otso: Wrong. I’m going to block you.
Lumi: Wait! Ask me something private.
Otso: OK. What did I break on my tenth birthday?
Lumi: Dad’s clock. You put it under your bed. It’s still there, and he’s still looking for it.
Otso: Does Dad know that?
Lumi: Not yet. But it’s a long walk home, and I’m getting angry.
Otso: Hello, Lumi! Stay there. I’m coming with a warm coat and the money.
Lumi: Thank you. And what is our password?
Otso: I can’t write that in a message, Lumi. It isn’t safe.`,
      questions: [
        choose(
          'What happens in this chat?',
          'A sister has to show who she is.',
          [
            ['A stranger gets money for a bus.', 'The “stranger” is Lumi, and Otso does not click on her link.'],
            ['A brother forgets a password.', 'It is Lumi who does not know it.'],
            ['A father finds his old clock.', 'Dad does not know where it is.'],
          ],
          'Otso says: “I don’t know this number.” Lumi says: “it’s me, your sister!”',
        ),
        choose(
          'Why doesn’t Lumi write from her own phone?',
          'It fell into the water.',
          [
            ['It is in her room at home.', 'It is in the lake, not at home.'],
            ['It is too old for messages.', 'We do not read how old it is.'],
            ['It is in her friend’s bag.', 'She has her friend’s phone, not the other way round.'],
          ],
          '“My phone is at the bottom of the lake.”',
        ),
        write(
          'How much money does Lumi need for the bus?',
          ['twelve euros', '12 euros', 'twelve', '12', '€12', '12 €', '12€', 'twelve euro', '12 euro'],
          '“I need twelve euros for the bus.”',
        ),
        trueOrFalse(
          'The family password is “green soup”.',
          false,
          'Lumi says “green soup”, and Otso answers: “Wrong. I’m going to block you.”',
        ),
        choose(
          'Why does Otso ask about his tenth birthday?',
          'A stranger cannot know the answer.',
          [
            ['He does not remember the day.', 'He knows very well what happened.'],
            ['He wants a present from his sister.', 'The birthday was in the past. Nobody talks about presents.'],
            ['His father wants to know the answer.', 'Otso does not want Dad to know it.'],
          ],
          'Lumi wants a question about “something private”.',
        ),
        choose(
          'Why does Otso hurry to help at the end?',
          'Lumi can tell Dad about the clock.',
          [
            ['Lumi can pay for the clock.', 'She has no money for the bus.'],
            ['Lumi can give him a new phone.', 'She has no phone now.'],
            ['Lumi can remember the password now.', 'She asks for it again at the end.'],
          ],
          '“Does Dad know that?” – “Not yet. But it’s a long walk home, and I’m getting angry.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You want to put photos of your class trip online. You have to choose the photos, the people who can see them, and the kind of password.',
      a: {
        role: 'You took the photos.',
        facts: [
          'You have 60 photos. Ten of them show the name and street of your school.',
          'Wen and Kiran don’t want to be online. They are in eight other photos. The funniest photo of all is one of them.',
          'You are bad at numbers. You need a password that you can remember.',
        ],
        goals: [
          'Find out who wants to see the photos.',
          'Find out the website’s rules for passwords.',
          'Agree with B which photos to use, who can see them, and how to make a good password.',
        ],
      },
      b: {
        role: 'You know the website well.',
        facts: [
          'The website is free for 50 photos. After that it costs five euros.',
          'A password must have twelve letters or more, and one number.',
          'Your class, the parents and a class in Peru want to see the photos.',
          'You can show the photos to everybody, or only to people with the password.',
        ],
        goals: [
          'Find out how many photos there are.',
          'Find out if there is a problem with some of the photos.',
          'Agree with A who can see the photos. You don’t want to pay.',
        ],
      },
      phrases: [
        'How many … are there?',
        'Who can see the photos?',
        'Is it OK to show …?',
        'I don’t think that’s safe.',
        'Let’s leave out …',
        'How about … for a password?',
      ],
    },
    statements: [
      'It is OK to tell your best friend your password.',
      'Children under ten don’t need the internet.',
      'I always know when a message is fake.',
      'Parents should read their children’s messages.',
      'You can have good friends online that you never meet.',
      'Everybody should use their real name online.',
      'Old people are more careful online than young people.',
    ],
    questions: [
      'What do you do when a stranger sends you a message?',
      'What makes a password good?',
      'What should people not share online?',
      'Who can help you when there is a problem with your phone?',
      'What do people click on too quickly?',
    ],
    task: {
      instruction:
        'Your school is going to have a Safe Internet Day. You have 100 euros and four hours. Choose two or three ideas, and say who each idea is good for.',
      options: [
        'A talk with a police officer: free, one hour, but many students know it already',
        'A funny play about a fake message: 40 euros, one hour',
        'A quiz with prizes: 60 euros, one hour',
        'Students help grandparents with their phones: 20 euros for tea, two hours',
        'Posters for every classroom: 50 euros, two hours',
        'No phones for anybody, teachers too: free, three hours',
        'A film about a girl with two accounts: 30 euros, two hours',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who has a new phone. Say what you do to be safe online. Give three tips, and ask one question.',
  },
  hard: {
    words: [
      word(
        'hacker',
        'noun',
        'somebody who secretly gets into other people’s computers through the internet',
        'A hacker read the mayor’s emails for a month.',
      ),
      word('crack', 'verb', 'find out a secret code or password', 'A short password can be cracked in seconds.'),
      word(
        'character',
        'noun',
        'a letter, number or sign in writing',
        'Your password must have at least twelve characters.',
      ),
      word(
        'capital letter',
        'noun',
        'a large letter, such as the first one in a name',
        'She wrote the whole email in capital letters.',
      ),
      word(
        'pattern',
        'noun',
        'something that is repeated in the same way',
        'Hackers know the patterns that people use.',
      ),
      word('expire', 'verb', 'stop being valid after a certain time', 'The link expires after ten minutes.'),
      word('rely on', 'verb', 'need and trust somebody or something', 'Do not rely on one password for everything.'),
      word(
        'revise',
        'verb',
        'change a text or plan to make it better',
        'The school has revised its rules for tablets.',
      ),
      word('regret', 'verb', 'wish that you had not done something', 'He regretted posting his address.'),
      word('privacy', 'noun', 'being able to keep your life to yourself', 'Some apps take your privacy seriously.'),
      word(
        'personal data',
        'phrase',
        'facts about you, such as your address or date of birth',
        'The game asks for too much personal data.',
      ),
      word('scam', 'noun', 'a dishonest trick to get people’s money', 'The free holiday turned out to be a scam.'),
      word('leak', 'noun', 'when secret facts get out to the public', 'After the leak, everybody had to log in again.'),
      word(
        'suspicious',
        'adjective',
        'making you feel that something is wrong',
        'The spelling made the email look suspicious.',
      ),
    ],
    text: {
      title: 'Eight pages of good advice',
      kind: 'text',
      genre: 'history',
      source:
        'R. McMillan, “The Man Who Wrote Those Password Rules Has a New Tip: N3v$r M1^d!”, The Wall Street Journal, 7 August 2017',
      text: `In 2003 Bill Burr, a manager at an American government institute, had to write some advice on passwords. It was only an appendix, the part at the back of a document that hardly anybody reads. He was short of time, and there was little to go on. Nobody was willing to show him real passwords, for a very good reason, so he relied heavily on a paper from the 1980s.

His eight pages looked sensible. Mix capital letters, numbers and unusual characters, they said, and change your password regularly. Large companies, universities and government offices turned the advice into rules.

Then ordinary people went to work on them. Asked for a capital letter, they put it at the front. Asked for a number, they added a 1 at the end. Told to change the whole thing every ninety days, they made the 1 into a 2. On paper, such passwords were hard to guess. In practice they followed the same few patterns, and patterns are what hackers look for.

In June 2017 the advice was thoroughly revised. The compulsory symbols had gone, and so had the ninety days. Length matters more than decoration, the experts had decided: a row of ordinary words can be easier to remember, and harder to crack, than one word in disguise. And a password need not be changed unless there is reason to think that it has been stolen.

Two months later Burr, who was seventy-two and had retired, spoke to a newspaper. “Much of what I did I now regret,” he said. The advice took great care over how machines guess, and too little over how people obey.

So if a website still demands a symbol and a fresh password every three months, do not blame Bill Burr. He has changed his mind. It is just that nobody told the rule to expire.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'Rules that did not work as they were meant to',
          [
            ['A secret document that fell into the wrong hands', 'The document was meant to be used, and it was.'],
            ['A hacker who discovered a pattern in passwords', 'Hackers are mentioned, but no single one of them.'],
            ['An invention that will soon replace passwords', 'The new advice is still about passwords.'],
          ],
          'The advice “looked sensible”, but people’s passwords “followed the same few patterns”, and its author says: “Much of what I did I now regret”.',
        ),
        choose(
          'Why did Burr use an old paper?',
          'He could not study real examples.',
          [
            ['He had written it himself years before.', 'We read when it was written, but not by whom.'],
            ['He was told not to change the old rules.', 'Nobody gave him such an order.'],
            ['He thought that people knew it already.', 'Nothing is said about how well known it was.'],
          ],
          '“Nobody was willing to show him real passwords, for a very good reason”',
        ),
        choose(
          'How did many people react to the rules?',
          'They did as little as possible.',
          [
            ['They refused to change anything.', 'They made changes, but very small ones.'],
            ['They asked experts to help them.', 'The experts come in only when the advice is revised.'],
            ['They invented a new kind of code.', 'On the contrary, they all had the same few ideas.'],
          ],
          '“Told to change the whole thing every ninety days, they made the 1 into a 2.”',
        ),
        write(
          'According to the advice of 2017, what matters more than symbols and other decoration?',
          [
            'length',
            'its length',
            'the length',
            'their length',
            'how long it is',
            'how long they are',
            'length of the password',
            'the length of passwords',
            'password length',
            'the password’s length',
          ],
          '“Length matters more than decoration”',
        ),
        trueOrFalse(
          'According to the advice of 2017, there are times when a password should be changed.',
          true,
          'It need not be changed “unless there is reason to think that it has been stolen”.',
        ),
        choose(
          'What does the writer suggest in the last paragraph?',
          'Some rules live longer than they should.',
          [
            ['Experts ought to keep their doubts private.', 'The writer takes Burr’s side: “do not blame Bill Burr”.'],
            ['Old websites are the easiest ones to crack.', 'The last lines are about rules, not about attacks.'],
            ['Burr should apologise for his mistake.', 'He has already said that he regrets it.'],
          ],
          '“He has changed his mind. It is just that nobody told the rule to expire.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Wednesday, one o’clock in the afternoon. A stranger has got into the email account of a small theatre. Two people who work there have to act.',
      a: {
        role: 'You look after the theatre’s computers.',
        facts: [
          'The stranger got in on Tuesday evening and could see 300 customers’ names and addresses, but no card numbers.',
          'To be made safe, the account has to be closed for 24 hours. Before that, the stranger can read everything that you send.',
          'A second code at every login would have prevented it. It comes by smartphone, or from a small key for 25 euros.',
        ],
        goals: [
          'Find out who uses the account, and how the stranger may have got the password.',
          'Find out when the account is needed most, and whether a second code is possible for everybody.',
          'Agree on when to close the account, and on one new rule.',
        ],
      },
      b: {
        role: 'You are in charge of the theatre’s tickets.',
        facts: [
          'Five of you share one password. Two of the five do not own a smartphone.',
          'On Tuesday a colleague opened a link about a parcel and typed in the password. You promised not to say who it was.',
          'You promised to send the tickets for Saturday’s show by email before Thursday at noon. It takes three hours.',
        ],
        goals: [
          'Find out what the stranger was able to see.',
          'Find out how long you would be without email, and what could stop this from happening again.',
          'Agree on what to tell the customers, and when. Protect your colleague.',
        ],
      },
      phrases: [
        'Do we know how …?',
        'What exactly could they see?',
        'That would leave us without …',
        'What if we … first and … afterwards?',
        'I’d rather not say who …',
        'From now on, we ought to …',
      ],
    },
    statements: [
      'People who have nothing to hide need not worry about privacy.',
      'Anybody who falls for a scam is partly to blame.',
      'I would rather pay for an app with money than with my data.',
      'Parents should not post pictures of children who are too young to be asked.',
      'A company that loses personal data should pay something to every customer.',
      'A fingerprint is a better key than a password.',
      'Nobody should be allowed to stay anonymous online.',
      'Schools should send their students fake emails as a test.',
    ],
    questions: [
      'Why do clever people fall for scams?',
      'How much should a shop be allowed to know about its customers?',
      'Which rule for staying safe online do most people know and ignore?',
      'What makes a message look suspicious to you?',
      'What might we use instead of passwords in twenty years?',
    ],
    task: {
      instruction:
        'A public library wants to make its computers safer for everybody. It has 6,000 euros and can close for two days at most. Choose three measures that work together, and say who may complain.',
      options: [
        'Software that blocks suspicious links, and some harmless ones: 3,000 euros, one day closed',
        'A second code by phone for every user: 1,000 euros, but not everybody has a phone',
        'Evening courses for older readers: 1,500 euros, with only twenty places',
        'Computers that forget everything at midnight, unfinished work too: 2,000 euros, one day closed',
        'A fake email to the staff every month, to see who clicks: 500 euros',
        'An expert who answers readers’ questions every Tuesday: 2,500 euros',
        'Deleting the list of what each reader has borrowed: free, one day closed, and the list is gone for good',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for the website of a youth club, with the title “It looked completely real”. Tell the invented story of a message that nearly fooled somebody, explain what gave it away, and give readers two pieces of advice.',
  },
};
