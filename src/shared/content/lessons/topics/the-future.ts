import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('future', 'noun', 'the time that comes after now', 'Nobody knows the future.'),
      word('different', 'adjective', 'not the same', 'Our town is going to look different in 2060.'),
      word('change', 'verb', 'to become new, not the same as before', 'Phones change every year.'),
      word('one day', 'phrase', 'at some time after now', 'One day I am going to live near the sea.'),
      word('robot', 'noun', 'a machine that can move and do work for people', 'A robot brought our food to the table.'),
      word(
        'machine',
        'noun',
        'a thing with many parts that does work for us',
        'This machine makes soup in five minutes.',
      ),
      word('housework', 'noun', 'cleaning, washing and other jobs at home', 'Robots are going to do the housework.'),
      word('free time', 'phrase', 'hours when you do not have to work', 'What do you want to do in your free time?'),
      word('wake', 'verb', 'to make somebody stop sleeping', 'My phone wakes me at seven.'),
      word('drive', 'verb', 'to make a car go', 'My sister drives a very old car.'),
      word('key', 'noun', 'a small metal thing that opens a door', 'I never know where my key is.'),
      word(
        'front door',
        'noun',
        'the place where you go into a house from the street',
        'Our front door opens with a phone.',
      ),
      word('neighbour', 'noun', 'a person who lives next to you', 'My neighbour has two robots in the garden.'),
      word('screen', 'noun', 'the part of a phone or computer where you see pictures', 'Every desk has a screen.'),
    ],
    text: {
      title: 'No keys in 2060',
      kind: 'dialogue',
      genre: 'interview',
      text: `Pavel: Good morning! Malia Tavake is here. She writes books about the future. Malia, you’re ten minutes late.
Malia: I’m sorry. I ran all the way.
Pavel: So, it’s 2060, and I’m in bed. What is different?
Malia: Your bed wakes you softly. The kitchen makes your breakfast.
Pavel: And then I look for my keys.
Malia: There are no keys! Your front door knows your face.
Pavel: Can I drive to work?
Malia: You can sleep in your car. It drives without you.
Pavel: Who does the housework?
Malia: Robots. We are going to have more free time.
Pavel: Do you have these things at home?
Malia: Only the door. I bought it last month.
Pavel: Do you like it?
Malia: Well, I got new glasses yesterday. This morning I went out to get my newspaper, and the door closed. Then it said: “Good morning. Who are you?”
Pavel: What did you do?
Malia: I went to my neighbour. She has the key to my back door. It’s old, and it doesn’t ask questions.`,
      questions: [
        choose(
          'What do Pavel and Malia talk about?',
          'Life at home in the future',
          [
            ['A new book about old houses', 'Malia writes books, but they are about the future.'],
            ['The best car for a long trip', 'They talk about cars, but not about trips.'],
            ['A robot that made a mistake', 'The door made a mistake, but that is only the end.'],
          ],
          'Malia “writes books about the future”, and Pavel asks: “What is different?”',
        ),
        write(
          'Who does the housework in 2060?',
          ['robots', 'the robots', 'a robot', 'robots do', 'robots do it'],
          'Pavel asks: “Who does the housework?” Malia says: “Robots.”',
        ),
        trueOrFalse(
          'Malia has a kitchen that makes breakfast.',
          false,
          'Pavel asks: “Do you have these things at home?” Malia says: “Only the door.”',
        ),
        choose(
          'What can people do in a car in 2060?',
          'They can close their eyes.',
          [
            ['They can make breakfast.', 'The kitchen makes the breakfast.'],
            ['They can do the housework.', 'The robots do that at home.'],
            ['They can drive very fast.', 'People do not have to drive.'],
          ],
          '“You can sleep in your car.”',
        ),
        choose(
          'Why did the new door not know Malia?',
          'Malia’s face looked different.',
          [
            ['Malia’s key was the wrong one.', 'The new door does not need a key.'],
            ['Malia’s voice was very quiet.', 'The door looks at faces. It does not listen.'],
            ['Malia came home late at night.', 'It was in the morning.'],
          ],
          '“I got new glasses yesterday.” The door “knows your face”.',
        ),
        choose(
          'Why was Malia late?',
          'She could not get into her house.',
          [
            ['She could not find her new glasses.', 'She got them yesterday. She did not lose them.'],
            ['She did not wake up in the morning.', 'She was up and went out for her newspaper.'],
            ['She talked too long to a neighbour.', 'The neighbour only had the key.'],
          ],
          'She went out, “and the door closed”. Then she had to get the key to the back door.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your school has a Future Day on Friday. In the school hall, the two of you are going to show one room of the year 2060.',
      a: {
        role: 'You look after the school hall and the money.',
        facts: [
          'The hall is free on Thursday from three to six and on Friday from nine to twelve. The visitors come on Friday at one.',
          'There is space for a room that is four metres long.',
          'You have 60 pounds. You need 10 pounds of it for food: visitors love food.',
          'A teacher can give you a bed for the day.',
        ],
        goals: [
          'Find out which rooms B can make, how long they are and what they cost.',
          'Find out when B’s helpers can come, and how much time they need.',
          'Choose a room and a time with B. Have some food in the room.',
        ],
      },
      b: {
        role: 'You and four helpers are going to make the room.',
        facts: [
          'You can make a kitchen: five metres long, 45 pounds. Without its talking table it is only four metres long.',
          'You can make a bedroom: three metres long, 65 pounds. The bed is 15 pounds of that.',
          'Your helpers can come on Thursday after four or on Friday after eleven. They need two hours.',
        ],
        goals: [
          'Find out how much space and how much money there is.',
          'Find out when the hall is free, and when the visitors come.',
          'Find out if somebody can give you a table or a bed.',
          'Choose a room and a time with A.',
        ],
      },
      phrases: [
        'How long is the …?',
        'How much is it without the …?',
        'When can your helpers come?',
        'That is too long for us.',
        'Can we make it without …?',
        'Let’s take the …, because …',
      ],
    },
    statements: [
      'Robots are going to do all our housework one day.',
      'Schools do not need paper books any more.',
      'I want a car that drives without me.',
      'Life in 2060 is going to be better than life today.',
      'Nobody needs a kitchen when food comes to the door.',
      'I like to make plans for next year.',
      'People are always going to like small shops.',
    ],
    questions: [
      'What is going to be different in your town in thirty years?',
      'Which jobs can a robot do well, and which jobs can it not do?',
      'Which things from today are people not going to need in 2060?',
      'What in your town do you want to stay the same?',
      'What are you going to learn or try next year?',
    ],
    task: {
      instruction:
        'Three people live together. One hates cooking, one always loses things, and one cannot get up in the morning. They have 500 pounds for a “home of the future”. Choose what they buy. There has to be something for everybody.',
      options: [
        'A front door that knows your face, so nobody needs a key: 200 pounds',
        'A small box that says where your phone and your bag are: 100 pounds',
        'A bed that wakes one person very softly: 200 pounds',
        'A robot that brings tea at six and sings until you drink it: 150 pounds',
        'A machine that cooks soup, but nothing else: 150 pounds',
        'A machine that cooks forty dishes, but needs two hours: 250 pounds',
        'A robot that cleans the floor and finds small things there, but is loud: 150 pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend. It is the year 2060. Say where you live, what you do on a normal day and what the machines in your home do. Then say which old thing you still like.',
  },
  hard: {
    words: [
      word('predict', 'verb', 'to say what you think will happen', 'Nobody predicted that we would talk to our lamps.'),
      word(
        'foresee',
        'verb',
        'to know about something before it happens',
        'Few people could foresee how phones would change us.',
      ),
      word(
        'assume',
        'verb',
        'to think that something is true, without proof',
        'I assume that cars will soon drive themselves.',
      ),
      word(
        'come true',
        'phrase',
        'to happen in the way somebody hoped or said',
        'Half of her ideas about 2020 came true.',
      ),
      word('no doubt', 'phrase', 'almost certainly', 'Our homes will no doubt get smaller.'),
      word(
        'replace',
        'verb',
        'to take the place of something, or put a new one there',
        'Screens may replace windows one day.',
      ),
      word(
        'obsolete',
        'adjective',
        'no longer used, because there is something newer',
        'Keys could be obsolete in twenty years.',
      ),
      word(
        'breakthrough',
        'noun',
        'an important discovery after a long time of trying',
        'A breakthrough in batteries would change transport.',
      ),
      word(
        'take for granted',
        'phrase',
        'to think that you will always have something, and not value it',
        'We take clean water for granted.',
      ),
      word(
        'sort out',
        'phrase',
        'to deal with a problem until it is solved',
        'Our children will have to sort out the rest.',
      ),
      word('trace', 'verb', 'to find where something comes from', 'The app traces every noise in the house.'),
      word('draught', 'noun', 'cold air that moves through a room', 'Even a house of the future may have a draught.'),
      word(
        'crack',
        'noun',
        'a thin line where something has broken or opened',
        'The new paint closes every crack by itself.',
      ),
      word(
        'seal',
        'verb',
        'to close something so that no air can get through',
        'The windows will seal themselves in winter.',
      ),
    ],
    text: {
      title: 'To whoever takes down this wallpaper',
      kind: 'text',
      genre: 'letter',
      text: `To whoever takes down this wallpaper,

I assume that it is about 2075. When we stripped the old paper in this kitchen last week, we found a few lines on the bare wall, signed by somebody called Anders and dated 1975. He was about to paper the room for the third time, and he had some ideas about us.

He predicted that the pavement outside would move, that meals would come as tablets and that nobody would need a kitchen. “So why am I taking so much trouble?” he added. He did not foresee that I would be able to see my sister in Auckland on a piece of glass, or that we would use it mainly to argue about how long to boil an egg.

His last lines were these: “There is a draught behind the cooker. I have never managed to trace it. No doubt you have sorted that out.”

We laughed. Then we spent a whole weekend on our knees with a candle. We sealed the window, replaced a pipe and filled every crack. On Sunday night the flame was still leaning to the left.

So here are my own predictions. Your washing machine will fold the shirts. You will work four days a week and find it too long. Passwords will be something that old people talk about. I expect to be wrong about most of this, and you are welcome to laugh.

Before you do, however, please hold a candle behind the cooker. Then leave a few lines for 2125, and be honest. They will want to know that they are not the first.

Yours, from some distance,
Keira Malloy`,
      questions: [
        choose(
          'What is the letter mainly about?',
          'What changes in a home and what does not',
          [
            ['How an old kitchen can be kept warm in winter', 'They tried, but the letter does not give such advice.'],
            ['Why it is foolish to make plans for a new home', 'Keira makes predictions and enjoys it.'],
            ['How much harder life was half a century ago', 'The letter does not say that Anders had a hard life.'],
          ],
          'Anders and Keira write about how life will change, but there is still “a draught behind the cooker”.',
        ),
        choose(
          'Why did Anders doubt that his work made sense?',
          'He thought kitchens would go out of use.',
          [
            ['He had done the same job twice before.', 'It was the third time, but he gives another reason.'],
            ['He was going to leave the flat soon.', 'Nothing is said of his moving out.'],
            ['He could not stop the cold coming in.', 'He mentions the draught later, and not as a reason.'],
          ],
          'He predicted “that nobody would need a kitchen”.',
        ),
        choose(
          'What does Keira say about the piece of glass?',
          'It is used for very ordinary talk.',
          [
            ['It was an idea that Anders had.', 'He “did not foresee” it.'],
            ['It has made cooking much easier.', 'The sisters only argue about an egg.'],
            ['It has come between two sisters.', 'It lets them see each other.'],
          ],
          '“we would use it mainly to argue about how long to boil an egg”',
        ),
        write(
          'What did Keira and the others use to look for the draught?',
          ['candle', 'a candle', 'the candle', 'one candle', 'with a candle'],
          '“we spent a whole weekend on our knees with a candle”',
        ),
        trueOrFalse(
          'By the end of the weekend the draught was gone.',
          false,
          '“On Sunday night the flame was still leaning to the left.”',
        ),
        choose(
          'What does Keira expect of the people in 2075?',
          'They will have the same old problem.',
          [
            ['They will have no cooker any more.', 'Keira asks them to look behind the cooker.'],
            ['They will prove all her ideas right.', 'She expects “to be wrong about most of this”.'],
            ['They will be too busy to write back.', 'She asks them for a few lines for 2125.'],
          ],
          '“please hold a candle behind the cooker” and “be honest”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A television series is set in 2055. The kitchen scene is going to be filmed tomorrow. Its writer and its designer meet for the last time.',
      a: {
        role: 'You wrote the scene.',
        facts: [
          'A father is cooking while his daughter tells him that she is moving abroad. He must be able to turn his back on her.',
          'The most important lines are whispered.',
          'At the end the door has to open by itself: the rest of the story depends on it.',
          'You could do without a scene in a shop. That would save 500 pounds.',
        ],
        goals: [
          'Find out what has been built, and whether any of it is noisy.',
          'Find out how much money is left, and what a cooker and the door would cost.',
          'Agree on what is in the kitchen, and how the door will open.',
        ],
      },
      b: {
        role: 'You designed the kitchen.',
        facts: [
          'You have built a table that cooks by itself, in the middle of the room. Nobody has to stand at a cooker any more.',
          'One wall is a huge screen, of which you are very proud. It hums loudly when it is on.',
          'You have 600 pounds left. A real cooker costs 400, and a motor for the door costs 700.',
          'Somebody could pull the door with a thread, for nothing, but then the camera must not see the left half of the room.',
        ],
        goals: [
          'Find out what the actors do in the scene, and how they speak.',
          'Find out how important the door is.',
          'Find out whether there is more money anywhere.',
          'Keep at least one of your two inventions in the picture.',
        ],
      },
      phrases: [
        'What exactly happens when …?',
        'I can’t do without …',
        'Would it matter if …?',
        'How about switching it off while …?',
        'That would leave us with …',
        'I could live with that, provided that …',
      ],
    },
    statements: [
      'Predictions tell us more about the present than about the future.',
      'A home that did everything for us would be boring to live in.',
      'Within twenty years, nobody will need to learn to drive.',
      'I would rather visit the past than the future.',
      'It is better not to know what is going to happen.',
      'Cash will have disappeared within ten years.',
      'The best inventions are the ones that nobody asked for.',
      'Handwriting is worth keeping, even if nobody needs it.',
    ],
    questions: [
      'Which object in your home would puzzle a visitor from a hundred years ago most?',
      'What do you do today that you could not have imagined ten years ago?',
      'Which part of a normal day will machines never take over, and why not?',
      'What would you ask somebody who lives in your street in 2100?',
      'Why do so many films show the future as a dark place?',
    ],
    task: {
      instruction:
        'A new house with forty flats has to last for a hundred years. There are 400,000 pounds for things that nobody needs yet. Choose at least three, and say which prediction lies behind each of them.',
      options: [
        'Inside walls that can be moved in a day: 160,000 pounds',
        'A garage with windows, which can become a hall when nobody owns a car: 100,000 pounds',
        'A roof that is strong enough for a vegetable garden: 120,000 pounds',
        'A large shared kitchen, so that the ones in the flats can be tiny: 80,000 pounds',
        'Empty pipes in every wall, for cables that nobody has invented: 60,000 pounds',
        'Ten quiet rooms to work in, rented by the day: 140,000 pounds, but they bring in 12,000 a year',
        'Very thick outside walls against hotter summers: 180,000 pounds, and each flat loses two square metres',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a school magazine of the year 2060 with the title “How people lived in the 2020s”. Explain three everyday things that its readers would find strange, and say which of them was better than what they have.',
  },
};
