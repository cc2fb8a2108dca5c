import { heard } from '../exam';

const tickets = `A: Nadia, the tickets for the summer concert have come back from the printer. Have you seen them?
B: Not yet, Joel. Do they look good?
A: The colours are lovely, but there’s a mistake. It says the concert starts at seven, and it really starts at half past six.
B: Oh dear. Was that our mistake or the printer’s?
A: I’ve looked at the file again, and I’m afraid it was ours.
B: Two hundred new tickets would cost too much. Couldn’t we put a small piece of paper over the time, with the right one on it?
A: That would work. I’ll print some, and we can stick them on together this afternoon.
B: I’m in a meeting until three, but I’ll help you after that.`;

const station = `A: Good evening. Can you help me, please? My train was an hour late, and now I’ve missed the last fast train to Redmont.
B: I’m sorry to hear that. There’s a slow one at ten to nine, from platform four. It takes two hours, I’m afraid.
A: I see. Do I need a new ticket for it?
B: No, you can use the one you’ve got. And because your first train was so late, you can get back a quarter of the price. Just fill in this form.
A: Thank you. Can I give it back to you now?
B: It’s better to post it from home. You have to send us your ticket with it, and you still need that tonight.
A: Of course. I’ll do it tomorrow, then.`;

const laptop = `A: Good morning. I left my laptop here yesterday. My name’s Zofia Nowak.
B: Yes, Ms Nowak. The computer itself is fine. You only need a new screen. We have to order it, and it won’t be here for ten days.
A: But I’m giving a talk next Tuesday, and everything for it is on that laptop.
B: You can have it back until then. Just connect it to a television, and you’ll be able to use it.
A: There’s a large one in our meeting room. That would be all right. How much is the new screen?
B: A hundred and sixty euros. But if you bought the laptop less than two years ago, it’s free. I’d only have to see the receipt.
A: It’s at my office. I’ll come back with it this afternoon.`;

const dentist = `A: Lakeside Dental Practice, good morning.
B: Good morning. This is Viktor Halonen. I’ve got an appointment with the dentist on Tuesday at nine, but I have to be at a customer’s office that morning. Could I come on another day?
A: Let me see, Mr Halonen. I could offer you Thursday at half past four.
B: I’m afraid I always collect my daughter from school on Thursdays. Have you got anything early in the day?
A: Not this week. But I’ve got Monday of next week, at eight o’clock.
B: That’s perfect. I’ll take it.
A: Good, I’ve written that down. By the way, we’ve moved. You’ll find us in Park Street now, above the post office.
B: Thanks for telling me.`;

const flat = `A: And this is the living room, Ms Rahimi. It gets the sun all afternoon.
B: It’s lovely. And it’s so quiet. You can’t hear the street at all.
A: That’s because the windows are new. They were put in last winter.
B: When would the flat be free?
A: From the first of June. The people who live here now are moving out in May, and after that the walls have to be painted.
B: June is a bit late for me. I have to leave my flat in the middle of May. But perhaps I could stay with a friend for two weeks. Can I think about it?
A: Of course. But three other people are coming to see it on Friday.
B: I understand. I’ll call you tomorrow.`;

const kitchen = `A: Stefan, we’ve got a problem. The van with our fish has broken down, and it won’t be here before three.
B: But grilled fish is our lunch today, Rosa. It’s on the board outside.
A: I know. What about your lemon chicken? We’ve got plenty of chicken, and the guests loved it last week.
B: I could make that, but I’d need about twenty lemons, and some onions.
A: No problem. I’ll run over to the market and get them. It only takes ten minutes. And I’ll change the board. Shall I leave the price as it is?
B: No, chicken doesn’t cost us as much as fish. Let’s make it twelve euros instead of fifteen.
A: Right. I’ll do that first.`;

const shoes = `A: Excuse me, do you work here? I’m looking for some strong shoes. I’ve just started a new job in a garden centre, and I’m on my feet all day.
B: Then I’d recommend these. They’re light, and they keep the water out.
A: They look very good. Have you got them in size forty-two?
B: I’ll check on the computer. I’m sorry, we’ve only got forty and forty-one left. But our shop at the station has them in your size.
A: That’s rather far away. Could they send them here?
B: Yes, they’d be here on Saturday. Or they could go straight to your home for four euros.
A: No, I’ll come back on Saturday. I have to be in town anyway.
B: Fine. Could you give me your name, please?`;

