import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('chat', 'verb', 'talk with somebody in a friendly way', 'We often chat at the bus stop.'),
      word('weather', 'noun', 'sun, rain, wind, snow and so on', 'The weather is lovely today.'),
      word('weekend', 'noun', 'Saturday and Sunday', 'My weekend was very quiet.'),
      word('plan', 'noun', 'something that you want to do later', 'I have no plans for this evening.'),
      word('by the way', 'phrase', 'words you say before you talk about something new', 'By the way, I like your hat.'),
      word('not too bad', 'phrase', 'quite good', 'My day was not too bad, thank you.'),
      word('lovely', 'adjective', 'very nice', 'You have a lovely garden.'),
      word('cloudy', 'adjective', 'with a grey sky and no sun', 'It was cloudy, but it was warm.'),
      word('sunny', 'adjective', 'bright and with a blue sky', 'It is sunny here by the sea.'),
      word(
        'go for a walk',
        'phrase',
        'go out on foot because you enjoy it',
        'We are going to go for a walk after lunch.',
      ),
      word('stranger', 'noun', 'somebody that you do not know', 'She often talks to strangers on the train.'),
      word(
        'polite',
        'adjective',
        'friendly, as somebody is who says please and thank you',
        'The polite young man asked about my holiday.',
      ),
      word('smile', 'verb', 'show with your mouth that you are happy', 'They smiled and said hello.'),
      word('shy', 'adjective', 'afraid of talking to new people', 'My brother is shy at parties.'),
    ],
    text: {
      title: 'While the computer starts',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Grace: Computer help, good morning. This is Grace.
Pavel: Hello, this is Pavel. My computer is very slow today.
Grace: Please turn it off and on again. It takes about five minutes. How are you, by the way?
Pavel: Not too bad, thanks. And you?
Grace: I’m fine. What’s the weather like in your town?
Pavel: It’s cloudy. Is it sunny in your town?
Grace: I don’t know. Our office has no windows!
Pavel: Oh! Then I can tell you about my window. There’s a big white cloud over the station. It looks like a fish.
Grace: That’s lovely! Do you have any plans for the weekend?
Pavel: I’m going to paint my kitchen yellow. What about you?
Grace: I’m going to go for a walk and look at the sky. Is your computer ready now?
Pavel: Yes. It was ready three minutes ago.
Grace: Oh! Well, it was nice to chat with you. Goodbye, Pavel.
Pavel: Wait! The fish is a dog now. It has one ear.`,
      questions: [
        choose(
          'What happens in this phone call?',
          'Two people have a nice chat while they wait.',
          [
            [
              'Two friends make plans for a weekend together.',
              'They do not know each other, and their plans are different.',
            ],
            ['A man asks a shop for a new and fast computer.', 'His computer is slow, but he does not want a new one.'],
            ['A woman asks about the weather before a trip.', 'She asks about the weather, but she is at work.'],
          ],
          'The computer needs time: “It takes about five minutes.” At the end Grace says: “it was nice to chat with you”.',
        ),
        trueOrFalse('Grace can see the sky from her office.', false, '“Our office has no windows!”'),
        write(
          'Which room is Pavel going to paint?',
          ['kitchen', 'the kitchen', 'his kitchen', 'his own kitchen'],
          '“I’m going to paint my kitchen yellow.”',
        ),
        choose(
          'What does Grace want to do at the weekend?',
          'She wants to be outside.',
          [
            ['She wants to meet Pavel.', 'They talk about their plans, but not about a meeting.'],
            ['She wants to catch a fish.', 'The fish is only a cloud.'],
            ['She wants to paint a room.', 'That is Pavel’s plan.'],
          ],
          '“I’m going to go for a walk and look at the sky.”',
        ),
        choose(
          'Why does Pavel say “Wait!” at the end?',
          'He likes talking to Grace.',
          [
            ['He has a new computer problem.', 'His computer is ready.'],
            ['He is afraid of the dog outside.', 'The dog is a cloud.'],
            ['He did not hear Grace’s last words.', 'Nothing tells us that he cannot hear her.'],
          ],
          'The computer “was ready three minutes ago”, but he tells her about the cloud again: “The fish is a dog now.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are strangers at a very small station. It is cold, and your train is late. You start to talk.',
      a: {
        role: 'You are a cook on the way home from a holiday.',
        facts: [
          'You were by the sea for a week. It rained every day, but you loved it.',
          'Your phone says that the train comes in forty minutes.',
          'You have half a chocolate cake, and a bag that is too heavy to carry far.',
        ],
        goals: [
          'Begin with the weather. Then find out where B is going, and what B likes doing.',
          'Find out where you can get a hot drink, and how far it is.',
          'Decide with B what you do before the train comes.',
        ],
      },
      b: {
        role: 'You are a student, and you live near the station.',
        facts: [
          'You are going to a party in another town. You love music, and you are going to play the guitar there.',
          'There is a café with hot drinks, fifteen minutes away on foot. At the station you can only buy cold water.',
          'You have your bike with you. It can carry one heavy bag.',
        ],
        goals: [
          'Find out where A was, and what the weather was like there.',
          'Find out when the train comes. You must not miss it.',
          'Find out if A has something to eat. Decide together what you do now.',
        ],
      },
      phrases: [
        'It’s cold today, isn’t it?',
        'Where are you going?',
        'That sounds nice!',
        'What about you?',
        'Do we have time to …?',
        'By the way, …',
      ],
    },
    statements: [
      'It is easy to talk about the weather.',
      'I like talking to people on a train.',
      'It is rude to say nothing in a taxi.',
      'Old people are better at small talk than young people.',
      'It is easier to talk to a stranger than to a teacher.',
      'Food is a better topic than sport.',
      'People should not look at their phones when they wait.',
      'A smile is better than ten words.',
    ],
    questions: [
      'Where do people in your country talk to strangers?',
      'What do you say when you meet somebody for the first time?',
      'Which topics are good when you do not know a person well?',
      'Who do you know that can talk to everybody, and how does that person do it?',
      'What can you do when you do not know what to say?',
    ],
    task: {
      instruction:
        'A café is going to have a “talking table” for people who come alone. It has 100 pounds and space for three of these things. Choose three.',
      options: [
        'Cards with easy questions, for example about food: 10 pounds',
        'A big map of the world, where guests show their favourite places: 30 pounds',
        'A puzzle with 1,000 pieces: 20 pounds, but some people look only at the puzzle',
        'Free tea for everybody in the first week: 60 pounds',
        'A friendly student who says hello and starts the chat: 70 pounds for the first week',
        'A bell: you ring it when you want to talk. 15 pounds, but shy people do not ring bells',
        'A soft sofa for three people: 50 pounds, but tired people fall asleep on it',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a new student from another country. Say what people in your town talk about when they meet, where they chat, and which question is a good start.',
  },
  hard: {
    words: [
      word(
        'small talk',
        'noun',
        'polite conversation about things that are not important',
        'They made small talk while the soup was heating.',
      ),
      word(
        'keep a conversation going',
        'phrase',
        'make sure that people do not stop talking',
        'Open questions help to keep a conversation going.',
      ),
      word(
        'break the ice',
        'phrase',
        'say or do something that makes strangers feel relaxed',
        'Her joke about the chairs broke the ice.',
      ),
      word('run out of', 'phrase', 'have nothing left of something', 'After two minutes we ran out of topics.'),
      word(
        'follow up',
        'phrase',
        'ask or say more about something that has been said',
        'He always follows up with another question.',
      ),
      word('silence', 'noun', 'a time when nobody says anything', 'The silence in the taxi lasted half an hour.'),
      word('it turns out', 'phrase', 'people discover in the end', 'It turns out that we went to the same school.'),
      word(
        'sign up',
        'phrase',
        'put your name on the list for a course or an activity',
        'She signed up for a course on conversation.',
      ),
      word(
        'pick up',
        'phrase',
        'notice something in a conversation and talk about it',
        'She picked up the word “boat” and asked about it.',
      ),
      word('stare', 'verb', 'look at something for a long time', 'He stared at his cup instead of talking.'),
      word(
        'awkward',
        'adjective',
        'not relaxed, because nobody knows what to do',
        'There was an awkward pause after his question.',
      ),
      word('sociable', 'adjective', 'enjoying the company of other people', 'My flatmate is more sociable than I am.'),
      word(
        'acquaintance',
        'noun',
        'somebody that you know, but not well',
        'I met an acquaintance in the queue for stamps.',
      ),
      word('nod', 'verb', 'move your head up and down, for example to agree', 'The neighbours only nod at each other.'),
    ],
    text: {
      title: 'Six Thursdays of nothing much',
      kind: 'text',
      genre: 'review',
      text: `Small Talk for Beginners: six Thursdays at the Riverside Centre.

Give me the meaning of life, and I can talk until midnight. Ask me about my weekend, and I run out of words and stare at my shoes. That is why I signed up.

There were nine of us on the first evening, and the silence was magnificent. Small talk, explained our tutor, Dr Okoro, is not meant to pass on information. It is how strangers find out whether it is safe to continue. The weather is ideal, because everybody has some and nobody is to blame for it.

His exercises were sensible. We learned to answer with slightly more than we had been asked for, so that the other person has something to pick up: not “Fine”, but “Fine, apart from the bees”. We learned to follow up on what we had heard. By week four, we could keep a conversation going for five minutes about a teaspoon.

And the tutor? During the breaks he stood by the wall and studied the fire regulations. He never asked us anything that was not on a slide. Then, halfway through the last session, the projector broke down. Dr Okoro looked at the empty wall in terror.

It was Mrs Lindqvist, silent until week three, who broke the ice. “How did you get into all this?” she asked. It turned out that he had grown up on an island with two other inhabitants, and had learned conversation as others learn Latin: from books. We stayed until the caretaker put out the lights.

The slides were dull, and the biscuits were worse. Yet I have been to a wedding since, and I heard myself talk about bees. Four stars. I am saving the fifth for the spring course, which will be taught by Mrs Lindqvist. Dr Okoro has already enrolled.`,
      questions: [
        choose(
          'What does this review mainly describe?',
          'A class that worked, though its tutor needed it too',
          [
            [
              'A course that failed, because its tutor was too shy',
              'The reviewer learned something and gives it four stars.',
            ],
            [
              'A tutor whose great charm made up for a dull subject',
              'The exercises were sensible; charm was what he did not have.',
            ],
            [
              'A group that learned far less than it had been promised',
              'They learned to talk for five minutes about a teaspoon.',
            ],
          ],
          '“By week four, we could keep a conversation going for five minutes about a teaspoon.” In the end, “Dr Okoro has already enrolled.”',
        ),
        choose(
          'According to Dr Okoro, what is small talk for?',
          'To test whether one can go on talking',
          [
            ['To learn useful facts about a new person', 'He says that it is not meant to pass on information.'],
            ['To fill the time until a real topic comes up', 'One may think so, but he gives another reason.'],
            ['To show others how much one knows already', 'He says nothing about showing knowledge.'],
          ],
          '“It is how strangers find out whether it is safe to continue.”',
        ),
        choose(
          'Why is “Fine, apart from the bees” a good answer?',
          'It gives the listener a reason to ask more.',
          [
            ['It shows the listener that all is well again.', 'The bees are what is not fine.'],
            ['It makes the listener laugh at an old joke.', 'It may be funny, but that is not the reason given.'],
            ['It tells the listener to change the topic.', 'The new detail keeps the conversation going.'],
          ],
          '“so that the other person has something to pick up”',
        ),
        trueOrFalse(
          'Dr Okoro spent the breaks chatting with the students.',
          false,
          '“During the breaks he stood by the wall and studied the fire regulations.”',
        ),
        write(
          'What broke down during the last session?',
          ['projector', 'the projector', 'a projector'],
          '“Then, halfway through the last session, the projector broke down.”',
        ),
        choose(
          'What did the reviewer probably do at the wedding?',
          'Use what the course had taught',
          [
            ['Meet the rest of the class again', 'Nothing is said about the other guests.'],
            ['Suffer from talk about insects', 'It was the reviewer who talked about the bees.'],
            ['Decide to start keeping bees', 'The bees are a thing to talk about, not a hobby.'],
          ],
          '“Yet I have been to a wedding since, and I heard myself talk about bees.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Teachers from many countries are coming to a conference. The organiser and the manager of the hall plan the first evening.',
      a: {
        role: 'You organise the conference.',
        facts: [
          'Sixty people are coming. Hardly any of them know each other, and they arrive between seven and eight.',
          'The evening may cost 600 pounds.',
          'Last year everybody had to play a name game in a circle. A third of the guests went to bed before nine.',
        ],
        goals: [
          'Find out what the hall and the food cost.',
          'Find out what furniture there is, and how long the evening can last.',
          'Agree on a plan that helps people to talk without forcing them.',
        ],
      },
      b: {
        role: 'You manage the hall.',
        facts: [
          'The hall costs 200 pounds until ten. After that it is closed.',
          'Soup is four pounds a head, eaten at tables. Snacks, for people who walk about, are seven pounds a head.',
          'There are eight tables for eight people each, and thirty high stools. After an evening with all the tables, your staff need an hour to clear up.',
          'You can take thirty pounds off if the guests help to clear up.',
        ],
        goals: [
          'Find out how many guests are coming, and when they arrive.',
          'Find out what went wrong last year.',
          'Agree on the food, the furniture and the price. You would rather not put out all the tables.',
        ],
      },
      phrases: [
        'What did people complain about last time?',
        'That would come to …',
        'The trouble with … is that …',
        'What would make people mix?',
        'Could you bring the price down if …?',
        'Let’s settle on …',
      ],
    },
    statements: [
      'Small talk is a waste of time.',
      'You learn more about people from what they say about the weather than from their opinions.',
      'Silence between two people is a good sign.',
      'It is dishonest to ask “How are you?” without wanting to know.',
      'Hairdressers should offer a chair where nobody talks to you.',
      'Phones have killed conversation between strangers.',
      'Small talk is harder in a foreign language than a serious discussion.',
      'Shy people are the better listeners.',
    ],
    questions: [
      'Which questions do strangers ask in your country that might seem odd elsewhere?',
      'How can you tell that somebody would rather not talk?',
      'What makes a person easy to talk to?',
      'In which situations does small talk matter most, and why?',
      'How does talking to strangers online differ from talking to them in a queue?',
    ],
    task: {
      instruction:
        'A company with eighty employees on four floors finds that people from different floors never talk. It has 2,000 pounds and may choose three measures, of which at most one may take up working time.',
      options: [
        'One large coffee machine on the second floor instead of four small ones: 1,200 pounds',
        'A lunch every month where chance decides who sits with whom: 900 pounds a year, in the lunch break',
        'A walk for two strangers every Friday, half an hour of working time: free',
        'A noticeboard for things that people want to lend, sell or learn: 100 pounds, but somebody has to keep it up to date',
        'A table tennis table in the entrance hall: 500 pounds, rather loud',
        'A workshop on conversation for everybody: 800 pounds, one morning of working time',
        'A rule that questions for another floor must be asked in person: free, but it takes up working time every day',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a website for young travellers: “How to talk to strangers in my country”. Name two good topics and one to avoid, describe a typical situation, and explain what a foreigner might find strange.',
  },
};
