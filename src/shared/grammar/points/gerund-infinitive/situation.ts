import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The Unfinished Club',
  kind: 'text',
  text: [
    'Are you good at starting things and bad at finishing them? So are we. That is why Jun, who has had the same half-finished sock for nine years, decided to open the Unfinished Club.',
    'Every Thursday we meet in Room 4 of the library to finish our things. Bring yours and stay for two hours. We don’t mind being slow, and we promise not to laugh. Please avoid asking, “Is it ready yet?” We want you to come every week, and we don’t let anybody bring a new hobby.',
    'It works! Dara has finished painting a boat. Lupe has stopped buying wool. Ari kept writing, and now there is a novel with a last page.',
    'Would you like to join us? Then ask for Jun, who enjoys meeting new people and has promised to finish this poster before …',
  ].join('\n'),
  gist: [
    check('What do people do at this club?', 'They finish things that they began.'),
    check('What has Ari got now?', 'A whole novel, with a last page.'),
    check('What is funny about the poster?', 'Jun hasn’t finished it.'),
  ],
  examples: [
    'Are you good at starting things and bad at finishing them?',
    'Every Thursday we meet in Room 4 of the library to finish our things.',
    'We don’t mind being slow, and we promise not to laugh.',
    'We want you to come every week, and we don’t let anybody bring a new hobby.',
    'Lupe has stopped buying wool.',
    'Would you like to join us?',
  ],
  notice: [
    check('“Lupe has stopped buying wool.” Does Lupe buy wool now?', 'No, not any more.'),
    check('“We want you to come every week.” Who wants it, and who comes?', 'The club wants it, and you come.'),
    check(
      'Which verbs in the text have -ing after them, and which have to?',
      'Mind, avoid, finish, stop, keep and enjoy have -ing; decide, promise, want and would like have to.',
    ),
    check(
      'What comes after good at and bad at: finish, to finish or finishing? Why?',
      'Finishing: at is a preposition, and after a preposition the verb always has -ing.',
    ),
    check(
      '“We meet to finish our things.” Which question does to finish answer? Is for needed?',
      'Why? No, to is enough.',
    ),
  ],
  board: [
    '-ing after enjoy, mind, finish, stop, keep, avoid, miss:  We don’t mind being slow.  Lupe has stopped buying wool. (= doesn’t buy it now)',
    '-ing after every preposition:  good at starting things, interested in painting, without asking',
    'to after want, hope, decide, promise, agree, would like:  We promise to help.  We promise not to laugh.',
    'with a person:  We want you to come.  but  We let you stay. (let: no to)',
    'Why?  We meet to finish our things.  (no for)',
  ],
  statements: [
    'I enjoy getting up early.',
    'I’m good at remembering names.',
    'I don’t mind waiting.',
    'I’d like to learn to play the drums.',
    'I keep losing things.',
    'I don’t want anybody to talk to me before breakfast.',
    'I’ve decided to learn something new this year.',
    'I usually let other people choose the film.',
  ],
  roleCards: {
    scene:
      'Two people have a puppet theatre. Tomorrow they leave for a week on the road, for the first time, in one small van. There are four jobs: the driving by day, the driving at night, the cooking and the washing-up.',
    a: {
      role: 'You made the puppets.',
      facts: [
        'Driving: a pleasure by day; never at night if possible.',
        'Kitchen: very bad cook; the washing-up is no problem.',
        'Hope for the free Sunday: a swim in a lake.',
        'Your wish for the show: three songs from your partner.',
      ],
      goals: [
        'Find out which of the jobs your partner enjoys, doesn’t mind and avoids.',
        'Find out what your partner hopes to do on Sunday.',
        'Find out what your partner wants you to do in the show.',
        'Agree on who does each of the four jobs, and on one plan for Sunday. Promise each other one thing.',
      ],
    },
    b: {
      role: 'You wrote the plays.',
      facts: [
        'Driving: no problem at night; not by day if possible, because the sun makes you sleepy.',
        'Kitchen: good cook, and a happy one; never the washing-up if possible.',
        'Hope for the free Sunday: a walk in the mountains and a picnic near water.',
        'Your wish for the show: the voices of all five animals from your partner.',
      ],
      goals: [
        'Find out which of the jobs your partner enjoys, doesn’t mind and avoids.',
        'Find out what your partner hopes to do on Sunday.',
        'Find out what your partner wants you to do in the show.',
        'Agree on who does each of the four jobs, and on one plan for Sunday. Promise each other one thing.',
      ],
    },
    phrases: [
      'Do you enjoy …ing?',
      'I don’t mind …ing, but I avoid …ing.',
      'Are you good at …ing?',
      'What do you hope to do on …?',
      'Do you want me to …?',
      'I’d like you to …, and I promise (not) to …',
    ],
  },
  writing:
    'You want to join the Unfinished Club. Write 80 to 100 words to Jun: what you enjoy doing, what you are good at and bad at doing, what you have decided to finish and why you stopped working on it, and what you want the others to do for you.',
};
