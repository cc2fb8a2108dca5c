import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'A diary entry',
  otherNames: [
    'diary entry',
    'diary entries',
    'diary',
    'diaries',
    'diary page',
    'page of a diary',
    'page of your diary',
    'page from a diary',
    'page from your diary',
    'page in a diary',
    'page in your diary',
    'entry in a diary',
    'entry in your diary',
    'journal entry',
    'journal entries',
    'journal writing',
    'writing a journal',
    'keeping a journal',
    'travel journal',
  ],
  taskAbout:
    'Write a diary entry of {length} for your class’s book of diaries, about a day, real or invented, that had to do with {topic}. Say what happened, how you felt, what you think of it now, and what you are going to do next.',
  models: {
    A1: {
      task: 'You are a thing in a house or in a bag. Write a page of your diary for the wall of your classroom. Say what day it is, where you are, who is there, and how you feel. Write 45 to 60 words.',
      title: 'Under a seat',
      text: 'Friday, 5 June\n\nDear diary,\n\nIt is sunny, so nobody thinks of me. I am on the bus, under a seat. I am alone, and I am a little angry.\n\nNow it is six o’clock. I am in an office with forty other umbrellas! A red one sings, and we dance.\n\nI am so happy here. Please don’t find me!',
      parts: [
        { name: 'The date, and a greeting', from: 'Friday, 5 June' },
        { name: 'Where you are, and how you feel', from: 'It is sunny' },
        { name: 'What is new', from: 'Now it is six' },
        { name: 'How you feel now, and a wish', from: 'I am so happy' },
      ],
      works: [
        { quote: 'Friday, 5 June', why: 'A diary begins with the day.' },
        { quote: 'Dear diary', why: 'The writer talks to the diary. It is like a good friend.' },
        { quote: 'I am alone, and I am a little angry.', why: 'In a diary you can say how you really feel.' },
        {
          quote: 'forty other umbrellas',
          why: 'Now we know who “I” is. Before this, we only know that it is under a seat.',
        },
        {
          quote: 'Please don’t find me!',
          why: 'At first the umbrella is alone and angry. Now it does not want to go home: a surprise!',
        },
      ],
      phrases: [
        'Dear diary,',
        'It is …, so …',
        'I am a little sad/angry/tired.',
        'Now it is … o’clock.',
        'I am so happy because …',
        'Please don’t …!',
      ],
      yours:
        'You are an animal, a tree or a chair. Write a page of your diary for the wall of your classroom. Say what day it is, where you are, who is there, and how you feel. Write 45 to 60 words.',
      plan: [
        'Who or what are you?',
        'What day is it?',
        'Where are you, and who is with you?',
        'How do you feel, and why?',
        'What is new, and how do you feel now?',
        'What is your wish?',
      ],
      checklist: [
        'Is there a date, and “Dear diary”?',
        'Do you know who or what “I” is?',
        'Do you know how the writer feels?',
        'Is the end different from the beginning?',
        'Is there “am” after “I” in sentences about feelings?',
      ],
    },
    A2: {
      task: 'Today you did something for the first time. Write a diary entry of 80 to 100 words that you are going to read again in ten years. Say what you did, what went wrong, how you felt, and what you are going to do next.',
      title: 'A hole above the ear',
      text: 'Saturday, 14 March\n\nDear diary,\n\nToday I cut Grandpa’s hair for the first time, because he has a party tomorrow. Football was on TV, and at first everything went well.\n\nThen his team scored, Grandpa jumped up, and there was a hole above his left ear. I felt terrible! I tried to make the right side the same. That was not a good idea.\n\nGrandpa looked in the mirror for a minute. “I look like a footballer,” he said, and smiled.\n\nTonight his friend Mr Haddad phoned. I’m going to cut his hair on Monday. He wants two holes, too.',
      parts: [
        { name: 'The date, and what you did', from: 'Saturday, 14 March' },
        { name: 'What went wrong, and how you felt', from: 'Then his team scored' },
        { name: 'How it ended', from: 'Grandpa looked in the mirror' },
        { name: 'What you are going to do', from: 'Tonight his friend' },
      ],
      works: [
        {
          quote: 'Saturday, 14 March',
          why: 'In ten years, the date is going to tell the writer when this happened.',
        },
        {
          quote: 'his team scored, Grandpa jumped up, and there was a hole',
          why: 'Three things happen quickly, one after the other. It is like a short film.',
        },
        { quote: 'I felt terrible!', why: 'A diary isn’t only about what happened. It also says how it felt.' },
        {
          quote: 'That was not a good idea.',
          why: 'The writer doesn’t describe the right side, but we can see it!',
        },
        { quote: 'he said, and smiled', why: 'Here the feeling changes. We can relax with the writer.' },
        { quote: 'He wants two holes, too.', why: 'A last, short sentence turns a mistake into a success.' },
      ],
      phrases: [
        'Today I … for the first time.',
        'At first everything went well.',
        'Then …, and there was …',
        'I felt …!',
        'That was (not) a good idea.',
        'Tomorrow / On … I’m going to …',
      ],
      yours:
        'Today you cooked a meal, sang on a stage, repaired something or slept in a tent for the first time. You can invent it. Write a diary entry of 80 to 100 words that you are going to read again in ten years. Say what you did, what went wrong, how you felt, and what you are going to do next.',
      plan: [
        'What day is it, and what did you do for the first time?',
        'What went well?',
        'What went wrong?',
        'How did you feel, and what did other people say?',
        'How did it end?',
        'What are you going to do next?',
      ],
      checklist: [
        'Is there a date at the top?',
        'Do you know what was new for the writer?',
        'Do you know how the writer felt, at first and later?',
        'Is there one small thing to remember in ten years?',
        'Are the verbs about today in the past simple, and is there “going to” for the plan?',
      ],
    },
    B1: {
      task: 'Today you did something that you aren’t proud of, and nobody knows yet. Invent it, and write a diary entry of 120 to 150 words for your class’s book of secret diaries. Explain what you have done and how it happened, how you feel about it, and what you will do.',
      title: 'Liver and carrots',
      text: 'Wednesday, 11.40 p.m.\n\nI have to tell somebody, and you can’t repeat it: I’ve eaten Hyun’s cake.\n\nI didn’t mean to. I hadn’t eaten since breakfast, and there it was on the kitchen table, small, brown and perfect. I only wanted one slice. Then the cake wasn’t round, so I cut off a little to make it nicer. I went on making it nicer until it was gone.\n\nAt eight, Hyun came home and screamed. It was her dog’s birthday cake, made of liver and carrots. Worse still, I said nothing, and Bruno got the blame. He’s been looking at me all evening.\n\nIf I tell her, she’ll laugh at me for a year. If I don’t, I’ll never be able to look Bruno in the eye. So I’ll get up at six, bake another and confess.\n\nPS I’ll need the recipe. To be honest, it was delicious.',
      parts: [
        { name: 'The day and time, and the secret', from: 'Wednesday, 11.40 p.m.' },
        { name: 'How it happened', from: 'I didn’t mean to' },
        { name: 'What makes it worse', from: 'At eight, Hyun came' },
        { name: 'What you think, and what you will do', from: 'If I tell her' },
        { name: 'One last honest thought', from: 'PS I’ll need' },
      ],
      works: [
        {
          quote: 'you can’t repeat it',
          why: 'The writer speaks to the diary as “you”: the only friend who keeps every secret.',
        },
        {
          quote: 'I’ve eaten Hyun’s cake',
          why: 'The present perfect gives the news first. The explanation follows in past tenses.',
        },
        {
          quote: 'I went on making it nicer until it was gone.',
          why: 'This is an excuse, and we can hear that not even the writer believes it.',
        },
        {
          quote: 'He’s been looking at me all evening.',
          why: 'A dog’s look shows how guilty the writer feels, without saying so.',
        },
        {
          quote: 'If I tell her, she’ll laugh at me for a year.',
          why: 'Two sentences with “if” let us listen while the writer is deciding.',
        },
        {
          quote: 'To be honest, it was delicious.',
          why: 'Nobody would say this aloud. That is what diaries are for.',
        },
      ],
      phrases: [
        'I have to tell somebody: I’ve …',
        'I didn’t mean to.',
        'Worse still, …',
        'If I tell …, he/she/they will … If I don’t, …',
        'So tomorrow I’ll …',
        'To be honest, …',
      ],
      yours:
        'You have broken, lost or borrowed something that belongs to somebody else, and nobody knows yet. Invent it, and write a diary entry of 120 to 150 words for your class’s book of secret diaries. Explain what you have done and how it happened, how you feel about it, and what you will do.',
      plan: [
        'What is your secret, in one sentence?',
        'How did it happen, step by step, and what excuse do you make?',
        'What makes it worse?',
        'What will happen if you tell the truth, and what if you don’t?',
        'What will you do tomorrow?',
        'What would you never say aloud?',
      ],
      checklist: [
        'Do you learn the secret in the first lines?',
        'Does it sound like somebody who is talking to a diary, and to nobody else?',
        'Can you feel what the writer feels, even where it isn’t named?',
        'Does the writer think about what to do, and decide?',
        'Is the news in the present perfect, and the story in past tenses?',
      ],
    },
    B2: {
      task: 'A museum is collecting pages from the diaries of ordinary people, for readers in a hundred years. Write an entry of 190 to 230 words about a day on which you and somebody close to you swapped roles. Say what happened, what went through your mind, and what you want to remember.',
      title: 'Letting go',
      text: 'Sunday, 9 May\n\nMy legs ache, and I wasn’t even the one on the bicycle.\n\nDad rang at breakfast to announce that, at sixty-one, he intended to learn to ride. On the island where he grew up there were only boats and steps; then there was work, and then it was too late to admit that he couldn’t. So all those years ago, when he ran along behind me, shouting instructions, he had no idea what he was talking about. I can’t decide whether to be touched or furious.\n\nThe park was full of five-year-olds who were better at it. He wobbled, swore under his breath and made me promise not to let go. I promised, just as he once promised me, and after ten minutes I let go, just as he did. He was halfway to the gate before he noticed. I’d never realised how happy a back can look.\n\nWhat neither of us had considered was that I hadn’t taught him to turn round. He simply grew smaller. Two hours later, my phone rang: he was by the sea, he had had an ice cream, and would I mind explaining left?\n\nI offered to fetch him. “Don’t you dare,” he said, and rang his bell.\n\nStrange to be the one who stands there and waits. Must remember to thank him, one of these days, for letting go.',
      parts: [
        { name: 'The date, and how you feel tonight', from: 'Sunday, 9 May' },
        { name: 'How the day began, and what it made you think', from: 'Dad rang at breakfast' },
        { name: 'The moment that mattered', from: 'The park was full' },
        { name: 'A turn that nobody had planned', from: 'What neither of us' },
        { name: 'What you want to remember', from: 'Strange to be' },
      ],
      works: [
        {
          quote: 'I wasn’t even the one on the bicycle',
          why: 'The entry starts at the end of the day, and explains itself only little by little.',
        },
        {
          quote: 'I can’t decide whether to be touched or furious.',
          why: 'A diary may leave feelings unresolved; nobody is waiting for an answer.',
        },
        {
          quote: 'after ten minutes I let go, just as he did',
          why: 'The repeated “just as” sets two days, many years apart, side by side.',
        },
        {
          quote: 'how happy a back can look',
          why: 'It is exactly what the writer saw, and a reader in a hundred years will see it too.',
        },
        {
          quote: 'He simply grew smaller.',
          why: 'Four words after a long sentence: comic, and a little sad.',
        },
        {
          quote: 'Must remember to thank him',
          why: 'Without “I”, as one writes for oneself. The reader understands more than is said.',
        },
      ],
      phrases: [
        'I wasn’t even the one who …',
        'So all those years ago, when …, …',
        'I can’t decide whether to be … or …',
        'I’d never realised how …',
        'What neither of us had considered was that …',
        'Must remember to …',
      ],
      yours:
        'A museum is collecting pages from the diaries of ordinary people, for readers in a hundred years. Write an entry of 190 to 230 words, real or invented, about a day on which somebody you thought you knew surprised you. Say what happened, what went through your mind, and what you want to remember.',
      plan: [
        'How do you feel tonight, and which detail could show it before you explain why?',
        'How did the day begin, and what did you believe about this person until then?',
        'Which moment mattered most? What exactly did you see or hear?',
        'Which two feelings can’t you decide between?',
        'What happened that nobody had planned?',
        'What do you want to remember, or still have to do?',
      ],
      checklist: [
        'Does it sound as if it was written on the evening of that day?',
        'Is there thinking as well as telling?',
        'Would a reader in a hundred years understand who these people are to each other?',
        'Is there one exact observation that only somebody who was there could make?',
        'Does the style suit a diary, with short forms and perhaps a sentence without “I”?',
      ],
    },
  },
};
