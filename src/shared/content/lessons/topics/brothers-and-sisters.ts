import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('older', 'adjective', 'born before somebody else', 'My older sister can drive.'),
      word('younger', 'adjective', 'born after somebody else', 'He has two younger brothers.'),
      word('twin', 'noun', 'one of two children with the same birthday', 'My twin is ten minutes older than me.'),
      word('share', 'verb', 'to use something together with another person', 'I share a computer with my brother.'),
      word(
        'argue',
        'verb',
        'to speak angrily with somebody because you think differently',
        'They argue about the last piece of cake.',
      ),
      word('borrow', 'verb', 'to take something and give it back later', 'She wants to borrow my bike.'),
      word('fair', 'adjective', 'right, because everybody gets the same', 'It isn’t fair: you got more!'),
      word('secret', 'adjective', 'that other people do not know about', 'My sister and I had a secret language.'),
      word('miss', 'verb', 'to be sad because somebody is not there', 'I miss my brother when he is at work.'),
      word('hide', 'verb', 'to put something where nobody can find it', 'I have to hide my biscuits from my sister.'),
      word('voice', 'noun', 'the sound that you make when you speak', 'On the phone our voices are the same.'),
      word('get on well', 'phrase', 'to like each other and be friends', 'All four children get on well.'),
      word('look after', 'phrase', 'to help somebody and stay with them', 'I look after my little brother on Fridays.'),
      word('only child', 'phrase', 'somebody with no brothers or sisters', 'My best friend is an only child.'),
    ],
    text: {
      title: 'A room with a thin wall',
      kind: 'text',
      genre: 'letter',
      text: `Dear Keira,

On Saturday I move to Dublin, and on Sunday you move into my room. Here is some help.

The window is difficult. Hit it twice at the top. Don’t put your bed near the door, because Dad sings in the kitchen at six in the morning. You can borrow my blue lamp, but I want it back.

Hide your chocolate in the secret place behind the cupboard. The twins are six and they find everything.

You shared a room with the twins for six years, and I had this one for myself. We argued about it every week. You are right, it was not fair.

But the wall is thin. Every evening you read to the twins, with all the voices, and I listened. Now I am never going to know what happens to the lazy dragon.

So please call me on Sunday at eight. Put the phone next to the twins, and read slowly.

Your older brother,
Hamish`,
      questions: [
        choose(
          'What is the letter about?',
          'A room that Hamish gives to Keira',
          [
            ['A flat that Hamish has found in Dublin', 'Hamish moves to Dublin, but we read nothing about a flat.'],
            ['A book that Hamish wants to buy for Keira', 'Keira has the book. She reads it to the twins.'],
            ['A lamp that Hamish cannot find in the house', 'Keira can use the lamp, so they know where it is.'],
          ],
          '“on Sunday you move into my room”',
        ),
        write(
          'How old are the twins?',
          ['six', '6', 'six years old', '6 years old', 'six years'],
          '“The twins are six and they find everything.”',
        ),
        trueOrFalse(
          'The blue lamp is a present for Keira.',
          false,
          '“You can borrow my blue lamp, but I want it back.”',
        ),
        choose(
          'Why is the place near the door bad for a bed?',
          'It is loud there in the morning.',
          [
            ['It is cold there because of the window.', 'The window is difficult, but we do not read that it is cold.'],
            ['It is dark there without the blue lamp.', 'Hamish does not say where it is dark.'],
            ['It is too far away from the cupboard.', 'The cupboard is important for the chocolate, not for the bed.'],
          ],
          '“Don’t put your bed near the door, because Dad sings in the kitchen at six in the morning.”',
        ),
        choose(
          'What did Hamish and Keira argue about?',
          'Who had a room without the twins',
          [
            ['Who read a book to the twins', 'Keira read every evening, and Hamish liked it.'],
            ['Who took the chocolate of the twins', 'It is the twins who find the chocolate.'],
            ['Who had to get up with the twins', 'We do not read about that.'],
          ],
          '“You shared a room with the twins for six years, and I had this one for myself. We argued about it every week.”',
        ),
        choose(
          'What do we understand at the end?',
          'Hamish is going to miss those evenings.',
          [
            ['Hamish wants to have his old room back.', 'Hamish wants only the lamp back.'],
            ['Hamish wants to read to the twins now.', 'Hamish wants to listen. Keira is going to read.'],
            ['Hamish is angry about the thin wall.', 'Hamish liked what came through the wall.'],
          ],
          'Hamish wants to listen on the phone: “Put the phone next to the twins, and read slowly.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are brothers or sisters. Your parents are away on Saturday. You have to look after Tui, who is seven, and the dog.',
      a: {
        role: 'You play football.',
        facts: [
          'You have a match from one to four. You leave home at a quarter to one.',
          'Tui has a swimming lesson at eleven. Somebody has to go with her. They are home again at half past twelve.',
          'Dad gave you ten euros for the day.',
          'Tui likes to watch football, but not when it rains. It is going to rain after two.',
        ],
        goals: [
          'Find out when B works, and what B wants to do in the afternoon.',
          'Find out what there is for lunch.',
          'Find out what the dog needs. Then make a plan for the day with B.',
        ],
      },
      b: {
        role: 'You work in a shop on Saturdays.',
        facts: [
          'You work from nine to half past twelve. The shop is ten minutes from home.',
          'You want to go to the cinema with a friend at three. The film is for children too. It ends at five, and a child pays six euros.',
          'There is a pizza for lunch. It takes fifteen minutes.',
          'The dog has to go out once in the morning and once between one and six. It cannot go to the swimming pool.',
        ],
        goals: [
          'Find out when A is away.',
          'Find out what Tui does in the morning, and what she likes.',
          'Find out if A has any money. Then make a plan for the day with A.',
        ],
      },
      phrases: [
        'When do you have to leave?',
        'Can you go with her?',
        'Who takes the dog out?',
        'I can do that before …',
        'That’s not fair! You …',
        'All right. I’ll … and you …',
      ],
    },
    statements: [
      'It is best to be the oldest child in a family.',
      'The youngest child always gets more.',
      'It is nice to be an only child.',
      'Brothers and sisters should not share a room.',
      'Twins should go to different classes.',
      'It is all right to borrow clothes and not ask.',
      'A good friend can be like a brother or a sister.',
      'Brothers and sisters argue less when they get older.',
    ],
    questions: [
      'What can children learn from an older brother or sister?',
      'What do brothers and sisters often argue about?',
      'Which brothers and sisters do you know from books or films?',
      'What is fun when you have a twin, and what is not?',
      'You share a room with somebody. Which three rules do you make?',
    ],
    task: {
      instruction:
        'Four brothers and sisters are 6, 10, 14 and 17. They have a free Sunday together: five hours and 40 euros. Choose two things that they do.',
      options: [
        'Go to the swimming pool: 20 euros, two hours, but the youngest cannot swim',
        'Make pizza: 12 euros, two hours, and nobody wants to clean the kitchen',
        'Go for a bike ride: free, three hours, but one bike is too small',
        'Play a board game: free, two hours, and they always argue at the end',
        'Go to the cinema: 30 euros, two hours, and the film is for ten and older',
        'Paint the bedroom of the two youngest: 25 euros, three hours, and they all want a different colour',
        'Build a house of old boxes for the cat: 5 euros, two hours, but the oldest one finds it boring',
      ],
    },
    writing:
      'Your cousin is going to use your room for a month. Write an email of 50 to 70 words to your cousin. Say what your cousin can and cannot use, and one thing that is good to know about the room.',
  },
  hard: {
    words: [
      word('sibling', 'noun', 'a brother or a sister', 'She has five siblings and no peace.'),
      word('the eldest', 'phrase', 'the child who was born first', 'The eldest had to set a good example.'),
      word(
        'get the blame',
        'phrase',
        'to be the one who is said to have done wrong',
        'My brother broke it and I got the blame.',
      ),
      word(
        'get away with',
        'phrase',
        'to do something wrong and not be punished',
        'The youngest always got away with it.',
      ),
      word('make up', 'phrase', 'to invent a story', 'We made up an uncle who lived in a lighthouse.'),
      word('take sides', 'phrase', 'to support one person against the other', 'Our mother refused to take sides.'),
      word('swear', 'verb', 'to say very seriously that something is true', 'I swear that I never read your diary.'),
      word('witness', 'noun', 'somebody who saw what happened', 'The only witness was our two-year-old brother.'),
      word(
        'relieved',
        'adjective',
        'glad because something bad did not happen',
        'They were relieved when their sister rang.',
      ),
      word(
        'tease',
        'verb',
        'to laugh at somebody, in a friendly or unkind way',
        'His sisters tease him about his singing.',
      ),
      word('take after', 'phrase', 'to look or behave like an older relative', 'She takes after her grandmother.'),
      word('stand up for', 'phrase', 'to defend somebody', 'At school my sister always stood up for me.'),
      word(
        'rivalry',
        'noun',
        'the wish to be better than each other',
        'The rivalry between the two brothers never ended.',
      ),
      word(
        'spoilt',
        'adjective',
        'used to getting everything and therefore badly behaved',
        'An only child is not always a spoilt child.',
      ),
    ],
    text: {
      title: 'Half a sesame ring',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Eleni: I’ve got the perfect story for Katerina’s fiftieth birthday: the day I went off in Grandad’s boat.
Stavros: The day you went off? It was me in that boat.
Eleni: I was five, Stavros. I untied the rope because I wanted to see where the ferry went in winter. I can still smell the nets.
Stavros: The nets, yes. I crept under them when the wind got up. And I was the one who was five.
Eleni: You’ve heard me tell it so often that you’ve moved in.
Stavros: As a child you took my jumpers without asking. Now it’s my memories.
Eleni: All right. Who found you?
Stavros: Manolis the baker, who was out fishing. He gave me half a sesame ring and rowed me home.
Eleni: He gave me half a sesame ring! And who got the blame?
Stavros: Nobody. I got away with it, because Mum was so relieved that she forgot to shout.
Eleni: That’s exactly how I remember it, except for the child in the boat.
Stavros: Then one of us is making it up, and I could swear that I’m not.
Eleni: So could I. What we need is a witness.
Stavros: Ask Katerina. She’s the eldest, and she has never taken sides.
Eleni: I’ve just written to her. Look, she’s sent a photograph. A small child wrapped in a blanket, with half a sesame ring.
Stavros: That’s my haircut!
Eleni: We all had that haircut. She’s sent the back of it too. It says “August 1979”.
Stavros: But you weren’t born until 1981.
Eleni: And you came two years after me.
Stavros: So who … Oh. Who put us to bed every night when Mum was working?
Eleni: And never without a story. Wait, she’s writing again: “Lovely idea, but I was going to tell that one myself.”`,
      questions: [
        choose(
          'What is the conversation about?',
          'A memory that two siblings both claim',
          [
            [
              'A party that two siblings cannot agree on',
              'The birthday is only the reason why they talk about the story.',
            ],
            ['A boat that two siblings once damaged', 'Nobody says that the boat was damaged.'],
            ['A photograph that two siblings had lost', 'It was Katerina who had the photograph.'],
          ],
          '“The day you went off? It was me in that boat.”',
        ),
        choose(
          'Why did the child in the story set off?',
          'Out of curiosity about a ship',
          [
            ['Out of anger with a brother', 'They quarrel now, but not in the story.'],
            ['Out of a wish to go fishing', 'It was the baker who was fishing.'],
            ['Out of fear of being punished', 'Nothing is said about fear, and nobody was punished.'],
          ],
          '“I wanted to see where the ferry went in winter”',
        ),
        trueOrFalse(
          'In the story that they both tell, the child was told off at home.',
          false,
          '“Mum was so relieved that she forgot to shout”',
        ),
        write(
          'What was the job of the person who found the child?',
          ['baker', 'a baker', 'the baker', 'he was a baker'],
          '“Manolis the baker, who was out fishing.”',
        ),
        choose(
          'What proves that both of them are wrong?',
          'A date on the back of a picture',
          [
            ['A haircut that neither of them had', 'All three children had that haircut.'],
            ['A message from Manolis the baker', 'The message comes from Katerina.'],
            ['A sesame ring in the wrong hand', 'The sesame ring fits the story of both.'],
          ],
          '“August 1979” is too early, for one was not born “until 1981” and the other “two years after”.',
        ),
        choose(
          'How did Eleni and Stavros probably come to know the story?',
          'Katerina told them what she had done.',
          [
            [
              'Their mother told them when they were ill.',
              'Their mother was working in the evenings, and nobody was ill.',
            ],
            ['Manolis told everybody in his bakery.', 'Nobody says so. They remember who put them to bed.'],
            ['Katerina read it to them from a book.', 'There is a photograph of it: it really happened.'],
          ],
          'Katerina put them to bed “never without a story”, and says that she “was going to tell that one” herself.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are siblings and own an old camper van together. Each of you wants it in August. It is July, and you meet in front of the van.',
      a: {
        role: 'You found the van and take it to concerts.',
        facts: [
          'You need it for a music festival by the sea from the 7th to the 9th. You will be back that night. The tickets cannot be returned.',
          'The brakes must be mended before the van goes into the mountains. That takes two days and costs 400 euros.',
          'The garage has time on the 5th and 6th, when you are away for work, or on the 10th and 11th. After that it is closed until September.',
          'You paid 4,000 of the 6,000 euros that the van cost.',
        ],
        goals: [
          'Find out when B needs the van and whether those dates can be changed.',
          'Find out what B has paid for the van so far.',
          'Agree on who has the van when, and who pays for the brakes.',
        ],
      },
      b: {
        role: 'You take the van on holiday with your children.',
        facts: [
          'Your holidays last from the 5th to the 18th of August.',
          'You have booked six nights in the mountains from the 8th. They can be moved, but by no more than four days.',
          'The mountains are a whole day’s drive away, and you do not drive at night.',
          'You paid 2,000 of the 6,000 euros for the van, and 2,000 for repairs since then.',
        ],
        goals: [
          'Find out when A needs the van, and why it cannot be another time.',
          'Find out what is wrong with the van, what it costs, and when it can be mended.',
          'Find out how much A has paid. Then agree on dates and on the bill.',
        ],
      },
      phrases: [
        'Which days can’t you change?',
        'Hang on, I thought that you …',
        'To be fair, you’ve also …',
        'What if I had it until … and you …?',
        'I don’t mind …ing, as long as …',
        'Let’s write that down before we forget it.',
      ],
    },
    statements: [
      'The eldest child has the hardest life.',
      'Siblings know you better than friends ever will.',
      'Parents should never compare their children.',
      'You cannot choose your siblings, so you do not have to like them.',
      'People without siblings are better at being alone.',
      'Siblings should not work in the same company.',
      'A bit of rivalry at home prepares you for life.',
      'The youngest stays the baby of the family for ever.',
    ],
    questions: [
      'Why do two people often remember the same day differently?',
      'What does somebody learn from growing up with others, and what from growing up alone?',
      'Which famous brothers and sisters have worked together, and how did it go?',
      'When is it better not to stand up for somebody?',
      'What would the world be like if nobody had any brothers or sisters?',
    ],
    task: {
      instruction:
        'Four grown-up siblings live in four countries and hardly talk any more. They want to do three things this year to change that. Together they have 1,200 euros and 12 free days each.',
      options: [
        'A weekend in the town where they grew up: 700 euros, three days, though one of them never liked it there',
        'A video call on the first Sunday of each month: free, one day in all, but one of them is nine hours ahead',
        'A book of the family’s recipes, with everybody’s corrections: 250 euros, four days',
        'A paper letter that goes round and round and grows: 50 euros, two days, and very slow',
        'Training apart for a run, then running it together: 600 euros, five days, and one of them hates sport',
        'Learning the language of their great-grandparents online: 400 euros, five days, with a test',
        'Mending their grandfather’s boat: 450 euros, six days, and one of them lives next to it',
      ],
    },
    writing:
      'Write a speech of 150 to 190 words for the birthday of a brother, a sister or a friend who is like one (real or invented). Tell one story that the guests do not know, tease a little, and end with a wish.',
  },
};
