import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('doctor', 'noun', 'a person whose job is to help people who are ill', 'You should see a doctor.'),
      word('appointment', 'noun', 'a fixed time to see somebody', 'I have an appointment at nine.'),
      word('ill', 'adjective', 'not well', 'She is ill and can’t go to work.'),
      word('hurt', 'verb', 'to give you a bad feeling in your body', 'My back hurts.'),
      word('pain', 'noun', 'the bad feeling when something hurts', 'I have a pain in my foot.'),
      word('rest', 'verb', 'to do nothing for some time', 'Go home and rest for a day.'),
      word('headache', 'noun', 'a pain in your head', 'I have a headache.'),
      word('cough', 'verb', 'to push air out of your mouth with a noise', 'He coughs all night.'),
      word('a cold', 'phrase', 'an illness with a red nose', 'It’s only a cold.'),
      word('temperature', 'noun', 'how hot your body is', 'She has a temperature of 39.'),
      word('medicine', 'noun', 'something that you take to get well', 'Take this medicine after dinner.'),
      word('chemist', 'noun', 'a shop where you can buy tablets', 'The chemist is next to the bank.'),
      word(
        'What’s the matter?',
        'phrase',
        'what you ask a person who does not feel well',
        'You look tired. What’s the matter?',
      ),
      word('twice a day', 'phrase', 'two times between morning and night', 'Take one tablet twice a day.'),
      word('stay in bed', 'phrase', 'not to get up', 'Stay in bed until Friday.'),
      word('get better', 'phrase', 'to be well again after some time', 'I hope that you get better soon.'),
    ],
    text: {
      title: 'The doctor says no',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Dr Mensah: Good morning, Mr Rossi. What’s the matter?
Mr Rossi: My arm hurts when I play tennis. I need some medicine, please. I have an important game on Sunday.
Dr Mensah: Let me see. Does it hurt here?
Mr Rossi: Ow! Yes.
Dr Mensah: How often do you play?
Mr Rossi: Every day, for three hours. And I work on a computer.
Dr Mensah: I can give you something for tonight. But you can’t play on Sunday.
Mr Rossi: Just one game! I can play and then rest on Monday.
Dr Mensah: No. The medicine stops the pain, but it doesn’t make your arm better. If you play now, you can’t play all summer.
Mr Rossi: And if I don’t play on Sunday?
Dr Mensah: Then you can start again in three weeks, twice a week.
Mr Rossi: But I can’t tell my partner that!
Dr Mensah: Yes, you can. Look, here is a letter from me. Now he can be angry with the doctor.`,
      questions: [
        choose(
          'What does Mr Rossi want?',
          'Something that helps him to play on Sunday',
          [
            ['A letter for his boss at work', 'The letter is for his partner, and it is the doctor’s idea.'],
            ['A new partner for his game', 'He does not want a new one. He does not want to tell him.'],
            ['A long rest from tennis', 'He wants to rest on Monday, but only after the game.'],
          ],
          '“I need some medicine, please. I have an important game on Sunday.”',
        ),
        write(
          'How many hours a day does Mr Rossi play?',
          ['three', '3', 'three hours', '3 hours', 'three hours a day', '3 hours a day'],
          '“Every day, for three hours.”',
        ),
        trueOrFalse(
          'The medicine makes his arm better.',
          false,
          '“The medicine stops the pain, but it doesn’t make your arm better.”',
        ),
        choose(
          'Mr Rossi does what the doctor says. When can he play again?',
          'In three weeks',
          [
            ['On Sunday', 'He wants to, but the doctor says no.'],
            ['On Monday', 'He wants to rest on Monday, but that is not enough.'],
            ['After the summer', 'That is what happens if he does not do what the doctor says.'],
          ],
          '“Then you can start again in three weeks, twice a week.”',
        ),
        choose(
          'Why does the doctor write the letter?',
          'To make it easier for Mr Rossi to say no',
          [
            ['To make the partner come, too', 'The doctor does not ask to see him.'],
            ['To tell the chemist about the tablets', 'The letter is for his partner.'],
            ['To show how much he must pay', 'They do not talk about money.'],
          ],
          '“Now he can be angry with the doctor.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A would like to see a doctor, and B works at the doctor’s. You talk on the phone.',
      a: {
        role: 'You are Kit Moreno. You do not feel well.',
        facts: [
          'You have had a bad cough for six days. You have no temperature.',
          'You work every day until three o’clock, but on Thursday you can start at ten.',
          'Your phone number is 0555 327.',
        ],
        goals: [
          'Say what the matter is.',
          'Get an appointment this week.',
          'Find out where the doctor’s is and what you must bring.',
        ],
      },
      b: {
        role: 'You answer the phone at the doctor’s.',
        facts: [
          'The doctor is free today at one, and on Thursday at half past eight.',
          'On Wednesday another patient has half past four. He may cancel, and then you can call A.',
          'You are at 12 Mill Street, behind the cinema. New patients bring a passport.',
        ],
        goals: [
          'Ask for the name and the problem. How long? A temperature?',
          'Find a time that is good for both.',
          'Ask for the phone number.',
        ],
      },
      phrases: [
        'I’d like an appointment, please.',
        'What’s the matter?',
        'How long have you had it?',
        'Can you come at …?',
        'I’m sorry, I can’t. Is there anything …?',
        'Could you spell that?',
      ],
    },
    statements: [
      'It is better to stay at home when you have a cold.',
      'Tea is the best medicine.',
      'Doctors have the hardest job in the world.',
      'People should not use their phones at the doctor’s.',
      'People take too many tablets.',
      'Doctors ask too many questions.',
      'You should see a doctor every year.',
    ],
    questions: [
      'What do people in your country drink or eat when they have a cold?',
      'What can you take to a friend who is ill?',
      'What makes a good doctor?',
      'What can you do when you have to wait for a long time?',
      'Would you like to be a doctor or a nurse? Why, or why not?',
    ],
    task: {
      instruction:
        'A village of 900 people has no doctor. There is money for one of these plans. Choose one, and say why.',
      options: [
        'An old doctor who works three mornings a week',
        'A young nurse who is there every day, but can’t do everything',
        'A bus to the town hospital, four times a day',
        'A doctor on a screen, day and night',
        'A shop with medicine and a chemist who knows a lot',
        'A doctor who comes to your home, but only on Fridays',
      ],
    },
    writing:
      'Write a message of 40 to 60 words to your tennis partner. Your arm hurts, and the doctor says that you can’t play for three weeks. Explain why you can’t play on Sunday and what you want to do.',
  },
  hard: {
    words: [
      word('symptom', 'noun', 'a sign in the body that something is wrong', 'A cough is a symptom of many things.'),
      word('diagnosis', 'noun', 'what a doctor says is wrong with you', 'The diagnosis came after three weeks.'),
      word(
        'prescription',
        'noun',
        'a paper with which you get medicine',
        'You can’t buy these tablets without a prescription.',
      ),
      word('treatment', 'noun', 'what is done to make a patient well', 'The treatment takes six weeks.'),
      word('side effect', 'phrase', 'an unwanted result of a medicine', 'One side effect is feeling sleepy.'),
      word('GP', 'noun', 'the family doctor whom you see first', 'My GP sent me to the hospital.'),
      word(
        'specialist',
        'noun',
        'a doctor who deals with one part of medicine',
        'The specialist looked only at my knee.',
      ),
      word('surgery', 'noun', 'the place where a family doctor works', 'The surgery opens at eight.'),
      word('check-up', 'noun', 'an examination to see that you are well', 'She goes for a check-up every other year.'),
      word('infection', 'noun', 'an illness caused by very small living things', 'The infection spread to the ear.'),
      word('recover', 'verb', 'to become well again', 'He recovered faster than anybody expected.'),
      word('second opinion', 'phrase', 'what another expert thinks', 'You have a right to a second opinion.'),
      word(
        'waiting room',
        'phrase',
        'the place where patients sit until they are called',
        'The waiting room was full of people coughing.',
      ),
      word('reassure', 'verb', 'to tell somebody something that makes them worry less', 'The nurse reassured the boy.'),
    ],
    text: {
      title: 'Eleven seconds',
      kind: 'text',
      genre: 'report',
      source:
        'N. Singh Ospina and others, “Eliciting the Patient’s Agenda”, Journal of General Internal Medicine, 2019',
      text: `Before I spent a week in the surgery of a small town, I believed that I knew what a GP does. Somebody comes in with symptoms and goes out with a prescription. By Tuesday I had stopped believing it.

Dr Farah sees thirty people a day. Each is given ten minutes, which includes the walk from the waiting room. “The first sentence is the ticket,” she tells me. “It’s hardly ever the reason.” A man asks for a check-up. At the door, with his hand already on it, he mentions that he has not slept since his firm closed. A woman wants something for her cough; it takes a silence of half a minute, which feels like five, before she says that her sister’s illness began with one.

Silences like that are rare. When researchers in the United States listened to recordings of more than a hundred visits, they found that doctors who asked what was the matter and then interrupted did so, typically, after eleven seconds. Patients who were allowed to finish did not talk for long, either. Most were done before anyone could have boiled an egg.

Dr Farah does not blame her colleagues. “We interrupt because we’re frightened of the clock. Then we treat the cough and see the same person three times more.” She has taken the clock down from her wall. Her patients can no longer see it. She still can; it now hangs behind their chair.

On Friday I counted. Of thirty-one people, twelve were given a prescription, four were sent to a specialist, and fifteen got nothing that could be written on paper. I asked one of the fifteen, an old gentleman with a walking stick, if he was disappointed. “In what?” he said. “I’ve had my treatment.”`,
      questions: [
        choose(
          'What is the report mainly about?',
          'How much depends on listening to patients',
          [
            [
              'How few medicines are really needed',
              'Most get no prescription that day, but this is not the main point.',
            ],
            ['How badly small surgeries are organised', 'Ten minutes are short, but nothing is badly organised.'],
            ['How often doctors make a wrong diagnosis', 'Wrong diagnoses are not mentioned.'],
          ],
          '“The first sentence is the ticket,” says the doctor. “It’s hardly ever the reason.”',
        ),
        choose(
          'Why did the woman with the cough really come?',
          'She was afraid of a serious illness.',
          [
            ['She wanted a prescription for her sister.', 'Her sister’s illness is what frightens her.'],
            ['She could not sleep at night.', 'That was the man with his hand on the door.'],
            ['She wanted the doctor’s second opinion.', 'She has not been to another doctor, as far as we know.'],
          ],
          'She says “that her sister’s illness began with one”.',
        ),
        write(
          'After how many seconds did doctors typically interrupt?',
          ['eleven', '11', 'eleven seconds', '11 seconds', 'after eleven seconds', 'after 11 seconds'],
          'They “did so, typically, after eleven seconds”.',
        ),
        trueOrFalse(
          'Patients who were not interrupted went on talking for a very long time.',
          false,
          '“Most were done before anyone could have boiled an egg.”',
        ),
        choose(
          'Why did Dr Farah move the clock?',
          'So that patients feel no hurry, but she still knows the time',
          [
            ['So that she can forget how long a visit takes', '“She still can” see it.'],
            ['So that patients in the waiting room can see it', 'It hangs behind the chair of the patient.'],
            ['So that her colleagues do not blame her for being late', 'It is she who does not blame them.'],
          ],
          '“Her patients can no longer see it. She still can”',
        ),
        choose(
          'What does the old gentleman mean by his “treatment”?',
          'Being listened to',
          [
            ['Being sent to a specialist', 'He is one of those who were not.'],
            ['Being given a walking stick', 'He had it with him.'],
            ['Being told that he is well', 'We do not know what he was told.'],
          ],
          'He is one of fifteen who “got nothing that could be written on paper”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are in a doctor’s room. B has come because of a sore throat. You have ten minutes.',
      a: {
        role: 'You are the doctor.',
        facts: [
          'Sore throats like this are nearly always caused by a virus. Antibiotics do not help then.',
          'Rest, drinks and a simple painkiller help. It takes about a week, and singing or shouting makes it worse.',
          'You can write a note for work for up to five days.',
        ],
        goals: [
          'Ask what the matter is, and let B finish.',
          'Find out what B is really worried about.',
          'Agree on what happens next without a prescription that B does not need.',
        ],
      },
      b: {
        role: 'You are the patient, Robin Clarke.',
        facts: [
          'Your throat has hurt for three days. You have no temperature.',
          'A friend got antibiotics and was well in two days.',
          'You sing in a choir that has its first concert in eight days. You have a solo, but you don’t say so at once.',
        ],
        goals: [
          'Get something that works fast.',
          'Find out why your friend’s medicine is not right for you.',
          'Find out whether you can sing, and what you should do until then.',
        ],
      },
      phrases: [
        'What can I do for you?',
        'Is there anything else that’s on your mind?',
        'I was hoping for …',
        'I can see why you’d think so, but …',
        'What would happen if I didn’t …?',
        'Come back if …',
      ],
    },
    statements: [
      'Patients should be allowed to read everything that a doctor writes about them.',
      'People who look up their symptoms online are a nuisance to doctors.',
      'A good doctor is honest even if the truth hurts.',
      'Whoever misses an appointment should have to pay for it.',
      'A computer could make a better diagnosis than a tired doctor.',
      'You should never go to work with a cold.',
      'Most people go to the doctor too late.',
      'A friendly doctor is better than a clever one.',
    ],
    questions: [
      'Why do people often not say at once what worries them?',
      'What would you change about waiting rooms?',
      'What can a doctor do in ten minutes, and what not?',
      'When is it useful to ask for a second opinion, and not only in medicine?',
      'Which tasks in a surgery could be done by machines, and which should not?',
    ],
    task: {
      instruction:
        'The surgery in the report has 30,000 pounds a year to improve things. Choose two of these seven, and explain what patients will notice first.',
      options: [
        'Fifteen minutes for each patient, but six fewer patients a day: 20,000 pounds',
        'A nurse who answers questions by telephone: 18,000 pounds',
        'A program that asks about symptoms before the visit: 6,000 pounds',
        'An interpreter for two days a week: 12,000 pounds',
        'Opening on Saturday mornings: 14,000 pounds, the staff are against it',
        'A helper who visits lonely patients at home: 11,000 pounds',
        'A bright new waiting room: 15,000 pounds, once only',
      ],
    },
    writing:
      'Write a letter of 140 to 180 words to a newspaper that has printed the complaint of a doctor: she has only ten minutes for each patient. Say what you think of visits of ten minutes, and suggest one thing that patients and one that doctors could do.',
  },
};
