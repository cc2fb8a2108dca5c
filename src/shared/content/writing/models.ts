import type { TaskType } from '../../writing/writing';
import { type Level, levels } from '../level';

/** How somebody did a task, for those who have done it themselves. */
export interface ModelText {
  type: TaskType;
  level: Level;
  /** One of the prompts, word for word. */
  prompt: string;
  text: string;
}

export const modelTexts: readonly ModelText[] = [
  {
    type: 'paragraph',
    level: 'A1',
    prompt: 'Write about your favourite day of the week. Why do you like it?',
    text: 'My favourite day is Saturday. I get up at ten, because there is no school. Then I have breakfast with my parents, and we talk and laugh a lot. In the afternoon I meet my friends in the park. We play basketball or sit in the sun. In the evening my father cooks fish and rice. I like Saturday because I have time for everybody.',
  },
  {
    type: 'paragraph',
    level: 'A2',
    prompt: 'Write about what you did last weekend.',
    text: 'Last weekend I visited my grandmother in her village. On Saturday morning I took the train, and she waited for me at the station. First we went to the market and bought vegetables. Then we made soup together, and she told me stories about my mother as a child. On Sunday it rained all day, so we stayed at home and played cards. I lost every game, but I did not mind. I was sorry when I had to go home.',
  },
  {
    type: 'paragraph',
    level: 'B1',
    prompt: 'Write about a time when you were proud of yourself.',
    text: 'I have always been afraid of speaking in front of other people. When our teacher asked me to present our project to the whole school, I wanted to say no. However, I decided to try. I practised every evening in front of the mirror, and my brother listened to me twice. On the day itself my hands were shaking, but after the first two sentences I forgot my fear. At the end everybody clapped. I was not perfect, but I was proud, because I had done something that had seemed impossible a month before.',
  },
  {
    type: 'paragraph',
    level: 'B2',
    prompt: 'Write about what makes a place feel like home.',
    text: 'Few words are as hard to define as home. For some people it is the house in which they grew up; for others it is wherever their family happens to be. In my view, a place feels like home once you no longer have to think about it. You know which stair creaks, which neighbour will complain about the noise and how long the kettle takes to boil. I noticed this when I moved abroad to study. For months my room was comfortable but strange. Then one evening I walked to the kitchen in the dark without turning on the light, and I realised that I had arrived.',
  },
  {
    type: 'email',
    level: 'A2',
    prompt: 'Write to a friend and tell them about your last holiday.',
    text: 'Hi Marta,\n\nHow are you? I came back from Crete on Sunday, and I want to tell you about it. We stayed in a small hotel near the beach. Every morning we swam before breakfast, because the sea was quiet and clear. One day we rented bikes and rode to an old village in the hills. It was hot, but the view was great. I also tried octopus for the first time, and I liked it!\n\nWhat did you do in the holidays? Write soon.\n\nLove,\nLena',
  },
  {
    type: 'email',
    level: 'B1',
    prompt: 'You bought something online and it does not work. Write to the shop.',
    text: 'Dear Sir or Madam,\n\nI am writing about a pair of headphones that I ordered on your website on 3 May. They arrived last Tuesday, and the box looked fine. However, when I tried them, there was no sound on the left side. I have used them with two different phones, so the problem must be in the headphones themselves.\n\nI would like to return them and receive a new pair. If this is not possible, could you please send my money back? I am attaching a photo of the receipt.\n\nI look forward to hearing from you.\n\nYours faithfully,\nAmir Haddad',
  },
  {
    type: 'opinion',
    level: 'A2',
    prompt: 'Is it better to live in a city or in the country?',
    text: 'I think that it is better to live in a city. First, there is always something to do. You can go to the cinema, visit a museum or meet friends in a café, and you do not need a car. Second, it is easier to find a job or a good school. Of course, the country is quieter and the air is cleaner. But I can go there by train at the weekend. For me, the city is the right place, because I like to have a lot of people around me.',
  },
  {
    type: 'opinion',
    level: 'B1',
    prompt: 'Should public transport be free for everybody?',
    text: 'Buses and trains are expensive in many cities, so some people believe that they should cost nothing. I agree with them, although not completely.\n\nThe main advantage is clear. If buses were free, more people would leave their cars at home. As a result, there would be less traffic and the air would be cleaner. Free transport would also help people who do not earn much.\n\nOn the other hand, somebody has to pay for it. If the town spends all its money on tickets, it may not be able to buy new buses, and the old ones will be full.\n\nIn conclusion, I think that transport should be free for students and for people with a low income, and cheap for all the others.',
  },
  {
    type: 'story',
    level: 'A2',
    prompt: 'Begin with: “I opened the door, and there was nobody there.”',
    text: 'I opened the door, and there was nobody there. But on the ground there was a small box with holes in the top. I looked left and right. The street was empty. Then I heard a noise from the box, so I opened it carefully. Two green eyes looked at me. It was a black kitten, and it was very hungry. I gave it some milk and fish. In the evening my neighbour, Mr Silva, knocked at the door. “Did you find her?” he asked. “She is for you. You always look so alone.” Since that day I have not been alone any more.',
  },
  {
    type: 'story',
    level: 'B1',
    prompt: 'A photograph falls out of a second-hand book. Who is in it?',
    text: 'I had bought the book for only one pound, so I was surprised when a photograph fell out of it. It showed a young woman who was standing in front of a bakery, and she was laughing. On the back somebody had written: “Rosa, Lisbon, 1974.”\n\nA year later I was in Lisbon with my sister. While we were looking for a place to have lunch, I suddenly stopped. There was the bakery, with the same blue door. An old woman was sitting behind the counter. I took the photograph out of my bag and put it down in front of her without a word.\n\nShe looked at it for a long time. “My husband gave me that book,” she said at last. “I thought I had lost them both.”',
  },
  {
    type: 'review',
    level: 'B1',
    prompt: 'Write a review of a concert or a show that you have been to.',
    text: 'Last month I went to a concert by a local band called The Night Ferry. It took place in an old factory, which was an unusual choice but a good one. The band played for almost two hours, and they mixed their well-known songs with some new ones. What I liked best was the singer, who has a warm voice and told a short story before each song. The only problem was the sound: at the back of the hall it was hard to understand the words. Even so, it was a wonderful evening. If you enjoy live music and do not mind standing, I would definitely recommend it.',
  },
  {
    type: 'description',
    level: 'A2',
    prompt: 'Describe a place where you feel happy.',
    text: 'My favourite place is the roof of our house. You have to climb a narrow ladder to get there. On the roof there are two old chairs and a lot of plants in pots, because my aunt loves flowers. From there you can see the whole town, the river and the mountains behind it. In the evening the sky is orange and pink, and the noise of the street is far away. I often go up there with a cup of tea and a book. When I sit on the roof, I forget my homework and all my problems.',
  },
  {
    type: 'report',
    level: 'B1',
    prompt: 'Your teacher wants to know how the library could be better. Write a report.',
    text: 'Introduction\nThe aim of this report is to describe how students use the school library and to suggest how it could be better. I spoke to twenty students from different classes.\n\nWhat students like\nMost of them said that the library is quiet and that the staff are helpful. They also like the large tables near the windows.\n\nProblems\nThe library closes at three o’clock, so many students cannot use it after their lessons. In addition, there are only four computers, and some of the books are very old.\n\nRecommendations\nI suggest that the library should stay open until five. It would also be useful to buy more computers and to ask students which new books they would like to read.',
  },
  {
    type: 'summary',
    level: 'A2',
    prompt: 'Summarise a film in eight sentences, but do not tell the end.',
    text: 'The film is about a girl called Mia who lives on an island. Her father is a fisherman, and her mother works in the only shop. One day a storm destroys all the boats, and the families lose their work. Mia finds a map in her grandfather’s room. It shows a cave on the other side of the island. She and her best friend decide to go there at night. On the way they have to cross a river and hide from a stranger. When they arrive at the cave, somebody is already inside.',
  },
];

/** A model of the same kind of text, at the writer's level or the nearest below. */
export function modelsFor(type: TaskType, level: Level): ModelText[] {
  const distance = (one: ModelText) => Math.abs(levels.indexOf(one.level) - levels.indexOf(level));
  return modelTexts.filter((one) => one.type === type).sort((a, b) => distance(a) - distance(b));
}
