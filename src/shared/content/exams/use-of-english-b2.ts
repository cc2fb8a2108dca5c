import { choice, type ExamParts, typed } from './exam';

export const parts: ExamParts = {
  'choice-cloze': [
    {
      text: 'Not long ago, it looked as {{1}} night trains in Europe would soon be nothing but a memory. Cheap flights had {{2}} away most of their passengers, and one line after {{3}} was closed. In recent years, however, the trend has been {{4}}. A growing number of travellers are {{5}} about the effect of flying on the climate, and for them a bed on a train is {{6}} worth the extra hours. Railway companies have been quick to {{7}} advantage of this change, although it will be some time before supply {{8}} up with demand.',
      gaps: [
        choice('though', ['when', 'like', 'since'], 'As though means the same as as if.'),
        choice('taken', ['put', 'broken', 'held'], 'To take somebody or something away.'),
        choice('another', ['other', 'each', 'both'], 'One after another: many in a row.'),
        choice('reversed', ['returned', 'refused', 'recovered'], 'A trend that is reversed goes the other way.'),
        choice(
          'concerned',
          ['interested', 'responsible', 'keen'],
          'Concerned about; interested in, responsible for, keen on.',
        ),
        choice('well', ['much', 'far', 'very'], 'Well worth is a fixed phrase.'),
        choice('take', ['make', 'get', 'have'], 'To take advantage of something.'),
        choice('catches', ['comes', 'gets', 'stands'], 'To catch up with: to reach the same point.'),
      ],
    },
    {
      text: 'Most of us would find it hard to {{1}} a day without checking the weather forecast. Yet the first public forecasts, which appeared in newspapers in 1861, were {{2}} with suspicion. Their author, Robert FitzRoy, collected reports by telegraph from stations along the coast. {{3}} his aim was to save the lives of sailors, he was often {{4}} fun of when his forecasts turned out to be wrong. Today, forecasts are {{5}} on millions of measurements a day, many of them from satellites. A forecast for five days ahead is now {{6}} as reliable as one for two days was forty years ago. {{7}} the less, nobody can say for certain what the sky will look like in three weeks. Small differences at the start soon grow, which {{8}} the weather impossible to predict that far ahead.',
      gaps: [
        choice('get through', ['give up', 'come across', 'make out'], 'To get through a day is to reach its end.'),
        choice('met', ['given', 'caught', 'found'], 'Something new is met with suspicion.'),
        choice('Although', ['Despite', 'However', 'Unless'], 'A whole clause that is in contrast: although.'),
        choice('made', ['done', 'had', 'taken'], 'To make fun of somebody.'),
        choice('based', ['depended', 'put', 'founding'], 'Based on: made from.'),
        choice('just', ['more', 'very', 'too'], 'Just as reliable as: equally reliable.'),
        choice('None', ['No', 'Not', 'Nothing'], 'None the less means in spite of that.'),
        choice('makes', ['does', 'lets', 'has'], 'To make something impossible.'),
      ],
    },
  ],
  'open-cloze': [
    {
      text: 'When {{1}} the last time you sat on a bench and did nothing at all? For many of us it is hard to remember, because a phone is always within reach. Yet researchers have found that people {{2}} give their minds a rest often solve problems more easily {{3}} those who never stop. It is not a matter {{4}} giving up our phones altogether; {{5}} matters is finding a few minutes a day {{6}} nothing is expected of us. Far {{7}} being a waste of time, such moments may turn {{8}} to be the most useful of the day.',
      gaps: [
        typed(['was'], 'The last time was in the past.'),
        typed(['who', 'that'], 'It is about people.'),
        typed(['than'], 'More easily than.'),
        typed(['of'], 'A matter of doing something.'),
        typed(['what'], 'What matters: the thing that matters.'),
        typed(['when', 'where'], 'A few minutes in which nothing is expected.'),
        typed(['from'], 'Far from being: not at all.'),
        typed(['out'], 'To turn out to be something.'),
      ],
    },
    {
      text: 'My uncle has been keeping bees {{1}} more than thirty years, and he says that he still learns something new {{2}} single summer. Few people realise how {{3}} work is needed to produce one jar of honey. The bees have to visit about two million flowers, {{4}} means flying a distance equal {{5}} twice round the world. {{6}} it not for insects like these, a third of what we eat would not exist. My uncle never wears gloves, in spite {{7}} having been stung hundreds of times. “You get used {{8}} it,” he says, and laughs.',
      gaps: [
        typed(['for'], 'For and a length of time.'),
        typed(['every', 'each'], 'Every single summer: with no exception.'),
        typed(['much'], 'Work cannot be counted here: how much work.'),
        typed(['which'], 'It is about the whole sentence before.'),
        typed(['to'], 'Equal to something.'),
        typed(['Were'], 'Were it not for: if it were not for.'),
        typed(['of'], 'In spite of.'),
        typed(['to'], 'To get used to something.'),
      ],
    },
  ],
  'word-formation': [
    {
      text: 'Repair cafés are based on a {{1}} (SURPRISE) simple idea: people bring broken objects, and volunteers help to mend them. The main aim is to reduce the {{2}} (NECESSARY) waste that we all produce, but many visitors say that the {{3}} (FRIENDLY) of the place is what they value most. Not every repair is {{4}} (SUCCESS). Some devices are glued together, which leaves even experts {{5}} (ABLE) to open them. In such cases, the volunteers give an honest {{6}} (EXPLAIN). The movement has seen considerable {{7}} (GROW) over the past decade, and there is every {{8}} (LIKELY) that it will go on spreading.',
      gaps: [
        typed(['surprisingly'], 'Before an adjective comes an adverb.'),
        typed(['unnecessary'], 'Waste that is not needed: unnecessary.'),
        typed(['friendliness'], 'The needs a noun: friendly, friendliness.'),
        typed(['successful'], 'After is, an adjective: successful.'),
        typed(['unable'], 'They cannot open them: unable.'),
        typed(['explanation'], 'An honest needs a noun. Note the spelling: no i.'),
        typed(['growth'], 'Considerable needs a noun: grow, growth.'),
        typed(['likelihood'], 'Every needs a noun: likely, likelihood.'),
      ],
    },
    {
      text: 'The {{1}} (ABLE) to read a map is becoming rare. With a phone in our pocket, we rarely feel any {{2}} (CERTAIN) about where we are. Scientists warn, however, that this may have {{3}} (EXPECT) effects. In one study, taxi drivers who relied {{4}} (ENTIRE) on directions from a screen remembered far less of the route than their colleagues. The {{5}} (RESEARCH) who led the study does not think that we should go back to paper. Her {{6}} (RECOMMEND) is simpler: look at the map before setting off, then put the phone away. Getting lost now and then is usually {{7}} (HARM), and it can even {{8}} (STRONG) our sense of direction.',
      gaps: [
        typed(['ability'], 'The needs a noun: able, ability.'),
        typed(['uncertainty'], 'Any needs a noun, and the phone takes the doubt away: uncertainty.'),
        typed(['unexpected'], 'Nobody had expected them: unexpected.'),
        typed(['entirely'], 'It says how far they relied: an adverb.'),
        typed(['researcher'], 'Who led the study is a person.'),
        typed(['recommendation'], 'Her needs a noun: recommend, recommendation.'),
        typed(['harmless'], 'It does no harm.'),
        typed(['strengthen'], 'After can, a verb: strong, strengthen.'),
      ],
    },
  ],
  'key-word': [
    {
      first: 'I regret not taking that job.',
      word: 'WISH',
      second: 'I ___ that job.',
      accepted: ['wish I had taken', 'wish that I had taken'],
      why: 'Wish with the past perfect: it is about the past.',
    },
    {
      first: 'It is possible that she missed the train.',
      word: 'MAY',
      second: 'She ___ the train.',
      accepted: ['may have missed'],
      why: 'May have and the third form: a guess about the past.',
    },
    {
      first: '“I’m sorry I broke your cup,” Tom said to me.',
      word: 'APOLOGISED',
      second: 'Tom ___ my cup.',
      accepted: [
        'apologised for breaking',
        'apologised to me for breaking',
        'apologised for having broken',
        'apologised to me for having broken',
      ],
      why: 'To apologise for doing something.',
    },
    {
      first: 'We have run out of milk.',
      word: 'LEFT',
      second: 'There ___.',
      accepted: ['is no milk left', 'is not any milk left', 'is no more milk left', 'is none left'],
      why: 'What has run out, there is none left of.',
    },
    {
      first: 'They did not publish the report until May.',
      word: 'WAS',
      second: 'It ___ they published the report.',
      accepted: ['was not until May that'],
      why: 'It was not until … that: a way to stress the time.',
    },
    {
      first: 'Sam found it hard to concentrate because of the noise.',
      word: 'DIFFICULTY',
      second: 'Sam had ___ because of the noise.',
      accepted: [
        'difficulty concentrating',
        'difficulty in concentrating',
        'some difficulty concentrating',
        'some difficulty in concentrating',
      ],
      why: 'To have difficulty (in) doing something.',
    },
  ],
};
