import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I’ve got a dog. The dog is black.” In the first sentence, do you know my dog already?', 'No.'),
    check('And in the second?', 'Yes, you have just told us.'),
    check('How many dogs are there in my story?', 'One.'),
  ],
  problems: [
    trouble(
      'No article is used with jobs: “He is doctor.”',
      'Always teach the job with its article, and write “a doctor” as one unit.',
    ),
    trouble(
      'A and an are chosen by the letter rather than by the sound.',
      'Say the words aloud with closed eyes: an hour, a university. The ear decides.',
    ),
    trouble(
      'The is put before sports, meals and “by bus”.',
      'Keep a list on the wall of phrases without an article, and add each new one.',
    ),
  ],
};
