import { heard } from '../exam';

const ferry =
  'Good afternoon, ladies and gentlemen, and welcome on board the Northern Star. This is Captain Mira Duarte speaking. We will leave the harbour in about ten minutes. The journey to the island normally takes an hour and a half, but there is a strong wind today, so please expect twenty minutes more. For your safety, the top deck will stay closed until we reach the island. The restaurant is open now and has a choice of hot meals. The gift shop will open as soon as we are at sea. If you have come by car, you may not stay in it during the journey. When we arrive at the island, please do not go back to your car before you hear my next announcement. We wish you a pleasant journey.';

const message =
  'Hello, Ms Marchetti. My name is Amara Diallo, and I’m calling from the Fairview Hotel. You stayed with us last weekend, in room two one four. After you had left, our cleaner found a pair of glasses under the bed. I’m sure that you’re missing them. We would be happy to post them to you, but when you booked, you only gave us your e-mail address. So could you tell us where to send them, please? There’s another possibility, if you’re in a hurry. One of our drivers goes to the airport every morning, and could leave the glasses at the information desk there. I’ll be at the reception desk until eight o’clock this evening. After that, please ask for Paolo. Thank you, and goodbye.';

const market =
  'You’re listening to Radio Castleby, and here is the local news. After almost a year of building work, the old market hall is going to open again this Saturday. Most of the shops have come back, but there’s also something new. Upstairs, visitors can now choose between six small restaurants, each with dishes from a different country. The opening was planned for March. However, the new windows that had been ordered were the wrong size, and the builders had to wait for others. On Saturday, there will be live music from ten in the morning until late at night. The town expects thousands of visitors, and as there’s only a small car park near the hall, buses will run every five minutes. And now to the weather.';

const colleague =
  'Good morning, everyone. Before we talk about our plans for the summer, I’d like you to meet Yusuf Rahman, who joins our customer service team today. Some of you will know his voice from the phone, because for the last four years he has worked for one of our suppliers. Yusuf speaks five languages, and he’s going to look after our customers in the south. Until now, Elena has done that. As you know, she’s going to lead the training department, but for the next two weeks, she’ll be here to show Yusuf how everything is done. Yusuf would like to learn more about our products and how they’re used. So if you’re visiting a customer this month, please invite him to go with you. Yusuf, welcome to the team.';

const plants =
  'Everybody feels better in a green office. But who has time to look after the plants? With Leaf and Light, you don’t need any. Tell us how large your office is, and how much light it gets, and we’ll bring you the plants that will do well there. You don’t buy them, you rent them from us. Every two weeks, one of our gardeners comes to water them and to clean their leaves. If a plant looks ill, we take it away and bring you another, and you pay nothing extra. More than three hundred offices, schools and shops already use our service. Every Saturday, our gardens in Mill Lane are open to visitors, and you can see all of our plants there. Or call us, and one of our gardeners will come to you. Leaf and Light: we bring the garden into your office.';

export const talks = [
  ...heard(ferry, [
    {
      ask: 'What does the speaker say about the journey?',
      key: 'It will take longer than usual.',
      wrong: [
        'It will begin later than planned.',
        'It will end at a different island.',
        'It will be quieter than yesterday.',
      ],
      why: '“There is a strong wind today, so please expect twenty minutes more.”',
    },
    {
      ask: 'What can passengers do before the ship leaves?',
      key: 'Have something to eat',
      wrong: ['Go up to the top deck', 'Buy a present', 'Meet the captain'],
      why: '“The restaurant is open now and has a choice of hot meals.”',
    },
    {
      ask: 'What should drivers do at the island?',
      key: 'Wait until they are told to go to their cars',
      wrong: [
        'Wait in their cars for the next announcement',
        'Leave the ship before the other passengers',
        'Have their tickets ready when they drive off',
      ],
      why: '“Please do not go back to your car before you hear my next announcement.”',
    },
  ]),
  ...heard(message, [
    {
      ask: 'Why is Amara Diallo calling?',
      key: 'Something was left in a room.',
      wrong: ['A room is not available.', 'A bill has not been paid yet.', 'A date has to be changed.'],
      why: '“After you had left, our cleaner found a pair of glasses under the bed.”',
    },
    {
      ask: 'What does Ms Marchetti have to tell the hotel?',
      key: 'Her postal address',
      wrong: ['Her e-mail address', 'The number of her room', 'The time of her flight'],
      why: '“So could you tell us where to send them, please?”',
    },
    {
      ask: 'What could a driver do for Ms Marchetti?',
      key: 'Leave something for her at the airport',
      wrong: [
        'Take her to the airport in the morning',
        'Come to her house before eight o’clock',
        'Wait for her at the reception desk',
      ],
      why: 'A driver “goes to the airport every morning, and could leave the glasses at the information desk there”.',
    },
  ]),
  ...heard(market, [
    {
      ask: 'What is new in the market hall?',
      key: 'Places to eat',
      wrong: ['A concert room', 'A car park', 'A children’s area'],
      why: '“Upstairs, visitors can now choose between six small restaurants …”',
    },
    {
      ask: 'Why did the building work take longer than planned?',
      key: 'Some parts did not fit.',
      wrong: ['The weather was bad.', 'There was not enough money.', 'The builders had other work.'],
      why: '“The new windows that had been ordered were the wrong size.”',
    },
    {
      ask: 'Why will there be so many buses on Saturday?',
      key: 'There is not enough space for cars.',
      wrong: ['The trains are not running.', 'The road to the hall is closed.', 'The market hall is outside the town.'],
      why: '“As there’s only a small car park near the hall, buses will run every five minutes.”',
    },
  ]),
  ...heard(colleague, [
    {
      ask: 'Why have some of the listeners spoken with Yusuf before?',
      key: 'He worked for a firm that they buy from.',
      wrong: [
        'He was a customer of theirs for four years.',
        'He has taken part in one of their courses.',
        'He has worked in another department.',
      ],
      why: '“For the last four years he has worked for one of our suppliers.”',
    },
    {
      ask: 'What will Elena do in the next two weeks?',
      key: 'Help a colleague with a new job',
      wrong: ['Travel to customers in the south', 'Take a course in another language', 'Visit some of the suppliers'],
      why: '“For the next two weeks, she’ll be here to show Yusuf how everything is done.”',
    },
    {
      ask: 'What are listeners asked to do?',
      key: 'Take Yusuf with them to customers',
      wrong: ['Call the company that Yusuf worked for', 'Test some of the new products', 'Come to a welcome party'],
      why: '“If you’re visiting a customer this month, please invite him to go with you.”',
    },
  ]),
  ...heard(plants, [
    {
      ask: 'What does the company have to know first?',
      key: 'What the office is like',
      wrong: ['Who will water the plants', 'Which plants people like', 'How many people work there'],
      why: '“Tell us how large your office is, and how much light it gets …”',
    },
    {
      ask: 'What happens if a plant does not do well?',
      key: 'The customer gets a different one.',
      wrong: [
        'The customer gets some money back.',
        'A gardener visits the office more often.',
        'It is moved to a lighter place.',
      ],
      why: '“If a plant looks ill, we take it away and bring you another …”',
    },
    {
      ask: 'What can listeners do on Saturdays?',
      key: 'Look round the company’s gardens',
      wrong: [
        'Exchange their old plants',
        'Buy some of the plants for less than usual',
        'Learn to look after their plants',
      ],
      why: '“Every Saturday, our gardens in Mill Lane are open to visitors …”',
    },
  ]),
];
