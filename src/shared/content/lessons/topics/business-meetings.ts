import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('meeting', 'noun', 'when people come together to talk and decide', 'We have a meeting every Monday.'),
      word('plan', 'noun', 'an idea of what you want to do', 'What is the plan for next week?'),
      word('agree', 'verb', 'to think the same', 'I agree with Mina.'),
      word('idea', 'noun', 'something that you think of', 'That is a very good idea.'),
      word('problem', 'noun', 'something that makes things hard', 'We have a problem with the time.'),
      word('decide', 'verb', 'to choose what to do', 'We must decide today.'),
      word('late', 'adjective', 'after the right time', 'Sorry, I am late.'),
      word('finish', 'verb', 'to come to the end', 'The meeting finishes at eleven.'),
      word('listen', 'verb', 'to try to hear what somebody says', 'Please listen to Omar first.'),
      word('what do you think', 'phrase', 'a question about your opinion', 'What do you think of the new plan?'),
      word(
        'in my opinion',
        'phrase',
        'words to say before you tell people what you think',
        'In my opinion it is too expensive.',
      ),
      word('take notes', 'phrase', 'to write down what people say', 'Who can take notes today?'),
      word('cost', 'verb', 'to have a price', 'The new chairs cost 400 pounds.'),
    ],
    text: {
      title: 'Two people and a door',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Mina: Good morning. It’s nine o’clock. Let’s start the meeting.
Omar: Where are the others?
Mina: Bea is ill, and Raj is late. But we must decide today. The problem is the door of the shop.
Omar: I know. A lot of customers can’t open it. In my opinion we need a new one.
Mina: An automatic door? What does it cost?
Omar: About two thousand pounds.
Mina: We don’t have two thousand pounds. I have an idea. We can leave the door open.
Omar: All day? In January? I don’t agree. I work next to it!
Mina: Then what do you think of a bell? People ring, and we come and help.
Omar: Who comes? You are in the office, and I am always busy.
Mina: Raj can do it. He stands near the door.
Omar: Good. Raj opens the door until we have the money. Can you take notes?
Mina: I can. Oh, look, somebody is pulling at the door.
Omar: It’s Raj. He can’t open it.`,
      questions: [
        choose(
          'What is the meeting about?',
          'A door that is hard to open',
          [
            ['A new person for the shop', 'They want Raj to help, and he already works there.'],
            ['A colleague who is always late', 'Raj is late today. The meeting is not about that.'],
            ['A shop that is too cold', 'It is cold only when the door is open.'],
          ],
          '“The problem is the door of the shop.”',
        ),
        write(
          'How much does an automatic door cost?',
          [
            '2000 pounds',
            'about 2000 pounds',
            'two thousand pounds',
            'about two thousand pounds',
            '£2000',
            '£2,000',
            '2,000 pounds',
            'about £2000',
            '2000',
            'two thousand',
          ],
          'Omar says: “About two thousand pounds.”',
        ),
        choose(
          'Why does Omar not want to leave the door open?',
          'He will be cold at work.',
          [
            ['Raj will not be happy.', 'He talks about his own place, not about Raj.'],
            ['Nobody will buy anything.', 'He says nothing about customers here.'],
            ['It will cost too much money.', 'An open door costs nothing. The new door is expensive.'],
          ],
          '“All day? In January? I don’t agree. I work next to it!”',
        ),
        trueOrFalse(
          'At the end Mina and Omar agree what to do now.',
          true,
          '“Raj opens the door until we have the money.”',
        ),
        choose(
          'What do we learn at the end?',
          'Their plan may not work.',
          [
            ['Their plan is too expensive.', 'It costs nothing.'],
            ['Raj does not like their plan.', 'He has not heard it yet.'],
            ['Raj is not late after all.', 'He comes when they have decided.'],
          ],
          'Raj must open the door for others, and “He can’t open it.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You work in the same café. You have a short meeting about the opening hours in summer.',
      a: {
        role: 'You are the manager.',
        facts: [
          'Now the café is open from eight to four. Many people come between seven and nine in the evening, but it is closed.',
          'You can pay one pound more an hour for evenings.',
          'In the morning there are only five or six customers before ten.',
        ],
        goals: [
          'Find out when B can work.',
          'Tell B about the evenings.',
          'Decide together on new hours: eight hours a day, no more.',
        ],
      },
      b: {
        role: 'You are the cook.',
        facts: [
          'You have a class on Tuesday and Thursday evenings.',
          'Your bread needs two hours in the oven before the café opens.',
          'Your friend Ali cooks well and is looking for work.',
        ],
        goals: [
          'Find out why the manager wants new hours.',
          'Find out about the money.',
          'Decide together on new hours: eight hours a day, no more.',
        ],
      },
      phrases: [
        'Let’s start.',
        'What do you think?',
        'I agree, but …',
        'I’m sorry, I can’t on …',
        'How about opening at …?',
        'So we decide that …',
      ],
    },
    statements: [
      'A good meeting is a short meeting.',
      'You must not use your phone in a meeting.',
      'It is easy for me to speak when many people listen.',
      'Meetings are better with food.',
      'The boss must speak first.',
      'I like to listen more than to talk.',
      'It is all right to be five minutes late.',
    ],
    questions: [
      'When do people in your class or family sit down and decide something?',
      'What makes a meeting boring?',
      'What can you say when you do not agree?',
      'Do you like to take notes? How do you do it?',
      'What is a good time of day for a meeting?',
    ],
    task: {
      instruction:
        'You plan a meeting of your whole school for Friday. It can be 60 minutes long. Choose what to talk about, and in what order.',
      options: [
        'Lunch: the food is too expensive (20 minutes)',
        'A trip to the sea: who wants to come? (15 minutes)',
        'The noise in the library (10 minutes)',
        'Should there be school on Saturdays? (30 minutes)',
        'A present for the caretaker, who leaves next week (5 minutes)',
        'New computers: how many, and what kind? (25 minutes)',
        'Questions that people want to ask (15 minutes)',
      ],
    },
    writing:
      'Write notes of 50 to 70 words for somebody in your class or office who was not at a meeting, real or invented. Say what the problem was, what ideas there were, and what was decided.',
  },
  hard: {
    words: [
      word('agenda', 'noun', 'the list of points to be talked about', 'There were nine points on the agenda.'),
      word('chair', 'verb', 'to lead a meeting', 'Who is going to chair the meeting?'),
      word(
        'minutes',
        'noun',
        'the written record of what was said and decided',
        'The minutes were sent out the next day.',
      ),
      word('item', 'noun', 'one point on a list', 'We spent an hour on the first item.'),
      word('participant', 'noun', 'a person who takes part', 'Half of the participants never spoke.'),
      word('put forward', 'phrasal verb', 'to offer an idea for discussion', 'She put forward a simple plan.'),
      word('object', 'verb', 'to say that you are against something', 'Nobody objected, so it was decided.'),
      word('postpone', 'verb', 'to move to a later time', 'The decision was postponed until May.'),
      word(
        'get to the point',
        'phrase',
        'to say what matters without talking around it',
        'He never gets to the point.',
      ),
      word('run over', 'phrasal verb', 'to last longer than planned', 'Our meetings always run over.'),
      word('trivial', 'adjective', 'of very little importance', 'We argued about trivial details.'),
      word('consensus', 'noun', 'agreement by everybody in a group', 'There was no consensus about the price.'),
      word('raise', 'verb', 'to bring up a question or problem', 'May I raise one more question?'),
      word(
        'any other business',
        'phrase',
        'the last part, for points that were not planned',
        'Under any other business she mentioned the car park.',
      ),
    ],
    text: {
      title: 'Why the bicycle shed takes all morning',
      kind: 'text',
      genre: 'history',
      source: 'C. Northcote Parkinson, Parkinson’s Law (1957), “High Finance, or the Point of Vanishing Interest”',
      text: `In 1957 the British historian C. Northcote Parkinson published a short, funny and rather bitter book about how organisations work. One chapter describes how a committee deals with three items on its agenda.

The first is a nuclear reactor that will cost ten million pounds. Two of those present have some idea of what it ought to cost. One of them has serious doubts, but he would have to begin by explaining what a reactor is, and he decides to say nothing. The chair looks round the table. Nobody objects. The item has taken two and a half minutes.

The second is a bicycle shed for the staff, at 350 pounds. Everybody can picture a shed. Should the roof be made of this or of that? Do the staff deserve one at all? Here at last is a subject on which each participant has something to put forward, and by the end of three quarters of an hour they have saved perhaps fifty pounds. They feel that they have earned their lunch.

The third is the coffee served at other meetings, which comes to 21 pounds a year. This takes an hour and a quarter, and in the end the decision is postponed, since some facts are missing.

Parkinson drew a law from it: the time spent on any item is in inverse proportion to the sum of money involved. In other words, the more trivial a matter is, the longer it will be discussed.

The story is invented, and it is unfair, as good jokes are. But programmers still use the word “bikeshedding” for long arguments about small things. What Parkinson saw was not that people in meetings are stupid. They are afraid of looking so. We talk about what we understand in order that nobody may notice how silent we were before.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'Why small matters take up so much time',
          [
            ['Why large projects cost too much', 'The reactor’s cost is accepted, not explained.'],
            ['Why committees should have fewer members', 'The number of members is never discussed.'],
            ['Why staff should not come by bicycle', 'The shed is only an example.'],
          ],
          '“the more trivial a matter is, the longer it will be discussed”',
        ),
        choose(
          'Why does the man with doubts say nothing about the reactor?',
          'It would take too much explaining.',
          [
            ['It would cost him his position.', 'Nothing of the kind is mentioned.'],
            ['It has already been built.', 'It “will cost” money; it is only planned.'],
            ['It is too cheap to argue about.', 'It costs ten million pounds.'],
          ],
          '“he would have to begin by explaining what a reactor is”',
        ),
        write(
          'How much does the coffee cost a year?',
          ['21 pounds', '£21', '21', 'twenty-one pounds', 'twenty-one'],
          'It “comes to 21 pounds a year”.',
        ),
        trueOrFalse(
          'The committee comes to a decision about the coffee.',
          false,
          '“in the end the decision is postponed, since some facts are missing”',
        ),
        choose(
          'What is the tone of “They feel that they have earned their lunch”?',
          'Mocking: they have achieved very little.',
          [
            ['Admiring: they have worked hard.', 'They have saved perhaps fifty pounds.'],
            ['Angry: they have wasted millions.', 'Nobody is attacked; the writer is amused.'],
            ['Neutral: it is simply time to eat.', 'It is said of what they feel, not of the time.'],
          ],
          '“by the end of three quarters of an hour they have saved perhaps fifty pounds”',
        ),
        choose(
          'According to the writer, why do people talk so much about the shed?',
          'They want to hide that they had nothing to say before.',
          [
            ['They are not intelligent enough for other subjects.', 'The writer denies that they are stupid.'],
            ['They care more about bicycles than about energy.', 'The shed is merely easy to picture.'],
            ['They want to save the staff’s money.', 'They even ask whether the staff deserve a shed.'],
          ],
          '“We talk about what we understand in order that nobody may notice how silent we were before.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You have to prepare the annual meeting of a sports club together. It may last ninety minutes, not more.',
      a: {
        role: 'You are going to chair the meeting.',
        facts: [
          'Last year’s meeting ran over by two hours, and twelve members left before the vote.',
          'The hall has to be locked at half past nine.',
          'A member called Mr Lowe wants to speak about the showers, and he is never brief.',
        ],
        goals: [
          'Find out which decisions cannot be postponed, and why.',
          'Agree on an agenda with a time for each item.',
          'Find a way to deal with Mr Lowe that is firm and fair.',
        ],
      },
      b: {
        role: 'You look after the club’s money.',
        facts: [
          'If this meeting does not raise the fees, the club cannot pay its trainer after March.',
          'The boat has to be sold; there are two offers, and one ends on the day after the meeting.',
          'Mr Lowe is right: the showers are broken, and he would repair them for nothing.',
        ],
        goals: [
          'Find out what went wrong last year.',
          'Make sure that your two points come first.',
          'Agree on an agenda with a time for each item.',
        ],
      },
      phrases: [
        'I’d put that first, because …',
        'Can’t that wait until …?',
        'How long do we need for …?',
        'We could always postpone …',
        'What do we do if it runs over?',
        'So, to sum up, …',
      ],
    },
    statements: [
      'Most meetings could have been an email.',
      'People who say nothing in a meeting should not be invited to the next one.',
      'No meeting should last longer than half an hour.',
      'Consensus is often only tiredness.',
      'Whoever writes the minutes has the real power.',
      'A bad decision today is better than a good one in a month.',
      'It is rude to look at a screen while somebody is speaking.',
      'Online meetings are fairer to shy people.',
    ],
    questions: [
      'How can you make sure that quiet people are heard?',
      'Which trivial things can people argue about for a long time? Why?',
      'What would you do with somebody who never gets to the point?',
      'When is it better to let one person decide than to vote?',
      'Which meetings in your life could be abolished, and what would be lost?',
    ],
    task: {
      instruction:
        'Your committee has forty minutes and seven items that somebody wants to talk about. Decide how many minutes each item gets (it may be none), and in what order. Then check: are you building a bicycle shed?',
      options: [
        'The roof leaks; repairs would cost 30,000 pounds',
        'The colour of the new chairs, on which everybody has an opinion',
        'A complaint about a member who is in the room',
        'A partnership with a school abroad, which only one person understands',
        'The date of the summer party',
        'A gift for the chair, who is retiring and must not hear about it',
        'Any other business',
      ],
    },
    writing:
      'Write a proposal of 150 to 180 words to the head of your school or firm. Describe what is wrong with its meetings and suggest three changes that could be tried for a month.',
  },
};
