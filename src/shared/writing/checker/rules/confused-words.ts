import { defineRule, isAfter, says } from '../rule';
import { wordSets } from '../word-sets';

/** Says that this word was meant wherever the pattern matches. */
const meant = (word: string, pattern: string) => ({ pattern, write: () => word });

/** Words that look or sound alike, by what stands around them; word-pairs.ts has those that are near in meaning. */
export const confusedWords = [
  defineRule({
    id: 'quiet-quite',
    name: 'Quiet and quite',
    code: 'SP',
    why: 'Quiet is without noise. Quite is rather or completely.',
    wrong: 'The film was quiet good.',
    right: 'The film was quite good.',
    patterns: [
      {
        ...meant('quite', '@be+{feel|look|seem|sound|become} not? ( quiet ) a|an'),
        unless: ({ to }, s) => /^(?:moment|minute|second|while|bit|lot)$/.test(s.tokens[to + 2]?.low ?? ''),
      },
      meant(
        'quite',
        '@be+{feel|look|seem|sound|become|get} not? ( quiet ) good|nice|big|small|difficult|easy|interesting|happy|expensive|cheap|important|different|similar|tired|boring|busy|hot|cold|old|young|popular|tall|short|sad|angry|nervous|strange|funny|famous|rich|beautiful|useful|common|simple|far',
      ),
      meant('quite', 'i|we|they ( quiet ) like|enjoy|often|understand|agree'),
      meant('quite', '( quiet ) well|sure >$|that|and|but|because'),
      meant(
        'quiet',
        'a|the|very|my|our|this|that|so ( quite ) place|room|street|village|town|girl|boy|person|life|area|neighbourhood|corner|child|man|woman|night|evening|house|café|weekend|voice|class|spot|beach|road',
      ),
      meant('quiet', 'very|too|really ( quite ) $|and|because|in|at|here|there'),
      meant('quiet', '@be|so ( quite ) <punct>'),
      meant('quiet', 'be|keep|stay ( quite ) please|and|when|during|in'),
    ],
  }),
  defineRule({
    id: 'affect-effect',
    name: 'Affect and effect',
    code: 'SP',
    why: 'To affect is a verb; an effect is what comes of it.',
    wrong: 'Music has a big affect on me.',
    right: 'Music has a big effect on me.',
    patterns: [
      meant(
        'effect',
        'a|an|the|big|bad|good|negative|positive|great|strong|serious|no|any|some|its|their|important|terrible|main|side ( affect ) >on|of|$|is|was',
      ),
      meant(
        'effects',
        'bad|negative|positive|harmful|side|the|these|those|many|main|serious ( affects ) >on|of|$|are|were',
      ),
      {
        ...meant(
          'affect',
          'can|could|will|would|may|might|to|not|do|does|did|should|also|really ( effect ) @anyObject+@possessive+people|everybody|everyone|everything|children|students|animals|the|our',
        ),
        unless: ({ to }, s) => /^(?:change|changes|repairs|transfer|payment|cure)$/.test(s.tokens[to + 2]?.low ?? ''),
      },
      meant(
        'affect',
        'how|what|why do|does|did|will|can|could @subject+this|that|pollution|weather|stress|music ( effect ) @anyObject+@possessive+people|everybody|everyone|children|the',
      ),
      meant(
        'affects',
        'it|this|that|which|pollution|weather|stress|music|smoking|technology|climate|noise|sleep|plastic|television|phone ( effects ) @anyObject+@possessive+people|everybody|everyone|everything|children|animals|the',
      ),
      meant('affected', '@subject+people|children|animals|everyone @beFinite not|badly|also|been? ( effected ) $|by'),
      meant(
        'affected',
        'it|this|that|which @have+also? ( effected ) @anyObject+@possessive+people|everybody|everyone|children|the',
      ),
    ],
  }),
  defineRule({
    id: 'past-passed',
    name: 'Past and passed',
    code: 'SP',
    why: 'Passed is the past of pass. Past says where or when: past the shop, half past six, in the past.',
    wrong: 'I past my exam.',
    right: 'I passed my exam.',
    patterns: [
      meant(
        'passed',
        '@subject+has|have|had|not|nobody|everybody|who ( past ) all? @possessive+the|a|an driving|first|last|final|english|maths? exam|exams|test|tests|course|ball|salt|interview',
      ),
      meant(
        'past',
        'walked|drove|went|ran|flew|cycled|swam|rushed|walking|driving|going|running|flying|cycling|came|coming|look|looked|get|got straight|right|quickly? ( passed ) the|a|an|@possessive+my+him|her|us|me|them|you',
      ),
      meant('past', 'in the ( passed ) $|people|there|it|we|i|you|they|he|she|many|most|women|men|children'),
      meant('past', 'the ( passed ) few|two|three|four|five|ten|week|weeks|month|months|year|years|days|century'),
      meant(
        'past',
        'half|quarter|five|ten|twenty ( passed ) one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
      ),
    ],
  }),
  defineRule({
    id: 'same-sound',
    name: 'Words that look or sound alike',
    code: 'SP',
    why: 'Two words look or sound alike. The spelling says which one is meant.',
    wrong: 'He broke the breaks of his bike.',
    right: 'He broke the brakes of his bike.',
    patterns: [
      meant('dessert', 'for|favourite|delicious|chocolate|my|our ( desert ) $|is|was|with|we|i'),
      meant('desert', 'sahara|gobi|atacama|dry ( dessert )'),
      meant('desert', 'across|through the ( dessert )'),
      meant(
        'break',
        'to|not|will|can|could|would|did|might|may ( brake ) @possessive+the+a+an window|glass|leg|arm|rules|rule|record|promise|law|bread|cup|vase|phone|heart|egg|eggs|ice|door',
      ),
      meant('brakes', 'the|my|his|her|bike|car ( breaks ) of|on my|the|his|her|our car|bike|bicycle'),
      meant('break', 'lunch|coffee|tea|summer|spring|school|short ( brake ) >$|at|from|between|and|is|was|we|i'),
      {
        ...meant('hole', 'a|the|big|small|little|deep|black|huge ( whole ) in @possessive+the|a|it'),
        unless: ({ from }, s) => isAfter(s, from, /^(?:as|on)$/, 2),
      },
      meant(
        'whole',
        'the|my|a|our|his|her ( hole ) day|night|week|weekend|year|summer|morning|afternoon|family|class|time|life|world|book|film|house|school|city|country|team|story|month|cake|pizza',
      ),
      meant('still', '@be ( steal ) <ing>+in|at|here|there|the|a|my|not|very|young|open|alive|ill'),
      meant(
        'still',
        '@subject ( steal ) live|lives|have|has|love|loves|like|likes|remember|think|want|need|do|does|play|go|work|study|can|can’t|don’t|had|is|are|am|was|were',
      ),
      {
        ...meant(
          'steal',
          'to|not|will|can|could|would|did|may ( steel ) @possessive+@anyObject+money|the|a|things|cars|bikes|food|something|anything',
        ),
        unless: ({ to }, s) => /^(?:nerves|courage)$/.test(s.tokens[to + 2]?.low ?? ''),
      },
      meant('threw', 'i|he|she|we|they ( through ) it|them|the|a|an|away|my|his|their|our|out|up'),
      meant(
        'through',
        'went|go|goes|going|walked|walking|looked|looking|came|coming|ran|running|drove|driving|travelled|flew|climbed|jumped|got|passing|rode ( threw ) the|a|@possessive+my|our|his|her',
      ),
      meant(
        'knew',
        'i|he|she|we|they|who|never ( new ) that|what|how|where|who|why|when|him|her|it|them|the|about|@possessive+my|me|you|nothing|everything',
      ),
      meant('know', 'i|we|they|you ( no ) that|how|what|where|why|him|her|them|it|the|if|who'),
      meant(
        'great',
        'a|the|was|is|very|really|so|had|some ( grate ) time|player|day|idea|fun|job|friend|party|film|book|place|person|holiday|trip|news|weekend|teacher|team|food|game|city|man|woman',
      ),
      meant('great', '@be+{feel|sound|look} ( grate ) $'),
      meant(
        'won',
        '@subject+team|@person ( one ) the|a|an|our|my|his|her|their|first|second|third big|first|gold|silver|last|final? game|match|competition|prize|race|cup|medal|final|tournament|award|lottery|election|place',
      ),
      meant('wait', 'to|will|must|should|please|not ( weight ) for|until|here|there'),
      meant('weight', '{lose|gain} ( wait )'),
      meant('would', '@subject+that ( wood ) like|be|love|have|go|not|help|rather'),
      meant('saw', 'i|he|she|we|they ( sore ) a|an|the|him|her|it|them|my|that'),
      {
        ...meant('write', 'i|we|they ( right ) every|letters|emails|stories|poems|messages|texts|a|an|my|about|songs'),
        unless: ({ to }, s) => /^(?:wrong|wrongs)$/.test(s.tokens[to + 2]?.low ?? ''),
      },
      {
        ...meant(
          'accept',
          'can|could|not|to|will|would|must|should|happy ( except ) @possessive+it|this|that|the|an|a|you|me|them',
        ),
        unless: ({ from }, s) => isAfter(s, from, /^(?:nothing|anything|everything|something|do)$/, 3),
      },
      meant(
        'except',
        'everyone|everybody|nobody|everything|nothing|anyone|anything ( accept ) me|for|him|her|us|them|on|one|you|my|@day',
      ),
      meant('except', 'day|days ( accept ) for|on|@day'),
      meant('advise', 'you|they|we|he|she|not|could|should ( advice ) me|him|her|us|them|you'),
      meant('staff', '( stuff ) @be very|really|always|so|not? friendly|kind|helpful|rude|polite|unfriendly|welcoming'),
      meant('staff', 'friendly|helpful|polite|rude|hotel|kind ( stuff )'),
      meant('staff', 'the ( stuff ) in|at|of the hotel|restaurant|shop|museum|airport|hospital @be'),
      meant('fell', '@subject ( felt|feel ) asleep|down >$|the|on|from|and|in|at|during|while'),
      meant(
        'fell',
        '@subject ( felt ) off|from @possessive+the|a bike|horse|tree|ladder|chair|wall|bed|stairs|roof|bicycle',
      ),
      meant('fell', '( felt ) in love with'),
      meant(
        'feel',
        'i|we|they|you not? ( fell ) very|so|really? happy|sad|tired|good|bad|better|great|hungry|nervous|angry|lonely|sorry|sure|comfortable',
      ),
      meant(
        'fourth',
        'the|my|a|his|her|our|their ( forth ) time|floor|day|year|place|grade|lesson|class|of|child|birthday|week|month|person|one|book|film|century',
      ),
      meant('death', 'his|her|my|your ( dead ) was|is|came|made'),
      meant('too', '^ me ( to ) <punct>'),
      meant('too', '{eat|drink|work|talk|play|cost|smoke|sleep} ( to ) much|hard|fast|quickly|slowly'),
      meant('too', "@be+'s ( two ) late|difficult|expensive|tired|early|heavy|hot|cold|far >$|to|for"),
      {
        pattern: '( were ) do|does|did|are|is|can @subject',
        write: () => 'where',
        unless: ({ from }, s) => from > 0 && s.tokens[from - 1]?.tags.has('noun') === true,
      },
      { pattern: 'we|they|you ( where ) <adj>+<ing>+at|in|not|very|a|the|so|on', write: () => 'were' },
      {
        pattern: 'to ( by ) a|an|some|the|new|it|my',
        write: () => 'buy',
        // What was agreed to by the members.
        unless: ({ start }, s) =>
          (s.tokens[start - 1]?.tags.has('pp') === true || s.tokens[start - 1]?.low === 'subject') &&
          !/^(?:wanted|decided|hoped)$/.test(s.tokens[start - 1]?.low ?? ''),
      },
      { pattern: 'can|could|not|to ( here ) @anyObject+the|music|a|what|well', write: () => 'hear' },
      {
        pattern: 'not|you|i|to ( now ) what|where|how|that|who|why|if|him|her|it|them',
        write: () => 'know',
        unless: ({ from }, s) =>
          (s.tokens[from + 1]?.low === 'that' && s.tokens[from - 1]?.low !== 'not') || s.tokens[from - 2]?.low === 'up',
      },
      { pattern: 'not ( no ) what|where|how|him|her|why|if|who|it', write: () => 'know' },
      { pattern: 'to|can|will|please ( right ) a|an|the|me|to|you|it|your', write: () => 'write' },
      { pattern: 'a ( peace ) of', write: () => 'piece' },
      { pattern: 'to ( meat ) @anyObject+my|new|people|the|a', write: () => 'meet' },
      {
        pattern: '{turn|switch|take|get} ( of ) the|your|my|his|her|it|at',
        write: () => 'off',
        // The turns of the road, the taking of the lands.
        unless: ({ start }, s) =>
          wordSets.determiner.has(s.tokens[start - 1]?.low ?? '') ||
          (/^(?:turns|switches|takes)$/.test(s.tokens[start]?.low ?? '') &&
            !wordSets.third.has(s.tokens[start - 1]?.low ?? '')),
      },
      {
        pattern: 'word=my|his|her|your|our|their|the|whole|of|in ( live ) $|is|in|was|here|there',
        write: () => 'life',
        unless: ({ named }, s) => s.isQuestion || /^(?:of|in)$/.test(named.word?.low ?? ''),
      },
      { pattern: 'in my|his|her|your|our|their ( live )', write: () => 'life' },
      {
        pattern: '^ ( whose ) been|going|coming|the',
        write: () => 'who’s',
      },
      { pattern: '{hope|want|like|forward|happy} to ( here ) from|about', write: () => 'hear' },
      // Who’s bag is this?
      {
        pattern: '^ ( who is ) @thing+@person+shoes|keys|glasses|books|things|turn|idea is|are|was',
        write: () => 'Whose',
        unless: ({ to }, s) => !/['’]/.test(s.tokens[to]?.text ?? ''),
      },
      { pattern: 'very|too|so|really ( expansive )', write: () => 'expensive' },
      { pattern: 'very|so|really ( exiting )', write: () => 'exciting' },
      { pattern: 'film|book|story|game|match|day|trip was|is ( exiting )', write: () => 'exciting' },
      { pattern: 'an ( exiting ) film|book|story|game|match|day|trip|place|city|life', write: () => 'exciting' },
      { pattern: '@be+i ( hopping ) to|that', write: () => 'hoping' },
      { pattern: 'was|were|been|is|are ( stollen )', write: () => 'stolen' },
      {
        pattern: '{wear|buy}+new|warm|my|his|her|your|summer|winter ( cloths ) >$|that|and|for|in|from|at|on|to',
        write: () => 'clothes',
      },
      { pattern: '^ ( the whether ) in|is|was', write: () => 'The weather' },
      { pattern: 'good|bad|nice|sunny|cold|hot|the ( whether ) is|was|$', write: () => 'weather' },
      { pattern: '{ask|tell} @anyObject ( weather ) @subject', write: () => 'whether' },
      { pattern: '{come|live|work|sit} ( hear ) $|for|with|and|since|because|in', write: () => 'here' },
      { pattern: '@be too|very|so|really ( lose ) $|around|for|and', write: () => 'loose' },
      { pattern: 'stainless|the|a ( steal ) factory|bridge|door|knife|pan|works', write: () => 'steel' },
      { pattern: 'not|can|could|will|would|to|do ( loose )', write: () => 'lose' },
      { pattern: 'some|an|any|good|my|your|his|her|of ( advise )', write: () => 'advice' },
      { pattern: 'to|i|would|will|can ( advice ) @anyObject', write: () => 'advise' },
      {
        pattern: '{know|wonder|decide|ask|see|care|matter}+sure|about ( weather ) @subject+to',
        write: () => 'whether',
      },
      { pattern: '{know|wonder|decide|ask|see|care|matter}+sure|about ( weather ) or not', write: () => 'whether' },
      { pattern: 'no|any ( sens|sence )', write: () => 'sense' },
      {
        pattern: '( loose|looses|loosed|loosing ) @possessive+the|weight|money|time|interest',
        write: (word) => says(word).replace('oo', 'o'),
      },
    ],
  }),
];
