import { not, type PointText } from './point-text';

export const a2 = {
  'present-tenses': {
    name: 'Present simple or continuous',
    group: 'present',
    rule: {
      summary: 'Present simple for habits and states, present continuous for what is happening now.',
      form: [
        ['habit', 'often, usually, every day', 'She cooks every day.'],
        ['now', 'now, at the moment', 'She is cooking now.'],
        ['state', 'know, need, own, believe', 'I know the answer now.'],
      ],
      examples: [
        'He usually walks to work.',
        'He is walking in the park at the moment.',
        'I understand the question now.',
        'They often play chess.',
        'Be quiet! The baby is sleeping.',
      ],
      mistakes: [
        not(
          'I am knowing him.',
          'I know him.',
          'Some kinds of English have it; standard English has no continuous for states.',
        ),
        not(
          'She cooks at the moment.',
          'She is cooking at the moment.',
          'French, German and Slavic languages have one present.',
        ),
      ],
    },
  },
  'much-many': {
    name: 'Much, many, a few, a little',
    group: 'nouns and articles',
    rule: {
      summary: 'Many and a few go with what we count, much and a little with what we do not; a lot of goes with both.',
      form: [
        ['count', 'many eggs', 'a few eggs', 'a lot of eggs'],
        ['not count', 'much milk', 'a little milk', 'a lot of milk'],
      ],
      examples: [
        'How many eggs do we need?',
        'How much time have you got?',
        'There are a few apples.',
        'We have a little money.',
        'She has a lot of friends.',
      ],
      mistakes: [
        not('How much books?', 'How many books?', 'Many languages have one word for both.'),
        not('many informations', 'a lot of information', 'Information can be counted in most European languages.'),
        not('a lot friends', 'a lot of friends', 'Of is lost because many has none.'),
      ],
    },
  },
  'past-simple-regular': {
    name: 'Past simple: regular verbs',
    group: 'past',
    rule: {
      summary:
        'The past simple tells what happened at a finished time; regular verbs take -ed, the same for all persons.',
      form: [
        ['most', 'work – worked'],
        ['-e', 'dance – danced'],
        ['consonant + y', 'study – studied'],
        ['one vowel, one consonant', 'stop – stopped'],
      ],
      examples: [
        'We watched a film last night.',
        'She worked at home yesterday.',
        'They visited us last week.',
        'He studied maths two years ago.',
        'The bus stopped near the park.',
      ],
      mistakes: [
        not('Yesterday I walk home.', 'Yesterday I walked home.', 'Chinese, Thai and Vietnamese verbs do not change.'),
        not('She studyed.', 'She studied.', 'After a consonant -y becomes -ied.'),
        not('We was watch TV.', 'We watched TV.', 'A simple tense has no be.'),
      ],
    },
  },
  'past-simple-irregular': {
    name: 'Past simple: irregular verbs',
    group: 'past',
    rule: {
      summary: 'Many common verbs have a past form of their own, the same for all persons.',
      form: [
        ['go', 'went'],
        ['see', 'saw'],
        ['buy', 'bought'],
        ['take', 'took'],
        ['make', 'made'],
      ],
      examples: [
        'We went to the beach yesterday.',
        'I saw Tom last week.',
        'She bought a new phone.',
        'They took the bus home.',
        'He made a cake on Sunday.',
      ],
      mistakes: [
        not('I goed home.', 'I went home.', 'All learners, children too: the rule for regular verbs is used for all.'),
        not('I seen him.', 'I saw him.', 'The third form is taken for the second.'),
        not('She did go home. (no stress)', 'She went home.', 'Did is for questions and negatives.'),
      ],
    },
  },
  'past-simple-questions': {
    name: 'Past simple: negatives and questions',
    group: 'past',
    rule: {
      summary: 'Negatives and questions take did and the base form, for all persons.',
      form: [
        ['–', 'I didn’t go', 'she didn’t go'],
        ['?', 'Did you go?', 'Did she go?'],
        ['short', 'Yes, I did.', 'No, she didn’t.'],
      ],
      examples: [
        'I didn’t see him yesterday.',
        'Did you watch the game?',
        'She didn’t buy any milk.',
        'Where did they go?',
        'Did the film start late?',
      ],
      mistakes: [
        not('I didn’t went.', 'I didn’t go.', 'The past is in did already.'),
        not('Went you home?', 'Did you go home?', 'German and Scandinavian languages turn verb and subject round.'),
        not('I not saw him.', 'I didn’t see him.', 'Slavic and Romance languages have one word for not.'),
      ],
    },
  },
  'past-continuous': {
    name: 'Past continuous, and past simple',
    group: 'past',
    rule: {
      summary: 'The past continuous is for what was going on, the past simple for the short event in the middle of it.',
      form: [
        ['+', 'I, he, she was working', 'you, we, they were working'],
        ['–', 'she wasn’t working', 'they weren’t working'],
        ['?', 'Was she working?', 'Were they working?'],
        ['both', 'I was cooking when the phone rang.', ''],
      ],
      examples: [
        'I was having lunch when you called.',
        'They were playing tennis at five.',
        'She broke a glass while she was cooking.',
        'What were you doing last night?',
        'It wasn’t raining when we left.',
      ],
      mistakes: [
        not('They was sleeping.', 'They were sleeping.', 'All learners, and some native dialects.'),
        not('I was fall when I was running.', 'I fell when I was running.', 'The short event is in the past simple.'),
        not('I was cook.', 'I was cooking.', 'After was and were the verb needs -ing.'),
      ],
    },
  },
  'going-to': {
    name: 'Going to',
    group: 'future',
    rule: {
      summary: 'Going to tells a plan or what we can see coming.',
      form: [
        ['+', 'I am going to stay', 'she is going to stay'],
        ['–', 'I’m not going to stay', 'she isn’t going to stay'],
        ['?', 'Are you going to stay?', 'Is she going to stay?'],
      ],
      examples: [
        'I’m going to visit my aunt tomorrow.',
        'She is going to buy a car.',
        'We aren’t going to move.',
        'Are they going to come?',
        'Look at the clouds! It’s going to rain.',
      ],
      mistakes: [
        not('I going to buy it.', 'I’m going to buy it.', 'Am, is or are is easily not heard.'),
        not(
          'She is going buy it.',
          'She is going to buy it.',
          'French and Spanish have other words between the verbs.',
        ),
      ],
    },
  },
  'will-or-going-to': {
    name: 'Will and going to',
    group: 'future',
    rule: {
      summary: 'Will is for what we decide now, offer, promise or think; going to is for what was decided before.',
      form: [
        ['now', 'The phone! – I’ll answer it.'],
        ['opinion', 'I think she will like it.'],
        ['plan', 'We’re going to move in May.'],
        ['form', 'will / won’t + base form'],
      ],
      examples: [
        'Wait, I’ll help you.',
        'I’m sure he will pass the exam.',
        'We’re going to paint the kitchen this weekend.',
        'I don’t think it will rain.',
        'What are you going to do in summer?',
      ],
      mistakes: [
        not(
          'The phone! – I answer it.',
          'The phone! – I’ll answer it.',
          'German, Dutch and Italian use the present here.',
        ),
        not('She will to come.', 'She will come.', 'After will there is no to.'),
        not('Why the eggs? – I will make a cake.', 'I’m going to make a cake.', 'It was decided before.'),
      ],
    },
  },
  comparatives: {
    name: 'Comparatives and as … as',
    group: 'describing',
    rule: {
      summary: 'Short adjectives take -er, long ones more, both with than; as … as says that two are the same.',
      form: [
        ['short', 'tall – taller', 'big – bigger', 'heavy – heavier'],
        ['long', 'modern – more modern', 'useful – more useful'],
        ['irregular', 'good – better', 'bad – worse'],
        ['equal', 'as tall as', 'not as tall as'],
      ],
      examples: [
        'Tom is taller than his brother.',
        'This bag is more expensive than that one.',
        'My car isn’t as fast as yours.',
        'The test was easier than the last one.',
        'Your idea is better than mine.',
      ],
      mistakes: [
        not(
          'She is more tall than me.',
          'She is taller than me.',
          'Romance languages have one word for all adjectives.',
        ),
        not('more better', 'better', 'The comparative is made twice.'),
        not('taller as me', 'taller than me', 'German has one word for than and as.'),
      ],
    },
  },
  superlatives: {
    name: 'Superlatives',
    group: 'describing',
    rule: {
      summary: 'The superlative picks one out of three or more: the and -est, or the most.',
      form: [
        ['short', 'the tallest', 'the biggest', 'the heaviest'],
        ['long', 'the most modern', 'the most useful'],
        ['irregular', 'the best', 'the worst'],
      ],
      examples: [
        'She is the youngest in the team.',
        'It’s the most expensive shop in town.',
        'Who is the best player?',
        'This is the longest river in the country.',
        'It was the worst day of my life.',
      ],
      mistakes: [
        not(
          'the more tall boy',
          'the tallest boy',
          'French, Spanish and Italian use the comparative with the article.',
        ),
        not(
          'She is tallest girl.',
          'She is the tallest girl.',
          'Slavic languages, Turkish and Japanese have no articles.',
        ),
      ],
    },
  },
  'must-have-to': {
    name: 'Must, have to, mustn’t, don’t have to',
    group: 'modals',
    rule: {
      summary:
        'Must and have to say that something is necessary, mustn’t that it is not allowed, don’t have to that there is no need.',
      form: [
        ['necessary', 'I must go', 'she has to go'],
        ['not allowed', 'you mustn’t go', ''],
        ['no need', 'I don’t have to go', 'she doesn’t have to go'],
        ['?', 'Do you have to go?', 'Does she have to go?'],
      ],
      examples: [
        'She has to work on Saturdays.',
        'You mustn’t touch it. It’s hot!',
        'It’s Sunday: I don’t have to get up.',
        'Do we have to pay?',
        'I must call my mother.',
      ],
      mistakes: [
        not('You mustn’t pay, it’s free.', 'You don’t have to pay, it’s free.', 'German muss nicht means no need.'),
        not('I must to go.', 'I must go.', 'Must has no to.'),
        not('She have to go.', 'She has to go.', 'He, she and it take has.'),
      ],
    },
  },
  should: {
    name: 'Should and shouldn’t',
    group: 'modals',
    rule: {
      summary: 'Should gives advice: it is, or is not, a good idea.',
      form: [
        ['+', 'you should go', 'she should go'],
        ['–', 'you shouldn’t go', 'she shouldn’t go'],
        ['?', 'Should I go?', 'Should she go?'],
      ],
      examples: [
        'You should see a doctor.',
        'You shouldn’t eat so much sugar.',
        'Should I call him?',
        'She should sleep more.',
        'We shouldn’t be late.',
      ],
      mistakes: [
        not('You should to rest.', 'You should rest.', 'After a modal there is no to.'),
        not('He shoulds go.', 'He should go.', 'Modals have no -s.'),
        not('You don’t should go.', 'You shouldn’t go.', 'Modals make negatives without do.'),
      ],
    },
  },
  'adverbs-order': {
    name: 'Adverbs and word order',
    group: 'describing',
    rule: {
      summary:
        'Often and never stand before the verb, how stands after the object, and nothing stands between verb and object.',
      form: [
        ['how often', 'She often plays tennis.', 'She is often late.'],
        ['how', 'She speaks English well.', 'He drives carefully.'],
        ['form', 'careful – carefully', 'good – well; fast – fast'],
      ],
      examples: [
        'I always drink tea.',
        'He is never late.',
        'She speaks Spanish very well.',
        'Please drive carefully.',
        'They usually watch TV in the evening.',
      ],
      mistakes: [
        not(
          'She speaks very well English.',
          'She speaks English very well.',
          'German, French and Slavic languages allow it.',
        ),
        not('He plays often tennis.', 'He often plays tennis.', 'French and German put the adverb after the verb.'),
        not('She sings beautiful.', 'She sings beautifully.', 'German has one form for adjective and adverb.'),
      ],
    },
  },
} satisfies Record<string, PointText>;
