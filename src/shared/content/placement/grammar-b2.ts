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
