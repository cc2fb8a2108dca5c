import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'A description of a person',
  otherNames: [
    'description of a person',
    'describing a person',
    'describing people',
    'character description',
    'a portrait of a person',
    'portrait',
  ],
  taskAbout:
    'Write a description of {length} for your school magazine: a person, real or invented, who has to do with {topic}. Say what the person is like, does and says, and tell one small thing that shows it.',
  models: {
    A1: {
      task: 'Write about a person you often see. Your class reads it. Say who the person is, and what he or she wears and does. Say one surprising thing. Write 45 to 60 words.',
      title: 'The man with the yellow scarf',
      text: 'This is Duc. He drives my bus, number 9. He always wears a yellow scarf, in winter and in summer. He speaks quietly, but his laugh is loud.\n\nDuc knows my name. When I am late, he waits for me.\n\nWhat does he do at the weekend? He visits other towns. How does he go there? By bus!',
      parts: [
        { name: 'Who the person is', from: 'This is Duc' },
        { name: 'What we see and hear', from: 'He always wears' },
        { name: 'What the person does', from: 'Duc knows my name' },
        { name: 'A surprise', from: 'What does he do' },
      ],
      works: [
        { quote: 'This is Duc. He drives my bus', why: 'Now we know his name and his job.' },
        { quote: 'a yellow scarf, in winter and in summer', why: 'We can see him. No other driver has this.' },
        {
          quote: 'He speaks quietly, but his laugh is loud.',
          why: 'Two different things with “but”: now he is interesting.',
        },
        { quote: 'When I am late, he waits for me.', why: 'He is kind. The writer shows it and does not say “kind”.' },
        { quote: 'How does he go there? By bus!', why: 'A question, then a short answer: a good end.' },
      ],
      phrases: [
        'This is …',
        'He/She works in …',
        'He/She always wears …',
        'He/She never …',
        'He/She is …, but …',
        'At the weekend, he/she …',
      ],
      yours:
        'Write about a person in a shop, a school or a street near you. The person can be real or not. Your class reads it. Say what he or she wears and does, and one surprising thing. Write 45 to 60 words.',
      plan: [
        'Who is it?',
        'Where do you see this person?',
        'What does he or she always wear?',
        'What does he or she do?',
        'What is the surprise at the end?',
      ],
      checklist: [
        'Do you know who the person is?',
        'Can you see the person?',
        'Does the person do something nice or funny?',
        'Is there a surprise at the end?',
        'Is there an -s on the verbs after “he” and “she”?',
      ],
    },
    A2: {
      task: 'Your school magazine asks: “Who taught you something?” Describe the person for its readers. Say what the person is like, and write about one thing that happened. Write 80 to 100 words.',
      title: 'My youngest teacher',
      text: 'My skateboard teacher, Itzel, is nine years old and lives in the flat above mine. She wears one red sock for luck, and one green sock because the red one doesn’t always work.\n\nLast spring I bought a skateboard, and I fell off every day for a week. Itzel watched me from her window. Then she came down and said, “Don’t look at the ground. Look at the bakery.” I looked at the bakery, and I didn’t fall.\n\nShe is strict, but she is fair. On Sunday she’s going to give me a test. I’m going to wear red socks.',
      parts: [
        { name: 'Who the person is', from: 'My skateboard teacher, Itzel' },
        { name: 'One thing that we can see', from: 'She wears one red sock' },
        { name: 'What happened', from: 'Last spring I bought' },
        { name: 'What the person is like, and what comes next', from: 'She is strict' },
      ],
      works: [
        {
          quote: 'My skateboard teacher, Itzel, is nine years old',
          why: 'The first sentence is a surprise, so we want to read more.',
        },
        {
          quote: 'one green sock because the red one doesn’t always work',
          why: 'One funny detail shows us how she thinks.',
        },
        { quote: '“Don’t look at the ground. Look at the bakery.”', why: 'Her own words: we can hear her voice.' },
        {
          quote: 'She is strict, but she is fair.',
          why: 'The two adjectives come after the story, so we believe them.',
        },
        { quote: 'I’m going to wear red socks.', why: 'The end goes back to the socks at the beginning.' },
      ],
      phrases: [
        'My … is …, and he/she …',
        'He/She lives/works in …',
        'He/She always wears …',
        'Last year I …, and he/she …',
        'Then he/she said, “…”',
        'He/She is …, but he/she is also …',
      ],
      yours:
        'Your school magazine asks: “Who makes people laugh?” Describe a person for its readers. The person can be real or not. Say what he or she is like, and write about one thing that happened. Write 80 to 100 words.',
      plan: [
        'Who is the person, and how do you know him or her?',
        'What one thing does the person always wear or carry?',
        'What happened one day?',
        'What did the person say?',
        'What is he or she like?',
        'What is going to happen next?',
      ],
      checklist: [
        'Does the first sentence make you want to read more?',
        'Is there one thing that you can see when you close your eyes?',
        'Does something happen that shows what the person is like?',
        'Are there some words that the person said?',
        'Are the verbs about the past in the past simple?',
      ],
    },
    B1: {
      task: 'A website called “People of our town” is looking for short portraits. Describe somebody at a shop or a market for its readers: what you notice first, how he or she behaves, and what you think now. Write 120 to 150 words.',
      title: 'The worst salesman in the market',
      text: 'Mr Tadesse sells tomatoes at our Saturday market, and at first he seems to be the worst salesman in town. His hat is too big for him, he never shouts like the sellers around him, and he doesn’t let you touch anything.\n\nHe also asks questions. “When are you going to eat it?” he asked me the first time. “On Monday? Then you don’t want this one. It’s a Sunday tomato.” He searched through three boxes, as carefully as a librarian, and found me one for Monday. Once he even sent a customer to another seller, whose tomatoes were better that day.\n\nI used to wonder how a man like that could earn any money. Then I noticed his queue. It’s the longest in the market, and nobody minds. We’re all busy deciding when to have lunch.',
      parts: [
        { name: 'Who it is, and the first impression', from: 'Mr Tadesse sells tomatoes' },
        { name: 'How the person behaves and speaks', from: 'He also asks questions' },
        { name: 'What the writer used to think', from: 'I used to wonder' },
        { name: 'What the writer knows now', from: 'Then I noticed' },
      ],
      works: [
        {
          quote: 'at first he seems to be the worst salesman',
          why: '“At first” and “seems” promise that the writer will change his or her mind.',
        },
        { quote: 'It’s a Sunday tomato.', why: 'Only he would say this, so his own words describe him best.' },
        { quote: 'as carefully as a librarian', why: 'A comparison from another job makes us see how he works.' },
        {
          quote: 'Once he even sent a customer to another seller',
          why: '“Once” brings an example, and “even” says that it’s the strongest one.',
        },
        { quote: 'Then I noticed his queue.', why: 'Five words turn the whole description round.' },
        {
          quote: 'We’re all busy deciding when to have lunch.',
          why: 'With “we”, the writer is suddenly in the queue too.',
        },
      ],
      phrases: [
        'At first, he/she seems to be …',
        'The first thing you notice is …',
        'He/She never …, but …',
        'Once he/she even …',
        'I used to wonder why …',
        'Then I noticed …',
      ],
      yours:
        'A website called “People of our town” is looking for short portraits. Describe somebody, real or invented, who does his or her job in an unusual way: what people notice first, how the person behaves, and what you think now. Write 120 to 150 words.',
      plan: [
        'Who is the person, and where do people meet him or her?',
        'What do people notice first, and what do they think?',
        'What does the person do or say that nobody else does?',
        'What is your strongest example?',
        'What did you find out that changed your mind?',
      ],
      checklist: [
        'Do you know where people meet this person?',
        'Does the person say something that only he or she would say?',
        'Does a real example show what the person is like?',
        'Does the end give you a new idea about the person?',
        'Are the person’s habits in the present, and single events in the past?',
      ],
    },
    B2: {
      task: 'A local magazine prints portraits of people who work where nobody sees them. Describe one of them for its readers: what he or she is like to meet, what he or she does, and a moment or two that show it. Write 170 to 210 words.',
      title: 'The woman behind the curtain',
      text: 'You usually hear Aroha before you see her. Her laugh comes round the corner first, followed by an enormous orange coat and, a moment later, Aroha herself, already in the middle of a story. She talks to bus drivers, to dogs and to the photocopier. It took me months to discover that her greatest talent is whispering.\n\nFor eleven years she has been the prompter for our amateur theatre group. While the rest of us compete for the leading parts, she sits behind the curtain in soft shoes, following the script with a pencil. If an actor forgets a line, she supplies it so quietly that not even the front row notices. What strikes me most is her timing: she can tell a dramatic pause from a desperate one, and she never helps anybody who doesn’t need it.\n\nI once forgot an entire speech. She fed it to me four words at a time, and afterwards, when people praised my “wonderful pauses”, she merely smiled.\n\nLast spring we gave a performance in which nobody forgot anything. The rest of us cheered; Aroha put away her pencil. “Perfect,” she said, rather sadly. “I’ve never been so bored.”',
      parts: [
        { name: 'What the person is like to meet', from: 'You usually hear Aroha' },
        { name: 'The contrast that makes her interesting', from: 'It took me months' },
        { name: 'What she does, and how well', from: 'For eleven years' },
        { name: 'A moment that shows it', from: 'I once forgot' },
        { name: 'A second moment, with a turn', from: 'Last spring we gave' },
      ],
      works: [
        {
          quote: 'followed by an enormous orange coat',
          why: 'Laugh, coat, person: we meet her in the order in which she arrives.',
        },
        {
          quote: 'her greatest talent is whispering',
          why: 'After so much noise, this contrast is the idea that holds the portrait together.',
        },
        {
          quote: 'so quietly that not even the front row notices',
          why: '“So … that …” measures the skill instead of merely praising it.',
        },
        {
          quote: 'What strikes me most is her timing',
          why: 'The sentence begins by saying that the most important point is about to come.',
        },
        {
          quote: 'she can tell a dramatic pause from a desperate one',
          why: 'One precise ability convinces us more than three general adjectives would.',
        },
        {
          quote: '“I’ve never been so bored.”',
          why: 'She has the last word, and it shows that she loves being needed.',
        },
      ],
      phrases: [
        'You usually … before you …',
        'It took me … to discover that …',
        'While the rest of us …, he/she …',
        'What strikes me most is …',
        'He/She is so … that …',
        'I have never known anybody who …',
      ],
      yours:
        'A local magazine prints portraits of people who have two very different sides. Describe somebody, real or invented, for its readers: what the person seems to be like at first, what the other side is, and a moment or two that show it. Write 170 to 210 words.',
      plan: [
        'What does the person seem to be like when you meet him or her? What do you notice first?',
        'What is the other side, and how did you discover it?',
        'What exactly does the person do, and what is remarkable about it?',
        'Which moment proves it?',
        'Which picture or sentence could you end with?',
      ],
      checklist: [
        'Can you see or hear the person in the first lines?',
        'Is there a contrast that makes the person interesting?',
        'Is every quality shown by something that the person does or says?',
        'Does the last sentence add something new?',
        'Do the sentences begin in different ways, not always with “he” or “she”?',
      ],
    },
  },
  others: {
    A1: [
      {
        about: ['best friend', 'best friends', 'friend', 'friends'],
        task: 'Write about your best friend. Your class reads it. Say who it is, what he or she looks like, likes and does, and why you are friends. Write 45 to 60 words.',
        title: 'Two watches',
        text: 'My best friend is Ayumi. She is tall, and she has short black hair. She wears two watches, but she is always late!\n\nAyumi likes maths, old films and cold pizza. She can walk on her hands. In the morning she carries my school bag on her feet.\n\nI am quiet, and Ayumi talks all day. It is perfect.',
        parts: [
          { name: 'Who it is, and what we see', from: 'My best friend is' },
          { name: 'What your friend likes and can do', from: 'Ayumi likes maths' },
          { name: 'Why you are friends', from: 'I am quiet' },
        ],
        works: [
          { quote: 'She is tall, and she has short black hair.', why: '“Is” and “has” help us to see her.' },
          { quote: 'two watches, but she is always late', why: 'This is funny. We don’t forget her now.' },
          {
            quote: 'maths, old films and cold pizza',
            why: 'Three things that do not go together. She is interesting!',
          },
          { quote: 'carries my school bag on her feet', why: 'It is a strange picture, and it says: she helps me.' },
          {
            quote: 'I am quiet, and Ayumi talks all day.',
            why: 'The two friends are different. That is why they are friends.',
          },
        ],
        phrases: [
          'My best friend is …',
          'He/She is …, and he/she has … hair.',
          'He/She always wears …',
          'He/She likes … and …',
          'He/She can …',
          'I am …, and he/she is …',
        ],
        yours:
          'Write about a good friend from school, from your street or from a book. Your class reads it. Say who it is, what he or she looks like, likes and does, and why you are friends. Write 45 to 60 words.',
        plan: [
          'Who is your friend?',
          'What does your friend look like?',
          'What does your friend like?',
          'What can your friend do?',
          'What do you do together?',
          'Why are you friends?',
        ],
        checklist: [
          'Do you know the name of the friend?',
          'Can you see the friend?',
          'Do you know what the friend likes?',
          'Is there one funny thing?',
          'Is there “is” before words like “tall”, and “has” before “hair” or “eyes”?',
        ],
      },
    ],
    A2: [
      {
        about: ['best friend', 'best friends', 'friend', 'friends'],
        task: 'Your class is making a book about friends. Describe your best friend. Say what he or she looks like and is like, how you met, and why you like each other. Write 70 to 95 words.',
        title: 'He waits for the answer',
        text: 'My best friend, Kwame, asks questions all day. He has curly hair, a green bicycle and a notebook in his pocket. At the moment he wants to know why coffee smells better than it tastes.\n\nWe met three years ago at a bus stop. I was new in town, and I was too shy to say hello. “Is it better to fly,” he asked, “or to talk to fish?” We talked about it for an hour, and we missed two buses.\n\nSome people ask and don’t listen. Kwame always waits for the answer.',
        parts: [
          { name: 'Who it is, and what we see', from: 'My best friend, Kwame' },
          { name: 'How you met', from: 'We met three years' },
          { name: 'Why you like this friend', from: 'Some people ask' },
        ],
        works: [
          { quote: 'asks questions all day', why: 'The first sentence says what is special about him.' },
          {
            quote: 'curly hair, a green bicycle and a notebook in his pocket',
            why: 'Three things that we can see. The notebook is for his questions!',
          },
          {
            quote: 'why coffee smells better than it tastes',
            why: 'A real example of his questions. Now we want to know it too.',
          },
          {
            quote: '“Is it better to fly,” he asked',
            why: 'He doesn’t say “hello”. His own words show what he is like.',
          },
          {
            quote: 'we missed two buses',
            why: 'It shows that they liked each other. The writer doesn’t need to say it.',
          },
          {
            quote: 'Kwame always waits for the answer',
            why: 'The last sentence says why he is a good friend: he listens.',
          },
        ],
        phrases: [
          'My best friend, …, …',
          'He/She has … and …',
          'At the moment he/she wants to …',
          'We met … ago at …',
          '“…,” he/she said.',
          'Some people …, but he/she always …',
        ],
        yours:
          'Your class is making a book about friends. Describe a friend who is very different from you. The friend can be real or not. Say what he or she looks like and is like, how you met, and why you like each other. Write 70 to 95 words.',
        plan: [
          'Who is your friend, and what does he or she often do?',
          'What three things can we see?',
          'When and where did you meet?',
          'What did your friend say or do that day?',
          'Why do you like your friend?',
        ],
        checklist: [
          'Can you see the friend?',
          'Do you know when and where they met?',
          'Are there some words that the friend said?',
          'Do you know why they are friends?',
          'Are the verbs about the first day in the past, and about today in the present?',
        ],
      },
    ],
    B1: [
      {
        about: ['role model', 'role models', 'admire', 'look up to', 'inspires you', 'inspired you', 'hero', 'heroes'],
        task: 'Your school website has a page called “People we look up to”. Describe somebody who is a role model for you. Say who it is, what he or she has done, what you admire, and what you have learnt from this person. Write 100 to 130 words.',
        title: 'Mine falls off things',
        text: 'Most people’s role models win medals. Mine falls off things. My neighbour, Mrs Bokhari, is seventy-one, and since she stopped working, she has learnt something new every year.\n\nFirst it was swimming, although she had been afraid of water. Then it was cycling. She practised in the car park at six in the morning so that nobody would see her, but I did. She fell off, looked at her knees, laughed and got on again. This year she’s learning the trumpet, and she’s terrible.\n\nWhat I admire most is that she doesn’t mind being bad at something. I used to give up as soon as others were better than me. Last week I joined a dance class. I’m the worst in the room, and Mrs Bokhari is proud of me.',
        parts: [
          { name: 'Who it is, with a surprise', from: 'Most people’s role models' },
          { name: 'What this person has done', from: 'First it was swimming' },
          { name: 'What I admire', from: 'What I admire most' },
          { name: 'What I have learnt', from: 'I used to give up' },
        ],
        works: [
          {
            quote: 'Mine falls off things.',
            why: 'After “win medals” we expect something great. The surprise makes us read on.',
          },
          {
            quote: 'she has learnt something new every year',
            why: 'The present perfect: she began years ago, and she hasn’t finished.',
          },
          {
            quote: 'so that nobody would see her, but I did',
            why: 'Three short words take us to the car park, next to the writer.',
          },
          {
            quote: 'fell off, looked at her knees, laughed and got on again',
            why: 'Four actions in a row show her courage without the word “brave”.',
          },
          {
            quote: 'What I admire most is that',
            why: 'This beginning tells the reader that the most important point is coming.',
          },
          {
            quote: 'I’m the worst in the room',
            why: 'It shows what the writer has learnt: a year ago, this would have been the end.',
          },
        ],
        phrases: [
          'Most people’s role models … Mine …',
          'Since …, he/she has …',
          'First it was … Then it was …',
          'What I admire most is that he/she …',
          'I used to …',
          'Thanks to him/her, I have …',
        ],
        yours:
          'A magazine for young people has a page called “Not famous, but my role model”. Describe somebody, real or invented, who is a role model for you. Say who it is, what he or she has done, what you admire, and what you have learnt from this person. Write 100 to 130 words.',
        plan: [
          'Who is your role model, and why will that surprise your readers?',
          'What has this person done?',
          'Which scene have you seen or heard about that shows what he or she is like?',
          'What exactly do you admire?',
          'What did you use to do, and what do you do now?',
        ],
        checklist: [
          'Does the beginning make you curious?',
          'Is there a scene in which you can see the person?',
          'Do you know exactly what the writer admires?',
          'Has something changed in the writer?',
          'Is the present perfect there for what the person has done up to now?',
        ],
      },
    ],
  },
};
