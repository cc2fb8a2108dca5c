/** What began in the past and goes on: base, participle, rest, third person and -ing form. */
export const lasting = [
  ['live', 'lived', 'in this house', 'lives', 'living'], ['work', 'worked', 'for this company', 'works', 'working'], ['know', 'known', 'the manager', 'knows', 'knowing'],
  ['be', 'been', 'ill', 'is', 'being'], ['have', 'had', 'this car', 'has', 'having'], ['study', 'studied', 'medicine', 'studies', 'studying'],
  ['own', 'owned', 'this shop', 'owns', 'owning'], ['be', 'been', 'married', 'is', 'being'], ['play', 'played', 'in the band', 'plays', 'playing'], ['teach', 'taught', 'at this school', 'teaches', 'teaching'],
] as const; // biome-ignore format: a list of words
