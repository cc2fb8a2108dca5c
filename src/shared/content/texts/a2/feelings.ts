import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const feelings: readonly AuthoredText[] = [
  {
    id: 'a2-darwin-snake',
    title: 'A jump at the zoo',
    level: 'A2',
    topic: 'feelings',
    kind: 'text',
    genre: 'science',
    source: 'Charles Darwin, The Expression of the Emotions in Man and Animals (1872), introduction and chapter 1',
    text: `Can you stop a feeling when you know that it is silly? The British scientist Charles Darwin wanted to find out.

He went to London Zoo. One of the animals there was a puff adder, a dangerous snake from Africa. It could not get out, because there was thick glass in front of it. Darwin put his face close to the glass. He made a plan: “When the snake attacks, I won’t move.”

Then the snake attacked. Darwin jumped back one or two metres, faster than he could think. His head knew that the glass was safe, but his body did not listen.

Darwin wrote about that jump in 1872. It is in his book about the feelings of people and animals. For the same book he showed more than twenty people photos of an old man’s face. He told them nothing about the man. He only asked, “What is he feeling?” For some photos, nearly everybody gave the same answer. For others, the answers were very different.

So a face can be a difficult thing to read. But nobody at the zoo had to ask what Darwin was feeling.`,
    questions: [
      choose(
        'What did Darwin want to find out at the zoo?',
        'if he could control his fear',
        [
          ['if the glass was strong', 'He knew before that “the glass was safe”.'],
          ['if the snake could see him', 'He had a plan for himself: “I won’t move.”'],
          ['if snakes have feelings', 'His book was about people and animals, but here he watched himself.'],
        ],
        'The question was “Can you stop a feeling when you know that it is silly?” and his plan was: “I won’t move.”',
      ),
      write(
        'What was between Darwin and the snake?',
        [
          'glass',
          'the glass',
          'thick glass',
          'some glass',
          'some thick glass',
          'the thick glass',
          'a thick glass',
          'a glass wall',
          'a piece of glass',
          'a window',
          'a glass window',
        ],
        '“there was thick glass in front of it”',
      ),
      trueOrFalse('Darwin had no time to think before he jumped.', true, 'He jumped “faster than he could think”.'),
      trueOrFalse(
        'Before Darwin asked his question, he talked about the old man’s life.',
        false,
        '“He told them nothing about the man.”',
      ),
      choose(
        '“For others, the answers were very different.” What are “others”?',
        'other photos',
        [
          ['other people', 'Every person saw the photos. The sentence before this one begins: “For some photos”.'],
          ['other animals', 'There are no animals in this part of the text.'],
          ['other books', 'He did all this “For the same book”.'],
        ],
        '“For some photos, nearly everybody gave the same answer.” Then come the others.',
      ),
      choose(
        'What does the writer want to say in the last sentence?',
        'Everyone there could see his fear.',
        [
          ['Nobody there was interested in him.', 'They did not have to ask, because his jump was easy to understand.'],
          ['His face was very difficult to read.', 'The last sentence begins with “But”: at the zoo it was easy.'],
          ['Visitors there must not ask questions.', 'There was no rule. They did not need to ask.'],
        ],
        'They saw that “Darwin jumped back one or two metres”, so they did not have to ask.',
      ),
    ],
  },
  {
    id: 'a2-no-advice-please',
    title: 'Don’t help me',
    level: 'A2',
    topic: 'feelings',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Joaquín: Hi, Minji. How was work?
Minji: Awful! Ms Delgado told the boss about my idea, and she said that it was hers.
Joaquín: Then write the boss an email.
Minji: Hmm.
Joaquín: Or talk to Ms Delgado first. Or look for a new job! I can help you with the letters.
Minji: Stop it, Joaquín. Now I feel worse.
Joaquín: But I’m trying to help!
Minji: I know you are. But I don’t need an answer. I just want to be angry for ten minutes.
Joaquín: And what should I do for ten minutes?
Minji: Say, “That’s terrible.”
Joaquín: That’s terrible.
Minji: Thank you. And she smiled at me while she was saying it!
Joaquín: She smiled? No, that really is terrible.
Minji: Good. I’m feeling better already. What’s for dinner?
Joaquín: Fish. And after the fish, can I tell you just one of my ideas?
Minji: No! … Well, all right. But a short one.`,
    questions: [
      choose(
        'What made Minji angry at work?',
        'Somebody took Minji’s idea.',
        [
          ['The boss hated Minji’s idea.', 'We do not hear what the boss thinks of the idea.'],
          ['Nobody read Minji’s email.', 'The email is only an idea of Joaquín’s.'],
          ['Ms Delgado got Minji’s job.', 'Joaquín talks about a new job, but nobody took Minji’s.'],
        ],
        'Minji says: “Ms Delgado told the boss about my idea, and she said that it was hers.”',
      ),
      choose(
        'What does Joaquín do first when Minji talks about the problem?',
        'gives Minji some advice',
        [
          ['asks Minji more questions', 'Joaquín asks “How was work?” before that. Then come only answers.'],
          ['gets angry with Ms Delgado', 'That comes later: “No, that really is terrible.”'],
          ['laughs at Minji’s problem', 'Joaquín is serious: “But I’m trying to help!”'],
        ],
        'Joaquín says “write the boss an email”, “talk to Ms Delgado first” and “look for a new job”.',
      ),
      trueOrFalse(
        'Minji believes that Joaquín does not want to help.',
        false,
        'Joaquín says “I’m trying to help!” and Minji answers: “I know you are.”',
      ),
      choose(
        'Why does Minji want to hear “That’s terrible”?',
        'It helps more than advice.',
        [
          ['It ends the problem at work.', 'Minji says: “I don’t need an answer.”'],
          ['It is good in an email.', 'Minji does not want to write an email.'],
          ['It is what Ms Delgado said.', 'Ms Delgado said that the idea was hers.'],
        ],
        'Minji wants no answer, only “to be angry for ten minutes”, and soon says: “I’m feeling better already.”',
      ),
      write(
        'What are they going to eat this evening?',
        ['fish', 'some fish', 'a fish', 'the fish', 'they’re eating fish'],
        'Minji asks “What’s for dinner?” and Joaquín says “Fish.”',
      ),
      trueOrFalse(
        'At the end, Joaquín still wants to give advice.',
        true,
        'He asks: “can I tell you just one of my ideas?”',
      ),
    ],
  },
];
