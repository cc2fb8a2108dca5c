import type { TokenRange } from '../rule';
import { defineRule, says } from '../rule';
import type { Sentence } from '../token';

/** What learners often write, and what it should be. Only what is no other word. */
const misspellings = new Map(
  `payed paid|therefor therefore|hight height|frighted frightened|questionary questionnaire|understend understand|neightbour neighbour|nieghbour neighbour|acommodation accommodation|specialy specially|probabely probably|intersting interesting|beggining beginning|begginning beginning|sucessful successful|allmost almost|unitl until|strenght strength|collegues colleagues|colleage colleague|restaurante restaurant|favorate favourite|libarary library|wednsday Wednesday|tuseday Tuesday|thursaday Thursday|lenguage language|languaje language|vocabulery vocabulary|excercise exercise|exersice exercise|excersise exercise|expirience experience|improtant important|convinient convenient|diffcult difficult|busyness business|bisness business|busines business|becase because|beacause because|becauze because|biutiful beautiful|beautful beautiful|knowladge knowledge|tecnology technology|technolgy technology|televison television|telefone telephone|foto photo|fotos photos|musik music|fisics physics|phisics physics|mathmatics mathematics|scool school|shcool school|studend student|univercity university|universty university|peaple people|peple people|frist first|ninty ninety|eigth eighth|hundret hundred|thousend thousand|houres hours|tomorrov tomorrow|tonigth tonight|nigth night|rigth right|brougth brought|bougth bought|throught through|althought although|altough although|enought enough|enouhg enough|definetly definitely|immediatly immediately|completly completely|extremly extremely|separatly separately|fortunatly fortunately|unfortunally unfortunately|recommand recommend|surprized surprised|refered referred|traveler traveller|writte write|writed wrote|speek speak|speack speak|lern learn|lerning learning|visite visit|visting visiting|apartament apartment|kithcen kitchen|kichen kitchen|brekfast breakfast|breackfast breakfast|clotes clothes|expencive expensive|famouse famous|dangerouse dangerous|dangerus dangerous|nervious nervous|serius serious|jelous jealous|healty healthy|helthy healthy|wheight weight|quantaty quantity|imposible impossible|appearence appearance|diference difference|opportunaty opportunity|advertisment advertisement|arguement argument|developement development|enviromental environmental|comittee committee|adition addition|atention attention|atmosfere atmosphere|activitys activities|citys cities|countrys countries|partys parties|storys stories|babys babies|ladys ladies|becouse because|becuase because|beacuse because|becaus because|beatiful beautiful|beutiful beautiful|beautifull beautiful|recieve receive|recieved received|wich which|whitch which|freind friend|freinds friends|frend friend|studing studying|writting writing|writen written|comming coming|diferent different|diffrent different|differnt different|goverment government|enviroment environment|tommorow tomorrow|tomorow tomorrow|tommorrow tomorrow|definately definitely|definitly definitely|seperate separate|untill until|alot a lot|allways always|allready already|intresting interesting|interessting interesting|intrested interested|dificult difficult|difficut difficult|easyer easier|happyer happier|biger bigger|hapy happy|realy really|finaly finally|usualy usually|especialy especially|generaly generally|probaly probably|probabily probably|truely truly|succesful successful|successfull successful|sucess success|neccessary necessary|necesary necessary|necessery necessary|accomodation accommodation|adress address|begining beginning|beleive believe|belive believe|bussiness business|busness business|calender calendar|collegue colleague|comunicate communicate|confortable comfortable|comfortabel comfortable|congradulations congratulations|dissapear disappear|dissapointed disappointed|disapointed disappointed|embarassed embarrassed|exellent excellent|excelent excellent|existance existence|experiance experience|explaination explanation|familys families|foriegn foreign|fourty forty|nineth ninth|twelveth twelfth|garanty guarantee|grammer grammar|happend happened|hollidays holidays|holliday holiday|imediately immediately|importent important|independant independent|knowlege knowledge|langauge language|lenght length|libary library|lisence licence|maintainance maintenance|mispell misspell|mountin mountain|nowdays nowadays|nowaday nowadays|occured occurred|oportunity opportunity|oppinion opinion|opinon opinion|peopel people|poeple people|pepole people|posible possible|prefered preferred|proffesor professor|pronounciation pronunciation|questionaire questionnaire|quikly quickly|reccomend recommend|recomend recommend|recomended recommended|religous religious|resturant restaurant|restaurent restaurant|restorant restaurant|shoud should|shuld should|wold would|woud would|coud could|similiar similar|sincerly sincerely|sory sorry|speach speech|stoped stopped|planed planned|studyed studied|tryed tried|caried carried|marryed married|stopt stopped|swiming swimming|runing running|siting sitting|geting getting|geted got|puting putting|begining beginning|forgeting forgetting|shoping shopping|suprise surprise|suprised surprised|surprize surprise|teatcher teacher|techer teacher|theathre theatre|therfore therefore|togheter together|togather together|tought thought|thougth thought|thru through|trafic traffic|vegatables vegetables|vegtables vegetables|vacances holidays|visitted visited|wether whether|whith with|wifi-password wifi password|wheather weather|wonderfull wonderful|usefull useful|carefull careful|helpfull helpful|gratefull grateful|peacefull peaceful|yesturday yesterday|yestarday yesterday|wendsday Wednesday|wensday Wednesday|febuary February|saterday Saturday|sunnday Sunday|thier their|theyre they’re|dont don’t|doesnt doesn’t|didnt didn’t|isnt isn’t|wasnt wasn’t|cant can’t|couldnt couldn’t|shouldnt shouldn’t|wouldnt wouldn’t|havent haven’t|hasnt hasn’t|im I’m|ive I’ve|youre you’re|thats that’s|whats what’s|lets-go let’s go|everyting everything|somthing something|anithing anything|evrybody everybody|everbody everybody|sometime's sometimes|childrens' children’s|cloths-shop clothes shop|delicius delicious|delicous delicious|aeroport airport|adresse address|apartement apartment|appartment apartment|exemple example|exampel example|responsable responsible|independance independence|tradicional traditional|profesional professional|profesor professor|inteligent intelligent|posibility possibility|oportunities opportunities|acept accept|arround around|agressive aggressive|aparently apparently|aquire acquire|athmosphere atmosphere|basicly basically|buisness business|catagory category|choclate chocolate|chocolat chocolate|croud crowd|curiousity curiosity|decission decision|desision decision|discusion discussion|esspecially especially|favorit favourite|favourit favourite|fantasic fantastic|futur future|gentelman gentleman|greatful grateful|heigth height|higth height|hygene hygiene|intelligance intelligence|jewlery jewellery|medecine medicine|medicin medicine|memmory memory|minuts minutes|neigbour neighbour|neighbur neighbour|nessesary necessary|ocasion occasion|offen often|parlament parliament|perfomance performance|persue pursue|pleasent pleasant|populer popular|practicaly practically|prefere prefer|privilige privilege|problably probably|quaterly quarterly|receit receipt|reciept receipt|remeber remember|rember remember|sence sense|shedule schedule|sceince science|sincerelly sincerely|stomack stomach|strengh strength|temperture temperature|tendancy tendency|tounge tongue|unfortunatly unfortunately|unfortunetly unfortunately|vehical vehicle|visable visible|wierd weird|yellowe yellow`
    .split('|')
    .map((pair): [string, string] => {
      const at = pair.indexOf(' ');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);

const properNames =
  /^(?:mr|mrs|dr|turkish|hindi|thai|romanian|bulgarian|czech|finnish|austrian|belgian|colombian|peruvian|argentinian|chilean|egyptian|moroccan|nigerian|kenyan|poland|portugal|greece|egypt|india|russia|ukraine|vietnam|thailand|korea|canada|australia|argentina|colombia|peru|morocco|nigeria|austria|sweden|norway|ireland|scotland|berlin|rome|madrid|tokyo|moscow|lisbon|vienna|budapest|english|spanish|french|german|italian|chinese|japanese|korean|arabic|russian|portuguese|dutch|greek|swedish|danish|norwegian|hungarian|ukrainian|vietnamese|american|british|european|african|asian|canadian|australian|brazilian|mexican|indian|irish|scottish|london|paris|england|france|germany|italy|spain|japan|china|brazil|mexico|america|europe|africa|asia|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter)$/;

export const spelling = [
  defineRule({
    id: 'misspelled',
    name: 'Spelling',
    code: 'SP',
    why: 'Many learners spell this word so. Look at the letters once more.',
    wrong: 'becouse',
    right: 'because',
    find: ({ tokens }) =>
      tokens.flatMap(({ low, text, tags }, at) => {
        const right = misspellings.get(low);
        if (!right || (tags.has('name') && at > 0)) return [];
        const isCapital = /^\p{Lu}/u.test(text);
        return [{ from: at, to: at, suggestion: isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right }];
      }),
  }),
  defineRule({
    id: 'capital-i',
    name: 'Capital I',
    code: 'P',
    why: 'The word I is always a capital letter.',
    wrong: 'my friend and i',
    right: 'my friend and I',
    find: ({ tokens }) =>
      tokens.flatMap(({ text }, at) =>
        text === 'i' && tokens[at + 1]?.text !== '.' && tokens[at + 1]?.text !== ')'
          ? [{ from: at, to: at, suggestion: 'I' }]
          : [],
      ),
  }),
  defineRule({
    id: 'capital-name',
    name: 'Capital letter',
    code: 'P',
    why: 'Languages, nationalities, countries, days and months begin with a capital letter.',
    wrong: 'on monday',
    right: 'on Monday',
    find: ({ tokens }) =>
      tokens.flatMap((token, at) =>
        properNames.test(token.text) &&
        !(token.text === 'china' && tokens[at + 1]?.tags.has('noun')) &&
        token.text !== 'august'
          ? [{ from: at, to: at, suggestion: token.text.charAt(0).toUpperCase() + token.text.slice(1) }]
          : [],
      ),
  }),
  defineRule({
    id: 'capital-sentence',
    name: 'Capital at the beginning',
    code: 'P',
    why: 'A sentence begins with a capital letter.',
    wrong: 'the sun is shining.',
    right: 'The sun is shining.',
    find: ({ tokens }) => {
      const [first, second] = tokens;
      const ends = tokens.at(-1)?.tags.has('punct') && tokens.length > 3;
      if (!first || !ends || !/^\p{Ll}{2,}$/u.test(first.text) || second?.tags.has('punct')) return [];
      return [{ from: 0, to: 0, suggestion: first.text.charAt(0).toUpperCase() + first.text.slice(1) }];
    },
  }),
  defineRule({
    id: 'repeated-word',
    name: 'A word twice',
    code: 'XW',
    why: 'This word appears here twice.',
    wrong: 'the the book',
    right: 'the book',
    find: ({ tokens }) =>
      tokens.flatMap(({ low, tags }, at): TokenRange[] => {
        const next = tokens[at + 1];
        const mayRepeat =
          /^(?:had|that|very|so|no|bye|ha|well|long|far|really|blah|who|is|do|her|you|in|on|what|not)$/.test(low) ||
          tags.has('punct') ||
          tags.has('num') ||
          tags.has('name');
        return next && next.low === low && !mayRepeat && /^\p{L}+$/u.test(next.text)
          ? [{ from: at, to: at + 1, suggestion: says(tokens[at]) }]
          : [];
      }),
  }),
  defineRule({
    id: 'space-before-sign',
    name: 'Spaces and signs',
    code: 'P',
    why: 'There is no space before a comma, a full stop, a question mark or an exclamation mark, and one after it.',
    wrong: 'Hello , how are you ?',
    right: 'Hello, how are you?',
    find: ({ tokens }: Sentence) =>
      tokens.flatMap((token, at) => {
        const before = tokens[at - 1];
        const isSpaced =
          before && /^[,.?!;]$/.test(token.text) && token.start === before.end + 1 && !before.tags.has('punct');
        if (isSpaced) return [{ from: at - 1, to: at, suggestion: before.text + token.text }];
        const next = tokens[at + 1];
        const isTight = token.text === ',' && next && next.start === token.end && /^\p{L}/u.test(next.text);
        return isTight && before ? [{ from: at, to: at + 1, suggestion: `, ${next.text}` }] : [];
      }),
  }),
  defineRule({
    id: 'misformed',
    name: 'Spelling of an ending',
    code: 'SP',
    why: 'Endings change the spelling of some words: study, studies, studied; stop, stopping; make, making.',
    wrong: 'He studys a lot.',
    right: 'He studies a lot.',
    find: ({ tokens }) =>
      tokens.flatMap(({ meant, tags, text }, at) =>
        meant && !tags.has('capital') && /^\p{Ll}+$/u.test(text) ? [{ from: at, to: at, suggestion: meant }] : [],
      ),
  }),
];
