import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'A for-and-against essay',
  otherNames: [
    'for and against',
    'for-and-against essay',
    'advantages and disadvantages',
    'pros and cons',
    'discussion essay',
    'good and bad things',
    'both sides of a question',
    'for and against essays',
    'argument essay',
  ],
  taskAbout:
    'Write an essay of {length} for your teacher about one thing to do with {topic} on which people do not agree. Give two reasons for it and two against it, and say at the end what you think.',
  takesTopicTasks: true,
  models: {
    A1: {
      task: 'You live above a shop. Is it good or bad? Write 40 to 60 words for a new friend. Say two good things, two bad things and what you think.',
      title: 'Above the bakery',
      text: 'I live above a bakery. Is that good or bad?\n\nOne good thing is the bread. It is always warm. Also, my flat is never cold.\n\nOne bad thing is the morning. The baker starts work at three, and he sings. And I am always hungry!\n\nBut I like my home. I know all the songs now.',
      parts: [
        { name: 'The question', from: 'I live above a bakery' },
        { name: 'Good things', from: 'One good thing is' },
        { name: 'Bad things', from: 'One bad thing is' },
        { name: 'What I think', from: 'But I like my home' },
      ],
      works: [
        { quote: 'Is that good or bad?', why: 'There is a question at the beginning. We want to read the answer.' },
        { quote: 'Also, my flat is never cold.', why: '“Also” says: here is a second good thing.' },
        {
          quote: 'The baker starts work at three, and he sings.',
          why: 'We can see and hear this bad thing. It is real.',
        },
        { quote: 'But I like my home.', why: 'After the good and bad things, the writer says: I like it.' },
        {
          quote: 'I know all the songs now.',
          why: 'First the songs are a bad thing. At the end they are a good thing.',
        },
      ],
      phrases: [
        'Is … good or bad?',
        'One good thing is …',
        'Also, …',
        'One bad thing is …',
        '… is always / never …',
        'But I like / don’t like …',
      ],
      yours:
        'You live in a small flat with a very big dog. Is it good or bad? Write 40 to 60 words for a new friend. Say two good things, two bad things and what you think.',
      plan: [
        'What is your question?',
        'What two things are good?',
        'What two things are bad?',
        'What can we see or hear?',
        'What do you think: good or bad?',
      ],
      checklist: [
        'Is there a question at the beginning?',
        'Are there two good things and two bad things?',
        'Do you know what the writer thinks?',
        'Does the writer use “also” or “but”?',
        'Does every sentence have a verb?',
      ],
    },
    A2: {
      task: 'Are second-hand clothes a good idea? Write 80 to 100 words for a class website. Give two reasons for and two against, with examples, and end with your opinion.',
      title: 'One coat, two owners',
      text: 'Last month I bought a coat, but it wasn’t new. Are second-hand clothes a good idea?\n\nFirst, they are cheap. My coat cost less than a pizza. They are also different: nobody else in my town has an orange coat with wooden buttons.\n\nOn the other hand, it takes time to find your size. I tried on nine coats, and eight were for giants. You also have to wash everything.\n\nI think they are a good idea, but always look in the pockets! In mine there was a shopping list: “eggs, candles, one frog”. I’m going to keep it.',
      parts: [
        { name: 'The question, and why you ask it', from: 'Last month I bought' },
        { name: 'Reasons for, with examples', from: 'First, they are cheap' },
        { name: 'Reasons against, with examples', from: 'On the other hand' },
        { name: 'Your opinion, and a last idea', from: 'I think they are' },
      ],
      works: [
        { quote: 'Are second-hand clothes a good idea?', why: 'This question tells us what the whole text is about.' },
        { quote: 'My coat cost less than a pizza.', why: 'An example from life. It shows how cheap “cheap” is.' },
        { quote: 'On the other hand', why: 'These words tell us: now the reasons against begin.' },
        {
          quote: 'I tried on nine coats, and eight were for giants.',
          why: 'Numbers and a joke make us believe the problem and smile.',
        },
        { quote: 'I think they are a good idea', why: 'The opinion comes at the end, after both sides.' },
        { quote: '“eggs, candles, one frog”', why: 'A surprise at the end, so we remember the text.' },
      ],
      phrases: [
        'Is / Are … a good idea?',
        'First, …',
        '… also …',
        'On the other hand, …',
        'It takes time to …',
        'I think it is / they are a good idea, but …',
      ],
      yours:
        'Are home-made presents a good idea? Write 80 to 100 words for a class website. Give two reasons for and two against, with examples, and end with your opinion.',
      plan: [
        'Why are you asking this question now?',
        'What are two reasons for? What example have you got?',
        'What are two reasons against? What happened once?',
        'What is your opinion?',
        'What can you say last to make the reader smile?',
      ],
      checklist: [
        'Can you find the question at the beginning?',
        'Are there two reasons for and two against?',
        'Is there an example that you can see before you?',
        'Does “On the other hand” or “but” show where the other side begins?',
        'Are the verbs about the past in the past simple?',
      ],
    },
    B1: {
      task: 'A café in your town wants to have a table where strangers sit and talk. Write 130 to 150 words for the town’s website. Give arguments for and against, with examples, and end with your opinion.',
      title: 'A seat next to a stranger',
      text: 'Our local café is planning a “talking table”: one long table where you sit with strangers and leave your phone in your bag. Is this a good idea?\n\nThe main advantage is that you meet people you would never normally meet. At a similar table last summer, I sat between a bus driver and a collector of old maps, and I learned more about my town in one hour than in ten years. What is more, nobody has to eat alone.\n\nHowever, there are also disadvantages. Not everybody wants to talk before their first coffee, and some people never stop. It is hard to leave politely in the middle of someone’s life story.\n\nTo sum up, I think the café should try it, as long as the other tables stay quiet. And perhaps the talking table needs a bell: after thirty minutes, everyone is free.',
      parts: [
        { name: 'What the idea is, and the question', from: 'Our local café is planning' },
        { name: 'Advantages, with an example', from: 'The main advantage is' },
        { name: 'Disadvantages', from: 'However, there are also' },
        { name: 'Your opinion, with a condition', from: 'To sum up' },
      ],
      works: [
        {
          quote: 'one long table where you sit with strangers',
          why: 'It explains the idea first, so that every reader can follow.',
        },
        {
          quote: 'between a bus driver and a collector of old maps',
          why: 'Two real people say more than “lots of interesting people”.',
        },
        { quote: 'What is more', why: 'It adds a second argument on the same side.' },
        {
          quote: 'Not everybody wants to talk',
          why: '“Not everybody” is fair: it doesn’t say that all people are the same.',
        },
        {
          quote: 'as long as the other tables stay quiet',
          why: 'The opinion takes the other side seriously: yes, but with a condition.',
        },
        {
          quote: 'perhaps the talking table needs a bell',
          why: 'The ending solves a problem from the paragraph before.',
        },
      ],
      phrases: [
        'The main advantage is that …',
        'What is more, …',
        'However, there are also disadvantages.',
        'Not everybody wants to …',
        'To sum up, I think … should …',
        '… as long as …',
      ],
      yours:
        'Your school wants to have one lesson a week outdoors, in any weather. Write 130 to 150 words for the school’s website. Give arguments for and against, with examples, and end with your opinion.',
      plan: [
        'How can you explain the idea in one sentence?',
        'What is the main advantage, and what else is good?',
        'Which example could make readers see it?',
        'What are the disadvantages, and for whom?',
        'What is your opinion, and on what condition?',
        'Can your ending solve one of the problems?',
      ],
      checklist: [
        'Would a reader who has never heard of the idea understand it?',
        'Are both sides treated fairly?',
        'Is there an example with real details?',
        'Does a linking word show where each side begins?',
        'Does the writer use words such as “not everybody”, “some” or “perhaps” to be fair?',
      ],
    },
    B2: {
      task: 'A student magazine asks: “Should we read reviews before we choose?” Write a for-and-against essay of 190 to 230 words. Give two arguments for each side, support them with examples and reach a conclusion.',
      title: 'Five stars for the soup',
      text: 'Few of us now order a bowl of soup without asking a thousand strangers first. Whether we are choosing a restaurant, a film or a pillow, we read reviews. But does this habit really lead to better choices?\n\nThere is a lot to be said for it. Reviews protect us from expensive mistakes: somebody else has already slept on the hard mattress, so that we do not have to. They also help small businesses. A café in a back street, with no money for advertising, can become known simply because its customers are happy.\n\nOn the other hand, reviews make us cautious. If everyone goes where the score is highest, we all end up in the same queue, photographing the same cake. Besides, a score tells us only what most people like, whereas the places we never forget are often ones that most people would hate. My favourite restaurant has two tables, one dish and an extremely rude parrot; its score is terrible.\n\nOn balance, I believe that reviews are useful when a mistake would cost us a lot, but not when it would cost us only an evening. By all means read them before you buy a washing machine. For soup, follow your nose.',
      parts: [
        { name: 'The habit, and the question it raises', from: 'Few of us now' },
        { name: 'Arguments for, with examples', from: 'There is a lot to' },
        { name: 'Arguments against, with examples', from: 'On the other hand' },
        { name: 'A conclusion that weighs both sides', from: 'On balance' },
      ],
      works: [
        {
          quote: 'Few of us now order a bowl of soup without asking a thousand strangers first.',
          why: 'Instead of “Nowadays many people read reviews”, it shows us the habit, slightly exaggerated.',
        },
        {
          quote: 'There is a lot to be said for it.',
          why: 'It announces the first side without saying that the writer agrees with it.',
        },
        {
          quote: 'somebody else has already slept on the hard mattress',
          why: 'An abstract argument becomes a thing we can almost feel.',
        },
        {
          quote: 'whereas the places we never forget',
          why: '“Whereas” sets two ideas against each other in one sentence.',
        },
        {
          quote: 'reviews are useful when a mistake would cost us a lot',
          why: 'Not simply yes or no: the conclusion says when each side is right.',
        },
        { quote: 'For soup, follow your nose.', why: 'It returns to the first sentence and closes the circle.' },
      ],
      phrases: [
        'But does … really lead to …?',
        'There is a lot to be said for …',
        'Besides, …',
        '…, whereas …',
        'On balance, I believe that …',
        'By all means …, but …',
      ],
      yours:
        'A student magazine asks: “Should we plan a trip in detail before we leave?” Write a for-and-against essay of 190 to 230 words. Give two arguments for each side, support them with examples and reach a conclusion.',
      plan: [
        'What small scene could show the habit you are going to discuss?',
        'What are the two strongest arguments for, and what example supports each of them?',
        'What are the two strongest arguments against?',
        'Which unexpected example would readers remember?',
        'When is one side right, and when is the other?',
        'How can your last sentence return to your first?',
      ],
      checklist: [
        'Does the opening make you want to read on?',
        'Does each side have two arguments and at least one example?',
        'Does the conclusion follow from both sides, and not only from one?',
        'Do linking words such as “besides”, “whereas” and “on balance” show how the ideas are related?',
        'Are the sentences of different lengths, with a short one where it counts?',
      ],
    },
  },
  others: {
    B1: [
      {
        about: ['phone', 'phones', 'mobile', 'mobiles', 'smartphone', 'smartphones'],
        task: 'Your school is thinking about a rule against mobile phones. Write a for-and-against essay of 100 to 130 words for the school website. Give two arguments for the rule and two against it, with examples, and end with your opinion.',
        title: 'A box by the door',
        text: 'We may soon have to leave our phones in a box by the school door. Would that be a good rule?\n\nOn the one hand, phones make it hard to concentrate. A message takes a second to read, but ten minutes to forget. People might also talk more. During last month’s power cut, when every phone was dead, our canteen was louder than a football match.\n\nOn the other hand, phones are useful. In biology we photograph leaves and look up their names. Besides, some of us feel safer with a phone on the way home.\n\nAll in all, I think phones should stay in our bags during lessons, not in a box. We have to learn to leave them alone, and nobody can practise that with an empty bag.',
        parts: [
          { name: 'The plan, and the question', from: 'We may soon have' },
          { name: 'Arguments for the rule, with examples', from: 'On the one hand' },
          { name: 'Arguments against it, with examples', from: 'On the other hand' },
          { name: 'Your opinion, with a reason', from: 'All in all' },
        ],
        works: [
          {
            quote: 'a box by the school door',
            why: 'The rule becomes a thing that we can see. The box comes back at the end.',
          },
          {
            quote: 'a second to read, but ten minutes to forget',
            why: 'Two numbers next to each other make the argument easy to remember.',
          },
          {
            quote: 'our canteen was louder than a football match',
            why: 'Something that really happened shows what life without phones could be like.',
          },
          {
            quote: 'On the other hand',
            why: 'The reader knows at once that the other side begins here.',
          },
          { quote: 'Besides, some of us', why: '“Besides” adds an argument, and “some of us” doesn’t say too much.' },
          {
            quote: 'nobody can practise that with an empty bag',
            why: 'The opinion ends with its best reason, which is new and a little funny.',
          },
        ],
        phrases: [
          'Would … be a good rule?',
          'On the one hand, …',
          'Phones make it hard/easy to …',
          'On the other hand, …',
          'Besides, some of us …',
          'All in all, I think … should …',
        ],
        yours:
          'Some families have a rule: no mobile phones in bedrooms or at the table. Write a for-and-against essay of 100 to 130 words for the school website. Give two arguments for such a rule and two against it, with examples, and end with your opinion.',
        plan: [
          'What exactly is the rule, and what is your question?',
          'What are two arguments for it?',
          'What have you seen or heard that could be an example?',
          'What are two arguments against it, and for whom are they important?',
          'What is your opinion, and what is your best reason?',
        ],
        checklist: [
          'Is it clear what the question is?',
          'Are there two arguments on each side?',
          'Is there an example from real life?',
          'Does the opinion come at the end, with a reason?',
          'Do words such as “On the one hand”, “On the other hand” and “Besides” lead you through the text?',
        ],
      },
    ],
    B2: [
      {
        about: [
          'online',
          'remote',
          'remotely',
          'from home',
          'at home',
          'home office',
          'home learning',
          'online learning',
          'distance learning',
          'e-learning',
        ],
        task: 'A student magazine asks: “Is it better to study and work from home?” Write a for-and-against essay of 150 to 190 words. Give two arguments for each side, support them with examples and reach a conclusion.',
        title: 'Eleven seconds to the office',
        text: 'For a growing number of people, the journey to class or to the office takes eleven seconds and leads past the fridge. Is this progress, or are we losing more than a crowded bus?\n\nThe advantages are obvious. Anyone who studies or works at home saves time and can do the hardest tasks when their head is clearest. Distance matters less, too: a student in a mountain village can attend an online course in the capital without having to leave the orchard.\n\nAgainst this, it must be said that a screen lets through only part of a person. We hear the lecture but miss the joke whispered beside us, by which we might have remembered it. Moreover, if the office is in your kitchen, you never really go home. At six o’clock a friend of mine puts on her coat and walks once round the block, simply to convince herself that the day is over.\n\nAll things considered, I would divide the week: home for what demands silence, company for everything else. As for my friend, she is, strictly speaking, a commuter.',
        parts: [
          { name: 'A scene, and the question it raises', from: 'For a growing number' },
          { name: 'Arguments for, with an example', from: 'The advantages are' },
          { name: 'Arguments against, with examples', from: 'Against this, it must' },
          { name: 'A conclusion that takes both sides seriously', from: 'All things considered' },
        ],
        works: [
          {
            quote: 'takes eleven seconds and leads past the fridge',
            why: 'A comic little journey introduces the topic faster than a definition would.',
          },
          {
            quote: 'are we losing more than a crowded bus',
            why: 'The question suggests that there may be a loss, but does not answer it yet.',
          },
          {
            quote: 'without having to leave the orchard',
            why: 'One word, “orchard”, gives the general argument a place and a person.',
          },
          {
            quote: 'Against this, it must be said that',
            why: 'A formal turn to the other side, which does not yet say where the writer stands.',
          },
          {
            quote: 'a screen lets through only part of a person',
            why: 'An abstract idea is put as something physical, and the next sentence proves it.',
          },
          {
            quote: 'home for what demands silence, company for everything else',
            why: 'The conclusion does not choose a side; it gives each of them its place.',
          },
        ],
        phrases: [
          'For a growing number of people, …',
          'Is this progress, or …?',
          'Anyone who … at home saves …',
          'Against this, it must be said that …',
          'Moreover, …',
          'All things considered, I would …',
        ],
        yours:
          'A student magazine asks: “Can an online course replace a teacher in the room?” Write a for-and-against essay of 150 to 190 words. Give two arguments for each side, support them with examples and reach a conclusion.',
        plan: [
          'Which everyday scene could open the essay?',
          'What question does it raise?',
          'What are two advantages, and who gains from them?',
          'What gets lost, and how could you make that visible?',
          'Whose behaviour could serve as an unusual example?',
          'How could each side be given its place in your conclusion?',
        ],
        checklist: [
          'Does the opening show the topic instead of explaining it?',
          'Are there two arguments on each side, with at least one example each?',
          'Is the writer’s own view kept back until the end?',
          'Does the conclusion go further than “there are pros and cons”?',
          'Are the sides linked by phrases such as “against this” and “moreover”?',
        ],
      },
    ],
  },
};
