import type { TaskType } from './task-types';

/** Questions that lead from one to the next, for writers who have no idea yet. */
const chains: Record<TaskType, string> = {
  paragraph: `What comes to mind first?
Who was there?
Where was it, and what did it look like?
What happened, and in which order?
How did you feel?
Why does it matter to you?
What would somebody else say about it?
What do you want the reader to remember?`,
  email: `Who will read this?
Why are you writing to them?
What do they know already?
What do you want to tell them?
What do you want to ask?
What should happen next?
How well do you know each other?
What would make them smile?`,
  opinion: `What do you think, in one sentence?
Why do you think so?
Do you know an example from your own life?
Who would say the opposite, and why?
What would you answer?
What would happen if everybody did it?
Is there a case in which you are wrong?
What should change?`,
  story: `Who is it about?
What does this person want?
Where are they, and what time is it?
What gets in the way?
What if the opposite happened?
Who could help, and who could not?
What does somebody say at the worst moment?
What is different in the end?`,
  review: `What is it, and where did you find it?
What did you expect?
Which moment or thing do you remember best?
What was better than you had thought?
What was not good, and why?
What can you compare it with?
Who would love it, and who would not?
Would you go, read or buy it again?`,
  report: `What do you want to find out?
Who needs to know it?
Whom did you ask, or what did you look at?
What was the most common answer?
What surprised you?
What could be the reason?
What should be done first?
Who could do it?`,
  description: `What do you see first?
What is near, and what is far away?
What can you hear?
What can you smell, taste or touch?
What is moving?
What do you see only when you look twice?
What is missing?
What do you feel there, and why?`,
  summary: `Who made it, and when?
What is it about, in one sentence?
Who are the most important people in it?
What happens first?
What is the most important point?
What could be left out?
How does it end?
For whom is your summary?`,
};

export const questionsFor = (type: TaskType): string[] => chains[type].split('\n');

/** For the middle of a text, whatever it is. */
export const stuckQuestions = [
  'What would a reader ask you now?',
  'What happened just before that?',
  'Can you give an example?',
  'Why is that so?',
  'What does it look or sound like?',
  'What would somebody else think about it?',
  'What is the most important word in your last sentence? Can you say more about it?',
  'What comes next in your plan?',
  'How did that make you feel?',
  'What is the opposite of what you have just written?',
] as const;
