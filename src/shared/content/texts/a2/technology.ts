import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const technology: readonly AuthoredText[] = [
  {
    id: 'a2-grandfather-channel',
    title: 'Grandfather online',
    level: 'A2',
    topic: 'technology',
    kind: 'text',
    genre: 'story',
    text: `When Min-jun broke his leg last winter, he stayed with his grandfather in Busan for six weeks. He couldn’t go out and he was very bored. So one day he started to film his grandfather in the kitchen.

Mr Han was not a good cook. He learned to cook at the age of seventy, because his wife opened a shop and came home late. He burned things and dropped eggs, but he never got angry. “Well, that was terrible,” he always said. “Let’s try it again.”

Min-jun put a short video online. He thought that perhaps his three cousins would watch it. After a week, twenty thousand people were fans of Mr Han. Many of them were young men who lived alone. “I’m not afraid of my kitchen now,” one of them wrote.

Min-jun’s leg is fine again, but he still visits on Sundays with his camera. Last week Mr Han made a perfect omelette. The fans were not happy at all!`,
    questions: [
      write(
        'How long did Min-jun stay with his grandfather?',
        ['six weeks', '6 weeks', 'for six weeks', 'for 6 weeks'],
        '“he stayed with his grandfather in Busan for six weeks”',
      ),
      choose(
        'Why did Min-jun start to make the film?',
        'He had nothing to do.',
        [
          ['He wanted more fans.', 'He only thought of his three cousins.'],
          ['He had a new camera.', 'The text does not say that the camera was new.'],
          ['He liked good food.', 'His grandfather “was not a good cook”.'],
        ],
        '“He couldn’t go out and he was very bored.”',
      ),
      trueOrFalse('Mr Han was a good cook when he was young.', false, '“He learned to cook at the age of seventy”.'),
      trueOrFalse(
        'Min-jun was surprised by the number of fans.',
        true,
        'He thought that “his three cousins would watch it”, but “twenty thousand people were fans”.',
      ),
      choose(
        'Why do people like Mr Han’s videos?',
        'He makes mistakes and goes on.',
        [
          ['He shows very expensive food.', 'He makes simple things like an omelette.'],
          ['He gets angry and is so funny.', '“he never got angry”'],
          ['He is young and lives alone.', 'Many of his fans are like that, but he is over seventy.'],
        ],
        'He “burned things and dropped eggs”, but he said: “Let’s try it again.” A fan writes: “I’m not afraid of my kitchen now”.',
      ),
      choose(
        'Why were the fans not happy last week?',
        'This time nothing went wrong.',
        [
          [
            'The video was much too long.',
            'The text says that the first video was short. It says nothing about this one.',
          ],
          ['Mr Han dropped the eggs again.', 'This time he “made a perfect omelette”.'],
          ['There was no new video for them.', 'Min-jun “still visits on Sundays with his camera”.'],
        ],
        '“Last week Mr Han made a perfect omelette.” The fans like his mistakes.',
      ),
    ],
  },
  {
    id: 'a2-robot-on-first-floor',
    title: 'A visitor from the fifth floor',
    level: 'A2',
    topic: 'technology',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Dylan: Good afternoon, Mrs Achieng. I live on the fifth floor. Have you seen a small, round robot?
Mrs Achieng: A black one, with a blue light? That cleans the floor?
Dylan: Yes, that’s mine! Where is it?
Mrs Achieng: Under my bed. It cleaned there this morning, too.
Dylan: But it can’t use the stairs. How did it get from the fifth floor to the first?
Mrs Achieng: In the lift, I suppose. It came out of the lift behind me and went straight into my flat. I thought that somebody sent it.
Dylan: Oh dear. I forgot to close my door. Can I have it back, please?
Mrs Achieng: My cousins are coming at seven.
Dylan: I’m sorry?
Mrs Achieng: My cousins. They look at everything. And the kitchen isn’t clean yet.
Dylan: Oh. I see.
Mrs Achieng: How long does it need for a kitchen?
Dylan: About half an hour.
Mrs Achieng: Then come in and sit down. Do you like lemon cake?`,
    questions: [
      choose(
        'Why does Dylan come to Mrs Achieng’s door?',
        'to look for a lost machine',
        [
          ['to talk about a noise', 'Nobody says that the robot is loud.'],
          ['to clean her kitchen', 'Dylan’s robot does the cleaning.'],
          ['to bring her a cake', 'Mrs Achieng has got a cake.'],
        ],
        'Dylan asks: “Have you seen a small, round robot?”',
      ),
      write(
        '“It cleaned there this morning, too.” Where did it clean?',
        [
          'under her bed',
          'under the bed',
          'under my bed',
          'under a bed',
          'under Mrs Achieng’s bed',
          'under bed',
          'below her bed',
          'below the bed',
        ],
        'Mrs Achieng says “Under my bed”, and then: “It cleaned there this morning, too.”',
      ),
      choose(
        'How did the robot come down to the first floor?',
        'It took the lift.',
        [
          ['It used the stairs.', 'Dylan says: “it can’t use the stairs”.'],
          ['Mrs Achieng carried it.', 'It came into her flat without help.'],
          ['Her cousins sent it.', 'She thought “that somebody sent it”, but nobody did.'],
        ],
        '“It came out of the lift behind me and went straight into my flat.”',
      ),
      trueOrFalse('The robot got out because Dylan’s door was open.', true, 'Dylan says: “I forgot to close my door.”'),
      choose(
        'Why does Mrs Achieng talk about her cousins?',
        'She wants a clean flat for them.',
        [
          ['She wants a robot for them.', 'She only wants the robot to clean her kitchen.'],
          ['She wants Dylan to meet them.', 'She gives Dylan cake, but it is not for meeting them.'],
          ['She wants to visit them soon.', 'They are coming to her.'],
        ],
        'She says: “They look at everything. And the kitchen isn’t clean yet.”',
      ),
      trueOrFalse(
        'Mrs Achieng gives the robot back at once.',
        false,
        'It has to clean the kitchen first, and Dylan should “come in and sit down”.',
      ),
    ],
  },
];
