import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('head', 'noun', 'the top part of a person, with the eyes and the mouth', 'He put a red hat on his head.'),
      word('hand', 'noun', 'the part of you that holds a pen or a cup', 'She has a pen in her hand.'),
      word('arm', 'noun', 'the long part between your hand and your body', 'He has a big bag under his arm.'),
      word('leg', 'noun', 'a long part of the body that you walk with', 'A spider has eight legs.'),
      word('foot', 'noun', 'the part of you that goes into a shoe', 'My left foot is bigger than my right foot.'),
      word('face', 'noun', 'the front of your head', 'The baby has chocolate on its face.'),
      word('eye', 'noun', 'one of the two things that you see with', 'Close your eyes and count to ten.'),
      word('ear', 'noun', 'one of the two things that you hear with', 'An elephant has very big ears.'),
      word('nose', 'noun', 'the part of your face that you smell with', 'My nose is cold in winter.'),
      word('mouth', 'noun', 'the part of your face that you eat and speak with', 'Please open your mouth.'),
      word('tooth', 'noun', 'one of the hard white things that you eat with', 'The baby has one little tooth.'),
      word('knee', 'noun', 'the middle part of your leg, where you can bend it', 'I fell and hit my knee.'),
      word('finger', 'noun', 'one of the five long parts of your hand', 'She has a ring on her finger.'),
      word('toe', 'noun', 'one of the five small parts at the end of your foot', 'There is sand between my toes.'),
    ],
    text: {
      title: 'The giant in two boxes',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Yaw: The children are coming at four. We need a giant!
Mirela: And he is in these two boxes. What is in your box?
Yaw: The legs and the feet. And in your box?
Mirela: The body, the arms and the head. Look at this face! Two big ears, a long nose and a mouth with only three teeth.
Yaw: He’s lovely. But his feet are green.
Mirela: Giants don’t wash. Put the legs on the body.
Yaw: Mirela, the knees are at the back.
Mirela: Then turn the legs round.
Yaw: Now the toes are at the back! And there are only three toes on each foot.
Mirela: Three teeth, three toes. Fine. Is your box empty now?
Yaw: No. There’s one more thing. It’s long, and … it’s a tail.
Mirela: A tail? Yaw, what does it say on your box?
Yaw: “Dragon, box two. For the theatre in the park.”
Mirela: Oh no! Phone them, quickly!
Yaw: Hello? Do you have a dragon? … Yes? And is it wearing big brown shoes?`,
      questions: [
        choose(
          'What are Yaw and Mirela doing?',
          'Making a giant from its parts',
          [
            ['Washing a giant before a show', 'Mirela says that giants don’t wash. They do not wash this one.'],
            ['Buying a dragon for a theatre', 'They have parts of a dragon, but they did not want them.'],
            ['Looking for a child in the park', 'The children are not there yet, and nobody looks for them.'],
          ],
          'Yaw says: “We need a giant!” Mirela says: “Put the legs on the body.”',
        ),
        trueOrFalse(
          'The arms are in Yaw’s box.',
          false,
          'They are in Mirela’s box: “The body, the arms and the head.”',
        ),
        write(
          'How many teeth does the giant have?',
          ['three', '3', 'three teeth', '3 teeth', 'only three', 'only 3', 'only three teeth', 'only 3 teeth'],
          '“a mouth with only three teeth”',
        ),
        choose(
          'Why does Yaw have to turn the legs?',
          'The knees are on the wrong side.',
          [
            ['The feet have the wrong colour.', 'The feet are green, but Mirela thinks that this is fine.'],
            ['The legs are too long for the body.', 'They do not say that the legs are too long.'],
            ['The toes are under the other foot.', 'The toes are at the back after Yaw turns the legs.'],
          ],
          '“Mirela, the knees are at the back.”',
        ),
        choose(
          'Where do the legs in Yaw’s box come from?',
          'From a dragon',
          [
            ['From a horse', 'There is no horse in the boxes.'],
            ['From a smaller giant', 'The legs have green feet with three toes, and a tail is with them.'],
            ['From a child’s bedroom', 'The words on the box are: “For the theatre in the park.”'],
          ],
          'The name on the box is “Dragon, box two.”',
        ),
        choose(
          'Why does Yaw ask about brown shoes?',
          'Perhaps the giant’s feet are in that theatre.',
          [
            ['Perhaps the children left their shoes there.', 'The children are coming at four. They were not there.'],
            ['Perhaps Yaw wants to buy new shoes for work.', 'Yaw asks about the shoes of the dragon.'],
            [
              'Perhaps the dragon does not like its green shoes.',
              'The feet are green. Nobody speaks about green shoes.',
            ],
          ],
          'Yaw has the dragon’s legs. So perhaps the dragon has the giant’s: “And is it wearing big brown shoes?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two of you are one horse in a show. One person is the head and the front legs, the other one is the back legs. You meet before the show and make a plan.',
      a: {
        role: 'You have the horse costume at home.',
        facts: [
          'The person in front has to hold the heavy head up with both arms.',
          'The person at the back has to walk with a bent back and sees nothing.',
          'Your left knee hurts a little. You can walk and dance, but you can’t jump.',
          'Your arms are not very strong.',
        ],
        goals: [
          'Find out what the horse has to do in the show.',
          'Find out what is difficult for B.',
          'Agree who is in front, and what the horse does at the end.',
        ],
      },
      b: {
        role: 'You talked to the teacher about the show.',
        facts: [
          'The horse walks for six minutes and dances for three minutes. At the end the back legs jump.',
          'The teacher says that you can change one of these three things.',
          'You are very tall. Your back hurts when you bend it for more than three minutes.',
          'Your arms are strong.',
        ],
        goals: [
          'Find out what each person has to do in the costume.',
          'Find out what A can do well and what A can’t do.',
          'Agree who is in front, and what the horse does at the end.',
        ],
      },
      phrases: [
        'What do we have to do?',
        'Can you … with your arms?',
        'My … hurts when I …',
        'I’m better at …',
        'Why don’t we … and not jump?',
        'You are the head, and I am …',
      ],
    },
    statements: [
      'Hands are more interesting than faces.',
      'Big feet are better than small feet.',
      'My ears are more important to me than my nose.',
      'Everybody needs to learn to write with both hands.',
      'I want to have a tail.',
      'A robot needs to have a face.',
      'People with long legs are better at sports.',
      'I can draw a hand well.',
    ],
    questions: [
      'What can you do well with your hands?',
      'Which parts of the body work hard in your favourite sport?',
      'What do people in your country do with their hands when they say hello?',
      'Which animal has the best eyes, ears or nose, and why?',
      'You can have a third arm for a day. What do you do with it?',
    ],
    task: {
      instruction:
        'A café on two floors wants a robot. It must have arms, and legs or wheels. You have 1,000 pounds. Choose its parts, and say what it is going to be good at and bad at.',
      options: [
        'Four arms: 400 pounds; they carry eight plates, but they need a lot of space',
        'Two arms with soft hands: 300 pounds; they never break a glass',
        'Two long legs: 300 pounds; they can go up and down, but they are slow',
        'Wheels: 100 pounds; they are very fast, but they stay on one floor',
        'A face that smiles: 200 pounds; children like it',
        'Big ears: 200 pounds; they hear well in a loud room',
        'Eyes at the front and at the back: 300 pounds; the robot never hits anybody',
      ],
    },
    writing:
      'Write a text of 50 to 70 words for a children’s book about an animal that nobody knows. Say what its head, its legs and its feet are like, what it can do with them, and where it lives.',
  },
  hard: {
    words: [
      word('shoulder', 'noun', 'the part of the body where the arm begins', 'She carried the ladder on one shoulder.'),
      word(
        'elbow',
        'noun',
        'the place in the middle of your arm where it bends',
        'He pushed the door open with his elbow.',
      ),
      word('wrist', 'noun', 'the place where your hand joins your arm', 'Most people wear a watch on the left wrist.'),
      word('ankle', 'noun', 'the place where your foot joins your leg', 'The water only came up to our ankles.'),
      word(
        'chest',
        'noun',
        'the front of the body between the neck and the stomach',
        'The runner had a number on her chest.',
      ),
      word('palm', 'noun', 'the flat inside of your hand', 'He held out three coins on his palm.'),
      word('thumb', 'noun', 'the short, thick finger that stands apart', 'She types with both thumbs.'),
      word('heel', 'noun', 'the back part of the foot', 'New shoes often hurt at the heel.'),
      word('fingertip', 'noun', 'the very end of a finger', 'He could read the letters with his fingertips.'),
      word(
        'nail',
        'noun',
        'the hard, thin part at the end of a finger or toe',
        'I broke a nail when I opened the box.',
      ),
      word(
        'spine',
        'noun',
        'the row of bones down the middle of your back',
        'A cat can bend its spine further than we can.',
      ),
      word('shin', 'noun', 'the front of the leg below the knee', 'Footballers protect their shins.'),
      word('forehead', 'noun', 'the part of the face above the eyes', 'The runner wiped the sweat from her forehead.'),
      word(
        'joint',
        'noun',
        'a place where two bones meet, so that they can move',
        'The knee is the largest joint in the body.',
      ),
    ],
    text: {
      title: 'Runner loses lucky toe',
      kind: 'text',
      genre: 'news',
      text: `Students at Marsten College will have to pass their next exams without help. This morning the left big toe of the Runner, the bronze figure in front of the library, was removed and taken to a laboratory.

Touching the toe before an exam has been a tradition since the 1950s. So many palms and fingertips have rubbed it that the nail has disappeared. The ankle and the shin above it are almost black; the toe shines like gold. “Another winter, and it would have come off in somebody’s hand,” says Zeynep Aalto, who repairs statues.

Before she started, Aalto examined the Runner from forehead to heel. The chest, the spine and the shoulders are made of the same bronze, and date from 1931. So do the wrists, although a storm once bent them. The toe, however, turned out to be a different metal. Inside, it was hollow, and it smelt faintly of soap.

The explanation lay in a folder in the library cellar. It was a workman’s note from 1948: “The statue’s big toe was stolen over the summer. I made a new one out of an old tap from the college kitchen. Nobody has noticed.”

Nobody did. Generations of students, among them two famous surgeons and the present head of the college, had been asking a kitchen tap for luck.

Aalto expected disappointment. What she got was a queue. By midday it led away from the Runner, who is now down to nine toes, past the library and round the corner to the kitchen, where a second tap from the same year is still in use. The cooks have put up a sign: “You may touch it. But while you are here, please wash a plate.”`,
      questions: [
        choose(
          'What is the report mainly about?',
          'A tradition that was based on a mistake',
          [
            ['A thief who was found after many years', 'We never learn who stole the toe in 1948.'],
            ['A statue that was destroyed by a storm', 'The storm only bent the wrists, and that was long ago.'],
            [
              'A college that wants to end an old tradition',
              'The toe was removed because it was so worn, not in order to stop the students.',
            ],
          ],
          'Students “had been asking a kitchen tap for luck”.',
        ),
        choose(
          'Why was the toe removed?',
          'It was so worn that it might break off.',
          [
            ['It was needed in the college kitchen.', 'It came from a tap, but the kitchen does not need it back.'],
            ['It had turned almost as black as a shoe.', 'The ankle and the shin are dark; the toe shines.'],
            ['It was made of a metal worth stealing.', 'The first toe was stolen, but this one is part of an old tap.'],
          ],
          '“Another winter, and it would have come off in somebody’s hand”',
        ),
        trueOrFalse(
          'The wrists of the statue are as old as its chest.',
          true,
          'The chest is from 1931. “So do the wrists, although a storm once bent them.”',
        ),
        write(
          'What had the toe been made from?',
          [
            'a tap',
            'tap',
            'an old tap',
            'old tap',
            'a kitchen tap',
            'kitchen tap',
            'an old kitchen tap',
            'old kitchen tap',
            'the kitchen tap',
            'a college kitchen tap',
            'college kitchen tap',
            'a faucet',
            'an old faucet',
          ],
          '“I made a new one out of an old tap from the college kitchen.”',
        ),
        choose(
          'How did the students react to the news?',
          'They looked for luck somewhere else.',
          [
            ['They stopped believing in such things.', 'Aalto expected something like that, but there was a queue.'],
            ['They asked for the first toe to be found.', 'The report says nothing about a search.'],
            ['They offered to work for the library.', 'The sign asks them to wash a plate, but in the kitchen.'],
          ],
          'The queue led to the kitchen, “where a second tap from the same year is still in use”.',
        ),
        choose(
          'What can we conclude about the original toe of 1931?',
          'It played no part in the tradition.',
          [
            ['It brought more luck than the second one.', 'Nobody touched it for luck, as far as we know.'],
            [
              'It was melted down in the kitchen.',
              'The kitchen gave the metal for the second toe. We do not know what became of the first.',
            ],
            ['It lay in the cellar of the library.', 'Only the note about it lay there.'],
          ],
          'It was gone by 1948, and students have touched the toe only “since the 1950s”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A photographer needs pictures of hands for a book about knots, and rings up somebody who works as a hand model. It is Monday.',
      a: {
        role: 'You are the photographer.',
        facts: [
          'The book needs forty pictures, and you take eight an hour. Sixteen of them show the right hand only, the others both hands.',
          'The studio is yours all day tomorrow, and on Wednesday from nine to one.',
          'The rope is rough. You have a softer one, which does not look as good.',
          'You would like to pay 50 euros an hour. You cannot spend more than 300 altogether.',
        ],
        goals: [
          'Find out on which days both of B’s hands can be photographed.',
          'Find out how long B can work in a day, and what it costs.',
          'Agree on the hours of each day, on a rope and on the pay.',
        ],
      },
      b: {
        role: 'You are the hand model.',
        facts: [
          'You have cut your left thumb. It must not be seen in pictures before Wednesday; your right hand is fine.',
          'You never work more than three hours a day, because your wrists get tired.',
          'On Thursday you are going to model rings. Your palms and fingertips have to be perfect.',
          'You ask for 70 euros an hour, and could go down to 55.',
        ],
        goals: [
          'Find out how many pictures are needed, and which hand they show.',
          'Find out when the studio is free, what the rope is like and what A can pay.',
          'Agree on hours, rope and pay without risking Thursday’s job.',
        ],
      },
      phrases: [
        'How many of the pictures show …?',
        'I’m afraid my left thumb …',
        'What would that do to my …?',
        'We could do the … on Tuesday and leave … for Wednesday.',
        'Would you settle for …?',
        'That only works if …',
      ],
    },
    statements: [
      'Hands tell you more about somebody’s life than a face does.',
      'Everybody should learn to write with both hands.',
      'A firm handshake proves nothing.',
      'Robots should not be given human faces.',
      'Sitting all day is harder on the spine than carrying boxes.',
      'Statues ought to show people as they really looked.',
      'A lucky object works as long as you believe in it.',
      'I would rather lose my sense of smell for a year than the use of my thumbs for a month.',
    ],
    questions: [
      'Which joint would you miss most on an ordinary day if you could not bend it?',
      'Which expressions in your language have a part of the body in them?',
      'What do people around you do or touch for luck?',
      'Which job needs the cleverest fingers, and could anybody learn it?',
      'Which extra part of the body would make daily life easier, and what trouble would it bring?',
    ],
    task: {
      instruction:
        'A science museum is opening a room called “The Hand”. It has 40,000 euros and fifty square metres. Choose at least three things which suit both school classes and grown-ups.',
      options: [
        'A hand three metres high, for climbing: 25,000 euros, thirty square metres; adults will only watch',
        'Plaster models of two hundred local people’s hands: 8,000 euros, ten square metres; all behind glass',
        'A robot that shakes hands: 18,000 euros, five square metres; it breaks down once a week',
        'A dark box with objects to guess by touch: 3,000 euros, five square metres; one visitor at a time',
        'The bones of a hand next to those of a bat and a whale: 12,000 euros, fifteen square metres',
        'A piano with a screen that shows every joint at work: 15,000 euros, ten square metres; it can be heard everywhere',
        'A table where a watchmaker works on two days a week: 10,000 euros a year, five square metres',
      ],
    },
    writing:
      'The director of a museum wants to put a rope around a statue that everybody touches. Write a letter of 150 to 190 words to the director. Say which part people touch and why, admit what is good about the rope, and suggest something better.',
  },
};
