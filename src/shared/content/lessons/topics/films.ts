import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('film', 'noun', 'a story in moving pictures that you watch', 'We watched a film about bees.'),
      word('cinema', 'noun', 'a place where you watch films with other people', 'The cinema in our town is very old.'),
      word('actor', 'noun', 'a person who plays somebody in a film', 'The actor learned to ride a horse.'),
      word('ticket', 'noun', 'a piece of paper that you buy to go in', 'A ticket costs eight pounds.'),
      word('screen', 'noun', 'the big white wall where you see the film', 'We sat too near the screen.'),
      word('camera', 'noun', 'a thing that takes photos or makes films', 'She smiled at the camera.'),
      word(
        'director',
        'noun',
        'the person who tells the actors what to do',
        'The director was not happy with the rain.',
      ),
      word('scene', 'noun', 'one part of a story, in one place', 'The last scene is on a beach.'),
      word('famous', 'adjective', 'known by very many people', 'Her sister is a famous actor.'),
      word('row', 'noun', 'a line of seats', 'I like to sit in the last row.'),
      word('laugh', 'verb', 'to make a happy noise because something is funny', 'We laughed from beginning to end.'),
      word('funny', 'adjective', 'making people laugh', 'The film is funny, but a little sad too.'),
      word('scary', 'adjective', 'making you afraid', 'I can’t sleep after a scary film.'),
      word('ending', 'noun', 'the last part of a story', 'Please don’t tell me the ending!'),
    ],
    text: {
      title: 'My four seconds',
      kind: 'text',
      genre: 'story',
      text: `Last summer a film team came to our village. They needed fifty people for one scene at the market. I went with my dog, Pepe, and they took me!

My job was easy. I had to carry a bag of oranges past a famous actor. “Don’t look at the camera!” said the director. I looked at the camera. Then it rained, and we did it again. We did it nineteen times. Pepe was under a table.

In March the film came to the cinema. I bought tickets for my whole family: two rows! We waited for an hour. Then we saw the market, the actor, some oranges and my hand. “Is that all?” asked my grandmother.

I wanted to go home. But suddenly everybody laughed. There on the screen was Pepe, asleep. They showed him for half a minute!

Now people stop us in the street. They want a photo, but I have to hold the camera.`,
      questions: [
        choose(
          'What is the story about?',
          'A small part in a film',
          [
            ['A first job in a cinema', 'The person goes to the cinema to see the film.'],
            ['A long day at a market', 'The market is only one part of the story.'],
            ['A dog that got lost', 'Pepe was under a table. He was not lost.'],
          ],
          '“They needed fifty people for one scene at the market.”',
        ),
        write(
          'How many times did they do the scene?',
          ['nineteen', '19', 'nineteen times', '19 times'],
          '“We did it nineteen times.”',
        ),
        trueOrFalse('The writer went to the cinema alone.', false, '“I bought tickets for my whole family: two rows!”'),
        choose(
          'What can you see of the writer in the film?',
          'One hand',
          [
            ['One foot', 'The story does not talk about feet.'],
            ['A smiling face', 'The writer looked at the camera, but they did it again after that.'],
            ['Nothing', 'There is something: the writer’s hand.'],
          ],
          '“Then we saw the market, the actor, some oranges and my hand.”',
        ),
        choose(
          'Why does the writer have to hold the camera?',
          'People want a photo with Pepe.',
          [
            ['People want a photo of the market.', 'They stop the writer and Pepe in the street.'],
            ['People are making a new film.', 'They want a photo, not a film.'],
            ['People can’t hold it in the rain.', 'It rained on the day of the film, not now.'],
          ],
          'Pepe was on the screen “for half a minute”. Now “people stop us in the street”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are friends. You want to go to the cinema together this evening. You talk on the phone.',
      a: {
        role: 'You live next to the cinema, and you have the list of films.',
        facts: [
          'There is a space film from 6.15 to 8.45, a scary film from 7.00 to 8.30 (15 years and older) and a funny film from 7.30 to 9.00.',
          'A ticket is 9 pounds. You have 18 pounds. You don’t like space films.',
          'Your father can drive two people home, but then he wants to see the film too. You have to buy his ticket.',
        ],
        goals: [
          'Find out who is coming with B, and how much money B has.',
          'Find out how B gets home, and when.',
          'Choose a film together.',
        ],
      },
      b: {
        role: 'You live in a village near the town.',
        facts: [
          'Your sister is coming with you. She is ten and likes funny films. You have to buy her ticket.',
          'You have 20 pounds. You would like to buy some popcorn for 4 pounds.',
          'The last bus home goes at 8.55.',
          'You love space films.',
        ],
        goals: [
          'Find out what is on, and at what time each film ends.',
          'Find out how much a ticket is, and how you can get home late.',
          'Choose a film together.',
        ],
      },
      phrases: [
        'What’s on this evening?',
        'When does it begin, and when does it end?',
        'How much is a ticket?',
        'I don’t really like …',
        'How do you get home?',
        'Let’s see …, then.',
      ],
    },
    statements: [
      'A film is always better in a cinema than at home.',
      'People should not eat in a cinema.',
      'I like to watch a good film again and again.',
      'The book is always better than the film.',
      'Sad films are a waste of time.',
      'I want to know the ending before I watch a film.',
      'It is easy to be an actor.',
    ],
    questions: [
      'Which film can you watch again and again?',
      'Where do you like to sit in a cinema, and why?',
      'Which animal would you like to see in a film, and what does it do there?',
      'Which is better, and why: to watch a film alone or with friends?',
      'A film team comes to your town. Which place do you show them?',
    ],
    task: {
      instruction:
        'Your class is going to make a five-minute film. You have 100 pounds and one week. Choose three things, and say in three sentences what happens in your film.',
      options: [
        'A real actor for one day: 60 pounds',
        'A very good camera for a week: 40 pounds',
        'Old clothes from a theatre for ten people: 30 pounds, a little dirty',
        'A white horse for two hours: 50 pounds, but nobody in your class can ride',
        'Music by the school band: free, but they need three days to practise',
        'A boat on the river for one afternoon: 45 pounds, not in the rain',
        'Pizza for everybody on the last day: 25 pounds, so everybody stays to the end',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend about a film that you like. Say what kind of film it is, who is in it and what happens first. Do not tell the ending!',
  },
  hard: {
    words: [
      word('scene', 'noun', 'a part of a film that happens in one place', 'They cut the whole kitchen scene.'),
      word('shoot', 'verb', 'to film something', 'The whole film was shot in a lift.'),
      word('audience', 'noun', 'the people who watch or listen', 'Half the audience was in tears.'),
      word(
        'dialogue',
        'noun',
        'what the people in a film say to each other',
        'There is no dialogue in the first ten minutes.',
      ),
      word('director', 'noun', 'the person in charge of how a film is made', 'The director wanted real snow.'),
      word('convincing', 'adjective', 'so well done that you believe it', 'Her accent was not very convincing.'),
      word(
        'record',
        'verb',
        'to store sounds so that they can be heard again',
        'They recorded the wind on a mountain.',
      ),
      word(
        'studio',
        'noun',
        'a place where films, music or programmes are made',
        'The “jungle” was built in a studio in winter.',
      ),
      word('footstep', 'noun', 'the sound of a shoe touching the ground', 'All you hear is footsteps on the stairs.'),
      word(
        'perform',
        'verb',
        'to do something for others to watch or hear',
        'He performs all the dangerous jumps himself.',
      ),
      word('plot', 'noun', 'what happens in a story', 'The plot is so complicated that I gave up.'),
      word('cast', 'noun', 'all the actors in a film', 'The cast had only a week to prepare.'),
      word('sequel', 'noun', 'a film that continues the story of an earlier one', 'The sequel is rarely as good.'),
      word('be set in', 'phrase', 'to happen in a certain place or time', 'The film is set in a village in Peru.'),
    ],
    text: {
      title: 'The sound of rain',
      kind: 'dialogue',
      genre: 'interview',
      text: `Tomasz: My guest on the phone this morning makes noises for a living. Leila Haddad, you’ve worked on sixty films, and nobody has ever seen you.
Leila: I should hope not. Do you mind if I pour myself some tea while we talk?
Tomasz: I can hear you’ve started. So what is it that you do?
Leila: When a scene is shot, the microphones are there for the dialogue. Footsteps, coats, a key in a lock: all that is far too faint. So I stand in a studio, watch the screen and perform every sound again.
Tomasz: With the real objects?
Leila: Hardly ever. For somebody walking through snow I squeeze a bag of flour. For a broken arm I snap a stick of celery.
Tomasz: Isn’t that cheating?
Leila: I used to wonder. Then a director sent back my rain. Not convincing, he wrote: it sounded like somebody frying an egg. But it was real rain! I’d stood in my garden half the night to record it.
Tomasz: What did you do?
Leila: I fried an egg. He was delighted.
Tomasz: But surely an audience knows what things sound like?
Leila: They know what things sound like in films. Most of them, I’m glad to say, have never heard an arm break.
Tomasz: Doesn’t it bother you that nobody notices your work?
Leila: If they noticed it, I’d have done it badly. Nobody comes out of a cinema and says, “What lovely footsteps!”
Tomasz: Well, we’re almost out of time, and you must have finished that pot by now. Is it mint? I can practically smell it.
Leila: There is no tea, Tomasz. I have a bucket, a wet sponge and two spoons. I can’t stand tea.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Making sounds that seem real in films',
          [
            ['Choosing music that suits sad scenes', 'Leila makes noises; nobody speaks of music.'],
            ['Recording actors’ voices in noisy places', 'The microphones do that when the scene is shot.'],
            ['Finding natural sounds for use in films', 'She hardly ever uses the real thing.'],
          ],
          'Leila says: “So I stand in a studio, watch the screen and perform every sound again.”',
        ),
        choose(
          'Why does Leila have to add footsteps?',
          'They can hardly be heard when a scene is filmed.',
          [
            ['The actors wear shoes that are made for the studio.', 'Nothing is said of the actors’ shoes.'],
            [
              'The director wants them to be slower than in life.',
              'The director in the text complains about rain only.',
            ],
            [
              'The microphones are switched off between the lines.',
              'They are there for the dialogue; it is not said that they are off.',
            ],
          ],
          '“Footsteps, coats, a key in a lock: all that is far too faint.”',
        ),
        trueOrFalse(
          'The rain that the director sent back had been made in a kitchen.',
          false,
          '“But it was real rain! I’d stood in my garden half the night to record it.”',
        ),
        write(
          'What does Leila use for the sound of walking in snow?',
          ['flour', 'a bag of flour', 'bag of flour', 'the flour', 'some flour', 'flour in a bag'],
          '“For somebody walking through snow I squeeze a bag of flour.”',
        ),
        choose(
          'How does Leila feel about not being noticed?',
          'She takes it as proof of good work.',
          [
            ['She hopes that it will change one day.', 'She would not want it to change.'],
            ['She is hurt but does not show it.', 'Nothing in her answers shows that she is hurt.'],
            ['She blames the directors for it.', 'She laughs about one director, but blames nobody.'],
          ],
          '“If they noticed it, I’d have done it badly.”',
        ),
        choose(
          'Why did Leila probably pretend to have tea?',
          'To let Tomasz find out how easily he is fooled',
          [
            ['To give herself more time to think of her answers', 'She answers at once, and seems at ease.'],
            ['To make Tomasz feel that they were old friends', 'She does not try to be close to him.'],
            ['To practise a sound that she needed for a new film', 'No new film is mentioned.'],
          ],
          'He believed what he heard: “I can practically smell it.” But she had “a bucket, a wet sponge and two spoons”.',
        ),
      ],
    },
    roleCards: {
      scene: 'A director would like to shoot part of a film in a small bakery, and visits the owner.',
      a: {
        role: 'You are the director of a film that is set in 1960.',
        facts: [
          'You need the bakery for two nights, from ten to six, and for the day between them. If you have to, you can finish at three on the second night.',
          'You can spend 1,500 pounds on the place, and nothing more.',
          'There are eighteen of you. The modern sign over the door must not be seen.',
        ],
        goals: [
          'Find out when the bakery is not being used.',
          'Find out how much the owner wants, and what a lost day costs.',
          'Find out whether there is anything old that you could film, and reach an agreement.',
        ],
      },
      b: {
        role: 'You own the bakery and get up in the middle of the night.',
        facts: [
          'You are closed from Sunday noon. On Tuesday you start baking at half past three in the morning.',
          'You want at least 1,000 pounds. If you can’t bake on a Tuesday, you lose another 600.',
          'The sign of 1958 is in the cellar. It would take one person a whole day to clean it.',
          'The shop holds ten people at most. There is a dry garage in the yard.',
        ],
        goals: [
          'Find out how long they need, and at what hours.',
          'Find out how many people are coming, and what they would change.',
          'Find out what they can pay, and reach an agreement.',
        ],
      },
      phrases: [
        'What exactly would you need?',
        'Could you be out by …?',
        'The most we can offer is …',
        'I’d lose … if …',
        'In that case I’d expect …',
        'What if we …, and you …?',
      ],
    },
    statements: [
      'A film that needs explaining has failed.',
      'Films should be shown with subtitles, never with other people’s voices.',
      'Reviews do more harm than good.',
      'There are too many sequels.',
      'A true story may be changed if it makes a better film.',
      'It is rude to talk during a film, even at home.',
      'Watching a film at double speed is an insult to those who made it.',
      'I enjoy a film more when I know how its tricks are done.',
    ],
    questions: [
      'Which sounds tell you at once that something bad is about to happen in a film?',
      'Which film do you think everybody praises too much?',
      'What can a film do that a book can’t, and the other way round?',
      'What job on a film would suit you, and why?',
      'Why do people enjoy being frightened in a cinema?',
    ],
    task: {
      instruction:
        'A small cinema is losing its visitors to the sofa. It has 30,000 pounds for one last attempt. Choose two or three measures that people would leave their homes for.',
      options: [
        'Fewer but much more comfortable seats: 24,000 pounds',
        'A morning a week for parents with babies, lights on, crying allowed: 2,000 pounds',
        'A café in the entrance hall that is open all day: 15,000 pounds',
        'A sound system that you can feel in your stomach: 18,000 pounds',
        'Silent films with a live pianist once a month: 6,000 pounds',
        'A screen on the roof in summer: 12,000 pounds, and the neighbours will hear it',
        'Free Mondays for anybody under twenty: 8,000 pounds a year',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a film magazine about one scene that you have never forgotten. Say what can be seen and heard, why it works, and what would be lost without its sound.',
  },
};
