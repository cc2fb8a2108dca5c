import { check, type GrammarAdvice, trouble } from './advice';

export const a2 = {
  'present-tenses': {
    checks: [
      check('“He usually walks to work, but today he is taking the bus.” How does he go on most days?', 'On foot.'),
      check('And today?', 'By bus.'),
      check('Is today like the other days?', 'No, it’s different.'),
    ],
    problems: [
      trouble(
        'The continuous is used with verbs of knowing and liking: “I am knowing him.”',
        'Collect verbs that one cannot see somebody do, and put a lock on their -ing.',
      ),
      trouble(
        'The simple is used with “at the moment”.',
        'Let students underline the time words first and decide on the verb only then.',
      ),
      trouble(
        'Students think that the continuous always means this second.',
        'Give a true example, “I’m reading a good book this week”, while your hands are plainly empty.',
      ),
    ],
  },
  'much-many': {
    checks: [
      check('“There are a few apples, but not many.” Are there any apples?', 'Yes, some.'),
      check('Is it a big number?', 'No.'),
      check('“How much time have you got?” Can we count time in ones, twos and threes?', 'No, only hours and minutes.'),
    ],
    problems: [
      trouble(
        'Much is used with plurals: “How much books?”',
        'Let students first try “one …, two …” and then choose the word.',
      ),
      trouble(
        'Information, advice and furniture are counted.',
        'Teach “a piece of” with these words, and keep a list of them on the wall.',
      ),
      trouble(
        'Much sounds strange in positive sentences: “I have much work.”',
        'Offer a lot of for all positive sentences; keep much for questions and negatives.',
      ),
    ],
  },
  'past-simple-regular': {
    checks: [
      check('“They visited us last week.” Are they with us now?', 'No, the visit is over.'),
      check('Do we know when it was?', 'Yes, last week.'),
      check('Is the visit finished?', 'Yes.'),
    ],
    problems: [
      trouble(
        'Students say -ed as a syllable in every verb: “walk-ed”.',
        'Sort verbs by sound: walked with t, lived with d, wanted with a syllable of its own.',
      ),
      trouble(
        'The time word is thought to be enough: “Yesterday I walk home.”',
        'Tell the same day twice, once as every day and once as yesterday, and let students hear the difference.',
      ),
      trouble(
        'Spelling: studyed, stoped.',
        'Let students make a small table of three rules with two verbs of their own for each.',
      ),
    ],
  },
  'past-simple-irregular': {
    checks: [
      check('“She bought a new phone.” Is the phone hers now?', 'Yes, we can suppose so.'),
      check('Is it about now or about the past?', 'The past.'),
      check('Do we hear in the sentence when exactly it was?', 'No.'),
    ],
    problems: [
      trouble(
        'The regular ending is used for all verbs: “goed”.',
        'Learn verbs in groups that sound alike, such as bought, brought, thought.',
      ),
      trouble(
        'The third form is used instead of the second: “I seen him.”',
        'Practise the past simple alone first, and put the third form in grey on the list.',
      ),
      trouble(
        'Read and put look the same in both times.',
        'Say pairs aloud: “I read every day. I read it yesterday.” Only the sound or the time word tells.',
      ),
    ],
  },
  'past-simple-questions': {
    checks: [
      check('“I didn’t see him yesterday.” Was there a moment yesterday when I saw him?', 'No.'),
      check('Do I speak of a time that is over?', 'Yes.'),
      check('“Did you watch the game?” Do I know the answer already?', 'No.'),
    ],
    problems: [
      trouble(
        'The past is marked twice: “I didn’t went.”',
        'Say that did has taken the past, and cover the verb’s past ending with a card.',
      ),
      trouble(
        'Did is left out: “You saw him?”',
        'Allow it as a surprised echo, but ask for the full question when something is really asked.',
      ),
      trouble(
        'Did is used with be: “Did you was at home?”',
        'Put be in a box of its own on the board: was and were turn round and need no help.',
      ),
    ],
  },
  'past-continuous': {
    checks: [
      check('“I was having lunch when you called.” Which began first, the lunch or the call?', 'The lunch.'),
      check('Was the lunch finished when you called?', 'No.'),
      check('Which was short?', 'The call.'),
    ],
    problems: [
      trouble(
        'Both verbs are put into the continuous.',
        'Draw a long wavy line for one event and a cross on it for the other, and ask for each verb: “Line or cross?”',
      ),
      trouble(
        'It is used for past habits: “Last year I was playing tennis every week.”',
        'Ask whether something happened in the middle of it; if not, the past simple is enough.',
      ),
      trouble(
        'Was and were are weak and not heard.',
        'Say “I was having lunch” with a strong beat on lunch only, and let students tap.',
      ),
    ],
  },
  'going-to': {
    checks: [
      check('“I’m going to visit my aunt.” Have I visited her already?', 'No.'),
      check('Did I think about it before now?', 'Yes.'),
      check('Am I on the way at this moment?', 'Not necessarily.'),
    ],
    problems: [
      trouble('Be is left out: “I going to buy it.”', 'Count the words on your fingers: be, going, to, verb.'),
      trouble(
        'Students think of movement because of go.',
        'Give examples in which nobody goes anywhere: “I’m going to stay at home.”',
      ),
      trouble(
        'Students hear “gonna” and write it.',
        'Say that this is how it sounds in fast speech, and write the full form on the board beside it.',
      ),
    ],
  },
  'will-or-going-to': {
    checks: [
      check('“Wait, I’ll help you.” Did I plan this yesterday?', 'No.'),
      check('When did I decide?', 'Just now.'),
      check('“We’re going to paint the kitchen.” Did we decide before I told you?', 'Yes.'),
    ],
    problems: [
      trouble(
        'Will is used for all plans.',
        'Ask “Decided now or before?” and let students point down for now, back over the shoulder for before.',
      ),
      trouble(
        'The present is used for sudden decisions: “The phone! I answer it.”',
        'Make little scenes: something falls, somebody knocks; students react at once with “I’ll …”',
      ),
      trouble(
        'The short form ’ll is not heard and left out.',
        'Say “I’ll, you’ll, we’ll” as one syllable each, then with a verb after it.',
      ),
    ],
  },
  comparatives: {
    checks: [
      check('“Tom is taller than his brother.” If they stand side by side, whose head is higher?', 'Tom’s.'),
      check('Is his brother small?', 'We don’t know.'),
      check('“My car isn’t as fast as yours.” Whose car is faster?', 'Yours.'),
    ],
    problems: [
      trouble(
        'More and -er are used together: “more better”.',
        'Say that one mark is enough, and let students cross one out.',
      ),
      trouble(
        'Than is replaced by as, that or from.',
        'Say “taller than” quickly with a weak than, so that both words become one.',
      ),
      trouble(
        'Long and short adjectives are mixed: “beautifuller”.',
        'Clap the syllables: one clap takes -er, three take more; two with -y take -ier.',
      ),
    ],
  },
  superlatives: {
    checks: [
      check('“She’s the youngest in the team.” Is anybody in the team younger?', 'No.'),
      check('Do I compare her with one person or with all?', 'With all.'),
      check('Is she a child?', 'We don’t know.'),
    ],
    problems: [
      trouble(
        'The is left out: “She is tallest girl.”',
        'Let students point with one finger at the picture when they say the: there is only one.',
      ),
      trouble(
        'The comparative is used for three or more.',
        'Use two pens, then five: with two say longer, with five say the longest.',
      ),
      trouble(
        'In and of are confused after it: “the best of the world”.',
        'Learn two frames: in with places and groups, of with numbers and all.',
      ),
    ],
  },
  'must-have-to': {
    checks: [
      check('“You don’t have to come.” May you come if you want to?', 'Yes.'),
      check('Is it necessary?', 'No.'),
      check('“You mustn’t touch it.” May you touch it if you want to?', 'No.'),
      check('Why not?', 'It isn’t allowed, or it is dangerous.'),
    ],
    problems: [
      trouble(
        'Mustn’t is used for what is not needed.',
        'Show two signs, one that forbids and one that says “free choice”, and let students choose before they speak.',
      ),
      trouble('To is put after must.', 'Write must and can in one column, have to in another; only one column has to.'),
      trouble('Must is used for the past.', 'Tell yesterday’s duties with had to, and let students do the same.'),
    ],
  },
  should: {
    checks: [
      check('“You should see a doctor.” Is it an order?', 'No, it’s advice.'),
      check('Do I think it is a good idea?', 'Yes.'),
      check('Can you say no?', 'Yes.'),
    ],
    problems: [
      trouble(
        'Students hear a strong duty in should.',
        'Draw a line from “good idea” to “rule” and place should, have to and must on it.',
      ),
      trouble(
        'To or -s is added: “He shoulds to rest.”',
        'Remind the class of can: the same family, the same behaviour.',
      ),
      trouble('The l is spoken in should.', 'Rhyme it with good and would, and say the three together.'),
    ],
  },
  'adverbs-order': {
    checks: [
      check('“I always drink tea in the morning.” Are there mornings without tea?', 'No.'),
      check('“I sometimes drink coffee.” Do I drink it every day?', 'No.'),
      check('“She speaks Spanish well.” Does well tell us how often or how?', 'How.'),
    ],
    problems: [
      trouble(
        'The adverb stands between the verb and its object: “She speaks very well English.”',
        'Let verb and object hold hands, on cards or with arrows, and allow nothing between them.',
      ),
      trouble(
        'Always stands before be: “She always is late.”',
        'Mark two places on the board: before other verbs, after be.',
      ),
      trouble(
        'The adjective is used for how: “She sings beautiful.”',
        'Ask “What is she like?” and “How does she do it?” in turn, and let the ending follow the question.',
      ),
    ],
  },
} satisfies Record<string, GrammarAdvice>;
