import { discussionQuestions } from '#shared/content/lessons/discussion';
import type { Topic } from '#shared/content/words/topics';
import type { Level } from '#shared/core/level';

/** For a topic that is none of ours. */
const anyTopic = {
  easy: [
    'What do you know about {topic}?',
    'What do you like about {topic}?',
    'What is difficult about {topic}?',
    'What do you want to know about {topic}?',
    'Which three words come to mind with {topic}?',
  ],
  hard: [
    'Why do people care about {topic}?',
    'What has changed about {topic} in the last twenty years?',
    'What do people often get wrong about {topic}?',
    'What should everybody know about {topic}?',
    'What will be different about {topic} for the next generation?',
  ],
};

/** Questions to talk about, from the easier or the harder half of our levels. They have no right answer. */
export function questionsOn(level: Level, topic: Topic | undefined, topicText: string): string[] {
  const half = level === 'A1' || level === 'A2' ? 'easy' : 'hard';
  const questions = topic ? discussionQuestions[topic] : anyTopic;
  return questions[half].map((question) => question.replaceAll('{topic}', () => topicText));
}
