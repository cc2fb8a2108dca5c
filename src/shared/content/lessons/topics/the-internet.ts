import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'internet',
        'noun',
        'the system that connects computers all over the world',
        'I found the song on the internet.',
      ),
      word('online', 'adverb', 'using the system that connects all computers', 'I read the news online.'),
      word('website', 'noun', 'pages on the internet about one thing', 'This website is about birds.'),
      word('message', 'noun', 'words that you send to a person', 'I got a message from my cousin.'),
      word('send', 'verb', 'to make something go to another person or place', 'Can you send me the photo?'),
      word('type', 'verb', 'to write with your fingers on a computer', 'Type your name here.'),
      word('search', 'verb', 'to look for something', 'I searched for a good soup.'),
      word('click', 'verb', 'to press with your finger on a computer', 'Click on the blue word.'),
      word('log in', 'phrasal verb', 'to give your name and start to use a computer', 'You have to log in first.'),
      word('crash', 'verb', 'to stop working suddenly', 'My computer crashed twice today.'),
      word('work', 'verb', 'to do what it should do', 'The internet does not work in this room.'),
      word('problem', 'noun', 'something that is not right', 'There is a problem with this page.'),
      word('try', 'verb', 'to do something and see if it is possible', 'Close the page and try again.'),
      word(
        'password',
        'noun',
        'a secret word that opens something for you',
        'What is the password for the internet here?',
      ),
    ],
    text: {
      title: 'Two letters',
      kind: 'text',
      genre: 'history',
      source:
        'L. Kleinrock, The first message transmission (icann.org, 2019); Computer History Museum: the log of 29 October 1969; ITU, Measuring digital development: Facts and Figures 2024',
      text: `In 1969 there was no internet. A computer was as big as a cupboard, and most computers could not talk to each other.

On the evening of 29 October, Charley Kline sat in front of a computer in Los Angeles. He was a student of twenty-one. Bill Duvall sat at another computer, about 500 kilometres away. Charley wanted to send him the word “login”. The two men were also on the phone.

Charley typed L. Did Bill see it? Yes, he did! Charley typed O. Bill saw that too. Then Charley typed G, and Bill’s computer crashed.

So the first message had two letters: LO. Bill found the problem, and an hour later they tried again. This time it worked. Charley wrote one short line about it in a book.

Nobody brought a camera that evening. Today more than five billion people are online, and many of them take a photo of their lunch.`,
      questions: [
        choose(
          'What is the text about?',
          'A first step to the internet',
          [
            ['A first photo on the internet', 'Nobody took a photo that evening.'],
            ['A student who broke a telephone', 'The telephone worked. Bill’s computer crashed.'],
            ['A computer that was too small', 'It “was as big as a cupboard”.'],
          ],
          '“In 1969 there was no internet.” But “the first message had two letters”.',
        ),
        trueOrFalse(
          'Charley and Bill were in the same room.',
          false,
          'Bill was “at another computer, about 500 kilometres away”.',
        ),
        choose(
          'How did Charley know which letters came to Bill?',
          'They talked on the phone.',
          [
            ['He saw them on a camera.', '“Nobody brought a camera.”'],
            ['Bill sent him an email.', 'There was no email for them. They had a phone.'],
            ['He read about it in a book.', 'He wrote in a book, but later.'],
          ],
          '“The two men were also on the phone.”',
        ),
        write(
          'Which letter did Charley type before the computer crashed?',
          ['G', 'the letter G', 'letter G', 'a G', 'the G'],
          '“Then Charley typed G, and Bill’s computer crashed.”',
        ),
        choose(
          'What happened after an hour?',
          'They could send the word.',
          [
            ['They bought a new computer.', 'Bill found the problem. He did not need a new one.'],
            ['They stopped and went home.', 'They tried again, and it worked.'],
            ['They lost the other letters.', 'This time there was no problem with the letters.'],
          ],
          '“an hour later they tried again. This time it worked.”',
        ),
        choose(
          'Why did nobody take a photo that evening?',
          'They did not know how important it was.',
          [
            [
              'They did not want to show their mistake.',
              'Charley wrote about the evening in a book. It was not a secret.',
            ],
            ['They did not have cameras in those years.', 'There were cameras, but “Nobody brought a camera”.'],
            ['They did not stay until it really worked.', 'They stayed for an hour and tried again.'],
          ],
          'It was the start of something very big, but there was only “one short line about it in a book”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are in a shop that sells internet for the home. B has a new flat.',
      a: {
        role: 'You work in the shop.',
        facts: [
          'The slow internet costs 15 pounds a month. It is good for one or two people.',
          'The fast internet costs 30 pounds a month. If you take it for a year, it costs 20.',
          'You can take the internet with you to a new flat in the same town. That costs 10 pounds, once.',
          'A man comes and puts it in: on Tuesday from eight to twelve, or on Friday from two to six.',
        ],
        goals: [
          'Find out how many people live in B’s flat, and what they do online.',
          'Find out how long B wants to stay.',
          'Agree on the slow or the fast internet, and on a day.',
        ],
      },
      b: {
        role: 'You need internet for your new flat.',
        facts: [
          'There are three of you. You watch films, and two of you have online lessons.',
          'You can pay 25 pounds a month.',
          'In six months you are all going to move to a bigger flat in the same town.',
          'You all work in the mornings. In the afternoons you are at home.',
        ],
        goals: [
          'Find out what there is, and how much it costs.',
          'Find out what happens with the internet when you move.',
          'Agree on the slow or the fast internet, and on a day.',
        ],
      },
      phrases: [
        'How many people are there?',
        'What do you use it for?',
        'How much is it a month?',
        'That’s too expensive for us.',
        'What happens if …?',
        'Can you come on …?',
      ],
    },
    statements: [
      'I can live for a week without the internet.',
      'The internet is more important than television.',
      'You can learn everything online.',
      'A letter is nicer than a message.',
      'The internet should be free for everybody.',
      'I look at my phone before breakfast.',
      'A hotel without the internet is a good place for a holiday.',
      'It is easy to find good websites.',
    ],
    questions: [
      'What did you do online yesterday?',
      'What did people do before there was an internet?',
      'Which website or page do you often use, and what for?',
      'The internet stops for one day. What do you do?',
      'What is better online, and what is better without a computer?',
    ],
    task: {
      instruction:
        'Six people over eighty want to use the internet for the first time. You have one afternoon: three hours. Choose what to teach them, and say what comes first.',
      options: [
        'To send a message to the family: 30 minutes; they can use it every day',
        'To see and talk to a grandchild in another country: 60 minutes; everybody needs help with the camera',
        'To search for an old song: 20 minutes; very nice, but not important',
        'To buy a train ticket: 60 minutes; you have to pay online',
        'To choose a good password: 30 minutes; a little boring, but they need it',
        'To know which messages are not true: 45 minutes; it makes some people afraid',
        'To play a game with people far away: 40 minutes; fun, and good for their heads',
        'To see their old street from above: 15 minutes; they will not want to stop',
      ],
    },
    writing:
      'A friend is going to live without the internet for a week. Write a letter on paper of 60 to 80 words to your friend. Say what you use the internet for every day, what is going to be difficult, and what your friend can do in the evening.',
  },
  hard: {
    words: [
      word('data', 'noun', 'information that computers store and send', 'A film consists of a huge amount of data.'),
      word('cable', 'noun', 'a thick wire that carries electricity or information', 'The cable runs under our street.'),
      word('network', 'noun', 'a number of computers that are connected', 'The whole school uses one network.'),
      word('connection', 'noun', 'what joins one computer to others', 'The connection is slow in the evening.'),
      word(
        'rely on',
        'phrasal verb',
        'to need and trust somebody or something',
        'Even the bakery relies on the internet.',
      ),
      word('router', 'noun', 'the box that connects your home to the internet', 'Switch the router off and on again.'),
      word('satellite', 'noun', 'a machine that flies round the earth', 'The mountain hut is online by satellite.'),
      word('fault', 'noun', 'something that is broken or wrong', 'They found the fault in a box by the road.'),
      word('route', 'noun', 'the way from one place to another', 'An email may take a surprising route.'),
      word('fibre', 'noun', 'a thin thread, for example of glass', 'Fibre is faster than the old copper wires.'),
      word('repair', 'verb', 'to make something work again', 'The line was repaired before lunch.'),
      word(
        'access',
        'noun',
        'the chance or right to use something',
        'More than two billion people still have no internet access.',
      ),
      word('provider', 'noun', 'a company that sells you a service', 'We changed our provider because of the price.'),
      word('browse', 'verb', 'to look at pages without a clear plan', 'He spent the evening browsing.'),
    ],
    text: {
      title: 'The cloud lies on the sea bed',
      kind: 'dialogue',
      genre: 'interview',
      source:
        'International Telecommunication Union (ITU) and International Cable Protection Committee (ICPC), Submarine cable resilience (2024); ICPC, Sharks are not the nemesis of the internet (2015); on Tonga: Reuters, 22 February 2022',
      text: `Nuria: My guest repairs the internet, on a ship. Ekow, why a ship? Most of us imagine that our data flies through the air.
Ekow: It does, for the last few metres, from your router to your phone. But between continents, well over ninety-five per cent travels through cables on the sea bed. In deep water they are about as thick as a garden hose.
Nuria: And what exactly runs through them?
Ekow: Light. Inside there are glass fibres as thin as a hair. A film reaches you as billions of tiny flashes.
Nuria: I’ve read that sharks bite the cables.
Ekow: Everybody asks about sharks! They make headlines, but hardly any trouble. There are 150 to 200 faults a year worldwide, and most are caused by fishing nets and anchors.
Nuria: Then why do I never notice?
Ekow: Because your data takes another route, as cars do when a road is closed. Places that rely on a single cable are less lucky. In January 2022 an underwater volcano erupted in Tonga and tore apart the only cable to the outside world. There were some satellite links, but it took five weeks to repair the cable.
Nuria: How do you repair one?
Ekow: With a hook on a long rope, basically. We pull up one end, then the other, and join a new piece between them, fibre by fibre.
Nuria: Why doesn’t every island have three cables?
Ekow: Because a network is built where there are customers, and a small island has few. I think that’s wrong. Nobody asks whether a village is big enough for a road.
Nuria: One last question. What do you watch on board in the evening?
Ekow: Nothing. We go online by satellite, and there are sixty of us. While we mend your film, we play cards.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'What the internet really depends on',
          [
            ['What people on ships use the internet for', 'This only comes up in the last lines.'],
            ['What animals in the sea do to the internet', 'Sharks cause “hardly any trouble”.'],
            ['What will take the place of the internet', 'Nobody speaks of what will follow.'],
          ],
          'Between continents, nearly everything “travels through cables on the sea bed”.',
        ),
        write(
          'What travels through the glass fibres?',
          ['light', 'flashes of light', 'tiny flashes', 'flashes', 'billions of tiny flashes', 'tiny flashes of light'],
          '“And what exactly runs through them?” – “Light.”',
        ),
        choose(
          'What damages cables most often?',
          'What people do at sea',
          [
            ['The bites of large fish', 'Sharks “make headlines, but hardly any trouble”.'],
            ['The explosions of volcanoes', 'Tonga is one case. Nets and anchors are far more common.'],
            ['The age of the glass in them', 'Old glass is not mentioned.'],
          ],
          '“most are caused by fishing nets and anchors”',
        ),
        trueOrFalse(
          'When one of several cables is damaged, the data waits until it has been mended.',
          false,
          '“your data takes another route, as cars do when a road is closed”',
        ),
        choose(
          'Why does Ekow compare the internet to a road?',
          'He thinks that small places have a right to it.',
          [
            ['He thinks that it is becoming too crowded.', 'Crowded roads are not his point here.'],
            ['He thinks that whoever uses it should pay.', 'He finds it wrong to build only where customers are.'],
            ['He thinks that each island should build its own.', 'He does not say who should build them.'],
          ],
          '“Nobody asks whether a village is big enough for a road.”',
        ),
        choose(
          'What is odd about life on board, as Ekow describes it?',
          'Those who mend the connection have a poor one themselves.',
          [
            ['Those who work with cables prefer life without a screen.', 'They play cards since they have no choice.'],
            ['Those who repair it may not use it while they are at work.', 'Nothing is forbidden; it is too slow.'],
            ['Those who sail together would rather not talk in the evening.', 'They play cards together.'],
          ],
          '“While we mend your film, we play cards.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'B’s team would like to spend a working week in A’s guest house in the mountains, from Monday to Friday. They are talking on the phone about the internet there.',
      a: {
        role: 'You own the guest house.',
        facts: [
          'Your connection can carry two video calls at the same time, or one large file, which takes all night.',
          'You could hire a satellite dish for 250 pounds a week. Then eight calls are possible, except in heavy snow.',
          'The library in the valley has fast fibre. The bus goes at half past eight and comes back at one.',
          'The week costs 2,000 pounds for a group. You would take 10 per cent off for guests who agree to switch off the router at dinner, from seven to nine.',
        ],
        goals: [
          'Find out how many people need the internet, when, and what for.',
          'Find out what they can pay.',
          'Agree on a price and on rules. You would love your guests to look up at dinner.',
        ],
      },
      b: {
        role: 'You are planning the week for your team.',
        facts: [
          'There are eight of you. From Monday to Wednesday, four people have a video call at ten, each with a different customer.',
          'A large file has to be sent by Friday noon. It will be ready on Thursday at six.',
          'You can spend 2,100 pounds on everything.',
          'Half of the team would enjoy evenings without the internet; the others would accept two hours.',
        ],
        goals: [
          'Find out how good the connection is, and how it could be improved.',
          'Find out what each solution costs, and what could go wrong.',
          'Agree on a price, and on a plan for the calls and the file.',
        ],
      },
      phrases: [
        'How many calls can it cope with?',
        'What happens if the connection fails?',
        'Would your team mind if …?',
        'We could do without it between …',
        'How much would that come to?',
        'As a backup, we could …',
      ],
    },
    statements: [
      'Access to the internet is a human right, like water.',
      'The internet has made people more patient, not less.',
      'A country should own the cables that it relies on.',
      'Every home should have one room without a connection.',
      'People knew more when they could not look everything up.',
      'What has been put online should disappear after ten years.',
      'The internet has made the world smaller, but not friendlier.',
      'Public offices must never be online only.',
    ],
    questions: [
      'Which things in your day would stop if the internet failed at noon?',
      'What did you once find while you were browsing for something completely different?',
      'How would you explain the internet to somebody from the year 1900?',
      'What has become worse since everything went online?',
      'Who should pay for the connection of a place where only fifty people live?',
    ],
    task: {
      instruction:
        'A mountain village of 600 people has a slow connection that often breaks. The school, the doctor and the farms all need a better one. You have 90,000 euros and one year. Choose up to three measures, and say who has to wait.',
      options: [
        'A fibre cable to the school and the doctor only: 60,000 euros; fast and safe',
        'A tower for mobile internet: 70,000 euros; reaches the farms, but spoils the view',
        'Satellite dishes for twenty farms: 20,000 euros; slower in bad weather',
        'A room with ten computers in the old post office: 25,000 euros; open to everybody',
        'A second route over the pass, in case the first one breaks: 50,000 euros; unused on most days',
        'Villagers dig the ditches for a cable to every house themselves: 40,000 euros and forty weekends',
        'Courses for those who have never been online: 8,000 euros; useless without a connection',
      ],
    },
    writing:
      'Write an article of 140 to 180 words for a student website about a day on which the internet in your town stopped working. Describe what people noticed first, what turned out to be impossible, and what was better than expected.',
  },
};
