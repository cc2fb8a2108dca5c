import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('athlete', 'noun', 'a person who does a sport and is very good at it', 'Every athlete trains for years.'),
      word('race', 'noun', 'a sport in which the fastest person wins', 'The race is only ten seconds long.'),
      word(
        'stadium',
        'noun',
        'a very big building for sport, often with no roof',
        'The new stadium has forty thousand seats.',
      ),
      word('medal', 'noun', 'a round piece of metal for the best three', 'She has a silver medal at home.'),
      word('win', 'verb', 'to be the first or the best', 'Nobody thought that he could win.'),
      word('final', 'noun', 'the last and most important race or game', 'The final starts at nine in the evening.'),
      word('finish line', 'noun', 'the place where a race ends', 'Two runners fell near the finish line.'),
      word('crowd', 'noun', 'a lot of people together in one place', 'The crowd stood up and shouted.'),
      word('flag', 'noun', 'a piece of cloth with the colours of a country', 'The winner ran with a big flag.'),
      word('volunteer', 'noun', 'a person who helps and gets no money for it', 'A volunteer showed us our seats.'),
      word('ticket', 'noun', 'a piece of paper that you buy to go in', 'I have a ticket for the swimming.'),
      word('row', 'noun', 'a line of seats', 'We sat in the last row and saw little.'),
      word('runner', 'noun', 'somebody who is in a race on foot', 'The youngest runner was sixteen.'),
      word(
        'take part',
        'phrase',
        'to do something together with other people',
        'People from two hundred countries take part.',
      ),
    ],
    text: {
      title: 'My back to the race',
      kind: 'dialogue',
      genre: 'interview',
      text: `Malia: Jomo, you were a volunteer at the Olympic Games. What did you do?
Jomo: I stood next to the finish line for nine days.
Malia: Those tickets cost a lot of money!
Jomo: Yes, but I stood with my back to the race. I had to look at the crowd and stop people who climbed over the wall.
Malia: Did anybody?
Jomo: No. One hat came over. I gave it back.
Malia: So you didn’t see the athletes.
Jomo: I saw ten thousand faces. When a runner fell, they all closed their eyes.
Malia: And who won the 800 metres final?
Jomo: I knew before the big screen. A man in the second row kissed his flag. Then he kissed the woman next to him. Her flag was different!
Malia: Did you watch the final on TV later?
Jomo: With my family. I was in the picture, and they all shouted: “Jomo, you are turning round!”
Malia: So you did see a race!
Jomo: For two seconds. Please don’t write that.`,
      questions: [
        choose(
          'What do Malia and Jomo talk about?',
          'A job at the Games with no view of the sport',
          [
            [
              'A ticket for the Games that was too expensive',
              'Malia says that tickets cost a lot, but Jomo did not buy one.',
            ],
            ['A runner at the Games who fell in the final', 'Jomo talks about runners who fell, but not in the final.'],
            ['A man at the Games who climbed over a wall', 'Nobody climbed over the wall.'],
          ],
          'Jomo says: “I stood with my back to the race.”',
        ),
        write(
          'How many days was Jomo at the finish line?',
          ['nine', '9', 'nine days', '9 days', 'for nine days'],
          '“I stood next to the finish line for nine days.”',
        ),
        trueOrFalse('Somebody climbed over the wall.', false, 'Jomo says: “No. One hat came over.”'),
        choose(
          'How did Jomo know who won the 800 metres?',
          'From a happy man with a flag',
          [
            ['From the big screen in the stadium', 'Jomo knew it before it was on the screen.'],
            ['From a woman in the second row', 'The woman had the flag of another country.'],
            ['From his family in front of the TV', 'They watched it together, but that was later.'],
          ],
          '“A man in the second row kissed his flag.”',
        ),
        choose(
          'Why does Jomo say “Please don’t write that”?',
          'It was against the rules to look.',
          [
            ['It is not good to be on TV so long.', 'It is no problem for Jomo that people saw him on TV.'],
            ['It is not true that he saw the race.', 'It is true: we read that he saw two seconds of it.'],
            [
              'It was boring to watch the runners.',
              'Jomo does not say so. He turned round because he wanted to see them.',
            ],
          ],
          'The job was to “look at the crowd”, but on TV they saw it: “Jomo, you are turning round!”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends and live in an Olympic city. You want to see one sport together on Saturday. You meet to make a plan.',
      a: {
        role: 'You have looked for tickets on the internet.',
        facts: [
          'There are tickets for swimming (20 euros each, from seven to nine in the evening) and volleyball (30 euros each, from three to five).',
          'The pool is an hour away by train. The volleyball is in the centre.',
          'You can give B five euros, but not more.',
          'You do not like to stand for a long time.',
        ],
        goals: [
          'Find out when B is free, and when B must be home.',
          'Find out how much B can pay.',
          'Find out if there is a sport that costs nothing. Then make a plan with B.',
        ],
      },
      b: {
        role: 'You love sport, but you do not have much money.',
        facts: [
          'You work until two on Saturday, in the centre. The last bus to your home leaves the centre at half past nine.',
          'You have 25 euros for a ticket.',
          'The bicycle race is free. It goes through the park in the centre four times, between three and six. There are no seats.',
          'Your cousin is in the bicycle race. You have one small chair at home.',
        ],
        goals: [
          'Find out which tickets there are, when, and how much they cost.',
          'Find out how far away the places are.',
          'Find out if A can help with the money, and what A does not like. Then make a plan with A.',
        ],
      },
      phrases: [
        'When are you free?',
        'How much is a ticket?',
        'How far is it from here?',
        'I only have … euros.',
        'What about … instead?',
        'Let’s meet at … in front of …',
      ],
    },
    statements: [
      'It is worse to be fourth than to be last.',
      'The Winter Games are better than the Summer Games.',
      'Chess should be an Olympic sport.',
      'The Games should always be in the same city.',
      'I sometimes get up at night to watch sport.',
      'It is nicer to win with a team than alone.',
      'Fifteen is too young for the Olympic Games.',
      'I like the flags and the music more than the sport.',
    ],
    questions: [
      'Which Olympic sport do you like to watch, and why?',
      'Which Olympic sport do you find strange?',
      'What is good and what is bad for a city that has the Games?',
      'What does an athlete do on a normal day?',
      'Which new sport do you want to see at the Games?',
    ],
    task: {
      instruction:
        'Your school has its own small Olympic Games for a hundred students. You have 150 minutes and 300 euros. Choose four things, and say in which order they come.',
      options: [
        'A race through the town: free, 60 minutes, but the streets must be closed',
        'Swimming in the lake: 150 euros for two people who keep everybody safe, 60 minutes, and the water is cold',
        'Two teams pull a long rope: 20 euros, 30 minutes, everybody can take part',
        'Basketball in wheelchairs: 120 euros, 45 minutes, for twenty students, the others watch',
        'A slow bicycle race: the last one wins. Free, 30 minutes',
        'A walk into the stadium with flags and a band: 80 euros, 40 minutes',
        'Real medals and a song for every winner: 100 euros, 20 minutes',
      ],
    },
    writing:
      'You are at the Olympic Games as a visitor. Write a message of 50 to 70 words to a friend at home. Say which sport you saw, what the crowd did, and one thing that was a surprise.',
  },
  hard: {
    words: [
      word(
        'amateur',
        'noun',
        'somebody who does something for pleasure and not for money',
        'At that time every Olympic boxer had to be an amateur.',
      ),
      word(
        'professional',
        'noun',
        'somebody who is paid for what they do',
        'The tennis players at the Games are professionals.',
      ),
      word('award', 'verb', 'to give a prize officially', 'Three medals were awarded in each event.'),
      word('jury', 'noun', 'a group of people who decide who gets a prize', 'The jury could not agree on a winner.'),
      word(
        'entry',
        'noun',
        'something that you send in to a competition',
        'Every entry had to arrive by the first of March.',
      ),
      word(
        'competitor',
        'noun',
        'somebody who takes part in a race or contest',
        'The competitors marched in behind their flags.',
      ),
      word(
        'founder',
        'noun',
        'the person who started an organisation',
        'The founder of our club once ran in the Olympics.',
      ),
      word('design', 'verb', 'to plan what something will look like', 'She designs stadiums that can be taken apart.'),
      word(
        'architect',
        'noun',
        'a person whose job is planning buildings',
        'The architect forgot the lifts for the athletes.',
      ),
      word(
        'sculpture',
        'noun',
        'a work of art made of stone, wood or metal',
        'A sculpture of a runner stands at the gate.',
      ),
      word(
        'poem',
        'noun',
        'a piece of writing in short lines, often with rhymes',
        'He read out a poem at the opening ceremony.',
      ),
      word('host', 'verb', 'to provide the place for an event', 'Three cities want to host the next Games.'),
      word('spectator', 'noun', 'somebody who watches a sports event', 'Spectators lined the road in the rain.'),
      word(
        'break a record',
        'phrase',
        'to do better than anybody has done before',
        'She broke the record by a tenth of a second.',
      ),
    ],
    text: {
      title: 'Gold for a poem',
      kind: 'text',
      genre: 'history',
      source:
        'R. Stanton, The Forgotten Olympic Art Competitions (2000); J. Stromberg, When the Olympics Gave Out Medals for Art (Smithsonian magazine, 2012); Hajos turns tragedy into glory in the water (olympics.com)',
      text: `In 1896 Alfréd Hajós, an eighteen-year-old from Budapest, won two swimming races at the first modern Olympic Games. There was no pool. The competitors were taken out to sea by boat and swam back through cold, high waves. Hajós said later that staying alive had mattered more to him than winning.

Twenty-eight years later he won a third medal, this time without getting wet. He was now an architect, and together with a colleague he had designed a stadium. The jury ranked it above all the other entries, yet found that it did not quite deserve gold. The first prize was not awarded; the two men took home silver.

From 1912 to 1948 art was part of the Olympics. There were medals for architecture, literature, music, painting and sculpture, provided that the work had some connection with sport. The idea came from Pierre de Coubertin, the founder of the modern Games, who wanted body and mind to be honoured side by side.

In the first year few artists took part. The gold medal for literature went to a poem in praise of sport by Georges Hohrod and M. Eschbach, two gentlemen from nowhere. They did not exist. Behind both names was Coubertin himself.

Later, over a thousand works were shown at a single Games. What ended the contests was a rule. Olympic competitors had to be amateurs: anybody who earned money from sport was not admitted. Artists, however, usually lived on what they sold. After 1948 they were allowed to exhibit, but no longer to win.

In the decades that followed, the rule about amateurs was dropped, one sport after another, and some of the best-paid athletes in the world now compete for medals. The poets have not been asked back.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'A time when artists could win Olympic medals',
          [
            [
              'A swimmer who lived for art after the Games',
              'Hajós is only the first example, and he became an architect.',
            ],
            ['A founder of the Games who dreamed of being a poet', 'Coubertin’s poem is one detail of the story.'],
            [
              'A rule that made Olympic athletes poor for years',
              'The rule matters because it ended the contests in art.',
            ],
          ],
          '“From 1912 to 1948 art was part of the Olympics.”',
        ),
        choose(
          'What was unusual about Hajós’s third medal?',
          'No other work was placed above his.',
          [
            ['No other architect had sent in a plan.', 'There were other entries: his was ranked above them.'],
            ['No other swimmer of 1896 was still alive.', 'Nothing is said about the other swimmers.'],
            ['No other person had helped him to win it.', 'He had worked together with a colleague.'],
          ],
          '“The jury ranked it above all the other entries, yet found that it did not quite deserve gold.”',
        ),
        trueOrFalse(
          'A brilliant painting of a bowl of fruit could have won.',
          false,
          'Works were accepted “provided that the work had some connection with sport”.',
        ),
        write(
          'Who really wrote the poem that won gold?',
          ['Coubertin', 'de Coubertin', 'Pierre de Coubertin', 'Coubertin himself'],
          '“Behind both names was Coubertin himself.”',
        ),
        choose(
          'Why did the contests in art come to an end?',
          'Artists made a living from their work.',
          [
            [
              'Artists sent in too few works by then.',
              'Few took part in the first year, but later there were over a thousand works.',
            ],
            ['Artists were caught using false names.', 'Coubertin used false names, but that was not the reason.'],
            [
              'Artists did not know enough about sport.',
              'Their works had to deal with sport; nobody complained about that.',
            ],
          ],
          'Competitors “had to be amateurs”, but artists “usually lived on what they sold”.',
        ),
        choose(
          'What does the writer suggest at the end?',
          'The reason for leaving out artists is gone.',
          [
            ['The best artists of today would refuse to compete.', 'Nobody knows, because they have not been asked.'],
            [
              'The athletes of today should earn less money.',
              'The writer mentions their pay only to compare them with artists.',
            ],
            ['The Games were better when nobody was paid.', 'The writer does not say which kind of Games was better.'],
          ],
          '“the rule about amateurs was dropped”, and yet “The poets have not been asked back.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Anouk, an eighteen-year-old rower, has qualified for the Olympics, which begin during her final exams. Her coach and her head teacher meet.',
      a: {
        role: 'You are Anouk’s coach.',
        facts: [
          'The team flies on 28 June. The first race is on 10 July. Whoever arrives after 3 July is replaced.',
          'Your assistant used to teach mathematics and is free every morning until the races begin.',
          'At the Games, Anouk will train from six to eight and from four to seven. There is a quiet room in the athletes’ village, and the time is the same as at home.',
          'Last year she revised at night before a race, and her boat came last.',
        ],
        goals: [
          'Find out when the exams are, and which of them could be moved or taken elsewhere.',
          'Find out by when her university needs the results.',
          'Agree on a plan that gets Anouk to the Games by 3 July.',
        ],
      },
      b: {
        role: 'You are Anouk’s head teacher.',
        facts: [
          'There are three exams: on 24 June, 30 June and 6 July, each from nine to twelve. The last one is her weakest subject.',
          'One exam may be moved to September, but not more than one.',
          'An exam can be taken abroad on the same day and at the same hour, as long as a trained teacher is in the room.',
          'The university keeps her place until 1 October. The September results come out on 20 September.',
        ],
        goals: [
          'Find out by when Anouk has to be there, and what her days will look like.',
          'Find out whether anybody in the team could watch over an exam.',
          'Find out what happened last year when she revised before a race.',
          'Agree on a plan in which all three exams are taken.',
        ],
      },
      phrases: [
        'Is there any chance that …?',
        'The latest possible date would be …',
        'What if she took … instead?',
        'That would leave her with …',
        'I can agree to that, provided that …',
        'Let’s go through the dates once more.',
      ],
    },
    statements: [
      'Taking part is more important than winning.',
      'A sport that needs judges is not a real sport.',
      'Hosting the Games does a city more harm than good.',
      'Video games should become an Olympic event.',
      'Countries with few people should get extra places.',
      'Winning silver hurts more than winning bronze.',
      'Athletes owe their success mainly to luck.',
      'A gold medal is worth giving up your youth for.',
    ],
    questions: [
      'Which work of art, old or new, would you give a medal to?',
      'What makes people who never watch sport watch the Olympics?',
      'What becomes of athletes when they are too old to compete?',
      'How could the Games be made less wasteful?',
      'Which everyday skill would you turn into an Olympic event, and how would it be judged?',
    ],
    task: {
      instruction:
        'A city of 200,000 people hosted the Winter Games last year. It can pay nine million euros a year to keep three of its Olympic sites; the rest will be taken down. One of the three has to be of use to people who dislike sport.',
      options: [
        'The ski jump: two million a year, used by sixty athletes, with a café and a view at the top',
        'The ice rink: four million, where nine hundred children skate every week',
        'The speed-skating hall: three million, big enough for markets and concerts, an hour from the centre',
        'The athletes’ village: one million, four hundred cheap flats in a valley without a school',
        'The cable car: three million, loved by walkers, but it disturbs a rare bird',
        'The media centre: two million, as a library and college, though the roof will last only five years',
        'The bobsleigh track: five million, the only one in the country, with a race that fills every hotel for a week',
      ],
    },
    writing:
      'Write a letter of 120 to 150 words to the organisers of the next Olympics. Suggest one new event, explain how the winner would be found and why people would watch it, and answer one objection.',
  },
};
