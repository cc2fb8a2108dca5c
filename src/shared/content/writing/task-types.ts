/** What is to be written. */
export const taskTypes = {
  paragraph: 'Paragraph',
  email: 'E-mail',
  opinion: 'Opinion essay',
  story: 'Story',
  review: 'Review',
  report: 'Report',
  description: 'Description',
  summary: 'Summary',
} as const;
export type TaskType = keyof typeof taskTypes;
export const taskTypeIds = [
  'paragraph',
  'email',
  'opinion',
  'story',
  'review',
  'report',
  'description',
  'summary',
] as const;
