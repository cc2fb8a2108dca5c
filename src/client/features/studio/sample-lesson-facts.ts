/** What is said of the sample lesson before it is loaded. A test compares it with the lesson. */
export const sampleLesson = {
  id: 'the-repair-cafe',
  title: 'The repair café',
  facts: ['B1', 'Adults', '60 minutes'],
  stages: [
    ['The last thing that broke', 6],
    ['Eight words', 7],
    ['What is each paragraph about?', 8],
    ['Show me the line', 12],
    ['What would you repair?', 18],
    ['Words that helped', 6],
    ['One reason', 3],
  ],
} as const;
