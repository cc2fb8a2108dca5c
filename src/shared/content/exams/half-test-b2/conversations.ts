import { heard } from '../exam';

const clinic = `A: Farah, I’ve been looking at last month’s figures. Almost one appointment in eight was missed without any warning.
B: I’m not surprised, Kenji. Half of those patients had booked six weeks ahead. By the time the day came, they’d simply forgotten.
A: Should we charge people who don’t turn up, then? Other health centres do.
B: I’d be careful. We’d spend hours arguing about it at the front desk. Why not send everybody a text message two days before?
A: Would our software be able to do that?
B: Yes. We’ve been paying for that function all along, but nobody has ever switched it on.
A: Really? Then let’s start on Monday with a single department. If it works, we’ll extend it to all the others.`;

const flat = `A: Good morning, Ms Demir. This is Mateo Reyes, from flat twelve. My company is transferring me to Porto, so I’ll have to move out in March.
B: I see, Mr Reyes. I’m afraid your contract runs until the end of August, though.
A: I know. Is there any way of ending it sooner?
B: The owner would accept that, provided that you found somebody suitable to take your place.
A: A colleague of mine was interested, but she has a dog.
B: That needn’t be a problem. The rule about animals was dropped last year.
A: What a relief. I’ll bring her along to look round at the weekend.
B: Before you do, have her fill in the form on our website. We can’t let people view a flat without it.`;

const portrait = `A: Good morning, Doctor Osei. It’s Wen, from the museum in Bergen. We’re delighted to be borrowing your portrait of the clockmaker.
B: We’re happy to lend it. There’s one difficulty, though. The frame is in such poor condition that it wouldn’t survive the journey.
A: Could the painting travel without it? One of our craftsmen could make a simple new one.
B: In principle, yes. But I’d want a drawing of it first.
A: You’ll have one by Friday. What about the insurance?
B: Ours ends as soon as the painting leaves this building, so you’d have to take out your own.
A: That’s what we’d assumed. Shall I look for a transport firm as well?
B: There’s no need. We’ve worked with the same one for years. I’ll arrange everything, and send you the bill.`;

const bike = `A: Good afternoon. I left an electric bike here on Tuesday. The name is Henrik Solberg.
B: Ah, yes, Mr Solberg. You told my colleague that the battery had failed, but there’s nothing wrong with it. Water has got into the motor.
A: Oh dear. Can that be put right?
B: It can, but a new motor would cost six hundred euros, and the bike is seven years old. In your place, I’d take a used one. I’ve got one here that would cost less than half, and it comes with a one-year guarantee.
A: That sounds reasonable. When could I collect the bike?
B: Tomorrow, if nothing goes wrong. And in future, please wipe it with a damp cloth instead of washing it under running water.`;

const menu = `A: Have you got a moment, Leonie? I’ve been through the bills for October. We threw away nearly a fifth of the vegetables that we’d bought.
B: It’s the menu, Luis. With forty dishes on it, I have to keep everything in stock, and half of them are hardly ever ordered.
A: So you’d like to shorten it?
B: I’d go further. Six main courses, and a new list every week, depending on what the farms can offer.
A: Wouldn’t our regular customers be disappointed?
B: Not if we kept the fish soup. It’s the reason why many of them come.
A: All right. But let’s not print anything until we’ve done it for a month. Until then, we can write the dishes on the board by the door.`;

const bridge = `A: Goran, it’s Carla, in van nine. I’m stuck. The bridge is closed, and there’s a queue of lorries as far as I can see.
B: I’ve just heard it on the news. It won’t open again before two.
A: That’s too late for the university laboratory. Their samples have to be kept cold, and these boxes will only do that until noon.
B: What if you went round by the motorway?
A: I’d be there in forty minutes. But I’ve still got three parcels for the city centre.
B: Hand them over to Tomasz. He’s on his way back to the depot, so he can meet you at the petrol station.
A: Perfect. Would you ring the laboratory and tell them I’m running late?`;

const train = `A: Jonas, have you booked your flight to the conference in Vienna? I’d like to be on the same one.
B: I’m not flying this time, Zeynep. I’m taking the night train on Monday.
A: Isn’t that terribly expensive?
B: The ticket is, but I won’t need a hotel that night, so I end up spending less. Why don’t you join me?
A: I’m giving the opening talk at nine on Tuesday morning. If the train were held up, two hundred people would be sitting there waiting.
B: You could always travel a day earlier.
A: Not with my daughter’s school concert on Sunday evening. No, I’d better fly. But I’d happily come home with you by train.
B: Great. I’ll reserve two beds for Thursday night before they’re all gone.`;

