import type { Task } from '../exam';

const messages = {
  title: 'Text messages',
  text: 'Ines (9.12 a.m.): Hi Kofi. I’m in the school hall, and our table is ready. But the posters aren’t in the box. Do you know where they are?\n\nKofi (9.14 a.m.): Oh no, I took them out to keep them flat. They must still be next to the printer.\n\nInes (9.15 a.m.): The first students will be here at ten. Could you bring them over?\n\nKofi (9.16 a.m.): I can’t leave the office this morning, because I’m expecting a customer. But Suda is taking the van to the garage, and she has to drive past the school.\n\nInes (9.17 a.m.): That would be perfect. I’ll wait for her at the gate.\n\nKofi (9.21 a.m.): She’s just left.',
};
const form = {
  title: 'Form',
  text: 'Northern Lakes Railway: lost property\n\nName: Nadia Karimi\n\nPhone: 555 0142 (Please write a text message. I teach until 4 p.m. and do not take calls in class.)\n\nWhat have you lost? A small green suitcase with a broken wheel\n\nWhere and when? On the 7.45 from Ashby to Lenham on Tuesday. I put it above my seat in the second coach and forgot it when I got off.\n\nWhat is in it? Two dictionaries, a pair of walking shoes and a birthday present\n\nHow would you like to get it back? By post (12 euros), to 8 Garden Row, Lenham\n\nAnything else? I need the present by Saturday. If the suitcase cannot be here by then, please tell me, and I will pick it up at Ashby station myself.',
};
const notice = {
  title: 'Notice',
  text: 'Bicycles behind the building\n\nAt the moment, there is not enough room in the yard for everybody who comes to work by bicycle. Some of the bicycles there have not been moved for months, and we do not know who they belong to.\n\nOn Monday 3 April, Ms Castillo from reception will tie a yellow card to every bicycle in the yard. If you find a card on yours, please write your name and office number on it by Friday 21 April. You can do this at any time; you do not have to speak to Ms Castillo.\n\nBicycles with empty cards will be given to the Second Wheel workshop. It teaches young people how to repair bicycles, and sells these at low prices in its own shop.\n\nPlease do not leave bicycles in front of the gate, as delivery vans have to get through.',
};
const email = {
  title: 'E-mail',
  text: 'To: Noor Nasser\nFrom: Louise Mbeki\nSubject: My first month\n\nHi Noor,\n\nYou asked how things are going here in the Porto office. I have been here for four weeks now, and I am very glad that I came. I have lunch with my new colleagues every day, so I am already learning some Portuguese.\n\nThe work is the same as at home, but nobody here writes an e-mail if they can walk over and talk to you. At first I thought that this was a waste of time. Now I see that most problems are solved much faster.\n\nThe company had found a lovely flat for me, but I spent an hour on the bus every morning. So now I am renting the top floor of a house that belongs to my colleague Tiago’s parents. From there, I walk to the office in ten minutes.\n\nYou say that you will probably be sent here when I leave in spring. Shall I ask Tiago’s parents if they would rent the rooms to you then?\n\nBest wishes,\nLouise',
};
const article = {
  title: 'Article',
  text: 'The shop that belongs to everybody\n\nWhen the only shop in Hallby closed three years ago, people had to drive twenty kilometres to buy a litre of milk. Nobody wanted to take over the shop, so 140 people from the village put their money together and bought it. Each of them also works there for three hours a month, without pay.\n\nBusiness was poor during the first winter, but it picked up when the shop began to bake its own bread. Today people come from other villages to buy it, and many stay for a coffee at one of the three small tables.\n\nThe shop has one paid manager, Grace Owusu, who used to work in a supermarket in the city. “There I knew some of my customers’ faces,” she says. “Here I know the names of their grandchildren.” She is now planning to buy an electric car, so that older people can have their shopping brought to the door.',
};
const webPage = {
  title: 'Web page',
  text: 'Green Basket: how it works\n\nEvery Thursday we bring fresh fruit and vegetables from twelve farms near the city to your home or office.\n\nYour basket: The small basket is enough for two people for a week, the large one for four. We cannot offer a choice of what is in it, as the farmers do not tell us before Tuesday what they are going to pick. However, you can name three things that you never want to find in your basket.\n\nHolidays: If you send us a message by Monday evening, we will not bring you a basket that week, and there will be nothing to pay.\n\nBaskets back, please: Put your empty basket outside your door on Thursday. We use all baskets again.\n\nFor offices: If we can deliver ten or more baskets to the same address, each of them is 10 per cent cheaper.\n\nWhat our customers say: “For years, I cooked the same five meals every week. Then the first basket came, and I did not even know what half of the vegetables were called. Now my children look for recipes with me.” Jelena S.',
};
const programme = {
  title: 'Programme and e-mail',
  text: '1. Programme\n\nMarket Street Centre: a day for small businesses\nSaturday 18 October\n\n9.30 Welcome: Birgit Olsen, director of the centre (Main Hall)\n10.00 Selling online: Arjun Joshi, web designer (Room 2)\n11.15 Better photos of your products: Camille Roux, photographer (Room 5)\n12.30 Lunch (café)\n13.30 When customers complain: Samuel Mensah, shop owner (Room 4)\n14.45 Your questions: all speakers (Main Hall)\n\nThe day costs 45 euros (members: 30 euros). There is nothing extra to pay for lunch. Please bring a laptop for Mr Joshi’s session and one of your products for Ms Roux’s.\n\n2. E-mail\n\nTo: Birgit Olsen\nFrom: Camille Roux\nDate: 13 October\nSubject: Saturday\n\nDear Birgit,\n\nThank you for sending me the programme. I am afraid that I have to leave the centre at half past eleven on Saturday, because I have been asked to take the photos at a wedding. Arjun says that he would be happy to change places with me, so that my session comes first and his second. Would that be all right? Of course, I cannot be there for the questions in the afternoon, but I will leave my e-mail address, so that people can write to me.\n\nYou told me that 24 people have registered. My room is fine for ten. Could I stay in the Main Hall after your welcome instead? Arjun does not need to move: his room has thirty chairs.\n\nOne more thing: please tell people again that what they bring should fit on a table. Last year, somebody arrived with a garden bench.\n\nBest wishes,\nCamille',
};
const vans = {
  title: 'Price list, e-mail and review',
  text: '1. Price list\n\nMovewell Vans\n\nSmall van: 2 seats, inside length 1.6 metres, 70 euros for a weekend\nCity van: 3 seats, inside length 2.1 metres, 95 euros for a weekend\nLong van: 3 seats, inside length 2.9 metres, 120 euros for a weekend\nFamily van: 6 seats, inside length 1.4 metres, 140 euros for a weekend\n\nA second driver costs nothing extra. All drivers must be at least 23 years old and must have had a driving licence for two years.\n\nExtra charges: van brought back late: 15 euros an hour; van dirty inside: 25 euros; petrol tank not full: 40 euros\n\nFree of charge, as long as we have enough of them: boxes, blankets, ropes\n\n2. E-mail\n\nTo: Movewell Vans\nFrom: Elif Demir\nDate: 27 October\n\nHello,\n\nI am moving to a new flat and would like to rent a van for the weekend of 8 November. There will be three of us in the van: a friend, my brother Deniz and me. The longest thing that has to go in is a bookcase of 2.4 metres, which cannot be taken apart.\n\nWe will have to drive for four hours, so Deniz would like to drive part of the way. He is 22 and has had his licence for four years. Is that possible? I have enough boxes, but I am worried about my furniture. Could we borrow something soft to put around it?\n\nKind regards,\nElif Demir\n\n3. Review\n\nMovewell Vans: four stars out of five\n\nThe van was almost new and easy to drive. I had to drive all the way myself, but the seat was so comfortable that I did not mind. Mr Osei at the desk had already put what I had asked for into the van. We brought it back on Sunday with a full tank and two hours early. I had to pay a little extra, because it had rained all day and we had carried earth and leaves in on our shoes. That was fair. What I did not like was the way home afterwards: on Sundays, there are no buses from there, so we walked for an hour.\n\nElif D.',
};

