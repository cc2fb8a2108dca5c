import { answerTo, type ExamParts, heard } from './exam';

const fair = `A: I’ve been through the costs for the trade fair, and we’re about two thousand over budget.
B: Already? What’s pushing it up?
A: Mainly the stand. The organisers charge extra for a corner position.
B: We could give that up. Last year we were in the middle of a row, and we had more visitors than we could handle.
A: True, but that wasn’t because of the stand. It was because we let people try the machine out themselves.
B: Fair point. So let’s keep the demonstration and drop the corner.
A: Agreed. That saves fifteen hundred. I’ll see whether the printers can do the brochures for less, and then we should be there.`;

const hall = `A: Riverside Conference Centre, Martin speaking.
B: Hello, this is Doctor Haddad from Northgate Clinic. We’ve reserved the Garden Hall for the ninth, for eighty people. I’m afraid the number has gone up. We’re now expecting about a hundred and ten.
A: I see. The Garden Hall seats ninety at most. The Terrace Hall would be large enough, but another client has first refusal. They have to let us know by noon tomorrow.
B: And if they take it?
A: Then I could open the wall between the Garden Hall and the room next to it. It would do, although people at the back wouldn’t see the screen very well.
B: We show a lot of X-ray pictures, so that would be a problem. Could you put a second screen in?
A: Certainly, at no extra charge. I’ll call you as soon as I know about the Terrace Hall.`;

const course = `A: Ingrid, you’ve led the online course for new staff twice now. Would you say it works?
B: On the whole, yes. They all pass the final test. What worries me is how little they ask. In the classroom there used to be questions all the time.
A: Perhaps they don’t like to interrupt when they can’t see each other.
B: That’s what I thought, so I asked them to type their questions instead. It hardly made a difference.
A: What if you met each of them for ten minutes after the second week? They might find it easier one to one.
B: With thirty people, that’s a day’s work. But I could do it in groups of three, and have it done by lunchtime.
A: Try that with the next group, and let’s talk again in May.`;

const system =
  'Thank you all for coming at such short notice. As you know, we’re moving to the new booking system at the end of the month. Most departments have tested it without difficulty, but the warehouse found that large orders took almost a minute to save. The developers have promised to put that right, though not in time for the move. Until they have, the warehouse will go on using the old system, and everybody else will switch as planned. I realise that this means two systems side by side for a while, which none of us wanted. To keep mistakes to a minimum, please enter each order in one system only: the one that your own department uses. Short training videos are on our internal page. They replace the classes that some of you had signed up for.';

const furniture =
  'And now to business. Five years ago, the furniture maker Holm and Daughters was close to shutting down. Sales were falling, and its founder was about to retire. Then his two daughters took over, and did something that surprised their competitors: they stopped selling new furniture in their shops altogether. Instead, they began to lend it. Customers pay a small amount each month, and exchange a sofa or a desk whenever their needs change. What comes back is repaired and lent again. Critics said that nobody would want a used sofa. They were wrong: last year, the firm made a profit for the first time in a decade. The sisters’ next step may be harder. They want to offer the same service to hotels, where furniture wears out far more quickly.';

