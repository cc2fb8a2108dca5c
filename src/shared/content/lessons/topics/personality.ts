import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'personality',
        'noun',
        'what somebody is like, for example kind or funny',
        'My two cats have very different personalities.',
      ),
      word('friendly', 'adjective', 'nice to other people', 'Our new neighbours are very friendly.'),
      word('kind', 'adjective', 'always ready to help others', 'A kind woman showed us the way.'),
      word('honest', 'adjective', 'saying only what is true', 'Be honest: do you like my hat?'),
      word('funny', 'adjective', 'making people laugh', 'Our bus driver is really funny.'),
      word('polite', 'adjective', 'saying “please” and “thank you”', 'He is polite to all the guests.'),
      word('clever', 'adjective', 'quick at learning and understanding', 'She is clever and always finds an answer.'),
      word('quiet', 'adjective', 'not talking much', 'My brother is quiet at parties.'),
      word('talk', 'verb', 'to say things to somebody', 'My sister talks all day.'),
      word('laugh', 'verb', 'what you do after a good joke', 'She often laughs at her own mistakes.'),
      word('lazy', 'adjective', 'not liking work', 'I am lazy on Sundays.'),
      word('shy', 'adjective', 'afraid to speak to new people', 'He was shy on the first day.'),
      word('hard-working', 'adjective', 'doing a lot and not stopping early', 'Nurses are hard-working people.'),
      word('serious', 'adjective', 'thinking a lot and not joking much', 'Our maths teacher is a serious man.'),
    ],
    text: {
      title: 'Five buttons',
      kind: 'text',
      genre: 'review',
      text: `Last week I bought the kitchen robot Tobbo. It has five buttons, and each one is a different personality.

On Monday I tried “friendly”. Tobbo asked about my day, my work and my cat. It talked for three hours and did not cook.

On Tuesday I tried “honest”. “Your soup is bad,” it said.

On Wednesday Tobbo was “funny”. It put my shoes in the fridge and laughed.

On Thursday it was “polite”. “Can I open the door, please? Thank you! Can I close it, please? Thank you!” After ten minutes I was tired.

On Friday it was “clever”. “Clever robots don’t wash plates,” it said, and read my books.

On Saturday the kitchen was clean. There was hot coffee on the table. Tobbo stood in the corner and was quiet.

“Wonderful! Which button is this?” I asked my son, Bao.

“No button,” said Bao. “I turned Tobbo off last night.”

One star for Tobbo, five stars for Bao.`,
      questions: [
        choose(
          'What is the text about?',
          'A robot that can be different every day',
          [
            ['A robot that learns how to cook good soup', 'Tobbo did not cook. It only said that the soup was bad.'],
            ['A robot that is afraid of the people at home', 'Tobbo is not afraid of anybody.'],
            ['A robot that is the best friend of a boy', 'Bao turned the robot off.'],
          ],
          '“It has five buttons, and each one is a different personality.”',
        ),
        write(
          'How long did Tobbo talk on Monday?',
          ['three hours', '3 hours', 'for three hours', 'for 3 hours'],
          '“It talked for three hours and did not cook.”',
        ),
        trueOrFalse('Tobbo liked the soup.', false, '“Your soup is bad,” it said.'),
        choose(
          'What was the problem on Thursday?',
          'Tobbo said nice words too often.',
          [
            ['Tobbo was tired after a short time.', 'The writer was tired, not Tobbo.'],
            ['Tobbo could not open the door.', 'Tobbo only asked before it opened the door.'],
            ['Tobbo forgot to say “thank you”.', 'Tobbo said it again and again.'],
          ],
          '“Can I open the door, please? Thank you! Can I close it, please? Thank you!”',
        ),
        choose(
          'Why does Bao get five stars?',
          'He did the work in the kitchen.',
          [
            ['He found a new button on Tobbo.', '“No button,” said Bao. Tobbo was off.'],
            ['He made Tobbo clean the kitchen.', 'Tobbo was off all night, so it could not work.'],
            ['He told the writer a funny story.', 'It was not a story. Tobbo was really off.'],
          ],
          'On Saturday “the kitchen was clean. There was hot coffee on the table.” But Tobbo was off, so it was Bao.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are taking six children to the sea in two cars, three children in each car. You are the drivers. It is a long way.',
      a: {
        role: 'You know Ana, Ben and Carla.',
        facts: [
          'Ana is shy. She does not like questions, but she likes to listen to music and songs.',
          'Ben is very kind, and he talks all the time.',
          'Carla is serious. She wants to read in the car, and she cannot read when people talk.',
          'Ben and Dayo are good friends, but together they are too loud for any driver.',
        ],
        goals: [
          'Find out about Dayo, Emi and Felix.',
          'Find the best car for Carla.',
          'Put three children in each car.',
        ],
      },
      b: {
        role: 'You know Dayo, Emi and Felix.',
        facts: [
          'Dayo is funny and sings in the car. He is quiet for an hour when you ask him politely.',
          'Emi is quiet. She sleeps in every car, and no noise can wake her.',
          'Felix is afraid in cars. He feels fine when a friendly person talks to him.',
        ],
        goals: [
          'Find out about Ana, Ben and Carla.',
          'Find out who cannot sit together.',
          'Find somebody who can talk to Felix.',
        ],
      },
      phrases: [
        'What is … like?',
        'She’s a little …',
        'He can sit next to …',
        '… and … can’t be in the same car.',
        'Is … quiet or loud?',
        'What about … in your car?',
      ],
    },
    statements: [
      'Quiet people have the best ideas.',
      'It is better to be kind than to be clever.',
      'Honest people have more friends.',
      'Pets are like their owners.',
      'I am shy when I speak English.',
      'Lazy people often find the quickest way.',
      'Funny people make good teachers.',
    ],
    questions: [
      'Which three words are right for you, and why?',
      'What is a good friend like?',
      'What kind of personality does a good teacher need?',
      'Which animal has a personality like yours?',
      'When are you quiet, and when do you talk a lot?',
    ],
    task: {
      instruction:
        'You are going on a boat for a week and can take three people. One of them or more must know how to sail, because you do not. The three people must pay 600 pounds or more together. Who comes with you?',
      options: [
        'Ada: can sail, pays 200 pounds, is serious and gets up at five',
        'Bilal: cooks very well, pays 150 pounds, talks all day',
        'Chiara: pays 300 pounds, is funny and a little lazy',
        'Dong: can sail, pays 100 pounds, is kind and very shy',
        'Elena: plays the guitar, pays 250 pounds, is friendly and always late',
        'Farid: can repair everything, pays 200 pounds, is honest but not polite',
        'Gita: can cook and swim, pays 200 pounds, gets angry when she does not win a game',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a family in another country. You are going to live with them for a month. Say what you are like, what you enjoy, and one thing that they must know about you. Ask one question.',
  },
  hard: {
    words: [
      word(
        'trait',
        'noun',
        'one of the things that make up a person’s character',
        'Patience is a useful trait in a teacher.',
      ),
      word(
        'reliable',
        'adjective',
        'always doing what was promised',
        'She’s so reliable that we set our watches by her.',
      ),
      word('stubborn', 'adjective', 'never willing to give in or change a plan', 'He’s too stubborn to ask the way.'),
      word(
        'easy-going',
        'adjective',
        'relaxed and not easily worried or angry',
        'An easy-going flatmate is worth a lot.',
      ),
      word('cheerful', 'adjective', 'happy, and showing it', 'The cheerful postman sings on the stairs.'),
      word(
        'ambitious',
        'adjective',
        'with a strong wish to be successful',
        'Ambitious players train even on holidays.',
      ),
      word(
        'outgoing',
        'adjective',
        'friendly, and glad to meet new people',
        'Outgoing guests talk to everybody at the table.',
      ),
      word(
        'modest',
        'adjective',
        'not talking much about what you do well',
        'She’s modest about her three gold medals.',
      ),
      word('fearless', 'adjective', 'not afraid of anything', 'The fearless child patted the huge horse.'),
      word('lose your temper', 'phrase', 'to become angry suddenly', 'He never loses his temper with beginners.'),
      word(
        'get on somebody’s nerves',
        'phrase',
        'to annoy a person, often with a small thing',
        'His jokes get on my nerves.',
      ),
      word('curious', 'adjective', 'wanting to know about things', 'Curious people ask the best questions.'),
      word('bossy', 'adjective', 'always telling others what to do', 'My bossy cousin planned everybody’s day.'),
      word('sensitive', 'adjective', 'easily hurt by what people say', 'Be gentle with him: he’s sensitive.'),
    ],
    text: {
      title: 'No heroes, please',
      kind: 'dialogue',
      genre: 'interview',
      text: `Leila: You choose the ten people who spend the winter at the weather station on Skua Island. Who are you looking for?
Tevita: People who are good at being bored. From April to October no boat can reach them.
Leila: I’d have thought that you needed heroes.
Tevita: Heroes are fearless and ambitious. They want something to happen. On that island, whatever happens in winter is bad.
Leila: Which trait matters most, then?
Tevita: I need a mixture. Somebody stubborn, who will work on a broken heater for nine hours, and somebody easy-going, who doesn’t mind that the stubborn one has forgotten to wash up.
Leila: And somebody cheerful, surely?
Tevita: One, at most. Imagine two hundred breakfasts in a row with people who whistle. By May they get on everybody’s nerves.
Leila: How do you find out what people are really like? In an interview, they’re all modest and reliable.
Tevita: That’s why I don’t ask. I send six of them out to put up a tent with one pole missing. I’m not interested in the tent. I watch who loses their temper, who starts giving orders, and who goes off to make tea.
Leila: So you take the ones who make tea?
Tevita: I take the one who brings a cup to the person who is giving orders.
Leila: You must have been good at those winters yourself.
Tevita: Me? I applied four times. The woman who had this job before me turned me down every time.
Leila: Why was that?
Tevita: She wrote that I was outgoing, curious about everybody and happiest on the phone. When she retired, she told the office to give me her job.
Leila: Doesn’t it hurt to send others to a place where you were never allowed to go?
Tevita: Every March there are eleven names on my list. Mine is one of them, and it is always the first that I cross out.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Choosing people who can live closely together',
          [
            ['Training people to survive in a cold place', 'The tent is a test, and nobody is trained.'],
            ['Finding brave people for a dangerous journey', 'Tevita does not want heroes.'],
            ['Helping people who cannot bear the dark winters', 'Nobody is being helped; people are chosen.'],
          ],
          '“You choose the ten people who spend the winter at the weather station on Skua Island.”',
        ),
        choose(
          'What does Tevita have against heroes?',
          'They would not be content with quiet days.',
          [
            ['They would be too proud to do the cooking.', 'Tevita does not speak of pride or cooking.'],
            [
              'They would lose their temper with the others.',
              'This is watched for at the tent; it is not said of heroes.',
            ],
            ['They would leave the island before the spring.', 'Nobody can leave: “no boat can reach them”.'],
          ],
          '“They want something to happen. On that island, whatever happens in winter is bad.”',
        ),
        trueOrFalse('Tevita wants several cheerful people in the group.', false, '“One, at most.”'),
        write(
          'Which part of the tent is missing in Tevita’s test?',
          ['a pole', 'one pole', 'the pole', 'pole', 'a tent pole', 'one tent pole'],
          '“I send six of them out to put up a tent with one pole missing.”',
        ),
        choose(
          'Who passes the test with the tent?',
          'Somebody who is kind even to the bossy ones',
          [
            ['Somebody who gets the tent up without any help', 'Tevita says: “I’m not interested in the tent.”'],
            ['Somebody who tells the others clearly what to do', 'These people get the tea, not the job.'],
            ['Somebody who keeps away from all the trouble', 'It is not enough to go off and make tea.'],
          ],
          '“I take the one who brings a cup to the person who is giving orders.”',
        ),
        choose(
          'What can we conclude from Tevita’s last answer?',
          'Tevita still wants to go but knows better.',
          [
            ['Tevita has lost all interest in the island.', 'Then the eleventh name would not be on the list.'],
            ['Tevita is still angry about being turned down.', 'Tevita now makes the same decision.'],
            ['Tevita hopes to be taken at the last moment.', 'Tevita’s is “always the first” name to go.'],
          ],
          'One of the eleven names is Tevita’s own, “and it is always the first that I cross out”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two partners run a bookshop that needs help. Ingrid and Malik have applied. One of you interviewed them, and the other one watched them on a trial day in the shop.',
      a: {
        role: 'You interviewed Ingrid and Malik, and you look after the money.',
        facts: [
          'Ingrid was outgoing and full of ideas: she wants to hold readings every week. She has had three jobs in two years.',
          'Malik was modest and said little, but his questions were excellent. He stayed in his last job for six years.',
          'Ingrid can start on Monday. Malik can start in four weeks.',
          'You can pay for thirty hours a week. Two people may share them.',
        ],
        goals: [
          'Find out how the two got on with customers and others on the trial day.',
          'Find out how many hours each of them wants.',
          'Find out when B cannot be in the shop.',
          'Agree on who is offered what, and from when.',
        ],
      },
      b: {
        role: 'You watched Ingrid and Malik on the trial day.',
        facts: [
          'Malik listened patiently and sold 24 books. Ingrid sold 12, but she made everybody laugh.',
          'Ingrid lost her temper with a delivery driver. Later she apologised and brought him a coffee.',
          'Malik wants eighteen to thirty hours a week, and Ingrid twelve to thirty.',
          'You will be away for the next three weeks. One person cannot run the shop alone.',
        ],
        goals: [
          'Find out what the two were like in the interview, and what they did before.',
          'Find out when each of them can start.',
          'Find out how many hours you can pay for.',
          'Agree on who is offered what, and from when.',
        ],
      },
      phrases: [
        'What was your impression of …?',
        'She came across as …',
        'He strikes me as …',
        'What worries me a little is …',
        'On the other hand, …',
        'How about offering … to …?',
      ],
    },
    statements: [
      'Quiet people make better leaders.',
      'Nobody’s personality changes much after the age of twenty.',
      'Stubborn people achieve more than clever ones.',
      'You find out what people are like only when things go wrong.',
      'I am a different person in another language.',
      'Modest people are often overlooked, and it is their own fault.',
      'People who are very different make the best teams.',
      'Personality tests on the internet are right more often than not.',
    ],
    questions: [
      'Which of your habits would get on people’s nerves on a small island?',
      'What can you tell about people from the way in which they wait?',
      'Which trait is praised where you live but might be a weakness elsewhere?',
      'How does your behaviour change when you are among strangers?',
      'If you could borrow one trait from somebody in a book or a film, which would you choose?',
    ],
    task: {
      instruction:
        'Four people will repair a lighthouse together for six weeks. Yara, who is brilliant, stubborn and a little bossy, has been chosen already. Choose three more. At least one must be a builder, and the wages of the three may come to 9,000 pounds at most.',
      options: [
        'Luis, builder, 4,000 pounds: reliable and silent, and never praises anybody',
        'Hana, builder, 3,000 pounds: cheerful, whistles, and keeps losing her tools',
        'Otto, cook, 2,500 pounds: outgoing, and offended if anything is left on a plate',
        'Zainab, electrician, 3,500 pounds: ambitious, and likes to work at night',
        'Mihai, painter, 2,000 pounds: easy-going, and hardly ever ready on time',
        'Keira, painter, 3,000 pounds: does perfect work, and is sensitive to criticism',
        'Sam, student, 1,000 pounds: willing to do anything, and asks “why” all day long',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to the leader of a small expedition that needs an assistant for six months. Describe two of your strengths and one weakness, give an example of each, and say why you would fit into a very small team.',
  },
};
