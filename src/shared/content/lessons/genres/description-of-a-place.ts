import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'A description of a place',
  otherNames: [
    'description of a place',
    'describing a place',
    'describing places',
    'describe a place',
    'description of a room',
    'describing a room',
    'describe a room',
  ],
  taskAbout:
    'Write a description of {length} for a website about your area: a place that has to do with {topic}. Say where it is, what you can see and hear there, and what makes people come back.',
  models: {
    A1: {
      task: 'A website for students asks: “Where do you like to sit?” Describe the place in 45 to 60 words. Say where it is, what you can see and hear there, and why you like it.',
      title: 'The green chair',
      text: 'My favourite place is a green chair in the town library. It is old and soft. It is next to a big window.\n\nOn the left there are books. On the right, outside the window, there is a station. I can hear the clock.\n\nThe trains go far away. I stay here, but I go far away, too: I read.',
      parts: [
        { name: 'The place, and where it is', from: 'My favourite place is' },
        { name: 'What you see', from: 'On the left' },
        { name: 'What you hear', from: 'I can hear the clock' },
        { name: 'Why you like it', from: 'The trains go' },
      ],
      works: [
        {
          quote: 'a green chair in the town library',
          why: 'It is one small place, not the big library. We can see it.',
        },
        { quote: 'next to a big window', why: 'These words say where the chair is.' },
        { quote: 'On the left there are books.', why: 'First left, then right: we look with the writer.' },
        { quote: 'I can hear the clock.', why: 'A small sound. Now we know: it is quiet there.' },
        { quote: 'I go far away, too: I read', why: 'The last words say why the writer likes the place.' },
      ],
      phrases: [
        'My favourite place is … in …',
        'It is next to …',
        'On the left there is/are …',
        'On the right …',
        'I can hear …',
        'I like it because …',
      ],
      yours:
        'A website for students asks: “Where do people in your town meet?” Describe one place in 45 to 60 words. Say where it is, what you can see and hear there, and why people like it.',
      plan: [
        'What is the place, and where is it?',
        'What colour is it? Is it big, small, old or new?',
        'What is on the left, on the right, in the middle?',
        'What can you hear there?',
        'Why do people like it?',
      ],
      checklist: [
        'Do you know where the place is?',
        'Can you draw the place?',
        'Is there something to hear?',
        'Do you know why it is a good place?',
        'Does the text say “there is” for one thing and “there are” for two or more?',
      ],
    },
    A2: {
      task: 'Describe an unusual shop that you visited, for other students in your class. Write 80 to 100 words. Say where it is, what you saw, heard and smelled there, and if you are going to go back.',
      title: 'A hundred different times',
      text: 'Behind our bus station there is a small clock shop. Last Saturday it rained, so I went in.\n\nThere were clocks everywhere. The tallest stood by the door like thin waiters, and the smallest was in a teacup. The room smelled of oil and coffee, and a hundred clocks together sounded like rain.\n\nThen I saw that every clock showed a different time. “What time is it, please?” I asked. The owner took out a phone and looked at it. “Ten to four.”\n\nI’m going to go back soon. In that shop you are never late.',
      parts: [
        { name: 'Where the place is', from: 'Behind our bus station' },
        { name: 'What the writer saw, smelled and heard', from: 'There were clocks everywhere' },
        { name: 'A strange thing', from: 'Then I saw' },
        { name: 'What is next, and why', from: 'I’m going to go back' },
      ],
      works: [
        { quote: 'Behind our bus station there is', why: 'The first words tell us where the place is.' },
        {
          quote: 'The tallest stood by the door like thin waiters',
          why: '“Like” makes a picture: we see how the big clocks stood.',
        },
        { quote: 'smelled of oil and coffee', why: 'A smell takes the reader into the room.' },
        {
          quote: 'a hundred clocks together sounded like rain',
          why: 'Outside it rained, and the shop had its own rain.',
        },
        { quote: 'The owner took out a phone', why: 'The writer doesn’t explain the joke. We find it.' },
        { quote: 'In that shop you are never late.', why: 'The end says what is special about this place.' },
      ],
      phrases: [
        'Behind/Near … there is a …',
        'There were … everywhere.',
        'The biggest … was …',
        'It smelled of …',
        'It sounded like …',
        'Then I saw that …',
      ],
      yours:
        'Describe a room that you visited and remember well, for other students in your class: a kitchen, a waiting room or a room in a museum, for example. Write 80 to 100 words. Say where it is, what you saw, heard and smelled there, and if you are going to go back.',
      plan: [
        'Where is the place, and when did you go there?',
        'What did you see first? What was the biggest or the smallest thing?',
        'What did you smell and hear?',
        'What was strange or funny there?',
        'Are you going to go back? Why, or why not?',
      ],
      checklist: [
        'Do you know where the place is?',
        'Is there something to see, something to hear and something to smell?',
        'Is one thing in it unusual or funny?',
        'Is there a picture in words, with “like”?',
        'Are the verbs about the visit in the past?',
      ],
    },
    B1: {
      task: 'A photo website wants short texts for a page called “Places at an unusual time”. In 120 to 150 words, describe a place at a time when most people never see it. Help readers to see and hear it, and show what changes when people come.',
      title: 'Before the first swimmer',
      text: 'I work at our town’s swimming pool, so I see it at five to six in the morning, when it doesn’t look like a pool at all. It looks like a photograph of one.\n\nThe water is so still that you can count the tiles on the bottom. Above it there is a row of yellow lamps and in it, upside down, a second row. There’s no splashing or shouting, only the low hum of a machine behind the wall.\n\nAt six, half a dozen people come out of the changing rooms and stop at the edge. Nobody speaks, because nobody wants to be the one who spoils it. Then somebody sighs and slides in.\n\nAt once the lamps in the water break into pieces, and the whole ceiling begins to dance. It isn’t perfect any more. It’s better: it’s awake.',
      parts: [
        { name: 'The place and the hour', from: 'I work at our town’s' },
        { name: 'What you see and hear', from: 'The water is so still' },
        { name: 'People come', from: 'At six, half a dozen' },
        { name: 'What changes', from: 'At once the lamps' },
      ],
      works: [
        { quote: 'It looks like a photograph of one.', why: 'A comparison says in one line how still it is.' },
        {
          quote: 'so still that you can count the tiles',
          why: '“So … that” shows how still the water is, with something that you can do.',
        },
        {
          quote: 'There’s no splashing or shouting',
          why: 'The writer also tells us what is missing, so we hear the silence.',
        },
        {
          quote: 'because nobody wants to be the one who spoils it',
          why: 'It gives people’s thoughts, so we wait with them.',
        },
        {
          quote: 'the whole ceiling begins to dance',
          why: 'The light moves, but the writer never says “light”: we see it ourselves.',
        },
        { quote: 'It’s better: it’s awake.', why: 'The last word is the writer’s own idea about the place.' },
      ],
      phrases: [
        'At … in the morning, it doesn’t look like …',
        'It is so … that you can …',
        'Above/Below it there is …',
        'There’s no …, only …',
        'Nobody …, because …',
        'At once …',
      ],
      yours:
        'A travel magazine wants short texts for a page called “Before and after the crowd”. In 120 to 150 words, describe a place such as a market, a stadium or a station when it is empty. Help readers to see and hear it, and show what changes when people come.',
      plan: [
        'What is the place, and at what hour do we see it?',
        'What does it look like, and what can you compare it with?',
        'What can you hear, and what is missing?',
        'Who comes first, and what do they do?',
        'What changes then, and what do you think of it?',
      ],
      checklist: [
        'Do you know at what time you are there?',
        'Can you see the place without a photo?',
        'Is there a sound, or a silence, that you can imagine?',
        'Is the moment of change clear?',
        'Is there a comparison, or a sentence with “so … that”?',
      ],
    },
    B2: {
      task: 'A travel website has a series called “Not in the guidebook”. In 180 to 230 words, describe a place that visitors would pass without a look. Lead readers from a first impression into the place, use more than one of the senses, and show what it means to the people there.',
      title: 'The biggest roof in town',
      text: 'From a distance, you would take it for a mistake. Eight lanes of traffic cross the east of our town on concrete legs, and whatever lies beneath them seems to have been left there because nobody knew what else to do with it. The pillars are streaked with rust; the light, even at noon, is the colour of dishwater.\n\nCome closer, though, and you begin to hear things. Under the roar of the lorries there is a lighter sound, a quick tock, tock, tock, which turns out to be table tennis. Beyond the tables, where the ground is smooth, a dozen dancers are practising in front of a row of old wardrobe mirrors. Further in, the smell of exhaust fumes gives way to that of frying onions. Along the edge stand tomato plants in paint tins, leaning out towards the sun like passengers at a train window.\n\nBut it is in a downpour that you should see it. Then the whole neighbourhood comes running, with shopping, with homework, with half-eaten dinners, and stands watching the water fall like a curtain on either side. Nobody seems in a hurry for it to stop.\n\nThe engineers believed that they were building a road. What they gave us, without meaning to, was a roof.',
      parts: [
        { name: 'First impression, from a distance', from: 'From a distance' },
        { name: 'Closer: what you hear, see and smell', from: 'Come closer, though' },
        { name: 'The place at its best moment', from: 'But it is in a downpour' },
        { name: 'What the place means', from: 'The engineers believed' },
      ],
      works: [
        {
          quote: 'you would take it for a mistake',
          why: 'The writer agrees with the visitor first, and so can change our minds later.',
        },
        {
          quote: 'Come closer, though',
          why: 'It leads the reader by the hand, and “though” announces that the impression will change.',
        },
        {
          quote: 'which turns out to be table tennis',
          why: 'We hear the sound before we know what it is, as a visitor would.',
        },
        {
          quote: 'Along the edge stand tomato plants',
          why: 'Place first, then the verb: the sentence follows our eyes, and what we find comes last.',
        },
        {
          quote: 'with shopping, with homework, with half-eaten dinners',
          why: 'Three things, from ordinary to funny, show a crowd without describing anybody.',
        },
        {
          quote: 'What they gave us, without meaning to, was a roof.',
          why: '“What … was” keeps the key word, and the whole idea, for the very end.',
        },
      ],
      phrases: [
        'From a distance, you would take it for …',
        'Come closer, though, and …',
        'Further in, … gives way to …',
        'Along the edge stand/stands …',
        'But it is in/at … that you should see it.',
        'What makes the place … is …',
      ],
      yours:
        'A magazine has a series called “You only see it when you stop”. In 180 to 230 words, describe an everyday place such as a staircase or a bus stop. Lead readers from a first impression into the place, use more than one of the senses, and show what it means to those who use it.',
      plan: [
        'What would a stranger think of the place at first sight?',
        'What do you notice when you come closer, and in what order?',
        'Which sounds, smells or textures belong to it?',
        'At what moment is the place at its best?',
        'What does it mean to the people there, and how can you say it in one sentence?',
      ],
      checklist: [
        'Does your impression of the place change while you read?',
        'Could you find your way through it, from one thing to the next?',
        'Does the text use at least one of the senses besides sight?',
        'Are things shown by details rather than called “nice” or “interesting”?',
        'Does at least one sentence begin with a place, such as “Further in” or “Along the edge”?',
      ],
    },
  },
  others: {
    A1: [
      {
        about: ['room', 'rooms', 'bedroom', 'house', 'houses', 'home', 'flat', 'apartment'],
        task: 'Write about your room or your house for a new friend in another country. Say how big it is, what there is in it and where, and what you like best. Write 45 to 60 words.',
        title: 'Half a room',
        text: 'I have half a room. The other half is my brother’s. There is a blue line on the floor between us.\n\nOn my side there is a bed, a desk and a plant. Everything is clean. On his side there are clothes, books and three pizza boxes.\n\nMy favourite place is the window. It is big and has no line.',
        parts: [
          { name: 'What the room is like', from: 'I have half' },
          { name: 'What there is, and where', from: 'On my side' },
          { name: 'What you like best', from: 'My favourite place' },
        ],
        works: [
          { quote: 'I have half a room.', why: 'A short and strange beginning. We want to read more.' },
          { quote: 'a blue line on the floor between us', why: 'We can see the line and the two sides.' },
          { quote: 'On my side there is', why: 'These words say where. After them come the things.' },
          { quote: 'three pizza boxes', why: 'Now we know the brother very well!' },
          { quote: 'has no line', why: 'The window is for two. It is a nice end.' },
        ],
        phrases: [
          'I have a … room.',
          'There is a … on the floor / on the wall.',
          'On my side there is/are …',
          'On the left/right there is/are …',
          'Next to the … there is …',
          'My favourite place is …',
        ],
        yours:
          'Write about the kitchen or the living room in your house for a new friend in another country. The room can be real or not. Say how big it is, what there is in it and where, and what you like best. Write 45 to 60 words.',
        plan: [
          'What room is it? Is it big or small?',
          'Who uses it?',
          'What is there on the left, on the right, in the middle?',
          'What is special or funny there?',
          'What do you like best?',
        ],
        checklist: [
          'Can you draw the room now?',
          'Do you know where the things are?',
          'Is one thing special or funny?',
          'Do you know what the writer likes best?',
          'Is there “there is” for one thing and “there are” for two or more?',
        ],
      },
    ],
    A2: [
      {
        about: ['town', 'towns', 'village', 'villages', 'city', 'cities', 'home town', 'hometown', 'where you live'],
        task: 'Write about your town or village for students in another country. Say where it is, what people can see and do there, and what was different in the past. Tell one small story, and say what you like. Write 70 to 95 words.',
        title: 'Ninety people, two hundred goats',
        text: 'I live in Sellvik, a village between a lake and a mountain. Ninety people live here, and two hundred goats.\n\nThere isn’t much to do. You can swim, climb or watch our traffic light. It’s the only one in the valley. Twenty years ago there were lots of cars, but now there’s a new road, and the light changes for the goats.\n\nLast summer a tourist asked me, “Where is the centre?” I looked at the bench under the tree. “You’re sitting on it,” I said.\n\nIt’s a good centre. Everybody knows my name there.',
        parts: [
          { name: 'Where it is, and how big', from: 'I live in Sellvik' },
          { name: 'What people can do, now and in the past', from: 'There isn’t much' },
          { name: 'A small story', from: 'Last summer a tourist' },
          { name: 'What I like', from: 'It’s a good centre' },
        ],
        works: [
          { quote: 'between a lake and a mountain', why: 'Six words make a map in our head.' },
          {
            quote: 'Ninety people live here, and two hundred goats.',
            why: 'The second number is the surprise, so it comes at the end.',
          },
          {
            quote: 'or watch our traffic light',
            why: 'The last thing in the list is a joke: it is a very quiet place.',
          },
          { quote: 'Twenty years ago there were lots of cars', why: '“Ago” and the past show what was different.' },
          { quote: '“You’re sitting on it,” I said.', why: 'The story shows how small the village is.' },
          { quote: 'Everybody knows my name there.', why: 'The end says why the writer likes this small place.' },
        ],
        phrases: [
          'I live in …, a town/village near …',
          'About … people live here.',
          'You can …, … or …',
          'It’s the only/oldest/biggest … in …',
          '… years ago there was/were …, but now …',
          'Last … a tourist asked me, “…?”',
        ],
        yours:
          'A website shows small places and quiet parts of big cities. Write about a town, a village or your part of the city. It can be real or not. Say where it is, what people can see and do there, and what was different in the past. Tell one small story. Write 70 to 95 words.',
        plan: [
          'Where is the place, and how many people live there?',
          'What can people see and do there?',
          'What was different in the past?',
          'What small thing happened there that shows what it is like?',
          'What do you like about it?',
        ],
        checklist: [
          'Do you know where the place is and how big it is?',
          'Do you know what people can do there?',
          'Is there a small story with words that somebody said?',
          'Do you know why the writer likes the place?',
          'Are the verbs about the past in the past simple?',
        ],
      },
    ],
  },
};
