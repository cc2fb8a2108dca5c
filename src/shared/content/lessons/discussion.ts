import type { Topic } from '#shared/content/words/topics';

/**
 * Open questions to talk about: five that A1 and A2 can answer, five for B1 and B2. No home or family is taken as
 * given.
 */
export const discussionQuestions: Record<Topic, { easy: readonly string[]; hard: readonly string[] }> = {
  people: {
    easy: [
      'Who is important to you, and why?',
      'Who makes you laugh?',
      'What do you like doing with other people?',
      'What is a good friend like?',
      'Who would you like to meet one day?',
    ],
    hard: [
      'What makes people feel that they belong together?',
      'What can older and younger people learn from each other?',
      'How do friendships change as we grow older?',
      'What makes you trust a person?',
      'Is it easier to talk to people you know well or to strangers?',
    ],
  },
  body: {
    easy: [
      'What do you do to feel well?',
      'How do you rest after a long day?',
      'What helps you when you have a cold?',
      'When do you have a lot of energy?',
      'What is good for body and mind?',
    ],
    hard: [
      'What habits help people to stay healthy for a long time?',
      'How could schools and workplaces be healthier places?',
      'Why do we often not do what we know is good for us?',
      'How do you tell good health advice from bad?',
      'What could a town do to help everyone to be more active?',
    ],
  },
  food: {
    easy: [
      'What do you like eating in the morning?',
      'What food can you make?',
      'What do you drink when it is hot?',
      'Which food from another country do you like?',
      'What do you like eating on a special day?',
    ],
    hard: [
      'Why is eating together important to many people?',
      'How have eating habits changed where you live?',
      'What could be done so that less food is thrown away?',
      'Which dish says most about a place that you know?',
      'Should children learn to cook at school, and what should they learn first?',
    ],
  },
  home: {
    easy: [
      'Where do you like sitting and reading or thinking?',
      'What can you see from a window that you know?',
      'Which thing in a room is useful to you every day?',
      'What colours do you like in a room?',
      'What makes a place feel like home?',
    ],
    hard: [
      'What matters more in a place to live: space, light or neighbours?',
      'How can people who share a place get on well?',
      'What will homes be like in fifty years?',
      'Can a person have more than one home?',
      'What can you learn about people from the things they keep?',
    ],
  },
  clothes: {
    easy: [
      'What do you like wearing at the weekend?',
      'What colours do you wear most?',
      'What do you wear when it is cold?',
      'Which piece of clothing have you had for a long time?',
      'What do people wear on special days where you live?',
    ],
    hard: [
      'How much do clothes say about a person?',
      'What are the good and the bad sides of wearing a uniform?',
      'Why do fashions change so quickly?',
      'How can we make clothes last longer?',
      'When does it matter to you what others think of your clothes?',
    ],
  },
  school: {
    easy: [
      'What do you like learning?',
      'When is it easy for you to learn?',
      'What helps you to remember new words?',
      'What makes a good lesson?',
      'What would you like to learn next?',
    ],
    hard: [
      'What should everybody learn at school that is not often taught?',
      'What can we learn from mistakes?',
      'Do we learn better alone or with others?',
      'What makes a teacher easy to learn from?',
      'How will people learn in twenty years?',
    ],
  },
  work: {
    easy: [
      'Which jobs are interesting, do you think?',
      'Which job is difficult, do you think?',
      'What jobs can you see people do in your street?',
      'Would you like to work inside or outside?',
      'What are you good at?',
    ],
    hard: [
      'What makes work satisfying, apart from money?',
      'Which jobs deserve more respect than they get?',
      'What are the good and the bad sides of working from home?',
      'Which work should never be left to machines?',
      'How can people find a balance between work and the rest of life?',
    ],
  },
  travel: {
    easy: [
      'How do you come to class?',
      'Do you like trains, buses, bikes or walking best?',
      'What do you take with you on a journey?',
      'Which place would you like to see?',
      'What do you like doing on a long journey?',
    ],
    hard: [
      'What can a journey teach you, even a short one?',
      'How could people travel with less harm to nature?',
      'What makes a visitor welcome in a place?',
      'Would you rather plan a journey or let things happen?',
      'How can you get to know the world without travelling far?',
    ],
  },
  town: {
    easy: [
      'Which place in your town or village do you like?',
      'Where do people meet where you live?',
      'What can a visitor do there?',
      'What is near your school or work?',
      'What would you like to have in your street?',
    ],
    hard: [
      'What makes a town a good place for people of all ages?',
      'What has changed in your area, and is it for the better?',
      'How would you use an empty building in the middle of town?',
      'Is it better to live where everybody knows you or where nobody does?',
      'Who should decide what is built in a town?',
    ],
  },
  nature: {
    easy: [
      'What weather do you like?',
      'What do you do when it rains?',
      'Which time of year do you like, and why?',
      'Where can you see trees or flowers near here?',
      'Which sounds of nature do you like?',
    ],
    hard: [
      'How does the weather change the way you feel?',
      'What can people in a city do to bring nature closer?',
      'Which natural place should be protected above all others?',
      'How has the weather changed where you live?',
      'What do people lose when they spend little time outside?',
    ],
  },
  animals: {
    easy: [
      'Which animals do you like?',
      'What animals can you see near here?',
      'Which animal would you like to see one day?',
      'What do pets need every day?',
      'Which animal is very clever, do you think?',
    ],
    hard: [
      'What can people learn from animals?',
      'What are the arguments for and against zoos?',
      'How should we share our space with wild animals?',
      'Why do so many stories have animals that speak?',
      'What do we owe to the animals that live with us?',
    ],
  },
  time: {
    easy: [
      'What time of day do you like best?',
      'What do you do first in the morning?',
      'What do you often do on Sundays?',
      'Which month do you like, and why?',
      'What number is special for you?',
    ],
    hard: [
      'What would you do with one more hour each day?',
      'Why does time seem to go fast at some moments and slowly at others?',
      'When is it all right to be late?',
      'What are the good sides of planning a week, and of taking each day as it comes?',
      'Which time in history would you like to visit for a day?',
    ],
  },
  sport: {
    easy: [
      'What do you do in your free time?',
      'What games do you know?',
      'Do you like playing, watching or neither?',
      'What would you like to try?',
      'What can you do on a rainy afternoon?',
    ],
    hard: [
      'What can people learn from playing a game together?',
      'How important is it to win?',
      'How can sport be made open to everyone?',
      'Why do people enjoy watching others play?',
      'Do people today have too little free time, or do they use it badly?',
    ],
  },
  feelings: {
    easy: [
      'What makes you happy?',
      'What do you do when you are bored?',
      'What helps when you are nervous?',
      'What is a kind thing that somebody did for you?',
      'Which words describe you?',
    ],
    hard: [
      'Is it better to show feelings or to keep them to yourself?',
      'How far can a person’s character change?',
      'What helps people to calm down after an argument?',
      'What does it mean to be brave in everyday life?',
      'Which is more useful in life: being patient or being curious?',
    ],
  },
  communication: {
    easy: [
      'Who do you like talking to?',
      'What do you like watching or listening to?',
      'Which languages can you hear where you live?',
      'Do you like talking or listening more?',
      'How do you say thank you in languages that you know?',
    ],
    hard: [
      'How do you know whether a piece of news is true?',
      'What gets lost when we write instead of speaking?',
      'What makes somebody a good listener?',
      'How do people avoid misunderstandings across languages?',
      'Does the news make us better informed or only more worried?',
    ],
  },
  technology: {
    easy: [
      'Which machine is useful to you every day?',
      'What can a computer do very well?',
      'What can people do better than machines?',
      'What did people use before there were phones?',
      'Which machine would you like to have?',
    ],
    hard: [
      'Which invention has changed everyday life most?',
      'When is it better to do something without technology?',
      'What should machines never decide for us?',
      'How can older and younger people help each other with technology?',
      'What would be difficult, and what pleasant, about a week without screens?',
    ],
  },
  shopping: {
    easy: [
      'Which shops are near your home or school?',
      'Do you like markets, small shops or big shops?',
      'What is a good present that costs little?',
      'What do you look for when you choose something?',
      'You have a shop for one day. What do you sell?',
    ],
    hard: [
      'Can money make people happy?',
      'How does advertising change what we want?',
      'What should children learn about money?',
      'What is lost when small shops close?',
      'When is it better to borrow, share or mend than to buy?',
    ],
  },
  actions: {
    easy: [
      'What do you do every day?',
      'What do you do before you go to sleep?',
      'Which little jobs do you like doing?',
      'What can you do very fast?',
      'What do you do slowly, because you like it?',
    ],
    hard: [
      'Which habit would you like to start, and what could help?',
      'Why is it so hard to change a habit?',
      'Which everyday things do people do differently in other places?',
      'What do you do when you want to concentrate?',
      'Which small action can make somebody else’s day better?',
    ],
  },
  describing: {
    easy: [
      'What can you see in this room that is beautiful?',
      'What is your favourite colour, and where do you see it?',
      'What is big but not heavy?',
      'What is small but important?',
      'What smells good?',
    ],
    hard: [
      'What makes a thing beautiful to you?',
      'Can two people describe the same thing quite differently and both be right?',
      'Which place could you describe with your eyes closed?',
      'Is simple always better than complicated?',
      'Which words are used too much, and what could replace them?',
    ],
  },
  grammar: {
    easy: [
      'Which little word do you often forget?',
      'Which word do you use every day?',
      'Which word is easy in English?',
      'What is the same in English and in another language that you know?',
      'Which English sentence do you like?',
    ],
    hard: [
      'Which small word can change the meaning of a whole sentence?',
      'What is more important when you speak: to be correct or to be understood?',
      'Which rule of English seems strange to you?',
      'What can you say more easily in another language than in English?',
      'How does a language change, and who decides what is right?',
    ],
  },
  society: {
    easy: [
      'Which rules do you have in your class?',
      'Which rule is a good rule?',
      'How can you help other people?',
      'Who helps people in your town?',
      'What would you like to change at school or at work?',
    ],
    hard: [
      'What makes a rule fair?',
      'When can it be right to question a rule?',
      'How can people who disagree live well together?',
      'What should people be able to decide at sixteen?',
      'What does a good neighbour do that no law asks for?',
    ],
  },
  science: {
    easy: [
      'What can we do to help our planet?',
      'What would you like to know about the sky and the stars?',
      'How can we save water?',
      'What do plants need?',
      'What is an important invention, do you think?',
    ],
    hard: [
      'Which question would you like science to answer?',
      'Who should do most for the planet: people, companies or governments?',
      'How can somebody who is not an expert know what to believe?',
      'Is it right to spend a lot on travelling into space?',
      'Which discovery has made the world a better place?',
    ],
  },
  arts: {
    easy: [
      'What music do you like?',
      'What story do you know well?',
      'Do you like drawing, singing, dancing or reading?',
      'What film would you like to see again?',
      'Who is a person in a story that you like?',
    ],
    hard: [
      'Why do people in all parts of the world tell stories?',
      'Can a song, a book or a film change the way somebody thinks?',
      'What makes a good ending?',
      'Should art be beautiful, or should it make us think?',
      'Which story from your part of the world should everyone know?',
    ],
  },
  thinking: {
    easy: [
      'Where do you have good ideas?',
      'What do you often think about?',
      'Do you like asking questions or answering them?',
      'What is easy for you to remember?',
      'What do you do when you do not know an answer?',
    ],
    hard: [
      'What has made you change your mind about something?',
      'Is it better to decide quickly or to wait?',
      'What is the difference between knowing a lot and being wise?',
      'Where do new ideas come from?',
      'Why do clever people sometimes make poor decisions?',
    ],
  },
};
