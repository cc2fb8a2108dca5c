import { answerTo } from '../exam';

export const responses = [
  answerTo(
    'Who’s using the company car this afternoon?',
    'It’s at the garage until tomorrow.',
    ['No, I came by bus this morning.', 'The company is fifty years old.'],
    'The question is who: nobody can use the car, because it is at the garage.',
  ),
  answerTo(
    'Does this bus stop near the exhibition centre?',
    'Yes, it’s the third stop from here.',
    ['No, I didn’t like the exhibition.', 'It hasn’t stopped raining since lunch.'],
    'The question is about the bus, and this says where it stops.',
  ),
  answerTo(
    'How long will the lift be out of order?',
    'Until Thursday, I think.',
    ['Two metres, with the door.', 'It was quite a large order.'],
    'How long asks about time here, and until gives the end of that time.',
  ),
  answerTo(
    'Could you check these figures before I send them to the accountant?',
    'Sure, just leave them on my desk.',
    ['No, I paid by cheque in the end.', 'He’s been an accountant for six years.'],
    'It is a request, and this accepts it.',
  ),
  answerTo(
    'Isn’t the staff canteen open on Saturdays?',
    'Only until one o’clock.',
    ['They sat at the table by the window.', 'It’s next to the staff car park.'],
    'It is open, but only for a part of the day; the others don’t say when.',
  ),
  answerTo(
    'Where can I find the new price list?',
    'Marta has just printed some copies.',
    ['About forty euros a month, I think.', 'Yes, I found my keys there.'],
    'The question is where: Marta has copies, so one can be got from her.',
  ),
  answerTo(
    'Our flight has been delayed by two hours.',
    'Then we’ve got time for lunch.',
    ['They stayed there for two nights.', 'Please turn the light off.'],
    'It says what can be done in the two hours.',
  ),
  answerTo(
    'Would you rather meet on Monday or on Wednesday?',
    'I’m at a trade fair until Tuesday.',
    ['Yes, I met both of them last week.', 'The meeting was rather long.'],
    'Monday is not possible, so it has to be Wednesday.',
  ),
  answerTo(
    'Why did you take the train to Lyon instead of flying?',
    'It was cheaper, and I could work on the way.',
    ['From platform seven, just after half past nine.', 'No, the training lasted for two days.'],
    'The question is why, and these are two reasons.',
  ),
  answerTo(
    'Have you sent out the invitations to the open day?',
    'I’m still waiting for the guest list.',
    ['Thank you, I’d love to come.', 'Yes, we open at nine every day.'],
    'Without the list, the invitations cannot be sent: the answer is no.',
  ),
  answerTo(
    'I can’t open the file that you sent me this morning.',
    'Which program are you using?',
    ['It was a very long film.', 'The shop opens at eight in the morning.'],
    'It asks what the reason for the problem could be.',
  ),
  answerTo(
    'You don’t need the meeting room any longer, do you?',
    'We’ll be out in five minutes.',
    ['He lives in a three-room flat.', 'It was nice to meet you, too.'],
    'They need it for five minutes more, and then it is free.',
  ),
  answerTo(
    'Shall we share a taxi to the station?',
    'Good idea. I’ll call one now.',
    ['Yes, this chair is very comfortable.', 'No, the tax is included in the price.'],
    'It is a suggestion, and this accepts it.',
  ),
];
