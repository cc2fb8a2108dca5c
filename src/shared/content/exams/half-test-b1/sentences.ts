import type { Task } from '../exam';

export const sentences: readonly Task[] = [
  {
    ask: 'Please read the instructions ___ before you start the machine.',
    key: 'carefully',
    wrong: ['careful', 'careless', 'care'],
    why: 'It says how to read them: an adverb.',
  },
  {
    ask: 'Could you ___ me to call Ms Rossi back this afternoon?',
    key: 'remind',
    wrong: ['remember', 'repeat', 'recognise'],
    why: 'We remind somebody to do something, so that they do not forget it.',
  },
  {
    ask: 'The price of a room at this hotel depends ___ the season.',
    key: 'on',
    wrong: ['of', 'from', 'with'],
    why: 'One thing depends on another.',
  },
  {
    ask: 'The meeting rooms ___ every evening when the last guests have left.',
    key: 'are cleaned',
    wrong: ['clean', 'are cleaning', 'have cleaned'],
    why: 'Rooms do not clean anything; somebody cleans them: present passive.',
  },
  {
    ask: 'Each new ___ gets a pass and a locker key on the first day.',
    key: 'employee',
    wrong: ['employ', 'employed', 'employment'],
    why: 'After each new, a noun for a person: employee.',
  },
  {
    ask: 'Students get a 20 per cent ___ on all tickets if they show their card.',
    key: 'discount',
    wrong: ['payment', 'receipt', 'fare'],
    why: 'A discount is an amount that is taken off the price.',
  },
  {
    ask: 'Nobody may use the large ovens ___ they have had special training.',
    key: 'unless',
    wrong: ['without', 'despite', 'so that'],
    why: 'Unless means if not, and a clause follows; without and despite take a noun.',
  },
  {
    ask: 'This is the ___ order that we have ever had from abroad.',
    key: 'largest',
    wrong: ['large', 'larger', 'largely'],
    why: 'The … that we have ever had takes a superlative.',
  },
  {
    ask: 'Sadly, the concert had to be ___ because so few people had bought tickets.',
    key: 'cancelled',
    wrong: ['refused', 'missed', 'failed'],
    why: 'An event that does not take place after all is cancelled.',
  },
  {
    ask: 'If the shop were nearer the station, more people ___ it.',
    key: 'would visit',
    wrong: ['will visit', 'have visited', 'are visiting'],
    why: 'Second conditional: if and the past form, then would.',
  },
  {
    ask: 'Most guests were very ___ with the food at the summer party.',
    key: 'satisfied',
    wrong: ['satisfy', 'satisfying', 'satisfaction'],
    why: 'How the guests felt: satisfied with something.',
  },
  {
    ask: 'Mr Tanaka has worked in the sales department ___ more than six years.',
    key: 'for',
    wrong: ['since', 'during', 'from'],
    why: 'For says how long: for more than six years.',
  },
  {
    ask: 'The shop offers a wide ___ of sports shoes for children.',
    key: 'range',
    wrong: ['number', 'amount', 'group'],
    why: 'A wide range of goods: many different ones.',
  },
  {
    ask: 'The trainer’s explanations were clear and very ___.',
    key: 'helpful',
    wrong: ['help', 'helped', 'helpfully'],
    why: 'After were, an adjective.',
  },
  {
    ask: 'The office is rather small. ___, it has a wonderful view of the harbour.',
    key: 'However',
    wrong: ['Therefore', 'Despite', 'For example'],
    why: 'However brings in something that is in contrast with the sentence before.',
  },
];
