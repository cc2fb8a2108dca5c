import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'An invitation',
  otherNames: [
    'invitation',
    'invitations',
    'inviting',
    'letter of invitation',
    'email of invitation',
    'party invitation',
  ],
  models: {
    A1: {
      task: 'You want to have a birthday party with a funny idea. Write an invitation of 45 to 60 words to a friend. Say when and where it is, what there is, and what to bring. Ask for an answer.',
      title: 'Birthday number four',
      text: 'Hi Yuki,\n\nMy birthday is on 29 February, so it only comes every four years. I am sixteen, but this is birthday number four!\n\nCome to my party! It is on Saturday at 3 o’clock at 8 Park Road. There is a cake with four candles. Please bring a teddy bear.\n\nCan you come? Text me before Thursday.\n\nSam',
      parts: [
        { name: 'Greeting', from: 'Hi Yuki' },
        { name: 'Why there is a party', from: 'My birthday is on' },
        { name: 'When, where and what', from: 'Come to my party' },
        { name: 'Ask for an answer, and your name', from: 'Can you come' },
      ],
      works: [
        {
          quote: 'I am sixteen, but this is birthday number four!',
          why: 'This is strange and funny. Now Yuki wants to read more.',
        },
        {
          quote: 'on Saturday at 3 o’clock at 8 Park Road',
          why: 'Day, time and place are in one sentence, so they are easy to find.',
        },
        { quote: 'Please bring a teddy bear.', why: 'Yuki knows what to bring. It is a party for four-year-olds!' },
        { quote: 'Can you come?', why: 'A short question asks for an answer.' },
        { quote: 'before Thursday', why: 'It tells Yuki when to answer.' },
      ],
      phrases: ['Come to …!', 'It is on … at …', 'There is …', 'Please bring …', 'Can you come?', 'Text me before …'],
      yours:
        'Your class wants to have a party with a funny idea, for example a party for one colour or for a cat. Write an invitation of 45 to 60 words to a friend from another class. Say why there is a party, when and where it is, and what to bring. Ask for an answer.',
      plan: [
        'Why is there a party?',
        'What is the funny idea?',
        'When and where is it?',
        'What is there at the party?',
        'What can your friend bring?',
        'When do you want an answer?',
      ],
      checklist: [
        'Do you know the day and the time?',
        'Do you know the place?',
        'Do you know what to bring?',
        'Does it ask for an answer?',
        'Is there “on” before the day and “at” before the time?',
      ],
    },
    A2: {
      task: 'You have a new flat. Write an invitation of 80 to 100 words to two friends. Tell them what happened when you moved, what you are going to do together, when and where, and what to bring. Ask for an answer.',
      title: 'A lot of floor',
      text: 'Dear Andrea and Kim,\n\nLast week we moved to our new flat, but our furniture didn’t. It went to the wrong city! Now we have one lamp and a lot of floor.\n\nSo we’re going to have a picnic in our living room, and we’d love you to come! It’s on Saturday at 6.30 p.m. at 14 Mill Lane, flat 5. We’re going to make sandwiches and play cards. Please bring a cushion, because the floor is hard.\n\nCan you come? Please let us know by Thursday.\n\nSee you soon, we hope!\n\nNilo and Jo',
      parts: [
        { name: 'Greeting', from: 'Dear Andrea and Kim' },
        { name: 'The story behind the invitation', from: 'Last week we moved' },
        { name: 'The invitation: what, when, where, what to bring', from: 'So we’re going to have' },
        { name: 'Ask for an answer', from: 'Can you come' },
        { name: 'Friendly ending', from: 'See you soon' },
      ],
      works: [
        { quote: 'but our furniture didn’t', why: 'A surprise in four words. The readers want to know what happened.' },
        { quote: 'one lamp and a lot of floor', why: 'We can see the empty flat, and we can smile about it.' },
        {
          quote: 'So we’re going to have a picnic',
          why: '“So” turns the problem into a plan; “going to” shows that it is decided.',
        },
        { quote: 'we’d love you to come', why: 'It is warm: the readers feel that they are wanted.' },
        { quote: 'because the floor is hard', why: 'The reason explains why they need a cushion, and we smile.' },
        { quote: 'Please let us know by Thursday.', why: 'It is polite, and it gives a last day for the answer.' },
      ],
      phrases: [
        'We’re going to have …',
        'We’d love you to come!',
        'It’s on … at …',
        'Please bring …, because …',
        'Please let us know by …',
        'See you soon, we hope!',
      ],
      yours:
        'Something went wrong with a plan, for example a trip, a film or a match, and now there is a better plan. Invent it. Write an invitation of 80 to 100 words to two friends. Say what happened, what you are going to do now, when and where, and what to bring. Ask for an answer.',
      plan: [
        'What went wrong?',
        'What is the funny side of it?',
        'What are you going to do now?',
        'When and where is it?',
        'What do you ask your friends to bring, and why?',
        'When do you need an answer?',
      ],
      checklist: [
        'Is it clear what happened first?',
        'Do you know what, when and where?',
        'Is there a detail that makes you want to go?',
        'Are the verbs about what went wrong in the past simple?',
        'Is there “going to” for the plans?',
      ],
    },
    B1: {
      task: 'You are organising an unusual evening. Write an invitation of 120 to 150 words to your neighbours. Get them interested, say what, when and where it is and what they have to do, and tell them how to answer.',
      title: 'The Museum of Small Mistakes',
      text: 'Dear neighbours,\n\nHave you ever knitted a jumper with one long sleeve, or baked bread that could break a window? Don’t throw it away. Lend it to us!\n\nOn Saturday, 14 March, we are opening the Museum of Small Mistakes in the community room in Station Street. It will only exist for one evening, from 6 to 9 p.m., and you are all invited. Just bring one thing you made that went wrong. You will have two minutes to tell its story, and the rest of us promise to clap.\n\nThere will be soup and a prize for the finest failure. If nothing has ever gone wrong for you, please come anyway: we still need a judge.\n\nThe evening is free, but we only have forty chairs, so please let us know by 7 March on 555 0142.\n\nWe hope to see you there!\n\nDana Wu and Nicky Sato',
      parts: [
        { name: 'Greeting', from: 'Dear neighbours' },
        { name: 'A question that gets them interested', from: 'Have you ever knitted' },
        { name: 'The invitation: what, when, where and how', from: 'On Saturday, 14 March' },
        { name: 'More reasons to come', from: 'There will be soup' },
        { name: 'How and when to answer', from: 'The evening is free' },
        { name: 'Friendly ending', from: 'We hope to see you there' },
      ],
      works: [
        {
          quote: 'Have you ever knitted a jumper with one long sleeve',
          why: 'The question makes readers think of their own mistakes, so they are already taking part.',
        },
        { quote: 'It will only exist for one evening', why: 'If you miss it, it is gone: a good reason to come.' },
        { quote: 'the rest of us promise to clap', why: 'Some readers may be shy. This takes the fear away.' },
        {
          quote: 'If nothing has ever gone wrong for you, please come anyway',
          why: 'It invites the people who thought that it was not for them.',
        },
        {
          quote: 'but we only have forty chairs, so',
          why: 'The reason comes before the request, and readers understand why they should answer.',
        },
      ],
      phrases: [
        'Have you ever …?',
        'You are all invited to …',
        'There will be …',
        'Even if you …, please come anyway.',
        'Please let us know by …',
        'We hope to see you there!',
      ],
      yours:
        'Your class is opening a museum for one evening. Choose what is in it, for example old phones or good smells. Write an invitation of 120 to 150 words to everybody in your building. Get them interested, say what, when and where it is, what they have to do, and how to answer.',
      plan: [
        'What is in your museum?',
        'With what question do you get your readers interested?',
        'When and where is it, and for how long?',
        'What does everybody have to bring or do?',
        'Who might not want to come, and what do you say to them?',
        'How and by when should they answer?',
      ],
      checklist: [
        'Did the beginning make you want to read on?',
        'Do you know when, where and for how long?',
        'Is it clear what the guests have to bring or do?',
        'Do you know how to answer, and by when?',
        'Is the future used for the evening, as in “There will be”?',
      ],
    },
    B2: {
      task: 'Write a formal invitation of 190 to 230 words to a person who does not know you and whom you would like as a guest of honour. Explain why you have chosen this person, what the evening will be like, what you ask of your guest, and how to reply.',
      title: 'One Square, Twenty-Four Hours',
      text: 'Dear Mr Banda,\n\nOn behalf of the photography class at the Riverside Centre, I would like to invite you to be the guest of honour at the opening of our exhibition, “One Square, Twenty-Four Hours”, in our main hall on Friday, 9 October at 6.30 p.m.\n\nYou may well be wondering why. Last spring, we photographed the market square every half hour for a whole day and night. We had expected shoppers, pigeons and the odd musician. However, when we laid out all forty-eight pictures on a table, we noticed that one person appeared in nineteen of them: you, with your broom. Each of us had been crossing that square for years without ever asking why it was so clean.\n\nThe evening will begin with a short welcome, after which we would be delighted if you would cut the ribbon. There is no need to prepare a speech. Supper will follow, and you are welcome to bring up to four guests. Should you prefer not to be shown, we will of course take the pictures down beforehand.\n\nWe would be grateful for a reply by 25 September, either by email or in the square itself, where, as we now know, you can be found at half past five in the morning.\n\nYours sincerely,\nAriel Costa',
      parts: [
        { name: 'Greeting', from: 'Dear Mr Banda' },
        { name: 'The invitation: who, what and when', from: 'On behalf of the photography class' },
        { name: 'Why this guest', from: 'You may well be wondering why' },
        { name: 'What will happen, and what the guest may choose', from: 'The evening will begin with' },
        { name: 'How and when to reply', from: 'We would be grateful for' },
        { name: 'Formal ending', from: 'Yours sincerely' },
      ],
      works: [
        {
          quote: 'You may well be wondering why.',
          why: 'It says what the reader is thinking, and leads into the story.',
        },
        {
          quote: 'We had expected shoppers, pigeons and the odd musician.',
          why: 'The past perfect prepares the surprise: something else is about to come.',
        },
        {
          quote: 'one person appeared in nineteen of them: you',
          why: 'The number builds up tension, and the colon holds back the answer.',
        },
        {
          quote: 'without ever asking why it was so clean',
          why: 'An honest admission thanks the reader better than praise would.',
        },
        { quote: 'Should you prefer not to be shown', why: 'This formal “if” offers a way out, and it shows respect.' },
        {
          quote: 'where, as we now know, you can be found',
          why: 'The smile at the end returns to the pictures and rounds off the letter.',
        },
      ],
      phrases: [
        'On behalf of …, I would like to invite you to …',
        'You may well be wondering why …',
        'We would be delighted if you would …',
        'There is no need to …',
        'Should you prefer …, we will of course …',
        'We would be grateful for a reply by …',
      ],
      yours:
        'Your class has recorded the sounds of one street for a concert. Write a formal invitation of 190 to 230 words to somebody whose sound is in it, such as a baker or a bus driver. Explain why you want this guest, what will happen, what you ask, and how to reply.',
      plan: [
        'Who is your guest, and what is the event?',
        'What had you expected to hear, and what did you hear instead?',
        'What did you understand about your guest’s work?',
        'What will happen that evening, and what do you ask of your guest?',
        'What may your guest decide freely?',
        'How can your guest reply, and by when?',
      ],
      checklist: [
        'Are the event, the place, the date and the time clear from the first paragraph?',
        'Would the guest feel chosen for a good and particular reason?',
        'Does the guest know what to do, and what is not necessary?',
        'Is the tone formal from the greeting to the ending, and yet warm?',
        'Is there a polite conditional form, such as “We would be delighted if”?',
      ],
    },
  },
};
