import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('flat', 'noun', 'a home on one floor of a big building', 'We are looking for a flat with two bedrooms.'),
      word('rent', 'noun', 'the money that you pay every month for your home', 'The rent is 600 euros a month.'),
      word('move in', 'phrase', 'to start to live in a new home', 'We can move in on the first of May.'),
      word('neighbour', 'noun', 'a person who lives near you', 'My neighbour has three dogs.'),
      word('floor', 'noun', 'one level of a building, with all its rooms', 'The flat is on the fourth floor.'),
      word('lift', 'noun', 'a small room that takes you up or down in a building', 'There is no lift, so we walk up.'),
      word(
        'balcony',
        'noun',
        'a small place outside a flat, high up, where you can sit',
        'We have breakfast on the balcony.',
      ),
      word('heating', 'noun', 'what makes a house warm in winter', 'The heating does not work in the bathroom.'),
      word('quiet', 'adjective', 'without loud sounds', 'It is a quiet street with no cars.'),
      word('noisy', 'adjective', 'full of loud sounds', 'A flat over a café is often noisy.'),
      word('cheap', 'adjective', 'not costing much money', 'Flats in small towns are cheap.'),
      word('key', 'noun', 'a small thing that opens a door', 'I gave my second key to a friend.'),
      word('upstairs', 'adverb', 'on a higher floor', 'The people upstairs dance every night.'),
      word('share', 'verb', 'to live in or use something together', 'I share a kitchen with two students.'),
    ],
    text: {
      title: 'What is wrong with it?',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Ines: Come in! This is the living room, and the kitchen is over there.
Baraka: It’s a lovely flat. And it has a balcony! How much is the rent?
Ines: Four hundred euros a month, with heating.
Baraka: That’s very cheap. What is wrong with it? Are the neighbours noisy?
Ines: No, they are nice and quiet.
Baraka: Does the lift work?
Ines: Yes. And this is only the second floor.
Baraka: So why does nobody want it?
Ines: Well, look out of the bedroom window.
Baraka: Ah. The railway.
Ines: The first train comes at ten to five, and all the windows shake. Eleven people came to see the flat. They all said no.
Baraka: That’s no problem. I never hear that train in bed.
Ines: Do you sleep that well?
Baraka: No, I drive it. The station is only five minutes from here. When can I move in?
Ines: Today. Here is the key! But I live upstairs, Baraka. Can you drive past my window a little more slowly?`,
      questions: [
        choose(
          'What is the conversation about?',
          'A flat that is right for only a few people',
          [
            ['A flat that is too expensive for most people', 'The rent is only four hundred euros.'],
            ['A flat that is too small for two people', 'They do not talk about how big it is.'],
            ['A flat that is in the wrong part of the country', 'They talk about the railway, not about the country.'],
          ],
          '“Eleven people came to see the flat. They all said no.” But Baraka asks: “When can I move in?”',
        ),
        trueOrFalse(
          'Baraka has to pay more than 400 euros for rent and heating.',
          false,
          '“Four hundred euros a month, with heating.”',
        ),
        write(
          'How many people said no to the flat?',
          ['eleven', '11', 'eleven people', '11 people'],
          '“Eleven people came to see the flat. They all said no.”',
        ),
        choose(
          'Why did the other people not take the flat?',
          'It is too loud early in the morning.',
          [
            ['It is too far away from the next station.', 'The station is only five minutes away.'],
            ['It is too high up for old people.', 'It is on the second floor, and the lift works.'],
            ['It is too near to noisy neighbours.', 'The neighbours are nice and quiet.'],
          ],
          '“The first train comes at ten to five, and all the windows shake.”',
        ),
        choose(
          'Where is Baraka when the first train goes past the house?',
          'At work',
          [
            ['In bed', 'He says that he never hears that train in bed.'],
            ['In the lift', 'He only asks if the lift works.'],
            ['On the way home', 'At ten to five in the morning he drives the train.'],
          ],
          '“No, I drive it.”',
        ),
        choose(
          'What do we learn about Ines at the end?',
          'The train wakes her up, too.',
          [
            ['She wants to go by train, too.', 'She wants the train to be slow, but she does not take it.'],
            ['She is sorry to leave her flat.', 'She does not leave. She lives upstairs.'],
            [
              'She is afraid that he drives badly.',
              'She talks about her window. She does not say that he drives badly.',
            ],
          ],
          '“But I live upstairs, Baraka. Can you drive past my window a little more slowly?”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is the middle of April. A has read about a flat and phones the owner, B.',
      a: {
        role: 'You are looking for a flat.',
        facts: [
          'You can pay 700 euros a month for everything.',
          'You have to leave your old flat on the thirtieth of April.',
          'You live with a small old dog. He sleeps all day and loves cats.',
          'Your course in this town takes two years. You paint walls very well.',
        ],
        goals: [
          'Find out how much you have to pay every month, with heating and water.',
          'Find out when you can move in, and why you can’t do it earlier.',
          'Find out if you can bring your dog.',
        ],
      },
      b: {
        role: 'You have a flat for somebody who wants to stay for more than a year.',
        facts: [
          'The rent is 610 euros. Heating and water are 70 euros more.',
          'The flat is empty, but the walls are dirty. Your painter can only come on the tenth of May. People can move in when the walls are ready.',
          'Dogs are all right if they are quiet. Your neighbour has a cat and is afraid for it.',
        ],
        goals: [
          'Find out who is going to live in the flat.',
          'Find out how long A wants to stay.',
          'Find out when A needs the flat. Agree on a day, and on who paints the walls.',
        ],
      },
      phrases: [
        'Is the flat still free?',
        'How much is it with heating and water?',
        'When do you want to move in?',
        'I’m afraid there is a problem with …',
        'I can … if that helps.',
        'Can I come and see it on …?',
      ],
    },
    statements: [
      'A balcony is more important than a big kitchen.',
      'It is better to live in the centre than outside the town.',
      'Everybody should live alone for one year.',
      'I want to live on the top floor of a very tall building.',
      'Good neighbours are more important than a good flat.',
      'A flat without a pet is not a home.',
      'It is fun to look for a new home.',
      'It is easy to share a flat with a friend.',
    ],
    questions: [
      'What do you look at first when you see a new flat?',
      'What is good and what is bad about living on the top floor?',
      'Which sounds are all right in a house, and which are not?',
      'What can you ask before you move in?',
      'Is it better to share a flat with a friend or with somebody new? Why?',
    ],
    task: {
      instruction:
        'Sanna goes to school in the centre. Her father works at night and sleeps in the day. They have two bikes and a cat, and can pay up to 900 euros a month. Choose one flat for them, and a second one if the first is gone.',
      options: [
        'Two small bedrooms in the centre, over a music school: 700 euros',
        'Two big bedrooms and a garden, an hour by bus from the centre: 650 euros',
        'One bedroom and a living room, very quiet, ten minutes by bike: 800 euros',
        'Two bedrooms on the sixth floor without a lift, in the centre: 750 euros',
        'Three rooms, quiet, twenty minutes by bike, free only in three months: 850 euros',
        'Two bedrooms in an old lady’s house, with her four cats: 500 euros',
        'Two new bedrooms in the centre; next year they are going to build a house next door: 900 euros',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to the owner of a flat that you want to see. Say who you are, how many people are going to live there and when you want to move in. Ask two questions about the flat.',
  },
  hard: {
    words: [
      word(
        'viewing',
        'noun',
        'a visit to a flat that you may want to live in',
        'The viewing lasted less than five minutes.',
      ),
      word(
        'landlord',
        'noun',
        'somebody who owns a home and lets others live there for money',
        'Our landlord repaired the shower himself.',
      ),
      word(
        'tenant',
        'noun',
        'somebody who pays to live in another person’s flat',
        'The last tenant left a piano behind.',
      ),
      word(
        'lease',
        'noun',
        'the contract between the owner of a flat and those who live there',
        'She signed a lease for two years.',
      ),
      word(
        'deposit',
        'noun',
        'money you pay first and get back if nothing is damaged',
        'The deposit is three months’ rent.',
      ),
      word(
        'estate agent',
        'noun',
        'somebody whose job is to sell or rent out homes for other people',
        'The estate agent called the cellar a studio.',
      ),
      word(
        'applicant',
        'noun',
        'somebody who asks in writing for a flat or job',
        'There were ninety applicants for one room.',
      ),
      word(
        'application',
        'noun',
        'a letter or form in which you ask for something',
        'Send your application before Friday.',
      ),
      word('flatmate', 'noun', 'somebody with whom you share a home', 'My flatmate plays the harp.'),
      word('available', 'adjective', 'free to be rented or used', 'The room is available from September.'),
      word(
        'fee',
        'noun',
        'money paid for somebody’s professional work',
        'There is a fee of 200 euros for the contract.',
      ),
      word(
        'exchange',
        'noun',
        'giving one thing and getting another for it',
        'They agreed on an exchange of flats for a year.',
      ),
      word(
        'furnished',
        'adjective',
        'with tables, beds and so on already in it',
        'Furnished rooms are easier for students.',
      ),
      word(
        'neighbourhood',
        'noun',
        'a part of a town and the people in it',
        'It is a friendly neighbourhood with cheap cafés.',
      ),
    ],
    text: {
      title: 'The queue that solved itself',
      kind: 'text',
      genre: 'news',
      text: `When the estate agent Dora Lindqvist arrived in Mill Lane on the first Saturday in March to show a two-room flat, she was ninety minutes late. A lorry had broken down on the bridge. She was prepared for an angry crowd, since forty-one people had been invited to the viewing. What she found was an empty staircase and a note: “Thank you. We are in the café.”

For the first twenty minutes, those present say, the applicants did what applicants do. They held on to their folders and tried to guess what the others earned. Then Tomasz Okoro, a baker, began to read his own application aloud to pass the time. “Tidy, quiet, no pets,” he read. “Actually, I have a parrot.” There was laughter, and people began to talk.

A retired teacher admitted that her five rooms had become too silent. Two students behind her were sharing a single room, at a price that made her gasp. A nurse from the harbour wanted to live near the university; a lecturer who lived near the university had just found work at the harbour. Somebody drew a map of the city on the back of a form for the deposit.

By the time the bridge was clear, eleven of the forty-one had found a room, a flatmate or an exchange, provided that their landlords agree. The others have decided to meet in the café every Saturday, with the map.

“I’ve never lost so many clients in one morning,” says Lindqvist, who will not receive a fee for any of this. The flat in Mill Lane is still available. On the second Saturday, however, she was seen in the café herself, with a folder under her arm. Her own lease, it turns out, ends in June.`,
      questions: [
        choose(
          'What is the report mainly about?',
          'Competitors who ended up helping one another',
          [
            ['Applicants who complained about an unfair agent', 'She was prepared for anger, but there was none.'],
            ['Neighbours who opened a café for homeless people', 'The café is only the place where they meet.'],
            ['Clients who were invited to a flat that was taken', 'The flat in Mill Lane was free, and still is.'],
          ],
          '“eleven of the forty-one had found a room, a flatmate or an exchange”',
        ),
        write(
          'What kind of vehicle made the estate agent late?',
          ['a lorry', 'lorry', 'the lorry', 'a broken lorry', 'a broken-down lorry', 'a truck', 'truck', 'the truck'],
          '“A lorry had broken down on the bridge.”',
        ),
        choose(
          'What made the people on the stairs start talking?',
          'One of them confessed to a lie.',
          [
            ['One of them had brought a parrot.', 'He owns one, but nobody says that it was there.'],
            ['One of them had drawn a city map.', 'The map came later, when they were already talking.'],
            ['One of them asked about their pay.', 'They tried to guess it; nobody asked.'],
          ],
          'He read out that he had no pets, and then said: “Actually, I have a parrot.”',
        ),
        trueOrFalse(
          'All the arrangements that were made that morning are already certain.',
          false,
          'They hold only “provided that their landlords agree”.',
        ),
        choose(
          'Why did the nurse and the lecturer suit each other?',
          'Each lived where the other wanted to be.',
          [
            ['Each was looking for somebody to talk to.', 'That is more like the retired teacher.'],
            ['Each had found a new job at the university.', 'The lecturer’s new job is at the harbour.'],
            ['Each was paying too much for a single room.', 'Those were the two students.'],
          ],
          '“a lecturer who lived near the university had just found work at the harbour”',
        ),
        choose(
          'Why, most probably, did the agent go to the café?',
          'She will soon need a home herself.',
          [
            [
              'She wanted to be paid for her work.',
              'She will not receive a fee, and she brought a folder like an applicant.',
            ],
            [
              'She hoped to let the flat in Mill Lane.',
              'It is still free, but the last sentence gives another reason.',
            ],
            ['She meant to apologise for her delay.', 'Nothing is said of that, and she would need no folder.'],
          ],
          '“Her own lease, it turns out, ends in June.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You met at a viewing. The flat has a large room with a balcony, a small quiet one and a kitchen. It costs 1,300 euros a month from the first of July: too much for either of you. You meet to see if you could share it.',
      a: {
        role: 'You translate books at home.',
        facts: [
          'From August you can pay up to 600 euros a month. In July you still have to pay for your old flat, and have only 300 left.',
          'You work from nine to four and need silence. After that you do not mind any noise.',
          'You own a washing machine and almost no other furniture.',
        ],
        goals: [
          'Find out how much B can pay, in July and afterwards.',
          'Find out when B is at home, and how loud it gets.',
          'Agree on the rooms and on how to divide the rent.',
        ],
      },
      b: {
        role: 'You are a nurse and play the cello.',
        facts: [
          'You can pay up to 800 euros a month, and have 250 put aside for the move.',
          'You work three nights a week and sleep until two in the afternoon after them.',
          'You practise the cello for two hours a day. Until now you have done it in the morning, but you could change that.',
          'You have furniture for two rooms, but no washing machine.',
        ],
        goals: [
          'Find out how much A can pay, in July and afterwards.',
          'Find out when A needs silence, and when noise is all right.',
          'Find out what A could bring into the flat. Agree on the rooms and the rent.',
        ],
      },
      phrases: [
        'What would be the most you could pay?',
        'How would you feel about …?',
        'I could live with that, as long as …',
        'It seems only fair that whoever gets …',
        'For July, we might …',
        'Shall we agree on that, then?',
      ],
    },
    statements: [
      'Landlords should not be allowed to choose their tenants.',
      'It is all right to leave something out of an application for a flat.',
      'Nobody should have more rooms than they use.',
      'Strangers make better flatmates than friends.',
      'You can tell within a minute whether a flat is right for you.',
      'Owning a home makes people less free.',
      'I would rather live in a bad flat in a good neighbourhood than the other way round.',
      'Young and old people should live under the same roof more often.',
    ],
    questions: [
      'What would you never accept in a flat, however cheap it was?',
      'How do adverts for flats make them sound better than they are?',
      'What could a town do so that people find homes more easily?',
      'What would you ask somebody who wanted to share a flat with you?',
      'When have strangers in a queue or on a journey been useful to each other?',
    ],
    task: {
      instruction:
        'A house of eight flats belongs to the people who live in it. A two-room flat is free: 750 euros a month, for no more than two people. Whoever moves in gives three hours a month to the house, and should stay for at least two years. Choose a new tenant, and a second choice.',
      options: [
        'A carpenter who can repair anything, but works abroad every other month',
        'Two students who would look after the garden and leave after exactly two years',
        'A trumpet player who wants to stay for ever and practises from five to six',
        'A retired bus driver who would watch all the children, and likes the radio loud',
        'A couple who both cook in a restaurant and come home at one in the morning',
        'The sister of somebody in the house, who has not said what she would do for it',
        'An accountant who would do the house’s paperwork, but wants nothing to do with parties',
      ],
    },
    writing:
      'Write a letter of 120 to 150 words to people in a shared flat who are looking for a new flatmate. Introduce yourself, say what you would bring into the flat, admit one thing that might get on their nerves, and ask two questions.',
  },
};
