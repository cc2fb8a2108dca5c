import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('nurse', 'noun', 'somebody whose job is to look after ill people', 'The nurse comes to my bed at seven.'),
      word('patient', 'noun', 'an ill or hurt person in a hospital', 'The patient in Bed 4 can go home today.'),
      word('ward', 'noun', 'a big room in a hospital with many beds', 'There are six beds in this ward.'),
      word('visitor', 'noun', 'somebody who comes to see you', 'I had three visitors on Sunday.'),
      word(
        'visiting hours',
        'phrase',
        'the time when family and friends can come to a hospital',
        'Visiting hours end at eight in the evening.',
      ),
      word('broken', 'adjective', 'in two or more pieces', 'The doctor says that my arm is broken.'),
      word(
        'operation',
        'noun',
        'when a doctor opens a body and repairs something',
        'The operation took an hour, and I was asleep.',
      ),
      word('plaster', 'noun', 'a hard white cover for a broken arm or leg', 'All my friends wrote on my plaster.'),
      word('hurt', 'verb', 'to feel bad, like a part of your body after a fall', 'My knee hurts when I walk.'),
      word('lift', 'noun', 'a small room that takes people up and down', 'Take the lift to the fourth floor.'),
      word('get better', 'phrase', 'to be less and less ill', 'Sleep a lot, and you will get better.'),
      word('pill', 'noun', 'a small round piece of medicine', 'Take one pill before breakfast.'),
      word('ambulance', 'noun', 'a car that takes ill people to hospital', 'The ambulance was there in five minutes.'),
      word('temperature', 'noun', 'how hot or cold your body is', 'The nurse took my temperature again at night.'),
    ],
    text: {
      title: 'Welcome to Bed 9',
      kind: 'text',
      genre: 'instructions',
      text: `Dear visitors,

My leg is broken, but my head is fine. The operation was on Monday, and I am going to be here for two weeks. Please read this first.

1. Visiting hours are from three to five. Nurse Sina is very kind, but not at one minute past five.

2. Take the lift to the third floor. My ward is on the left. Do not go right: that is the kitchen. My brother went right. He had lunch there.

3. Don’t bring grapes. I have nine bags of grapes.

4. You can write on my plaster, but don’t sit on it. It hurts.

5. Say hello to Mr Lindqvist in Bed 10. He never has visitors. He says that he likes it quiet. But every day at five to three he puts on a clean shirt and looks at the door.

6. There are two chairs next to my bed. Please put one next to his.

Tendai`,
      questions: [
        choose(
          'What does Tendai tell people?',
          'How to be a good visitor',
          [
            ['How to be a very good nurse', 'The nurse is only in one of the rules.'],
            ['How to look after a bad leg', 'Tendai has a broken leg, but the rules are not about that.'],
            ['How to eat well in a hospital', 'There are grapes and a kitchen, but they are small things.'],
          ],
          'It begins with “Dear visitors” and “Please read this first.” All six rules are for them.',
        ),
        write(
          'Which floor is the ward on?',
          [
            'third',
            'the third',
            'third floor',
            'the third floor',
            'on the third floor',
            'on the third',
            'three',
            '3',
            '3rd',
            'the 3rd',
            '3rd floor',
            'the 3rd floor',
            'on the 3rd floor',
            'floor 3',
            'floor three',
          ],
          '“Take the lift to the third floor. My ward is on the left.”',
        ),
        trueOrFalse('Visitors can stay until six o’clock.', false, '“Visiting hours are from three to five.”'),
        choose(
          'What did Tendai’s brother do?',
          'He went into the wrong room.',
          [
            ['He sat down on the bad leg.', 'It is a rule, but we do not read that he did this.'],
            ['He came when it was too late.', 'The rule about the time is not about him.'],
            ['He brought Tendai a hot lunch.', 'The brother ate his lunch in the kitchen.'],
          ],
          '“Do not go right: that is the kitchen. My brother went right.”',
        ),
        choose(
          'Why does Tendai not want any grapes?',
          'There are enough of them already.',
          [
            ['The nurse does not like them at all.', 'Nurse Sina says nothing about food.'],
            ['They are bad for a broken leg.', 'Nobody says that they are bad.'],
            ['Mr Lindqvist always eats them.', 'We do not read what he eats.'],
          ],
          '“I have nine bags of grapes.”',
        ),
        choose(
          'What does Mr Lindqvist really want?',
          'Somebody who talks to him',
          [
            ['A ward that is very quiet', 'He says so, but then he would not look at the door.'],
            ['A shirt that is new and clean', 'He has a clean shirt every day.'],
            ['A bed that is next to the door', 'He looks at the door because visitors come in there.'],
          ],
          '“But every day at five to three he puts on a clean shirt and looks at the door.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your friend Anahit is in hospital. You talk on the phone and plan a visit at the weekend. You would like to go together.',
      a: {
        role: 'You phoned the hospital this morning.',
        facts: [
          'Visiting hours are from two to four on Saturday and from ten to twelve on Sunday.',
          'Visitors cannot bring food or flowers.',
          'You work on Sunday morning until eleven. On Saturday you are free.',
          'You have eight pounds for a present.',
        ],
        goals: [
          'Find out how you get to the hospital, and how long it takes.',
          'Find out when B has time.',
          'Find out what Anahit likes, and how much money B has.',
          'Choose a day, a bus and a present together.',
        ],
      },
      b: {
        role: 'You talked to Anahit’s sister this morning.',
        facts: [
          'The bus to the hospital leaves at ten past every hour. It takes half an hour.',
          'You play football on Saturday until three. You can leave at two, but your team needs you. On Sunday you are free.',
          'Anahit likes music, comics, puzzles and chocolate.',
          'You have seven pounds for a present.',
        ],
        goals: [
          'Find out when visitors can come, and when A has time.',
          'Find out what you can take with you.',
          'Find out how much money A has.',
          'Stay with Anahit for more than half an hour.',
        ],
      },
      phrases: [
        'When can we visit Anahit?',
        'What time does the bus leave?',
        'I’m sorry, I can’t. I have to …',
        'Can you leave a bit earlier?',
        'Why don’t we buy …?',
        'So we meet at …',
      ],
    },
    statements: [
      'Patients need quiet more than they need visitors.',
      'Pets should visit their owners in hospital.',
      'I want to work in a hospital one day.',
      'A good joke is as good as a pill.',
      'Every patient should have a room of their own.',
      'Visitors should stay for half an hour, not longer.',
      'It is boring to be a patient.',
    ],
    questions: [
      'What is a good present for somebody in hospital?',
      'What different jobs are there in a hospital?',
      'What can you do all day in a hospital bed?',
      'What makes somebody a good nurse?',
      'Why do many people not like hospitals?',
    ],
    task: {
      instruction:
        'A hospital for children has an empty room and 3,000 pounds. Choose two or three things for the room. Say which children are going to like them, and which are not.',
      options: [
        'A big glass box with twenty fish: 1,200 pounds, and somebody has to clean it',
        'A small cinema with twelve seats: 2,000 pounds',
        'A piano: 900 pounds, but not for the evenings',
        'A kitchen where children can make biscuits: 2,400 pounds, four children at a time',
        'Three hundred books and soft chairs: 800 pounds',
        'A clown who comes every Friday for a year: 1,500 pounds',
        'A white wall and a lot of paint: 300 pounds, and clothes get dirty',
      ],
    },
    writing:
      'Write a card of 50 to 70 words to a friend who is in hospital with a broken leg. Tell your friend some news, say when you are going to visit, and ask what you can bring.',
  },
  hard: {
    words: [
      word('recover', 'verb', 'to become healthy again', 'Most people recover from this operation within a week.'),
      word('surgery', 'noun', 'treatment in which doctors cut into the body', 'She needed surgery on her knee.'),
      word('painkiller', 'noun', 'medicine that makes something hurt less', 'The painkiller worked within minutes.'),
      word('dose', 'noun', 'the amount of medicine taken at one time', 'The nurse gave him a smaller dose at night.'),
      word('record', 'noun', 'written facts that are kept about somebody', 'The doctor looked through my records.'),
      word('view', 'noun', 'what you can see from a place', 'My bed had a view of the car park.'),
      word('stay', 'noun', 'the time that you spend in a place', 'Her stay in hospital lasted four days.'),
      word(
        'in good spirits',
        'phrase',
        'cheerful, although things may be difficult',
        'He was in good spirits before the operation.',
      ),
      word(
        'encouragement',
        'noun',
        'words that give somebody hope',
        'A little encouragement helped her to walk again.',
      ),
      word('identical', 'adjective', 'exactly the same', 'All the rooms on this floor are identical.'),
      word('treat', 'verb', 'to give somebody medical care', 'The doctors treated forty people that night.'),
      word(
        'emergency',
        'noun',
        'something dangerous that needs help at once',
        'In an emergency you will be seen first.',
      ),
      word('staff', 'noun', 'all the people who work in a place', 'The staff were kind, even at four in the morning.'),
      word(
        'waiting list',
        'phrase',
        'the names of people whose turn has not come',
        'There is a long waiting list for new hips.',
      ),
    ],
    text: {
      title: 'A room with a wall',
      kind: 'text',
      genre: 'science',
      source: 'R. S. Ulrich, View through a window may influence recovery from surgery (Science, 1984)',
      text: `In the 1970s, a certain hospital in Pennsylvania had rooms for people who were recovering from surgery. The rooms were nearly identical, with one great difference. Some windows looked out on a few trees, and others on a brown brick wall.

Later a researcher, Roger Ulrich, realised that the hospital had been running an experiment without knowing it. He went through its records from 1972 to 1981 and formed twenty-three pairs of patients. In each pair both had had the same operation and were alike in age and in other ways, but one had seen the trees and the other the wall. He used only the months from May to October, when there are leaves on the trees.

On average, a stay with trees was most of a day shorter. The patients who had this view needed fewer strong doses of painkillers while they recovered. In the nurses’ notes some people were “in good spirits”, and others were “upset”. There were more than three times as many negative remarks about those with the wall.

The study has been quoted by architects ever since, usually as proof that trees heal. Forty-six people are not a crowd, however, and Ulrich himself was more careful. The wall, he admitted, was a rather dull thing to look at. For a patient who is bored, he suggested, a lively street might do more good than many a natural scene.

So perhaps we have been praising the trees for something that was really the fault of the wall. In either case the lesson is cheap. Before a hospital opens, somebody should lie down in each room and see what there is to see.`,
      questions: [
        choose(
          'What does the text describe?',
          'An unplanned test of hospital views',
          [
            ['An unusual way of training hospital nurses', 'The nurses wrote notes, but nobody was training them.'],
            ['A dispute about the best beds in a ward', 'Nobody quarrels about a bed.'],
            ['A modern design for hospital gardens', 'There are a few trees, but no garden is designed.'],
          ],
          '“the hospital had been running an experiment without knowing it”',
        ),
        choose(
          'Why did Ulrich leave out the winter months?',
          'The two views would have differed less.',
          [
            ['The hospital had been half empty then.', 'The text does not say how full it was.'],
            ['The patients would have slept for longer.', 'Nothing is said about their sleep.'],
            ['The records for that time had been lost.', 'He chose the months himself; nothing was lost.'],
          ],
          'He used the months “when there are leaves on the trees”.',
        ),
        choose(
          'Why was it useful that the two patients in a pair were alike?',
          'Differences would point to the view.',
          [
            ['They would cheer each other up in the ward.', 'They were paired only later, from the records.'],
            ['They would have chosen the same window.', 'We do not read that anybody chose a window.'],
            ['Their records would be quicker to read.', 'The text says nothing about speed.'],
          ],
          'They “were alike in age and in other ways, but one had seen the trees and the other the wall”.',
        ),
        trueOrFalse(
          'Both groups took the same number of strong painkillers.',
          false,
          '“The patients who had this view needed fewer strong doses of painkillers while they recovered.”',
        ),
        write(
          'How many patients were compared altogether?',
          [
            'forty-six',
            'forty six',
            '46',
            'forty-six people',
            'forty six people',
            '46 people',
            'forty-six patients',
            'forty six patients',
            '46 patients',
          ],
          '“Forty-six people are not a crowd”; there were “twenty-three pairs of patients”.',
        ),
        choose(
          'What does the writer imply about the usual reading of the study?',
          'It may give credit to the wrong thing.',
          [
            ['It may be too hard for architects to accept.', 'Architects have quoted it ever since.'],
            ['It may make hospitals far too expensive.', '“In either case the lesson is cheap.”'],
            ['It may be based on records that are false.', 'The writer does not doubt the records.'],
          ],
          '“So perhaps we have been praising the trees for something that was really the fault of the wall.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'In one ward of a hospital everybody is woken at half past five, and people have had enough of it. The head nurse meets the manager of cleaning and meals.',
      a: {
        role: 'You are the head nurse of the ward.',
        facts: [
          'You have twenty-four patients. Eight of them need medicine at six; the rest can wait until nine.',
          'The doctors come round at half past eight. By then everybody must have eaten, and the floor must be clean.',
          'Two out of three patients complain about the early start.',
        ],
        goals: [
          'Find out how long the cleaning takes, and when it could be done.',
          'Find out whether breakfast can be moved.',
          'Find out what can be done about the noise.',
          'Agree on a timetable that lets most patients sleep until seven.',
        ],
      },
      b: {
        role: 'You manage the cleaning and the meals.',
        facts: [
          'The ward is cleaned at half past five. It takes forty minutes and could be done later, but not while people are eating.',
          'Breakfast starts at a quarter past seven and takes forty minutes. The kitchen can move it by up to half an hour.',
          'The cleaning machine is loud. A quiet one costs 900 pounds, and you have 1,000 pounds left for this year.',
        ],
        goals: [
          'Find out who really has to be woken early, and why.',
          'Find out what has to be finished before the doctors come, and when that is.',
          'Find out how many patients are unhappy.',
          'Agree on a new timetable, and spend as little as you can.',
        ],
      },
      phrases: [
        'What takes up most of the time?',
        'Is there any reason why …?',
        'Suppose we moved … to …',
        'That would leave us with …',
        'I could live with that as long as …',
        'So, from Monday on, …',
      ],
    },
    statements: [
      'Hospitals should look more like hotels.',
      'A friendly doctor is worth more than a famous one.',
      'Visitors should be welcome at any hour of the day or night.',
      'One large hospital in a city is better than ten small ones nearby.',
      'In thirty years’ time most operations will be done by robots.',
      'Nurses deserve to earn as much as doctors.',
      'Patients should be allowed to read every note that is written about them.',
      'I would make a good doctor.',
    ],
    questions: [
      'What makes a waiting room bearable?',
      'Why are so many television series set in hospitals?',
      'Which job in a hospital is noticed least, and what would happen without it?',
      'What could hospitals learn from hotels, airports or schools?',
      'What would you like to see from your window if you had to stay in bed?',
    ],
    task: {
      instruction:
        'A hospital has a waiting room with sixty seats, where people wait for three hours on average. There are 40,000 euros to improve it, and at least forty seats must be left. Choose two or three measures.',
      options: [
        'A screen that shows how long each person still has to wait: 12,000 euros',
        'A wall of glass towards the garden: 24,000 euros, and hot in summer',
        'A corner for children: 9,000 euros, takes away eight seats',
        'Forty comfortable seats in place of the sixty hard ones: 14,000 euros',
        'A nurse who walks round and explains things: 30,000 euros for one year',
        'A text message that calls people back from the café or the park: 10,000 euros, no help to those without a phone',
        'A dark, silent room for people with headaches: 15,000 euros, takes away ten seats',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the head of a hospital that is going to be rebuilt. Suggest two changes that would make life easier for patients or visitors, give your reasons, and answer one possible objection.',
  },
};
