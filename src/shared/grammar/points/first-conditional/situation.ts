import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Where the wind goes',
  kind: 'dialogue',
  text: [
    'Akin: Why are we still on the ground?',
    'Sasha: Because the air in the balloon isn’t hot enough yet. If you heat air, it goes up.',
    'Akin: And where will we land?',
    'Sasha: A balloon goes where the wind goes. If the wind changes, we’ll come down by the lake.',
    'Akin: What will happen if it doesn’t change?',
    'Sasha: Then we’ll come down in the town, and you’ll be at school by ten.',
    'Akin: If we land by the lake, I’ll miss my maths test. How sad!',
    'Sasha: You don’t look sad. Hold on, here we go!',
    'Akin: It’s wonderful up here. Are we near the lake yet?',
    'Sasha: No, the wind hasn’t changed. But I can see a playground. As soon as we’re down, I’ll ask somebody where we are.',
    'Akin: I know where we are. That’s my school, and the test begins in five minutes. If we’re quiet, my teacher won’t see us.',
    'Sasha: When a yellow balloon as big as a house lands in a playground, people look.',
  ].join('\n'),
  gist: [
    check('How are Akin and Sasha travelling?', 'By balloon.'),
    check('Why does Akin want to land by the lake?', 'Because there is a maths test at school.'),
    check('Where do they land?', 'In the playground of Akin’s school.'),
  ],
  examples: [
    'If you heat air, it goes up.',
    'If the wind changes, we’ll come down by the lake.',
    'What will happen if it doesn’t change?',
    'As soon as we’re down, I’ll ask somebody where we are.',
    'If we’re quiet, my teacher won’t see us.',
    'When a yellow balloon as big as a house lands in a playground, people look.',
  ],
  notice: [
    check(
      '“If the wind changes, we’ll come down by the lake.” Does Sasha know that the wind will change?',
      'No, but it is possible.',
    ),
    check('“If you heat air, it goes up.” Is that true today only, or always?', 'Always: it is a fact.'),
    check(
      'Look at both sentences. Which one has will in it, and in which part?',
      'The one about the wind, and not in the part with if.',
    ),
    check(
      'Sasha speaks of later today. Which form comes after if: changes or will change?',
      'Changes: the present, also for the future.',
    ),
    check(
      '“As soon as we’re down, I’ll ask.” Are they down yet? Is will in the part with as soon as?',
      'Not yet. No: after as soon as and when comes the present, as after if.',
    ),
  ],
  board: [
    'Always true:  If you heat air, it goes up.  (if / when + present, present)',
    'Possible later:  If the wind changes, we’ll land by the lake. If we’re quiet, they won’t see us.  (if + present, will / won’t)',
    '? What will happen if it doesn’t change?  (if in second place: no comma)',
    'Certain, but later:  When / As soon as we’re down, I’ll ask.  (when / as soon as + present, will)',
    'Will never stands in the part with if, when or as soon as here.',
  ],
  statements: [
    'If it rains on Saturday, I’ll stay at home.',
    'If I drink tea in the evening, I don’t sleep well.',
    'When I get home today, I’ll eat something first.',
    'If I have an hour to myself this evening, I’ll read.',
    'If somebody plays music in the street, I always stop and listen.',
    'I’ll do my English homework as soon as I get home.',
    'If my phone rings after ten tonight, I won’t answer it.',
    'When I can’t find a word in English, I use my hands.',
  ],
  roleCards: {
    scene:
      'Two friends are planning a film night in the open air. It is on Saturday and begins at eight. Nobody knows what the weather will be like, so they need a plan for everything.',
    a: {
      role: 'You know the places.',
      facts: [
        'Dry weather: the park. Lamps there: off at 10.30 every night, and then nobody sees the path.',
        'Rain: the school hall. 60 seats, not one more; light for as long as you like.',
        'Strong wind: the screen falls over. Two more helpers, then, to hold it.',
      ],
      goals: [
        'Find out how long the two films are, and what happens if the projector gets too hot.',
        'Find out how many guests there will be if all the tickets go.',
        'Find out who will help if the wind gets strong.',
        'Agree on a plan: which film you will show if it is dry, which one if it rains, and what you will do as soon as the wind gets strong.',
      ],
    },
    b: {
      role: 'You have the films, the projector and the tickets.',
      facts: [
        'Films: a comedy of 90 minutes, and an adventure film of 150 minutes (everybody’s favourite).',
        'Projector: too hot after two hours. Then a stop of 20 minutes, every time.',
        'Tickets: 50 gone, ten left for Saturday. No ticket, no film.',
        'Helpers: your two strong cousins, ten minutes after a phone call.',
      ],
      goals: [
        'Find out where you will show the film if it is dry, and where if it rains.',
        'Find out how many people will get a seat if it rains.',
        'Find out what happens in the park if a film ends late, and what happens if the wind gets strong.',
        'Agree on a plan: which film you will show if it is dry, which one if it rains, and what you will do as soon as the wind gets strong.',
      ],
    },
    phrases: [
      'What will we do if …?',
      'If it’s dry, we’ll …',
      'If we show …, it won’t … before …',
      'What happens if … gets too …?',
      'When …, it always …',
      'I’ll call … as soon as …',
    ],
  },
  writing:
    'A friend will look after your home for a week. Write 80 to 100 words for your friend: how two things in your home work (“If you …, it …”), what to do if something goes wrong, and what you will do for your friend when you come back.',
};
