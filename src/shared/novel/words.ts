const listOf = (text: string) => new Set(text.trim().split(/\s+/));

/** Words with a capital of their own that are no names of a story. */
export const capitalWords = listOf(`
  i i'm i'll i'd i've monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december english french german spanish italian polish turkish chinese japanese
  arabic russian portuguese hindi european african asian american british christmas easter ramadan eid diwali hanukkah
  mr mrs ms miss dr sir madam mum mom dad mama papa mother father grandma grandpa granny grandmother grandfather aunt
  uncle god earth ok tv dna ufo uk usa eu chapter ok
`);

/** Words that every text is full of: to say that they are overused would help nobody. */
export const everydayWords = listOf(`
  a about after again against all also am an and any anybody anyone anything are around as asked at away back be because
  been before began behind being between both but by came can can't could couldn't did didn't do does doesn't doing don't
  done down each even ever every everybody everyone everything first for from get go goes going had hadn't has hasn't have
  haven't having he he'd he'll he's her here hers herself him himself his how i i'd i'll i'm i've if in into is isn't it
  it's its itself last let let's like little long made make many may me might more most much must my myself never new next
  no nobody not nothing now of off on once one only or other our ours out over own said same say says see she she'd she'll
  she's should so some somebody someone something still such take than that that's the their theirs them themselves then
  there there's these they they'd they'll they're they've thing things this those through time to told too took two under
  until up upon us was wasn't we we'd we'll we're we've well went were weren't what what's when where which while who
  whose why will with without won't would wouldn't yes yet you you'd you'll you're you've your yours yourself
`);

/** Small words that a text seldom needs as often as they come to mind. */
export const easyWords = listOf(
  'very really suddenly just quite nice good bad big got actually basically totally literally',
);

/** Regular verbs that stories are full of, in their present; the irregular ones have a table of their own. */
export const storyVerbs = listOf(`
  answer appear arrive ask believe call carry climb close cry cross dance decide disappear dream drop enter explain
  follow grab happen hate help hope hurry jump kick kiss knock laugh lift listen live look love move need nod notice open
  pass pause pick play point pull push reach remember reply return roll rush scream seem shout sigh smile stare start stay
  step stop talk taste thank touch try turn wait walk want wash watch wave whisper wonder work
`);

/** Past forms that are other words as well, so that one cannot know. */
export const doubtfulPasts = listOf(
  'left felt saw found ground bore rose fell wound lay bound read put set cut let hit hurt shut cost beat bet cast burst spread split quit bid shed rid spent lent bent meant kept held lit shot won stuck',
);
