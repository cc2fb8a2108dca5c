import { type AuthoredText, choose, trueOrFalse, write } from './text';

export const dialogues: readonly AuthoredText[] = [
  {
    id: 'a1-new-classmate',
    title: 'The new classmate',
    level: 'A1',
    topic: 'school',
    kind: 'dialogue',
    text: `A: Hello! Are you new here?
B: Yes, I am. It’s my first day. I’m Tomasz.
A: Hi, Tomasz. I’m Amina. How do you spell your name?
B: T, O, M, A, S, Z. My friends call me Tomek.
A: OK, Tomek. What’s your next lesson?
B: Maths, in room 15. But I can’t find it.
A: Room 15 is upstairs, and I’ve got maths now too.
B: Great! Is the teacher nice?
A: Mr Diallo? Yes, he’s very funny. But he gives us a lot of homework.
B: Oh no! I’m bad at maths.
A: Don’t worry. I like it. Sit next to me.
B: Thanks, Amina!`,
    questions: [
      write(
        'What do Tomasz’s friends call him?',
        ['Tomek', 'they call him Tomek'],
        'He says: “My friends call me Tomek.”',
      ),
      choose(
        'What can’t Tomasz find?',
        'his classroom',
        [
          ['his teacher', 'He asks about the teacher, but he looks for room 15.'],
          ['his maths book', 'They talk about maths, but not about a book.'],
          ['his old school', 'He is new here, but he does not talk about his old school.'],
        ],
        'He says: “Maths, in room 15. But I can’t find it.”',
      ),
      trueOrFalse('Amina and Tomasz have got the same lesson now.', true, 'Amina says: “I’ve got maths now too.”'),
      trueOrFalse('Mr Diallo doesn’t give homework.', false, 'Amina says: “he gives us a lot of homework”.'),
      choose(
        'Why does Amina say “Sit next to me”?',
        'She wants to help Tomasz.',
        [
          ['She is bad at maths, too.', 'She says of maths: “I like it.”'],
          ['She can’t see the teacher.', 'She says nothing about this.'],
          ['She doesn’t know anyone.', 'It is Tomasz’s first day, not hers.'],
        ],
        'Tomasz says “I’m bad at maths.” Amina says “Don’t worry. I like it.”',
      ),
    ],
  },
  {
    id: 'a1-museum-way',
    title: 'Where is the toy museum?',
    level: 'A1',
    topic: 'town',
    kind: 'dialogue',
    text: `A: Excuse me. Where’s the Toy Museum, please?
B: The Toy Museum? It’s not far. Go down this street to the bridge.
A: To the bridge. OK.
B: Don’t go over the bridge! Turn left there. The museum is opposite the park.
A: Left at the bridge, opposite the park. Can I get in with a wheelchair?
B: Yes, there’s a big door next to the café. But is it open today? It’s Monday.
A: It’s closed on Mondays?
B: I think so. Look at the website.
A: You’re right. It’s closed. Oh dear!
B: Well, the park is open, and it’s a lovely day.
A: Good idea. Thank you!`,
    questions: [
      choose(
        'Where is the museum?',
        'opposite the park',
        [
          ['next to the bridge', 'You go to the bridge first and turn left there.'],
          ['behind the station', 'They do not talk about a station.'],
          ['in front of the café', 'There is a café next to the museum’s big door.'],
        ],
        'We hear: “The museum is opposite the park.”',
      ),
      trueOrFalse('You have to go over the bridge to the museum.', false, 'We hear: “Don’t go over the bridge!”'),
      trueOrFalse(
        'A person in a wheelchair can get into the museum.',
        true,
        'We hear: “Yes, there’s a big door next to the café.”',
      ),
      write('What day is it today?', ['Monday', 'it’s Monday', 'a Monday', 'it is Monday'], 'We hear: “It’s Monday.”'),
      choose(
        'Where does the visitor go after this, do you think?',
        'to the park',
        [
          ['to the museum', 'It is closed today.'],
          ['to the bridge', 'The bridge is only on the way.'],
          ['to a toy shop', 'They talk about a museum for toys, not about a shop.'],
        ],
        'We hear “the park is open, and it’s a lovely day”, and the visitor says “Good idea.”',
      ),
    ],
  },
  {
    id: 'a1-which-time',
    title: 'See you on Saturday',
    level: 'A1',
    topic: 'time',
    kind: 'dialogue',
    text: `A: Hi, Noor. Do you want to go to the cinema on Saturday?
B: Yes, I’d love to! What’s on?
A: There’s a film about a robot and a cat. It starts at three.
B: Sorry, Diego, I’ve got a swimming lesson at half past two. Can we go later?
A: Let’s see. It’s on again at quarter to six.
B: Is it very long? I have to be home at eight.
A: No, it’s an hour and a half.
B: Great! Let’s meet at the bus stop.
A: OK. At half past five?
B: Perfect. Can I bring my brother? He loves cats.
A: Of course. See you on Saturday!`,
    questions: [
      choose(
        'What is the film about?',
        'a robot and a cat',
        [
          ['a cat and a boy', 'Noor’s brother loves cats, but he is not in the film.'],
          ['a cat and a swimmer', 'Noor has got a swimming lesson, but the film is not about that.'],
          ['a robot and a boy', 'There is a robot in it, but Noor’s brother is not in the film.'],
        ],
        'Diego says: “There’s a film about a robot and a cat.”',
      ),
      choose(
        'When do they want to see the film?',
        'at quarter to six',
        [
          ['at three o’clock', 'It starts then, too, but Noor has got a lesson.'],
          ['at half past five', 'They meet then, but the film is a little later.'],
          ['at eight o’clock', 'Noor has to be home at eight.'],
        ],
        'Noor asks “Can we go later?” and Diego says “It’s on again at quarter to six.”',
      ),
      trueOrFalse(
        'Noor can be home at eight after the film.',
        true,
        'The film starts “at quarter to six” and it is “an hour and a half”, so it ends at quarter past seven.',
      ),
      write(
        'Where do they meet?',
        ['at the bus stop', 'the bus stop', 'bus stop', 'at a bus stop', 'at bus stop'],
        'Noor says: “Let’s meet at the bus stop.”',
      ),
      trueOrFalse(
        'Only Noor and Diego go to the cinema.',
        false,
        'Noor asks “Can I bring my brother?” and Diego says “Of course.”',
      ),
    ],
  },
  {
    id: 'a1-cafe-order',
    title: 'At the café',
    level: 'A1',
    topic: 'food',
    kind: 'dialogue',
    text: `A: Good morning! What would you like?
B: Hello. A cheese sandwich, please, and a tomato soup.
A: I’m sorry, there’s no tomato soup today. We’ve got carrot soup or onion soup.
B: Is there any meat in the carrot soup?
A: No, only vegetables, and a little milk.
B: Oh, I can’t have milk. And the onion soup?
A: There’s no milk in it, but there’s chicken.
B: That’s fine. I eat chicken. But then no cheese sandwich! There’s milk in cheese.
A: That’s right. Would you like some bread with your soup?
B: Yes, please. How much is that?
A: Six euros fifty.`,
    questions: [
      choose(
        'Which soup does the customer choose?',
        'onion soup',
        [
          ['tomato soup', 'There is no tomato soup today.'],
          ['carrot soup', 'There is milk in the carrot soup.'],
          ['vegetable soup', 'The carrot soup has only vegetables and milk; the customer does not take it.'],
        ],
        'The customer asks about “the onion soup”. “There’s no milk in it”, and the customer says “That’s fine.”',
      ),
      choose(
        'Why is the carrot soup a problem for the customer?',
        'There is milk in it.',
        [
          [
            'There is meat in it.',
            'The customer asks this, and the waiter says: “No, only vegetables, and a little milk.”',
          ],
          ['There is chicken in it.', 'The chicken is in the onion soup.'],
          ['There is cheese in it.', 'The cheese is in the sandwich.'],
        ],
        'There is “a little milk” in it, and the customer says: “I can’t have milk.”',
      ),
      trueOrFalse('The customer eats no meat.', false, 'The customer says: “I eat chicken.”'),
      trueOrFalse(
        'The customer has some bread with the soup.',
        true,
        'The waiter asks “Would you like some bread with your soup?” The customer says “Yes, please.”',
      ),
      write(
        'How much does the customer pay?',
        [
          'six euros fifty',
          '6 euros 50',
          '€6.50',
          '6.50 euros',
          '€6,50',
          '6,50 €',
          '6.50',
          'six fifty',
          '6 euros fifty',
          '6.50 €',
          '6,50 euros',
          '6.50 euro',
          'six euro fifty',
        ],
        'The waiter says: “Six euros fifty.”',
      ),
    ],
  },
  {
    id: 'a1-grandma-phone',
    title: 'The phone doesn’t work',
    level: 'A1',
    topic: 'technology',
    kind: 'dialogue',
    text: `A: Mateo, can you help me? My phone doesn’t work.
B: Of course, Grandma. What’s the problem?
A: I can hear you, but I can’t see you. Everything is black.
B: Have you got your hand on the screen?
A: No, I haven’t.
B: Is it dark in your room?
A: No, it’s sunny here. I’m in the garden.
B: Hmm. Where is your phone now?
A: In my bag, of course!
B: Grandma! Take it out of the bag.
A: Oh! Now I can see you! You’re laughing.
B: Yes, and I can see a beautiful garden.`,
    questions: [
      choose(
        'What is Grandma’s problem?',
        'She can’t see Mateo.',
        [
          ['She can’t hear Mateo.', 'She says: “I can hear you”.'],
          ['She can’t find her bag.', 'She knows where her bag is: her phone is in it.'],
          ['She can’t see her garden.', 'She is in the garden, and it is sunny.'],
        ],
        'She says: “I can hear you, but I can’t see you.”',
      ),
      write(
        'Where is Grandma?',
        ['in the garden', 'the garden', 'garden', 'in her garden', 'her garden', 'outside'],
        'She says: “I’m in the garden.”',
      ),
      trueOrFalse('It is dark where Grandma is.', false, 'She says: “No, it’s sunny here.”'),
      choose(
        'Why is everything black?',
        'The phone is in a bag.',
        [
          ['The phone is very old.', 'They do not talk about an old phone.'],
          ['Her hand is on it.', 'Mateo asks this, but she says: “No, I haven’t.”'],
          ['There is no light there.', 'It is sunny in the garden.'],
        ],
        'Mateo asks “Where is your phone now?” and she says “In my bag”.',
      ),
      trueOrFalse('In the end, Mateo is angry with Grandma.', false, 'Grandma says: “You’re laughing.”'),
      trueOrFalse('Mateo can see the garden in the end.', true, 'He says: “I can see a beautiful garden.”'),
    ],
  },
  {
    id: 'a1-at-the-doctors',
    title: 'Too much tennis',
    level: 'A1',
    topic: 'body',
    kind: 'dialogue',
    text: `A: Good afternoon, Mr Okafor. How are you?
B: Good afternoon, doctor. I’m not very well. My arm hurts.
A: Oh dear. Which arm is it?
B: The right one. I can’t hold a cup with that hand.
A: Can you move your fingers?
B: Yes, I can.
A: Good. Do you do any sport?
B: Well, I’ve got a new hobby: tennis. I play every day.
A: Every day? And how old are you?
B: I’m eighty-one.
A: That’s wonderful! But play only twice a week, please.
B: OK, doctor. Can I play table tennis on the other days?`,
    questions: [
      choose(
        'What hurts?',
        'his right arm',
        [
          ['his left arm', 'He says that it is the right one.'],
          ['his fingers', 'He can move his fingers.'],
          ['his shoulder', 'He does not talk about his shoulder.'],
        ],
        'He says “My arm hurts”, and then: “The right one.”',
      ),
      trueOrFalse(
        'Mr Okafor can move his fingers.',
        true,
        'The doctor asks “Can you move your fingers?” and he says “Yes, I can.”',
      ),
      write(
        'What is his new hobby?',
        ['tennis', 'playing tennis', 'it’s tennis', 'it is tennis'],
        'He says: “I’ve got a new hobby: tennis.”',
      ),
      choose(
        'What does the doctor want?',
        'He must play less.',
        [
          ['He must play every day.', 'He does that now, and it is too much.'],
          ['He must stay in bed.', 'The doctor does not say this.'],
          ['He must find a hobby.', 'He has got one: tennis.'],
        ],
        'Mr Okafor plays “every day”, and the doctor says: “But play only twice a week, please.”',
      ),
      trueOrFalse(
        'Mr Okafor wants to sit at home on the other days.',
        false,
        'He asks: “Can I play table tennis on the other days?”',
      ),
    ],
  },
  {
    id: 'a1-birthday-present',
    title: 'A present for Dad',
    level: 'A1',
    topic: 'feelings',
    kind: 'dialogue',
    text: `A: Mei, it’s Dad’s birthday on Thursday! Have you got a present?
B: No, I haven’t, Ben. I’ve only got four dollars.
A: And I’ve got three. We can’t buy a book or a shirt.
B: Let’s make something.
A: A cake? We’re not good cooks, Mei!
B: No. What does Dad love?
A: His bike, football and old songs.
B: That’s it! His bike is always dirty. We can wash it.
A: And then we can sing his favourite song!
B: You sing. I can play it on the guitar.
A: Great! And we’ve got seven dollars for ice cream.`,
    questions: [
      write(
        'When is Dad’s birthday?',
        ['on Thursday', 'Thursday', 'it’s on Thursday', 'this Thursday'],
        '“it’s Dad’s birthday on Thursday!”',
      ),
      choose(
        'Why can’t they buy a shirt for Dad?',
        'They haven’t got much money.',
        [
          ['They don’t know his size.', 'They do not talk about his size.'],
          ['The shops are closed now.', 'They do not talk about the time or the shops.'],
          ['He has got a lot of shirts.', 'They do not say how many shirts he has got.'],
        ],
        'Mei says “I’ve only got four dollars”, and Ben says “I’ve got three. We can’t buy a book or a shirt.”',
      ),
      trueOrFalse('They want to make a cake.', false, 'Ben says: “We’re not good cooks, Mei!”'),
      choose(
        'What do they want to do with the bike?',
        'clean it',
        [
          ['buy it', 'Dad has got the bike, and they have only got seven dollars.'],
          ['ride it', 'Dad rides it; they want to do something for him.'],
          ['paint it', 'It is dirty, so it needs water and not a new colour.'],
        ],
        'Mei says: “His bike is always dirty. We can wash it.”',
      ),
      trueOrFalse('Mei can play the guitar.', true, 'Mei says: “I can play it on the guitar.”'),
      choose(
        'What are their presents for Dad?',
        'a clean bike, a song and ice cream',
        [
          ['a new bike, a song and ice cream', 'They can’t buy a bike. They clean his old one.'],
          [
            'a football, a guitar and a book',
            'Dad loves football and Mei has got a guitar, but these are not presents.',
          ],
          ['a cake, a shirt and a clean bike', 'They can’t cook, and a shirt is too expensive.'],
        ],
        'They say of the bike “We can wash it”, they want to “sing his favourite song”, and they have “seven dollars for ice cream”.',
      ),
    ],
  },
  {
    id: 'a1-street-band',
    title: 'We need a drummer',
    level: 'A1',
    topic: 'arts',
    kind: 'dialogue',
    text: `A: Hi, Leila. What are you doing?
B: Hi, Sam. I’m writing a song for our band.
A: A band? Who’s in it?
B: My sister sings, Bao plays the piano and I play the guitar. But we haven’t got any drums.
A: I can play the drums!
B: Really? Have you got drums at home?
A: No, they’re too expensive. I play on boxes, bottles and old pots.
B: Are you good?
A: My neighbours don’t think so. Listen!
B: Wow, that’s fantastic! Can you come to my garage at five?
A: Yes! With all my pots?
B: Of course. Bring everything!`,
    questions: [
      choose(
        'What does Leila do in the band?',
        'She plays the guitar.',
        [
          ['She plays the piano.', 'Bao plays the piano.'],
          ['She plays the drums.', 'They have got no drums in the band.'],
          ['She is the singer.', 'Her sister sings.'],
        ],
        'Leila says: “I play the guitar”.',
      ),
      write(
        'How many people are in the band now, before Sam?',
        ['three', '3', 'three people', '3 people'],
        '“My sister sings, Bao plays the piano and I play the guitar”: that is three.',
      ),
      trueOrFalse('Sam has got expensive drums at home.', false, 'Sam says: “No, they’re too expensive.”'),
      choose(
        'What do Sam’s neighbours think?',
        'His music is bad.',
        [
          ['His music is great.', 'Leila thinks so, not the neighbours.'],
          ['His boxes are old.', 'The pots are old; the neighbours do not talk about them.'],
          ['He is in a band.', 'Nobody says this; Sam is not in the band before this talk.'],
        ],
        'Leila asks “Are you good?” Sam says “My neighbours don’t think so.”',
      ),
      trueOrFalse(
        'Leila wants Sam in her band.',
        true,
        'She says “that’s fantastic! Can you come to my garage at five?”',
      ),
    ],
  },
  {
    id: 'a1-swimming-lesson',
    title: 'The first swimming lesson',
    level: 'A1',
    topic: 'sport',
    kind: 'dialogue',
    text: `A: Good evening. Are you here for the swimming lesson?
B: Yes. My name’s Pedro Ramos. It’s my first time, and I’m a little afraid.
A: Don’t worry, Pedro. I’m Hana, your teacher. Can you swim at all?
B: No, I can’t. I’m fifty, and I come from the mountains.
A: That’s no problem. The water is warm and you can stand in it.
B: Are there other adults in the class?
A: Yes, there are six. Why do you want to learn now?
B: My little daughter is learning. I want to swim with her in the sea this summer.
A: That’s lovely. OK, let’s start!`,
    questions: [
      write(
        'What is the teacher’s name?',
        ['Hana', 'her name is Hana', 'it’s Hana'],
        'The teacher says: “I’m Hana, your teacher.”',
      ),
      trueOrFalse('Pedro can swim a little.', false, 'Hana asks “Can you swim at all?” Pedro says “No, I can’t.”'),
      choose(
        'Why is Pedro afraid?',
        'It is his first lesson.',
        [
          ['The water is too cold.', 'Hana says: “The water is warm”.'],
          ['He can’t stand in it.', 'Hana says that he can stand in the water.'],
          ['Everyone else is young.', 'There are six other adults in the class.'],
        ],
        'He says: “It’s my first time, and I’m a little afraid.”',
      ),
      trueOrFalse('There are other adults in the class.', true, 'Hana says: “Yes, there are six.”'),
      choose(
        'Why does Pedro want to learn to swim?',
        'He wants to swim with his daughter.',
        [
          ['He wants to teach his daughter.', 'She is learning too; he can’t teach her.'],
          ['He wants to live near the sea.', 'He wants to swim in the sea, not live there.'],
          ['He wants to win at a new sport.', 'He does not talk about games or winning.'],
        ],
        'He says of his daughter: “I want to swim with her in the sea this summer.”',
      ),
    ],
  },
  {
    id: 'a1-lost-hat',
    title: 'At the bus station',
    level: 'A1',
    topic: 'travel',
    kind: 'dialogue',
    text: `A: Good morning. Can I help you?
B: Yes, please. I think my hat is on a bus.
A: Oh dear. What colour is it?
B: It’s green, with a yellow flower on it.
A: Which bus was it?
B: Number 12, from the airport. I was on it at nine o’clock.
A: Let’s look in the box. There are gloves, an umbrella, three phones… and a lot of hats!
B: The small one under the scarf! No, that’s blue.
A: What about this one? It’s green.
B: No, there’s no flower on it.
A: Sorry! Wait, is that a flower on your back?
B: Oh! My hat is in my hood!`,
    questions: [
      choose(
        'What is the lost hat like?',
        'green with a flower',
        [
          ['green with no flower', 'There is a hat like this in the box, but it is the wrong one.'],
          ['blue and very small', 'This is another hat in the box.'],
          ['yellow with a scarf', 'Only the flower is yellow, and the scarf is in the box.'],
        ],
        'We hear: “It’s green, with a yellow flower on it.”',
      ),
      write(
        'Which bus came from the airport?',
        ['number 12', '12', 'number twelve', 'twelve', 'bus 12', 'bus number 12', 'the number 12', 'the 12'],
        'We hear: “Number 12, from the airport.”',
      ),
      trueOrFalse(
        'There are three phones in the box.',
        true,
        'The person at the station says: “There are gloves, an umbrella, three phones”.',
      ),
      trueOrFalse(
        'The lost hat is under a scarf in the box.',
        false,
        'Of the hat under the scarf we hear: “No, that’s blue.”',
      ),
      choose(
        'Who finds the hat?',
        'the person at the station',
        [
          ['somebody at the airport', 'The bus was from the airport, but the hat is not there.'],
          ['the driver of the bus', 'They do not talk about the driver.'],
          ['nobody at the station', 'The hat is there, on somebody’s back.'],
        ],
        'The person at the station sees it: “Wait, is that a flower on your back?”',
      ),
    ],
  },
];
