/* Words that grammar treats alike. Small closed lists, so that rules say what they mean by their names. */

const set = (words: string) => new Set(words.trim().split(/\s+/));

export const wordSets = {
  subject: set('i you he she it we they'),
  third: set('he she it'),
  others: set('i you we they'),
  object: set('me him us them'),
  anyObject: set('me you him her it us them'),
  possessive: set('my your his her its our their'),
  article: set('a an the'),
  determiner: set(
    'a an the my your his her its our their this that these those some any no every each another either neither which what whose',
  ),
  be: set('be am is are was were been being'),
  bePresent: set('am is are'),
  beFinite: set('am is are was were'),
  have: set('have has had'),
  haveNow: set('have has'),
  do: set('do does did'),
  modal: set('can could must should may might will would shall'),
  auxiliary: set('do does did can could must should may might will would shall am is are was were have has had'),
  wh: set('what where when why how who which whose whom'),
  negative: set('not never nobody nothing nowhere'),
  manyNegative: set('nothing nobody nowhere never none hardly'),
  frequency: set('always usually never rarely seldom'),
  middle: set('not never always often usually sometimes already just also still ever really only even probably'),
  unit: set('second seconds minute minutes hour hours day days week weeks month months year years decade decades'),
  units: set('seconds minutes hours days weeks months years decades centuries'),
  oneUnit: set(
    'night week month year monday tuesday wednesday thursday friday saturday sunday summer winter spring autumn weekend',
  ),
  day: set('monday tuesday wednesday thursday friday saturday sunday'),
  month: set('january february march april may june july august september october november december'),
  number: set(
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty many several',
  ),
  several: set('two three four five six seven eight nine ten eleven twelve many several few a some'),
  clauseWord: set(
    'and but because so when if although though while as since until unless that which who where what how why whether than or before after',
  ),
  opensClause: set('because but when if although though while so that whether where why'),
  person: set(
    `man woman boy girl child baby person friend brother sister mother father mum dad mom parent son daughter uncle aunt cousin
     grandmother grandfather grandma grandpa husband wife teacher student doctor nurse engineer neighbour neighbor colleague boss
     classmate flatmate roommate boyfriend girlfriend nephew niece guest driver actor actress singer waiter waitress manager
     director writer artist farmer policeman player lawyer dentist scientist king queen lady gentleman guy kid teenager adult
     visitor tourist customer stranger policewoman secretary`,
  ),
  people: set(
    `people men women boys girls children babies persons friends brothers sisters parents sons daughters teachers students doctors
     nurses neighbours colleagues classmates kids players workers tourists visitors customers`,
  ),
  /** One word for several people: a plural verb may be right. */
  group: set('family team police staff group class band couple'),
  job: set(
    `doctor teacher engineer nurse student lawyer dentist waiter waitress actor actress singer farmer driver pilot cook chef
     journalist scientist secretary policeman mechanic dancer painter artist writer photographer hairdresser cleaner
     accountant architect programmer musician footballer firefighter carpenter electrician plumber vet receptionist`,
  ),
  mass: set(
    `information advice furniture homework housework luggage baggage equipment traffic news progress research weather bread money
     knowledge music fun water milk rice butter cheese sugar salt air electricity petrol help luck rubbish evidence feedback
     accommodation software vocabulary happiness pollution transport clothing jewellery food fruit meat coffee tea juice oil
     snow rain sand dust energy health peace love patience courage`,
  ),
  noArticleMass: set(
    `information advice furniture homework housework luggage baggage equipment traffic progress weather bread money luck fun
     rubbish feedback accommodation software permission evidence research news`,
  ),
  thing: set(
    `car house flat bike bicycle phone computer laptop dog cat book pen pencil bag table chair ticket job idea problem question
     brother sister friend girlfriend boyfriend camera umbrella garden room bed letter exam test picture photo jacket dress shirt
     hat coat watch key boat horse village town city shop restaurant hotel party meeting dream chance lesson teacher baby son
     daughter cup glass bottle sandwich apple banana egg story song film movie game`,
  ),
  place: set(
    `cinema beach supermarket station airport library museum restaurant doctor dentist gym theatre zoo bank hairdresser
     pharmacy bakery playground countryside city centre mountains seaside`,
  ),
  going: set(
    'go goes went going gone come comes came coming get gets got arrive walk walked drive drove travel travelled run ran return returned',
  ),
  language: set(
    'english spanish french german italian chinese japanese korean arabic russian portuguese turkish polish dutch greek hindi vietnamese thai swedish',
  ),
  singularS: set(
    `news physics maths mathematics economics politics statistics series species means athletics gymnastics headquarters crossroads
     electronics commons summons chaos cosmos ethos lens genetics ethics linguistics diabetes measles billiards wales bus gas glass class boss address business dress`,
  ),
  /** You mean it’s free? You know what? These begin as statements do. */
  remark: set('mean know see say come suppose'),
  ed: set('bored interested excited surprised confused frightened tired embarrassed disappointed annoyed'),
  ingAdjective: set(
    'boring interesting exciting surprising confusing frightening tiring embarrassing disappointing annoying',
  ),
} as const satisfies Record<string, ReadonlySet<string>>;
export type WordSet = keyof typeof wordSets;
