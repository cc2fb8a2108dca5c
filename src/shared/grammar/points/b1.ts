import { not, type PointText } from './point-text';

export const b1 = {
  'present-perfect': {
    name: 'Present perfect',
    group: 'perfect',
    rule: {
      summary: 'The present perfect joins the past to now: have or has and the participle.',
      form: [
        ['up to now', 'Have you ever …?', 'I’ve never …'],
        ['new', 'I’ve just …', 'I’ve already …', 'not … yet'],
        ['still going on', 'for two years', 'since 2015'],
      ],
      examples: [
        'Have you ever been to Japan?',
        'She has lived here since 2015.',
        'I’ve known him for ten years.',
        'They haven’t finished yet.',
        'He has just left.',
      ],
      mistakes: [
        not('I live here since 2015.', 'I have lived here since 2015.', 'German, French and Spanish use the present.'),
        not('I have went there.', 'I have been there.', 'The second form is taken for the third.'),
        not('since two years', 'for two years', 'German and French have one word for both.'),
      ],
    },
  },
  'present-perfect-or-past': {
    name: 'Present perfect or past simple',
    group: 'perfect',
    rule: {
      summary: 'A finished time takes the past simple; what still goes on takes the present perfect.',
      form: [
        ['finished', 'yesterday, in 2010, two days ago', 'I saw it yesterday.'],
        ['up to now', 'since, for … (and still)', 'I’ve lived here since May.'],
      ],
      examples: [
        'I saw her yesterday.',
        'I’ve known her since 2010.',
        'They moved to Rome last year.',
        'She has worked here for ten years.',
        'When did you buy it?',
      ],
      mistakes: [
        not('I have seen him yesterday.', 'I saw him yesterday.', 'German, French and Italian have one past for both.'),
        not('I knew him since 2010. (and still do)', 'I have known him since 2010.', 'The tie to the present is lost.'),
      ],
    },
  },
  'past-perfect': {
    name: 'Past perfect',
    group: 'past',
    rule: {
      summary: 'The past perfect is for the earlier of two past events: had and the participle.',
      form: [
        ['+', 'I had seen it'],
        ['–', 'I hadn’t seen it'],
        ['?', 'Had you seen it?'],
      ],
      examples: [
        'The train had left when we arrived.',
        'I was sad because I had lost my key.',
        'She had never flown before.',
        'By ten they had finished.',
        'He hadn’t eaten, so he was hungry.',
      ],
      mistakes: [
        not('When we came, the film has started.', 'When we came, the film had started.', 'Both events are past.'),
        not('She had saw it before.', 'She had seen it before.', 'After had comes the third form.'),
      ],
    },
  },
  'used-to': {
    name: 'Used to',
    group: 'past',
    rule: {
      summary: 'Used to is for a habit or state in the past that is over.',
      form: [
        ['+', 'I used to play'],
        ['–', 'I didn’t use to play'],
        ['?', 'Did you use to play?'],
      ],
      examples: [
        'We used to live in a village.',
        'She didn’t use to like fish.',
        'Did you use to walk to school?',
        'He used to have long hair.',
        'There used to be a cinema here.',
      ],
      mistakes: [
        not('I use to play chess. (now)', 'I usually play chess.', 'Used to has no present.'),
        not('I used to playing.', 'I used to play.', 'It is mixed with “I am used to playing”.'),
        not('I was used to play.', 'I used to play.', 'A past habit has no be.'),
      ],
    },
  },
  'might-may': {
    name: 'Might and may',
    group: 'modals',
    rule: {
      summary: 'Might and may say that something is possible, but not certain.',
      form: [
        ['+', 'she might come', 'she may come'],
        ['–', 'she might not come', 'she may not come'],
      ],
      examples: [
        'It might rain this afternoon.',
        'She may be at work.',
        'We might not go out tonight.',
        'They might buy the house.',
        'He may not know the answer.',
      ],
      mistakes: [
        not('She maybe at home.', 'She may be at home.', 'Maybe is one word and not a verb.'),
        not('It might to rain.', 'It might rain.', 'After a modal there is no to.'),
      ],
    },
  },
  'first-conditional': {
    name: 'Zero and first conditional',
    group: 'conditionals',
    rule: {
      summary: 'If with the present: facts have the present in both parts, real chances have will in the other part.',
      form: [
        ['fact', 'If + present', 'present', 'If you heat ice, it melts.'],
        ['chance', 'If + present', 'will', 'If it rains, we will stay in.'],
        ['time', 'when, as soon as + present', 'will', 'I’ll call when I get home.'],
      ],
      examples: [
        'If it rains, we’ll stay at home.',
        'If you heat ice, it melts.',
        'I’ll call you when I get there.',
        'If she studies, she will pass.',
        'We’ll miss the bus if we don’t hurry.',
      ],
      mistakes: [
        not('If it will rain, we stay.', 'If it rains, we’ll stay.', 'Many languages have the future in both parts.'),
        not('I’ll call when I will arrive.', 'I’ll call when I arrive.', 'After when the future is in the present.'),
      ],
    },
  },
  'second-conditional': {
    name: 'Second conditional',
    group: 'conditionals',
    rule: {
      summary: 'What is not real now: if and the past simple, would and the base form.',
      form: [
        ['if', 'past simple', 'If I had time, …'],
        ['result', 'would + base form', '… I would help you.'],
        ['be', 'were (or was)', 'If I were you, …'],
      ],
      examples: [
        'If I had more money, I would travel.',
        'If I were you, I’d see a doctor.',
        'She would buy it if it were cheaper.',
        'What would you do if you won?',
        'If he lived nearer, we’d meet more often.',
      ],
      mistakes: [
        not(
          'If I would have time, I would help.',
          'If I had time, I would help.',
          'German and French learners put would in both parts.',
        ),
        not('If I had time, I will help.', 'If I had time, I would help.', 'Not real: would.'),
      ],
    },
  },
  'relative-clauses': {
    name: 'Relative clauses',
    group: 'clauses and speech',
    rule: {
      summary: 'Who is for people, which for things, that for both, where for places, whose for the owner.',
      form: [
        ['people', 'the man who (that) lives here'],
        ['things', 'the bus which (that) goes there'],
        ['places', 'the town where I live'],
        ['owner', 'the girl whose bike it is'],
      ],
      examples: [
        'The woman who lives next door is a vet.',
        'I want a phone which takes good photos.',
        'That’s the café where we met.',
        'I know a boy whose father is a pilot.',
        'The book that I read was funny.',
      ],
      mistakes: [
        not(
          'The man which lives here …',
          'The man who lives here …',
          'German, Russian and French have one word for both.',
        ),
        not('the book that I read it', 'the book that I read', 'Arabic and Hebrew keep the object.'),
        not('everything what I know', 'everything that I know', 'German and Slavic languages have what here.'),
      ],
    },
  },
  'gerund-infinitive': {
    name: 'Gerund or infinitive',
    group: 'clauses and speech',
    rule: {
      summary: 'Some verbs are followed by -ing, others by to; prepositions are always followed by -ing.',
      form: [
        ['-ing', 'enjoy, mind, keep, avoid, miss', 'good at, interested in'],
        ['to', 'want, hope, decide, promise, agree', 'would like'],
        ['person', 'want me to go', 'let me go'],
      ],
      examples: [
        'I enjoy cooking.',
        'She wants to learn Spanish.',
        'He is good at drawing.',
        'They let us stay.',
        'We’ve decided to move.',
      ],
      mistakes: [
        not('I enjoy to cook.', 'I enjoy cooking.', 'Most languages have an infinitive after all verbs.'),
        not(
          'I want that you come.',
          'I want you to come.',
          'Romance, Germanic and Slavic languages have a that-clause.',
        ),
        not('I came for to see you.', 'I came to see you.', 'Spanish and French have for here.'),
      ],
    },
  },
  passive: {
    name: 'Passive: present and past',
    group: 'passive',
    rule: {
      summary: 'The passive tells what happens to someone or something: be and the participle.',
      form: [
        ['present', 'it is made', 'they are made'],
        ['past', 'it was made', 'they were made'],
        ['who', 'by + person', 'by a famous artist'],
      ],
      examples: [
        'These cars are made in Japan.',
        'The house was built in 1920.',
        'English is spoken here.',
        'The photos were taken by my sister.',
        'My bike was stolen last night.',
      ],
      mistakes: [
        not('The house built in 1920.', 'The house was built in 1920.', 'Chinese and other languages need no be.'),
        not('It was wrote by Tom.', 'It was written by Tom.', 'After be comes the third form.'),
        not('made from Tom', 'made by Tom', 'German von is by.'),
      ],
    },
  },
  'articles-general': {
    name: 'Articles: the or nothing',
    group: 'nouns and articles',
    rule: {
      summary: 'Things in general, meals and most names have no article; seas, rivers, groups and only ones have the.',
      form: [
        ['the', 'the Nile, the Alps, the UK, the best, the same'],
        ['–', 'Mount Everest, France, breakfast, freedom'],
        ['a, an', 'twice a week, what a day, as a nurse'],
      ],
      examples: [
        'She has never seen the Pacific.',
        'Health is more important than money.',
        'I go to the gym twice a week.',
        'They live in the United States.',
        'What a lovely day!',
      ],
      mistakes: [
        not('The life is hard.', 'Life is hard.', 'Romance languages, Greek and Arabic have an article in general.'),
        not('She works as nurse.', 'She works as a nurse.', 'German and Romance languages have no article with jobs.'),
        not('I like the nature.', 'I like nature.', 'General things have no article.'),
      ],
    },
  },
  'question-tags': {
    name: 'Question tags',
    group: 'questions',
    rule: {
      summary: 'A tag asks for agreement: positive sentence, negative tag, and the other way round.',
      form: [
        ['be, modal', 'She is tired, isn’t she?', 'You can’t swim, can you?'],
        ['other verbs', 'He works here, doesn’t he?', 'They didn’t go, did they?'],
      ],
      examples: [
        'You’re from Spain, aren’t you?',
        'She can drive, can’t she?',
        'He doesn’t like fish, does he?',
        'They left early, didn’t they?',
        'It isn’t late, is it?',
      ],
      mistakes: [
        not(
          'She likes it, isn’t it?',
          'She likes it, doesn’t she?',
          'French, German and many others have one tag for all.',
        ),
        not('He went home, isn’t he?', 'He went home, didn’t he?', 'The tag repeats the tense.'),
      ],
    },
  },
  'question-forms': {
    name: 'Question forms',
    group: 'questions',
    rule: {
      summary:
        'When who or what is the subject there is no do; in other questions the auxiliary comes before the subject.',
      form: [
        ['subject', 'Who broke it?', 'What happened?'],
        ['object', 'What did she buy?', 'Where did they go?'],
        ['preposition', 'Who is he talking to?', 'What are you looking at?'],
      ],
      examples: [
        'Who wrote this book?',
        'What did you eat?',
        'What happened last night?',
        'Who are you waiting for?',
        'Where did they meet?',
      ],
      mistakes: [
        not('Where you went?', 'Where did you go?', 'Romance and Slavic languages need no do.'),
        not('Who did broke it?', 'Who broke it?', 'Who is the subject: no did.'),
        not('To who are you talking?', 'Who are you talking to?', 'Most languages put the preposition first.'),
      ],
    },
  },
  'so-such-too-enough': {
    name: 'So, such, too, enough',
    group: 'describing',
    rule: {
      summary: 'So goes with an adjective, such with a noun; too is more than is good; enough follows the adjective.',
      form: [
        ['so', 'so hot that …'],
        ['such', 'such a hot day that …'],
        ['too', 'too hot to drink'],
        ['enough', 'old enough to drive'],
      ],
      examples: [
        'It was so cold that we went home.',
        'It was such a good film!',
        'The tea is too hot to drink.',
        'He isn’t old enough to vote.',
        'They are such nice people.',
      ],
      mistakes: [
        not('so nice people', 'such nice people', 'Many languages have one word for both.'),
        not('enough old', 'old enough', 'German, French and Slavic languages put it first.'),
        not('too much hot', 'too hot', 'Too much goes with nouns.'),
      ],
    },
  },
} satisfies Record<string, PointText>;
