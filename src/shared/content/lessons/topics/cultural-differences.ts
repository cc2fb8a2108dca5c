import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'culture',
        'noun',
        'how a group of people live and what they think is right',
        'I want to learn about your culture.',
      ),
      word(
        'host family',
        'noun',
        'a family in another country that you live with for some time',
        'My host family has three dogs.',
      ),
      word('strange', 'adjective', 'not what you know or think is normal', 'The food was strange at first.'),
      word('polite', 'adjective', 'speaking and acting nicely to other people', 'Is it polite to come early?'),
      word('quiet', 'adjective', 'without much noise or talking', 'The streets are quiet on Sundays.'),
      word('smile', 'verb', 'to show with your mouth that you are happy', 'People here smile at everybody.'),
      word('angry', 'adjective', 'feeling bad because somebody did something wrong', 'She wasn’t angry, only tired.'),
      word(
        'thank',
        'verb',
        'to tell somebody that you are happy about what they gave you',
        'He thanked the cook after dinner.',
      ),
      word('laugh', 'verb', 'to make a happy noise because something is funny', 'We laughed about it later.'),
      word('answer', 'verb', 'to say something back', 'Some people think for a long time before they answer.'),
      word('guest', 'noun', 'a person who comes to your home for a visit', 'The guest gets the best chair.'),
      word('different', 'adjective', 'not the same', 'Weddings are different in every country.'),
      word(
        'shake hands',
        'phrase',
        'to hold another person’s hand for a moment when you meet',
        'We shake hands with new people.',
      ),
      word('abroad', 'adverb', 'in or to another country', 'My sister is studying abroad.'),
    ],
    text: {
      title: 'Cake for Tui',
      kind: 'text',
      genre: 'letter',
      text: `Dear Malia,

This is my second week with my host family. They are nice, but the first days were strange.

At home we all talk at breakfast. Here nobody says a word! They smile, drink their tea and look out of the window. I thought they were angry with me. So I talked. I talked about the rain and your cat. Nobody answered. But the next morning there was a piece of cake next to my cup. I thanked them and talked even more. On the third day there were two pieces.

On Friday the father asked, “Tui, are you all right?” In this village people are quiet in the morning. They only talk when they have a problem. They thought I was sad, and they gave me cake!

We laughed a lot. Now I am quiet at breakfast too.

But there is no cake. I think I am going to have a little problem tomorrow.

Love,
Tui`,
      questions: [
        choose(
          'What is the letter about?',
          'A mistake that both sides made',
          [
            ['A family that was angry with Tui', 'Tui thought so, but it was not true.'],
            ['A village that is famous for its cakes', 'The cake was for Tui only.'],
            ['A problem that Tui had at home', 'Tui had no problem. The family only thought so.'],
          ],
          'Tui writes: “I thought they were angry with me.” And then: “They thought I was sad”.',
        ),
        write(
          'What does the family drink at breakfast?',
          ['tea', 'their tea'],
          '“They smile, drink their tea and look out of the window.”',
        ),
        trueOrFalse(
          'People in the village talk a lot in the morning.',
          false,
          '“In this village people are quiet in the morning.”',
        ),
        choose(
          'Why did Tui start to talk at breakfast?',
          'Tui thought something was wrong.',
          [
            ['Tui wanted some cake for breakfast.', 'Tui did not know about the cake then.'],
            ['Tui was very sad about the rain.', 'Tui talked about the rain, but was not sad.'],
            ['Tui had a question about the cat.', 'The cat is Malia’s. Tui only talked about it.'],
          ],
          '“I thought they were angry with me. So I talked.”',
        ),
        choose(
          'Why did the family put cake on the table?',
          'To make their guest feel better',
          [
            ['To say thank you for the talk', 'Tui thanked them, not the other way round.'],
            ['To have a party for a birthday', 'We do not read about a birthday.'],
            ['To show that they were sorry for something', 'They did nothing wrong, and they did not think so.'],
          ],
          '“They thought I was sad, and they gave me cake!”',
        ),
        choose(
          'What is Tui going to do tomorrow?',
          'Talk at breakfast again',
          [
            ['Make a cake for the family', 'Tui wants to eat cake, not to make it.'],
            ['Have breakfast at a café', 'Tui is happy with the family.'],
            ['Go back home to Malia’s cat', 'Tui does not write about going home.'],
          ],
          'People there “only talk when they have a problem.” Tui wants cake and is “going to have a little problem tomorrow.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You come from two different countries. From today you share a flat. You want to make some rules for it.',
      a: {
        role: 'You eat early and go to bed early, as people do where you come from.',
        facts: [
          'You have dinner at six and go to bed at ten.',
          'On Mondays and Wednesdays you study in the evening and need a quiet flat.',
          'At home everybody takes off their shoes at the door. You have six pairs of warm socks for guests.',
        ],
        goals: [
          'Find out when B eats, and why.',
          'Find out how often B’s friends come, and if they phone before they come.',
          'Find one evening or more for a dinner together, and make a rule for shoes.',
        ],
      },
      b: {
        role: 'You eat late and never alone, as people do where you come from.',
        facts: [
          'You come home from work at half past seven, and you eat at nine. On Saturdays and Sundays you are free.',
          'Your friends come on four evenings a week. They never phone before they come.',
          'At home only children take off their shoes. You think that feet in socks are a little funny, and your feet get cold.',
        ],
        goals: [
          'Find out when A eats and goes to bed.',
          'Find out on which evenings A wants no noise.',
          'Find out what A thinks about shoes. You do not want cold feet, and you do not want to lose your friends.',
        ],
      },
      phrases: [
        'Where I come from, we …',
        'What time do you usually …?',
        'For me it’s strange to …',
        'Is it OK if …?',
        'On Mondays we could …',
        'Let’s make a rule: …',
      ],
    },
    statements: [
      'It is polite to eat everything on your plate.',
      'A guest can come without a phone call.',
      'I like it when people are quiet at breakfast.',
      'It is rude to be ten minutes late.',
      'You should open a present at once.',
      'I find it easy to talk to people from other countries.',
      'A guest must live by the rules of the family.',
      'People everywhere laugh about the same things.',
    ],
    questions: [
      'How do people say hello and goodbye where you live?',
      'What is polite at the table in your country?',
      'What do visitors from other countries find strange in your town?',
      'What do you like about another culture?',
      'What can you do when you do not understand what people want from you?',
    ],
    task: {
      instruction:
        'Ten students from a country far away come to your school for three days. Some of them are shy. You have 100 pounds. Choose three ideas for them, and say which comes first.',
      options: [
        'A dinner at the home of a student: free, but they do not know the family',
        'A walk in pairs through the town: free, and good weather helps',
        'A big party with music: 80 pounds',
        'A lunch where everybody brings food from home: 20 pounds',
        'A little book, “What we say and do here”: 30 pounds',
        'A football game with mixed teams: 10 pounds, but not everybody can play',
        'A quiet room with tea and board games: 40 pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a student from another country who is going to live with your family for a month. Say what you do in the morning and in the evening, and what may be strange. Ask one question.',
  },
  hard: {
    words: [
      word(
        'habit',
        'noun',
        'something that you do often, without thinking',
        'Arriving early is a habit that I cannot break.',
      ),
      word(
        'manners',
        'noun',
        'the way people behave towards others, politely or not',
        'Good manners differ from place to place.',
      ),
      word('awkward', 'adjective', 'embarrassing and hard to deal with', 'There was an awkward silence at the table.'),
      word('pause', 'noun', 'a short time when somebody stops talking', 'A pause may mean yes or no.'),
      word(
        'misunderstanding',
        'noun',
        'what happens when somebody gets the wrong idea',
        'The quarrel began with a misunderstanding.',
      ),
      word(
        'assume',
        'verb',
        'to think that something is true without checking it',
        'We assumed that nodding meant yes.',
      ),
      word(
        'take for',
        'phrase',
        'to think, often wrongly, that one thing is another',
        'They took our silence for anger.',
      ),
      word(
        'out of respect',
        'phrase',
        'in order to show that you think highly of somebody',
        'They stood up out of respect.',
      ),
      word(
        'contribute',
        'verb',
        'to add something, for example an idea',
        'Everybody at the meeting contributed a story.',
      ),
      word('rude', 'adjective', 'not polite', 'In some places it is rude to point.'),
      word('adapt', 'verb', 'to change in order to fit a new situation', 'She soon adapted to the long lunches.'),
      word(
        'custom',
        'noun',
        'what people in a place have done for a long time',
        'It is a local custom to bring bread.',
      ),
      word(
        'gesture',
        'noun',
        'a movement of the hands or head that has a meaning',
        'The same gesture can please or offend.',
      ),
      word('take offence', 'phrase', 'to feel hurt by what somebody said or did', 'Nobody took offence at my mistake.'),
    ],
    text: {
      title: 'The politest quarrel in the company',
      kind: 'dialogue',
      genre: 'interview',
      text: `Keira: What was the trouble when they sent for you?
Jomo: Two offices of the same company, one on the coast, the other in the mountains. They had a video call every Tuesday, and both had asked for it to be stopped.
Keira: Why?
Jomo: The coast complained that the mountains never contributed anything. The mountains complained that they were never allowed to.
Keira: And who was right?
Jomo: I recorded ten calls and measured the gaps. On the coast, when you finish, somebody comes in at once. A pause of one second is awkward, and a kind person fills it. In the mountains you wait for about three seconds. It shows that you have thought about what was said. An instant answer would be rude, as if you hadn’t been listening.
Keira: So one side was waiting politely …
Jomo: … and the other side was politely coming to the rescue. In ten calls, the mountains spoke for eleven minutes.
Keira: What did you do?
Jomo: I visited each office and explained what the other one took for good manners. They were astonished. Nobody had known that they had a habit; they had assumed that they were normal. I went home rather pleased with myself.
Keira: And the next Tuesday?
Jomo: A disaster. Out of respect, the coast counted to three. Out of respect, the mountains jumped in at once, all of them together. By noon I had two emails. One said that the coast had turned cold; the other, that the mountains had lost their manners.
Keira: They had swapped places!
Jomo: I ought to have put them in one room from the start. When I did, they laughed until they cried.
Keira: And who adapts now?
Jomo: Nobody. They say “I’m still thinking” or “Come in any time”, and that is enough.
Keira: What has all this taught you about yourself?
Jomo: …
Keira: Jomo? Is something wrong?
Jomo: Not at all. I grew up in the mountains.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'A conflict between two kinds of politeness',
          [
            ['A conflict between a boss and two offices', 'No boss takes part in the quarrel.'],
            ['A company that had to give up video calls', 'Both offices asked for that, but they still talk.'],
            ['A company in which nobody cared about manners', 'Both offices meant to be polite.'],
          ],
          '“So one side was waiting politely …” “… and the other side was politely coming to the rescue.”',
        ),
        choose(
          'What did people in the mountains express by waiting?',
          'That they took the speaker seriously',
          [
            ['That they had nothing of their own to say', 'This is how the coast understood it.'],
            ['That they felt hurt by the last speaker', 'They did complain, but the waiting was a habit.'],
            [
              'That they would like the call to be over soon',
              'They wanted the calls to stop, but that is not why they waited.',
            ],
          ],
          '“It shows that you have thought about what was said.”',
        ),
        write(
          'For how long do people in the mountains wait before they reply?',
          [
            'three seconds',
            'about three seconds',
            '3 seconds',
            'about 3 seconds',
            'around three seconds',
            'three',
            '3',
          ],
          '“In the mountains you wait for about three seconds.”',
        ),
        trueOrFalse(
          'On the coast, people answered at once in order to keep their colleagues silent.',
          false,
          '“A pause of one second is awkward, and a kind person fills it.”',
        ),
        choose(
          'Why did the call after Jomo’s visits go wrong?',
          'Each team did as the other used to do.',
          [
            ['Each team held on to its old habit.', 'Both of them changed, and that was the trouble.'],
            ['Each team doubted what Jomo had told it.', 'They were astonished, but they acted on it.'],
            ['Each team was angry at having been recorded.', 'Nobody complains about the recordings.'],
          ],
          '“Out of respect, the coast counted to three. Out of respect, the mountains jumped in at once”.',
        ),
        choose(
          'Near the end, Keira gets no answer at first. Why is that?',
          'Jomo is showing that the question deserves thought.',
          [
            [
              'Jomo is hurt because the question is too personal.',
              'Asked whether something is wrong, Jomo says: “Not at all.”',
            ],
            ['Jomo is trying to make Keira change the subject.', 'Nothing suggests that the subject is unwelcome.'],
            [
              'Jomo is no longer able to hear what Keira is asking.',
              'Nothing is said of a bad line, and Jomo hears the next question.',
            ],
          ],
          '“I grew up in the mountains.” There, a pause “shows that you have thought about what was said.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two choirs from different countries are going to give a concert together. Their organisers plan the evening. Each of you finds the other one’s customs odd.',
      a: {
        role: 'You speak for the choir that is at home here.',
        facts: [
          'You have the hall from half past six to ten.',
          'The music lasts two hours, with a short break in it.',
          'Your listeners come ten minutes early. They leave if a concert starts late, because they feel forgotten.',
          'Your singers eat after a concert. They say that nobody can sing after a meal.',
        ],
        goals: [
          'Find out when B’s guests really arrive.',
          'Find out when B wants to eat, for how long, and what it means to B’s guests.',
          'Agree on a timetable and on what the invitation says.',
        ],
      },
      b: {
        role: 'You speak for the choir that is visiting.',
        facts: [
          'Your guests come half an hour after the time on an invitation. To be early would look greedy.',
          'With you, food comes first, and takes an hour. A meal at the end would mean “please go home”.',
          'Your singers are used to singing after a meal, and could begin without the others.',
        ],
        goals: [
          'Find out how long you can use the hall, and how long the music lasts.',
          'Find out when A’s listeners arrive, and what makes them leave.',
          'Find out when A’s singers eat, and agree on an evening on which nobody feels hurt.',
        ],
      },
      phrases: [
        'With us, it would be rude to …',
        'I had no idea that …',
        'What would your guests think if …?',
        'Could we do both, for instance by …?',
        'What if the invitation said …?',
        'That might be taken for …',
      ],
    },
    statements: [
      'A visitor should follow the customs of the place, even the silly ones.',
      'Silence is more honest than small talk.',
      'You only notice your own culture when you are away from it.',
      'Two neighbours may differ more than two countries.',
      'It is better to be too polite than too direct.',
      'Being late is a way of saying that you are important.',
      'I would rather be told about a mistake than have it politely ignored.',
      'Humour does not travel.',
    ],
    questions: [
      'Which habits of your own family did you take for normal until you visited another one?',
      'What would you warn a newcomer about in the place where you live?',
      'How can you tell that you have broken a rule that nobody has told you about?',
      'Is it possible to be polite without knowing the local customs?',
      'Where is the line between adapting to others and no longer being yourself?',
    ],
    task: {
      instruction:
        'Eight people who have never met, from eight countries, are going to work together for a year. Plan their first day with at least three of these, in at most eight hours. Decide on the order as well.',
      options: [
        'A talk by an expert on cultures: two hours, interesting, but it may create new prejudices',
        'A walk in pairs, with a new partner every quarter of an hour, until everybody has met: two hours',
        'Cooking a meal and eating it: three hours',
        'A first real job for a customer, with a deadline: four hours',
        'Writing down rules for emails, lateness and silence: two hours',
        'A round in which everybody says what annoys them: one hour, not without risk',
        'Nothing at all, with good coffee: one hour',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for the website of a student exchange, with the title “What nobody tells you before you come here”. Describe two unwritten rules of the place where you live, how visitors break them without noticing, and what they can do about it.',
  },
};
