/*
 * Two usernames must differ in what people see, for a name says whom one deals with: аdmin with a Cyrillic а, or admın
 * without its dot, is nobody else's to take. This covers the letters that look alike in ordinary print; it keeps
 * accents, which people do see.
 */

/**
 * Letters of other alphabets, and rare ones of our own, by the Latin ones that they look like. Capitals have their own
 * looks.
 */
const alike: Record<string, string> = {
  // Cyrillic
  ...pairs('аеорсухіјѕһԁԛԝ', 'aeopcyxijshdqw'),
  ...pairs('АВЕКМНОРСТУХІЈЅӀӏ', 'abekmhopctyx|js||'),
  // Greek
  ...pairs('αικνορυγ', 'aikvopuy'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezh|kmnoptyx'),
  // Latin without its dot, as it is written, and small capitals
  ...pairs('ıȷɩɑɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ', 'ijiagabcdeghijklmnoprtuvwyz'),
  // One stroke, and a ring
  ...pairs('Il1|0', '||||o'),
  // Dashes and apostrophes
  ...pairs('‐‑‒–—−', '------'),
  ...pairs('’‘ʼʹ`', "'''''"),
};

function pairs(from: string, to: string): Record<string, string> {
  const looks = [...to];
  return Object.fromEntries([...from].map((letter, at) => [letter, looks[at] ?? letter]));
}

/** What a username looks like: the same text for names that people take for each other. */
export function lookOf(username: string): string {
  const letters = [...username.trim().normalize('NFKC')];
  return letters
    .map((letter) => alike[letter] ?? letter)
    .join('')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll(/\s+/g, ' ');
}

/** Alphabets whose letters are taken for each other's. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Does it mix letters of several of them? Whole names in one, whichever, are fine. */
export function mixesAlphabets(username: string): boolean {
  const text = username.normalize('NFKC');
  return alphabets.filter((letters) => letters.test(text)).length > 1;
}
