/** Words that join a sentence to the one before, and may be left out. */
export const joinsOn = /^(?:but|and|then|so|now|today)$/;

/** A time at the head of a sentence, with a comma or without. */
export const timeOpening =
  /^((?:In (?:the (?:morning|afternoon|evening)|spring|summer|autumn|winter|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?|(?:1\d|20)\d\d)|On (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:morning|afternoon|evening|night)s?)?|Every (?:day|morning|afternoon|evening|night|week|weekend|month|year|spring|summer|autumn|winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|Last (?:week|month|year|spring|summer|autumn|winter|night|weekend|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|Yesterday|(?:Two|Three|Four|Five|Six|Ten|\d+) (?:days|weeks|months|years) ago)),? (?=\p{L})/u;

/** The time that a sentence begins with. */
export const openingOf = (text: string): string | undefined => timeOpening.exec(text)?.[1];
