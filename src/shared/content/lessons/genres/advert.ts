import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'An advert',
  otherNames: [
    'advert',
    'advertisement',
    'an advertisement',
    'notice',
    'poster',
    'leaflet',
    'adverts',
    'sign',
    'label',
  ],
  taskAbout:
    'Write an advert of {length} for something that has to do with {topic}. Say what it is, who it is for, what is special about it, and how one can get it.',
  takesTopicTasks: true,
  models: {
    A1: {
      task: 'You want to sell an old thing. Write an advert for the people in your building or your street. Say what it is, what is good about it, the price, and when and where people can see it. Write 45 to 60 words.',
      title: 'For sale: a slow bicycle',
      text: 'Do you have a lot of time? Then this bicycle is for you!\n\nIt is green, old and very slow. But it has a big basket, a new light and a beautiful bell. From this bicycle you can see every tree and every cat.\n\nPrice: one chocolate cake.\n\nCome and try it on Saturday. Ask for Marek in flat 5.',
      parts: [
        { name: 'A question to the reader', from: 'Do you have a lot' },
        { name: 'What it is, and what is good about it', from: 'It is green' },
        { name: 'The price', from: 'Price: one' },
        { name: 'When and where', from: 'Come and try it' },
      ],
      works: [
        { quote: 'Do you have a lot of time?', why: 'A question to “you”: the reader stops and answers.' },
        {
          quote: 'It is green, old and very slow.',
          why: 'The writer says what is true. That is funny, and we like this writer.',
        },
        { quote: 'But it has a big basket', why: '“But” starts the good things.' },
        { quote: 'you can see every tree and every cat', why: 'Slow is a good thing now!' },
        { quote: 'Come and try it on Saturday.', why: 'The reader knows what to do, and when.' },
      ],
      phrases: [
        'Do you like …?',
        'Do you need a …?',
        'It is …, but it has …',
        'You can …',
        'Price: …',
        'Come and see it on …',
      ],
      yours:
        'You want to sell an old chair, bag, lamp or clock. Write an advert for the people in your school or your street. Say what it is, what is good about it, the price, and when and where people can see it. Write 45 to 60 words.',
      plan: [
        'What question can you ask the reader?',
        'What is it, and what colour is it?',
        'What is good about it?',
        'What is the price?',
        'When and where can people see it?',
      ],
      checklist: [
        'Is there a question at the start?',
        'Can you see the thing?',
        'Do you know the price?',
        'Do you know where to go, and when?',
        'Are “is”, “has” and “can” right?',
      ],
    },
    A2: {
      task: 'You found something in the street. Write a notice of 80 to 100 words for the person who lost it. Say what you found, where and when, how the reader can get it back, and what you are going to do if nobody comes.',
      title: 'Found: one red glove',
      text: 'Did you lose a glove last week?\n\nI found it on Tuesday evening at the bus stop near the bakery. It was on top of the sign, and it looked very friendly. It is a red glove for the left hand. The thumb is blue, because somebody repaired it with different wool. I think you love it.\n\nThere was something small inside. Tell me what it was, and the glove is yours. I’m in the bakery every day until five.\n\nIf nobody comes by Saturday, I’m going to give it to the snowman in the park. He only has one.',
      parts: [
        { name: 'A question to the right reader', from: 'Did you lose' },
        { name: 'Where and when', from: 'I found it on Tuesday' },
        { name: 'What it is like', from: 'It is a red glove' },
        { name: 'How you get it back', from: 'There was something small' },
        { name: 'What happens if nobody comes', from: 'If nobody comes' },
      ],
      works: [
        { quote: 'Did you lose a glove last week?', why: 'The person who lost it knows at once: this is for me.' },
        {
          quote: 'on Tuesday evening at the bus stop near the bakery',
          why: 'When and where, together in one sentence.',
        },
        {
          quote: 'The thumb is blue, because somebody repaired it',
          why: 'There are many red gloves, but only one like this.',
        },
        {
          quote: 'Tell me what it was, and the glove is yours.',
          why: 'A clever question: only the right person can answer it.',
        },
        { quote: 'He only has one.', why: 'Four words at the end make us smile, and remember the notice.' },
      ],
      phrases: [
        'Did you lose/find …?',
        'I lost/found it on … at/in …',
        'It is a … with …',
        'Please tell me …',
        'You can find me in … every day until …',
        'If …, I’m going to …',
      ],
      yours:
        'You lost something on a bus or a train. Write a notice of 80 to 100 words for the person who found it. Say what you lost, where and when, what it is like, how the reader can find you, and how you are going to say thank you.',
      plan: [
        'What question can you ask the reader?',
        'Where and when did it happen?',
        'What is it like? Why is there only one like this?',
        'How can the reader find you?',
        'How are you going to say thank you?',
      ],
      checklist: [
        'Do you know at once what the writer lost or found?',
        'Does the notice say where and when?',
        'Is there a detail that no other thing has?',
        'Do you know how to find the writer?',
        'Are the questions and the verbs in the past right?',
      ],
    },
    B1: {
      task: 'You and some friends have started a club. Write a leaflet for people in your town who have never thought of joining one: who it’s for, what you do, when and where you meet, what it costs, and why they should come. Write 120 to 150 words.',
      title: 'The Bad Drawing Club',
      text: 'Have you ever drawn a horse that looked like a sofa? Then we’ve been waiting for you.\n\nThe Bad Drawing Club meets every Thursday from 6 to 7.30 p.m. in the room above the library. We draw cups, shoes, plants and one another, and nobody says, “It doesn’t look like me.” It never does.\n\nThere are only three rules. You mustn’t rub anything out. You mustn’t say sorry. And you have to show your drawing to at least one person, who has to find something good in it. You’ll be surprised how easy that is.\n\nYour first evening is free. After that, it costs as much as a cup of tea, which you also get. We have plenty of paper.\n\nJust one warning: after a year with us, two members have started to draw rather well. We’ve forgiven them.',
      parts: [
        { name: 'A question that finds the right reader', from: 'Have you ever drawn' },
        { name: 'What, when and where', from: 'The Bad Drawing Club' },
        { name: 'What makes this club different', from: 'There are only three rules' },
        { name: 'What it costs', from: 'Your first evening' },
        { name: 'A last reason to come', from: 'Just one warning' },
      ],
      works: [
        {
          quote: 'Have you ever drawn a horse that looked like a sofa?',
          why: 'A question with a picture in it: many readers will answer “yes” and smile.',
        },
        { quote: 'It never does.', why: 'A short sentence after a long one takes away the reader’s fear.' },
        { quote: 'You mustn’t say sorry.', why: 'It sounds like a strict rule, but it’s really an invitation.' },
        { quote: 'Your first evening is free.', why: 'It’s easy to try something that costs nothing.' },
        { quote: 'a cup of tea, which you also get', why: 'The clause with “which” turns the price into a present.' },
        { quote: 'Just one warning', why: 'The “warning” is in fact the best thing about the club: people learn.' },
      ],
      phrases: [
        'Have you ever …?',
        'Then we’ve been waiting for you.',
        'We meet every … from … to … in …',
        'You don’t have to …',
        'Your first … is free.',
        'You’ll be surprised how …',
      ],
      yours:
        'You want to start a walking, cooking, singing or reading club that is a little different. Write a leaflet for people in your town: who it’s for, what you do, when and where you meet, what it costs, and why they should come. Write 120 to 150 words.',
      plan: [
        'Who is your club for, and what question will make them stop and read?',
        'What do you do, and when and where do you meet?',
        'What is different about your club? Is there a rule?',
        'What does it cost?',
        'What is your last reason to come?',
      ],
      checklist: [
        'Do you know after two sentences who the club is for?',
        'Could you find it at the right time and place?',
        'Is there something that no other club has?',
        'Would you go, or do you know somebody who would?',
        'Does the text speak to the reader, with “you” and at least one question?',
      ],
    },
    B2: {
      task: 'A small organisation is looking for helpers with an unusual talent. Write its advert for the local newspaper: who is wanted and why, what they will do, what they will get for it, and how to apply. Write 180 to 230 words.',
      title: 'Wanted: readers who give up',
      text: 'Is there a pile of books beside your bed that you’ll never finish? Do you put a novel down at page thirty, quite calmly, and never think of it again? If so, you have precisely the talent we need.\n\nWe are a small publishing house that brings out a dozen novels a year. Like most publishers, we are surrounded by people who love books so much that they read every one of them to the end. What we lack is somebody honest enough to stop.\n\nThis is how it works. Once a month, we’ll send you a novel that hasn’t been published yet. Read it until you get bored. Then draw a line across the page and tell us, in no more than fifty words, what went wrong. You won’t be paid, but for every line you draw, you may choose any book from our list, whether or not you intend to finish it.\n\nNo qualifications are required. To apply, tell us about the last book you abandoned, and where you left it. Write to Farah Daoudi, 3 Canal Street, by 30 June.\n\nAnd if you’ve read this advertisement to the very end, thank you. We’re flattered, but you may not be quite the person we’re looking for.',
      parts: [
        { name: 'Questions that find the right reader', from: 'Is there a pile' },
        { name: 'Who is looking, and why', from: 'We are a small publishing' },
        { name: 'What you do', from: 'This is how it works' },
        { name: 'What you get for it', from: 'You won’t be paid' },
        { name: 'How to apply', from: 'No qualifications are required' },
        { name: 'A last turn', from: 'And if you’ve read' },
      ],
      works: [
        {
          quote: 'you have precisely the talent we need',
          why: 'What readers thought was a weakness is suddenly a strength, so they feel invited.',
        },
        {
          quote: 'What we lack is somebody honest enough to stop.',
          why: 'Beginning with “what” keeps the important word, “stop”, for the end.',
        },
        { quote: 'in no more than fifty words', why: 'A clear limit tells busy readers that the task is small.' },
        {
          quote: 'You won’t be paid, but for every line you draw',
          why: 'It admits the disadvantage first and balances it at once, which creates trust.',
        },
        {
          quote: 'No qualifications are required.',
          why: 'The passive is the usual style of job adverts: short and official.',
        },
        {
          quote: 'you may not be quite the person we’re looking for',
          why: 'The joke rewards those who read on, and proves that the advert works.',
        },
      ],
      phrases: [
        'If so, you have precisely …',
        'What we lack is …',
        'This is how it works.',
        'In return, you will receive …',
        'No … is/are required, provided that you …',
        'To apply, … by …',
      ],
      yours:
        'A museum, a radio station or a restaurant is looking for helpers with a habit that most people consider useless. Write its advert for the local newspaper: who is wanted and why, what they will do, what they will get for it, and how to apply. Write 180 to 230 words.',
      plan: [
        'Which habit is wanted, and which questions will make the right readers look up?',
        'Who is looking, and why is exactly this habit needed?',
        'What will the helpers do, how often, and for how long?',
        'What will they get in return?',
        'How, where and by when should they apply?',
        'What surprise could you end with?',
      ],
      checklist: [
        'Do the first lines speak to one kind of reader in particular?',
        'Do you understand why somebody needs this habit?',
        'Do you know what to do, what you will get and how to apply?',
        'Is the advert honest about at least one disadvantage?',
        'Is the language friendly to the reader but precise about the conditions?',
      ],
    },
  },
};
