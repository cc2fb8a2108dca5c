import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('first aid', 'noun', 'the help that you give before a doctor comes', 'We learned first aid at school.'),
      word('hurt', 'verb', 'to give you pain', 'My knee hurts.'),
      word(
        'burn',
        'noun',
        'what you have on your skin after you touch something very hot',
        'She has a burn on her arm.',
      ),
      word(
        'accident',
        'noun',
        'something bad that happens and that nobody wanted',
        'There was an accident on the stairs.',
      ),
      word('course', 'noun', 'a number of lessons about one thing', 'The course is on Saturday morning.'),
      word('tap', 'noun', 'the place in a kitchen where the water comes out', 'Hold your finger under the tap.'),
      word('take off', 'phrase', 'to stop wearing something', 'Take off your ring, please.'),
      word('ice', 'noun', 'water that is so cold that it is hard', 'We do not put ice on a burn.'),
      word('clean', 'adjective', 'not dirty', 'Use a clean towel.'),
      word('careful', 'adjective', 'thinking about what can go wrong', 'Be careful with that knife.'),
      word('plaster', 'noun', 'a small thing that you put on a cut', 'He has a plaster on his thumb.'),
      word('cut', 'noun', 'an open place in the skin, for example from a knife', 'It is only a small cut.'),
      word('blood', 'noun', 'the red stuff that comes out of a cut', 'There was blood on his shirt.'),
      word('ambulance', 'noun', 'a car that takes people to hospital', 'The ambulance came after eight minutes.'),
    ],
    text: {
      title: 'Twenty minutes at the tap',
      kind: 'dialogue',
      genre: 'conversation',
      source: 'St John Ambulance, Burns and scalds, and NHS, Burns and scalds (for the advice; the cooks are invented)',
      text: `Bao: Ow! That pan was hot. I have a burn on my hand.
Dorota: Quick! Put it under the tap. And take off your watch.
Bao: Thank you. Is there any ice?
Dorota: No ice, and no butter. Just cool water. I did a first aid course.
Bao: OK. Can I stop now?
Dorota: No! Twenty minutes.
Bao: Twenty? But all the tables are full!
Dorota: They can wait. Does it hurt?
Bao: Yes. Talk to me, please. We work here every day, and we never talk.
Dorota: You never ask. Well, before this job I was in a circus.
Bao: You? What did you do?
Dorota: I walked on a rope, ten metres up. I was always careful, and I never had an accident. But one night the lights went out, and I was in the middle of the rope.
Bao: And then?
Dorota: Oh, look! Twenty minutes. Now we put a clean plastic bag over it. How is your hand?
Bao: My hand is fine. But I think I need five more minutes.`,
      questions: [
        choose(
          'What happens in this dialogue?',
          'A cook gets help from another cook.',
          [
            ['A cook gets a new job in a circus.', 'Dorota was in a circus before this job.'],
            ['A cook gets a visit from a doctor.', 'Nobody calls a doctor.'],
            ['A cook gets angry with the people at a table.', 'The people have to wait, but nobody is angry.'],
          ],
          'Bao says: “I have a burn on my hand.” Dorota says: “Put it under the tap.”',
        ),
        write(
          'How many minutes must Bao’s hand stay under the water?',
          ['twenty', '20', 'twenty minutes', '20 minutes'],
          '“No! Twenty minutes.”',
        ),
        trueOrFalse('Dorota puts butter on the burn.', false, '“No ice, and no butter. Just cool water.”'),
        choose(
          'How does Dorota know what to do?',
          'From lessons in first aid',
          [
            ['From an accident in the circus', 'Dorota says: “I never had an accident.”'],
            ['From a book in the kitchen', 'They do not talk about a book.'],
            ['From an old burn', 'Dorota does not talk about an old burn.'],
          ],
          '“I did a first aid course.”',
        ),
        choose(
          'Why does Bao want to stop after a short time?',
          'There are a lot of customers.',
          [
            ['There is no more cool water.', 'The water does not stop.'],
            ['There is a hot pan on the table.', 'The hot pan was the start of it all.'],
            ['There is something wrong with the watch.', 'Bao has to take off the watch, but it is not broken.'],
          ],
          '“But all the tables are full!”',
        ),
        choose(
          'Why does Bao ask for five more minutes?',
          'Bao wants to hear the end of the story.',
          [
            ['Bao’s hand still hurts under the water.', 'Bao says: “My hand is fine.”'],
            ['Bao does not like to work with Dorota.', 'They did not talk before, but now Bao asks a lot.'],
            ['Bao has to look for a clean plastic bag.', 'Dorota has the bag.'],
          ],
          'The story stopped when Dorota was “in the middle of the rope”, and Bao says: “My hand is fine.”',
        ),
      ],
    },
    roleCards: {
      scene: 'Your school has a sports day on Saturday. Today you two plan the first aid tent.',
      a: {
        role: 'You plan the sports day.',
        facts: [
          'The races start at ten. The football is from one to three, and then everybody goes home.',
          'There are two places for the tent: at the gate there is a tap, next to the football field there is no water.',
          'You have 30 pounds for first aid things.',
        ],
        goals: [
          'Find out when B can be there, and who can help B.',
          'Find out what B wants to buy, and what it costs.',
          'Choose the place for the tent with B.',
        ],
      },
      b: {
        role: 'You did a first aid course last month.',
        facts: [
          'You can be there from ten to one. Your friend can come at one and stay all afternoon.',
          'You want to buy plasters (8 pounds), bandages (15 pounds) and bags of ice (12 pounds).',
          'You want water near the tent. But last year most of the accidents were at the football.',
        ],
        goals: [
          'Find out when the races and the football are.',
          'Find out which places there are, and if they have water.',
          'Find out how much money there is, and make a list of what you buy.',
        ],
      },
      phrases: [
        'What time does it start?',
        'How much is it for …?',
        'Is there any water near …?',
        'We don’t have enough money for …',
        'I think … is more important.',
        'What about …?',
      ],
    },
    statements: [
      'Every student needs a first aid course.',
      'I am calm when there is an accident.',
      'I can’t look at blood.',
      'A kitchen is more dangerous than a street.',
      'Every car needs a box with first aid things.',
      'Children under ten are too young for first aid.',
      'I would like to work in an ambulance.',
      'When somebody needs help, most people take out their phones.',
    ],
    questions: [
      'Where do small accidents happen in a house?',
      'Where are the first aid things in your school or office?',
      'What number do you call for an ambulance in your country, and what do you say?',
      'What can you do to make a person feel better after a small accident?',
      'Which jobs need first aid, and why?',
    ],
    task: {
      instruction:
        'Twenty students and two teachers go for a long walk in the forest. They have 20 pounds for a first aid bag. Choose four things, and say why.',
      options: [
        'Plasters, big and small: 4 pounds',
        'A long bandage for a bad foot: 5 pounds',
        'A small book about first aid: 5 pounds',
        'A warm blanket, very thin: 3 pounds',
        'A bag that gets cold when you press it, for one time only: 6 pounds',
        'A battery for a phone: 8 pounds',
        'A whistle that you can hear from far away: 2 pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend about a small accident (it does not have to be true). Say where you were, what happened, who helped and how. End with some good news.',
  },
  hard: {
    words: [
      word('casualty', 'noun', 'a person who is hurt in an accident', 'Speak calmly to the casualty.'),
      word(
        'choke',
        'verb',
        'to be unable to breathe because something is stuck in your throat',
        'He choked on a grape.',
      ),
      word('breathe', 'verb', 'to take air in and let it out', 'Check first whether the person is breathing.'),
      word(
        'collapse',
        'verb',
        'to fall down suddenly because you are weak or ill',
        'A runner collapsed after the race.',
      ),
      word('bleed', 'verb', 'to lose blood', 'Press hard on a wound that is bleeding.'),
      word('wound', 'noun', 'a place where the skin has been cut or torn', 'The wound was not deep.'),
      word('faint', 'verb', 'to fall down and know nothing for a short time', 'She fainted in the heat.'),
      word(
        'bystander',
        'noun',
        'somebody who is there when something happens but is not part of it',
        'A bystander rang for help.',
      ),
      word('blow', 'noun', 'a hard hit with the hand', 'Give up to five blows to the back.'),
      word('stuck', 'adjective', 'unable to move from where it is', 'Something was stuck in his throat.'),
      word('convincing', 'adjective', 'so good that people believe it', 'The painted wounds were very convincing.'),
      word('emergency', 'noun', 'a dangerous situation in which help is needed at once', 'Stay calm in an emergency.'),
      word(
        'recovery position',
        'noun',
        'a way to lay an unconscious person who is breathing on their side',
        'We rolled him into the recovery position.',
      ),
      word('swell', 'verb', 'to become bigger and rounder than usual', 'Her ankle began to swell.'),
    ],
    text: {
      title: 'The best casualty in town',
      kind: 'text',
      genre: 'story',
      source:
        'St John Ambulance and British Red Cross, first aid advice on choking in adults (for the advice; the story is invented)',
      text: `For eleven years I have been collapsing for a living. I am what first aid teachers call a casualty: on Saturdays I lie on the floor of a community centre, with painted wounds, and beginners find out what to do with me. I bleed, I faint, I swallow imaginary toys. My speciality used to be choking. I coughed, I roared, I waved my arms and knocked over chairs. People clapped.

Last spring I was at the market, tasting an olive and laughing at something that the man behind the stall had said, when the olive went down the wrong way. It was stuck. I could not cough. I could not breathe. I could not even say that I could not breathe.

I grabbed the nearest bystander by the arm, and by pure luck he had been on one of our courses. His face lit up. “Ladies and gentlemen,” he told the queue, “this is Anahit, who does this every Saturday.” People put down their shopping to watch. I shook my head and pointed at my throat. “Brilliant,” he said.

It was his daughter, about fourteen, who frowned. “Dad, there’s no noise.”

She bent me forward and hit me between the shoulder blades with the heel of her hand. At the fourth blow the olive landed among the cheeses. She had never been on a course, but her father had come home from his and practised on the entire family.

In eleven years it had never struck me: whoever can roar has air to roar with. Now, when it is my turn to choke, I put a hand to my throat and make no sound at all. It takes the beginners ages to notice.

They are kind about the rest of the day. “But the choking,” one of them wrote last month, “was not very convincing.”`,
      questions: [
        choose(
          'What is the story mainly about?',
          'How a performer learned what real choking is like',
          [
            ['How a performer grew tired of pretending to be hurt', 'The narrator still does the job.'],
            ['How a girl learned to save lives on a Saturday course', '“She had never been on a course”.'],
            [
              'How a market put on a show to teach the public first aid',
              'The people thought so, but it was not a show.',
            ],
          ],
          '“In eleven years it had never struck me: whoever can roar has air to roar with.”',
        ),
        choose(
          'Why did the man not help at first?',
          'He took it for a performance.',
          [
            ['He had forgotten his training.', 'He had even practised at home.'],
            ['He was afraid of doing harm.', 'He was not afraid: “His face lit up.”'],
            ['He wanted to test his daughter.', 'His daughter acted without being asked.'],
          ],
          '“this is Anahit, who does this every Saturday.”',
        ),
        write(
          'How many times did the girl hit the narrator before the olive came out?',
          ['four', '4', 'four times', '4 times'],
          '“At the fourth blow the olive landed among the cheeses.”',
        ),
        trueOrFalse(
          'The girl knew what to do because of what her father had done at home.',
          true,
          'Her father “had come home from his and practised on the entire family.”',
        ),
        choose(
          'How has the narrator’s performance of choking changed?',
          'It is done in silence.',
          [
            ['It is explained beforehand.', 'The beginners have to notice it themselves.'],
            ['It is performed with real olives.', 'The olive at the market was an accident.'],
            ['It is left to other actors.', 'It is still sometimes the narrator’s turn.'],
          ],
          '“I put a hand to my throat and make no sound at all.”',
        ),
        choose(
          'What does the comment at the end suggest?',
          'Its author still has a false picture of choking.',
          [
            ['Its author was bored by the whole of the course.', 'The beginners “are kind about the rest of the day.”'],
            [
              'Its author saw the narrator choke at the market.',
              'Whoever saw that would know that there was no noise.',
            ],
            [
              'Its author has a better idea of choking than any actor.',
              'The silent version is the one that is true to life.',
            ],
          ],
          'At the market “there’s no noise”. The narrator now chokes in the same way, and exactly this is called “not very convincing.”',
        ),
      ],
    },
    roleCards: {
      scene: 'An office with forty employees wants some of them to learn first aid. Its manager phones a trainer.',
      a: {
        role: 'You manage the office.',
        facts: [
          'Ten people have to be trained by the end of June, but only six can be away from their desks at a time.',
          'You can spend 800 pounds.',
          'Fridays are quiet, though nobody can get away before eleven.',
          'The only accidents last year were two burns in the office kitchen.',
        ],
        goals: [
          'Find out what each kind of course costs, and how long it takes.',
          'Find out what the short course leaves out.',
          'Find out when B has time, and agree on dates and a price.',
        ],
      },
      b: {
        role: 'You teach first aid.',
        facts: [
          'A full course takes seven hours and costs 600 pounds. A short one takes three hours and costs 320. The price is for a group of up to twelve.',
          'The short course deals with choking, bleeding and people who are unconscious. It leaves out burns, unless you add an hour for 60 pounds.',
          'You are free on the first three Fridays in June, but you have to leave at three.',
        ],
        goals: [
          'Find out how many people have to be trained, by when, and how many can come at once.',
          'Find out which accidents have happened in the office.',
          'Find out what A can spend and when people can get away. Do not lower your prices.',
        ],
      },
      phrases: [
        'How many people are we talking about?',
        'What exactly does that include?',
        'Would it be possible to add …?',
        'The difficulty is that …',
        'That would come to … altogether.',
        'Shall we say … from … to …?',
      ],
    },
    statements: [
      'Nobody should leave school without having learned first aid.',
      'Whoever passes a driving test should pass a first aid test as well.',
      'It is better to do something wrong than to do nothing.',
      'The more people are watching, the less likely it is that one of them will help.',
      'People who film an accident should be punished.',
      'First aid cannot be learned from videos.',
      'I would want a stranger to ask me before helping me.',
      'Calm people are born calm.',
    ],
    questions: [
      'Why do people forget in an emergency what they knew perfectly well before?',
      'What keeps a bystander from stepping forward, and what might make it easier?',
      'Which first aid skills would be most useful in the place where you live?',
      'How do films and series show accidents, and what do they get wrong?',
      'How would you teach first aid so that nobody was bored?',
    ],
    task: {
      instruction:
        'A town of 20,000 has 12,000 pounds to make sure that more people can help in an emergency, and will help. Choose three measures, and say whom each of them reaches.',
      options: [
        'Defibrillators in four places that are open day and night: 6,000 pounds',
        'A free course of two hours for everybody over sixty, with lunch: 3,500 pounds',
        'First aid for all pupils of thirteen, taught by their own teachers: 4,500 pounds',
        'An app that calls trained volunteers who are near: 5,000 pounds, useless if too few sign up',
        'Short films on the screens in all buses for a year: 2,500 pounds',
        'A trainer who visits one workplace every week for a year: 7,000 pounds',
        'A Saturday of invented accidents in the market square, with actors: 2,000 pounds',
      ],
    },
    writing:
      'Write a story of 150 to 190 words for a magazine for learners of English. Begin with the sentence “Nobody else moved, so I had to.” Say what had happened, what went through your mind, and what surprised you afterwards.',
  },
};