export const parts: ExamParts = {
  responses: [
    answerTo(
      'Do you happen to know whether the contract has been signed?',
      'It’s still with the legal department.',
      ['Please sign on the last page.', 'I’ve known them for years.'],
      'It is still there, so it has not been signed yet.',
    ),
    answerTo(
      'Shall we go over the figures before the client gets here?',
      'Yes, let’s do it right after lunch.',
      ['The figure on the left is larger.', 'She has gone over to the client’s office.'],
      'It is a suggestion, and this accepts it.',
    ),
    answerTo(
      'How come nobody told me that the deadline had been brought forward?',
      'I assumed you’d seen the e-mail.',
      ['By the end of next week.', 'Yes, I brought it with me.'],
      'How come asks for a reason.',
    ),
    answerTo(
      'Wouldn’t it be cheaper to rent the equipment?',
      'Not if we use it every week.',
      ['The rent is due on Monday.', 'Yes, it’s a very cheap flat.'],
      'It says when renting would not be cheaper.',
    ),
    answerTo(
      'I’d rather not present the results on my own.',
      'Would it help if I did the second half?',
      ['It was a lovely present.', 'They live on their own, too.'],
      'It is an offer to present them together.',
    ),
    answerTo(
      'What did the inspectors say about the fire exits?',
      'They want clearer signs.',
      ['Through the exit on your left.', 'At the beginning of March.'],
      'It says what they said.',
    ),
    answerTo(
      'You don’t mind my sitting in on the interview, do you?',
      'Not at all. Take a seat.',
      ['No, I never read interviews.', 'They sat the exam last year.'],
      'It gives permission.',
    ),
    answerTo(
      'The supplier has put its prices up for the second time this year.',
      'Then we’d better look for another one.',
      ['It’s on the second shelf.', 'I put it up on the wall myself.'],
      'It says what should be done about it.',
    ),
  ],
  conversations: [
    ...heard(fair, [
      {
        ask: 'What are the speakers mainly discussing?',
        key: 'How to spend less on an event',
        wrong: [
          'Whether to take part in an event',
          'How to sell more machines',
          'Which firm should print the brochures',
        ],
        why: 'They are over budget, and look for something to save.',
      },
      {
        ask: 'According to the first speaker, why were there so many visitors last year?',
        key: 'They could use the product themselves.',
        wrong: ['The stand was at a corner.', 'The stand was larger than before.', 'They were given brochures.'],
        why: '“It was because we let people try the machine out themselves.”',
      },
      {
        ask: 'What will the first speaker do next?',
        key: 'Try to get a lower price for printing',
        wrong: ['Pay for a corner position', 'Cancel the demonstration', 'Write to last year’s visitors'],
        why: '“I’ll see whether the printers can do the brochures for less.”',
      },
    ]),
    ...heard(hall, [
      {
        ask: 'Why is Doctor Haddad phoning?',
        key: 'More people are coming than planned.',
        wrong: [
          'The event has to take place on another day.',
          'The room is smaller than promised.',
          'A screen did not work.',
        ],
        why: '“We’re now expecting about a hundred and ten.”',
      },
      {
        ask: 'What is said about the Terrace Hall?',
        key: 'Somebody else may want it.',
        wrong: ['It is not large enough.', 'It is being repaired.', 'It costs more.'],
        why: '“Another client has first refusal”: they may choose before others.',
      },
      {
        ask: 'What would be the disadvantage of the other solution?',
        key: 'Some people would not see the pictures well.',
        wrong: [
          'There would not be enough seats.',
          'The wall could not be opened in time.',
          'A second screen would cost extra.',
        ],
        why: '“People at the back wouldn’t see the screen very well.”',
      },
    ]),
    ...heard(course, [
      {
        ask: 'What is Ingrid not satisfied with?',
        key: 'The participants ask few questions.',
        wrong: [
          'Too many participants fail the test.',
          'The course takes too long.',
          'The participants interrupt each other.',
        ],
        why: '“What worries me is how little they ask.”',
      },
      {
        ask: 'What has Ingrid tried already?',
        key: 'Letting people write their questions',
        wrong: ['Speaking to each person alone', 'Going back to the classroom', 'Making the test easier'],
        why: '“I asked them to type their questions instead.”',
      },
      {
        ask: 'What will Ingrid probably do with the next group?',
        key: 'Meet the participants in threes',
        wrong: [
          'Meet each participant for ten minutes',
          'Spend a whole day with the participants',
          'Begin the course in May',
        ],
        why: '“I could do it in groups of three.” “Try that with the next group.”',
      },
    ]),
  ],
  talks: [
    ...heard(system, [
      {
        ask: 'Why will the warehouse go on with the old system?',
        key: 'The new one saves large orders too slowly.',
        wrong: [
          'Its staff have not been trained.',
          'It has not tested the new one.',
          'It gets too many orders at the end of the month.',
        ],
        why: '“Large orders took almost a minute to save.”',
      },
      {
        ask: 'What are listeners asked to do?',
        key: 'Enter each order only once',
        wrong: ['Test the system again', 'Enter orders in both systems', 'Report mistakes to the developers'],
        why: '“Please enter each order in one system only.”',
      },
      {
        ask: 'What has happened to the classes?',
        key: 'Videos are taking their place.',
        wrong: [
          'They have been moved to the end of the month.',
          'They are for the warehouse only.',
          'There are no more places in them.',
        ],
        why: 'The videos “replace the classes that some of you had signed up for”.',
      },
    ]),
    ...heard(furniture, [
      {
        ask: 'What was surprising about the daughters’ decision?',
        key: 'The shops no longer sold new furniture.',
        wrong: [
          'The firm gave up all of its shops.',
          'The furniture was made by competitors.',
          'The prices went up every month.',
        ],
        why: '“They stopped selling new furniture in their shops altogether.”',
      },
      {
        ask: 'What did critics expect?',
        key: 'That people would not want used furniture',
        wrong: [
          'That the daughters would soon give up',
          'That repairs would take too long',
          'That hotels would be better customers',
        ],
        why: '“Critics said that nobody would want a used sofa.”',
      },
      {
        ask: 'Why may the next step be difficult?',
        key: 'In hotels, furniture does not last as long.',
        wrong: [
          'Hotels make less profit.',
          'Hotels prefer to buy their furniture.',
          'The sisters do not agree about it.',
        ],
        why: 'There, “furniture wears out far more quickly”.',
      },
    ]),
  ],
};
