/**
 * Words with one meaning wherever they stand, whose gloss holds of all that is called so: their meaning in a text can be
 * asked for without anybody looking at the text. Of all words of the pack that have one sense there, two readers who did
 * not know of each other left out what is used in another sense as well (a bell, to launch), whose gloss tells of one use
 * only (a mechanic repairs more than cars) or is that of other words too.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
  academic accountant accuse achieve actress adolescent advise affordable agriculture aircraft airport alike amazed
  ambulance analyse analyst angry ankle announce annoy ant apologise appoint arise arrest arrogant assure astonish
  astronaut attic aunt autobiography babysitter baggy baker bakery bald banana bandage basement bedroom beginner
  bestseller biased bicycle bleed blue bookcase bookshop bossy boyfriend brake brave breathe bride bridesmaid brief
  broadcast brooch brother brown burglar burrow bus businessman businesswoman butcher buy calculate calculator camel
  camp cancel capable carnivore carpenter carrot cashier cashpoint cellar chef chin chronological citizen clarify
  classroom client clown coconut colleague combat combine commute competent complain complicated composer compulsory
  conceal congratulate consecutive considerate contact continue continuous controversial convict cope corporate
  cough cow crab cramped create criminal criticise crocodile crowded crucial cuddly cycle cyclist dancer dangerous
  decide delegate dentist depressing deserve despise destination destroy detailed detect diagnose dictionary die
  differ disagree discuss dishwasher distract divorced dizzy dolphin dominant downward dragon draughty
  drip dye eager earring economical edible educate effective elbow elect elephant embarrassing employee employer
  endless enforce enhance ensure enthusiast enthusiastic entrepreneur ethnic evaluate evolve exceed exclude
  exhausted exist exotic expensive experienced expert export express factory famous fascinating fashionable ferry
  financial fireplace flatmate flourish fool forehead forest forgive freezer fridge frighten frog frustrated
  frustrating fry fundamental gardener genetic genuine girlfriend glance global goat grandchild
  granddaughter grandfather grandmother grandparent grandson grass grate grateful greedy grey guidebook haggle
  hairdresser hammer handmade harbour harmful harmless hate hedgehog helicopter helmet herbivore hesitate hibernate
  historian hitchhike homeless homesick horse hospital hostage hotel hug humorous hungry husband identical ignore
  illegal imaginary imaginative impatient implement imply import impress improve inadequate indifferent indoor
  initial injure insect insert instruct instructor insult intellectual intelligent intend international inventor
  investigate invisible irrelevant itinerary jog jug junction justify kiss kitchen knee kneel knit laboratory lawyer
  leaflet learn lecturer lemonade lettuce librarian lick lighthouse listener literary local logical magnificent
  mall mammal manufacture marry meaningless memorise mental metropolitan microscope military millionaire minimal
  minor misleading monkey mosque mosquito motorway mourn mow multicultural museum mutual mysterious napkin narrator
  national necklace negotiate nephew newborn niece nocturnal northern nose notice novelist nutritious obey obvious
  octopus offspring ongoing onion optimistic optional ordinary organiser orphan outdated outdoor outplay overcast
  overcharge overcrowded overpriced overweight overwhelmed owl owner parent participant participate pause penguin
  pensioner permanent persuade persuasive photographer pillow pineapple pink playground poet political
  politician portable postman postpone praise predict pregnant prescribe preserve pretend prevent previous priceless
  prisoner probable profitable programmer prolong protect provide psychological punctual punish puppy purple puzzled
  quit quote rabbit racial rainforest rainy random receive recent receptionist redevelop reduce referee refugee
  regional regret rehearse reject relocate reluctant remove renovate repeat rescue resent resit restaurant reuse
  rewarding rinse risky roundabout royal ruin sailor salesperson saucepan savoury sceptical scream scroll scruffy
  seagull seaside select selfish separate sew sheep shiny ship shocked shocking shopper shoulder shout sibling
  simplify sincere sing singer situated skilled skyscraper sleep sleeve sleeveless snowman soaked socialise sofa
  soldier southern spacious spectator spicy spider spinach spotless sprain sprinkle sprint squirrel stadium statue
  steal stepsister stimulate stranded strawberry street stressed stressful stretcher student stylish
  subsequent suffer suitcase summarise supermarket supervise supervisor suspect swan swap symbolise synagogue tailor
  tanned taxi teach teacher technological teenage teenager tenant tent terrified textbook thaw thief thirsty
  thorough thrilled thriller tiring toddler tomato toothbrush tortoise tourist towel toy tractor trainee tram
  translator trigger tutor unaware unbeaten uncle underdog undergo undertake unexpected uniform unique unkind
  unnecessary unspoilt upcoming upgrade upload useful vanish vegetarian village violin visible visitor visual
  vocational voluntary vote voyage vulnerable waiter warehouse warn waterfall watermelon website weird whale wheat
  whisper wholemeal widespread widow wife windy wooden workplace worthwhile wrist yawn yellow
`
    .trim()
    .split(/\s+/),
);
