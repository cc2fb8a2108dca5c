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
  others: {
    A2: [
      {
        about: ['restaurant', 'restaurants', 'café', 'cafés', 'cafe', 'cafes', 'food', 'place to eat', 'places to eat'],
        task: 'Your class is making a website about places to eat in your town. Write a review of a restaurant or a café for it. Say where it is, what you ate, what was good and what wasn’t so good, and who should go there. Write 70 to 95 words.',
        title: 'No menu, no problem',
        text: 'Mama Abena’s is a tiny restaurant behind the market. There are only five tables, and there is no menu. Mama Abena looks at you and decides what you need.\n\nI went there last Sunday with a bad cold. She brought me fish soup, and it was hotter than the sun. My brother was sad about his exam, so he got two desserts. Everything was delicious, but we waited forty minutes.\n\nGo there if you are tired, cold or sad. Just don’t say, “I’m not hungry.” She never believes it.',
        parts: [
          { name: 'Where it is and what is special', from: 'Mama Abena’s is' },
          { name: 'What we ate, and what was good and not so good', from: 'I went there last' },
          { name: 'Who should go there', from: 'Go there if' },
        ],
        works: [
          { quote: 'behind the market', why: 'Now the reader can find the restaurant.' },
          { quote: 'decides what you need', why: 'This is unusual. We want to know how it works.' },
          { quote: 'it was hotter than the sun', why: 'It isn’t really true, but we can feel the soup.' },
          { quote: 'so he got two desserts', why: '“So” gives the result. The second example is even better.' },
          { quote: 'but we waited forty minutes', why: 'A number says more than “a long time”. The writer is fair.' },
          { quote: 'if you are tired, cold or sad', why: 'The writer tells us who should go, and when.' },
        ],
        phrases: [
          '… is a small restaurant/café near …',
          'I went there last … with …',
          'I had …, and it was …',
          'Everything was …, but …',
          'We waited …',
          'Go there if you …',
        ],
        yours:
          'Your class is making a website about cheap places to eat. Write a review of a café, a pizza place or a restaurant, real or not. Say where it is, what you ate, what was good and what wasn’t so good, and who should go there. Write 70 to 95 words.',
        plan: [
          'Where is the place, and how big is it?',
          'What is different from other places?',
          'When did you go there, and what did you eat and drink?',
          'What was good, and what wasn’t so good?',
          'Who should go there, and when?',
        ],
        checklist: [
          'Can you find the place now?',
          'Do you know what the food was like?',
          'Is there one thing that wasn’t so good?',
          'Do you know who should go there?',
          'Is the visit in the past, and what is always true in the present?',
        ],
      },
    ],
    B1: [
      {
        about: ['film', 'films', 'movie', 'movies', 'cinema'],
        task: 'Your school’s English website has a page for film reviews. Write a review of a film that you have seen. Say what kind of film it is and how it begins, what you liked and what you liked less, and who should see it. Write 100 to 130 words.',
        title: 'Stuck with the neighbours',
        text: 'Eleven Floors is a comedy which is set almost completely in a lift. One evening it stops between two floors, with five neighbours inside who have never said more than “good morning” to each other. One of them is carrying a wedding cake.\n\nI expected to be bored after twenty minutes, but I wasn’t. The acting is excellent, especially Lindiwe Mokoena as the quiet caretaker, who has a key to every flat and an opinion about everybody. What I liked less was the music, which tells you when to be sad.\n\nI won’t say how they get out, or what happens to the cake. If you enjoy films with clever conversations and no car chases, you’ll love this one. Afterwards, I took the stairs.',
        parts: [
          { name: 'What kind of film it is, and how it begins', from: 'Eleven Floors is' },
          { name: 'What I liked, and what I liked less', from: 'I expected to be bored' },
          { name: 'Who should see it', from: 'I won’t say how' },
        ],
        works: [
          {
            quote: 'a comedy which is set almost completely in a lift',
            why: 'The kind of film and the place: readers want to know these two things first.',
          },
          {
            quote: 'One of them is carrying a wedding cake.',
            why: 'The summary stops here. We can guess that this cake is in danger.',
          },
          {
            quote: 'I expected to be bored after twenty minutes, but I wasn’t.',
            why: 'A film in a lift? The reviewer had the same doubt as we have, and answers it.',
          },
          {
            quote: 'especially Lindiwe Mokoena as the quiet caretaker',
            why: '“Especially” brings an example, so “excellent” is not an empty word.',
          },
          {
            quote: 'which tells you when to be sad',
            why: 'It explains what is wrong with the music. We have all heard music like that.',
          },
          { quote: 'Afterwards, I took the stairs.', why: 'Five words show that the film stays with you.' },
        ],
        phrases: [
          '… is a … which is set in …',
          'One day, …',
          'I expected to be …, but …',
          'The acting is …, especially …',
          'What I liked less was …',
          'If you enjoy films with …, you’ll love this one.',
        ],
        yours:
          'Your school’s English website has a page called “Films for a rainy Sunday”. Write a review of a film, real or invented. Say what kind of film it is and how it begins, what you liked and what you liked less, and who should see it. Write 100 to 130 words.',
        plan: [
          'What kind of film is it, and where is it set?',
          'How does the story begin, and where do you stop telling it?',
          'What did you expect, and what was it really like?',
          'What was good: the acting, the pictures, the music? Which example shows it?',
          'What did you like less, and why?',
          'Who should see the film, and what could your last sentence be?',
        ],
        checklist: [
          'Do you know after the first lines what kind of film it is?',
          'Would you like to know how the story ends?',
          'Is there an example for what was good, and a reason for what was not?',
          'Do you know who would enjoy the film?',
          'Is the story of the film in the present simple?',
        ],
      },
      {
        about: ['book', 'books', 'novel', 'novels'],
        task: 'Your school library has a wall for book reviews. Write a review of a book for other students. Say who and what it is about without telling the end, what you enjoyed and what was not so good, and who should read it. Write 100 to 130 words.',
        title: 'Be nice to your front door',
        text: 'The House That Waited by Ottilie Brandt tells the story of Leilani, who moves into her grandmother’s house and finds a list on the kitchen wall. It says what the house likes: open windows, soup on Sundays, people who sing on the stairs. Leilani laughs, until she notices that the doors are opening by themselves.\n\nIt isn’t a horror story, although I did check our own doors once or twice. What I enjoyed most was that the house becomes a real character: lonely, proud and rather funny. The middle is a bit too long, because nothing new happens for forty pages.\n\nI would recommend it to anybody who has ever had to start again in a new place. Since I finished it, I’ve been much politer to our front door.',
        parts: [
          { name: 'Who and what it is about', from: 'The House That Waited' },
          { name: 'What I enjoyed, and what was not so good', from: 'It isn’t a horror' },
          { name: 'Who should read it', from: 'I would recommend' },
        ],
        works: [
          {
            quote: 'tells the story of Leilani, who moves into',
            why: 'One sentence gives us the main person and her new situation.',
          },
          {
            quote: 'open windows, soup on Sundays, people who sing on the stairs',
            why: 'Three examples from the list, and we already like this house.',
          },
          { quote: 'until she notices', why: 'Here the story becomes exciting, and exactly here the summary stops.' },
          {
            quote: 'although I did check our own doors',
            why: 'It doesn’t say “it’s a little scary”, but we understand.',
          },
          {
            quote: 'The middle is a bit too long, because',
            why: 'A reason makes criticism fair, and “a bit” makes it friendly.',
          },
          {
            quote: 'I’ve been much politer to our front door',
            why: 'The last joke shows what the book has changed in its reader.',
          },
        ],
        phrases: [
          '… by … tells the story of …',
          '… until one day …',
          'What I enjoyed most was …',
          'The beginning/middle/end is a bit too …, because …',
          'I would recommend it to anybody who …',
          'Since I finished it, I’ve …',
        ],
        yours:
          'Your school library has a shelf called “Books that nobody knows”. Write a review of a book that you have read, or one that you invent. Say who and what it is about without telling the end, what you enjoyed and what was not so good, and who should read it. Write 100 to 130 words.',
        plan: [
          'What is the book called, and who wrote it?',
          'Who is the main person, and what is new in his or her life?',
          'At which exciting point do you stop telling the story?',
          'What did you enjoy most, and why?',
          'What was not so good?',
          'Who should read it, and what has it changed for you?',
        ],
        checklist: [
          'Do you know the title, the writer and the main person?',
          'Does the summary stop before it tells you too much?',
          'Is there a reason for each opinion?',
          'Do you know who would enjoy the book?',
          'Are there sentences with “who”, “until” or “although”?',
        ],
      },
      {
        about: ['restaurant', 'restaurants', 'café', 'cafés', 'cafe', 'cafes', 'food', 'place to eat', 'places to eat'],
        task: 'A website for visitors to your town wants reviews of restaurants. Write a review of a restaurant where you have eaten. Describe the place, the food and the service, say what could be better, and give some advice. Write 100 to 130 words.',
        title: 'Hold on to your soup',
        text: 'The Last Tram is exactly what it sounds like: a restaurant in an old tram. There are eight tables, and at half past seven it starts moving. We arrived two minutes late and had to run to the next stop.\n\nThe food is simple but excellent. My grilled fish was the freshest I’ve had this year, and the waiters, who carry plates round corners without losing a pea, deserve a prize. It isn’t cheap, though, and there’s little for vegetarians: my friend Zofia could choose between an omelette and another omelette.\n\nI’d recommend it for a birthday or a first date, because there’s always something to look at. Just don’t order tomato soup before the bridge. Zofia did, and I was wearing white.',
        parts: [
          { name: 'What kind of place it is', from: 'The Last Tram is' },
          { name: 'The food and the service', from: 'The food is simple' },
          { name: 'What could be better', from: 'It isn’t cheap' },
          { name: 'Advice for other guests', from: 'I’d recommend it' },
        ],
        works: [
          {
            quote: 'exactly what it sounds like: a restaurant in an old tram',
            why: 'The colon makes us wait a moment for the surprise.',
          },
          {
            quote: 'had to run to the next stop',
            why: 'A little story shows that this restaurant really doesn’t wait.',
          },
          { quote: 'the freshest I’ve had this year', why: 'A superlative says more than “very good”.' },
          {
            quote: 'without losing a pea',
            why: 'One small green detail, and we can see how good the waiters are.',
          },
          {
            quote: 'It isn’t cheap, though',
            why: '“Though” turns from the good points to the bad ones in a friendly way.',
          },
          {
            quote: 'Just don’t order tomato soup before the bridge.',
            why: 'Useful advice that only somebody who was there can give.',
          },
        ],
        phrases: [
          '… is exactly what it sounds like: …',
          'The food is … but …',
          'My … was the … I’ve had …',
          'It isn’t …, though, and …',
          'I’d recommend it for …, because …',
          'Just don’t order …',
        ],
        yours:
          'A website for visitors to your town wants reviews of unusual restaurants and cafés. Choose one that you know, or invent one. Describe the place, the food and the service, say what could be better, and give some advice. Write 100 to 130 words.',
        plan: [
          'What kind of restaurant is it, and what is special about it?',
          'What happened when you arrived?',
          'What did you eat, and how was it?',
          'What were the waiters like? Which detail shows it?',
          'What could be better?',
          'For whom or when would you recommend it, and what should guests know?',
        ],
        checklist: [
          'Do you know at once what is special about the place?',
          'Are the food and the service described with real details?',
          'Is the criticism clear and fair?',
          'Is there advice that only a guest could give?',
          'Does a word such as “though” or “just” lead to what could be better or to the advice?',
        ],
      },
    ],
    B2: [
      {
        about: ['film', 'films', 'movie', 'movies', 'cinema'],
        task: 'A student magazine prints reviews of films that are on at the local cinema. Write a review of a film for its readers. Give an idea of the story without spoiling it, discuss what is done well and what is not, and say who would enjoy it. Write 150 to 190 words.',
        title: 'Nothing happens, beautifully',
        text: 'On paper, The Lighthouse Inventory sounds like a film to fall asleep in. A young official, played by Sunniva Dahl, is sent to a remote island to list the contents of a lighthouse that is about to be closed. She counts spoons; the old keeper follows her from room to room, telling her where each of them came from. That is practically all.\n\nYet I have rarely sat in such an attentive audience. The director, Emeka Obi, lets the camera rest on things until they begin to tell stories of their own. Dahl says so little that when she finally laughs, an hour into the film, it feels like an event.\n\nI could have done without the love letter, which seems to have wandered in from another film. Nor will everyone have the patience for the first half hour.\n\nStill, if you have ever emptied a house that somebody loved, you should not miss it. Take a handkerchief, and when you get home, look at your spoons.',
        parts: [
          { name: 'The film and its story, in brief', from: 'On paper' },
          { name: 'What is done well', from: 'Yet I have rarely' },
          { name: 'Weak points', from: 'I could have done' },
          { name: 'Who should see it, and a last picture', from: 'Still, if you have' },
        ],
        works: [
          { quote: 'On paper', why: 'Two words hint that the film itself is going to be better than its summary.' },
          {
            quote: 'She counts spoons; the old keeper follows her',
            why: 'The smallest of details, in the present tense, sums up the plot without spoiling anything.',
          },
          {
            quote: 'I have rarely sat in such an attentive audience',
            why: 'Rather than praise the film, the reviewer describes its effect on other people.',
          },
          {
            quote: 'when she finally laughs, an hour into the film, it feels like an event',
            why: 'One precise moment proves how good the acting is.',
          },
          {
            quote: 'I could have done without the love letter',
            why: 'A mild phrase for a clear criticism, and the reason follows at once.',
          },
          {
            quote: 'look at your spoons',
            why: 'The ending takes the film out of the cinema and into the reader’s kitchen.',
          },
        ],
        phrases: [
          'On paper, … sounds like …',
          '…, played by …, is sent/asked/forced to …',
          'I have rarely …',
          'The director lets …',
          'I could have done without …',
          'If you have ever …, you should not miss it.',
        ],
        yours:
          'A student magazine is looking for reviews of films that deserve a larger audience. Write a review of such a film, real or made up. Give an idea of the story without spoiling it, discuss what is done well and what is not, and say who would enjoy it. Write 150 to 190 words.',
        plan: [
          'What would somebody expect who has only heard what the film is about?',
          'Which two or three details could stand for the whole plot?',
          'What is done particularly well, and which moment proves it?',
          'How did the film affect you or the audience?',
          'What could the film have done without?',
          'Who should see it, and which image could return in your last line?',
        ],
        checklist: [
          'Do you get an idea of the film without learning how it ends?',
          'Does the review go beyond the plot, to the acting, the pictures or the sound?',
          'Is the praise proved by a particular moment?',
          'Is the criticism clear, but mild in tone?',
          'Do words such as “yet”, “nor” and “still” show where the review turns?',
        ],
      },
      {
        about: ['book', 'books', 'novel', 'novels'],
        task: 'A website helps readers to find their next novel. Write a review of a book for it. Give an idea of the situation without spoiling the story, discuss strong points and a weakness, and say who would enjoy it. Write 150 to 190 words.',
        title: 'A very useful liar',
        text: 'When does a mistake become a lie? Pilar, the heroine of Slightly Kinder Words, works as an interpreter for two villages which share a river, but neither a language nor any goodwill. One hot afternoon, too tired for another quarrel, she turns an insult into a compliment. Nobody notices. By the end of the first chapter, a bridge is being built.\n\nIt is an irresistible idea, and Tendai Marlow makes the most of it. The council meetings, in which we hear both what is said and what Pilar makes of it, are among the funniest scenes I have read for years. Meanwhile the tension rises, since somebody in the room, we learn, understands both languages perfectly well.\n\nIf the novel has a weakness, it is Pilar’s private life. Her brother, in particular, seems to exist only in order to be telephoned.\n\nThat apart, it is a book I would give to anyone who has ever swallowed an angry remark. I had intended to quote the insult here. On second thoughts, I would rather you enjoyed the translation.',
        parts: [
          { name: 'A question, and the situation', from: 'When does a mistake' },
          { name: 'Strong points, with examples', from: 'It is an irresistible' },
          { name: 'A weakness', from: 'If the novel has' },
          { name: 'Who should read it, and a last touch', from: 'That apart' },
        ],
        works: [
          {
            quote: 'When does a mistake become a lie?',
            why: 'The question states the theme of the book before we know anything about the story.',
          },
          {
            quote: 'which share a river, but neither a language nor any goodwill',
            why: '“Neither … nor” sums up the whole conflict in half a sentence.',
          },
          {
            quote: 'a bridge is being built',
            why: 'The summary stops at a success, which every experienced reader knows cannot last.',
          },
          {
            quote: 'in which we hear both what is said and what Pilar makes of it',
            why: 'The clause explains exactly what makes these scenes so funny.',
          },
          {
            quote: 'If the novel has a weakness, it is',
            why: 'The condition softens the criticism without hiding it.',
          },
          {
            quote: 'I would rather you enjoyed the translation',
            why: 'The reviewer does what Pilar does, and so the joke is also a last piece of praise.',
          },
        ],
        phrases: [
          '…, the hero/heroine of …, works as …',
          'By the end of the first chapter, …',
          'It is a/an … idea, and … makes the most of it.',
          '… are among the … I have read for years.',
          'If the novel has a weakness, it is …',
          'That apart, it is a book I would give to anyone who …',
        ],
        yours:
          'A reading group is choosing a novel for its next meeting. Write a review of a book, real or made up, which you would suggest. Give an idea of the situation without spoiling the story, discuss strong points and a weakness, and say who would enjoy it. Write 150 to 190 words.',
        plan: [
          'What is the book really about, and could you put it as a question?',
          'Who is the main character, and in what situation?',
          'At which point will you stop summing up?',
          'Which scenes are the strongest, and what makes them so?',
          'What is the weakness, and how can you soften the criticism?',
          'Who would you give the book to, and how could you end in its spirit?',
        ],
        checklist: [
          'Does the first sentence make you think?',
          'Do you know the situation, but not the solution?',
          'Does the review explain why the best scenes are good?',
          'Is the weakness named clearly, without unkindness?',
          'Are there sentences in which a clause with “which” or “who” adds important information?',
        ],
      },
    ],
  },
};
