import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('meet', 'verb', 'to see and talk to somebody for the first time', 'I met Lin at a party.'),
      word('name', 'noun', 'the word that people call you', 'My name is Omar.'),
      word('introduce', 'verb', 'to tell two people each other’s names', 'Can I introduce my sister?'),
      word('nice to meet you', 'phrase', 'what you say to a new person', 'Hello, Ms Costa. Nice to meet you.'),
      word('shake hands', 'phrase', 'to take somebody’s hand to say hello', 'He shook hands with all the guests.'),
      word('come from', 'phrasal verb', 'to be born or to grow up in a place', 'Where do you come from?'),
      word('spell', 'verb', 'to say the letters of a word', 'How do you spell your name?'),
      word('neighbour', 'noun', 'somebody who lives near you', 'This is our new neighbour, Mr Diaz.'),
      word('guest', 'noun', 'somebody who visits your home or party', 'The guests came at eight.'),
      word('first name', 'phrase', 'what your family and friends call you', 'Her first name is Aiko.'),
      word(
        'surname',
        'noun',
        'the part of your name that your family has too',
        'Is Martin your first name or your surname?',
      ),
      word('shy', 'adjective', 'afraid to talk to new people', 'He is shy at parties.'),
      word('alone', 'adjective', 'with no other people', 'She came to the party alone.'),
      word('see you later', 'phrase', 'what you say when you go', 'I have to go now. See you later!'),
    ],
    text: {
      title: 'Wrong party',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Bruno: Hello! I don’t think we know each other. I’m Bruno. I live here.
Aisha: Nice to meet you, Bruno. I’m Aisha. I’m your new neighbour. I moved in on Monday.
Bruno: Welcome! Are you a friend of Petra’s?
Aisha: I don’t know Petra. A man with a beard invited me. Martin?
Bruno: Martin? Is that his first name or his surname?
Aisha: His first name, I think. He said, “Saturday at eight, flat 14. Come and meet the neighbours.”
Bruno: Ah. This is flat 12. It’s Petra’s birthday. The guests here are all from her office.
Aisha: Oh no! I’m so sorry. And I ate two pieces of cake! I must go.
Bruno: Please stay for a minute. I’m shy, and nobody from the office talks to me. You are the first.
Aisha: But Martin is waiting. Come with me! You’re a neighbour too.
Bruno: I can’t leave my wife’s birthday. But tomorrow at five, for coffee?
Aisha: I’d love to. I can bring a cake. See you tomorrow!`,
      questions: [
        choose(
          'What is Aisha’s problem?',
          'She is at the wrong party.',
          [
            ['She did not bring a present.', 'They do not talk about presents.'],
            ['She came too late.', 'Martin said eight o’clock. Nobody says that she is late.'],
            ['She does not like the guests.', 'She does not know them.'],
          ],
          'Martin said “flat 14”, and Bruno says: “This is flat 12.”',
        ),
        write('When did Aisha move in?', ['Monday', 'on Monday', 'last Monday'], '“I moved in on Monday.”'),
        trueOrFalse('Bruno goes to Martin’s flat with Aisha.', false, '“I can’t leave my wife’s birthday.”'),
        choose(
          'Who is Petra?',
          'Bruno’s wife',
          [
            ['Martin’s wife', 'Petra lives with Bruno in flat 12.'],
            ['Aisha’s friend', 'Aisha says: “I don’t know Petra.”'],
            ['Bruno’s boss', 'Bruno says that it is his wife’s birthday.'],
          ],
          '“It’s Petra’s birthday”, and Bruno says: “I can’t leave my wife’s birthday.”',
        ),
        choose(
          'Why does Bruno want Aisha to stay?',
          'He has nobody to talk to.',
          [
            ['He wants her to meet Petra.', 'He does not ask her to meet Petra.'],
            ['He is angry with Martin.', 'He asks who Martin is. He is not angry.'],
            ['He wants her to eat more cake.', 'It is Aisha who talks about the cake.'],
          ],
          'He says: “nobody from the office talks to me. You are the first.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are at the first evening of a cooking course. You stand at the same table and do not know each other.',
      a: {
        role: 'You are Alex. You are new in the town.',
        facts: [
          'You come from the north, and you are a bus driver.',
          'You like spicy food. You can’t eat eggs.',
          'You go home by bus. The last one is at nine.',
        ],
        goals: [
          'Find out three things about B.',
          'Choose something that you can cook together.',
          'Find out when the course ends. Can B help you to get home?',
        ],
      },
      b: {
        role: 'You are Charlie. You were born in this town.',
        facts: [
          'You are a hairdresser, and this is your second course here.',
          'You don’t like spicy food. You make very good omelettes.',
          'The course ends at half past nine. You have a car.',
        ],
        goals: [
          'Find out three things about A.',
          'Choose something that you can cook together.',
          'Find out how A goes home after the course.',
        ],
      },
      phrases: [
        'Nice to meet you. I’m …',
        'Where do you come from?',
        'What do you do?',
        'Do you like …?',
        'Me too! / Oh, I don’t.',
        'How are you getting home?',
      ],
    },
    statements: [
      'It is easy to talk to new people.',
      'You should always smile when you meet somebody.',
      'I am good at remembering names.',
      'Parties are the best place to meet people.',
      'It is rude to ask a new person about their age.',
      'A teacher should use first names in class.',
      'You know in one minute if you like a person.',
    ],
    questions: [
      'How do people in your country say hello?',
      'What can you ask a person you do not know?',
      'What should you not ask a person you do not know?',
      'Where can a new student in your town meet people?',
      'How can you remember a new name?',
    ],
    task: {
      instruction:
        'There are 20 new students in a school, and nobody knows anybody. Choose two things for the first morning. You have one hour.',
      options: [
        'Everybody stands up and says three things: 30 minutes, some people are shy',
        'A ball game with names: 15 minutes, you need a big room',
        'Talk to one person, then introduce them to the class: 45 minutes',
        'Breakfast together: 40 minutes, costs 2 pounds each',
        'A walk around the school in small groups: 30 minutes, not in the rain',
        'A quiz about the teachers: 20 minutes, very funny, you do not learn any names',
        'Everybody draws a picture of their week: 20 minutes, quiet',
      ],
    },
    writing:
      'Write a message of 40 to 60 words to your new neighbour Martin. You were late for his party, because you first went to the wrong flat and met a nice man there, Bruno. Explain why you came late, and tell Martin about Bruno.',
  },
  hard: {
    words: [
      word(
        'small talk',
        'phrase',
        'polite conversation about nothing important',
        'Small talk is easier with a drink in your hand.',
      ),
      word(
        'break the ice',
        'phrase',
        'to make people feel relaxed when they first meet',
        'A silly game broke the ice.',
      ),
      word('stranger', 'noun', 'a person you have never met', 'He can talk to any stranger in a queue.'),
      word('host', 'noun', 'the person who gives a party', 'The host introduced us and walked away.'),
      word('awkward', 'adjective', 'making people feel uncomfortable', 'There was an awkward silence.'),
      word(
        'eye contact',
        'phrase',
        'the act of looking straight at each other',
        'In some places too much eye contact is rude.',
      ),
      word('interrupt', 'verb', 'to speak before another person has finished', 'Don’t interrupt a good story.'),
      word('escape', 'verb', 'to get away', 'She escaped to the kitchen.'),
      word('approach', 'verb', 'to go up to somebody', 'It is easier to approach three people than two.'),
      word('offend', 'verb', 'to hurt somebody’s feelings', 'I left early and hoped that nobody was offended.'),
      word('outgoing', 'adjective', 'friendly and happy to talk to others', 'My outgoing colleague knows everybody.'),
      word(
        'acquaintance',
        'noun',
        'somebody you know, but not well',
        'I saw a few acquaintances there, but no friends.',
      ),
      word('on first-name terms', 'phrase', 'friendly enough not to say Mr or Ms', 'We were soon on first-name terms.'),
      word('get stuck', 'phrase', 'to be unable to leave', 'I got stuck with a man who sells carpets.'),
    ],
    text: {
      title: 'How to leave a conversation',
      kind: 'text',
      genre: 'instructions',
      text: `There are hundreds of guides to starting a conversation with a stranger. Far fewer tell you how to stop one, although that is the part during which most of us get stuck. Here, then, is some advice from somebody who once listened to the history of a garage door for fifty minutes.

1 Decide early. If you would like to be elsewhere, do not wait for a natural end. There is none. Small talk is like a tap: it runs until somebody turns it off.

2 Do not invent reasons. “I must just make a phone call” means that you will have to stand in the garden with a telephone to your ear. If your host then walks past and it rings, you will need to move abroad.

3 Give something back. Before you go, pick up one thing that the other person said: “I’ll think of you when our door starts to squeak.” People are rarely offended by someone who leaves. They are offended by someone who was never there.

4 Speak in the past tense. “It was lovely to meet you” closes a door more gently than any excuse, because it treats the conversation as complete. Hold out your hand while you say it, if that is the custom where you are.

5 Hand over, don’t dump. Introducing your companion to an acquaintance is generous if the two share an interest. If they share only the fact that you are escaping, you will have lost two people in one evening.

6 Now really go. Nothing is more awkward than saying goodbye and remaining within reach of the same bowl of olives.

A last word. Sooner or later somebody will hold out a hand and tell you that it was lovely to meet you. Do not be hurt. They may have read this too.`,
      questions: [
        choose(
          'What is the purpose of the text?',
          'To show readers how to end small talk politely',
          [
            ['To show readers how to meet more people', 'There are “hundreds of guides” to that; this is not one.'],
            ['To warn readers of people who talk too much', 'The advice is on what to do yourself.'],
            ['To prove to readers that small talk is useless', 'It says how to end a talk, not that talk is useless.'],
          ],
          '“Far fewer tell you how to stop one”',
        ),
        choose(
          'Why should you not say that you have to make a phone call?',
          'You would have to act out what you said.',
          [
            ['It is rude to use a telephone at a party.', 'The problem is the lie, not the telephone.'],
            ['The other person would follow you outside.', 'It is the host who may walk past.'],
            ['Nobody would believe you these days.', 'The text does not say that nobody would.'],
          ],
          'You “will have to stand in the garden with a telephone to your ear”.',
        ),
        choose(
          'What does “someone who was never there” mean?',
          'Someone who did not really listen',
          [
            ['Someone who did not come to the party', 'They are in the conversation, but not with their thoughts.'],
            ['Someone who was not introduced', 'Nothing is said about that here.'],
            ['Someone who left without a goodbye', '“People are rarely offended by someone who leaves.”'],
          ],
          'The advice is to “pick up one thing that the other person said”.',
        ),
        trueOrFalse(
          'The writer advises readers to shake hands everywhere in the world.',
          false,
          'One should do it “if that is the custom where you are”.',
        ),
        choose(
          'When is it right to introduce your companion to somebody else?',
          'When they have something to talk about',
          [
            ['When they both want to leave', 'It is you who wants to leave.'],
            ['When they have met before', 'Then they would not need you.'],
            ['When they are both close to you', 'An acquaintance is enough.'],
          ],
          'It is generous “if the two share an interest”.',
        ),
        choose(
          'What do the last lines suggest?',
          'Others may find you as boring as you find them.',
          [
            ['Others will be hurt if you use this advice.', 'It is the reader who should not be hurt.'],
            ['Others will always copy what you do first.', 'They may have read the same guide, not copied you.'],
            ['Others may not want to meet you any more.', 'They want to end one conversation.'],
          ],
          '“Sooner or later somebody will hold out a hand and tell you that it was lovely to meet you.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are at a dinner for volunteers in a town hall. You have just sat down side by side and have never met.',
      a: {
        role: 'You organise the town’s repair café, where people mend things for free.',
        facts: [
          'You must close in four weeks if you find no other room.',
          'The café is on the first Saturday of the month, from ten to two.',
          'You cannot pay any rent, but you could mend things in return.',
          'The café is insured through the town.',
        ],
        goals: [
          'Begin with small talk, and do not ask for anything in the first minute.',
          'Find out what B does and whether B can help you.',
          'Agree on a next step, then end the conversation politely.',
        ],
      },
      b: {
        role: 'You look after a small theatre, and you are tired after a long day.',
        facts: [
          'The theatre has a hall that is empty on Saturdays until one o’clock.',
          'Thirty of your old chairs are broken, and there is no money.',
          'Whoever uses the hall must be insured.',
        ],
        goals: [
          'Begin with small talk, and do not complain in the first minute.',
          'Find out what A does and whether A can help you.',
          'Agree on a next step only if your conditions are met, then end the conversation politely.',
        ],
      },
      phrases: [
        'I don’t think we’ve met. I’m …',
        'What brings you here?',
        'That must be …',
        'Funny you should say that, because …',
        'It would depend on …',
        'It was lovely talking to you.',
      ],
    },
    statements: [
      'First impressions are usually right.',
      'Small talk is a waste of time.',
      'Talking about the weather is better than talking about work.',
      'It is rude to look at your phone while somebody is talking to you.',
      'You should use a person’s first name only when you are invited to.',
      'Shy people are often more interesting than outgoing ones.',
      'It is easier to be honest with strangers than with friends.',
      'Nobody should be asked “What do you do?” at a party.',
    ],
    questions: [
      'What is the best first question to ask a stranger, and why?',
      'How do people show that they would like a conversation to end?',
      'What makes somebody easy to talk to?',
      'How have video calls changed the way in which people meet?',
      'If you could introduce any two people from history, who would they be, and what would they say?',
    ],
    task: {
      instruction:
        'Two companies with 40 people each have become one, and nobody knows anybody from the other side. There are 2,000 pounds and one working day. Choose two of these seven ideas, and say who may not like them.',
      options: [
        'Cooking lunch in mixed teams of eight: 1,200 pounds, takes half the day',
        'Badges with a hobby instead of a job title, worn all day: 100 pounds',
        'Three-minute talks with a new partner each time: free, loud, two hours',
        'A treasure hunt through the town: 700 pounds, a problem for those who can’t walk far',
        'A volleyball match: 150 pounds, one company against the other',
        'Helping to paint a youth club: 1,600 pounds for paint, all day',
        'A talk by a famous speaker on teamwork: 1,800 pounds, one hour',
      ],
    },
    writing:
      'Write a guide of 140 to 180 words for visitors to your country, called “How to meet people here”. Say what works, what does not, and what is easily misunderstood.',
  },
};
