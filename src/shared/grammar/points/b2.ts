import { not, type PointText } from './point-text';

export const b2 = {
  'third-conditional': {
    name: 'Third conditional',
    group: 'conditionals',
    rule: {
      summary: 'What was not real in the past: if and had with the participle, would have and the participle.',
      form: [
        ['if', 'had + participle', 'If I had known, …'],
        ['result', 'would have + participle', '… I would have told you.'],
      ],
      examples: [
        'If I had known, I would have called you.',
        'If she had left earlier, she would have caught the train.',
        'We wouldn’t have got lost if we had taken the map.',
        'What would you have done?',
        'If it had rained, we would have stayed in.',
      ],
      mistakes: [
        not('If I would have known, …', 'If I had known, …', 'German and Dutch learners, and spoken American English.'),
        not('I would called you.', 'I would have called you.', 'Have is easily not heard.'),
      ],
    },
  },
  'passive-tenses': {
    name: 'Passive: other tenses',
    group: 'passive',
    rule: {
      summary: 'Any tense has a passive: be stands in that tense, with the participle.',
      form: [
        ['present perfect', 'it has been done'],
        ['will, must', 'it will be done', 'it must be done'],
        ['continuous', 'it is being done', 'it was being done'],
      ],
      examples: [
        'The road has been closed.',
        'The hotel will be built next year.',
        'The rooms are being cleaned.',
        'It must be done today.',
        'The house was being painted when we moved.',
      ],
      mistakes: [
        not('The road has being closed.', 'The road has been closed.', 'Been and being sound the same.'),
        not('It will built next year.', 'It will be built next year.', 'The passive always needs be.'),
      ],
    },
  },
  'reported-statements': {
    name: 'Reported statements',
    group: 'clauses and speech',
    rule: {
      summary: 'What was said moves one step into the past, and pronouns and times change.',
      form: [
        ['am, is', 'was'],
        ['will, can', 'would, could'],
        ['have done, did', 'had done'],
        ['tomorrow, yesterday', 'the next day, the day before'],
      ],
      examples: [
        'She said that she was tired.',
        'He told me that he would call.',
        'They said they had lost the key.',
        'Anna said she couldn’t come.',
        'He told us that he was going to move.',
      ],
      mistakes: [
        not('She said me that …', 'She told me that …', 'Most languages have one verb for both.'),
        not(
          'He said that he will come the next day.',
          'He said that he would come the next day.',
          'Slavic languages keep the tense.',
        ),
      ],
    },
  },
  'reported-questions': {
    name: 'Reported questions',
    group: 'clauses and speech',
    rule: {
      summary: 'A reported question has the order of a statement; yes/no questions take if or whether.',
      form: [
        ['wh-', 'Where do you live?', 'She asked where I lived.'],
        ['yes/no', 'Do you like tea?', 'She asked if I liked tea.'],
      ],
      examples: [
        'She asked me where I lived.',
        'He wanted to know if I was hungry.',
        'They asked us what time it was.',
        'I asked her whether she could swim.',
        'She asked who my teacher was.',
      ],
      mistakes: [
        not('She asked where did I live.', 'She asked where I lived.', 'The order of the question is kept.'),
        not('He asked that I was hungry.', 'He asked if I was hungry.', 'That cannot report a question.'),
      ],
    },
  },
} satisfies Record<string, PointText>;
