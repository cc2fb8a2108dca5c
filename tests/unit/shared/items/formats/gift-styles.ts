/** What must come out of a question in GIFT: parts of the item, what is named as not kept, or why it is no question. */
interface GiftStyle {
  name: string;
  gift: string;
  item?: object;
  /** Words of each loss that is named, in order. */
  losses?: readonly string[];
  problem?: string;
}

const right = (text: string, more: object = {}) => ({ text, isKey: true, ...more });
const wrong = (text: string, more: object = {}) => ({ text, isKey: false, ...more });

/** Questions as teachers write them for Moodle, each with what its author meant by Moodle's description of GIFT. */
export const giftStyles: readonly GiftStyle[] = [
  {
    name: 'one right choice in one line',
    gift: 'Who teaches? {=the teacher ~the desk ~the door}',
    item: { kind: 'mc', prompt: 'Who teaches?', options: [right('the teacher'), wrong('the desk'), wrong('the door')] },
  },
  {
    name: 'choices in lines, the right one last',
    gift: 'Which is a fruit?{\n~chair\n~table\n=apple\n}',
    item: { kind: 'mc', options: [wrong('chair'), wrong('table'), right('apple')] },
  },
  {
    name: 'a choice that earns half',
    gift: 'Choose the politest. {=Could you help me? ~%50%Can you help me? ~Help me!}',
    item: {
      kind: 'mc',
      options: [right('Could you help me?'), wrong('Can you help me?', { credit: 0.5 }), wrong('Help me!')],
    },
  },
  {
    name: 'a choice that earns a third, with what is said to it',
    gift: 'Pick one. {=best ~%33.33333%good#Nearly. ~bad#No.}',
    item: {
      kind: 'mc',
      options: [
        right('best'),
        wrong('good', { credit: 0.3333333, feedback: 'Nearly.' }),
        wrong('bad', { feedback: 'No.' }),
      ],
    },
  },
  {
    name: 'a choice that takes points off where only one can be chosen',
    gift: 'Pick one. {=yes ~%-50%never ~no}',
    item: { kind: 'mc', options: [right('yes'), wrong('never'), wrong('no')] },
    losses: ['takes points off'],
  },
  {
    name: 'a right choice with its full share written out',
    gift: 'Pick one. {=%100%yes ~no}',
    item: { kind: 'mc', options: [right('yes'), wrong('no')] },
  },
  {
    name: 'two right choices of one',
    gift: 'Pick one. {=yes =of course ~no}',
    problem: 'Only one answer may be right.',
  },
  {
    name: 'several right choices by equal shares, wrong ones cost as much',
    gift: 'Which are verbs? {~%50%go ~%50%eat ~%-50%blue}',
    item: { kind: 'multi', options: [right('go'), right('eat'), wrong('blue')] },
  },
  {
    name: 'several right choices, wrong ones cost nothing',
    gift: 'Which are verbs? {~%50%go ~%50%eat ~blue ~red}',
    item: {
      kind: 'multi',
      options: [
        right('go', { credit: 0.5 }),
        right('eat', { credit: 0.5 }),
        wrong('blue', { credit: 0 }),
        wrong('red', { credit: 0 }),
      ],
    },
  },
  {
    name: 'several right choices, one worth more, a wrong one takes all',
    gift: 'Which are nouns? {~%75%cat ~%25%run ~%-100%quickly}',
    item: {
      kind: 'multi',
      options: [right('cat', { credit: 0.75 }), right('run', { credit: 0.25 }), wrong('quickly', { credit: -1 })],
    },
  },
  {
    name: 'thirds written with three places',
    gift: 'Which are colours? {~%33.333%red ~%33.333%green ~%33.333%blue ~%-33.333%dog}',
    item: { kind: 'multi', options: [right('red'), right('green'), right('blue'), wrong('dog')] },
  },
  {
    name: 'one right choice without an equals sign',
    gift: 'Pick. {~%100%yes ~%-100%no}',
    item: { kind: 'multi', options: [right('yes'), wrong('no')] },
  },
  {
    name: 'shares that do not add up',
    gift: 'Which? {~%40%a cat ~%40%a dog ~%-50%a pen}',
    item: { kind: 'multi', options: [right('a cat'), right('a dog'), wrong('a pen')] },
    losses: ['add up to 80 %'],
  },
  { name: 'no key at all', gift: 'Which? {~one ~two}', problem: 'Mark the right answer.' },
  {
    name: 'feedback of each choice',
    gift: 'Past of go? {=went#Well done! ~goed#It is irregular. ~gone#That is the participle.}',
    item: {
      kind: 'mc',
      options: [
        right('went', { feedback: 'Well done!' }),
        wrong('goed', { feedback: 'It is irregular.' }),
        wrong('gone', { feedback: 'That is the participle.' }),
      ],
    },
  },
  {
    name: 'general feedback',
    gift: 'Past of see? {=saw ~seed ####See, saw, seen.}',
    item: { kind: 'mc', explanation: 'See, saw, seen.' },
  },
  {
    name: 'a missing word',
    gift: 'Mahatma Gandhi was {=born ~borne ~bore} in 1869.',
    item: { kind: 'mc', prompt: 'Mahatma Gandhi was ___ in 1869.' },
  },
  {
    name: 'a missing word before a full stop',
    gift: 'I have lived here for {~since =years}.',
    item: { prompt: 'I have lived here for ___.' },
  },
  {
    name: 'a missing word to be typed',
    gift: 'Two plus {=two =2} equals four.',
    item: { kind: 'gap', prompt: 'Two plus ___ equals four.', accepted: ['two', '2'] },
  },
  {
    name: 'a missing word at the beginning',
    gift: '{=Did ~Does} you see it?',
    item: { kind: 'mc', prompt: '___ you see it?' },
  },
  {
    name: 'a question with a title',
    gift: '::Question 1:: What is it? {=a cat ~a dog}',
    item: { kind: 'mc', prompt: 'What is it?' },
  },
  {
    name: 'a title of its own',
    gift: '::Pets, easy:: What is it? {=a cat ~a dog}',
    item: { kind: 'mc', prompt: 'What is it?' },
    losses: ['‘Pets, easy’'],
  },
  {
    name: 'a short answer',
    gift: 'Who wrote Hamlet? {=Shakespeare =William Shakespeare}',
    item: { kind: 'short', accepted: ['Shakespeare', 'William Shakespeare'] },
  },
  {
    name: 'a single short answer',
    gift: 'The capital of France? {=Paris}',
    item: { kind: 'short', accepted: ['Paris'] },
  },
  {
    name: 'a short answer without its sign',
    gift: 'The capital of Spain? {Madrid}',
    item: { kind: 'short', accepted: ['Madrid'] },
  },
  {
    name: 'a short answer that earns part',
    gift: 'Past of go? {=went =%50%goed =%0%gone#That is the participle.}',
    item: {
      kind: 'short',
      accepted: ['went'],
      foreseen: [
        { answer: 'goed', feedback: '', credit: 0.5 },
        { answer: 'gone', feedback: 'That is the participle.' },
      ],
    },
  },
  {
    name: 'a short answer with feedback for a right one',
    gift: 'A synonym of big? {=large#Yes, the usual one. =huge#Right, and stronger.}',
    item: {
      kind: 'short',
      accepted: ['large', 'huge'],
      foreseen: [
        { answer: 'large', feedback: 'Yes, the usual one.', credit: 1 },
        { answer: 'huge', feedback: 'Right, and stronger.', credit: 1 },
      ],
    },
  },
  {
    name: 'a short answer with full shares',
    gift: 'A pet? {=%100%cat =%100%dog =%80%fish}',
    item: { kind: 'short', accepted: ['cat', 'dog'], foreseen: [{ answer: 'fish', feedback: '', credit: 0.8 }] },
  },
  {
    name: 'a pattern with a wildcard',
    gift: 'What is H2O? {=*water*}',
    item: { kind: 'short', accepted: ['*water*'], typing: { wildcards: true } },
  },
  {
    name: 'a wildcard within a word',
    gift: 'Spell it. {=colo*r}',
    item: { kind: 'short', accepted: ['colo*r'], typing: { wildcards: true } },
  },
  {
    name: 'a catch-all for wrong answers',
    gift: 'The capital of Italy? {=Rome =%0%*#Look at the map again.}',
    item: {
      kind: 'short',
      accepted: ['Rome'],
      foreseen: [{ answer: '*', feedback: 'Look at the map again.' }],
      typing: { wildcards: true },
    },
  },
  {
    name: 'a star that is meant',
    gift: 'Which sign multiplies? {=\\*}',
    item: { kind: 'short', accepted: ['*'] },
  },
  {
    name: 'true',
    gift: 'The sun is a star. {TRUE}',
    item: { kind: 'tf', key: true },
  },
  { name: 'a short false', gift: 'Cats bark. {F}', item: { kind: 'tf', key: false } },
  { name: 'true in small letters', gift: 'Dogs bark. {true}', item: { kind: 'tf', key: true } },
  { name: 'false in small letters', gift: 'Cats can fly. {false}', item: { kind: 'tf', key: false } },
  {
    name: 'true with both comments',
    gift: 'The sun rises in the east. {T#No: look in the morning.#Right!}',
    item: { kind: 'tf', key: true, feedback: 'No: look in the morning.', praise: 'Right!' },
  },
  {
    name: 'false with both comments and a general one',
    gift: 'Whales are fish. {FALSE#They breathe air.#Good!####Whales are mammals.}',
    item: {
      kind: 'tf',
      key: false,
      feedback: 'They breathe air.',
      praise: 'Good!',
      explanation: 'Whales are mammals.',
    },
  },
  {
    name: 'a statement with the sign in its middle',
    gift: 'It is {T} that ice is cold.',
    item: { kind: 'tf', key: true, prompt: 'It is ___ that ice is cold.' },
  },
  {
    name: 'pairs',
    gift: 'Match. {\n=cat -> meow\n=dog -> woof\n=cow -> moo\n}',
    item: {
      kind: 'match',
      pairs: [
        { left: 'cat', right: 'meow' },
        { left: 'dog', right: 'woof' },
        { left: 'cow', right: 'moo' },
      ],
    },
  },
  {
    name: 'pairs with an answer too many',
    gift: 'Match. {\n=cat -> meow\n=dog -> woof\n= -> moo\n}',
    item: {
      kind: 'match',
      pairs: [
        { left: 'cat', right: 'meow' },
        { left: 'dog', right: 'woof' },
      ],
    },
    losses: ['‘moo’'],
  },
  {
    name: 'pairs with general feedback',
    gift: 'Match. {=go -> went =eat -> ate ####Both are irregular.}',
    item: { kind: 'match', explanation: 'Both are irregular.' },
  },
  { name: 'a number', gift: 'Three times four? {#12}', item: { kind: 'numeric', value: 12, tolerance: 0 } },
  {
    name: 'a number with a tolerance of none',
    gift: 'When was it? {#=1822:0#Correct!}',
    item: { kind: 'numeric', value: 1822, tolerance: 0, praise: 'Correct!' },
  },
  {
    name: 'a number with a tolerance',
    gift: 'When was Grant born? {#1822:2}',
    item: { kind: 'numeric', value: 1822, tolerance: 2 },
  },
  {
    name: 'a range of decimals',
    gift: 'How tall is she? {#1.741..1.742}',
    item: { kind: 'numeric', value: 1.7415, tolerance: 0.0005 },
  },
  {
    name: 'a number with a narrow tolerance',
    gift: 'How tall is he? {#1.84159:0.0005}',
    item: { kind: 'numeric', value: 1.84159, tolerance: 0.0005 },
  },
  {
    name: 'numbers that earn part, and a comment to all others',
    gift: 'When? {#\n=1822:0#Right.\n=%50%1822:2#Near.\n~#Look it up.\n}',
    item: {
      kind: 'numeric',
      value: 1822,
      tolerance: 0,
      praise: 'Right.',
      foreseen: [{ value: 1822, tolerance: 2, feedback: 'Near.', credit: 0.5 }],
      feedback: 'Look it up.',
    },
  },
  { name: 'a negative number', gift: 'Two minus five? {#-3}', item: { kind: 'numeric', value: -3 } },
  {
    name: 'an essay',
    gift: 'Write about your holiday. {}',
    item: { kind: 'essay', prompt: 'Write about your holiday.' },
  },
  {
    name: 'a text without a question',
    gift: 'Read the text on page 12 before you go on.',
    item: { kind: 'slide', text: 'Read the text on page 12 before you go on.' },
  },
  {
    name: 'a text with a title',
    gift: '::Part one:: You will hear two people.',
    item: { kind: 'slide', prompt: 'Part one', text: 'You will hear two people.' },
  },
  {
    name: 'escaped signs',
    gift: 'Which is \\{right\\}\\: 1 \\= 1? {=a \\~ b ~c \\# d}',
    item: { prompt: 'Which is {right}: 1 = 1?', options: [right('a ~ b'), wrong('c # d')] },
  },
  {
    name: 'a line break in the text',
    gift: 'First line\\nSecond line {=a ~b}',
    item: { prompt: 'First line\nSecond line' },
  },
  {
    name: 'HTML with paragraphs and entities',
    gift: '[html]<p>Tom &amp; Ann&nbsp;are here.</p><p>Who?</p> {=both ~none}',
    item: { prompt: 'Tom & Ann are here.\nWho?' },
  },
  {
    name: 'HTML with a remark in it',
    gift: '[html]<!-- from the book, a > b --><p>Who is it?</p> {=Tom ~Ann}',
    item: { prompt: 'Who is it?' },
  },
  {
    name: 'HTML with bold type',
    gift: '[html]<p>Which word is <b>wrong</b>?</p> {=he go ~he goes}',
    item: { prompt: 'Which word is wrong?' },
    losses: ['Formatting'],
  },
  {
    name: 'HTML with a picture',
    gift: '[html]<p>What is this? <img src\\="@@PLUGINFILE@@/cat.png" alt\\=""></p> {=a cat ~a dog}',
    item: { prompt: 'What is this?' },
    losses: ['picture'],
  },
  {
    name: 'HTML with a recording',
    gift: '[html]<p>Listen.</p><audio controls src\\="a.mp3"></audio> {=a cat ~a dog}',
    item: { prompt: 'Listen.' },
    losses: ['recording'],
  },
  {
    name: 'a remark of HTML in plain text',
    gift: 'Who is it? <!-- easy --> {=Tom ~Ann}',
    item: { prompt: 'Who is it?' },
  },
  {
    name: 'typographic entities',
    gift: '[html]She said &ldquo;no&rdquo; &ndash; didn&rsquo;t she&hellip; {=yes ~no}',
    item: { prompt: 'She said “no” – didn’t she…' },
  },
  {
    name: 'HTML tags in a text that does not say so',
    gift: 'Which is <i>wrong</i>? {=he go ~he goes}',
    item: { prompt: 'Which is <i>wrong</i>?' },
    losses: ['HTML'],
  },
  {
    name: 'Markdown',
    gift: '[markdown]Which is **wrong**? {=he go ~he goes}',
    item: { prompt: 'Which is **wrong**?' },
    losses: ['Markdown'],
  },
  {
    name: 'plain text that looks like HTML',
    gift: '[plain]What does <br> do? {=break the line ~nothing}',
    item: { prompt: 'What does <br> do?' },
  },
  {
    name: 'remarks between the choices',
    gift: 'Which is it?{\n// the right one\n=a cat\n// and the others\n~a dog\n}',
    item: { kind: 'mc', options: [right('a cat'), wrong('a dog')] },
  },
  {
    name: 'a remark before the question',
    gift: '// checked by Ann\nWhich is it? {=a cat ~a dog}',
    item: { kind: 'mc', prompt: 'Which is it?' },
  },
  {
    name: 'tags with level and skill',
    gift: '// [id:77] [tag:B1] [tag:reading] [tag:unit 4]\nWhich is it? {=a cat ~a dog}',
    item: { level: 'B1', skill: 'reading', tags: ['unit 4'] },
  },
  {
    name: 'a question over several lines',
    gift: 'Which is it,\na cat\nor a dog? {=a cat ~a dog}',
    item: { prompt: 'Which is it, a cat or a dog?' },
  },
  {
    name: 'choices with spaces after their signs',
    gift: 'Which? { =  a cat   ~  a dog  }',
    item: { options: [right('a cat'), wrong('a dog')] },
  },
  { name: 'braces that do not close', gift: 'Which? {=a ~b', problem: 'a } is missing' },
  { name: 'braces that do not open', gift: 'Which? =a ~b}', problem: 'a { is missing' },
  { name: 'a share that is none', gift: 'Which? {=a ~%150%b}', problem: 'between -100 and 100' },
  {
    name: 'the same choice twice',
    gift: 'Which? {=a cat ~A cat}',
    problem: 'Two of the choices are the same.',
  },
  {
    name: 'a gap that the author drew',
    gift: 'She ______ home. {=went =has gone}',
    item: { kind: 'gap', prompt: 'She ___ home.', accepted: ['went', 'has gone'] },
  },
];
