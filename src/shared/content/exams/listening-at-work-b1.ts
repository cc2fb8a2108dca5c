import { answerTo, type ExamParts, heard } from './exam';

const meeting = `A: Hello, Priya. Have you got a minute? It’s about the meeting with the designers on Thursday.
B: Of course. Is there a problem?
A: I’m afraid so. They’ve just phoned. Their train doesn’t arrive until eleven, so we can’t start at ten.
B: Could we meet in the afternoon, then? I’m free from two o’clock.
A: That would be fine for them, but the large meeting room is taken until four.
B: Let’s use the small one on the first floor. There will only be five of us.
A: Good idea. I’ll book it now and send everyone the new time.`;

const chairs = `A: Customer service, good morning.
B: Good morning. I ordered eight office chairs from you last week. They came this morning, but two of them are the wrong colour. We wanted black, and these are brown.
A: I’m very sorry about that. Could you give me the order number, please?
B: Yes, it’s four one seven two.
A: Thank you. You’re right, it says eight black chairs. We can bring you two new ones on Friday.
B: That’s fine. Do I have to send the others back myself?
A: No, the driver will take them away. And there’s nothing to pay for the delivery, of course.`;

const firstDay = `A: Hi, you must be Tomas. I’m Leila, from the personnel office. How’s your first day going?
B: Very well, thanks. Everybody is really helpful. There’s just one thing. I came by car this morning, and I couldn’t get into the car park.
A: Oh, you need a card for that. Have you got a photo with you? We can make the card in five minutes.
B: I haven’t, I’m afraid. I’ve got one at home.
A: No problem. Send it to me by e-mail tonight, and the card will be ready tomorrow. Where did you park today?
B: In the street behind the station. It’s free there, but it’s quite a long walk.
A: Take the number nine bus back, then. It stops right outside our entrance.`;

const tour =
  'Good morning, everyone, and welcome to the Harbour Museum. My name is Oscar, and I’ll be your guide today. The tour takes about an hour and a half. We’ll begin with the old ships on the ground floor, and then we’ll go up to the map room. Usually we also visit the lighthouse, but it’s being painted this week, so I’m afraid it’s closed. To say sorry for that, we’d like to give each of you a free hot drink in the café at the end of the tour. You may take photographs everywhere except in the map room. Please leave large bags at the front desk. We’ll start in five minutes.';

const message =
  'Hello, this is a message for Ms Okafor. This is Ben Sato from Sato Heating. You asked us to look at the heating in your office on Wednesday. Unfortunately, one of my colleagues is ill, so we can’t come before Friday. Could you tell me if Friday is all right for you, and whether we should come in the morning or in the afternoon? The work will take about two hours, and you’ll have to turn the heating off the evening before. You can reach me on this number until six o’clock today, or send me a text message. Thank you, and goodbye.';