export const conversations = [
  ...heard(tickets, [
    {
      ask: 'What is wrong with the tickets?',
      key: 'They give the wrong time.',
      wrong: ['They are hard to read.', 'They came back late.', 'They are too small.'],
      why: '“It says the concert starts at seven, and it really starts at half past six.”',
    },
    {
      ask: 'What does Joel say about the mistake?',
      key: 'The printer did not make it.',
      wrong: ['Nadia saw it first.', 'It is only in a few of the tickets.', 'It was in last year’s tickets, too.'],
      why: '“I’ve looked at the file again, and I’m afraid it was ours.”',
    },
    {
      ask: 'What does Nadia suggest?',
      key: 'Covering a part of each ticket',
      wrong: [
        'Ordering another two hundred tickets',
        'Asking for some of the money back',
        'Selling the rest of the tickets online',
      ],
      why: '“Couldn’t we put a small piece of paper over the time …?”',
    },
  ]),
  ...heard(station, [
    {
      ask: 'What is the passenger’s problem?',
      key: 'A train has already left.',
      wrong: ['A ticket has been lost.', 'A platform has been changed.', 'A station has been closed.'],
      why: '“Now I’ve missed the last fast train to Redmont.”',
    },
    {
      ask: 'What does the passenger learn about the ticket?',
      key: 'It can be used for another train.',
      wrong: [
        'It is not for the slow train.',
        'It has to be changed before nine.',
        'It could be bought for less online.',
      ],
      why: '“No, you can use the one you’ve got.”',
    },
    {
      ask: 'Why should the passenger not hand in the form now?',
      key: 'The ticket has to go with it.',
      wrong: ['The office is about to close.', 'The price has to be checked first.', 'A page of the form is missing.'],
      why: '“You have to send us your ticket with it, and you still need that tonight.”',
    },
  ]),
  ...heard(laptop, [
    {
      ask: 'Why will the repair take so long?',
      key: 'The shop does not have the part.',
      wrong: [
        'The computer itself is broken, too.',
        'The shop is closed until next Tuesday.',
        'The cause has not been found yet.',
      ],
      why: '“We have to order it, and it won’t be here for ten days.”',
    },
    {
      ask: 'What does the second speaker suggest?',
      key: 'Using the laptop with another screen',
      wrong: [
        'Borrowing a laptop from the shop',
        'Giving the talk in another room',
        'Buying a new laptop with a larger screen',
      ],
      why: '“Just connect it to a television, and you’ll be able to use it.”',
    },
    {
      ask: 'Why is Ms Nowak going to come back this afternoon?',
      key: 'To show when the laptop was bought',
      wrong: ['To pay a hundred and sixty euros', 'To collect the new screen', 'To choose a different laptop'],
      why: '“I’d only have to see the receipt.” “I’ll come back with it this afternoon.”',
    },
  ]),
  ...heard(dentist, [
    {
      ask: 'Why can Mr Halonen not come on Tuesday?',
      key: 'He has to work somewhere else.',
      wrong: ['He has to visit a school.', 'He is moving to another house.', 'He does not have a car.'],
      why: '“I have to be at a customer’s office that morning.”',
    },
    {
      ask: 'When is the new appointment?',
      key: 'On Monday at eight',
      wrong: ['On Tuesday at nine', 'On Thursday at half past four', 'On Monday at nine'],
      why: '“But I’ve got Monday of next week, at eight o’clock.” “That’s perfect.”',
    },
    {
      ask: 'What does the first speaker say about the dental practice?',
      key: 'It has a new address.',
      wrong: ['It opens later than before.', 'It is closed for a week.', 'It has a new dentist.'],
      why: '“By the way, we’ve moved.”',
    },
  ]),
  ...heard(flat, [
    {
      ask: 'According to the first speaker, why is the flat so quiet?',
      key: 'It has new windows.',
      wrong: ['It is on the top floor.', 'There is nobody in the house.', 'The street is closed to cars.'],
      why: '“That’s because the windows are new.”',
    },
    {
      ask: 'What is Ms Rahimi’s difficulty?',
      key: 'She needs a flat earlier.',
      wrong: ['She does not like the walls.', 'She cannot pay so much rent.', 'She wants to live with a friend.'],
      why: '“June is a bit late for me. I have to leave my flat in the middle of May.”',
    },
    {
      ask: 'Why does the first speaker mention three other people?',
      key: 'To suggest a quick decision',
      wrong: ['To explain the price of the flat', 'To say who lives in the house', 'To offer some help with the move'],
      why: '“But three other people are coming to see it on Friday.” Somebody else may take it.',
    },
  ]),
  ...heard(kitchen, [
    {
      ask: 'What is the problem?',
      key: 'A delivery is late.',
      wrong: ['A meal was too expensive.', 'A cook has not arrived.', 'A guest did not like the fish.'],
      why: '“The van with our fish has broken down, and it won’t be here before three.”',
    },
    {
      ask: 'Why is Rosa going to the market?',
      key: 'To get some fruit and vegetables',
      wrong: ['To find another kind of fish', 'To meet the driver of the van', 'To buy some more chicken'],
      why: '“I’d need about twenty lemons, and some onions.” “I’ll run over to the market and get them.”',
    },
    {
      ask: 'What does Stefan want to do?',
      key: 'Lower a price',
      wrong: ['Open an hour later', 'Buy a new board', 'Cook for fewer guests'],
      why: '“Let’s make it twelve euros instead of fifteen.”',
    },
  ]),
  ...heard(shoes, [
    {
      ask: 'What does the customer say about the new job?',
      key: 'It means standing a lot.',
      wrong: ['It starts on Saturday.', 'It is near the station.', 'It is not paid very well.'],
      why: '“I’m on my feet all day.”',
    },
    {
      ask: 'What is the problem with the shoes?',
      key: 'The right size is not in the shop.',
      wrong: [
        'They are too heavy for the customer.',
        'They are not made for wet weather.',
        'There is a mistake in the price.',
      ],
      why: '“I’m sorry, we’ve only got forty and forty-one left.”',
    },
    {
      ask: 'What is the customer going to do?',
      key: 'Visit this shop a second time',
      wrong: ['Go to the shop at the station', 'Pay four euros for delivery', 'Choose a different pair of shoes'],
      why: '“No, I’ll come back on Saturday.”',
    },
  ]),
];