export const reading: readonly Task[] = [
  {
    passage: messages,
    ask: 'What is Ines’s problem?',
    key: 'Something was left behind.',
    wrong: ['Some students have come early.', 'A printer has stopped working.', 'A table has not arrived.'],
    why: '“The posters aren’t in the box.” “They must still be next to the printer.”',
  },
  {
    passage: messages,
    ask: 'What does Ines mean when she writes, “That would be perfect”?',
    key: 'She would like Suda to help.',
    wrong: [
      'She is pleased with the posters.',
      'She can wait until Kofi is free.',
      'She needs the van at ten o’clock.',
    ],
    why: 'She answers: “Suda is taking the van to the garage, and she has to drive past the school.”',
  },
  {
    passage: form,
    ask: 'What is said about Ms Karimi?',
    key: 'She does not answer the phone during lessons.',
    wrong: [
      'She left her suitcase in a station building.',
      'She bought a new suitcase for her journey.',
      'She got on the train at Lenham.',
    ],
    why: '“I teach until 4 p.m. and do not take calls in class.”',
  },
  {
    passage: form,
    ask: 'In which case would Ms Karimi go to Ashby?',
    key: 'If the post is too slow',
    wrong: [
      'If the post is too expensive',
      'If the present is not in the suitcase',
      'If the suitcase is badly damaged',
    ],
    why: '“If the suitcase cannot be here by then, please tell me, and I will pick it up at Ashby station myself.”',
  },
  {
    passage: notice,
    ask: 'What is the main purpose of the notice?',
    key: 'To make space for bicycles that are in use',
    wrong: [
      'To offer bicycles to staff at low prices',
      'To warn staff that bicycles have been stolen',
      'To invite staff to a course in bicycle repair',
    ],
    why: '“There is not enough room in the yard for everybody who comes to work by bicycle.”',
  },
  {
    passage: notice,
    ask: 'What should owners of bicycles do in April?',
    key: 'Fill in the card on their bicycle',
    wrong: ['Move their bicycle to the gate', 'Take their bicycle to reception', 'Ask Ms Castillo for a yellow card'],
    why: '“Please write your name and office number on it by Friday 21 April.”',
  },
  {
    passage: notice,
    ask: 'What will probably happen to a bicycle if its owner does nothing?',
    key: 'Young people will work on it.',
    wrong: [
      'Delivery drivers will take it away.',
      'The workshop will return it.',
      'Ms Castillo will sell it to a colleague.',
    ],
    why: 'It goes to a workshop that “teaches young people how to repair bicycles”.',
  },
  {
    passage: email,
    ask: 'What does Louise think differently about now?',
    key: 'Talking to colleagues instead of writing',
    wrong: [
      'Having lunch with people from work',
      'Learning the language of the country',
      'Doing the same work as at home',
    ],
    why: '“At first I thought that this was a waste of time. Now I see that most problems are solved much faster.”',
  },
  {
    passage: email,
    ask: 'Why did Louise leave her first flat?',
    key: 'It was too far away from her work.',
    wrong: [
      'It was on the top floor of the house.',
      'Its owners wanted to live there themselves.',
      'The company needed it for a colleague.',
    ],
    why: '“I spent an hour on the bus every morning.”',
  },
  {
    passage: email,
    ask: 'What can be understood about Noor?',
    key: 'Noor may go to work in Porto.',
    wrong: ['Noor used to work in Porto.', 'Noor has found a flat in Porto.', 'Noor knows Tiago’s parents.'],
    why: '“You say that you will probably be sent here when I leave in spring.”',
  },
  {
    passage: article,
    ask: 'What is said about the owners of the shop?',
    key: 'They give it some of their time.',
    wrong: ['They live outside the village.', 'They are members of one family.', 'They bought it from a supermarket.'],
    why: '“Each of them also works there for three hours a month, without pay.”',
  },
  {
    passage: article,
    ask: 'In “it picked up when the shop began to bake its own bread”, what does “picked up” mean?',
    key: 'Got better',
    wrong: ['Lifted', 'Collected', 'Learned quickly'],
    why: '“Business was poor during the first winter, but” after that it was better.',
  },
  {
    passage: article,
    ask: 'What does Ms Owusu suggest about her job?',
    key: 'She knows her customers better than before.',
    wrong: [
      'She would like to have younger customers.',
      'She finds it hard to remember names.',
      'She earns more than in the supermarket.',
    ],
    why: '“There I knew some of my customers’ faces.” “Here I know the names of their grandchildren.”',
  },
  {
    passage: webPage,
    ask: 'Why can customers not decide what is in their basket?',
    key: 'It depends on what the farms have that week.',
    wrong: [
      'It would make the baskets too expensive.',
      'The farmers pack the baskets themselves.',
      'The baskets are packed a week before.',
    ],
    why: '“The farmers do not tell us before Tuesday what they are going to pick.”',
  },
  {
    passage: webPage,
    ask: 'What should customers do before they go away?',
    key: 'Write to Green Basket in time',
    wrong: ['Pay for the next basket early', 'Ask a neighbour to take the basket', 'Put a note outside their door'],
    why: '“If you send us a message by Monday evening, we will not bring you a basket that week.”',
  },
  {
    passage: webPage,
    ask: 'How can customers pay less for a basket?',
    key: 'By ordering together with colleagues',
    wrong: [
      'By giving back the last basket early',
      'By naming three things they do not want',
      'By fetching it from one of the farms',
    ],
    why: '“If we can deliver ten or more baskets to the same address, each of them is 10 per cent cheaper.”',
  },
  {
    passage: webPage,
    ask: 'What can be understood about Jelena S.?',
    key: 'She now cooks different meals.',
    wrong: [
      'She now has less time to cook.',
      'She would like a larger basket.',
      'She wants to know the farmers’ names.',
    ],
    why: '“For years, I cooked the same five meals every week.” “Now my children look for recipes with me.”',
  },
  {
    passage: programme,
    ask: 'What is said about the day in October?',
    key: 'The price includes a meal.',
    wrong: [
      'Members can come without paying.',
      'All sessions are in the same room.',
      'It is for owners of shops only.',
    ],
    why: '“There is nothing extra to pay for lunch.”',
  },
  {
    passage: programme,
    ask: 'Why did Ms Roux write the e-mail?',
    key: 'To ask for some changes',
    wrong: ['To offer one more session', 'To say that she cannot come', 'To register for the day'],
    why: '“Would that be all right?” “Could I stay in the Main Hall after your welcome instead?”',
  },
  {
    passage: programme,
    ask: 'If Ms Olsen agrees, when will “Selling online” begin?',
    key: 'At 11.15',
    wrong: ['At 10.00', 'At 12.30', 'At 13.30'],
    why: 'Mr Joshi will “change places” with her, “so that my session comes first and his second”: at “11.15”.',
  },
  {
    passage: programme,
    ask: 'If Ms Olsen agrees, where will people go straight after Ms Roux’s session?',
    key: 'To Room 2',
    wrong: ['To Room 5', 'To the Main Hall', 'To the café'],
    why: 'Mr Joshi comes after her, and “Arjun does not need to move”; the programme says “Room 2”.',
  },
  {
    passage: programme,
    ask: 'What should people remember about their products?',
    key: 'They must not be too big.',
    wrong: ['They must not be too old.', 'They must not cost too much.', 'They must be sent before Saturday.'],
    why: '“What they bring should fit on a table.”',
  },
  {
    passage: vans,
    ask: 'Which van did Ms Demir need?',
    key: 'The long van',
    wrong: ['The small van', 'The city van', 'The family van'],
    why: '“There will be three of us”, and the bookcase is “2.4 metres” long; only the long van has enough of both.',
  },
  {
    passage: vans,
    ask: 'Why could Deniz not drive the van?',
    key: 'He was too young.',
    wrong: ['He was too busy that weekend.', 'He had only just got his licence.', 'There could only be one driver.'],
    why: '“He is 22”, but “all drivers must be at least 23 years old”.',
  },
  {
    passage: vans,
    ask: 'What had Mr Osei probably put into the van?',
    key: 'Some blankets',
    wrong: ['Some boxes', 'Some ropes', 'Some petrol'],
    why: 'She asked for “something soft to put around” her furniture; of what Movewell has, only “blankets” are soft.',
  },
  {
    passage: vans,
    ask: 'How much did Ms Demir have to pay extra?',
    key: '25 euros',
    wrong: ['15 euros', '30 euros', '40 euros'],
    why: '“We had carried earth and leaves in on our shoes”, and the list says “van dirty inside: 25 euros”.',
  },
  {
    passage: vans,
    ask: 'What did Ms Demir not like?',
    key: 'Getting home on foot',
    wrong: ['Paying for the petrol', 'Driving all the way', 'The seats of the van'],
    why: '“On Sundays, there are no buses from there, so we walked for an hour.”',
  },
];
