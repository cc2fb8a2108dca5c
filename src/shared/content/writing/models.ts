import { type Level, levels } from '#shared/core/level';
import type { TaskType } from './task-types';

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
    level: 'A1',
    prompt: 'Invite a friend to your birthday party. Say when and where it is.',
    text: 'Hi Sam,\n\nMy birthday is on Saturday, and there is a party at my house at four o’clock. Can you come? There is pizza, ice cream and a big chocolate cake. We can listen to music and play games in the garden. My house is number 12 in Park Street, next to the supermarket.\n\nPlease tell me before Friday. I hope that you can come!\n\nSee you soon,\nNina',
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
    text: 'Dear Sir or Madam,\n\nI am writing about a pair of headphones that I ordered on your website on 3 May as a present for my brother. They arrived last Tuesday, and the box looked fine from the outside. However, when he tried them, there was no sound on the left side. We have used them with two different phones and charged them several times, as the instructions say, so the problem must be in the headphones themselves.\n\nI would like to return them and receive a new pair. If this is not possible, could you please send my money back? I am attaching a photo of the receipt to this e-mail.\n\nI look forward to hearing from you.\n\nYours faithfully,\nAmir Haddad',
  },
  {
    type: 'email',
    level: 'B2',
    prompt: 'Write to a hotel about a stay that was not as advertised, and say what you expect.',
    text: 'Dear Sir or Madam,\n\nI am writing with regard to my stay at the Harbour View Hotel from 6 to 9 June (booking number 4471). I had been looking forward to a quiet weekend by the sea, so I was all the more disappointed by what I found.\n\nAccording to your website, every room has a view of the harbour and the hotel is “a peaceful place to relax”. My room, however, looked out over a car park, and from seven in the morning it was impossible to sleep because of the building work next door. When I spoke to the receptionist, she was polite but could only offer me another pillow. The swimming pool, which was the main reason why I had chosen your hotel, turned out to be closed for repairs until July. None of this was mentioned when I booked.\n\nI understand that repairs are sometimes necessary. Nevertheless, guests should be told about them in advance so that they can decide whether to come. Under the circumstances, I would appreciate a refund of at least half of the price that I paid. I would also suggest that you update the information on your website as soon as possible.\n\nI look forward to hearing from you within the next two weeks.\n\nYours faithfully,\nHelena Novak',
  },
  {
    type: 'opinion',
    level: 'A1',
    prompt: 'Are dogs or cats better pets? Say why.',
    text: 'I think that dogs are better pets. They are friendly and funny, and they like people. When you are sad, your dog comes and sits next to you. You can play with a dog in the park, and you can go for long walks. Cats are beautiful and quiet, but they often sleep all day. I have a small brown dog. Her name is Coco, and she is my best friend.',
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
    type: 'opinion',
    level: 'B2',
    prompt: 'Should cities ban private cars from their centres?',
    text: 'In recent years, more and more cities have closed their centres to private cars. Many drivers are angry about such plans, yet I am convinced that in most places they are right.\n\nThe strongest argument is health. Traffic is one of the main causes of dirty air, and those who suffer most are children and old people, few of whom drive. Where cars have disappeared, people walk more, cafés put tables in the street and it is possible to hold a conversation without shouting. What is more, a street that belongs to everybody is safer than one that belongs to machines.\n\nCritics argue that shops will lose their customers. Admittedly, this can happen if a ban is introduced overnight. However, people who come on foot or by bicycle tend to stop more often than those who have to look for a place to park. A more serious objection concerns people who cannot walk far and workers who have to carry heavy tools. For them there must be exceptions, as well as cheap buses that run late into the evening.\n\nOn balance, I believe that cities should keep private cars out of their centres, provided that they offer a good alternative. A ban should be the last step of such a plan, not the first.',
  },
  {
    type: 'story',
    level: 'A1',
    prompt: 'Two friends find a map in an old book.',
    text: 'Ben and Mia were in the library. In an old book they found a map of their town. There was a red cross next to the river. They ran to the place and looked under a big tree. There was a box! In the box there was a letter: “Hello! We are Ana and Leo. We are ten years old. Please be our friends!” The letter was fifty years old. Then Mia laughed. “My grandmother’s name is Ana!”',
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
    type: 'story',
    level: 'B2',
    prompt: 'Write about an object that is passed on through three owners.',
    text: 'The umbrella was dark green, with a wooden handle in the shape of a duck’s head. Walter bought it in Vienna in 1968, on the morning before he asked Irene to marry him. It did not rain, but he held on to the duck all through dinner. She said yes, and for forty years the umbrella hung behind their door.\n\nAfter Walter’s death, Irene could not bear to look at it. One wet afternoon she left it on the number 12 tram, not quite by accident. It was found by Samir, a student who had been in the city for only three weeks and owned neither an umbrella nor a warm coat. He meant to hand it in. However, the office was closed, the rain was pouring down, and by the time the sun came out he had begun to think of the duck as his only friend.\n\nYears later Samir, by now a doctor, was called to an elderly patient who had fallen on the stairs. As he put his things down in the hall, she stared at the umbrella without a word. “I found it on a tram,” he admitted. “I have always wanted to give it back.”\n\nIrene ran one finger along the wooden head. Then she smiled. “Keep it,” she said. “But on Sundays you may bring it here for coffee.”',
  },
  {
    type: 'review',
    level: 'A1',
    prompt: 'Write about a café in your town. What can you eat there?',
    text: 'My favourite café is The Blue Cup. It is in a small street near the station. You can eat cakes, sandwiches and soup there. The apple cake is very good, and it is not expensive. I always drink hot chocolate. The people who work there are nice, and there is a cat on the chair next to the window. The café is not very big, so on Sundays there are no free tables. Go there on a Monday!',
  },
  {
    type: 'review',
    level: 'A2',
    prompt: 'Write a review of a museum that you visited with your class.',
    text: 'Last month I visited the Museum of Transport with my class. It is in an old station in the north of the city. There are trains, buses and bikes from the last hundred years. The best thing was an old bus, because you could sit in the driver’s seat and press all the buttons. Our guide was very funny, and she told us a lot of stories. I did not like the room with the maps so much. There was too much to read, and the letters were very small. The ticket for students was only three euros. You should go there if you like old machines, but take something to eat with you, because there is no café.',
  },
  {
    type: 'review',
    level: 'B1',
    prompt: 'Write a review of a concert or a show that you have been to.',
    text: 'Last month I went to a concert by a local band called The Night Ferry. It took place in an old factory, which was an unusual choice but a good one. The band played for almost two hours, and they mixed their well-known songs with some new ones. What I liked best was the singer, who has a warm voice and told a short story before each song. The only problem was the sound: at the back of the hall, where we were standing, it was hard to understand the words. Even so, it was a wonderful evening, and fifteen pounds was a fair price for the ticket. If you enjoy live music and do not mind standing, I would definitely recommend it.',
  },
  {
    type: 'review',
    level: 'B2',
    prompt: 'Write a review of a podcast, and say who will enjoy it and who will not.',
    text: 'In each episode of “Lost Property”, the presenter, Dana Okafor, takes one object from the lost property office of a railway company and tries to find out whose it was. It sounds like an idea that could hardly fill ten minutes. Instead, it has turned into one of the most moving podcasts that I have heard for years.\n\nWhat sets it apart is its patience. Dana never makes fun of the people she talks to, and she is not afraid of silence. In the episode about a wedding dress, for instance, a woman needs almost a minute to answer a simple question, and that minute says more than any comment could. The sound is excellent as well: you can hear the noise of the station, the rain on the roof and the drawers being opened.\n\nIts one weakness is its length. Some episodes last well over an hour, and the middle part, in which experts explain how old the object is, could be shorter. Listeners who expect a crime story with a clear solution will also be disappointed, since about half of the objects never find their owners.\n\nOn the other hand, anyone who enjoys slow stories and is curious about strangers will find it hard to stop. I began it on the way to work, and I missed my station twice.',
  },
  {
    type: 'report',
    level: 'A1',
    prompt: 'Ask three people what they eat for breakfast. Write down what they say.',
    text: 'Breakfast in my family\nI asked three people about their breakfast.\n\nMy mother\nShe drinks coffee and eats bread with cheese. She has breakfast at six o’clock.\n\nMy brother\nHe eats two eggs and drinks a lot of milk, because he is always hungry in the morning.\n\nMy grandfather\nHe drinks green tea and eats rice and fish.\n\nWhat I think\nThey all eat different things, but nobody eats fruit. We should buy some apples!',
  },
  {
    type: 'report',
    level: 'A2',
    prompt: 'Ask your class how they come to school, and report what you found out.',
    text: 'How we come to school\nThis report is about our way to school. I asked all twenty-four students in my class.\n\nResults\nMost students, fourteen of them, come by bus. Some of them need more than half an hour. Six students walk, because they live near the school. Three students ride a bike, but only in summer. One boy comes by car with his mother, who is a teacher here.\n\nProblems\nThe buses are often full and sometimes late. There is also no safe place for bikes.\n\nIdeas\nThe bus company should send one more bus at half past seven. Our school should build a place for bikes with a roof. Then more students will come by bike.',
  },
  {
    type: 'report',
    level: 'B1',
    prompt: 'Your teacher wants to know how the library could be better. Write a report.',
    text: 'Introduction\nThe aim of this report is to describe how students use the school library and to suggest how it could be better. I spoke to twenty students from different classes.\n\nWhat students like\nMost of them said that the library is quiet and that the staff are helpful. They also like the large tables near the windows.\n\nProblems\nThe library closes at three o’clock, so many students cannot use it after their lessons. In addition, there are only four computers, and some of the books are very old.\n\nRecommendations\nI suggest that the library should stay open until five. It would also be useful to buy more computers and to ask students which new books they would like to read.',
  },
  {
    type: 'report',
    level: 'B2',
    prompt: 'Report on the results of a survey about part-time work among students.',
    text: 'Introduction\nThis report presents the results of a survey about part-time work. Its findings are based on the answers of 120 students between the ages of 16 and 19, who filled in a questionnaire in March.\n\nWho works, and how much\nJust over a third of the students have a part-time job during term. The majority work in shops, restaurants or sports clubs, usually at weekends. On average they spend nine hours a week at work, although one in ten works for more than fifteen.\n\nReasons\nNot surprisingly, most of them mentioned money first. However, almost half of them said that gaining experience was just as important, and several added that they enjoyed being taken seriously by adults.\n\nEffects on school\nThose who work for fewer than ten hours a week do not seem to have lower marks than other students. Above that limit, by contrast, two thirds admitted that they often felt too tired to concentrate, and some had missed lessons.\n\nConclusion and recommendations\nThe results suggest that a small job does no harm and may even be useful, whereas long hours tend to have a negative effect. It is therefore recommended that the school should inform students about this before they accept a job. In addition, teachers could announce tests at least three weeks in advance, so that students are able to plan their hours.',
  },
  {
    type: 'description',
    level: 'A1',
    prompt: 'Describe the street where you live.',
    text: 'I live in Green Street. It is long and quiet. There are tall trees on the left and small white houses on the right. Our house has a red door. Next to it there is a little shop, and an old man sells fruit and newspapers there. In the morning I hear the birds and the school bus. In the afternoon children play football in the street, and my neighbour’s dog runs after the ball. I like my street.',
  },
  {
    type: 'description',
    level: 'A2',
    prompt: 'Describe a place where you feel happy.',
    text: 'My favourite place is the roof of our house. You have to climb a narrow ladder to get there. On the roof there are two old chairs and a lot of plants in pots, because my aunt loves flowers. From there you can see the whole town, the river and the mountains behind it. In the evening the sky is orange and pink, and the noise of the street is far away. I often go up there with a cup of tea and a book. When I sit on the roof, I forget my homework and all my problems.',
  },
  {
    type: 'description',
    level: 'B1',
    prompt: 'Describe the view from a window at two times of the day.',
    text: 'My desk stands in front of a window on the fourth floor, so I know the square below it very well.\n\nAt six in the morning it is almost empty. The sky behind the church is grey and pink, and the street lights are still on. A man is opening the bakery, and the smell of fresh bread comes up to my room. In the distance you can hear the first tram. A cat is crossing the square slowly, as if it belonged to her.\n\nTwelve hours later it is a completely different place. The tables outside the cafés are full, children are running after the birds, and somebody is playing the guitar under the tree in the middle. The windows of the houses opposite shine like gold in the evening sun. Only the cat has not changed. She is lying on the roof of a car, and she looks down on all the noise.\n\nI like both views, but the early one is my favourite, because then the square belongs to the cat and me.',
  },
  {
    type: 'description',
    level: 'B2',
    prompt: 'Describe a street at the moment when the shops open.',
    text: 'At five to nine, Mill Lane is holding its breath. The night’s rain has left small pools between the stones, and in each of them hangs a piece of grey sky. Apart from a van with its engine running, there is not a sound.\n\nThen the first metal shutter goes up with a noise like thunder, and as if at a signal the whole street wakes up. The greengrocer, already in his apron, builds a tower of oranges so perfect that it seems a pity to buy one. Next door, the smell of warm bread drifts out of the bakery and catches those who had meant to walk past. A girl in a school uniform presses her nose against the glass, counts her coins and goes in. Opposite, the owner of the bookshop carries out the same box of second-hand novels that she carried in last night, and wipes the dust off the one on top.\n\nWithin minutes, the silence has been replaced by footsteps, bicycle bells and half a dozen different conversations about the weather. Only old Mr Brandt, on his folding chair outside the clock shop, does not hurry. He watches the hands above his door reach nine, nods as though he had arranged it all himself, and turns the sign from Closed to Open.',
  },
  {
    type: 'summary',
    level: 'A1',
    prompt: 'Tell a story that you know in five sentences.',
    text: 'This is an old story about a hungry fox. One day he sees some beautiful red grapes on a wall. He jumps and jumps, but he cannot get them. Then he is very tired and very angry. He goes home and says, “I don’t want them, because they are not sweet!”',
  },
  {
    type: 'summary',
    level: 'A2',
    prompt: 'Summarise a film in eight sentences, but do not tell the end.',
    text: 'The film is about a girl called Mia who lives on an island. Her father is a fisherman, and her mother works in the only shop. One day a storm destroys all the boats, and the families lose their work. Mia finds a map in her grandfather’s room. It shows a cave on the other side of the island. She and her best friend decide to go there at night. On the way they have to cross a river and hide from a stranger. When they arrive at the cave, somebody is already inside.',
  },
  {
    type: 'summary',
    level: 'B1',
    prompt: 'Summarise how something works, for somebody who has never used it.',
    text: 'A video on our city’s website explains how the yellow public bikes work. Anybody over sixteen can use them. First you have to download an app and register with your name and a bank card. The app shows you the nearest station on a map. When you scan the code on a bike, the lock opens and your journey begins. The first thirty minutes are free; after that you pay one euro for each half hour. When you have finished, you must return the bike to one of the stations and wait until the light turns green. If you forget this, you will have to pay for the whole night.',
  },
  {
    type: 'summary',
    level: 'B2',
    prompt: 'Summarise the arguments for and against a plan in your town.',
    text: 'The town council intends to turn the old paper factory into flats, and an article in the local newspaper sets out both sides of the debate. Those in favour point out that rents have risen by a third within five years and that the building has been empty for a decade. In their view, two hundred new flats would reduce the pressure without using up any green space. Opponents do not object to new homes as such, but they doubt whether ordinary families will be able to afford them, since only one flat in ten is to be let at a lower price. They also fear that the narrow road along the river cannot cope with the additional traffic. The council will vote on the plan in October, once the residents have been consulted.',
  },
];

/** How others wrote the same kind of text: at the writer's level first, then at the levels around it. */
export function modelsFor(type: TaskType, level: Level): ModelText[] {
  const distance = (one: ModelText) => Math.abs(levels.indexOf(one.level) - levels.indexOf(level));
  return modelTexts.filter((one) => one.type === type).sort((a, b) => distance(a) - distance(b));
}
