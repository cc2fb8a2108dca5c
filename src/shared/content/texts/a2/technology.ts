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
];
