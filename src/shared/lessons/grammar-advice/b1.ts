import { check, type GrammarAdvice, trouble } from './advice';

export const b1 = {
  'present-perfect': {
    checks: [
      check('“I’ve lived here for ten years.” Do I live here now?', 'Yes.'),
      check('Did it begin in the past?', 'Yes, ten years ago.'),
      check(
        '“Have you ever been to Japan?” Do I ask about one special day, or about your whole life?',
        'My whole life.',
      ),
    ],
    problems: [
      trouble(
        'The present is used for what began in the past: “I live here since 2015.”',
        'Draw a line from the past to now with a house at both ends, and point along it while the class speaks.',
      ),
      trouble(
        'For and since are mixed.',
        'Give times one after the other; students say for with a length between their hands, since with a finger pointing at a place.',
      ),
      trouble(
        'The second form is used: “I have went there.”',
        'Practise the three forms in rhythm, and let students step or tap on the third.',
      ),
    ],
  },
  'present-perfect-or-past': {
    checks: [
      check('“I’ve lost my key.” Have I got the key now?', 'No.'),
      check('Is it important when I lost it?', 'No, only that it is not here.'),
      check('“I lost it yesterday, but it’s back.” Have I got it now?', 'Yes.'),
    ],
    problems: [
      trouble(
        'The perfect is used with a finished time: “I have seen him yesterday.”',
        'Let students look for the time word first: yesterday, last or ago closes the door.',
      ),
      trouble(
        'Students stay in the perfect when details follow.',
        'Show the usual way of talking: “Have you ever …? Yes, I have. When did you …?” First the door, then the story.',
      ),
      trouble(
        'In some languages the perfect is the usual past in speech.',
        'Say this openly, and compare two sentences word for word with the class.',
      ),
    ],
  },
  'past-perfect': {
    checks: [
      check('“The train had left when we arrived.” Did we see the train at the station?', 'No.'),
      check('Which happened first?', 'The train left.'),
      check('Did we catch it?', 'No.'),
    ],
    problems: [
      trouble(
        'The past perfect is used for everything long ago.',
        'Ask “Earlier than what?” If there is no second event, the past simple is enough.',
      ),
      trouble(
        'The short form ’d is taken for would.',
        'Look at the next word together: after had comes a third form, after would the base form.',
      ),
      trouble(
        'Students use it for the later event.',
        'Number the events 1 and 2 on the board; only number 1 gets had.',
      ),
    ],
  },
  'used-to': {
    checks: [
      check('“We used to live in a village.” Do we live there now?', 'No.'),
      check('Was it once, or for a long time?', 'For a long time.'),
      check('Can we say it of one single visit?', 'No.'),
    ],
    problems: [
      trouble(
        'Used to is taken for “be used to”.',
        'Put two pictures side by side, “not any more” and “it’s normal for me”, and let students match sentences.',
      ),
      trouble(
        'Students look for a present form: “I use to play.”',
        'Give usually with the present simple for now, and keep used to for the past.',
      ),
      trouble(
        'The d is written in questions and negatives: “Did you used to …?”',
        'Say that did has the past already; it sounds the same, so it is a question of writing only.',
      ),
    ],
  },
  'might-may': {
    checks: [
      check('“It might rain this afternoon.” Am I sure?', 'No.'),
      check('Is rain possible?', 'Yes.'),
      check('Is it also possible that it stays dry?', 'Yes.'),
    ],
    problems: [
      trouble(
        'Maybe and may be are mixed: “She maybe at home.”',
        'Write both sentences: “Maybe she is at home. She may be at home.” Ask where the verb is.',
      ),
      trouble(
        'Students think might is the past of may.',
        'Give examples about tomorrow only, and treat the two as equals.',
      ),
      trouble(
        'To is added: “It might to rain.”',
        'Put might in the family of can and should on the wall: none of them takes to.',
      ),
    ],
  },
  'first-conditional': {
    checks: [
      check('“If it rains, we’ll stay at home.” Is it raining now?', 'We don’t know, perhaps not.'),
      check('Is rain really possible?', 'Yes.'),
      check('Do we stay at home anyway?', 'No, only if it rains.'),
    ],
    problems: [
      trouble(
        'Will is used in both parts: “If it will rain …”',
        'Colour the two parts differently, and keep will in one colour only.',
      ),
      trouble(
        'After when and as soon as students use will too.',
        'Collect if, when, until and as soon as in one box with the label “present after these”.',
      ),
      trouble(
        'If and when are confused.',
        'Ask “Is it certain?” before each sentence: if for perhaps, when for certain.',
      ),
    ],
  },
  'second-conditional': {
    checks: [
      check('“If I had more money, I would travel.” Have I got a lot of money?', 'No, not enough.'),
      check('Do I travel?', 'Probably not.'),
      check('Is “had” about yesterday here?', 'No, about now.'),
    ],
    problems: [
      trouble(
        'Students take the past form for past time.',
        'Begin every sentence with “But in fact …” to bring it back to now: “But in fact I haven’t.”',
      ),
      trouble(
        'Would stands in both parts.',
        'Say the if-part and the other part in two voices, by two students; only one of them has would.',
      ),
      trouble(
        '’d is not heard and is left out in speech.',
        'Say pairs such as “I go, I’d go” and let students raise a hand when they hear the second.',
      ),
    ],
  },
  'relative-clauses': {
    checks: [
      check('“The woman who lives next door is a vet.” How many women do I speak of?', 'One.'),
      check('What tells you which woman?', 'That she lives next door.'),
      check('What does she do?', 'She is a vet.'),
    ],
    problems: [
      trouble(
        'A second pronoun is kept: “the book that I read it”.',
        'Write both short sentences, cross out it, and draw an arrow from that to the book.',
      ),
      trouble(
        'Which is used for people and what for things.',
        'Sort nouns on the board into people, things and places with the word below, and look there before speaking.',
      ),
      trouble(
        'Students do not know when the word can be left out.',
        'Ask what follows: if it is another person who acts, it can go: “the man (who) I met”.',
      ),
    ],
  },
  'gerund-infinitive': {
    checks: [
      check('“I stopped drinking coffee.” Do I drink coffee now?', 'No.'),
      check('“I stopped to drink a coffee.” Did I drink one?', 'Yes, probably.'),
      check('What did I interrupt?', 'What I was doing, a walk for example.'),
    ],
    problems: [
      trouble(
        'To is used after every verb: “I enjoy to cook.”',
        'Learn verbs in two families with an example about oneself for each, and add a few in each lesson.',
      ),
      trouble(
        'Want is followed by that: “I want that you come.”',
        'Build it up in three steps: I want – you – to come, and change the person each time.',
      ),
      trouble(
        'For to is used to say why: “I came for to see you.”',
        'Answer “Why?” questions in a chain, with to and the verb alone.',
      ),
    ],
  },
  passive: {
    checks: [
      check('“The house was built in 1920.” Do we know who built it?', 'No.'),
      check('Is that important here?', 'No, the house is.'),
      check('Is it about now or the past?', 'The past.'),
    ],
    problems: [
      trouble(
        'Be is left out: “The house built in 1920.”',
        'Ask “Did the house build something?” and let students put in what is missing.',
      ),
      trouble(
        'Students turn every sentence into the passive and add by.',
        'Let them add by only where the answer to “Who?” is interesting.',
      ),
      trouble(
        'The third form is not known.',
        'Have the list of forms at hand, and practise ten verbs that the topic needs before the lesson goes on.',
      ),
    ],
  },
  'articles-general': {
    checks: [
      check('“Life is hard.” Do I mean one person’s life, or life in general?', 'Life in general.'),
      check('“The life of a nurse is hard.” Do I mean all lives?', 'No, only a nurse’s.'),
      check('Which word shows which life I mean?', '“Of a nurse”, so we say the.'),
    ],
    problems: [
      trouble(
        'The is used for things in general: “I like the nature.”',
        'Ask “All of it, or a special one?” All of it has no article.',
      ),
      trouble(
        'Geographical names are guessed.',
        'Draw a simple map: lakes, mountains and most countries without, seas, rivers and groups with the.',
      ),
      trouble(
        'Students leave out a after as and what: “as nurse, what nice day”.',
        'Learn whole phrases and say them with the weak sound of a.',
      ),
    ],
  },
  'question-tags': {
    checks: [
      check('“You’re from Spain, aren’t you?” Do I think that you are from Spain?', 'Yes.'),
      check('What answer do I expect?', 'Yes.'),
      check('When my voice goes up at the end, am I more sure or less sure?', 'Less sure.'),
    ],
    problems: [
      trouble(
        'One tag is used for everything: “isn’t it?”',
        'Let students underline the verb first: the tag repeats it and turns plus into minus.',
      ),
      trouble(
        'Sentences with never or nobody get a negative tag.',
        'Put these words on the minus side of the board: the sentence is negative already.',
      ),
      trouble(
        'The voice always goes up.',
        'Draw arrows: down for “I’m nearly sure”, up for a real question, and practise the same tag with both.',
      ),
    ],
  },
  'question-forms': {
    checks: [
      check('“Who called Anna?” Did Anna make the call?', 'No, somebody called her.'),
      check('What do I want to know?', 'The person who made the call.'),
      check('“Who did Anna call?” Who made the call this time?', 'Anna.'),
    ],
    problems: [
      trouble(
        'Did is used in subject questions: “Who did broke it?”',
        'Put X for the unknown person in a sentence: “X broke it.” Who simply takes its place.',
      ),
      trouble(
        'The preposition is put first or lost: “Who are you talking?”',
        'Answer first in a full sentence, “I’m talking to Tom”, and keep to where it is.',
      ),
      trouble(
        'Statement order is kept: “Where you went?”',
        'Let students build the question from cards, with the auxiliary in a colour of its own.',
      ),
    ],
  },
  'so-such-too-enough': {
    checks: [
      check('“The tea is too hot to drink.” Can I drink it now?', 'No.'),
      check('“The tea is very hot.” Can I drink it?', 'Perhaps, if I am careful.'),
      check('“He isn’t old enough to vote.” Can he vote now?', 'No, not yet.'),
    ],
    problems: [
      trouble('Too is used for very: “It’s too beautiful!”', 'Ask “Is that a problem?” If not, it is very or so.'),
      trouble(
        'So is used before a noun: “so nice people”.',
        'Cover the noun: if something is missing now, such is needed.',
      ),
      trouble(
        'Enough stands before the adjective: “enough old”.',
        'Say the two orders in one rhythm: old enough, enough time; the noun waits, the adjective does not.',
      ),
    ],
  },
} satisfies Record<string, GrammarAdvice>;
