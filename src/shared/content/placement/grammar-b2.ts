/** A sentence with a gap, three words that do not fit it, and why the key does. */
export interface PlacementSentence {
  ask: string;
  key: string;
  wrong: readonly [string, string, string];
  why: string;
}

/**
 * Points of B2 that have no exercises of their own, for tests that look for somebody's level: two sentences each, of
 * which a test asks one.
 */
export const placementGrammarB2: Readonly<Record<string, readonly [PlacementSentence, PlacementSentence]>> = {
  'wishes-about-the-past': [
    {
      ask: 'The concert is sold out. I wish I ___ my ticket last week.',
      key: 'had bought',
      wrong: ['bought', 'have bought', 'would buy'],
      why: 'A wish about the past: wish and the past perfect.',
    },
    {
      ask: 'We got completely lost. If only we ___ somebody for directions!',
      key: 'had asked',
      wrong: ['asked', 'would ask', 'have asked'],
      why: 'A regret about the past: if only and the past perfect.',
    },
  ],
  'mixed-conditional': [
    {
      ask: 'If you had gone to bed earlier last night, you ___ so tired now.',
      key: 'wouldn’t be',
      wrong: ['wouldn’t have been', 'won’t be', 'aren’t'],
      why: 'A past that is not real with a result in the present: would and the base form.',
    },
    {
      ask: 'She ___ in Madrid today if she hadn’t missed her flight yesterday.',
      key: 'would be',
      wrong: ['would have been', 'will be', 'had been'],
      why: 'The result is today, so it is would be.',
    },
  ],
  'future-perfect': [
    {
      ask: 'Don’t ring at eight. By then we ___ for the airport.',
      key: 'will have left',
      wrong: ['have left', 'are leaving', 'left'],
      why: 'Finished before a point in the future: will have and the participle.',
    },
    {
      ask: 'By the end of this year, they ___ more than a thousand trees.',
      key: 'will have planted',
      wrong: ['have planted', 'had planted', 'are planting'],
      why: 'Finished before a point in the future: will have and the participle.',
    },
  ],
  'future-continuous': [
    {
      ask: 'This time tomorrow we ___ on a beach in Portugal.',
      key: 'will be lying',
      wrong: ['will have lain', 'have been lying', 'were lying'],
      why: 'In progress at a moment in the future: will be and -ing.',
    },
    {
      ask: 'You can’t use the hall at six, because the choir ___ in it.',
      key: 'will be practising',
      wrong: ['has practised', 'was practising', 'will have practised'],
      why: 'In progress at a moment in the future: will be and -ing.',
    },
  ],
  'have-something-done': [
    {
      ask: 'My eyesight is getting worse. I need to have my eyes ___.',
      key: 'tested',
      wrong: ['test', 'testing', 'to test'],
      why: 'Somebody else does it: have something and the participle.',
    },
    {
      ask: 'They didn’t paint the house themselves. They had it ___ by a local firm.',
      key: 'painted',
      wrong: ['paint', 'painting', 'to paint'],
      why: 'Somebody else does it: have something and the participle.',
    },
  ],
  inversion: [
    {
      ask: 'Not only ___ late, but he also forgot the keys.',
      key: 'did he arrive',
      wrong: ['he arrived', 'arrived he', 'he did arrive'],
      why: 'After not only at the beginning, the words stand as in a question.',
    },
    {
      ask: 'Never before ___ such a large crowd in this square.',
      key: 'had we seen',
      wrong: ['we had seen', 'we saw', 'saw we'],
      why: 'After never before at the beginning, the words stand as in a question.',
    },
  ],
  'what-clauses': [
    {
      ask: '___ surprised me most was how quiet the city was at night.',
      key: 'What',
      wrong: ['That', 'Which', 'It'],
      why: 'What stands for the thing that.',
    },
    {
      ask: 'I couldn’t hear ___ the guide was saying because of the traffic.',
      key: 'what',
      wrong: ['that', 'which', 'whose'],
      why: 'What stands for the thing that.',
    },
  ],
  'participle-clauses': [
    {
      ask: '___ from a distance, the rocks look like sleeping animals.',
      key: 'Seen',
      wrong: ['Seeing', 'To see', 'Saw'],
      why: 'The rocks are seen: a participle with a passive meaning.',
    },
    {
      ask: 'Not ___ what to say, she simply smiled.',
      key: 'knowing',
      wrong: ['known', 'know', 'knew'],
      why: 'Because she did not know: a clause with the -ing form.',
    },
  ],
  'verbs-with-two-patterns': [
    {
      ask: 'I’ll never forget ___ the sea for the first time when I was six.',
      key: 'seeing',
      wrong: ['to see', 'see', 'to have seen'],
      why: 'A memory of something that happened: forget and -ing.',
    },
    {
      ask: 'We were tired after three hours on the road, so we stopped ___ some coffee.',
      key: 'to drink',
      wrong: ['drinking', 'drink', 'for drinking'],
      why: 'The reason for stopping: stop and to.',
    },
  ],
  'deduction-about-the-past': [
    {
      ask: 'The road is dry, so it ___ during the night.',
      key: 'can’t have rained',
      wrong: ['mustn’t have rained', 'shouldn’t have rained', 'needn’t have rained'],
      why: 'It is certain that it did not happen: can’t have and the participle.',
    },
    {
      ask: 'Nobody answers the door. They ___ out.',
      key: 'must have gone',
      wrong: ['should have gone', 'had to go', 'must go'],
      why: 'It is nearly certain that it happened: must have and the participle.',
    },
  ],
  'passive-reporting': [
    {
      ask: 'The bridge is said ___ more than five hundred years old.',
      key: 'to be',
      wrong: ['being', 'that it is', 'be'],
      why: 'Something is said to be so: the passive and to.',
    },
    {
      ask: 'The thieves are thought ___ the country last week.',
      key: 'to have left',
      wrong: ['leaving', 'that they left', 'having left'],
      why: 'About something earlier: the passive and to have.',
    },
  ],
  contrast: [
    {
      ask: '___ having little experience, she was offered the job at once.',
      key: 'Despite',
      wrong: ['Although', 'However', 'Even though'],
      why: 'Despite stands before a noun or -ing.',
    },
    {
      ask: 'He decided to go on with the race in ___ of the pain in his knee.',
      key: 'spite',
      wrong: ['case', 'fact', 'place'],
      why: 'In spite of means the same as despite.',
    },
  ],
};
