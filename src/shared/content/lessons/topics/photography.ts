import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('take a photo', 'phrase', 'to make a picture with a camera', 'Can you take a photo of us, please?'),
      word('camera', 'noun', 'a thing that makes pictures', 'My camera is small, but it is good.'),
      word('smile', 'verb', 'to look happy with your mouth', 'Please smile, everybody!'),
      word('serious', 'adjective', 'not funny and not laughing', 'In old photos people look very serious.'),
      word(
        'passport',
        'noun',
        'a small book that you show in other countries',
        'The photo in my passport is terrible.',
      ),
      word('flash', 'noun', 'a very short, strong light on a camera', 'You cannot use a flash in the museum.'),
      word('delete', 'verb', 'to take a picture off a phone or computer', 'I look tired here. Please delete it.'),
      word('print', 'verb', 'to put a picture on paper with a machine', 'Let’s print ten of our holiday photos.'),
      word(
        'look into the camera',
        'phrase',
        'to turn your eyes to the person who takes the picture',
        'The baby does not want to look into the camera.',
      ),
      word(
        'machine',
        'noun',
        'a thing with parts that does work for you',
        'The machine makes four photos in a minute.',
      ),
      word('background', 'noun', 'the things behind the person in a picture', 'You can see the sea in the background.'),
      word(
        'selfie',
        'noun',
        'a photo of you that you take with your phone',
        'They took a selfie in front of the bridge.',
      ),
      word('frame', 'noun', 'wood or metal around a picture', 'The photo hangs in a black frame.'),
      word('black-and-white', 'adjective', 'without colours', 'My grandparents have black-and-white photos.'),
    ],
    text: {
      title: 'One, two … no',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Zoltan: Please sit down. Is the photo for your new passport?
Lupe: Yes. I need it today.
Zoltan: No problem. Look into the camera, please. And don’t smile.
Lupe: Why not?
Zoltan: It’s a rule. You have to look serious. One, two … You are smiling.
Lupe: Sorry! I always smile when I see a camera.
Zoltan: I can delete that one. Close your mouth, please. One, two … No. I can see your teeth.
Lupe: It’s your hat! It’s so funny.
Zoltan: Good, no hat. Now think of something sad.
Lupe: All right. My fish died last year. His name was Shark.
Zoltan: Now you are laughing!
Lupe: He was a very small fish. How many photos is that?
Zoltan: Eleven. You know, there is a machine at the station.
Lupe: Oh no! With that flash I look like a ghost. What does a photo cost here?
Zoltan: Ninety pounds.
Lupe: Ninety?
Zoltan: Thank you. That was perfect. I can print it now. It’s nine pounds.`,
      questions: [
        choose(
          'What is the problem in this conversation?',
          'Lupe cannot look serious.',
          [
            ['Lupe cannot find her passport.', 'She needs a photo for a new one. Nothing is lost.'],
            ['Zoltan cannot use his camera.', 'The camera works: he takes eleven photos.'],
            ['Zoltan cannot print any photos.', 'At the end he says that he can print it.'],
          ],
          'Zoltan says “You have to look serious.” Lupe says “I always smile when I see a camera.”',
        ),
        trueOrFalse('Lupe needs the photo next week.', false, '“I need it today.”'),
        write(
          'What kind of animal was Shark?',
          ['a fish', 'fish', 'a small fish', 'small fish', 'a very small fish', 'very small fish', 'the fish'],
          '“My fish died last year. His name was Shark.”',
        ),
        choose(
          'Why does Lupe not want to use the machine?',
          'She looks bad in its photos.',
          [
            ['She does not know where it is.', 'Zoltan tells her: it is at the station.'],
            ['She thinks that it is too slow.', 'They do not talk about the time.'],
            ['She has no money for a ticket.', 'They do not talk about tickets.'],
          ],
          '“With that flash I look like a ghost.”',
        ),
        choose(
          'Why does Zoltan say “Ninety pounds”?',
          'He wants her to stop smiling.',
          [
            ['He wants to have a lot of money.', 'In the end he asks for nine pounds.'],
            ['He wants her to go to the station.', 'He takes one more photo and is happy with it.'],
            ['He forgets the price of his photos.', 'He knows the price: it is nine pounds.'],
          ],
          'After her “Ninety?” he says “That was perfect.” And then: “It’s nine pounds.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A family wants a photo of everybody for a birthday. One of them phones a photographer.',
      a: {
        role: 'You are a photographer.',
        facts: [
          'You are free on Saturday morning and on Sunday from three o’clock. You need one hour for a big family.',
          'There is space for twelve people in your studio. In the park there is space for everybody.',
          'A photo costs 60 pounds in the studio and 80 pounds in the park. A big print is 10 pounds more.',
        ],
        goals: [
          'Find out how many people there are, and who needs help.',
          'Find out when they have time, and what the weather is going to be like.',
          'Find out how many prints they want.',
          'Agree on a place, a day and a price.',
        ],
      },
      b: {
        role: 'You are planning the photo for your family.',
        facts: [
          'There are fifteen people. Your grandfather cannot stand for a long time.',
          'Everybody has time on Saturday until two and on Sunday until half past four.',
          'It is going to rain on Saturday. Sunday is going to be cold, but dry.',
          'You want one photo and two big prints. You have 100 pounds.',
        ],
        goals: [
          'Find out how many people can come into the studio.',
          'Find out when the photographer is free, and how long it takes.',
          'Find out what everything costs.',
          'Agree on a place, a day and a price. Nobody should be cold for an hour.',
        ],
      },
      phrases: [
        'How many of you are there?',
        'When are you free?',
        'How much is it in the …?',
        'What if it rains?',
        'Is there a chair for …?',
        'That’s fine for us.',
      ],
    },
    statements: [
      'I don’t like photos of myself.',
      'People take too many photos of their food.',
      'A photo is better than a video.',
      'You should always ask before you take a photo of somebody.',
      'Black-and-white photos are more beautiful than photos in colour.',
      'At a concert, phones should stay in the bag.',
      'You need an expensive camera for a good photo.',
    ],
    questions: [
      'What do you like to take photos of?',
      'What makes a photo good?',
      'Where should people not take photos?',
      'What do people say when they want a smile in a photo?',
      'What can you do with old photos?',
    ],
    task: {
      instruction:
        'A class in another country wants to see your town. You have one afternoon: four hours, and 10 pounds. Choose three photos, and say what the other class can learn from them.',
      options: [
        'The town from the top of the hill: two hours, free',
        'The market and its people: half an hour, free, but you have to ask them all',
        'Big ships in the port: an hour and a half, 4 pounds for the bus',
        'A baker at work: one hour, and you have to buy a cake for 3 pounds',
        'The old theatre from the inside: one hour, 8 pounds for a ticket',
        'A teacher at home with a cat: half an hour, free, but the cat does not like cameras',
        'A wall with a beautiful picture behind the dirty bus station: one hour, 2 pounds for the bus',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend about a photo that you like. Say who or what is in it, when and where somebody took it, and why you like it.',
  },
  hard: {
    words: [
      word(
        'in the background',
        'phrase',
        'behind the main thing in a picture',
        'In the background you can just see a train.',
      ),
      word('pose', 'verb', 'to stay still so that somebody can photograph you', 'The whole team posed on the stairs.'),
      word('blurred', 'adjective', 'not clear, without sharp lines', 'The dog moved, so its head is blurred.'),
      word(
        'snapshot',
        'noun',
        'a photo taken quickly and without much care',
        'It was only a snapshot, but she kept it.',
      ),
      word('crop', 'verb', 'to cut off the outer parts of a picture', 'I cropped the photo to get rid of the bin.'),
      word('zoom in', 'phrase', 'to make a part of a picture look larger', 'Zoom in and you can read the sign.'),
      word('upload', 'verb', 'to put something on a website', 'She uploads one picture every day.'),
      word('out of focus', 'phrase', 'not sharp because of how the camera was set', 'His face is out of focus.'),
      word(
        'landmark',
        'noun',
        'a famous building or place, easy to recognise',
        'Every tourist photographs the same landmark.',
      ),
      word('shot', 'noun', 'a single photo', 'He waited an hour for this shot.'),
      word('portrait', 'noun', 'a picture of a person', 'A portrait should show more than a face.'),
      word('capture', 'verb', 'to record a moment or a mood', 'The picture captures the silence after the storm.'),
      word(
        'edit',
        'verb',
        'to change a picture or text before others see it',
        'The sky has been edited to look redder.',
      ),
      word('lens', 'noun', 'the curved glass at the front of a camera', 'There was a drop of rain on the lens.'),
    ],
    text: {
      title: 'The left-hand corner',
      kind: 'text',
      genre: 'letter',
      text: `To everybody who has ever photographed the Swan Gate

You will not remember me, but I am in your album. For fourteen years I have sold maps and umbrellas to the right of the gate, and I must be in the background of a hundred thousand holidays: blurred, yawning, and usually cut off at the shoulder. Nobody has ever asked me to pose. I do not complain. You came for the landmark.

Today I have a favour to ask. For eleven of those years Eleni sold hot chestnuts to the left of the gate, thirty steps from me. When it was raining, and nobody wanted either maps or chestnuts, we used to talk. In March the city took away her stall, and she moved north to work for her brother. It was then that I noticed that I did not own a single picture of her. One does not photograph what one sees every day.

So please look through your snapshots before you crop them. Go to the left-hand corner and zoom in. If you find a red scarf in a cloud of smoke, upload the picture to the page below.

Tomasz Wilk, Swan Gate

P.S. (three weeks later) Thank you. Four hundred and six of you have replied. Some of the shots are out of focus, and many consist mainly of somebody’s uncle, but I have laid them all out on my floor, in order. That is how I came to notice something. Eleni hardly ever looks at the gate, or at the chestnuts, or at you. In picture after picture her head is turned the same way, towards the right-hand edge, where most of you have cut something off. It took me until Sunday to work out what.

There will be no umbrellas on Friday. I have a train to catch.`,
      questions: [
        choose(
          'What is the letter about?',
          'Finding tourists’ pictures of a seller',
          [
            ['Giving tourists advice on better pictures', 'He only tells them where to look in their pictures.'],
            ['Stopping tourists from taking pictures', '“I do not complain.” He is even glad of the pictures.'],
            ['Selling tourists’ pictures of an old gate', 'He sells maps and umbrellas, and no pictures.'],
          ],
          '“I did not own a single picture of her”, and so: “please look through your snapshots”.',
        ),
        choose(
          'Why had Tomasz never photographed Eleni?',
          'He had been too used to seeing her.',
          [
            ['He had been too shy to ask her for one.', 'They used to talk, and he gives another reason.'],
            ['He had been too busy with his customers.', 'In the rain there were no customers.'],
            ['He had been too far away from her stall.', 'Her stall was only thirty steps away.'],
          ],
          '“One does not photograph what one sees every day.”',
        ),
        trueOrFalse(
          'Eleni left because she was tired of selling chestnuts.',
          false,
          '“In March the city took away her stall, and she moved north to work for her brother.”',
        ),
        write(
          'What piece of clothing should people look for?',
          ['a red scarf', 'red scarf', 'scarf', 'a scarf', 'the red scarf', 'the scarf', 'her red scarf', 'her scarf'],
          '“If you find a red scarf in a cloud of smoke, upload the picture to the page below.”',
        ),
        choose(
          'How does Tomasz describe the photos that he has received?',
          'Not all of them are good pictures.',
          [
            ['Nearly all of them are very old.', 'The text does not say how old they are.'],
            ['None of them show what he needs.', 'They show Eleni: “In picture after picture”.'],
            ['Most of them were taken in the rain.', 'The rain is when the two of them talked.'],
          ],
          '“Some of the shots are out of focus, and many consist mainly of somebody’s uncle”',
        ),
        choose(
          'What has Tomasz understood by the end?',
          'Eleni was often looking at him.',
          [
            ['Eleni was unhappy with her work.', 'The pictures only show where she looked.'],
            ['Eleni was annoyed by the tourists.', 'She did not look at them, but nothing says that they annoyed her.'],
            ['Eleni was planning to move north.', 'She moved only after she had lost her stall.'],
          ],
          'She looks to the right, where he stands, “usually cut off at the shoulder”. Now he says: “I have a train to catch.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A small town prints a calendar every year. The person who makes it would like a certain photograph for the cover and phones the photographer.',
      a: {
        role: 'You make the calendar.',
        facts: [
          'You have planned to pay 150 euros for the cover, and you may go up to 250.',
          'The cover is tall and narrow: a third of the picture has to be cut away, on one side or the other.',
          'The printer needs the file by noon on Friday.',
          'Photographers are named on the last page. Nobody has been named on the cover so far, but you could allow it.',
        ],
        goals: [
          'Find out who the person on the bench is, and whether they mind.',
          'Find out what may be cut away.',
          'Find out when you can have the file.',
          'Agree on the fee and on the place for the name.',
        ],
      },
      b: {
        role: 'You took the photograph: a bench by the river, early in the morning.',
        facts: [
          'On the bench is a neighbour of yours, who does not mind as long as the face is too small to be recognised.',
          'You would let them cut the left side, but the bridge on the right has to stay.',
          'You are travelling and will not be at your computer until Thursday evening.',
          'A magazine has offered you 180 euros for the same picture, without your name.',
        ],
        goals: [
          'Find out what is going to be done to your picture.',
          'Find out by when the file is needed.',
          'Find out what they pay, and where your name is going to appear.',
          'Agree only if it is better for you than the magazine’s offer.',
        ],
      },
      phrases: [
        'Would you mind if we …?',
        'I’d rather you didn’t …',
        'What did you have in mind?',
        'I’ve had another offer of …',
        'How about … instead?',
        'I can agree to that, provided that …',
      ],
    },
    statements: [
      'A photograph never tells the whole truth.',
      'Parents should not post pictures of their small children.',
      'Those who take pictures all the time miss the best moments.',
      'A picture that was made by a computer can be a work of art.',
      'Making a face more beautiful on a screen is a kind of lie.',
      'Nobody needs more than a hundred photos.',
      'A photo on paper is worth more than a thousand on a phone.',
      'I would rather be behind the camera than in front of it.',
    ],
    questions: [
      'What would you photograph if there were only one picture left in your camera?',
      'What do people photograph far too often, and what hardly at all?',
      'How can you tell that a picture has been changed?',
      'Why do we like old photographs of people whom we do not know?',
      'When should a photographer put the camera down?',
    ],
    task: {
      instruction:
        'A museum is planning a wall of photographs that will show our life to people in a hundred years. The wall is twelve metres long. Choose four pictures. People have to be seen in at least two of them.',
      options: [
        'A supermarket shelf, sharp down to the last price: three metres, no people',
        'A queue outside a shop at midnight, all faces lit by phones: four metres',
        'A classroom after the last lesson, with everything that was left behind: three metres, no people',
        'A bus driver, as large as life: two metres',
        'A blurred snapshot of a birthday that was found in the street: one metre, nobody knows the people',
        'A city at night, from space: five metres, no people',
        'Sixty faces from one underground train: four metres, and two of the sixty have not agreed yet',
      ],
    },
    writing:
      'Write an opinion article of 150 to 190 words for a student magazine under the title “Put the camera away”. Begin with a scene, give the best argument of those who disagree with you, and end with a suggestion.',
  },
};
