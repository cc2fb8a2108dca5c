/** What the words are about, each with the name that teachers see. A topic has one file of words for each level. */
export const topics = {
  people: 'People and family',
  body: 'Body and health',
  food: 'Food and drink',
  home: 'Home',
  clothes: 'Clothes and looks',
  school: 'School and learning',
  work: 'Work and jobs',
  travel: 'Travel and transport',
  town: 'Town and places',
  nature: 'Nature and weather',
  animals: 'Animals',
  time: 'Time and numbers',
  sport: 'Sport and free time',
  feelings: 'Feelings and character',
  communication: 'Talking and media',
  technology: 'Technology',
  shopping: 'Shopping and money',
  actions: 'Everyday actions',
  describing: 'Describing things',
  grammar: 'Little words',
  society: 'Society and rules',
  science: 'Science and the planet',
  arts: 'Arts and stories',
  thinking: 'Thinking and ideas',
} as const;
export type Topic = keyof typeof topics;

const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);
export const topicIds = Object.keys(topics).filter(isTopic);
