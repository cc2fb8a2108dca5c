import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const work: readonly AuthoredText[] = [
  {
    id: 'b2-teaching-the-boss',
    title: 'Lessons from the youngest person in the room',
    level: 'B2',
    topic: 'work',
    kind: 'text',
    genre: 'report',
    text: `When Kwame Asante was told that he would be teaching his boss’s boss, he assumed it was a mistake. He was twenty-three, he had been with the shipping company in Ghana for eleven weeks, and he still got lost on the way to lunch.

Reverse mentoring turns the usual arrangement upside down: instead of a manager guiding a beginner, the beginner guides the manager. Large companies have been trying it for decades, at first so that directors could learn about the internet. These days the topics are broader. Junior staff may explain how their generation looks for information, or why they left their last employer.

Kwame’s pupil was Efua Mensah, who had run the department for sixteen years. Their first meeting lasted nine minutes. “I had prepared slides about social media,” he recalls. “She watched politely and then asked whether I knew why nobody in my team answered her e-mails. I hadn’t prepared a slide about that.” The honest answer was that they were so long that nobody reached the end. It took him a week to pluck up the courage to say so.

Her reply was short: “Show me. Be cruel.” They went through her messages line by line with a red pen. Today the department’s instructions fit on a single screen, and they get answered.

Such plans don’t always work. If the manager treats the meetings as a duty, or the beginner is afraid of the consequences, both will sit there drinking coffee and paying each other compliments. Companies are therefore usually advised to choose two people from different departments. Efua is the first to admit that she and Kwame broke that rule.

“It shouldn’t have worked,” she says. “I suspect it did because he was too new to know who he ought to be frightened of.”`,
    questions: [
      choose(
        'What does the article suggest about reverse mentoring?',
        'It can succeed if both sides are honest.',
        [
          [
            'It works best between close colleagues.',
            'The usual advice is to choose people from different departments.',
          ],
          [
            'It is mainly a way to learn about the internet.',
            'That was the original purpose. The topics are broader now.',
          ],
          ['It seldom gives managers any new ideas.', 'Efua changed the way she writes because of it.'],
        ],
        'It worked because Kwame gave “The honest answer” and Efua said “Show me.” It fails if one “is afraid of the consequences”.',
      ),
      trueOrFalse(
        'Kwame told Efua at their first meeting what was wrong with her e-mails.',
        false,
        'He knew the answer, but “It took him a week to pluck up the courage to say so.”',
      ),
      choose(
        'What does “pluck up the courage” mean?',
        'Become brave enough',
        [
          ['Find the right words', 'He knew what to say. What he needed was something else.'],
          ['Get official permission', 'Nobody had to allow him to speak.'],
          ['Lose all confidence', 'It is the opposite: in the end he did say it.'],
        ],
        'Kwame was new and had to criticise his boss’s boss, so “It took him a week to pluck up the courage to say so.”',
      ),
      choose(
        'Why did Efua say “Be cruel”?',
        'She wanted open criticism.',
        [
          ['She was offended by his answer.', 'An offended person would not say “Show me.”'],
          ['She wanted his team punished.', 'She asked about his team, but she blamed nobody.'],
          [
            'She doubted that he was right.',
            '“Show me” could sound like doubt, but then they corrected her messages together.',
          ],
        ],
        'Afterwards “They went through her messages line by line with a red pen.”',
      ),
      write(
        'How long did the first meeting last?',
        ['nine minutes', '9 minutes', 'nine', '9', 'only nine minutes', 'for nine minutes'],
        'The text says: “Their first meeting lasted nine minutes.”',
      ),
      trueOrFalse(
        'According to the usual advice, Kwame and Efua should not have been put together.',
        true,
        'Companies are advised “to choose two people from different departments”, and Efua admits that “she and Kwame broke that rule”.',
      ),
    ],
  },
  {
    id: 'b2-four-days',
    title: 'Four days a week',
    level: 'B2',
    topic: 'work',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Jomo: Thanks for seeing me, Renata. I’ll come straight to the point. I’d like to work four days a week from January.
Renata: I see. For the same salary, I imagine?
Jomo: No, no. For four fifths of it.
Renata: Oh. Well, that’s a different conversation. Is something wrong, Jomo?
Jomo: Not at all. I’ve got a place on a course in furniture making. It’s every Friday for a year.
Renata: Furniture? You do realise that you’re the best tax expert we’ve got?
Jomo: That’s kind of you. But I’ve spent eleven years producing things you can’t sit on.
Renata: Fair enough. My worry is the customers. What if they ring on a Friday in a panic?
Jomo: I’ve been through the records. Last year there were thirty-one calls for me on Fridays, and twenty-nine of them could have waited until Monday.
Renata: And the other two?
Jomo: I was on holiday, and Farida dealt with them perfectly well.
Renata: You’ve done your homework, haven’t you?
Jomo: I’ve even written her a guide. She’s quite keen, as a matter of fact. She’d like the experience.
Renata: So everyone’s agreed apart from me. Well, let’s try it for three months, and then we’ll talk again.
Jomo: Could we make it six? In three months I won’t have got beyond straight lines.
Renata: Four. And I get the first chair.
Jomo: You might regret that. You haven’t seen my straight lines.`,
    questions: [
      choose(
        'What is the main purpose of the conversation?',
        'To arrange shorter working hours',
        [
          ['To ask for an increase in salary', 'Renata expects something about money, but Jomo would take less.'],
          ['To complain about a colleague', 'Farida is praised, not criticised.'],
          ['To give notice and leave the firm', 'Jomo wants to stay for four days a week.'],
        ],
        'Jomo says: “I’d like to work four days a week from January.”',
      ),
      choose(
        'Why does Renata say, “Well, that’s a different conversation”?',
        'The request is cheaper than she feared.',
        [
          ['The request has nothing to do with work.', 'It is about working hours.'],
          ['The request should be made in writing.', 'She does not ask for anything in writing.'],
          [
            'The request is harder than she thought.',
            'It is the other way round: she expected to pay the same for less work.',
          ],
        ],
        'She had asked “For the same salary, I imagine?”, and the answer was “For four fifths of it.”',
      ),
      trueOrFalse(
        'Most of last year’s Friday calls were urgent.',
        false,
        'Of thirty-one calls, “twenty-nine of them could have waited until Monday”.',
      ),
      choose(
        '“You’ve done your homework, haven’t you?” What does Renata mean?',
        'You’ve prepared this well.',
        [
          ['You’ve studied for the course.', 'The course has not started yet.'],
          ['You’ve worked at home too much.', '“Homework” sounds like this, but Jomo only had the facts ready.'],
          ['You’ve finished all your tasks.', 'She speaks about his arguments, not about his tasks.'],
        ],
        'Jomo had all the numbers, because “I’ve been through the records”, and had thought of Farida.',
      ),
      trueOrFalse(
        'Farida would be glad to take over some of Jomo’s work.',
        true,
        'Jomo says: “She’s quite keen, as a matter of fact. She’d like the experience.”',
      ),
      choose(
        'What does Jomo suggest in his last two sentences?',
        'He is not very skilled yet.',
        [
          ['He does not want to give her a chair.', 'He does not refuse. He only warns her.'],
          ['He has made several chairs already.', 'The course has not begun.'],
          ['He is sorry that he asked for a change.', 'It is Renata who might regret something.'],
        ],
        'He warns her: “You might regret that. You haven’t seen my straight lines.”',
      ),
    ],
  },
];
