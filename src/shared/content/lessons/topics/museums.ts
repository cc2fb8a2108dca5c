import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'museum',
        'noun',
        'a place where people look at old or interesting things',
        'The museum is free on Sundays.',
      ),
      word('visitor', 'noun', 'a person who comes to see a place', 'Most visitors come in summer.'),
      word('touch', 'verb', 'to put your hand on something', 'Please do not touch the paintings.'),
      word('guard', 'noun', 'a person who looks after a room and its things', 'A guard stands in every room.'),
      word('sign', 'noun', 'a board with words or a picture, which says what to do', 'The sign says “No photos”.'),
      word('card', 'noun', 'a small piece of strong paper with words on it', 'The card tells you who made it.'),
      word('close', 'verb', 'to stop being open', 'We close at five in winter.'),
      word('unknown', 'adjective', 'when nobody can say who or what it is', 'The painter is unknown.'),
      word('back', 'adverb', 'to the place or person that had it before', 'The other museum wants its picture back.'),
      word('painting', 'noun', 'a picture that somebody made with colours', 'This painting shows a storm.'),
      word('ticket', 'noun', 'a paper that you buy to go in', 'Students get a cheap ticket.'),
      word('exhibition', 'noun', 'a show of interesting things', 'There is an exhibition of old maps.'),
      word('glass', 'noun', 'a hard material that you can look through', 'The gold ring is behind glass.'),
      word('broken', 'adjective', 'in two or more pieces, or not working', 'The old plate is broken.'),
    ],
    text: {
      title: 'Please do not sit',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Tomás: Excuse me! You can’t sit on that chair.
Hana: I know. I can see the sign.
Tomás: Visitors can’t touch anything here. These things are very old.
Hana: How old is the chair?
Tomás: The card says: “Kitchen chair, about 1900, from an unknown family.”
Hana: But it’s from 1961. My grandfather made it.
Tomás: Many visitors say that.
Hana: My name is under the seat. I wrote it there when I was six.
Tomás: I’m only a guard. I can’t … Well, nobody is looking. One moment.
Hana: And?
Tomás: H, A, N, A. And there’s a cat.
Hana: It’s a horse.
Tomás: So we need a new card! Do you want the chair back?
Hana: No, it has a good place here. I only want to sit on it once.
Tomás: I’m sorry. And the museum closes at five.
Hana: I understand.
Tomás: At five, I have to close the front door. That takes three minutes. I can’t see this room from there.`,
      questions: [
        choose(
          'What is the conversation about?',
          'A chair that a visitor knows well',
          [
            ['A chair that the museum must sell', 'Nobody wants to sell the chair.'],
            ['A picture that a family wants back', 'The picture is under the chair, and Hana wants nothing back.'],
            ['A sign that a visitor cannot read', 'Hana can see the sign and knows what it says.'],
          ],
          'Hana says: “My grandfather made it.”',
        ),
        write(
          'Who made the chair?',
          [
            'Hana’s grandfather',
            'her grandfather',
            'grandfather',
            'the grandfather',
            'my grandfather',
            'Hana’s grandad',
            'her grandad',
          ],
          '“My grandfather made it.”',
        ),
        trueOrFalse(
          'The card gives the right year.',
          false,
          'The card says “about 1900”. Hana says: “But it’s from 1961.”',
        ),
        choose(
          'What does Tomás find under the chair?',
          'Four letters and an animal',
          [
            ['Two names and an old photo', 'There is one name, and no photo.'],
            ['The year 1961 and a name', 'The year is not there.'],
            ['A small card from the family', 'The card is not under the chair, and it is from the museum.'],
          ],
          '“H, A, N, A. And there’s a cat.”',
        ),
        choose(
          'What does Tomás tell Hana at the end, but not in words?',
          'She can sit down for three minutes.',
          [
            ['She must go out before five o’clock.', 'Then it is not important what he can see from the door.'],
            ['She can take the chair home with her.', 'She does not want it back.'],
            ['She has to be the last at the front door.', 'He is not going to wait for her there.'],
          ],
          '“That takes three minutes. I can’t see this room from there.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A small museum is making an exhibition about school in the old days. Somebody with old school things at home calls the museum.',
      a: {
        role: 'You work at the museum.',
        facts: [
          'The exhibition is from 1 March to 30 June.',
          'There is space for one big thing and one small thing, or for three small things.',
          'The museum cannot pay. It gives four free tickets and puts the person’s name on the card.',
          'The museum has a car for big things, but only on Fridays.',
        ],
        goals: [
          'Find out what things there are, and how old they are.',
          'Find out how long the museum can have them.',
          'Choose the things with B, and find a day to bring them.',
        ],
      },
      b: {
        role: 'You have old things from your grandparents.',
        facts: [
          'You have a school desk from 1930. It is big, and you have no car.',
          'You have a school bag from 1935, a classroom clock from 1940 and a class photo from 1951.',
          'You need the clock back on 1 May. The museum can keep the other things until July.',
          'You work every Friday morning.',
        ],
        goals: [
          'Find out when the exhibition is, and how much space there is.',
          'Find out what you get for your things.',
          'Choose the things with A, and find out how they get to the museum.',
        ],
      },
      phrases: [
        'What does it look like?',
        'How old is it?',
        'How long do you need it?',
        'When can you come?',
        'We don’t have space for …',
        'Let’s take the … and the …',
      ],
    },
    statements: [
      'Museums should be free for everybody.',
      'It should be OK to touch the things in a museum.',
      'One hour in a museum is enough.',
      'A museum of toys is only for children.',
      'It is better to see a painting on a screen than in a museum.',
      'You should not take photos in a museum.',
      'I like the museum shop more than the museum.',
    ],
    questions: [
      'Which museum do you know, and what can you see there?',
      'What old thing do you have at home, and who used it?',
      'What makes a museum boring, and what makes it fun?',
      'Which of your things could be in a museum in a hundred years?',
      'What is good and what is bad about the job of a guard?',
    ],
    task: {
      instruction:
        'Your town wants to open a museum in an old shop. There are three rooms and 900 pounds. Choose one idea for each room. There must be something for young and for old people.',
      options: [
        'Old toys, and you can play with them: 300 pounds, loud',
        'A hundred shoes with the stories of their owners: 100 pounds, a lot to read',
        'A wooden dinosaur, as long as a bus: 500 pounds, but the next town has one, too',
        'Paintings by students: free, new every month, not always good',
        'A kitchen from 1960: 400 pounds, somebody cooks there on Saturdays',
        'A dark room with the sounds of the old town: 250 pounds, nothing to see',
        'A café with old photos of the town: 200 pounds, many people come only for the cake',
      ],
    },
    writing:
      'Write a card of 50 to 70 words for visitors to a museum about one thing from your home. Say what it is, how old it is, who used it and when, and why it is interesting.',
  },
  hard: {
    words: [
      word('display case', 'phrase', 'a glass box in which things are shown', 'The coins lie in a display case.'),
      word('on display', 'phrase', 'put where people can look at it', 'Only a tenth of the masks are on display.'),
      word(
        'curator',
        'noun',
        'somebody who chooses and looks after the things in a museum',
        'The curator wears gloves.',
      ),
      word(
        'permanent collection',
        'phrase',
        'all the things that a museum owns and always keeps',
        'The permanent collection fills two floors.',
      ),
      word('label', 'noun', 'a small text that says what a thing is', 'The label gave the wrong century.'),
      word('theft', 'noun', 'the crime of stealing', 'The theft was noticed on Monday morning.'),
      word('entrance fee', 'phrase', 'what you pay in order to go in', 'There is no entrance fee after four.'),
      word('attendance', 'noun', 'how many people come to a place', 'Attendance doubled in the holidays.'),
      word('clay', 'noun', 'soft earth that becomes hard when it is baked', 'The pots are made of red clay.'),
      word('undamaged', 'adjective', 'not broken or harmed', 'The statue was pulled out of the sea undamaged.'),
      word('exhibit', 'noun', 'a thing that is shown in a museum', 'The oldest exhibit is a comb.'),
      word('replica', 'noun', 'an exact copy', 'Visitors may pick up the replica.'),
      word('fragile', 'adjective', 'easily broken', 'The glass is too fragile to travel.'),
      word('priceless', 'adjective', 'so special that no money could replace it', 'The drawing is priceless.'),
    ],
    text: {
      title: 'Crowds travel far to see nothing',
      kind: 'text',
      genre: 'news',
      text: `Until last October, the museum in Port Elva welcomed about thirty visitors a week. Its permanent collection consists of fishing nets, shells and, in a display case by the window, a clay bird no bigger than a thumb, which is thought to be three thousand years old.

Then the bird was stolen. The curator, Wanjiru Lindqvist, could not bear to move the case. She left the light on and changed the label to a single line: “The bird was here.”

What happened next surprised everyone. People came to look. Some had read about the theft, but most had simply been told that there was something strange to see. Children drew the bird as they imagined it. Adults left notes about things that they had lost themselves: a ring, a dog, a language. By February, four hundred visitors were coming every week, and the entrance fees had paid for a new roof.

In March a small parcel arrived, with no sender’s name. Inside, wrapped in a sock, lay the bird, undamaged. “I only wanted to have it to myself for a while,” said a note. “Now I can’t look at it without seeing the empty case.”

The bird was back on display the same day. A band played. Within six weeks, attendance had fallen to thirty a week, and one visitor, Paulo Brandt, demanded his money back. “I drove two hours to see it missing,” he told us.

Since Monday, the case has been empty again. The bird, according to the label, is being cleaned. Asked how long it takes to clean an object the size of a thumb, the curator looked thoughtfully around the room. “The windows,” she said, “are in a very poor state, too.”`,
      questions: [
        choose(
          'What does the article report?',
          'A gap drew more people than the thing itself.',
          [
            [
              'A theft ruined a museum that had been doing well.',
              'The museum had few visitors before, and many after it.',
            ],
            ['A thief made fun of the same museum twice.', 'The thief sent the bird back and did not return.'],
            ['A museum replaced a lost object with a fine copy.', 'There was no copy; the case was left empty.'],
          ],
          'With the bird there were “about thirty visitors a week”, without it “four hundred visitors were coming every week”.',
        ),
        trueOrFalse(
          'Most of the people who came in the winter had read that the bird had been stolen.',
          false,
          '“Some had read about the theft, but most had simply been told that there was something strange to see.”',
        ),
        write(
          'What did the visitors’ money pay for?',
          ['a new roof', 'new roof', 'the new roof', 'a roof', 'the roof'],
          '“the entrance fees had paid for a new roof”',
        ),
        choose(
          'Why was the bird sent back?',
          'Owning it had stopped being a pleasure.',
          [
            ['It had been broken and was worth nothing.', 'It came back undamaged.'],
            ['The police were close to finding the thief.', 'The police are not mentioned in the article.'],
            ['The visitors had begged for it in their notes.', 'Their notes were about things of their own.'],
          ],
          '“Now I can’t look at it without seeing the empty case.”',
        ),
        choose(
          'What was Paulo Brandt’s complaint?',
          'The bird was there after all.',
          [
            ['The bird was smaller than he had thought.', 'He says nothing about its size.'],
            ['The museum was shut when he arrived.', 'He got in, and paid for it.'],
            ['The fee had gone up since his last visit.', 'He wants his money back, but not for that reason.'],
          ],
          '“I drove two hours to see it missing”',
        ),
        choose(
          'What can be understood from what the curator says at the end?',
          'The case may stay empty until enough has been earned.',
          [
            [
              'The bird has suffered from rain that came in at the window.',
              'It came back undamaged, and the cleaning is an excuse.',
            ],
            [
              'The cleaning takes long because the light in the room is poor.',
              'It is the windows that are poor, and they cost money.',
            ],
            [
              'The thief could get in again unless something is mended.',
              'She is not asked about thieves, and does not speak of them.',
            ],
          ],
          'The empty case paid for a roof, and “The windows” are “in a very poor state, too.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is three o’clock. At six a museum opens a new exhibition. Last night, a cleaner tidied away part of a work of art made of two hundred paper cups. The director has called the artist.',
      a: {
        role: 'You are the director.',
        facts: [
          'Forty cups were thrown away. Twenty-five of them were found in the yard, in good shape; the rest are crushed.',
          'The cleaner has worked here for twenty years, is very unhappy and is going to keep the job.',
          'Four of your people are free until six.',
          'You may pay up to 500 pounds for extra work without asking anybody.',
        ],
        goals: [
          'Find out what is special about the cups, and whether the lost ones can be replaced.',
          'Find out how long the artist needs, with and without help.',
          'Agree on what visitors will see and read at six. The cleaner must not be laughed at.',
        ],
      },
      b: {
        role: 'You are the artist.',
        facts: [
          'Each cup was used by a different person, whose name you wrote inside. That is what the work is about.',
          'You have fifteen spare cups. Nobody has ever drunk from them.',
          'Alone you need five hours to build the work up again; with three helpers, two and a half.',
          'You would normally be paid 800 pounds for a day like this.',
        ],
        goals: [
          'Find out how many cups are missing, and what has become of them.',
          'Find out who did it, and what will happen to that person.',
          'Agree on help and money, and on what visitors will see and read at six.',
        ],
      },
      phrases: [
        'I don’t know how to tell you this, but …',
        'Is there any chance of …?',
        'What matters most to me is …',
        'Couldn’t we turn it into part of the work?',
        'I could live with that, provided that …',
        'And what would the label say?',
      ],
    },
    statements: [
      'If a thing can be mistaken for rubbish, it is not art.',
      'A perfect copy is as good as the original.',
      'Museums keep far too much that nobody ever sees.',
      'An object should be shown in the place where it was made.',
      'People look at their photos of a painting more than at the painting.',
      'Tourists should pay more for a museum than local people do.',
      'A label tells you what to think and should be left out.',
      'Children under ten are better off without museums.',
    ],
    questions: [
      'What have you seen in a museum that you have never forgotten?',
      'Why do people want to see an original when they know it from pictures?',
      'What would a museum of your street have to show?',
      'Which everyday object of today will puzzle people most in five hundred years?',
      'What can something that is missing tell us?',
    ],
    task: {
      instruction:
        'A river is rising, and one van is leaving a town museum. Choose three things to save. Together they may weigh no more than 80 kilos.',
      options: [
        'A painting insured for two million pounds that nobody in the town likes: 30 kilos',
        'The first map of the town, on paper, known from good photographs: 5 kilos',
        'A stuffed wolf that every child has stood in front of for eighty years: 40 kilos',
        'Three hundred letters from sailors, never copied: 20 kilos',
        'A clock that still works after four centuries, if it is kept dry: 60 kilos',
        'A vase that belongs to another museum, to be returned next week: 15 kilos',
        'The computer with the only list of everything that the museum owns: 10 kilos',
      ],
    },
    writing:
      'Write a news article of 150 to 190 words for a local paper about something strange at a small museum. Say what happened and how visitors reacted, quote two people, and end with a surprise.',
  },
};
