import { choice, type ExamParts } from './exam';

const review = {
  title: 'Review',
  text: 'I have ridden the Kestrel folding bike to work every day for three months. It folds in under fifteen seconds, and at ten kilos it is light enough to carry up the stairs to my flat. The gears are smooth, though there are only three of them, so steep hills remain hard work. The lights that come with it are too weak for country roads; I replaced mine within a week. It is not cheap, but I have already saved a third of its price in bus fares.',
};
const letter = {
  title: 'Letter',
  text: 'Dear Ms Okoye,\n\nI stayed at the Harbour Hotel from 4 to 6 June for a trade fair. My booking confirmation stated that breakfast was included, yet I was charged 18 euros for it on each of the two mornings. When I pointed this out at reception, I was told that the person who could correct the bill would not be in until the afternoon, by which time I had to be at the airport. I enclose copies of the confirmation and the bill.\n\nI should add that your staff were otherwise extremely helpful, and I would gladly stay with you again.\n\nYours sincerely,\nDaniel Brandt',
};

export const parts: ExamParts = {
  sentences: [
    {
      ask: 'Sales have risen ___ since the new website was launched.',
      key: 'steadily',
      wrong: ['steady', 'steadied', 'steadiness'],
      why: 'It says how they have risen: an adverb.',
    },
    {
      ask: 'The manager insisted ___ checking every invoice herself.',
      key: 'on',
      wrong: ['for', 'in', 'to'],
      why: 'To insist on doing something.',
    },
    {
      ask: 'Had we ___ the contract earlier, we would have avoided the fee.',
      key: 'signed',
      wrong: ['sign', 'signing', 'to sign'],
      why: 'Had we signed: if we had signed.',
    },
    {
      ask: 'Employees ___ wish to attend the course should contact Human Resources.',
      key: 'who',
      wrong: ['which', 'whom', 'whose'],
      why: 'It stands for people and is the subject of wish.',
    },
    {
      ask: 'The company has decided to ___ its office in Lisbon.',
      key: 'expand',
      wrong: ['expanding', 'expansion', 'expanded'],
      why: 'Decide to, then the base form.',
    },
    {
      ask: 'Neither the supplier nor the customer ___ aware of the delay.',
      key: 'was',
      wrong: ['being', 'be', 'been'],
      why: 'The sentence needs a finite verb.',
    },
    {
      ask: 'The report must be finished ___ Monday at the latest.',
      key: 'by',
      wrong: ['until', 'since', 'during'],
      why: 'By: not later than.',
    },
    {
      ask: '___ to popular belief, the product is not made in one factory only.',
      key: 'Contrary',
      wrong: ['Against', 'Unlike', 'Despite'],
      why: 'Contrary to popular belief is a fixed phrase.',
    },
  ],
  'text-gaps': [
    {
      text: 'Dear colleagues,\n\nFrom next month, staff may work from home for up to two days a week, {{1}} their line manager agrees. Requests should be {{2}} in writing at least one week in advance. Meetings {{3}} attendance in person is required will be marked in the calendar. We hope that this change will make it easier for everyone to {{4}} work and family life.',
      gaps: [
        choice('provided', ['despite', 'regardless', 'instead'], 'Provided: on the condition that.'),
        choice('made', ['asked', 'told', 'said'], 'A request is made.'),
        choice('for which', ['which', 'that', 'of what'], 'Attendance is required for the meetings.'),
        choice('balance', ['balanced', 'balancing', 'balances'], 'After to, the base form.'),
      ],
    },
    {
      text: 'Dear Mr Ferreira,\n\nWe are pleased to inform you that your application has been {{1}}. Before your first day, we would be {{2}} if you could complete the attached form. {{3}} you have any questions, please do not hesitate to contact us. We are looking forward to {{4}} with you.\n\nYours sincerely,\nAmina Rahman',
      gaps: [
        choice('successful', ['success', 'succeed', 'successfully'], 'After been, an adjective.'),
        choice('grateful', ['thanked', 'welcome', 'gratefully'], 'We would be grateful if you could …'),
        choice('Should', ['Would', 'Had', 'Were'], 'Should you have: if you have.'),
        choice('working', ['work', 'be working', 'have worked'], 'To look forward to doing something.'),
      ],
    },
  ],
  reading: [
    {
      passage: review,
      ask: 'What does the writer say about the weight of the bike?',
      key: 'It is no problem on the stairs.',
      wrong: ['It is higher than promised.', 'It helps on steep hills.', 'It should be lower at that price.'],
      why: '“Light enough to carry up the stairs to my flat.”',
    },
    {
      passage: review,
      ask: 'What did the writer change?',
      key: 'The lights',
      wrong: ['The gears', 'The tyres', 'The seat'],
      why: '“The lights … are too weak …; I replaced mine within a week.”',
    },
    {
      passage: review,
      ask: 'What can be understood about the writer?',
      key: 'The writer used to go to work by bus.',
      wrong: [
        'The writer lives on the ground floor.',
        'The writer is sorry to have paid so much.',
        'The writer rides the bike at weekends only.',
      ],
      why: '“I have already saved a third of its price in bus fares.”',
    },
    {
      passage: letter,
      ask: 'Why did Mr Brandt write the letter?',
      key: 'To complain about a mistake in a bill',
      wrong: ['To confirm a booking', 'To cancel a stay', 'To apply for a job at the hotel'],
      why: '“… breakfast was included, yet I was charged 18 euros for it.”',
    },
    {
      passage: letter,
      ask: 'How much was he charged by mistake altogether?',
      key: '36 euros',
      wrong: ['9 euros', '18 euros', '54 euros'],
      why: '18 euros “on each of the two mornings”.',
    },
    {
      passage: letter,
      ask: 'Why was the matter not settled at the hotel?',
      key: 'He had to leave before the right person came.',
      wrong: [
        'He noticed the mistake at the airport.',
        'Nobody at reception believed him.',
        'He had lost the confirmation.',
      ],
      why: 'The person “would not be in until the afternoon, by which time I had to be at the airport”.',
    },
  ],
};
