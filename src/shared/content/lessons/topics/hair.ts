import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('haircut', 'noun', 'when somebody makes your hair shorter', 'I need a haircut before the holidays.'),
      word(
        'hairdresser',
        'noun',
        'a person whose job is to make people’s hair nice',
        'My hairdresser talks about football all the time.',
      ),
      word('scissors', 'noun', 'a thing with two sharp parts for cutting', 'These scissors are only for hair.'),
      word(
        'cut',
        'verb',
        'to make something shorter with a knife or scissors',
        'My brother cuts my hair in the kitchen.',
      ),
      word('curly', 'adjective', 'not straight, but with many small rings', 'Her hair is curly when it rains.'),
      word('straight', 'adjective', 'going in a line, like a ruler', 'He has long, straight hair.'),
      word('colour', 'noun', 'red, blue, green or yellow, for example', 'What colour was your hair last year?'),
      word('blond', 'adjective', 'light yellow (said of hair)', 'Two boys in my class have blond hair.'),
      word('fringe', 'noun', 'the short hair above your eyes', 'Your fringe is too long: you can’t see.'),
      word('mirror', 'noun', 'glass in which you can see yourself', 'She looked in the mirror and laughed.'),
      word('comb', 'noun', 'a thing with long thin teeth for your hair', 'There is a comb in my bag.'),
      word(
        'brush',
        'verb',
        'to make your hair nice and tidy, for example in the morning',
        'I brush my hair before I go to bed.',
      ),
      word('wash', 'verb', 'to make something clean with water', 'She washes her hair on Sundays.'),
      word('beard', 'noun', 'the hair on the lower part of a man’s face', 'My uncle has a long grey beard.'),
    ],
    text: {
      title: 'Your head, please',
      kind: 'text',
      genre: 'advert',
      text: `Do you have hair? We have scissors.

At the Bridge Street School our students learn to be hairdressers, and they need heads. Long, short, curly or straight: we cut it all.

When? Every Thursday at six. It takes two hours, because our students are slow and careful. Bring a book.

How much is it? A haircut is free. A new colour is six pounds.

Is it safe? Last year 312 people came, and 309 were happy. And the other three? One man fell asleep, so nobody could ask him about his fringe. One boy said, “Just a little, please.” Our student did not hear “little”. And one woman wanted blond hair. She looked in the mirror, and it was green.

Now there is a box of hats at the door. Take one, and bring it back when your hair is long again.

P.S. The woman with the green hair came back in June. “The same colour again, please,” she said.`,
      questions: [
        choose(
          'What is the advert for?',
          'A school that needs people with hair',
          [
            ['A school that needs a new teacher', 'It needs heads for its students.'],
            ['A shop that has cheap hats for sale', 'There are hats, but nobody has to buy them.'],
            ['A shop that sells scissors and mirrors', 'The school has scissors, but it does not sell them.'],
          ],
          '“our students learn to be hairdressers, and they need heads”',
        ),
        write(
          'How much do you pay for a new colour?',
          ['six pounds', '6 pounds', '£6', 'six', '6', 'six pound', '6 pound'],
          '“A new colour is six pounds.”',
        ),
        trueOrFalse(
          'A haircut at the school is very quick.',
          false,
          '“It takes two hours, because our students are slow and careful.”',
        ),
        choose(
          'What happened to the boy?',
          'His hair was too short.',
          [
            ['His hair was green.', 'That was the woman who wanted blond hair.'],
            ['He fell asleep in his chair.', 'That was the man with the fringe.'],
            ['He forgot his hat there.', 'The hats are from the school, not from the boy.'],
          ],
          'He said, “Just a little, please.” The student did not hear the second part, and cut off too much.',
        ),
        choose(
          'Why are there hats at the door?',
          'For people with a bad haircut',
          [
            ['For students with cold heads', 'The advert does not say that it is cold.'],
            ['For people who come in the rain', 'The advert says nothing about the weather.'],
            ['For students who make clothes', 'The students there learn to cut hair.'],
          ],
          '“Take one, and bring it back when your hair is long again.”',
        ),
        choose(
          'What did the woman think about her green hair in the end?',
          'She liked it.',
          [
            ['She was angry about it.', 'She asked for it again, so she was not angry.'],
            ['She wanted it blond.', 'That was what she wanted the first time.'],
            ['She thought it was too long.', 'She asked for a colour, not for a haircut.'],
          ],
          '“The same colour again, please,” she said.',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Friday, three o’clock. A customer comes into a small hairdresser’s shop.',
      a: {
        role: 'You are the customer. You want something new.',
        facts: [
          'You have 30 pounds.',
          'Your train leaves at five, and you need ten minutes to the station.',
          'In the morning you have only five minutes for your hair.',
          'Your friends like your long hair, but it is too hot for you.',
        ],
        goals: [
          'Find out what things cost and how long they take.',
          'Find out how much work short hair is.',
          'Choose what you want, and a time.',
        ],
      },
      b: {
        role: 'You are the hairdresser.',
        facts: [
          'A haircut is 20 pounds and takes forty minutes. A fringe is 8 pounds and takes ten minutes. A new colour is 25 pounds and takes an hour.',
          'You are free from half past three, but only for fifty minutes. You are free again at five.',
          'Short hair is quick in the morning. But it needs a new haircut every five weeks.',
        ],
        goals: [
          'Find out how much time and money the customer has.',
          'Find out why the customer wants something new, and how much time there is in the morning.',
          'Do not start anything that you cannot finish.',
        ],
      },
      phrases: [
        'What would you like?',
        'How much is …?',
        'How long does it take?',
        'Not too short, please.',
        'Do you have time at …?',
        'I think … is better for you.',
      ],
    },
    statements: [
      'Long hair is too much work.',
      'It is OK for a teacher to have blue hair.',
      'I like to talk when somebody cuts my hair.',
      'A good haircut does not have to be expensive.',
      'Friends should always say what they think about a new haircut.',
      'Grey hair looks good.',
      'I can cut somebody’s hair.',
      'Schools should not have rules about hair.',
    ],
    questions: [
      'What do people talk about at the hairdresser’s?',
      'What haircuts are in fashion where you live?',
      'Which famous person has interesting hair? What is it like?',
      'What makes a hairdresser good at the job?',
      'What do you say when a friend has a terrible new haircut?',
    ],
    task: {
      instruction:
        'A school theatre group plays a story about six pirates. There are 100 pounds and two hours for hair before the show. Choose three ideas.',
      options: [
        'Three long red wigs: 60 pounds, ten minutes, very hot on the head',
        'Six beards of black wool: 10 pounds, fifty minutes, they can fall off',
        'A hairdresser comes to the school: 50 pounds, one hour, she can help four people',
        'Blue colour for one day: 15 pounds, thirty minutes, everybody has to wash it out at home',
        'Big hats for everybody: 40 pounds, five minutes, nobody can see their hair',
        'Small shells and coins in the hair: 5 pounds, seventy minutes, only for people with long hair',
        'A very short haircut for the captain: 20 pounds, twenty minutes, and it stays short after the show',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who wants a completely new haircut. Say what you think, give two ideas for hair that is right for your friend, and ask a question.',
  },
  hard: {
    words: [
      word('wig', 'noun', 'false hair that is worn on the head', 'The actor wore a grey wig.'),
      word('bald', 'adjective', 'with no hair on the head', 'He has been bald since he was thirty.'),
      word(
        'shoulder-length',
        'adjective',
        'reaching down to the top of the arms',
        'She wears her shoulder-length hair loose.',
      ),
      word(
        'extensions',
        'noun',
        'pieces of hair fixed to one’s own to make it longer',
        'Her extensions took a whole afternoon.',
      ),
      word('trim', 'verb', 'to cut off a little, so that it looks tidy', 'Could you trim the ends, please?'),
      word('dye', 'verb', 'to give something another colour', 'He dyed his hair black for the part.'),
      word('strand', 'noun', 'a single long thin piece of hair', 'A strand of hair fell over her eyes.'),
      word('suit', 'verb', 'to look good on somebody', 'Short hair suits you.'),
      word('grow back', 'phrase', 'to become as long again as before', 'Don’t worry, your fringe will grow back.'),
      word('attach', 'verb', 'to fix one thing to another', 'The ribbon is attached to a small comb.'),
      word('scissors', 'noun', 'a tool with two blades for cutting', 'Good scissors cost more than a haircut.'),
      word('parting', 'noun', 'the line on the head where the hair is divided', 'He wears his parting on the left.'),
      word(
        'plait',
        'noun',
        'three lengths of hair that are crossed over each other',
        'She had a plait down to her waist.',
      ),
      word('roots', 'noun', 'the part of the hair next to the skin', 'After a month the dark roots began to show.'),
    ],
    text: {
      title: 'Scene 62',
      kind: 'dialogue',
      genre: 'interview',
      text: `Anahit: You’ve done the hair for thirty-one films. Is it true that your most famous work was an accident?
Hamish: It was a disaster. We were shooting Scene 62. The captain walks along a corridor, opens a door and steps out on deck. The corridor was filmed in a studio on a Friday. The deck was a real ship, on the Monday.
Anahit: And in between came a weekend.
Hamish: A very hot one. Our leading actor had shoulder-length hair, his own, and on Sunday he came across some kitchen scissors. On Monday he got off the bus almost bald, in an excellent mood. I could have trimmed it, dyed it, anything, but there was hardly a strand left.
Anahit: Couldn’t he have worn a wig?
Hamish: A decent wig takes weeks, and the ship was ours until sunset. I had extensions with me, but you need something to attach them to.
Anahit: So you waited for it to grow back?
Hamish: No. Our trainee, who was handing out sandwiches, said, “Why doesn’t somebody just mention it?” So we added a line. The captain goes through the door with long hair, he comes out with none, and the ship’s cook looks up and says, “You took your time.”
Anahit: The critics have written whole books about that line.
Hamish: Oh, I’ve read them. The door stands for time, apparently. He walks through ten years of guilt in a single step.
Anahit: And you never told them what really happened?
Hamish: Once, at a conference. A professor explained to me, very kindly, that I’d misunderstood my own film.
Anahit: And the actor?
Hamish: He has always said that it suited him. Lately he’s been telling people how many months he thought about that haircut.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'How a misfortune came to be admired',
          [
            ['How a wig was made in record time', 'There was no time for a wig.'],
            ['How an actor got ready for a hard role', 'He only claims so now; it was hot, and there were scissors.'],
            ['How a quarrel nearly ended a film', 'Nobody is said to have quarrelled.'],
          ],
          '“Is it true that your most famous work was an accident?” “The critics have written whole books about that line.”',
        ),
        trueOrFalse(
          'Both halves of Scene 62 were filmed in the same place.',
          false,
          '“The corridor was filmed in a studio on a Friday. The deck was a real ship, on the Monday.”',
        ),
        choose(
          'Why were the extensions of no use?',
          'The actor’s hair was too short for them.',
          [
            ['They had not been brought to the ship.', 'Hamish had them with him.'],
            ['It would have taken weeks to fix them.', 'It is a wig that takes weeks.'],
            ['They were not of the same colour as his hair.', 'Nothing is said about their colour.'],
          ],
          '“you need something to attach them to”',
        ),
        write(
          'Who suggested that somebody should speak about the hair?',
          ['the trainee', 'trainee', 'our trainee', 'a trainee', 'their trainee', 'Hamish’s trainee', 'his trainee'],
          'It was “Our trainee, who was handing out sandwiches”.',
        ),
        choose(
          'How did the professor react to the true story?',
          'By preferring the critics’ explanation',
          [
            ['By asking for proof of what was said', 'The professor did not ask for anything.'],
            ['By apologising for a misunderstanding', 'The professor thought that Hamish was the one in error.'],
            ['By laughing at the critics’ explanation', 'The professor took it seriously.'],
          ],
          '“A professor explained to me, very kindly, that I’d misunderstood my own film.”',
        ),
        choose(
          'What does Hamish suggest about the actor at the end?',
          'He makes an impulse look like a plan.',
          [
            ['He still regrets what he did to his hair.', 'He has always said that it suited him.'],
            ['He would rather not talk about the film.', 'He talks about the haircut to people.'],
            ['He had planned the haircut for months.', 'He came across the scissors by chance on a hot Sunday.'],
          ],
          'It happened on a hot Sunday; yet “Lately he’s been telling people how many months he thought about that haircut.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Wednesday morning. A customer whose hair was dyed on Tuesday at five comes back to the salon: it should be brown, and it is copper.',
      a: {
        role: 'You own the salon. A trainee dyed the hair.',
        facts: [
          'The trainee used colour 6.4, copper. That number stands on a note which the customer had brought.',
          'Dyed hair has to rest for forty-eight hours. Then it takes three hours to correct the colour.',
          'You are free on Thursday from five until you close at nine, and on Saturday morning.',
          'The customer paid 85 pounds. You can give back half of it and correct the colour free of charge, or give back all of it and do nothing.',
        ],
        goals: [
          'Find out where the number on the note came from.',
          'Find out by when the customer needs the new colour, and what times are possible.',
          'Agree on something that both of you find fair. You would like to keep this customer.',
        ],
      },
      b: {
        role: 'You are the customer. You have been coming here for six years.',
        facts: [
          'You copied the number from a packet at home. This morning you saw that the packet says 4.6.',
          'On Friday at ten you are going to be photographed for your company’s website.',
          'You work until half past five, and the salon is half an hour from your office.',
          'Two colleagues have told you that copper suits you. You are not sure that they are wrong.',
        ],
        goals: [
          'Find out why the wrong colour was used.',
          'Find out how soon it can be corrected, and how long that takes.',
          'Find out what the salon can offer you, and decide whether you want your hair brown.',
        ],
      },
      phrases: [
        'There seems to have been a mix-up.',
        'I can see why you’re upset.',
        'To be fair, I …',
        'The earliest I could do is …',
        'Would you settle for …?',
        'On second thoughts, …',
      ],
    },
    statements: [
      'An employer should have no say in how people wear their hair.',
      'People treat you differently when you change your hair.',
      'It is wrong that long hair costs more to cut than short hair.',
      'Dyeing grey hair is a kind of lie.',
      'I would let a complete beginner cut my hair.',
      'A hairdresser should tell customers honestly what does not suit them.',
      'You can tell somebody’s age better from the hair than from the face.',
      'Films would be better if the actors’ hair got dirty.',
    ],
    questions: [
      'Why do people tell their hairdressers things that they tell nobody else?',
      'What did people wear on their heads twenty years ago that looks strange today?',
      'When is a new haircut more than a new haircut?',
      'What does a school or a company fear when it makes rules about hair?',
      'How honest should one be about other people’s looks?',
    ],
    task: {
      instruction:
        'A salon with three chairs has lost customers to a cheap chain. It has 4,000 pounds for new ideas and ten hours a week of staff time. Choose three, and say which customers you may lose.',
      options: [
        'A course in cutting curly hair, which nobody else in town does well: 2,200 pounds, two hours a week of practice',
        'Appointments from six in the morning: 300 pounds, four hours a week',
        'Visits to people who cannot leave home: 700 pounds, six hours a week',
        'Half price on Mondays: 900 pounds, no hours, but regular customers may simply change their day',
        'A booking app instead of the telephone: 1,200 pounds, which saves two hours a week',
        'Wigs made in the shop window, where everybody can watch: 1,500 pounds, five hours a week',
        'One chair let to a barber: brings in 300 pounds a month, and leaves two chairs',
      ],
    },
    writing:
      'Write a story of 120 to 150 words for a student magazine about a haircut with unexpected results. Describe the moment in front of the mirror, and let something good or strange follow from it.',
  },
};
