import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('dentist', 'noun', 'a doctor who looks after your teeth', 'I go to the dentist every spring.'),
      word('tooth', 'noun', 'one of the hard white things that you bite with', 'My baby sister has one tooth.'),
      word('toothache', 'noun', 'a pain in your mouth', 'I had toothache after all that chocolate.'),
      word('appointment', 'noun', 'a time when the doctor is ready for you', 'My appointment is at four o’clock.'),
      word('hurt', 'verb', 'to give you pain', 'Does it hurt when I touch it?'),
      word(
        'mouth',
        'noun',
        'the part of your face that you eat and speak with',
        'Please open your mouth a little more.',
      ),
      word(
        'brush your teeth',
        'phrase',
        'to clean your mouth in the morning and at night',
        'You have to brush your teeth before bed.',
      ),
      word(
        'afraid',
        'adjective',
        'how you feel when you think that something bad will happen',
        'My brother is afraid of the dentist.',
      ),
      word('hole', 'noun', 'an empty place in something', 'The dentist found a hole in one of my teeth.'),
      word(
        'injection',
        'noun',
        'when a doctor puts something into your body with a needle',
        'After the injection I didn’t feel anything.',
      ),
      word(
        'drill',
        'noun',
        'a small machine that makes holes, for example in a bad tooth',
        'I don’t like the noise of the drill.',
      ),
      word(
        'waiting room',
        'noun',
        'a place where you sit until the doctor calls you',
        'There were six people in the waiting room.',
      ),
      word(
        'toothbrush',
        'noun',
        'a small thing that you clean your mouth with',
        'You need a new toothbrush every three months.',
      ),
      word('sweets', 'noun', 'small things to eat with a lot of sugar', 'The dentist says no to sweets.'),
    ],
    text: {
      title: 'Better than me',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Dr Lund: Good morning. Please sit down. Where does it hurt?
Nkechi: At the back, on the left. Is this chair new?
Dr Lund: Yes. Open your mouth, please. Ah! There’s a small hole in this tooth.
Nkechi: How small? One millimetre? Two?
Dr Lund: Two. People don’t often ask me that. Are you afraid?
Nkechi: Very. Is that the new drill? The quiet one?
Dr Lund: That’s right. But first I’m going to give you an injection. It hurts a little, but only for a second.
Nkechi: I know that sentence. Nobody believes it.
Dr Lund: Close your eyes and think of the beach.
Nkechi: I know that one too. Ow!
Dr Lund: That was the injection. We wait a little … and now the drill. So! Was it bad?
Nkechi: No. You’re good. You’re better than me.
Dr Lund: Thank you! How often do you brush your teeth?
Nkechi: Three times a day, of course.
Dr Lund: Very good. Can you come again on Monday at ten?
Nkechi: Sorry, not on Monday. I have eleven appointments that day, and those people are all afraid of me.`,
      questions: [
        choose(
          'What happens in the conversation?',
          'Somebody gets help with a tooth.',
          [
            ['Somebody looks for a new dentist.', 'Nkechi is in the dentist’s chair already.'],
            ['Somebody plans a day at the beach.', 'Nkechi only has to think of the beach.'],
            ['Somebody buys a chair for an office.', 'Nkechi asks about the chair, but does not buy it.'],
          ],
          'Dr Lund finds something: “There’s a small hole in this tooth.”',
        ),
        write(
          'How many millimetres is the hole?',
          ['two', '2', 'two millimetres', '2 millimetres', '2 mm', '2mm', 'two millimeters', '2 millimeters'],
          'Nkechi asks: “One millimetre? Two?” Dr Lund says: “Two.”',
        ),
        trueOrFalse(
          'Nkechi is very afraid in the chair.',
          true,
          'Dr Lund asks: “Are you afraid?” Nkechi says: “Very.”',
        ),
        choose(
          'What does Dr Lund say about the injection?',
          'The pain is soon over.',
          [
            ['There is no pain at all.', 'Dr Lund says that it hurts a little.'],
            ['The pain comes later.', 'Dr Lund does not say that.'],
            ['The pain helps the tooth.', 'They do not talk about that.'],
          ],
          '“It hurts a little, but only for a second.”',
        ),
        choose(
          'Why can’t Nkechi come on Monday?',
          'She is a dentist and has to work.',
          [
            ['She is ill and has to stay in bed.', 'She has a bad tooth, but she is not ill.'],
            ['She is afraid and wants more time.', 'She was afraid, but now she says that it was not bad.'],
            ['She is going to another dentist then.', 'The eleven appointments are with people who come to her.'],
          ],
          'She knows a lot about teeth, she says “You’re better than me”, and on Monday “those people are all afraid of me”.',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Monday afternoon. Somebody has toothache and phones a dentist. A person at the desk answers.',
      a: {
        role: 'You have toothache, and you want to see the dentist soon.',
        facts: [
          'A tooth at the back hurts, on the right. It started on Saturday. Cold drinks are very bad.',
          'It is your first visit to this dentist. You have a computer at home.',
          'You have a test tomorrow from nine to twelve, and on Wednesday you go on a trip from ten to three.',
          'In the morning your first bus gets to the bus station at ten past eight. Your last bus home leaves there at six.',
        ],
        goals: [
          'Find out which appointments are free.',
          'Find out how long a visit takes, and how far it is from the bus station.',
          'Get an appointment on Tuesday or Wednesday.',
        ],
      },
      b: {
        role: 'You work at the desk of a dentist.',
        facts: [
          'These times are free: Tuesday at ten and at half past five, Wednesday at half past eight and at twelve.',
          'A visit takes half an hour. From the bus station it is ten minutes on foot.',
          'New people have to come fifteen minutes early and answer two pages of questions. They can also do that at home on the computer.',
        ],
        goals: [
          'Find out where it hurts, and when it started.',
          'Find out if A is new here.',
          'Find a good time for A, and say what A has to do before the visit.',
        ],
      },
      phrases: [
        'I’d like to make an appointment.',
        'Where does it hurt?',
        'When did it start?',
        'I’m sorry, I can’t come then, because …',
        'How long does it take?',
        'Can you come on … at …?',
      ],
    },
    statements: [
      'Everybody is a little afraid of the dentist.',
      'Dentists have a difficult job.',
      'There should be no sweets in schools.',
      'You need to brush your teeth after every meal.',
      'A good dentist does not talk much.',
      'Music helps when you are afraid.',
      'It is better to go to the dentist with a friend.',
      'Apples are as good as sweets.',
    ],
    questions: [
      'What can you do in a waiting room?',
      'What makes a good dentist?',
      'Which food is good for your teeth, and which is bad?',
      'Why are so many people afraid of dentists?',
      'What is nice and what is hard in a dentist’s job?',
    ],
    task: {
      instruction:
        'The waiting room of a dentist is grey and cold, and people sit there for half an hour. The dentist has 500 pounds. Choose three things that make the room better for everybody.',
      options: [
        'A big glass box with fish: 300 pounds, and somebody has to clean it every week',
        'Four soft chairs: 240 pounds',
        'Quiet music: 60 pounds, but people like different songs',
        'Green walls: 120 pounds, but the dentist has to close for two days',
        'Books and games: 80 pounds, and children are loud when they play',
        'A screen that says how long you have to wait: 200 pounds',
        'Free tea and water: 150 pounds a year',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a dentist. You have an appointment on Thursday, but you can’t come. Say who you are and why you can’t come, ask for a new day and time, and ask one question about the visit.',
  },
  hard: {
    words: [
      word('check-up', 'noun', 'a visit to see whether everything is healthy', 'I have a check-up twice a year.'),
      word('filling', 'noun', 'material that a dentist puts into a hole', 'Two small fillings, and you will be fine.'),
      word('surgery', 'noun', 'the rooms where a dentist or doctor sees patients', 'The surgery opens at eight.'),
      word(
        'nervous',
        'adjective',
        'worried about something that is going to happen',
        'It helps nervous patients to listen to music.',
      ),
      word('treatment', 'noun', 'what is done to cure a patient', 'The treatment takes about forty minutes.'),
      word(
        'receptionist',
        'noun',
        'somebody who welcomes visitors and arranges their appointments',
        'The receptionist asked me to take a seat.',
      ),
      word('reminder', 'noun', 'a message that helps you not to forget something', 'I get a reminder the day before.'),
      word('put off', 'phrase', 'to decide to do something later', 'He has put off his visit for two years.'),
      word('turn up', 'phrase', 'to arrive where you are expected', 'She turned up twenty minutes early.'),
      word('drill', 'noun', 'a noisy tool that makes holes', 'Modern drills are quieter than old ones.'),
      word('numb', 'adjective', 'without any feeling', 'My lips were numb until the evening.'),
      word('gums', 'noun', 'the pink parts around the teeth', 'Brush gently so that you do not hurt your gums.'),
      word('rinse', 'verb', 'to clean something with water only', 'Rinse your mouth and sit back, please.'),
      word(
        'wisdom tooth',
        'noun',
        'one of the four that come last, at the very back',
        'Her wisdom tooth has to come out.',
      ),
    ],
    text: {
      title: 'They had not forgotten',
      kind: 'text',
      genre: 'report',
      text: `One patient in five at the dental surgery in Port Lindal used to miss appointments. On the phone the reason was nearly always the same: they had simply forgotten. So the surgery did what everybody does. It sent a reminder a week before, then another the day before, and finally a third on the morning itself. The number of empty chairs did not fall. It rose.

It was Keira Tamati, the receptionist, who began to have doubts. She rang the people who had not turned up, and instead of asking why, she asked what they had been doing at the time. One had cleaned all his windows. Another had sat in her car for forty minutes, two streets away. Several had put off the same filling for years. ‘They hadn’t forgotten,’ she told Pavel Sato, the dentist. ‘They’d remembered too well. And we made them remember three times.’

Since January there has been just one message. The date comes last. The message begins: ‘Many of our patients are nervous. If you are, tell us, and we will go slowly.’ There is also a button. All patients hold it in their hand during the treatment, even if it is only a check-up, and as soon as it is pressed, the drill stops.

Mr Sato feared that he would never get a filling done again. In the first week the button was pressed thirty-one times, mostly in order to see whether it worked. It did. In the ten months since then, it has been pressed nine times.

Today one patient in twenty stays away. Other surgeries write to ask where such a button can be bought. ‘It’s an ordinary doorbell,’ Keira answers, ‘and hardly anybody rings. But you should see how tightly they hold it.’`,
      questions: [
        choose(
          'What does the report mainly describe?',
          'How a surgery dealt with fear',
          [
            ['How a surgery got quieter drills', 'The drill can be stopped; it is not a new one.'],
            ['How a surgery saved on messages', 'There are fewer messages, but not in order to save.'],
            ['How a surgery found a good dentist', 'The dentist is the same as before.'],
          ],
          'Patients stayed away because “They’d remembered too well”; now they read: “Many of our patients are nervous.”',
        ),
        choose(
          'What happened when more reminders were sent?',
          'Even fewer patients came.',
          [
            ['Many patients complained.', 'No complaints are mentioned.'],
            ['Most patients came too early.', 'One sat in a car near the surgery, but did not come in.'],
            ['Some patients changed dentists.', 'Nothing is said of other dentists.'],
          ],
          '“The number of empty chairs did not fall. It rose.”',
        ),
        choose(
          'What did Keira learn from her phone calls?',
          'People knew that they were expected.',
          [
            ['People had mixed up the days of the week.', 'Nobody had the wrong day in mind.'],
            ['People had more important things to do.', 'Cleaning windows can hardly have been urgent.'],
            ['People did not read the messages they got.', 'The messages reached them only too well.'],
          ],
          '“They hadn’t forgotten,” she said. “They’d remembered too well.”',
        ),
        trueOrFalse('The new message begins with the date of the appointment.', false, '“The date comes last.”'),
        write(
          'How many times was the button pressed in the first week?',
          ['thirty-one', '31', 'thirty-one times', '31 times', 'thirty one', 'thirty one times'],
          '“In the first week the button was pressed thirty-one times”.',
        ),
        choose(
          'What does Keira’s last remark suggest?',
          'It helps people to know that they can stop it.',
          [
            ['Patients would be calmer with a better button.', 'An ordinary doorbell does the job.'],
            [
              'Patients are too frightened to use the button.',
              'Most of them come now, and in the first week they did use it.',
            ],
            ['People hold on to it because they are in pain.', 'They could press it then, but they hardly ever do.'],
          ],
          '“hardly anybody rings”, and yet “you should see how tightly they hold it”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Friday, the 30th. A dentist has just told a patient that a wisdom tooth has to come out. They are looking for a date.',
      a: {
        role: 'You play the trumpet for a living, and your wisdom tooth has to come out.',
        facts: [
          'You have a concert on Saturday the 21st of next month, and have to practise every day from Monday the 16th.',
          'You are on tour until Tuesday night, the 3rd. You teach on Thursdays from two to four. Your pupils hate it when a lesson is moved.',
          'The tooth has hurt for three weeks, mostly at night.',
          'You have put off this visit twice. You are nervous when you do not know what comes next.',
        ],
        goals: [
          'Find out for how long you will not be able to play.',
          'Find out what will happen, step by step.',
          'Agree on a date that does not put the concert at risk.',
        ],
      },
      b: {
        role: 'You are the dentist.',
        facts: [
          'You tell everybody who plays the trumpet to wait for ten days before they play again.',
          'You have an hour on Tuesday the 3rd at nine and on Thursday the 5th at half past two; after that, not until Monday the 23rd. You could stay until seven on Wednesday the 4th, but it is your partner’s birthday.',
          'First there is an injection, then you wait until everything is numb. Taking out the tooth takes ten minutes. Then the patient rests.',
        ],
        goals: [
          'Find out how long the tooth has hurt, and when it is worst.',
          'Find out why A did not come sooner, and what would help.',
          'Agree on a date. You would rather not wait until the 23rd.',
        ],
      },
      phrases: [
        'What exactly are you going to do?',
        'How long will it be before I can …?',
        'I’d rather not put it off until …',
        'What would make it easier for you?',
        'Could you possibly move …?',
        'That would leave … days before …',
      ],
    },
    statements: [
      'People who miss an appointment without a word should pay for it.',
      'A dentist should tell you about everything before it happens.',
      'I would rather not know what a dentist is doing.',
      'Sweets should be more expensive, for the sake of people’s teeth.',
      'Perfectly white teeth look unnatural.',
      'Robots will be better dentists than people.',
      'Every school should have a dentist.',
      'It is childish to be afraid of a check-up.',
    ],
    questions: [
      'Why do sensible people put off a visit to the dentist?',
      'What should a dentist say to a nervous patient, and what should be left unsaid?',
      'How much should schools do for children’s teeth?',
      'What do you think dentists like best about their job?',
      'Why do white teeth matter so much in films and adverts?',
    ],
    task: {
      instruction:
        'A dentist and a nurse have ten days on an island where no dentist lives. Decide how they should spend them. The days may not add up to more than ten, and at least one choice must still be of use when they have left.',
      options: [
        'Treat everybody who is in pain: five days, about 60 people',
        'Check-ups at the school: three days, 120 children',
        'Visit old people who cannot leave their homes: three days, 25 people',
        'Train two local nurses to do simple fillings: four days, useful for years',
        'Teach parents and teachers how to look after teeth: one day, no treatment at all',
        'Finish what was left half done last year: two days, 15 people who were promised it',
        'Drive to the far village that has been left out three times: three days, 40 people',
      ],
    },
    writing:
      'Write a report of 150 to 190 words for the owner of a dental surgery in which many patients do not turn up. Describe the problem with two figures that you invent, suggest two changes, and explain which of them should come first.',
  },
};
