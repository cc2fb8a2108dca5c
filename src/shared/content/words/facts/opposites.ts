import type { PartOfSpeech } from '#shared/language/part-of-speech';

/**
 * True opposites by their part of speech, each pair once. A word with several meanings has several; a meaning that the
 * pack does not teach stands in brackets as well, so that it is no opposite of the one that it does (`top [highest]`).
 */
export const opposites: Partial<Record<PartOfSpeech, string>> = {
  adjective: `
big/small, large/small, long/short [thing], tall/short [person], old [person]/young, old [thing]/new, good/bad,
better/worse, best/worst, easy/difficult, easy/hard [difficult], fast/slow, clean/dirty, quiet [place]/noisy,
full/empty, hot/cold, warm/cool, strong/weak, happy/sad, happy/unhappy, kind/unkind, friendly/unfriendly, sweet/sour,
wet/dry, married/single, cheap/expensive, poor/rich, true/false, open/closed, right [side]/left [side],
right [correct]/wrong, thin/fat, thin/thick, black/white, same/different, interesting/boring, lucky/unlucky,
beautiful/ugly, careful/careless, healthy/unhealthy, dark [colour]/light [colour], deep/shallow, heavy/light [weight],
high/low, hard [solid]/soft, dead/alive, possible/impossible, asleep/awake, straight [hair]/curly, tidy/untidy,
polite/rude, polite/impolite, lazy/hard-working, useful/useless, usual/unusual, comfortable/uncomfortable,
safe/dangerous, next/previous, public/private, wild/tame, part-time/full-time, modern/old-fashioned,
simple/complicated, correct/incorrect, honest/dishonest, patient/impatient, tight/loose, rough/smooth, male/female,
northern/southern, eastern/western, guilty [law]/innocent, legal/illegal, fair [equal]/unfair, indoor/outdoor,
likely/unlikely, necessary/unnecessary, formal/informal, common/rare, huge/tiny, enormous/tiny, positive/negative,
permanent/temporary, urban/rural, narrow/wide, absent/present [there], pleasant/unpleasant, certain/uncertain,
equal/unequal, natural/artificial, major/minor, upper/lower, inner/outer, conscious [awake]/unconscious,
visible/invisible, compulsory/optional, satisfied/dissatisfied, arrogant/modest, flexible [plans]/inflexible,
reliable/unreliable, responsible/irresponsible, accurate/inaccurate, fresh/stale, familiar/unfamiliar,
popular/unpopular, suitable/unsuitable, employed/unemployed, sensitive/insensitive, open-minded/narrow-minded,
ancient/modern, ordinary/special, sudden/gradual, mild [weather]/severe, exciting/boring, powerful/powerless,
amateur/professional, harmless/harmful, vague/precise, direct/indirect, able/unable,
expected/unexpected, warm/cold, big/little, kind/cruel, quick/slow, clever/stupid, correct/wrong
`,
  verb: `
begin/end, start/finish, start/stop, open/close, open/shut, push/pull, come [here]/go [move], arrive/leave, give [hand]/take [hold],
ask/answer, buy/sell, love/hate, laugh/cry, remember/forget, win/lose [game], find/lose [thing], sit/stand, live [be alive]/die,
borrow/lend, send/receive, pass [exam]/fail, agree/disagree, save [money]/spend [money], save [money]/waste,
increase/decrease, appear/disappear, accept/refuse, multiply/divide, attack/defend, float/sink, build/destroy,
freeze/melt, expand/shrink, admit/deny, rise/fall [go down], succeed/fail, create/destroy, praise/criticise, lead/follow,
connect/disconnect, teach/learn, hide/show, pack/unpack, encourage/discourage, approve/disapprove, conceal/reveal,
raise/lower, accept/reject, like/dislike, begin/finish, begin/stop, start/end
`,
  noun: `
answer/question, day [light]/night, winter/summer, north/south, east/west, beginning/end, top [highest]/bottom, front/back [rear],
floor/ceiling, entrance/exit, war/peace, life/death, birth/death, friend/enemy, advantage/disadvantage,
success/failure, victory/defeat, truth/lie, strength/weakness, maximum/minimum, majority/minority,
employment/unemployment, arrival/departure, employer/employee, wealth/poverty, profit/loss [money],
sunrise/sunset, dawn/dusk, predator/prey, happiness/sadness, ancestor/descendant, noise/silence, right [side]/left,
patience/impatience, past/future
`,
  adverb: `
here/there, always/never, inside/outside, left/right [side], upstairs/downstairs, indoors/outdoors, quickly/slowly,
happily/sadly, well/badly, often/rarely, forward/backwards, fortunately/unfortunately, loudly/quietly,
everywhere/nowhere, suddenly/gradually, temporarily/permanently
`,
  preposition: `
up/down, into/out of, on/off, with/without, before/after, above/below, over/under, in front of/behind, inside/outside,
for [support]/against, like/unlike
`,
  'phrasal verb': `
turn on/turn off, switch on/switch off, sit down/stand up, put on/take off [clothes], come in/go out [leave],
pick up [lift]/put down, get in/get out, get on [bus]/get off, log in/log out, turn up [volume]/turn down [quieter],
move in/move out, warm up/cool down
`,
};
