const setOf = (text: string) => new Set(text.split(',').map((phrase) => phrase.trim()));

/** Names of two words that are stressed on the second, as happy endings are, and not on the first, as bus stops are. */
export const stressedOnLast: ReadonlySet<string> = setOf(`
  abstract art, artificial intelligence, bank holiday, central heating, city centre, day off, double room, extended family, fake news,
  family tree, global warming, great grandmother, great grandfather, greenhouse gas, ground floor, half time, human being, human rights,
  inner city, main course, martial arts, mother tongue, only child, prime minister, public transport, remote control,
  return ticket, runner up, science fiction, semi final, shop window, social media, sore throat, special effects, special offer,
  team spirit, town centre, town hall, trade union, well being, world record, zebra crossing
`);

/** What is not stressed after a verb: look for, belong to; for some verbs only, the two together. */
export const unstressedParticles: ReadonlySet<string> = setOf(`
  about, at, for, from, into, like, of, to, with, believe in, call on, count on, concentrate on, depend on, embark on, engage in, focus on, insist on, live on, spend on, result in, succeed in, work on,
  rely on
`);
