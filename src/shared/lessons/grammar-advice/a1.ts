import { check, type GrammarAdvice, trouble } from './advice';

export const a1 = {
  'to-be': {
    checks: [
      check('“My sister is a doctor.” Do we know her job?', 'Yes, she is a doctor.'),
      check('Am I speaking about now or about last year?', 'About now.'),
      check('Do I say what she does at this moment, or who she is?', 'Who she is.'),
      check('Is she a doctor at the weekend too?', 'Yes.'),
    ],
    problems: [
      trouble(
        'Students leave out be, because their own language does not need it: “She tired.”',
        'Hold up three fingers, one for each word, and close them slowly when a word is missing.',
      ),
      trouble(
        'Have is used for age: “I have ten years.”',
        'Ask “How old are you?” often and let students answer with the whole sentence.',
      ),
      trouble(
        'Short forms such as “they’re” and “we’re” are hard to hear and to say.',
        'Say the long form, then squeeze it together with your hands while students repeat the short one.',
      ),
    ],
  },
  'have-got': {
    checks: [
      check('“She’s got two brothers.” Are there two boys or men in her family?', 'Yes.'),
      check('Is this about having or about getting?', 'About having.'),
      check('Does she have them now?', 'Yes.'),
    ],
    problems: [
      trouble(
        '“Has” and “is” are both heard as ’s: “She’s got” is taken for “She is got”.',
        'Let students say the long form of five sentences with ’s: is it “is” or “has”?',
      ),
      trouble(
        'Questions are made with do: “Do you have got a pen?”',
        'Put the two good questions side by side on the board, “Have you got …?” and “Do you have …?”, and keep to one of them in this lesson.',
      ),
      trouble(
        'Has is forgotten with he, she and it.',
        'Ask about other people in the room rather than about you: “Has Sam got a pen?”',
      ),
    ],
  },
  'present-simple': {
    checks: [
      check('“She works in a bank.” Is this her job?', 'Yes.'),
      check('Is she in the bank at this moment?', 'We don’t know.'),
      check('Does she work there again and again, or only once?', 'Again and again.'),
    ],
    problems: [
      trouble(
        'The ending -s is left out with he, she and it.',
        'Agree on a silent sign, such as a hand shaped like an s, and give it before you correct.',
      ),
      trouble(
        'The ending is said as a syllable of its own in every verb, or never.',
        'Sort verbs into three columns by their sound: works, lives, watches.',
      ),
      trouble(
        'Be is put in front of the verb: “I am go to school.”',
        'Ask “How many verbs?” and let students take one away.',
      ),
    ],
  },
  'present-simple-questions': {
    checks: [
      check('“He doesn’t work on Mondays.” Is he at work next Monday?', 'No, he isn’t.'),
      check('Does he work on other days?', 'Probably yes.'),
      check('Is it the same every week?', 'Yes.'),
      check('“Do you play tennis?” Do I ask about this moment or about your life?', 'About my life.'),
    ],
    problems: [
      trouble(
        'Students say the -s twice: “She doesn’t works.”',
        'Draw the s jumping from the verb into does, so that the verb has none left.',
      ),
      trouble(
        'Do is left out in questions: “You like tea?”',
        'Clap for every word of “Do you like tea?” and ask which clap was missing.',
      ),
      trouble(
        'In answers the verb is repeated: “Yes, I play.”',
        'Practise short answers in a quick chain, with “Yes, I do” and “No, I don’t” on the board.',
      ),
    ],
  },
  'present-continuous': {
    checks: [
      check('“She is cooking dinner now.” Has she begun?', 'Yes.'),
      check('Has she finished?', 'No.'),
      check('Does she cook every day?', 'We don’t know.'),
    ],
    problems: [
      trouble(
        'Be is missing: “She cooking now.”',
        'Let one student say the person with be, the next one the verb with -ing, and change places.',
      ),
      trouble(
        'The present simple is used for what can be seen now: “Look! It snows.”',
        'Point to what happens in the room and ask “Now or every day?” before each sentence.',
      ),
      trouble(
        'Spelling changes are forgotten, as in swimming and making.',
        'Make three columns on the board: just add -ing, drop the e, double the letter.',
      ),
    ],
  },
  can: {
    checks: [
      check('“She can’t drive.” Does she know how to drive?', 'No.'),
      check('Is it about today only, or about her in general?', 'About her in general.'),
      check('Has she got a car?', 'We don’t know.'),
      check(
        '“Can I open the window?” Do I ask whether I am strong enough, or whether it is all right?',
        'Whether it is all right.',
      ),
    ],
    problems: [
      trouble(
        'Can and can’t sound alike to learners.',
        'Show that can is short and weak in “I can swim”, while can’t is long and strong, and let students raise a thumb or turn it down.',
      ),
      trouble(
        'To is put after can: “I can to swim.”',
        'Write can and the verb on two cards that touch, with no room for a third.',
      ),
      trouble(
        'Do is used in the question: “Do you can swim?”',
        'Let two students swap places to show how “You can” becomes “Can you”.',
      ),
    ],
  },
  'there-is': {
    checks: [
      check('“There’s a bank in this street.” Is one bank here?', 'Yes.'),
      check(
        'Do I say it because you know the bank already, or because it may be new to you?',
        'Because it may be new.',
      ),
      check('Can you go to a bank in this street?', 'Yes.'),
    ],
    problems: [
      trouble(
        'There is and it is are mixed up.',
        'Use “there is” the first time you speak of a thing and “it is” the second: “There’s a café. It’s big.”',
      ),
      trouble(
        '“There is” is used for more than one thing.',
        'Ask “One or more?” and let students show one finger or two hands before they speak.',
      ),
      trouble(
        '“There are” runs together and sounds like “they are”.',
        'Say “there are” slowly with a pointing hand, and let students point as well.',
      ),
    ],
  },
  articles: {
    checks: [
      check('“I’ve got a dog. The dog is black.” In the first sentence, do you know my dog already?', 'No.'),
      check('And in the second?', 'Yes, you have just told us.'),
      check('How many dogs are there in my story?', 'One.'),
    ],
    problems: [
      trouble(
        'No article is used with jobs: “He is doctor.”',
        'Always teach the job with its article, and write “a doctor” as one unit.',
      ),
      trouble(
        'A and an are chosen by the letter rather than by the sound.',
        'Say the words aloud with closed eyes: an hour, a university. The ear decides.',
      ),
      trouble(
        'The is put before sports, meals and “by bus”.',
        'Keep a list on the wall of phrases without an article, and add each new one.',
      ),
    ],
  },
  'this-that': {
    checks: [
      check('“Those shoes are nice.” Are the shoes near me or not?', 'Not near you.'),
      check('Is it one shoe or more?', 'More than one.'),
      check('“This bag is mine.” Can I touch the bag easily?', 'Yes.'),
    ],
    problems: [
      trouble(
        'This and these sound the same to many learners.',
        'Smile widely for the long sound of these; let students hold up one finger for this and several for these.',
      ),
      trouble(
        'That is used for things in the speaker’s hand.',
        'Put things in your hand and at the other end of the room, and let students touch or point while they speak.',
      ),
      trouble(
        'The verb does not agree: “These is my books.”',
        'Always practise whole sentences, with a clear hand sign for one or more.',
      ),
    ],
  },
  possessives: {
    checks: [
      check('“This is Anna’s bike.” Whose bike is it?', 'Anna’s.'),
      check('Does ’s mean “is” here?', 'No.'),
      check('“It’s hers.” Do we say the thing again after “hers”?', 'No, the word stands alone.'),
    ],
    problems: [
      trouble(
        'His and her follow the thing instead of the owner.',
        'Ask “Whose is it? A man’s or a woman’s?” and only then let students choose the word.',
      ),
      trouble(
        'My and mine are mixed up: “This bag is my.”',
        'Write “my bag = mine” on the board and rub out the noun to show what changes.',
      ),
      trouble(
        'The apostrophe is left out, or of is used: “the bike of Anna”.',
        'Let students label things in the room with their owners’ names, and read the labels aloud.',
      ),
    ],
  },
  'some-any': {
    checks: [
      check('“There are some apples on the table.” Are there any apples?', 'Yes.'),
      check('Do we know how many?', 'No.'),
      check('“There isn’t any milk.” How much milk is there?', 'None.'),
    ],
    problems: [
      trouble(
        'Some is used in negatives: “There isn’t some milk.”',
        'Put a minus sign beside any on the board, and a plus sign beside some.',
      ),
      trouble(
        'A stands before what cannot be counted: “I need a bread.”',
        'Try to count it on your fingers: one milk, two milks? If that sounds strange, use some.',
      ),
      trouble(
        'Students are surprised by some in offers: “Would you like some tea?”',
        'Say that an offer hopes for “yes”, and that is why it takes some.',
      ),
    ],
  },
  'prepositions-time': {
    checks: [
      check('“We have English on Monday.” Do I speak of a clock time, a day or a month?', 'A day.'),
      check('Do I tell you the time on the clock?', 'No.'),
      check('“The film starts at eight.” Do you know when exactly to be there?', 'Yes, at eight o’clock.'),
    ],
    problems: [
      trouble(
        'One preposition is used for everything: “in Monday”.',
        'Draw three circles of different sizes: in for long times, on for days, at for points.',
      ),
      trouble(
        '“In the morning” and “on Monday morning” are mixed.',
        'Ask “Is there a day’s name?” If there is, the answer is on.',
      ),
      trouble(
        'At night does not follow the rule for parts of the day.',
        'Learn it as a phrase together with “in the morning, in the afternoon, in the evening”.',
      ),
    ],
  },
  'prepositions-place': {
    checks: [
      check('“The cat is under the table.” Is the cat on top of the table?', 'No.'),
      check('If I look only at the top of the table, can I see it?', 'No.'),
      check('“She’s at the bus stop.” Do I think of a place, or of the inside of a box?', 'Of a place.'),
    ],
    problems: [
      trouble(
        'In and on are one word in some languages.',
        'Use a box and a pen: inside the box is in, touching the top is on.',
      ),
      trouble(
        'In front of and opposite are mixed up.',
        'Stand in front of a student, both looking the same way, then face the student: that is opposite.',
      ),
      trouble(
        'Of is lost: “in front the bank”.',
        'Say the phrases as one sound group with a rhythm: in FRONT of, NEXT to, beHIND.',
      ),
    ],
  },
  'object-pronouns': {
    checks: [
      check('“Tom knows Anna, and he helps her.” Who does the helping?', 'Tom.'),
      check('Who gets the help?', 'Anna.'),
      check('“Listen to them.” Is it one person or more?', 'More than one.'),
    ],
    problems: [
      trouble(
        'The subject form is used after the verb: “I like he.”',
        'Put the verb in the middle of the board, the one who acts on the left and the other on the right, in two colours.',
      ),
      trouble(
        'The pronoun stands before the verb: “I it like.”',
        'Let three students stand or hold cards as the words, and read the sentence from left to right.',
      ),
      trouble(
        'Him and them are weak in fast speech and not heard.',
        'Say “Ask him” and “Ask them” as one word each; students hold up one finger or more.',
      ),
    ],
  },
} satisfies Record<string, GrammarAdvice>;
