import { answerTo } from '../exam';

export const responses = [
  answerTo(
    'Who’s going to chair the budget meeting while Ms Lindqvist is away?',
    'That hasn’t been decided yet.',
    ['There are enough chairs for everyone.', 'It went on until half past four.'],
    'It says indirectly that nobody knows who it will be.',
  ),
  answerTo(
    'Has the landlord agreed to have the air conditioning repaired?',
    'An engineer is coming on Thursday.',
    ['Yes, the weather conditions were perfect.', 'I agree that they make a good pair.'],
    'An engineer is coming, so the answer is yes.',
  ),
  answerTo(
    'Could you possibly cover for me at the reception desk on Friday afternoon?',
    'Let me check with my manager first.',
    ['The cover is dark blue and white.', 'We’ve already received it, thank you.'],
    'It is a request; this neither accepts nor refuses it yet.',
  ),
  answerTo(
    'Why has the price of the annual licence gone up so much?',
    'It includes technical support now.',
    ['By nearly twelve per cent.', 'About once a year, I should think.'],
    'It is a reason; the others say by how much, and how often.',
  ),
  answerTo(
    'You’ve worked with the designers in Nairobi before, haven’t you?',
    'Only on one small project.',
    ['No, it hasn’t worked since Monday.', 'Yes, there’s a sign above the door.'],
    'It means: yes, but only once.',
  ),
  answerTo(
    'I can’t get the projector in the training room to connect to my laptop.',
    'Have you tried a different cable?',
    ['Yes, the project is on schedule.', 'The training lasted for two days.'],
    'It suggests a way of solving the problem.',
  ),
  answerTo(
    'How much notice do we have to give if we want to leave this building?',
    'It should say so in the rental agreement.',
    ['No, I hadn’t noticed the difference.', 'He left the office about an hour ago.'],
    'It does not say how much, but where the answer can be found.',
  ),
  answerTo(
    'Would you prefer to discuss the figures by video call or face to face?',
    'Whichever is easier for you.',
    ['I recognised his face at once.', 'Yes, we watched the video twice.'],
    'It leaves the choice to the other person.',
  ),
  answerTo(
    'Weren’t we supposed to submit the application by today?',
    'They’ve extended the deadline.',
    ['No, we don’t supply them any more.', 'By bus, more often than not.'],
    'There is more time now, so it need not be today.',
  ),
  answerTo(
    'Where did you put the samples that came from the Hanoi office?',
    'Aren’t they on your desk?',
    ['By courier, on Thursday.', 'Yes, it was quite simple.'],
    'It names a place, although it is a question.',
  ),
  answerTo(
    'Why don’t we have the brochures translated by a professional?',
    'I doubt that we could afford it.',
    ['Because I was late this morning.', 'They were transported by lorry.'],
    'It is a suggestion, and this says what speaks against it.',
  ),
  answerTo(
    'Did you manage to get hold of anyone at the tax office?',
    'Only a recorded message, unfortunately.',
    ['I took a taxi from the station.', 'Yes, it’s rather too heavy for me to hold.'],
    'It means: no, nobody answered the phone.',
  ),
  answerTo(
    'I hear that the Rotterdam branch is looking for a new head of sales.',
    'Are you thinking of applying?',
    ['No, the summer sale is over.', 'You can hear it better from over here.'],
    'It is about the job that the statement mentions.',
  ),
];
