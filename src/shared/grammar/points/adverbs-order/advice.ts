import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I always drink tea in the morning.” Are there mornings without tea?', 'No.'),
    check('“I sometimes drink coffee.” Do I drink it every day?', 'No.'),
    check('“She speaks Spanish well.” Does well tell us how often or how?', 'How.'),
  ],
  problems: [
    trouble(
      'The adverb stands between the verb and its object: “She speaks very well English.”',
      'Let verb and object hold hands, on cards or with arrows, and allow nothing between them.',
    ),
    trouble(
      'Always stands before be: “She always is late.”',
      'Mark two places on the board: before other verbs, after be.',
    ),
    trouble(
      'The adjective is used for how: “She sings beautiful.”',
      'Ask “What is she like?” and “How does she do it?” in turn, and let the ending follow the question.',
    ),
  ],
};
