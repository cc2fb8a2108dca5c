import { heard } from '../exam';

const programme =
  'Good morning, and welcome to the second day of our conference on food and design. Before we begin, there are a few changes to announce. Professor Adeyemi’s flight was cancelled last night, so her session on packaging has been moved from ten o’clock to two. Those of you who had planned to be in the export workshop at two will now have to choose between them, I’m afraid. Both will be recorded, however, so you can watch the other one at home. Lunch will be served on the terrace rather than in the canteen, where the tables are already being laid for this evening’s dinner. If you haven’t collected your dinner ticket yet, please do so before the coffee break. Any that are left will then be offered to those on the waiting list.';

const manual =
  'Good afternoon, Mr Castellano. This is Mei from Varga Translations. I’m ringing about the user manual that you’d like to have in Japanese. We’ve nearly finished, and you’ll get it on Thursday as promised. However, one of our translators has come across something odd. On page fourteen, your English text says that the filter should be changed every three weeks, whereas the table at the back says every three months. One of them must be wrong, but we can’t tell which. Could you ask your engineers, and let me know by tomorrow evening? If I don’t hear from you, we’ll mark both places in yellow, so that you can find and correct them yourself. It would mean extra work for you, though, and you did say that you were in a hurry. You can reach me on extension four one two. Thank you.';

const buses =
  'Two years ago, the buses in the villages around Northfell ran once an hour, whether anybody was on board or not. Today there is no timetable at all. Passengers book a seat with an app, and a small electric bus picks them up within twenty minutes. If the council had hoped to save money, it would have been disappointed: the new service costs about as much as the old one. What has changed is the number of passengers, which has more than doubled. At first, there were complaints from older people, many of whom don’t own a smartphone. A telephone line was set up for them, and a third of all seats are now booked that way. The least satisfied are school pupils, who often find the buses full in the afternoon. From September, therefore, two larger vehicles will be running between three and five o’clock.';

const guest =
  'Good evening, everyone. It’s my pleasure to introduce tonight’s guest, Doctor Nalini Perera. She was trained as a violinist, and played in an orchestra for six years. Then she took a desk job, and had to share a room with eleven others. She began to wonder why some sounds disturb us while others don’t, and went back to university to find out. Since then, she has measured noise in more than two hundred workplaces, and her conclusion may surprise you. What prevents us from concentrating is not how loud a room is, but how many words we can understand. One quiet phone call can be worse than a whole street full of traffic. Please keep your questions until the end of the talk. From time to time, however, she’ll play you a recording and ask you to guess what it is, so do call out your answers.';

const archive =
  'Are your shelves full of papers that nobody has opened for years, but that the law won’t let you throw away? Then talk to Orrin Archives. We collect your files, scan every page, and store the originals in our warehouse for as long as they have to be kept. Other firms charge by the box and by the month. With us, you pay on the day of collection, and never again. Whenever you need a document, just type in a word that you remember from it, and it will appear on your screen within seconds. Should you ever require the paper itself, we’ll bring it to you on the next working day. Still not convinced? Until the end of June, we’ll do your first box for nothing, so that you can see the result before you decide. Orrin Archives: because your office is for people, not for paper.';

