import type { Level } from '../../content/level';
import type { Topic } from '../../content/words/topics';

/** Questions to talk about, easier ones for A1 and A2. They have no right answer, and touch nothing that may hurt. */
interface Questions {
  easy: readonly string[];
  harder: readonly string[];
}

const byTopic: Partial<Record<Topic, Questions>> = {
  people: {
    easy: [
      'Who do you like talking to?',
      'What is a good friend like?',
      'What do you do with your friends?',
      'Who makes you laugh? How?',
      'Where do you meet new people?',
    ],
    harder: [
      'What makes a friendship last?',
      'How do people become good neighbours?',
      'What can older and younger people teach each other?',
      'Is it easier to make friends as a child or as an adult? Why?',
      'Which person you have met would you like to know better?',
    ],
  },
  body: {
    easy: [
      'What do you do to feel good?',
      'How many hours do you sleep?',
      'What do you do when you are tired?',
      'Which sport is good for the body?',
      'What is a healthy breakfast?',
    ],
    harder: [
      'Which small habits make the biggest difference to our health?',
      'Why is it hard to change a habit?',
      'What should schools teach about health?',
      'How has advice about health changed since your grandparents were young?',
      'Should towns make it easier to walk and cycle? How?',
    ],
  },
  food: {
    easy: [
      'What do you like to eat in the morning?',
      'Which food do you never eat?',
      'Who cooks where you live?',
      'What can you cook?',
      'Which drink do you like on a hot day?',
    ],
    harder: [
      'Which dish would you cook for a guest from another country, and why?',
      'Why do people remember the food of their childhood so well?',
      'Is it better to eat at home or to eat out?',
      'How could we throw away less food?',
      'Which foods have become popular in the last years, and why?',
    ],
  },
  home: {
    easy: [
      'Which room do you like best? Why?',
      'What is on your table now?',
      'What do you see from your window?',
      'What do you do at home in the evening?',
      'What is a good place to study?',
    ],
    harder: [
      'What makes a place feel like home?',
      'Would you rather live in a small place in a city or a large one in the country?',
      'How will homes be different in fifty years?',
      'Who should do which jobs in a home, and who decides?',
      'What would you take with you if you moved?',
    ],
  },
  clothes: {
    easy: [
      'What do you like wearing at the weekend?',
      'Which colours do you like to wear?',
      'Where do people buy clothes in your town?',
      'What do you wear when it is cold?',
      'Do you like school uniforms?',
    ],
    harder: [
      'What do clothes say about a person, and when are they wrong?',
      'Are uniforms a good idea?',
      'Why do people buy clothes that they do not wear?',
      'Would you wear second-hand clothes? Why?',
      'How does fashion change the way we shop?',
    ],
  },
  school: {
    easy: [
      'Which subject do you like best?',
      'When do you study best?',
      'What do you need for an English lesson?',
      'What is hard for you to remember?',
      'How do you get to your lessons?',
    ],
    harder: [
      'What is the most useful thing that you have ever learnt?',
      'Should there be less homework?',
      'What makes a teacher good?',
      'Which subject is missing at school?',
      'Do we learn more from success or from mistakes?',
    ],
  },
  work: {
    easy: [
      'Which jobs do you know in English?',
      'Which job is interesting for you?',
      'Who works at night?',
      'Who works with animals?',
      'Is it better to work inside or outside?',
    ],
    harder: [
      'What matters more in a job: the people or the pay?',
      'Which jobs will there still be in thirty years?',
      'Would you like to work from home?',
      'How should people prepare for an interview?',
      'What makes a good boss?',
    ],
  },
  travel: {
    easy: [
      'How do you travel in your town?',
      'Which place do you want to visit?',
      'What do you take on a trip?',
      'Do you like trains or buses? Why?',
      'Where do people go on holiday from your town?',
    ],
    harder: [
      'What do we learn from travelling that we cannot learn at home?',
      'Does tourism do more good or more harm?',
      'Would you rather travel alone or in a group?',
      'How could people travel and harm the planet less?',
      'What advice would you give somebody who visits your country for the first time?',
    ],
  },
  town: {
    easy: [
      'What is there in your town?',
      'Where do you like to go in your town?',
      'What is near your school or your work?',
      'Is your street loud or quiet?',
      'What does your town need?',
    ],
    harder: [
      'What would you change in your town first?',
      'What makes a city good to live in?',
      'Why do people move to cities, and why do some leave again?',
      'Should cars be kept out of city centres?',
      'How can a place welcome people who are new to it?',
    ],
  },
  nature: {
    easy: [
      'Which weather do you like?',
      'What do you do when it rains?',
      'Which season do you like best?',
      'Where can you see trees and flowers?',
      'Do you like the sea or the mountains?',
    ],
    harder: [
      'How does the weather change the way you feel?',
      'Why do people need nature?',
      'Which place in nature should everybody see once?',
      'How has the weather where you live changed?',
      'What could your school or workplace do for nature?',
    ],
  },
  animals: {
    easy: [
      'Which animals do you like?',
      'Which animals live near you?',
      'Which animal is a good pet?',
      'Which animals are you afraid of?',
      'What do animals need every day?',
    ],
    harder: [
      'Should wild animals be kept in zoos?',
      'What can people learn from animals?',
      'Which animals do useful work for people?',
      'Why do some people treat pets like family?',
      'How could we protect animals that are in danger?',
    ],
  },
  time: {
    easy: [
      'When do you get up?',
      'What do you do before lunch?',
      'Which day of the week do you like?',
      'What do you do every evening?',
      'When is your birthday?',
    ],
    harder: [
      'Where does your time go in a week?',
      'Are you a morning person or an evening person?',
      'Why do some people always come late?',
      'What would you do with one more hour a day?',
      'Is it better to plan free time or to leave it open?',
    ],
  },
  sport: {
    easy: [
      'Which sports do you watch?',
      'What do you do at the weekend?',
      'Which games can you play?',
      'Do you like to play inside or outside?',
      'Who do you play with?',
    ],
    harder: [
      'Why do people follow a team?',
      'Is winning important?',
      'Which hobby would you like to try, and what stops you?',
      'Should everybody have to do sport at school?',
      'What can people learn from a game?',
    ],
  },
  feelings: {
    easy: [
      'What makes you happy?',
      'What do you do when you are bored?',
      'When do you feel tired?',
      'What is funny for you?',
      'What do you say to a sad friend?',
    ],
    harder: [
      'How can you tell what somebody feels?',
      'What helps when a day goes wrong?',
      'Is it always good to show what you feel?',
      'Which quality do you value most in other people?',
      'How do stories and music change our mood?',
    ],
  },
  communication: {
    easy: [
      'How do you talk to friends: by phone or by message?',
      'Which languages do you know?',
      'Do you watch the news?',
      'What do you read?',
      'Who do you write to?',
    ],
    harder: [
      'When is it better to call than to write?',
      'How do you know that you can trust a piece of news?',
      'What makes somebody a good listener?',
      'How does another language change the way you speak?',
      'Does advertising change what you buy?',
    ],
  },
  technology: {
    easy: [
      'What do you use your phone for?',
      'Which apps do you like?',
      'When do you turn your phone off?',
      'What can a computer do well?',
      'Do you play games on a screen?',
    ],
    harder: [
      'Which invention could you not live without?',
      'What should machines never decide?',
      'Has technology given us more time or less?',
      'How should children learn to use the internet?',
      'Which everyday problem should somebody invent something for?',
    ],
  },
  shopping: {
    easy: [
      'Where do you buy food?',
      'What do you like to buy?',
      'What is cheap in your town?',
      'What is too expensive?',
      'Do you like shopping? Why?',
    ],
    harder: [
      'What makes people buy things that they do not need?',
      'Do you prefer small shops or large ones?',
      'Should children get pocket money?',
      'What is worth spending more on?',
      'How has shopping changed in your lifetime?',
    ],
  },
  society: {
    easy: [
      'What are the rules in your class?',
      'Which rule is important for you?',
      'How can you help other people?',
      'Who helps people in your town?',
      'What is a fair rule for a game?',
    ],
    harder: [
      'Which rule would you change, and what would you put in its place?',
      'What makes people help strangers?',
      'At what age should people be able to vote?',
      'What does a fair society look like?',
      'How can one person make a difference?',
    ],
  },
  science: {
    easy: [
      'What do you do with old paper and bottles?',
      'How can we use less water?',
      'Which science do you like at school?',
      'What do you know about the moon?',
      'What is good for our planet?',
    ],
    harder: [
      'Which question should scientists answer next?',
      'What could you give up to help the planet?',
      'Should we spend money on travelling to space?',
      'Why do some people not trust science, and what would help?',
      'Which discovery changed everyday life most?',
    ],
  },
  arts: {
    easy: [
      'Which music do you like?',
      'Which film do you like?',
      'Can you draw or sing?',
      'When do you listen to music?',
      'Which story do all children know?',
    ],
    harder: [
      'What makes a story stay in our minds?',
      'Is a film ever better than the book?',
      'Should museums cost nothing?',
      'Can everybody learn to draw?',
      'How does music bring people together?',
    ],
  },
  thinking: {
    easy: [
      'What are you good at remembering?',
      'When do you have good ideas?',
      'Who do you ask for help?',
      'What do you want to learn?',
      'What is a good plan for the weekend?',
    ],
    harder: [
      'How do you make a difficult decision?',
      'When did you last change your mind, and why?',
      'What helps you to remember things?',
      'Is it better to think first or to try first?',
      'Where do good ideas come from?',
    ],
  },
};

/** For a topic that is none of ours. */
const anyTopic: Questions = {
  easy: [
    'What do you know about {topic}?',
    'What do you like about {topic}?',
    'What is difficult about {topic}?',
    'What do you want to know about {topic}?',
    'Which three words come to mind with {topic}?',
  ],
  harder: [
    'Why do people care about {topic}?',
    'How has {topic} changed in the last twenty years?',
    'What do people often get wrong about {topic}?',
    'What should everybody know about {topic}?',
    'How will {topic} be different for the next generation?',
  ],
};

/** Five questions to talk about, in the easier or the harder half of our levels. */
export function discussionQuestions(level: Level, topic: Topic | undefined, topicText: string): string[] {
  const band = level === 'A1' || level === 'A2' ? 'easy' : 'harder';
  const questions = (topic && byTopic[topic]) ?? anyTopic;
  return questions[band].map((question) => question.replaceAll('{topic}', topicText));
}
