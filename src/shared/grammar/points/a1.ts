import { not, type PointText } from './point-text';

export const a1 = {
  'to-be': {
    name: 'The verb be',
    group: 'present',
    rule: {
      summary: 'Be says who, what, where or how someone is, and makes negatives and questions without do.',
      form: [
        ['+', 'I am', 'he, she, it is', 'you, we, they are'],
        ['–', 'I am not', 'he isn’t', 'they aren’t'],
        ['?', 'Am I …?', 'Is he …?', 'Are they …?'],
      ],
      examples: [
        'I’m tired today.',
        'My sister is a doctor.',
        'They aren’t at home.',
        'Is your brother from Spain?',
        'We are in the kitchen.',
      ],
      mistakes: [
        not('She tired.', 'She is tired.', 'Russian, Arabic and Chinese can leave out be in the present.'),
        not('I have ten years.', 'I am ten years old.', 'Spanish, French and Italian have age; English is.'),
        not('They don’t be here.', 'They aren’t here.', 'All learners: other verbs take do, be does not.'),
      ],
    },
  },
  'have-got': {
    name: 'Have got',
    group: 'present',
    rule: {
      summary: 'Have got says what someone owns or what someone looks like.',
      form: [
        ['+', 'I, you, we, they have got', 'he, she, it has got'],
        ['–', 'I haven’t got', 'she hasn’t got'],
        ['?', 'Have you got …?', 'Has she got …?'],
      ],
      examples: [
        'I’ve got two brothers.',
        'She has got long hair.',
        'We haven’t got a car.',
        'Have you got a pen?',
        'He hasn’t got a phone.',
      ],
      mistakes: [
        not('She have got a dog.', 'She has got a dog.', 'All learners: he, she and it take has.'),
        not('Do you have got a pen?', 'Have you got a pen?', 'It comes from “Do you have a pen?”, which is right too.'),
        not('At me is a car.', 'I’ve got a car.', 'Russian, Turkish and Arabic say that a thing is with someone.'),
      ],
    },
  },
  'present-simple': {
    name: 'Present simple',
    group: 'present',
    rule: {
      summary: 'The present simple tells what happens again and again or is always true; he, she and it take -s.',
      form: [
        ['I, you, we, they', 'work', 'watch', 'study'],
        ['he, she, it', 'works', 'watches', 'studies'],
      ],
      examples: [
        'I walk to school every day.',
        'She works in a bank.',
        'They play tennis on Sundays.',
        'He studies English.',
        'We live near the sea.',
      ],
      mistakes: [
        not(
          'She work here.',
          'She works here.',
          'All learners: many languages have no ending here, or have one for each person.',
        ),
        not('He studys maths.', 'He studies maths.', 'After a consonant -y becomes -ies.'),
        not(
          'I am go to school by bus.',
          'I go to school by bus.',
          'Learners feel that something is missing, and add be.',
        ),
      ],
    },
  },
  'present-simple-questions': {
    name: 'Present simple: negatives and questions',
    group: 'present',
    rule: {
      summary: 'Negatives and questions take do or does and the base form of the verb.',
      form: [
        ['–', 'I, you, we, they don’t work', 'he, she, it doesn’t work'],
        ['?', 'Do you work?', 'Does she work?'],
        ['short', 'Yes, I do. / No, I don’t.', 'Yes, she does. / No, she doesn’t.'],
      ],
      examples: [
        'I don’t like fish.',
        'He doesn’t work on Mondays.',
        'Do you play tennis?',
        'Does your mother drive?',
        'They don’t live here.',
      ],
      mistakes: [
        not('She doesn’t works.', 'She doesn’t work.', 'The -s is in does already.'),
        not('I no like fish.', 'I don’t like fish.', 'Spanish, Italian and Slavic languages have one word for not.'),
        not(
          'Like you tea?',
          'Do you like tea?',
          'German, Dutch and Scandinavian languages turn verb and subject round.',
        ),
      ],
    },
  },
  'present-continuous': {
    name: 'Present continuous',
    group: 'present',
    rule: {
      summary: 'The present continuous tells what is happening now.',
      form: [
        ['+', 'I am working', 'she is working', 'they are working'],
        ['–', 'I’m not working', 'she isn’t working', 'they aren’t working'],
        ['?', 'Am I working?', 'Is she working?', 'Are they working?'],
      ],
      examples: [
        'I’m reading a book.',
        'She is cooking dinner now.',
        'They aren’t working today.',
        'Are you listening?',
        'Look! It’s snowing.',
      ],
      mistakes: [
        not('She cooking now.', 'She is cooking now.', 'Arabic, Russian and Chinese have no be here.'),
        not('He is swiming.', 'He is swimming.', 'One vowel and one consonant: the consonant comes twice.'),
        not('Look! It snows.', 'Look! It’s snowing.', 'French, German and Slavic languages have one present.'),
      ],
    },
  },
  can: {
    name: 'Can and can’t',
    group: 'modals',
    rule: {
      summary: 'Can says that someone is able or allowed to do something; it is the same for all persons.',
      form: [
        ['+', 'I can swim', 'she can swim'],
        ['–', 'I can’t swim', 'she can’t swim'],
        ['?', 'Can you swim?', 'Can she swim?'],
      ],
      examples: [
        'I can ride a bike.',
        'She can’t drive.',
        'Can you help me?',
        'My brother can play the guitar.',
        'We can’t see the board.',
      ],
      mistakes: [
        not('She cans swim.', 'She can swim.', 'Can never has an ending.'),
        not('I can to swim.', 'I can swim.', 'Most languages have an infinitive after can.'),
        not('Do you can swim?', 'Can you swim?', 'Can makes questions without do.'),
      ],
    },
  },
  'there-is': {
    name: 'There is and there are',
    group: 'present',
    rule: {
      summary: 'There is and there are say that something is in a place.',
      form: [
        ['+', 'There is a bank.', 'There are two banks.'],
        ['–', 'There isn’t a bank.', 'There aren’t any banks.'],
        ['?', 'Is there a bank?', 'Are there any banks?'],
      ],
      examples: [
        'There is a cat in the garden.',
        'There are six chairs.',
        'There isn’t a cinema here.',
        'Is there a bus to the beach?',
        'There aren’t any eggs.',
      ],
      mistakes: [
        not('There is two chairs.', 'There are two chairs.', 'Many languages have one form for one thing and more.'),
        not(
          'Have a bank near here?',
          'Is there a bank near here?',
          'Portuguese, Spanish, French and Chinese use have.',
        ),
        not(
          'In the room is a table.',
          'There is a table in the room.',
          'German and Slavic languages begin with the place.',
        ),
      ],
    },
  },
  articles: {
    name: 'A, an and the',
    group: 'nouns and articles',
    rule: {
      summary: 'A or an is for one of many, the for what we both know, and some phrases have no article.',
      form: [
        ['a', 'before a consonant sound', 'a dog, a university'],
        ['an', 'before a vowel sound', 'an egg, an hour'],
        ['the', 'we know which one', 'the sun, the door'],
        ['–', 'sports, by bus, at home', 'play tennis, go by bus'],
      ],
      examples: [
        'She is a teacher.',
        'I’ve got an umbrella.',
        'Close the door, please.',
        'We go to school by bus.',
        'I’ve got a dog. The dog is black.',
      ],
      mistakes: [
        not(
          'He is doctor.',
          'He is a doctor.',
          'Slavic languages, Turkish and Japanese have no articles; Romance languages and German have none with jobs.',
        ),
        not('I have a apple.', 'I have an apple.', 'The sound that follows decides.'),
        not('We play the tennis.', 'We play tennis.', 'French and Arabic have an article with sports.'),
      ],
    },
  },
  'this-that': {
    name: 'This, that, these, those',
    group: 'pronouns',
    rule: {
      summary:
        'This and these are for what is near, that and those for what is not; these and those are for more than one.',
      form: [
        ['', 'near', 'not near'],
        ['one', 'this book', 'that book'],
        ['more', 'these books', 'those books'],
      ],
      examples: [
        'This bag here is mine.',
        'Look at that bird in the sky!',
        'These shoes are new.',
        'Who are those people there?',
        'Is this your pen?',
      ],
      mistakes: [
        not('This books are old.', 'These books are old.', 'This and these sound the same to many learners.'),
        not(
          'Look at this stars!',
          'Look at those stars!',
          'Some languages do not tell near from far with people and things.',
        ),
      ],
    },
  },
  possessives: {
    name: 'Possessives: my, mine, ’s',
    group: 'pronouns',
    rule: {
      summary: 'My, your, his … stand before a noun, mine, yours, his … stand alone, and a name takes ’s.',
      form: [
        ['before a noun', 'my, your, his, her, our, their'],
        ['alone', 'mine, yours, his, hers, ours, theirs'],
        ['a name', 'Anna’s bike, my brother’s room'],
      ],
      examples: [
        'This is my bag.',
        'That bag is mine.',
        'Where is Anna’s bike?',
        'Their house is big.',
        'It isn’t your pen. It’s hers.',
      ],
      mistakes: [
        not('the bike of Anna', 'Anna’s bike', 'Romance languages put the owner after the thing.'),
        not('This bag is my.', 'This bag is mine.', 'Some languages have one form for both.'),
        not('Annas bike', 'Anna’s bike', 'German has no apostrophe here.'),
        not(
          'She loves his mother. (her own)',
          'She loves her mother.',
          'Romance languages look at the thing, English at the owner.',
        ),
      ],
    },
  },
  'some-any': {
    name: 'Some and any',
    group: 'nouns and articles',
    rule: {
      summary:
        'Some is for positive sentences, any for negatives and most questions, with plurals and with what we do not count.',
      form: [
        ['+', 'some eggs', 'some milk'],
        ['–', 'not any eggs', 'not any milk'],
        ['?', 'any eggs?', 'any milk?'],
      ],
      examples: [
        'There are some apples on the table.',
        'We haven’t got any bread.',
        'Have you got any brothers?',
        'I need some water.',
        'There isn’t any sugar.',
      ],
      mistakes: [
        not('There isn’t some milk.', 'There isn’t any milk.', 'Many languages have one word for both.'),
        not('I need a bread.', 'I need some bread.', 'Bread can be counted in many languages.'),
        not(
          'There isn’t no milk.',
          'There isn’t any milk.',
          'Spanish, Italian and Slavic languages have two negatives.',
        ),
      ],
    },
  },
  'prepositions-time': {
    name: 'Prepositions of time: in, on, at',
    group: 'prepositions',
    rule: {
      summary: 'At is for the clock, on for days and dates, in for longer times.',
      form: [
        ['at', 'six o’clock, noon, night'],
        ['on', 'Monday, 5 May, Friday morning'],
        ['in', 'July, summer, 2020, the morning'],
      ],
      examples: [
        'The film starts at eight o’clock.',
        'We have English on Monday.',
        'My birthday is in June.',
        'I work at night.',
        'See you on Friday evening.',
      ],
      mistakes: [
        not('in Monday', 'on Monday', 'Many languages have one preposition for days and months.'),
        not('on the morning', 'in the morning', 'Parts of the day take in; with a day’s name, on: on Monday morning.'),
        not('at July', 'in July', 'Months take in.'),
      ],
    },
  },
  'prepositions-place': {
    name: 'Prepositions of place',
    group: 'prepositions',
    rule: {
      summary: 'At is for a point, on for a table, a wall or a floor, in for a box, a room or a town.',
      form: [
        ['at', 'the bus stop, home, the door'],
        ['on', 'the wall, the floor, the first floor'],
        ['in', 'the fridge, bed, the sky, Spain'],
        ['side', 'under, behind, in front of, next to, between'],
      ],
      examples: [
        'The milk is in the fridge.',
        'There’s a picture on the wall.',
        'She’s at the bus stop.',
        'The cat is under the table.',
        'The bank is between the school and the park.',
      ],
      mistakes: [
        not('She is in home.', 'She is at home.', 'Romance and Slavic languages say in home.'),
        not('the picture in the wall', 'the picture on the wall', 'Spanish has one word for in and on.'),
        not(
          'in front of the school (on the other side of the street)',
          'opposite the school',
          'Many languages have one word for both.',
        ),
      ],
    },
  },
  'object-pronouns': {
    name: 'Object pronouns',
    group: 'pronouns',
    rule: {
      summary: 'After a verb or a preposition the pronoun is me, you, him, her, it, us or them.',
      form: [
        ['subject', 'I, you, he, she, it, we, they'],
        ['object', 'me, you, him, her, it, us, them'],
      ],
      examples: [
        'Can you help me?',
        'I know him very well.',
        'Listen to her!',
        'The teacher can see us.',
        'I like these shoes. I want them.',
      ],
      mistakes: [
        not('I like he.', 'I like him.', 'Some languages show the object only by its place.'),
        not('I it like.', 'I like it.', 'Romance languages put the pronoun before the verb.'),
        not('Give my the book.', 'Give me the book.', 'My needs a noun; me does not.'),
      ],
    },
  },
} satisfies Record<string, PointText>;
