import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Large, brown, with a snail',
  kind: 'dialogue',
  text: [
    'Sefa: Good morning. I’ve come about my double bass. Has it been found?',
    'Bryn: Large, brown, with a snail on the case? Yes, it has been found! On Monday it was flown to Lisbon by mistake.',
    'Sefa: Then why hasn’t it been sent back?',
    'Bryn: On Tuesday it was being put on a plane when somebody saw that it had no label. Nothing can be sent without a label.',
    'Sefa: So where is it being kept?',
    'Bryn: It isn’t being kept, exactly. It’s being played.',
    'Sefa: Played? Who by?',
    'Bryn: By the band at the airport hotel there. They say it’s a lovely instrument.',
    'Sefa: I know it is! When will it be returned?',
    'Bryn: On Friday. They’ve got a wedding on Thursday.',
    'Sefa: But I’m playing in a concert tonight! Something must be done!',
    'Bryn: Don’t worry, you won’t be left without an instrument. Something was handed in here in March, and it has never been collected.',
    'Sefa: Really? A double bass?',
    'Bryn: A triangle. You’ll be heard at the back, I promise.',
  ].join('\n'),
  gist: [
    check('What has Sefa lost, and where is it now?', 'A double bass; it is at a hotel at Lisbon airport.'),
    check('Why can’t Sefa have it before Friday?', 'A band needs it for a wedding on Thursday.'),
    check('What does Bryn offer Sefa for tonight?', 'A triangle.'),
  ],
  examples: [
    'Has it been found?',
    'On Tuesday it was being put on a plane when somebody saw that it had no label.',
    'Nothing can be sent without a label.',
    'So where is it being kept?',
    'It’s being played.',
    'Don’t worry, you won’t be left without an instrument.',
  ],
  notice: [
    check(
      '“It’s being played.” Is somebody playing it at the moment? Does the double bass do something, or does something happen to it?',
      'Yes, somebody is. Something happens to it.',
    ),
    check(
      '“It was being put on a plane when somebody saw …” Was it on the plane at that moment?',
      'Not yet: they were in the middle of it.',
    ),
    check(
      '“It has been found” and “It’s being played”: which is finished, and which is still going on?',
      'Has been found is finished; is being played is going on.',
    ),
    check(
      'What comes after can, must and will: be, been or being?',
      'Be, and then the participle: can be sent, must be done.',
    ),
    check(
      'Which word changes with the tense, and which one stays the same?',
      'Be changes: been, being, be. The participle stays.',
    ),
  ],
  board: [
    'It has been found. Why hasn’t it been sent back?  (have / has been + participle: done, or not done, up to now)',
    'It is being played. It was being put on a plane when …  (is / was being + participle: in the middle of it)',
    'It will be returned. It can’t be sent. It must be done.  (will, can, must + be + participle)',
    '? Has it been found? Where is it being kept? When will it be returned?',
    'Be shows the tense; the participle stays. What happens matters more than who does it (by + person only if it is news).',
  ],
  statements: [
    'My bed hasn’t been made today.',
    'Something is being built near my home.',
    'My dinner will be cooked by somebody else tonight.',
    'I have been mistaken for somebody else more than once.',
    'When I left home today, breakfast was still being eaten.',
    'My phone must be charged before this evening.',
    'I’ve never been stung by a bee.',
    'I will be woken by an alarm tomorrow.',
  ],
  roleCards: {
    scene:
      'A mountain hotel opens again today after the winter. It is one o’clock; at four, forty musicians arrive for a week. One person looks after the upper floors, the other after everything below. They share one helper, who has time for only three jobs.',
    a: {
      role: 'You look after the upper floors of the hotel.',
      facts: [
        'Twenty rooms: beds ready in eighteen. Rooms 7 and 8: painters still at work, until two; no beds made yet.',
        'Heating: repair finished yesterday. Lift: repair tomorrow.',
        'Carpet in the corridor: green footprints, from the painters; not cleaned yet.',
      ],
      goals: [
        'Find out how far they are with the meal and the dining room.',
        'Find out when the piano will arrive, and what help it needs.',
        'Find out what there is to do outside.',
        'Agree on the three jobs for the helper, and on what can wait until tomorrow.',
      ],
    },
    b: {
      role: 'You look after the kitchen, the dining room and the entrance of the hotel.',
      facts: [
        'Kitchen: soup on the stove at this moment, bread ready. Dining room: floor washed, tables not laid.',
        'Piano: on a lorry now, delivery at half past two. Three people come with it; four are needed to carry it in.',
        'Signs at the crossroads: still in the cellar. Without them, guests drive to the quarry.',
      ],
      goals: [
        'Find out how many rooms are ready, and what is going on in the others.',
        'Find out if the heating and the lift work.',
        'Find out what the corridor upstairs looks like, and why.',
        'Agree on the three jobs for the helper, and on what can wait until tomorrow.',
      ],
    },
    phrases: [
      'Has the … been … yet?',
      'What is being … at the moment?',
      'When will the … be …?',
      'The … are still being …, so …',
      '… haven’t been … yet. They must be … before four.',
      'I think that can be left until tomorrow.',
    ],
  },
  writing:
    'A film about life a hundred years ago is being made in your town. Write 120 to 150 words to the people who live there: what has been changed already, what is being built or painted at the moment, which streets will be closed, and what must be taken in from the balconies.',
};
