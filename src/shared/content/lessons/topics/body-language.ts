import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('body language', 'phrase', 'what we say without words', 'Her body language told me that she was tired.'),
      word('smile', 'verb', 'to show with your mouth that you are happy', 'He always smiles when he sees me.'),
      word('nod', 'verb', 'to move your head up and down', 'My teacher nods when my answer is right.'),
      word('face', 'noun', 'the front of your head', 'I saw in your face that you were sad.'),
      word('look down', 'phrase', 'to turn your eyes to the floor', 'Some people look down when they are shy.'),
      word('cross your arms', 'phrase', 'to put one arm over the other', 'Do you cross your arms when you are cold?'),
      word(
        'shake hands',
        'phrase',
        'to say hello by taking somebody’s hand',
        'In my office we shake hands in the morning.',
      ),
      word(
        'nervous',
        'adjective',
        'a little afraid, for example before a test',
        'I play with my pen when I am nervous.',
      ),
      word(
        'look somebody in the eye',
        'phrase',
        'to watch somebody’s face and not turn away when you talk',
        'Look people in the eye when you say thank you.',
      ),
      word('shoulder', 'noun', 'the place where your arm begins', 'She moved her shoulders and said nothing.'),
      word(
        'straight',
        'adverb',
        'with your head up and your back in one line',
        'Stand straight for the photo, please.',
      ),
      word('thumb', 'noun', 'the short, thick finger of your hand', 'He put his thumb up and laughed.'),
      word('wave', 'verb', 'to move your hand to say hello or goodbye', 'They waved to us from the train.'),
      word('point', 'verb', 'to show something with your finger', 'She pointed to the door.'),
    ],
    text: {
      title: 'The interview behind the glass',
      kind: 'text',
      genre: 'story',
      text: `Adisa cleans windows. Last Monday he worked on the fourth floor of a big office. Behind the glass, two people sat at a table. He could not hear them.

A man with grey hair sat back in his chair and smiled. A young woman looked down at her papers. Her arms were crossed, and her foot moved up and down.

“Oh dear,” thought Adisa. “She wants the job, and she is nervous.”

Then she saw him at the window. Adisa stood straight, put his shoulders back and smiled. She nodded. Slowly she opened her arms and sat up. She looked the man in the eye, and she smiled, too. After twenty minutes the two shook hands. Adisa put his thumb up.

On Tuesday she waited at the door with a cup of tea for him. “Thank you!” she said.

“Did you get the job?” asked Adisa.

“No,” she laughed. “He did. I’m the new boss. That was my first interview.”`,
      questions: [
        choose(
          'What is the story about?',
          'Help that comes without words',
          [
            ['A window that nobody can open', 'The window is closed, but that is not a problem.'],
            ['A young woman who gets a job', 'It is the man who gets the job.'],
            ['A man who is afraid of his boss', 'The man sits back and smiles.'],
          ],
          'Adisa cannot talk to the woman, but he “stood straight, put his shoulders back and smiled”.',
        ),
        write(
          'On which floor did Adisa work that Monday?',
          [
            'fourth',
            'the fourth',
            'fourth floor',
            'the fourth floor',
            'on the fourth floor',
            'on the fourth',
            '4th',
            'the 4th',
            '4th floor',
            'the 4th floor',
            'on the 4th floor',
            'on the 4th',
            'four',
            '4',
            'floor four',
            'floor 4',
          ],
          '“Last Monday he worked on the fourth floor of a big office.”',
        ),
        trueOrFalse('Adisa heard what the man asked the woman.', false, '“He could not hear them.”'),
        choose(
          'How did Adisa know that the woman was nervous?',
          'From her arms and her foot',
          [
            ['From her voice and her words', 'He could not hear her.'],
            ['From her tea and her cup', 'The tea comes a day later.'],
            ['From her hair and her chair', 'We read about the man’s hair and chair.'],
          ],
          '“Her arms were crossed, and her foot moved up and down.”',
        ),
        choose(
          'What did the woman do when she saw Adisa?',
          'She copied his body language.',
          [
            ['She asked him to come inside.', 'She did not speak to him on Monday.'],
            ['She put her thumb up.', 'That was Adisa, at the end.'],
            ['She went to the window.', 'She did not leave the table.'],
          ],
          'He stood straight and smiled. Then “she opened her arms and sat up”, and “she smiled, too”.',
        ),
        choose(
          'Why was the woman nervous?',
          'It was new for her to ask the questions.',
          [
            ['She wanted to work in that office so much.', 'Adisa thinks so, but she works there: she is the boss.'],
            ['She did not like a man who cleaned her windows.', 'She is happy that he was there, and says thank you.'],
            ['She could not find her papers for the interview.', 'She has her papers and looks at them.'],
          ],
          '“I’m the new boss. That was my first interview.” The man wanted the job, so the questions were hers.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Tomorrow you are going to film birds. You have to be quiet for two hours. You need signs for “The birds are coming”, “Don’t move”, “I’m cold” and “Let’s go home”.',
      a: {
        role: 'You have the camera. You sit behind a stone.',
        facts: [
          'You can see B’s arms and hands, but not B’s face.',
          'You need one hand for the camera. The other hand and your head are free.',
          'The birds fly away when somebody moves quickly or puts an arm over the head.',
        ],
        goals: [
          'Find out which hand B can use, and what B often does with it.',
          'Find out what B can see of you.',
          'Choose signs that B can show you and you can show B.',
        ],
      },
      b: {
        role: 'You sit in a tree and look for birds.',
        facts: [
          'You need your right hand for the tree. Only your left hand is free.',
          'You can see A’s head and arms, but you are too far away to see A’s fingers.',
          'You often touch your nose and your hat when you are nervous.',
        ],
        goals: [
          'Find out what A can see of you.',
          'Find out what A can do with head and hands.',
          'Find out what the birds do not like.',
        ],
      },
      phrases: [
        'Can you see my …?',
        'Can you move your …?',
        'I can’t do that, because …',
        'This means “…”.',
        'Do it more slowly, please.',
        'That’s too much like …',
      ],
    },
    statements: [
      'A smile always helps.',
      'It is bad to point at people.',
      'I talk with my hands.',
      'You can see in people’s faces what they think.',
      'Teachers should smile a lot in the first lesson.',
      'It is polite to look people in the eye.',
      'It is easy to make friends without words.',
      'I like it when people shake hands.',
    ],
    questions: [
      'How do people say hello without words in your country?',
      'What do you do with your hands when you wait?',
      'How can you see that somebody is bored?',
      'Who in films or on television can make you laugh without words?',
      'When is it better to use your hands than your voice?',
    ],
    task: {
      instruction:
        'Your school is going to have a party without words: nobody speaks for two hours. You have 120 minutes and 100 pounds for forty people. Choose three or four things to do.',
      options: [
        'Watch an old film without sound: 40 minutes, 20 pounds',
        'Learn a dance from a teacher who does not speak: 30 minutes, 50 pounds',
        'Make pizza in groups of five: 60 minutes, 60 pounds',
        'Show a job with your hands, and the others write down what it is: 20 minutes, free',
        'Take photos of faces: happy, tired, angry, surprised: 30 minutes, 15 pounds',
        'Take a friend with closed eyes through the garden: 30 minutes, free, no fun in the rain',
        'Draw the person in front of you, and do not look at the paper: 20 minutes, 10 pounds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who has a job interview tomorrow. Say how to walk in, how to sit, and what to do with hands and eyes. Say something nice at the end.',
  },
  hard: {
    words: [
      word(
        'eye contact',
        'phrase',
        'when two people look straight at each other',
        'He made eye contact and began his talk.',
      ),
      word(
        'gesture',
        'noun',
        'a movement, often of the hands, that means something',
        'With a quick gesture she told us to wait.',
      ),
      word(
        'facial expression',
        'phrase',
        'what somebody’s eyes and mouth show',
        'Her facial expression did not change at all.',
      ),
      word(
        'look away',
        'phrase',
        'to turn your eyes to something else',
        'I smiled at the stranger, but he looked away.',
      ),
      word('gaze', 'noun', 'a long, steady look', 'The little boy met her gaze without fear.'),
      word('posture', 'noun', 'the way in which somebody sits or stands', 'You can tell a dancer by her posture.'),
      word(
        'shrug',
        'verb',
        'to lift your shoulders because you do not know or care',
        'When I asked him why, he only shrugged.',
      ),
      word(
        'frown',
        'verb',
        'to look angry or puzzled, with lines above your nose',
        'She frowns when she is thinking hard.',
      ),
      word('liar', 'noun', 'somebody who does not tell the truth', 'A good liar never says too much.'),
      word('honest', 'adjective', 'telling the truth', 'She has an honest face.'),
      word(
        'ashamed',
        'adjective',
        'feeling bad because of something you have done',
        'He was so ashamed that he stared at his shoes.',
      ),
      word('shyness', 'noun', 'the feeling of being nervous with other people', 'People took his shyness for pride.'),
      word(
        'belief',
        'noun',
        'something that people think is true',
        'It is a common belief that crossed arms mean anger.',
      ),
      word(
        'wide-eyed',
        'adjective',
        'with the eyes open very far, as if surprised',
        'The children stared at the snow, wide-eyed.',
      ),
    ],
    text: {
      title: 'Look at me',
      kind: 'text',
      genre: 'science',
      source:
        'The Global Deception Research Team, A world of lies (Journal of Cross-Cultural Psychology, 2006); C. F. Bond and B. M. DePaulo, Accuracy of deception judgments (2006); B. M. DePaulo and others, Cues to deception (2003)',
      text: `How can you tell when people are lying? Researchers once put this question to more than two thousand people in fifty-eight countries. Nobody was offered a list of answers; they could say whatever came to mind. They might have mentioned hands, voices or stories full of holes, and some of them did. But well over half gave the same reply: liars do not look you in the eye.

Few beliefs about human beings are so widely shared. It is a pity that this one is wrong. When other researchers compared the results of a great many experiments, eye contact turned out to be practically useless as a sign. On the whole, liars look away about as much as honest people do, who have reasons enough: they are thinking, remembering, or fighting their shyness.

No wonder, then, that we make poor detectives. In 2006 two psychologists put together studies with more than 24,000 people, who had been asked to judge whether somebody was lying or telling the truth. On average they were right in 54 per cent of cases. By tossing a coin, they would have managed about fifty.

How can so many people agree on something that is not so? The authors of the survey suspect that it is less an observation than a wish. Lying ought to make us ashamed, and people who are ashamed hide their eyes. A child who believes that every lie can be seen may not dare to tell one.

Imagine, though, what a clever child might learn from this. Half the cherries are missing from the bowl. “Look at me,” says her father, “and tell me the truth.” She looks up, wide-eyed, and holds his gaze for as long as he likes. He is relieved. After all, it was he who taught her what honesty looks like.`,
      questions: [
        choose(
          'What is the main point of the text?',
          'People rely on a sign that does not work.',
          [
            ['People lie more often than they would admit.', 'The text does not say how often people lie.'],
            ['People in different countries lie differently.', 'The answers from all over the world were much alike.'],
            ['People who look away should not be trusted.', 'This is just what the text shows to be wrong.'],
          ],
          '“eye contact turned out to be practically useless as a sign”',
        ),
        write(
          'In how many countries was the first question asked?',
          [
            'fifty-eight',
            '58',
            'fifty eight',
            'in fifty-eight',
            'in 58',
            'fifty-eight countries',
            'fifty eight countries',
            '58 countries',
            'in fifty-eight countries',
            'in 58 countries',
          ],
          '“Researchers once put this question to more than two thousand people in fifty-eight countries.”',
        ),
        trueOrFalse(
          'Somebody who is telling the truth may look away for a good reason.',
          true,
          '“honest people do, who have reasons enough: they are thinking, remembering, or fighting their shyness”',
        ),
        choose(
          'Why does the writer mention a coin?',
          'To show how badly we judge',
          [
            ['To show what a lie may cost', 'The text does not speak of what lies cost.'],
            ['To explain how people were chosen', 'We do not learn how they were chosen.'],
            ['To explain a game with children', 'The child comes later, and there is no game.'],
          ],
          'People were right “in 54 per cent of cases”; with a coin, “they would have managed about fifty”.',
        ),
        choose(
          'According to the authors, why may so many people hold this belief?',
          'It helps to keep children honest.',
          [
            ['It has been proved in experiments.', 'The experiments showed the opposite.'],
            ['It is found in many old stories.', 'The “stories full of holes” are the stories that liars tell.'],
            ['It is true of people who are shy.', 'Shy people look away, but they need not be lying.'],
          ],
          '“A child who believes that every lie can be seen may not dare to tell one.”',
        ),
        choose(
          'What does the end of the text suggest about the girl?',
          'She has learnt how to lie well.',
          [
            ['She has been blamed for nothing.', 'Her father thinks so, but a steady gaze proves nothing.'],
            ['She is too shy to meet his eyes.', 'She holds his gaze for as long as he likes.'],
            ['She is about to say she is sorry.', 'Nothing shows that she is going to admit anything.'],
          ],
          'She is “a clever child” who “holds his gaze”. Her father showed her “what honesty looks like”.',
        ),
      ],
    },
    roleCards: {
      scene: 'A waiter has been working in a café for three weeks. The manager has asked the waiter for a talk.',
      a: {
        role: 'You are the manager.',
        facts: [
          'Two guests have written that B “never looks up” and “stands there with folded arms”. Others say that nobody is as quick and careful as B.',
          'The heating is low until noon because it is expensive.',
          'You can spend 200 euros this month. Mending the floor costs 150 euros, jackets for the staff 120, and an extra hour of heating a day 50.',
          'Somebody is needed to welcome guests at the door from six to eight: two euros more an hour.',
        ],
        goals: [
          'Find out why B looks down and folds both arms, without hurting B.',
          'Find out how B was trained in the last job, and what B likes best about this one.',
          'Agree on two changes that guests will notice. Decide together who should stand at the door.',
        ],
      },
      b: {
        role: 'You are the waiter.',
        facts: [
          'Two of the floor tiles are loose. You have nearly fallen twice with hot soup.',
          'You fold your arms because you are freezing in the thin shirt of the café.',
          'In your last job you were told not to smile at guests before they smiled at you.',
          'You are shy with strangers, but you love to explain the dishes.',
        ],
        goals: [
          'Find out exactly what guests have said about you, good and bad.',
          'Find out why it is so cold, and what can be spent on the café this month.',
          'Find out whether there is any work that is better paid, and decide whether it suits you.',
        ],
      },
      phrases: [
        'I had no idea that it looked like that.',
        'It may seem as if …, but …',
        'Guests might get the impression that …',
        'What would help me is …',
        'Could you show me what you mean?',
        'Shall we agree that …?',
      ],
    },
    statements: [
      'First impressions are usually right.',
      'A polite smile is a kind of lie.',
      'Shop assistants should not have to smile all day.',
      'Speakers who use their hands are more convincing.',
      'You learn more about people from their shoes than from their faces.',
      'It is rude to look at your phone while somebody is speaking.',
      'I notice at once when somebody only pretends to listen.',
      'Every pupil should have lessons in body language.',
    ],
    questions: [
      'Which gestures might visitors to your country misunderstand?',
      'How do you notice that somebody would like to end a conversation?',
      'What do people do with their eyes and hands in a lift full of strangers?',
      'Which famous people can be recognised by the way they move, and how?',
      'What is lost when we talk to people whom we cannot see?',
    ],
    task: {
      instruction:
        'A hospital is getting a robot which shows visitors the way but cannot speak. Its battery has 80 units for body language. Children and very old people have to understand it. Choose what it can do.',
      options: [
        'Eyes that look where it is going to turn: 20 units; easily missed from behind',
        'An arm that points: 35 units; clear to everybody, but in the way in narrow corridors',
        'A screen with eight facial expressions: 40 units; children love it, some adults find it strange',
        'A head that nods and shakes: 25 units; does not mean the same to all visitors',
        'Green light for “follow me”, red for “wait”: 10 units; some people cannot tell the two apart',
        'A bow whenever somebody speaks to it: 30 units; friendly, but slow',
        'A stop and a look back every ten metres: 15 units; nobody is lost, but the way takes twice as long',
      ],
    },
    writing:
      'Write a report of 150 to 190 words for the manager of a café in which you have watched staff and guests for an hour. Describe two things that you saw, say how they might be misunderstood, and recommend one change.',
  },
};
