import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('tall', 'adjective', 'bigger than most people from head to foot', 'My brother is tall: almost two metres.'),
      word('short', 'adjective', 'not long; of a person: not tall', 'She has short hair.'),
      word('hair', 'noun', 'what grows on your head', 'His hair is brown.'),
      word('curly', 'adjective', 'not straight, with small circles', 'Her hair is black and curly.'),
      word('straight', 'adjective', 'going one way, like a line', 'He has long, straight hair.'),
      word('beard', 'noun', 'hair on the lower part of a man’s face', 'My uncle has a grey beard.'),
      word('glasses', 'noun', 'you wear them to see well', 'She wears round glasses.'),
      word('dark', 'adjective', 'nearly black; not light', 'He has dark eyes.'),
      word('wear', 'verb', 'to have clothes on your body', 'She is wearing a red coat.'),
      word('young', 'adjective', 'not old', 'The driver is a young man.'),
      word('look for', 'phrasal verb', 'to try to find', 'We are looking for a woman in a green hat.'),
      word('quiet', 'adjective', 'not talking much', 'The new boy is quiet and kind.'),
      word('in his twenties', 'phrase', 'between 20 and 29 years old', 'The singer is in his twenties.'),
      word(
        'What does she look like?',
        'phrase',
        'how you ask about hair, eyes or clothes',
        'You have a new teacher! What does she look like?',
      ),
    ],
    text: {
      title: 'The man at the station',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Hana: I’m at the station, but I can’t find your uncle! What does he look like?
Diego: He’s easy to find. He’s tall, and he has dark, curly hair and a beard.
Hana: There are two hundred people here, Diego. Is he wearing glasses?
Diego: Only for reading. He always wears a long grey coat.
Hana: It’s thirty degrees today! Nobody is wearing a coat.
Diego: Then look for his hat. It’s green.
Hana: There is a man under the clock, and he has a green hat. But he’s short, and his hair is straight and white. And he has no beard.
Diego: Is he talking to everybody around him?
Hana: Yes! He’s showing them photos. And they are all laughing.
Diego: That’s him.
Hana: But you said tall, dark and curly!
Diego: The last time I saw him was twenty years ago. And when you are five, everybody is tall.`,
      questions: [
        choose(
          'What does Hana want to do?',
          'Find Diego’s uncle',
          [
            ['Buy Diego a coat', 'The coat is only a thing that his uncle often wears.'],
            ['Show Diego some photos', 'It is the man at the station who shows photos.'],
            ['Meet Diego at the station', 'They talk on the phone. She is there for his uncle.'],
          ],
          '“I’m at the station, but I can’t find your uncle!”',
        ),
        write('What colour is the man’s hat?', ['green', 'it is green', 'it’s green'], '“He has a green hat.”'),
        trueOrFalse('The weather is cold today.', false, '“It’s thirty degrees today! Nobody is wearing a coat.”'),
        choose(
          'How does Diego know that this man is his uncle?',
          'By the way he is with people',
          [
            ['By his hair and his beard', 'The man has white hair and no beard.'],
            ['By his reading glasses', 'Hana does not see any glasses.'],
            ['By his voice on the phone', 'It is Hana who is on the phone.'],
          ],
          'He asks: “Is he talking to everybody around him?”',
        ),
        choose(
          'Why does Diego describe his uncle so badly?',
          'He is thinking of a time long ago.',
          [
            ['He has never met his uncle.', 'He remembers him very well from when he was five.'],
            ['He wants to play a trick on Hana.', 'He really thought that his uncle looked like that.'],
            ['He is thinking of another man.', 'It is the same man, but now he is older.'],
          ],
          '“The last time I saw him was twenty years ago. And when you are five, everybody is tall.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You work together in a hotel. A guest left a bag in the restaurant, and you want to give it back.',
      a: {
        role: 'You work in the restaurant. You saw the guest with the bag.',
        facts: [
          'The guest was a tall man in his forties with short dark hair.',
          'He wore a blue jacket and glasses.',
          'He ate fish, and he was friendly and spoke slowly.',
          'The bag is behind the bar now. There is a camera in it.',
        ],
        goals: ['Describe the guest.', 'Find out his name and room.', 'Find out when you must give him the bag.'],
      },
      b: {
        role: 'You work at the desk. You know the guests, but you did not see the bag.',
        facts: [
          'Mr Berg in room 7 is tall, has short dark hair and wears glasses. He never eats fish.',
          'Mr Silva in room 12 is tall and has short dark hair too. He wore glasses and a blue jacket today.',
          'Mr Silva goes to the airport at six. Mr Berg stays until Sunday.',
        ],
        goals: [
          'Ask questions about the guest.',
          'Say who it is, and why it is not the other man.',
          'Find out what is in the bag and where it is.',
        ],
      },
      phrases: [
        'What does he look like?',
        'How old is he?',
        'What was he wearing?',
        'Is he tall or short?',
        'It can’t be him, because …',
        'Are you sure?',
      ],
    },
    statements: [
      'Clothes tell you a lot about a person.',
      'It is easy to describe your own face.',
      'People with glasses look clever.',
      'You can see in a face if a person is kind.',
      'It is nice to look like your brother or sister.',
      'Everybody looks better when they smile.',
      'It is more important what people do than what they look like.',
    ],
    questions: [
      'How would you describe your favourite actor?',
      'What do you see first when you meet a person?',
      'What kind of clothes do you like to wear?',
      'What three words describe a good teacher?',
      'Who in a film or book is easy to describe? What does this person look like?',
    ],
    task: {
      instruction:
        'You are making a film about a funny bank robber who is never caught. Choose the person for the main part. Say why.',
      options: [
        'Rita, 70: small, white hair, a sweet smile, can’t run',
        'Max, 25: very tall, long red hair, can do all sports',
        'Yuki, 35: looks like everybody else, speaks five languages',
        'Paulo, 50: big beard, loud voice, everybody laughs with him',
        'Zara, 19: short curly hair, dances well, has never been in a film',
        'Ben and Bill, 40: twins in the same glasses, you must pay for two',
      ],
    },
    writing:
      'Your cousin is going to meet your best friend at the airport for you. Write a message of 40 to 60 words to your cousin. Say what your friend looks like, is wearing and is like.',
  },
  hard: {
    words: [
      word('appearance', 'noun', 'what somebody looks like', 'Judging by his appearance, he had not slept.'),
      word(
        'feature',
        'noun',
        'a part of the face, like the nose or the eyes',
        'Her eyes are her most striking feature.',
      ),
      word(
        'recognise',
        'verb',
        'to know who somebody is because you have seen them before',
        'I didn’t recognise him without his beard.',
      ),
      word('resemble', 'verb', 'to be similar to', 'The twins hardly resemble each other.'),
      word('identify', 'verb', 'to say who somebody is', 'The witness identified the wrong man.'),
      word('unfamiliar', 'adjective', 'not known to you', 'An unfamiliar face is hard to remember.'),
      word(
        'wrinkle',
        'noun',
        'a line in the skin that comes with age',
        'The wrinkles around her eyes make her look cheerful.',
      ),
      word('scar', 'noun', 'a mark that is left on the skin by a cut', 'He has a small scar on his chin.'),
      word('build', 'noun', 'the size and shape of a body', 'He is of medium build.'),
      word('middle-aged', 'adjective', 'between about 45 and 60', 'A middle-aged couple came in.'),
      word('match', 'verb', 'to be the same as, or to find what is the same', 'The face did not match the photo.'),
      word('stand out', 'phrasal verb', 'to be easy to notice', 'In his yellow coat he stood out in the crowd.'),
      word('accurate', 'adjective', 'correct in every detail', 'Their description was not very accurate.'),
      word('tell apart', 'phrasal verb', 'to see the difference between', 'I can’t tell the sisters apart.'),
    ],
    text: {
      title: 'Is this you?',
      kind: 'text',
      genre: 'science',
      source:
        'D. White, R. I. Kemp, R. Jenkins, M. Matheson and A. M. Burton, “Passport Officers’ Errors in Face Matching”, PLOS ONE, 2014',
      text: `Look at two photographs of your best friend, one taken ten years ago in poor light, the other last week. You will recognise that face in both without any effort. Now look at two photographs of a person you have never seen. Are they of the same man or of two who resemble each other? Most of us feel that we could tell. Most of us would do far worse than we imagine.

The trouble is that we have a lifetime of practice with familiar faces. We know how a friend looks tired, amused, from the side and under a terrible hat, and we take this knowledge for a general talent. With an unfamiliar face we have one picture and nothing to help us. A different camera or another hairstyle is enough to make one person look like two.

Surely those who do this for a living are better at it? In 2014 a team of psychologists tested passport officers in Australia. Volunteers showed photo identification, and the officers had to decide whether each photograph matched the person in front of them. When the photograph was of somebody else, they accepted it in about one case in seven. In a further test with pairs of photographs, they were on average no more accurate than a group of students. Nor did long service help: some officers did extremely well, but neither years in the job nor training explained why.

One might find this depressing. The researchers found something hopeful in it. If training and years make little difference, but individuals differ enormously, then the answer may be to choose people for such posts by testing them first. There seem to be men and women who can do with strangers what the rest of us can do only with friends. They may have no idea that they stand out.`,
      questions: [
        choose(
          'What is the text about?',
          'How badly people match faces that they do not know',
          [
            ['How quickly people forget the faces of old friends', 'With friends we need no effort.'],
            [
              'How easily people can change what they look like',
              'A hairstyle is mentioned as a reason for mistakes only.',
            ],
            [
              'How carefully passports are checked in Australia',
              'The study was done there, but the point is a general one.',
            ],
          ],
          '“Most of us would do far worse than we imagine.”',
        ),
        choose(
          'What does “this knowledge” in the second paragraph refer to?',
          'Knowing how our friends look in many situations',
          [
            ['Knowing what cameras can do to a face', 'The camera comes later and is about strangers.'],
            ['Knowing how to describe somebody’s features', 'Describing is not mentioned.'],
            ['Knowing which of two people is older', 'Age is not mentioned here.'],
          ],
          '“We know how a friend looks tired, amused, from the side and under a terrible hat”',
        ),
        write(
          'In about how many cases did officers accept a photograph of another person?',
          [
            'one in seven',
            '1 in 7',
            'one case in seven',
            'about one in seven',
            'in one in seven',
            'one out of seven',
            '1 out of 7',
            'one of seven',
          ],
          '“They accepted it in about one case in seven.”',
        ),
        trueOrFalse(
          'Officers with many years of service made fewer mistakes than new ones.',
          false,
          '“Nor did long service help”',
        ),
        choose(
          'Why did the researchers find the result hopeful?',
          'Because some people are naturally very good at the task',
          [
            ['Because students could be paid to help the officers', 'They were only no worse than the officers.'],
            ['Because better training would solve the problem', 'Training seems to “make little difference”.'],
            ['Because machines will soon do the work of officers', 'Machines are not mentioned.'],
          ],
          '“individuals differ enormously”',
        ),
        choose(
          'What does the last sentence suggest?',
          'People with this talent may never have noticed it.',
          [
            ['People with this talent are modest about it.', 'One cannot be modest about what one does not know.'],
            ['People with this talent have a striking face.', 'They stand out because of what they can do.'],
            ['People with this talent often work in other posts.', 'It says what they know, not where they work.'],
          ],
          '“They may have no idea that they stand out.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Somebody took the wrong suitcase from the luggage rack of your train. You both saw the person, and you talk before you call the guard.',
      a: {
        role: 'You sat by the door and saw the person from the front.',
        facts: [
          'A woman in her thirties, slim, in a dark blue suit, with a badge on her jacket.',
          'She was on the phone and sounded friendly, not nervous.',
          'She got off at the previous station and left a grey suitcase behind.',
        ],
        goals: [
          'Find out what B saw, and where you disagree.',
          'Find out whose suitcase is missing and what is special about it.',
          'Agree on one description, and on whether it was a mistake.',
        ],
      },
      b: {
        role: 'You sat at the back, and the missing suitcase is yours.',
        facts: [
          'Somebody tall and broad in black, with short fair hair, walked away fast.',
          'Your suitcase is grey, with a yellow ribbon and your telephone number inside.',
          'You think that it was a man, and that he looked round twice.',
        ],
        goals: [
          'Find out what A saw, and where you disagree.',
          'Find out where the person got off and what was left.',
          'Agree on one description, and on whether it was a mistake.',
        ],
      },
      phrases: [
        'As far as I could see, …',
        'I could have sworn that …',
        'Could it have been …?',
        'What makes you so sure?',
        'I may be wrong, but …',
        'Let’s stick to what we both saw.',
      ],
    },
    statements: [
      'Nobody should be judged by their appearance, but everybody is.',
      'A photograph never shows what a person is really like.',
      'Employers should be allowed to decide what their staff wear.',
      'It is unkind to describe a person by a feature that they did not choose.',
      'In a court, what a witness remembers should count for less than it does.',
      'What people wear says more about them than what they say.',
      'Cameras that recognise faces make a city safer.',
      'Writers should leave the looks of their characters to the reader.',
    ],
    questions: [
      'Why is it so hard to describe a face in words?',
      'How would you describe somebody without mentioning anything that can be seen?',
      'Which words for people sound like praise in one language and not in another?',
      'When does a compliment on appearance become unwelcome?',
      'Where should cameras that recognise faces be allowed, and where not?',
    ],
    task: {
      instruction:
        'A theatre wants a poster for a play about a person who is never recognised by anybody. Choose one picture for the poster and one sentence to describe the character. Explain what your choice tells the audience.',
      options: [
        'Picture: a crowd from above, in which everybody carries the same umbrella',
        'Picture: a middle-aged face, half in shadow, looking straight at you',
        'Picture: a passport whose photograph has faded to white',
        'Picture: a coat on a hook, still in the shape of a body',
        'Sentence: “Of medium height, medium build and, as his teachers used to say, medium everything.”',
        'Sentence: “She had the kind of face that reminds you of somebody else.”',
        'Sentence: “You sat next to them on the bus this morning.”',
        'Sentence: “Nobody could describe him, though all of them had tried.”',
      ],
    },
    writing:
      'Write a description of 140 to 180 words for a magazine competition called “A face I won’t forget”. Describe somebody you saw only once, and make readers see what the person was like.',
  },
};
