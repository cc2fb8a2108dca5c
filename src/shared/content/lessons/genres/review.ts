import type { WritingGenre } from './genre';

export const genre: WritingGenre = {
  name: 'A review',
  otherNames: [
    'review',
    'reviews',
    'film review',
    'movie review',
    'book review',
    'hotel review',
    'restaurant review',
    'café review',
    'game review',
    'online review',
    'film reviews',
    'book reviews',
  ],
  taskAbout:
    'Write a review of {length} for a website about something to do with {topic}: a place, a book, a film or a thing. Say what it is, what is best, what is not so good, and who would like it.',
  takesTopicTasks: true,
  models: {
    A1: {
      task: 'New students want to know where to eat near your school. Write a review of a café for them. Say where it is, what is good, what is not so good, and how many stars it gets. Write 45 to 60 words.',
      title: 'The café with the cat',
      text: 'The Green Spoon is a small café near the bus station.\n\nThe tomato soup is hot and cheap, but the music is too loud.\n\nThe best chair is near the window. Don’t sit there! It is the cat’s chair.\n\nGo on a rainy day. I give it four stars, and one is for the cat.',
      parts: [
        { name: 'What it is and where', from: 'The Green Spoon is' },
        { name: 'What is good and what is not', from: 'The tomato soup is hot' },
        { name: 'Something special', from: 'The best chair is' },
        { name: 'When to go, and the stars', from: 'Go on a rainy day' },
      ],
      works: [
        { quote: 'near the bus station', why: 'Now the reader can find the café.' },
        { quote: 'hot and cheap', why: 'Two short words say why the soup is good.' },
        { quote: 'but the music is too loud', why: 'After “but” comes the bad thing. “Too loud” is not good.' },
        { quote: 'Don’t sit there!', why: 'The writer speaks to us. We want to know why.' },
        {
          quote: 'four stars, and one is for the cat',
          why: 'The stars say that the café is good. The cat makes us smile.',
        },
      ],
      phrases: [
        '… is a small/big/new … near …',
        'The … is … and …',
        '…, but the … is too …',
        'The best thing is …',
        'Go there on a …',
        'I give it … stars.',
      ],
      yours:
        'Visitors to your town want to know where to go on a free afternoon. Write a review of a park, a market or a shop for them. Say where it is, what is good, what is not so good, and how many stars it gets. Write 45 to 60 words.',
      plan: [
        'What is the place, and where is it?',
        'What is good there?',
        'What is not so good?',
        'What is special or funny there?',
        'When is a good time to go?',
        'How many stars does it get?',
      ],
      checklist: [
        'Do you know where the place is?',
        'Is there one good thing and one bad thing?',
        'Is there one special thing?',
        'Are there two or more words like “hot”, “small” or “loud”?',
        'Is there “but” between the good thing and the bad thing?',
      ],
    },
    A2: {
      task: 'Your film club has a page for reviews. Write a review of a film for the other members. Say what it is about, what you liked and didn’t like, and who should see it. Write 75 to 95 words.',
      title: 'Don’t miss this bus',
      text: 'Last Saturday I saw The Parrot on Bus Nine, a comedy about six passengers and a very rude bird. Their bus stops in the mountains at midnight, and nobody’s phone works.\n\nAt first I thought it was too slow. Then the driver and the parrot started to sing together, and the whole cinema laughed. The actor who played the driver was great, but the end came too quickly.\n\nSee it with friends who like to laugh. I talked about it all the way home, and I missed my stop!',
      parts: [
        { name: 'Which film, and what it is about', from: 'Last Saturday I saw' },
        { name: 'What I liked and didn’t like', from: 'At first I thought' },
        { name: 'Who should see it, and a last little story', from: 'See it with friends' },
      ],
      works: [
        {
          quote: 'six passengers and a very rude bird',
          why: 'We already know that this film is funny and a little strange.',
        },
        {
          quote: 'Their bus stops in the mountains',
          why: 'What the film is about is in the present. What happened in the cinema is in the past.',
        },
        {
          quote: 'and nobody’s phone works',
          why: 'The story stops at the problem. We want to know what happens next.',
        },
        {
          quote: 'At first I thought it was too slow. Then',
          why: '“At first” and “then” show that the writer changed their opinion.',
        },
        { quote: 'I missed my stop!', why: 'It shows that the film was good. The writer doesn’t need to say it.' },
      ],
      phrases: [
        'Last … I saw/read/played …',
        '… is a … about …',
        'At first I thought …, but then …',
        'The … was great, but …',
        'The best part was when …',
        '… is perfect for people who like …',
      ],
      yours:
        'Your school has a page for reviews. Write a review of a game that you played, on a table, on a screen or outside, for students who don’t know it. Say what you do in it, what you liked and didn’t like, and who should try it. Write 75 to 95 words.',
      plan: [
        'What is the game, and when did you play it?',
        'What do the players do in it?',
        'What did you think at first, and what did you think later?',
        'What was the best part, and what wasn’t so good?',
        'Who should try it?',
        'Which last sentence can make the reader smile?',
      ],
      checklist: [
        'Can you say in one sentence what it is about?',
        'Is there one thing that the writer liked and one that they didn’t like?',
        'Do you know who should try it?',
        'Do you want to see it or play it now?',
        'Are the verbs about what the writer did in the past?',
      ],
    },
    B1: {
      task: 'You have just come home from a short holiday. Write a review of your hotel for a travel website. Describe the hotel, say what was good and what could be better, and give other travellers some advice. Write 115 to 145 words.',
      title: 'Come hungry',
      text: 'We spent three nights at the Harbour Lamp, a small family hotel five minutes from the ferry. I chose it because it was the cheapest place that had good reviews.\n\nThe bed was the most comfortable one I have ever slept in. Unfortunately, I didn’t sleep in it for long. Our room was at the back, above a bakery, and at four in the morning somebody started dropping trays. When I complained, the owner apologised, disappeared and came back with two rolls which were still warm. After that, it was difficult to be angry.\n\nOne thing they should really improve is the wifi. It only works on the stairs, although that is where we met all the other guests.\n\nIf you love sleep, ask for a room at the front. If you love bread, ask for one at the back.',
      parts: [
        { name: 'Which hotel, and why we chose it', from: 'We spent three nights' },
        { name: 'What it was like', from: 'The bed was the most comfortable' },
        { name: 'What could be better', from: 'One thing they should really improve' },
        { name: 'Advice for other travellers', from: 'If you love sleep' },
      ],
      works: [
        { quote: 'five minutes from the ferry', why: 'A traveller needs facts like this one before any opinions.' },
        {
          quote: 'the most comfortable one I have ever slept in',
          why: 'A superlative with “I have ever” gives strong praise in a few words.',
        },
        {
          quote: 'Unfortunately, I didn’t sleep in it for long.',
          why: 'The review suddenly turns, and we have to read on to learn the reason.',
        },
        {
          quote: 'apologised, disappeared and came back',
          why: 'Three quick verbs tell a small story instead of saying “the staff were friendly”.',
        },
        {
          quote: 'One thing they should really improve',
          why: 'This is fair criticism: it is clear, polite and about one thing only.',
        },
        {
          quote: 'If you love bread, ask for one at the back.',
          why: 'The advice lets different readers choose for themselves.',
        },
      ],
      phrases: [
        'I chose … because …',
        'It was the most … I have ever …',
        'Unfortunately, …',
        'What I liked best was …',
        'One thing they should improve is …',
        'If you like …, …',
      ],
      yours:
        'A travel website wants reviews of museums, markets, beaches and parks. Choose a place that you know. Write a review of it for people who have never been there: describe it, say what is good and what could be better, and give some advice. Write 115 to 145 words.',
      plan: [
        'What kind of place is it, where is it, and why do people choose it?',
        'What is the best thing about it?',
        'What small thing happened there that shows what it is like?',
        'What could be better?',
        'What advice would you give to different kinds of visitors?',
      ],
      checklist: [
        'Does the beginning give the facts that a visitor needs?',
        'Is there a small story or a detail that only somebody who was there could know?',
        'Is the criticism clear and fair?',
        'Is there useful advice at the end, for example with “if”?',
        'Is there a superlative, for example with “I have ever”?',
      ],
    },
    B2: {
      task: 'Your college magazine is looking for book reviews. Write a review of a novel for its readers. Give an idea of the story without spoiling it, discuss strong and weak points, and say who would enjoy it. Write 190 to 230 words.',
      title: 'Please do not hand this in',
      text: 'Can a whole novel take place in a lost-property office? I doubted it, and during the first fifty pages of Left on Trains, the second novel by Juno Varga, my doubts grew. Each chapter describes a single object: a ski, a trumpet, a jar of buttons. Mika, the clerk, writes a label for it, imagines its owner and puts it on a shelf. Nothing seems to be connected to anything else.\n\nThen somebody hands in Mika’s own diary, and its last ten pages are in a stranger’s handwriting. From that moment on, I could not put the book down, because every object I had almost forgotten turned out to be a clue. What I had taken for a weakness was the cleverest thing about it.\n\nVarga’s sentences are short, dry and often very funny, and Mika is a wonderful creation: nosy, loyal and always slightly late. I was less convinced by the ending. Having trusted us for three hundred pages, the author suddenly explains everything, even the trumpet, which I would rather have gone on wondering about.\n\nStill, anyone who enjoys mysteries but is tired of detectives will love this one. I have deliberately left my copy on the 7.40 to the coast. Whoever finds it should not hand it in too quickly.',
      parts: [
        { name: 'A question, the book and its situation', from: 'Can a whole novel take place' },
        { name: 'The turning point, without spoiling it', from: 'Then somebody hands in' },
        { name: 'Strong and weak points', from: 'Varga’s sentences are short' },
        { name: 'Who should read it, and a final touch', from: 'Still, anyone who enjoys' },
      ],
      works: [
        {
          quote: 'Can a whole novel take place in a lost-property office?',
          why: 'A question raises a doubt that we share, so we read on for the answer.',
        },
        {
          quote: 'a ski, a trumpet, a jar of buttons',
          why: 'Three objects that do not belong together let us feel how odd the book is.',
        },
        {
          quote: 'What I had taken for a weakness',
          why: 'The reviewer admits to a mistake, which makes the praise easier to believe.',
        },
        {
          quote: 'I was less convinced by the ending.',
          why: 'Careful wording criticises the book without attacking its author.',
        },
        {
          quote: 'Having trusted us for three hundred pages',
          why: 'The participle clause puts the praise inside the criticism and keeps the balance.',
        },
        {
          quote: 'Whoever finds it should not hand it in too quickly.',
          why: 'Instead of “I recommend it”, the ending returns to the world of the book.',
        },
      ],
      phrases: [
        'At first sight, … seems to be …',
        'What I had taken for … turned out to be …',
        'What makes … so special is …',
        'I was less convinced by …',
        'I would rather have …',
        'Anyone who enjoys … will …',
      ],
      yours:
        'Write a review of a film or a series, real or made up, for the readers of a website about good stories. Give an idea of the story without spoiling it, discuss strong and weak points, and say who would enjoy it. Write 190 to 230 words.',
      plan: [
        'Which question or doubt could open your review?',
        'What is the situation at the beginning of the story, and where must you stop so as not to spoil it?',
        'When or why did your opinion change?',
        'What is done particularly well, and which example proves it?',
        'What convinced you less?',
        'Who would enjoy it, and how can your last line refer to the story?',
      ],
      checklist: [
        'Does the opening make you want to read on?',
        'Do you get an idea of the story without learning how it ends?',
        'Is every opinion supported by a detail or an example?',
        'Is the story told in the present tense, and the reviewer’s own experience in the past?',
        'Is the criticism expressed carefully, for example with “less convinced” or “would rather”?',
      ],
    },
  },
};
