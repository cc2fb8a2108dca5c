import { choice, type ExamParts } from './exam';

const notice = {
  title: 'Notice',
  text: 'City Library: changes to our opening hours\n\nFrom 1 May the library will open at 8.30 a.m. from Monday to Friday, half an hour earlier than now. Closing time stays the same. On Saturdays we will be open from 10 a.m. to 4 p.m., as before.\n\nThe children’s room will be closed from 3 to 14 May while new shelves are put in. During this time, children’s books can be borrowed at the main desk.',
};
const order = {
  title: 'E-mail',
  text: 'Dear Mr Asante,\n\nThank you for your order of 40 desk lamps. Unfortunately, only 25 are in stock. We could send these tomorrow and the other 15 next week, or send everything together next Wednesday. There is no extra charge for two deliveries. Please let us know by noon which you would like.\n\nAs an apology, we have taken five per cent off the price.\n\nKind regards,\nHana Novak\nBrightline Ltd',
};

export const parts: ExamParts = {
  sentences: [
    {
      ask: 'The meeting has been moved ___ Thursday afternoon.',
      key: 'to',
      wrong: ['at', 'of', 'with'],
      why: 'Something is moved to another time.',
    },
    {
      ask: 'Please send your ___ to the office before Friday.',
      key: 'application',
      wrong: ['apply', 'applied', 'applying'],
      why: 'After your, a noun.',
    },
    {
      ask: 'Ms Ortega is ___ for ordering office supplies.',
      key: 'responsible',
      wrong: ['responsibly', 'responsibility', 'respond'],
      why: 'After is, an adjective: responsible for.',
    },
    {
      ask: 'The new printer works much ___ than the old one.',
      key: 'faster',
      wrong: ['fast', 'fastest', 'as fast'],
      why: 'Before than, a comparative.',
    },
    {
      ask: '___ the train was late, Mr Lund arrived on time.',
      key: 'Although',
      wrong: ['Despite', 'During', 'However'],
      why: 'A clause that is in contrast begins with although; despite and during take a noun.',
    },
    {
      ask: 'All visitors must ___ at the front desk.',
      key: 'register',
      wrong: ['registers', 'registering', 'registration'],
      why: 'After must, the base form.',
    },
    {
      ask: 'The shop will be closed ___ it is being painted.',
      key: 'while',
      wrong: ['during', 'from', 'than'],
      why: 'Before a clause: while. During takes a noun.',
    },
    {
      ask: 'Customers can return goods within 14 days ___ they have kept the receipt.',
      key: 'if',
      wrong: ['than', 'that', 'of'],
      why: 'It is a condition.',
    },
  ],
  'text-gaps': [
    {
      text: 'To: All staff\nSubject: New coffee machine\n\nA new coffee machine has been {{1}} in the kitchen on the second floor. It makes coffee, tea and hot chocolate, {{2}} there is no charge for any of them. Please {{3}} your own cup, as paper cups will no longer be provided. If the machine shows a red light, do not try to repair it {{4}}. Call Mr Haddad on extension 214.',
      gaps: [
        choice('installed', ['instructed', 'invited', 'insisted'], 'A machine is installed.'),
        choice('and', ['than', 'nor', 'both'], 'It adds one fact to another.'),
        choice('bring', ['brings', 'bringing', 'brought'], 'After please, the base form.'),
        choice('yourself', ['you', 'your', 'yours'], 'Yourself: without help.'),
      ],
    },
    {
      text: 'Dear Ms Silva,\n\nThank you {{1}} your interest in our evening courses. The next course in bookkeeping {{2}} on 9 September and takes place on Mondays from six to eight. The fee is 120 euros, {{3}} includes all books. Places are limited, so we advise you to book as {{4}} as possible.\n\nKind regards,\nThe course office',
      gaps: [
        choice('for', ['of', 'to', 'with'], 'Thank somebody for something.'),
        choice('starts', ['start', 'starting', 'to start'], 'A timetable: present simple, third person.'),
        choice('which', ['what', 'who', 'where'], 'It is about the fee.'),
        choice('soon', ['sooner', 'soonest', 'too soon'], 'As soon as possible.'),
      ],
    },
  ],
  reading: [
    {
      passage: notice,
      ask: 'What will change on 1 May?',
      key: 'The library will open earlier on weekdays.',
      wrong: [
        'The library will close later on weekdays.',
        'The library will open on Sundays.',
        'The library will be open longer on Saturdays.',
      ],
      why: '“From 1 May the library will open at 8.30 a.m. from Monday to Friday, half an hour earlier than now.”',
    },
    {
      passage: notice,
      ask: 'When does the library open on weekdays at present?',
      key: 'At 9 a.m.',
      wrong: ['At 8 a.m.', 'At 8.30 a.m.', 'At 10 a.m.'],
      why: '8.30 is “half an hour earlier than now”.',
    },
    {
      passage: notice,
      ask: 'Why will the children’s room be closed?',
      key: 'It is getting new shelves.',
      wrong: ['It is being painted.', 'It has too few books.', 'A school is visiting.'],
      why: '“… while new shelves are put in.”',
    },
    {
      passage: order,
      ask: 'Why did Ms Novak write to Mr Asante?',
      key: 'Part of his order is not available yet.',
      wrong: [
        'His payment has not arrived.',
        'Some lamps were broken on the way.',
        'The price of the lamps has gone up.',
      ],
      why: '“Unfortunately, only 25 are in stock.”',
    },
    {
      passage: order,
      ask: 'What does she ask him to do?',
      key: 'Choose how the lamps are sent',
      wrong: ['Pay for a second delivery', 'Order another lamp', 'Send some lamps back'],
      why: '“Please let us know by noon which you would like.”',
    },
    {
      passage: order,
      ask: 'What does she offer?',
      key: 'A lower price',
      wrong: ['A free lamp', 'A quicker delivery next time', 'Free light bulbs'],
      why: '“We have taken five per cent off the price.”',
    },
  ],
};
