/** How old the students of a class are. */
export const ageGroups = ['children', 'teenagers', 'adults'] as const;
export type AgeGroup = (typeof ageGroups)[number];

export const ageGroupLabels: Record<AgeGroup, string> = {
  children: 'Children, 6 to 11',
  teenagers: 'Teenagers, 12 to 17',
  adults: 'Adults',
};
