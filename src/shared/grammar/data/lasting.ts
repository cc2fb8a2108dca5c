/** What began in the past and goes on: base, participle, rest, third person and -ing form. */
export const lasting = [
  ['live', 'lived', 'in this house', 'lives', 'living'], ['work', 'worked', 'for this company', 'works', 'working'], ['know', 'known', 'the manager', 'knows', 'knowing'],
  ['be', 'been', 'a member of this team', 'is', 'being'], ['have', 'had', 'this car', 'has', 'having'], ['study', 'studied', 'medicine', 'studies', 'studying'],
  ['own', 'owned', 'this shop', 'owns', 'owning'], ['be', 'been', 'married', 'is', 'being'], ['play', 'played', 'in the band', 'plays', 'playing'], ['teach', 'taught', 'at this school', 'teaches', 'teaching'],
] as const; // biome-ignore format: a list of words

const irregularPasts: Readonly<Record<string, string>> = { be: 'was', have: 'had', know: 'knew', teach: 'taught' };

/** The past of one of them, said of one person. */
export const pastOfLasting = (base: (typeof lasting)[number][0]) =>
  irregularPasts[base] ?? (base === 'study' ? 'studied' : base.endsWith('e') ? `${base}d` : `${base}ed`);