export const parts: ExamParts = {
  responses: [
    answerTo(
      'When does the training course start?',
      'On Monday morning.',
      ['In the training room.', 'It was very useful.'],
      'The question is when; the others say where, and how it was.',
    ),
    answerTo(
      'Who is going to pick up the visitors from the airport?',
      'I think Daniel is.',
      ['At half past six.', 'They flew from Madrid.'],
      'The question is who.',
    ),
    answerTo(
      'Where should I leave these boxes?',
      'Just beside the door, please.',
      ['There are twelve of them.', 'This afternoon, I hope.'],
      'The question is where.',
    ),
    answerTo(
      'Would you like me to print the report for you?',
      'Thanks, that would be a great help.',
      ['Yes, I reported it yesterday.', 'It is about last year’s sales.'],
      'It is an offer, and this accepts it.',
    ),
    answerTo(
      'Why was the delivery late?',
      'There was a problem on the motorway.',
      ['Yes, at the latest.', 'About forty packages.'],
      'The question is why, and this is a reason.',
    ),
    answerTo(
      'Haven’t you met Ms Petrova yet?',
      'No, I only started last week.',
      ['Yes, we will meet at ten.', 'It was a short meeting.'],
      'No: they have not met, and this says why.',
    ),
    answerTo(
      'How often do you have to travel for your job?',
      'Once or twice a month.',
      ['For about three years.', 'By train, if I can.'],
      'The question is how often; the others say how long, and how.',
    ),
    answerTo(
      'The coffee machine has stopped working again.',
      'I’ll call the repair service.',
      ['Two sugars, please.', 'He works in the canteen.'],
      'It says what will be done about the problem.',
    ),
  ],
  conversations: [
    ...heard(meeting, [
      {
        ask: 'What is the problem?',
        key: 'The visitors will arrive later than planned.',
        wrong: [
          'The designers have cancelled their visit.',
          'Nobody has bought train tickets.',
          'There are too many people for one room.',
        ],
        why: '“Their train doesn’t arrive until eleven, so we can’t start at ten.”',
      },
      {
        ask: 'When will the meeting probably begin?',
        key: 'At two o’clock',
        wrong: ['At ten o’clock', 'At eleven o’clock', 'At four o’clock'],
        why: '“I’m free from two o’clock.” “That would be fine for them.”',
      },
      {
        ask: 'What is the first speaker going to do next?',
        key: 'Book another room',
        wrong: ['Phone the designers', 'Change a train ticket', 'Ask another person to come'],
        why: '“I’ll book it now”: the small room on the first floor.',
      },
    ]),
    ...heard(chairs, [
      {
        ask: 'Why is the customer calling?',
        key: 'Some chairs are not the colour that was ordered.',
        wrong: [
          'Two chairs were broken on the way.',
          'The chairs have not arrived yet.',
          'There are more chairs than were ordered.',
        ],
        why: '“We wanted black, and these are brown.”',
      },
      {
        ask: 'What does the customer have to give?',
        key: 'The number of the order',
        wrong: ['The date of the delivery', 'The address of the office', 'The name of the driver'],
        why: '“Could you give me the order number, please?”',
      },
      {
        ask: 'What will happen on Friday?',
        key: 'A driver will bring two chairs and take two away.',
        wrong: [
          'The customer will get some money back.',
          'The customer will send two chairs back by post.',
          'Somebody will repair the brown chairs.',
        ],
        why: 'Two new ones come on Friday, and “the driver will take them away”.',
      },
    ]),
    ...heard(firstDay, [
      {
        ask: 'What could Tomas not do this morning?',
        key: 'Use the car park',
        wrong: ['Find the station', 'Get into the building', 'Start his car'],
        why: '“I couldn’t get into the car park.”',
      },
      {
        ask: 'What does Leila need from Tomas?',
        key: 'A photo',
        wrong: ['A card', 'His address', 'His car keys'],
        why: 'The card needs a photo: “Send it to me by e-mail tonight.”',
      },
      {
        ask: 'What does Leila suggest for the way back?',
        key: 'Going by bus',
        wrong: ['Walking to the station', 'Waiting for the card', 'Taking a train'],
        why: '“Take the number nine bus back, then.”',
      },
    ]),
  ],
  talks: [
    ...heard(tour, [
      {
        ask: 'What will visitors not be able to see today?',
        key: 'The lighthouse',
        wrong: ['The old ships', 'The map room', 'The café'],
        why: '“It’s being painted this week, so I’m afraid it’s closed.”',
      },
      {
        ask: 'What will visitors get?',
        key: 'Something to drink',
        wrong: ['A photograph', 'A map', 'A cheaper ticket'],
        why: '“… a free hot drink in the café at the end of the tour.”',
      },
      {
        ask: 'What should visitors do before the tour?',
        key: 'Leave large bags at the desk',
        wrong: ['Buy something in the café', 'Put their cameras away', 'Choose a guide'],
        why: '“Please leave large bags at the front desk.”',
      },
    ]),
    ...heard(message, [
      {
        ask: 'Why is Ben Sato calling?',
        key: 'To change a date',
        wrong: ['To explain a bill', 'To offer a new heating system', 'To ask for directions'],
        why: 'They were to come on Wednesday, and “can’t come before Friday”.',
      },
      {
        ask: 'What is the reason?',
        key: 'Somebody is not well.',
        wrong: [
          'Some parts have not arrived.',
          'The work takes longer than planned.',
          'The office is closed on Wednesday.',
        ],
        why: '“One of my colleagues is ill.”',
      },
      {
        ask: 'What does Ms Okafor have to do on the evening before?',
        key: 'Turn the heating off',
        wrong: ['Send a text message', 'Call before six o’clock', 'Stay for two hours longer'],
        why: '“You’ll have to turn the heating off the evening before.”',
      },
    ]),
  ],
};