export const talks = [
  ...heard(programme, [
    {
      ask: 'What does the change mean for some of the listeners?',
      key: 'They cannot attend everything they wanted to.',
      wrong: [
        'They will hear a different speaker on packaging.',
        'They will have to pay for a recording.',
        'They must sign up for the export workshop again.',
      ],
      why: 'They “will now have to choose between them”: the session and the workshop are both at two.',
    },
    {
      ask: 'Why will lunch not be in the canteen?',
      key: 'It is being prepared for another meal.',
      wrong: [
        'It is too small for so many people.',
        'It is going to be used for a workshop.',
        'It is closed for the whole conference.',
      ],
      why: '“The tables are already being laid for this evening’s dinner.”',
    },
    {
      ask: 'What will happen to tickets that are not collected?',
      key: 'Other people will get them.',
      wrong: ['They will be sold at the door.', 'They will be sent by e-mail.', 'They will be kept until the evening.'],
      why: 'They will “be offered to those on the waiting list”.',
    },
  ]),
  ...heard(manual, [
    {
      ask: 'What did one of the translators notice?',
      key: 'The manual contradicts itself.',
      wrong: [
        'A page of the manual is missing.',
        'A table is too small to be read.',
        'A certain word cannot be translated.',
      ],
      why: 'One page says “every three weeks”, the table “every three months”.',
    },
    {
      ask: 'What is Mr Castellano asked to do?',
      key: 'Find out which information is right',
      wrong: ['Allow some more time for the work', 'Have the filter changed more often', 'Check the Japanese version'],
      why: '“One of them must be wrong … Could you ask your engineers?”',
    },
    {
      ask: 'What will happen if he does not reply?',
      key: 'The unclear places will be highlighted.',
      wrong: [
        'The translation will be delivered later.',
        'The two sentences will be left out.',
        'The engineers will receive a phone call.',
      ],
      why: '“If I don’t hear from you, we’ll mark both places in yellow.”',
    },
  ]),
  ...heard(buses, [
    {
      ask: 'What is said about the cost of the new service?',
      key: 'It is similar to what it was before.',
      wrong: [
        'It has more than doubled in two years.',
        'It is lower than the council had hoped.',
        'It has risen because of the electric buses.',
      ],
      why: '“The new service costs about as much as the old one.”',
    },
    {
      ask: 'Why was a telephone line set up?',
      key: 'Some people could not use the app.',
      wrong: [
        'The app was often out of order.',
        'Drivers needed to be reached more easily.',
        'School pupils wanted to make complaints.',
      ],
      why: 'It was for older people, “many of whom don’t own a smartphone”.',
    },
    {
      ask: 'What will change in September?',
      key: 'More people will find room at certain times.',
      wrong: [
        'Pupils will have to book their seats earlier.',
        'The old timetable will be brought back.',
        'Buses will stop running at five o’clock.',
      ],
      why: '“Two larger vehicles will be running between three and five o’clock.”',
    },
  ]),
  ...heard(guest, [
    {
      ask: 'Why did Doctor Perera go back to university?',
      key: 'Her office had made her curious.',
      wrong: [
        'Her orchestra had advised her to.',
        'She wanted to become a music teacher.',
        'She needed a degree for a desk job.',
      ],
      why: 'She “had to share a room with eleven others” and “began to wonder why some sounds disturb us”.',
    },
    {
      ask: 'What has Doctor Perera found out?',
      key: 'Speech that we can follow distracts us.',
      wrong: [
        'Noise in workplaces is increasing.',
        'Music helps most people to concentrate.',
        'Offices can be louder than busy streets.',
      ],
      why: 'What matters is “how many words we can understand”.',
    },
    {
      ask: 'What are the listeners expected to do during the talk?',
      key: 'Try to identify some sounds',
      wrong: ['Write down their questions', 'Switch off their telephones', 'Describe their own offices'],
      why: '“She’ll play you a recording and ask you to guess what it is.”',
    },
  ]),
  ...heard(archive, [
    {
      ask: 'What happens to the papers after they have been scanned?',
      key: 'They are kept in another place.',
      wrong: ['They are returned the next day.', 'They are destroyed at once.', 'They are sold to be recycled.'],
      why: 'The firm will “store the originals in our warehouse”.',
    },
    {
      ask: 'How is the firm different from others?',
      key: 'Its customers pay only once.',
      wrong: ['Its boxes can hold more files.', 'It works at weekends as well.', 'It needs less time for scanning.'],
      why: '“You pay on the day of collection, and never again.”',
    },
    {
      ask: 'What can firms do until the end of June?',
      key: 'Try the service without any cost',
      wrong: [
        'Get all their documents delivered free',
        'Visit the warehouse with a guide',
        'Store boxes at half the usual price',
      ],
      why: '“Until the end of June, we’ll do your first box for nothing.”',
    },
  ]),
];
