import { type AuthoredText, choose, trueOrFalse, write } from './text';

export const texts: readonly AuthoredText[] = [
  {
    id: 'a1-fruit-table',
    title: 'The fruit table',
    level: 'A1',
    topic: 'shopping',
    kind: 'text',
    text: `Lucía is twelve. She lives in Oaxaca, a city in Mexico. Her aunt Rosa has got a table at the market and sells fruit there. On Saturdays Lucía helps her.

They start at six o’clock in the morning. Lucía puts the mangoes in front because they are her favourite colour. Her aunt writes the prices on small cards.

Lucía is good at maths, so she takes the money. She never makes a mistake! At two o’clock they are tired and hungry. They sit under the table, where it is not so hot, and eat the fruit that nobody wants to buy. It isn’t beautiful, but it is very sweet.`,
    questions: [
      choose(
        'When does Lucía help her aunt?',
        'on Saturdays',
        [
          ['every day', 'The market may be open every day, but the text names one day for Lucía.'],
          ['on Sundays', 'Sunday is part of the weekend too, but it is not the day in the text.'],
          ['after school', 'She works in the morning, not after lessons.'],
        ],
        'The text says: “On Saturdays Lucía helps her.”',
      ),
      choose(
        'Why does Lucía take the money?',
        'She is good at maths.',
        [
          ['She is very strong.', 'That helps with boxes of fruit, but the text does not say it.'],
          ['She writes the prices.', 'Her aunt does that, not Lucía.'],
          ['She likes the colour.', 'The colour is why the mangoes are in front.'],
        ],
        'The text says: “Lucía is good at maths, so she takes the money.”',
      ),
      trueOrFalse(
        'Lucía’s aunt writes the prices.',
        true,
        'The text says: “Her aunt writes the prices on small cards.”',
      ),
      write(
        'Which fruit does Lucía put in front?',
        ['mangoes', 'the mangoes', 'mangos', 'the mangos', 'mango'],
        'The text says: “Lucía puts the mangoes in front”.',
      ),
      trueOrFalse(
        'At two o’clock they eat the most beautiful fruit.',
        false,
        'They eat “the fruit that nobody wants to buy”, and “It isn’t beautiful”.',
      ),
      choose(
        'Which is another good title for the text?',
        'A busy Saturday morning',
        [
          ['A boring day in the city', 'They work all morning; nothing says that Lucía is bored.'],
          ['My favourite maths lesson', 'Lucía is good at maths, but she is at the market.'],
          ['How to cook with mangoes', 'They sell mangoes and do not cook with them.'],
        ],
        'It is about a Saturday: “They start at six o’clock in the morning”, and at two “they are tired and hungry”.',
      ),
    ],
  },
  {
    id: 'a1-five-in-a-flat',
    title: 'Five people, two rooms',
    level: 'A1',
    topic: 'home',
    kind: 'text',
    text: `I’m Kit and I live in Hong Kong. Our flat is on the twenty-first floor. It is very small. There are two rooms, a kitchen and a bathroom, and there are five of us: my two mums, my two brothers and me.

My brothers and I sleep in one room. Our beds are one over the other, and mine is at the top. From my little window I can see a thousand lights and the boats on the water.

We haven’t got a garden, but there are tables and flowers on the roof of our building. In the evening we play cards there with our neighbours. I always win!`,
    questions: [
      write(
        'How many rooms are there, with the kitchen and the bathroom?',
        ['four', '4', 'four rooms', '4 rooms'],
        '“There are two rooms, a kitchen and a bathroom”: that is four.',
      ),
      choose(
        'Where does Kit sleep?',
        'in the top bed',
        [
          ['on the roof', 'The roof is where they play cards.'],
          ['in the kitchen', 'There is a kitchen, but nobody sleeps in it in the text.'],
          ['next to Kit’s mums', 'Kit sleeps in one room with the two brothers.'],
        ],
        'Kit says of the beds: “mine is at the top”.',
      ),
      trueOrFalse(
        'Kit can see boats from the bed.',
        true,
        '“From my little window I can see a thousand lights and the boats on the water.”',
      ),
      trueOrFalse(
        'The family has got a small garden.',
        false,
        '“We haven’t got a garden”. The flowers are on the roof.',
      ),
      choose(
        'What do people do on the roof in the evening?',
        'They play a game.',
        [
          ['They have dinner.', 'There are tables, but the text does not speak of dinner.'],
          ['They look at boats.', 'Kit does that from the bed.'],
          ['They buy flowers.', 'There are flowers on the roof, but nobody buys them.'],
        ],
        '“In the evening we play cards there with our neighbours.”',
      ),
      choose(
        'What does Kit think of the flat?',
        'It is small, but Kit likes it.',
        [
          ['It is big and very beautiful.', 'Kit says that the flat “is very small”.'],
          [
            'It is small, so Kit is sad.',
            'It is small, but Kit talks about nice things: the lights, the boats and the cards.',
          ],
          ['It is nice, but not very high.', 'The flat is very high: it is on the twenty-first floor.'],
        ],
        'Kit says “It is very small”, but then talks about the “thousand lights” and the cards: “I always win!”',
      ),
    ],
  },
  {
    id: 'a1-bus-forty',
    title: 'The singing bus driver',
    level: 'A1',
    topic: 'work',
    kind: 'text',
    text: `Adwoa is a bus driver in Kumasi, in Ghana. Her bus is number 40. It is old and green, and it goes from the station to the hospital.

Adwoa starts work at five in the morning. The first people on her bus are nurses and cleaners. They are tired and they don’t talk, so Adwoa sings for them. Her voice is strong and warm. After ten minutes everyone is smiling, and some of them are singing, too.

There are new buses in the city. They are fast and have got good seats. But the nurses always wait for number 40. “Why?” asks her boss. Adwoa laughs. “I don’t know!”`,
    questions: [
      choose(
        'What is Adwoa’s bus like?',
        'It is old and green.',
        [
          ['It is new and fast.', 'The other buses in the city are new and fast.'],
          ['It is old and blue.', 'It is old, but it has got another colour.'],
          ['It is new and green.', 'It is green, but it is not new.'],
        ],
        'The text says of the bus: “It is old and green”.',
      ),
      write(
        'Where does the bus go from the station?',
        ['the hospital', 'to the hospital', 'hospital', 'to hospital'],
        '“it goes from the station to the hospital”',
      ),
      trueOrFalse('The first people on the bus talk a lot.', false, '“They are tired and they don’t talk”.'),
      trueOrFalse('Some people on the bus sing with Adwoa.', true, '“some of them are singing, too”'),
      choose(
        'Why do the nurses wait for number 40?',
        'They like Adwoa’s songs.',
        [
          ['It has got good seats.', 'The new buses have got good seats.'],
          ['It is cheap and fast.', 'The new buses are fast; the text does not talk about money.'],
          ['There is no other bus.', '“There are new buses in the city.”'],
        ],
        'She “sings for them”, and “After ten minutes everyone is smiling”.',
      ),
    ],
  },
  {
    id: 'a1-three-legs',
    title: 'A dog called Trio',
    level: 'A1',
    topic: 'animals',
    kind: 'text',
    text: `Trio is a small brown dog. He lives with Mr Costa in Porto, near the river. Trio has got three legs, but he can run and swim very well. He can’t go up the stairs, so Mr Costa carries him.

Mr Costa is seventy-eight and he walks slowly. Every morning he goes to the shop for bread and a newspaper. Trio goes with him, and he carries the newspaper home in his mouth. Sometimes it is a little wet!

The children in the street love Trio. “Is he sad because he has only got three legs?” a girl asks. “No,” says Mr Costa. “Look at his tail!”`,
    questions: [
      choose(
        'What can’t Trio do?',
        'go up the stairs',
        [
          ['swim in the river', 'He lives near a river and “he can run and swim very well”.'],
          ['walk to the shop', 'He goes to the shop with Mr Costa every morning.'],
          ['run in the street', 'He has got three legs, but he can run very well.'],
        ],
        '“He can’t go up the stairs, so Mr Costa carries him.”',
      ),
      trueOrFalse('Mr Costa goes to the shop every morning.', true, '“Every morning he goes to the shop”.'),
      write(
        'What does Trio carry home?',
        ['a newspaper', 'the newspaper', 'newspaper', 'Mr Costa’s newspaper', 'his newspaper'],
        '“he carries the newspaper home in his mouth”',
      ),
      trueOrFalse('Mr Costa can walk fast.', false, '“Mr Costa is seventy-eight and he walks slowly.”'),
      choose(
        'What does Mr Costa want to say with “Look at his tail!”?',
        'Trio is a happy dog.',
        [
          ['Trio’s tail is wet.', 'The newspaper is sometimes wet; the girl asks about feelings.'],
          ['Trio has got no tail.', 'There is a tail to look at.'],
          ['Trio is a little sad.', 'Mr Costa answers “No” when the girl asks this.'],
        ],
        'The girl asks “Is he sad”, and Mr Costa says “No”. A dog shows with its tail that it is happy.',
      ),
    ],
  },
  {
    id: 'a1-wheelchair-team',
    title: 'Emre and the Lions',
    level: 'A1',
    topic: 'sport',
    kind: 'text',
    text: `Emre is fifteen and he lives in Ankara. He uses a wheelchair, and he plays basketball in a team, the Lions. There are nine players: five boys and four girls.

The team meets on Tuesdays and Fridays at the sports centre. Emre’s best friend Defne doesn’t use a wheelchair. She wants to learn, and she plays in a chair too. “It’s very difficult,” she says. “You play with your hands and you drive with your hands!”

On Sunday there was a game against a team from Izmir. The Lions were not lucky. But they are not sad. They have got new red shirts, and next month they can try again.`,
    questions: [
      write(
        'How many players are there in the Lions?',
        ['nine', '9', 'nine players', '9 players'],
        '“There are nine players: five boys and four girls.”',
      ),
      choose(
        'When does the team meet?',
        'on Tuesdays and Fridays',
        [
          ['on Fridays and Sundays', 'There was one game on a Sunday, but the team meets on Tuesdays, too.'],
          ['on Mondays and Fridays', 'Friday is right, but the other day is not Monday.'],
          ['on Tuesdays and Sundays', 'Tuesday is right; the game was on Sunday.'],
        ],
        '“The team meets on Tuesdays and Fridays”.',
      ),
      trueOrFalse(
        'Defne always uses a wheelchair.',
        false,
        '“Emre’s best friend Defne doesn’t use a wheelchair.” She only plays in a chair.',
      ),
      choose(
        'What is difficult for Defne?',
        'She does two things with her hands.',
        [
          ['She plays with boys in her team.', 'There are boys and girls in the team, but this is not her problem.'],
          ['She is the only girl in the team.', 'There are four girls in the team.'],
          ['She can’t be there on Tuesdays.', 'The text says nothing about this.'],
        ],
        'Defne says: “You play with your hands and you drive with your hands!”',
      ),
      choose(
        'Who was better in the game on Sunday?',
        'the team from Izmir',
        [
          ['the team from Ankara', 'Emre and the Lions are from Ankara, and “The Lions were not lucky.”'],
          ['the team with red shirts', 'The Lions have got red shirts, and they were not lucky.'],
          ['the team with nine players', 'The Lions are nine, and they were not lucky.'],
        ],
        'There was “a game against a team from Izmir. The Lions were not lucky.”',
      ),
      trueOrFalse('The Lions want to play again next month.', true, '“next month they can try again”'),
    ],
  },
  {
    id: 'a1-school-boat',
    title: 'By boat to school',
    level: 'A1',
    topic: 'travel',
    kind: 'text',
    text: `Linh and her brother Nam live in the south of Vietnam. There are many rivers there and not many roads. So there is no school bus. There is a school boat!

The boat is blue. It comes to their house at half past six. Mrs Hoa, the driver, knows all the children and their birthdays. It is a slow boat, and the trip takes forty minutes.

Some children do their homework on the boat, but Nam always sleeps. Linh sits at the front and looks for birds. She writes their names in a little notebook. There are thirty-two birds in her book. Today she wants to find one more.`,
    questions: [
      choose(
        'Why is there a school boat?',
        'There are not many roads.',
        [
          ['The bus is too expensive.', 'There is no bus; the text does not talk about money.'],
          ['The school is on an island.', 'There are rivers, but the text does not speak of an island.'],
          ['The children love rivers.', 'Maybe they do, but this is not why there is a boat.'],
        ],
        '“There are many rivers there and not many roads.”',
      ),
      write(
        'What time does the boat come?',
        [
          'half past six',
          'at half past six',
          '6:30',
          '6.30',
          'at 6:30',
          'at 6.30',
          'six thirty',
          'at six thirty',
          '6:30 am',
          '6.30 am',
          '06:30',
          'at 6:30 am',
          'half past 6',
        ],
        '“It comes to their house at half past six.”',
      ),
      trueOrFalse('The driver knows the children well.', true, 'Mrs Hoa “knows all the children and their birthdays”.'),
      trueOrFalse(
        'Nam does his homework on the boat.',
        false,
        '“Some children do their homework on the boat, but Nam always sleeps.”',
      ),
      choose(
        'What does Linh write in her notebook?',
        'names of birds',
        [
          ['her homework', 'Some other children do that on the boat.'],
          ['stories of rivers', 'The text talks about rivers, but not about stories.'],
          ['friends’ birthdays', 'Mrs Hoa knows the birthdays.'],
        ],
        'Linh “looks for birds. She writes their names in a little notebook.”',
      ),
      choose(
        'How does Linh feel about the trip?',
        'She enjoys it.',
        [
          ['She is bored.', 'The boat is slow, but Linh is busy with her birds.'],
          ['She is afraid.', 'She sits at the front, and nothing makes her afraid.'],
          ['She is tired.', 'Nam is the one who sleeps.'],
        ],
        'She has got a hobby on the boat, and “Today she wants to find one more” bird.',
      ),
    ],
  },
  {
    id: 'a1-no-sun',
    title: 'Waiting for the sun',
    level: 'A1',
    topic: 'nature',
    kind: 'text',
    text: `In Tromsø, in the north of Norway, there is no sun in December. It is night in the morning and night in the afternoon. “But it isn’t black,” says Ingrid, who is ten. “The sky is blue and pink at noon, and the snow is white. Sometimes there are green lights in the sky!”

Ingrid goes to school on her skis. There is a lamp on her hat. After school she and her friend Yusuf make animals from snow: bears, dogs and crocodiles.

In January the sun comes back. All the children go outside and look. And then they eat sun cakes, which are round and yellow.`,
    questions: [
      choose(
        'What colour is the sky at noon in December?',
        'blue and pink',
        [
          ['white and blue', 'The snow is white, not the sky.'],
          ['black and green', 'Ingrid says: “But it isn’t black”.'],
          ['pink and yellow', 'The sky is pink, but only the cakes are yellow.'],
        ],
        '“The sky is blue and pink at noon”.',
      ),
      write(
        'What has Ingrid got on her hat?',
        ['a lamp', 'lamp', 'the lamp', 'one lamp'],
        '“There is a lamp on her hat.”',
      ),
      trueOrFalse('Ingrid goes to school by bus.', false, '“Ingrid goes to school on her skis.”'),
      trueOrFalse(
        'Ingrid and Yusuf make animals from snow.',
        true,
        '“she and her friend Yusuf make animals from snow”',
      ),
      choose(
        'Why are the cakes round and yellow?',
        'They look like the sun.',
        [
          ['They look like snow.', 'Snow is white.'],
          ['They are for Ingrid.', 'All the children eat them, not only Ingrid.'],
          ['They are full of lemon.', 'Lemons are yellow, but there are none in the text.'],
        ],
        'The children eat “sun cakes” when “the sun comes back”.',
      ),
      choose(
        'What does Ingrid think about December?',
        'It is beautiful.',
        [
          ['It is boring.', 'She goes out on her skis and makes animals with a friend.'],
          ['It is too cold.', 'There is snow, but Ingrid does not say this.'],
          ['It is too long.', 'All are happy when the sun is back, but Ingrid does not say this.'],
        ],
        'She says: “it isn’t black”, and talks about a “blue and pink” sky and “green lights”.',
      ),
    ],
  },
  {
    id: 'a1-red-soup',
    title: 'Grandad’s red soup',
    level: 'A1',
    topic: 'food',
    kind: 'text',
    text: `My grandad can’t see, but he is the best cook in our family. In his kitchen everything has got its place. The salt is on the left, the sugar is on the right, and the big spoon is by the window.

On Fridays we make red soup together. I wash the vegetables and he cuts them. He can smell when the soup is ready. “Two more minutes,” he says, and he is always right.

Last Friday I was careless. The sugar was on the left and the salt was on the right. The soup was very sweet. Grandad was not angry. “Now we have got a dessert!” he said.`,
    questions: [
      write(
        'Where is the big spoon?',
        ['by the window', 'window', 'the window', 'near the window', 'next to the window', 'at the window'],
        '“the big spoon is by the window”',
      ),
      choose(
        'Who cuts the vegetables?',
        'Grandad',
        [
          ['the writer', 'The writer washes the vegetables.'],
          ['nobody', 'Somebody has to cut them: they go in the soup.'],
          ['the family', 'Only two people cook the soup.'],
        ],
        '“I wash the vegetables and he cuts them.”',
      ),
      choose(
        'How does Grandad know that the soup is ready?',
        'He can smell it.',
        [
          ['He can see it.', '“My grandad can’t see”.'],
          ['He can hear it.', 'The text does not say that he hears it.'],
          ['He has got a clock.', 'He says “Two more minutes”, but he uses no clock in the text.'],
        ],
        '“He can smell when the soup is ready.”',
      ),
      trueOrFalse('They make the soup on Fridays.', true, '“On Fridays we make red soup together.”'),
      trueOrFalse('Grandad was angry about the sweet soup.', false, '“Grandad was not angry.”'),
      choose(
        'What was in the soup last Friday?',
        'sugar, but no salt',
        [
          ['salt, but no sugar', 'Then the soup is not sweet.'],
          ['vegetables, but no sugar', 'The soup “was very sweet”, so there was sugar in it.'],
          ['no sugar and no salt', 'The soup “was very sweet”, so there was sugar in it.'],
        ],
        'Grandad takes the salt from the left. But “The sugar was on the left”, and so “the soup was very sweet”.',
      ),
    ],
  },
  {
    id: 'a1-yellow-coat',
    title: 'The yellow coat',
    level: 'A1',
    topic: 'clothes',
    kind: 'text',
    text: `There is a yellow coat in the hall of the Murray family in Glasgow. It is twelve years old. First it was Isla’s coat. Then it was too small for her, and it was Callum’s. After Callum, it was their cousin Priya’s coat. Now little Finn wears it. He is four.

The coat isn’t new, but it is warm and it has got six pockets. There is always something in them: a stone, a pencil, half a biscuit. Today Finn has got a very old letter in his hand. “Dear next person,” he reads with his mum. “This is a lucky coat. Love, Isla.”`,
    questions: [
      choose(
        'Whose coat was it first?',
        'Isla’s',
        [
          ['Finn’s', 'Finn wears it now; he is the last one.'],
          ['Priya’s', 'Priya’s turn was after Callum.'],
          ['Callum’s', 'It was Callum’s coat after it was too small for Isla.'],
        ],
        '“First it was Isla’s coat.”',
      ),
      trueOrFalse('Priya is Isla’s sister.', false, 'Priya is “their cousin”.'),
      trueOrFalse(
        'The letter is for Isla.',
        false,
        'The letter is from Isla: “Love, Isla.” It begins “Dear next person”.',
      ),
      write(
        'How many children had the coat before Finn?',
        ['three', '3', 'three children', '3 children'],
        'First it was “Isla’s coat”, then “it was Callum’s”, and then it was “Priya’s coat”.',
      ),
      choose(
        'What does Isla think of the coat?',
        'It is a very good coat.',
        [
          ['It is not warm at all.', 'The text says that “it is warm”.'],
          ['It is too old for Finn.', 'It is old, but Isla’s letter is from the time before Finn.'],
          ['It is only for Callum.', 'Her letter is for the “next person”, and that can be anyone.'],
        ],
        'She writes with love to the next person: “This is a lucky coat.”',
      ),
      trueOrFalse(
        'Finn has got an old coat from his family.',
        true,
        '“It is twelve years old”, and “Now little Finn wears it.”',
      ),
    ],
  },
  {
    id: 'a1-sunday-call',
    title: 'Sunday at eight',
    level: 'A1',
    topic: 'people',
    kind: 'text',
    text: `Jun is nine. He lives with his dad, his grandmother and his little sister in Cebu, in the Philippines. His mum works as a nurse in Dubai. She comes home every August.

On Sundays at eight in the evening, the family sits on the sofa with the tablet. Then Mum calls. In Dubai it is only four o’clock in the afternoon!

Jun shows her his pictures, and his sister sings a song. Grandma always asks, “Are you eating well?” Dad doesn’t say much. He holds the tablet and smiles all the time. At nine they say good night. “Sixty-two more days!” says Jun.`,
    questions: [
      choose(
        'Where does Jun’s mum work?',
        'in Dubai',
        [
          ['in Cebu', 'Jun lives there with his dad, his sister and his grandmother.'],
          ['in a school', 'She is a nurse, not a teacher.'],
          ['at her home', 'She comes home only in August.'],
        ],
        '“his mum works as a nurse in Dubai”',
      ),
      write('What is her job?', ['nurse', 'a nurse', 'she is a nurse', 'she’s a nurse'], '“his mum works as a nurse”'),
      trueOrFalse(
        'It is four o’clock in Cebu when Mum calls.',
        false,
        'In Cebu it is eight in the evening: “In Dubai it is only four o’clock in the afternoon!”',
      ),
      trueOrFalse(
        'The call is an hour long.',
        true,
        'They sit down “at eight in the evening”, and “At nine they say good night.”',
      ),
      choose(
        'What does Dad do in the call?',
        'He smiles and holds the tablet.',
        [
          ['He talks about his pictures.', 'Jun shows his pictures.'],
          ['He sings a song for his wife.', 'Jun’s sister sings a song.'],
          ['He asks questions about food.', 'Grandma asks, “Are you eating well?”'],
        ],
        '“He holds the tablet and smiles all the time.”',
      ),
      choose(
        'Why does Jun say, “Sixty-two more days”?',
        'Then his mum comes home.',
        [
          ['Then it is his birthday.', 'The text does not talk about his birthday.'],
          ['Then his mum calls again.', 'She calls every Sunday.'],
          ['Then he goes to Dubai.', 'His mum comes home; the text does not say that Jun travels.'],
        ],
        '“She comes home every August.” Jun knows how many days he has to wait.',
      ),
    ],
  },
];