export const conversations = [
  ...heard(clinic, [
    {
      ask: 'According to Farah, why are so many appointments missed?',
      key: 'Bookings are made too far in advance.',
      wrong: [
        'Patients think that they cost too much.',
        'Other health centres are easier to reach.',
        'The front desk does not answer calls.',
      ],
      why: '“Half of those patients had booked six weeks ahead.”',
    },
    {
      ask: 'What does Farah say about charging people?',
      key: 'It would lead to disputes.',
      wrong: ['It would bring in very little.', 'It would drive patients away.', 'It would be against the rules.'],
      why: '“We’d spend hours arguing about it at the front desk.”',
    },
    {
      ask: 'What do we learn about the software?',
      key: 'It can do more than it is used for.',
      wrong: ['It works for one department only.', 'It has become more expensive.', 'It will be replaced on Monday.'],
      why: '“We’ve been paying for that function all along, but nobody has ever switched it on.”',
    },
  ]),
  ...heard(flat, [
    {
      ask: 'Why does Mr Reyes have to move out?',
      key: 'He will be working somewhere else.',
      wrong: ['His contract is about to end.', 'He would like to keep an animal.', 'The owner would like to move in.'],
      why: '“My company is transferring me to Porto.”',
    },
    {
      ask: 'What would make the owner agree?',
      key: 'Another tenant for the flat',
      wrong: ['A letter from his employer', 'A promise to return in August', 'A higher rent until the summer'],
      why: 'The owner would agree “provided that you found somebody suitable to take your place”.',
    },
    {
      ask: 'What must the colleague do first?',
      key: 'Enter some details online',
      wrong: ['Look at the flat on her own', 'Sign a new contract', 'Speak to the owner directly'],
      why: '“Before you do, have her fill in the form on our website.”',
    },
  ]),
  ...heard(portrait, [
    {
      ask: 'What is the problem with the frame?',
      key: 'It could break on the way.',
      wrong: ['It is too heavy to carry.', 'It is being repaired.', 'It does not suit the painting.'],
      why: 'It is “in such poor condition that it wouldn’t survive the journey”.',
    },
    {
      ask: 'What does Doctor Osei want before agreeing to the suggestion?',
      key: 'To see what is planned',
      wrong: ['To meet the craftsman', 'To compare several prices', 'To show the painting to an expert'],
      why: '“I’d want a drawing of it first.”',
    },
    {
      ask: 'What is said about the transport?',
      key: 'Doctor Osei will organise it.',
      wrong: ['The insurance will pay for it.', 'It will be done by a new firm.', 'It has to take place by Friday.'],
      why: '“I’ll arrange everything, and send you the bill.”',
    },
  ]),
  ...heard(bike, [
    {
      ask: 'What had Mr Solberg assumed?',
      key: 'That the battery was the cause',
      wrong: ['That the motor was too weak', 'That the guarantee was still valid', 'That the repair would be quick'],
      why: '“You told my colleague that the battery had failed, but there’s nothing wrong with it.”',
    },
    {
      ask: 'What does the repairer recommend?',
      key: 'Fitting a second-hand part',
      wrong: ['Ordering a brand-new motor', 'Buying another bike', 'Asking for a second opinion'],
      why: '“In your place, I’d take a used one.”',
    },
    {
      ask: 'What should Mr Solberg do differently in future?',
      key: 'Clean the bike in another way',
      wrong: [
        'Have the bike checked every year',
        'Keep the bike indoors overnight',
        'Avoid using the bike in the rain',
      ],
      why: '“Wipe it with a damp cloth instead of washing it under running water.”',
    },
  ]),
  ...heard(menu, [
    {
      ask: 'According to Leonie, what is the cause of the problem?',
      key: 'The choice is far too large.',
      wrong: ['The stock is not kept cool.', 'Guests are served too much.', 'The farms are not reliable.'],
      why: '“With forty dishes on it, I have to keep everything in stock.”',
    },
    {
      ask: 'Why would the fish soup be kept?',
      key: 'It attracts a lot of guests.',
      wrong: ['It is quick to prepare.', 'It costs little to make.', 'It can be made from leftovers.'],
      why: '“It’s the reason why many of them come.”',
    },
    {
      ask: 'What does Luis want to do first?',
      key: 'Find out whether the idea works',
      wrong: ['Have a new list printed', 'Ask customers what they prefer', 'Visit the farms in the area'],
      why: '“Let’s not print anything until we’ve done it for a month.”',
    },
  ]),
  ...heard(bridge, [
    {
      ask: 'Why is the delivery to the laboratory urgent?',
      key: 'The goods might get warm.',
      wrong: ['The laboratory shuts at noon.', 'The goods are needed at two.', 'It was due the day before.'],
      why: '“Their samples have to be kept cold, and these boxes will only do that until noon.”',
    },
    {
      ask: 'What is Tomasz supposed to do?',
      key: 'Take over some of Carla’s work',
      wrong: ['Show Carla another route', 'Repair the van that Carla drives', 'Drive Carla to the laboratory'],
      why: '“Hand them over to Tomasz.”',
    },
    {
      ask: 'What does Carla ask Goran to do?',
      key: 'Inform a customer of a delay',
      wrong: ['Keep an eye on the traffic', 'Order a new set of boxes', 'Cancel a delivery in the centre'],
      why: '“Would you ring the laboratory and tell them I’m running late?”',
    },
  ]),
  ...heard(train, [
    {
      ask: 'Why will Jonas spend less if he travels by train?',
      key: 'He saves the price of a room.',
      wrong: [
        'He is using an old ticket.',
        'He is paid for working on the way.',
        'He is sharing the cost with Zeynep.',
      ],
      why: '“I won’t need a hotel that night, so I end up spending less.”',
    },
    {
      ask: 'Why does Zeynep not want to take the night train?',
      key: 'An audience might have to wait.',
      wrong: [
        'Her flight has already been paid for.',
        'Her talk has not been prepared yet.',
        'Her daughter is going to travel with her.',
      ],
      why: '“If the train were held up, two hundred people would be sitting there waiting.”',
    },
    {
      ask: 'What is Jonas going to do?',
      key: 'Arrange the return journey',
      wrong: ['Book a seat on a plane', 'Leave for Vienna a day earlier', 'Attend a concert on Sunday'],
      why: '“I’ll reserve two beds for Thursday night.”',
    },
  ]),
];
