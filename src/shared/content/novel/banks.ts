import { keysOf } from '#shared/core/keys-of';

/** Words to begin a sentence with, and words for what one sees, hears, smells, tastes and feels, by level. */
interface Bank {
  starters: readonly string[];
  senses: Readonly<Record<Sense, readonly string[]>>;
}
export const senses = { see: 'See', hear: 'Hear', smell: 'Smell', taste: 'Taste', touch: 'Touch' } as const;
export const senseIds = keysOf(senses);
export type Sense = keyof typeof senses;

const list = (text: string) => text.split(',').map((one) => one.trim());

export const banks = {
  A2: {
    starters: list(
      'One morning …, It was dark and …, Suddenly …, There was a …, He looked at …, She did not want to …, They ran to …, After that …, In the end …, Nobody knew …, Behind the door …, For the first time …',
    ),
    senses: {
      see: list('bright, dark, tall, round, grey, golden, empty, busy, clean, broken, far away, close together'),
      hear: list(
        'a loud bang, a quiet voice, rain on the roof, a dog far away, music from next door, footsteps, a bell, laughter, nothing at all, the wind, a train, a whisper',
      ),
      smell: list(
        'fresh bread, wet grass, smoke, soap, old books, coffee, flowers, the sea, rubbish, oranges, cold air, something burning',
      ),
      taste: list(
        'sweet, salty, sour, too hot, fresh, like chocolate, like nothing, bitter, like home, spicy, cold, strange',
      ),
      touch: list('soft, hard, wet, dry, cold, warm, rough, smooth, heavy, light, sticky, sharp'),
    },
  },
  B1: {
    starters: list(
      'It all began when …, To her surprise …, Before he could answer …, As soon as …, Nobody had told them that …, What he saw was …, She had never …, By the time they arrived …, The strange thing was …, All he could think of was …, Just as …, Without a word …',
    ),
    senses: {
      see: list(
        'a thin line of light, dust in the air, a crowded street, shadows on the wall, a pale face, shining eyes, a crooked sign, colours that do not match, a tiny figure, clouds moving fast, a half-open door, footprints',
      ),
      hear: list(
        'a creaking floor, a distant engine, leaves moving, a nervous laugh, a door closing, somebody humming, glass breaking, a steady drip, waves, a sudden silence, a phone that nobody answers, a low growl',
      ),
      smell: list(
        'damp clothes, fresh paint, pine trees, dusty curtains, fried onions, petrol, a summer storm, warm milk, candle wax, wet dog, cut wood, old leather',
      ),
      taste: list(
        'bitter tea, salt on the lips, a sour apple, dry bread, honey, metal, pepper, ripe mango, cold soup, mint, burnt toast, sea water',
      ),
      touch: list(
        'rough bark, a cool pillow, sand between the toes, a firm handshake, a scratchy blanket, the heat of a stove, a slippery floor, an icy railing, soft wool, a stone from the river, a beating heart, fine rain',
      ),
    },
  },
  B2: {
    starters: list(
      'Had she known …, It was not until … that …, Hardly had they …, What nobody expected was …, For all his courage …, However hard she tried …, There was something about … that …, Little did they know …, Even now …, Only later did …, It might have been …, As though nothing had happened …',
    ),
    senses: {
      see: list(
        'a flickering lamp, light spilling from a window, a silhouette, faded wallpaper, a sea of umbrellas, sunlight broken by leaves, a narrow gap, dust dancing in a beam, a blurred photograph, peeling paint, a single lit window, mist rising',
      ),
      hear: list(
        'a muffled argument, gravel underfoot, a kettle beginning to sing, the hum of a fridge, a swallowed sob, rustling silk, a crackling fire, distant thunder, the scrape of a chair, a murmur of voices, an echo, the hiss of tyres on wet roads',
      ),
      smell: list(
        'freshly turned earth, stale air, lavender, engine oil, roasting chestnuts, chlorine, rain on hot stone, ink, mould, crushed herbs, a hint of vanilla, salt and seaweed',
      ),
      taste: list(
        'smoky, overripe, tangy, watery, rich and dark, chalky, peppery, buttery, stale, sharp as lemon, earthy, sickly sweet',
      ),
      touch: list(
        'clammy hands, brittle paper, a velvet curtain, prickling skin, a splintered rail, the sting of salt, damp sheets, a numb finger, polished wood, a gust of hot air, coarse rope, the weight of a hand',
      ),
    },
  },
  C1: {
    starters: list(
      'So quiet was it that …, Were it not for …, Not for the first time …, What troubled her was less … than …, Of all the things he might have said …, There comes a moment when …, Unbeknown to …, As if by agreement …, No sooner had … than …, Seldom had …, Much as he …, If there was one thing …',
    ),
    senses: {
      see: list(
        'a sliver of moon, a washed-out sky, lamplight pooling on the pavement, a glint of metal, a threadbare carpet, dusk thickening, an ashen face, a tangle of wires, a gaping doorway, frost feathering the glass, a smudge on the horizon, a face half in shadow',
      ),
      hear: list(
        'a stifled yawn, the drone of a fly, a brittle laugh, a clatter of plates, the sigh of a tide, a lilting voice, wood settling, the patter of paws, a hollow knock, words dying away, a shrill whistle, the tick of cooling metal',
      ),
      smell: list(
        'musty velvet, resin, brine, scorched linen, overripe fruit, antiseptic, bruised mint, woodsmoke in a scarf, tarmac after rain, beeswax, mildew, something faintly metallic',
      ),
      taste: list(
        'acrid, mellow, briny, cloying, tart, smouldering spice, the grit of sand, flat and lukewarm, a trace of cinnamon, bittersweet, charred, crisp',
      ),
      touch: list(
        'gossamer, a searing draught, a grainy surface, goosebumps, a yielding mattress, the bite of the wind, a slick of rain, knotted shoulders, warm stone, a fraying cuff, a tremor underfoot, dew-soaked laces',
      ),
    },
  },
} as const satisfies Record<string, Bank>;
export const bankLevels = keysOf(banks);
export type BankLevel = keyof typeof banks;

/**
 * Questions for somebody who does not know how to go on; {hero}, {other}, {place} and {thing} are names of the codex.
 */
export const stuckQuestions: readonly string[] = [
  'What does {hero} want in this scene, right now?',
  'What is {hero} afraid will happen next?',
  'Who could come through the door at {place}?',
  'What does {hero} notice that {other} does not see?',
  'What would {other} never say aloud here?',
  'What can be heard at {place}, if everybody is quiet?',
  'What goes wrong with the simplest thing in this scene?',
  'What does {hero} know that the reader does not know yet?',
  'What would happen if {other} said no?',
  'What is {thing} doing in this scene, or who has it?',
  'How does the weather change what they can do?',
  'What would make somebody laugh here?',
  'What is the worst moment for the phone to ring?',
  'If this scene ends badly for {hero}, how? And if it ends well?',
  'What has changed for {hero} between the first line and the last one?',
  'Which of the five senses is missing so far?',
  'Where is {other} during all this?',
  'What does {hero} do with the hands while talking?',
  'What is the first thing that {hero} would do tomorrow?',
  'Which promise is broken or kept here?',
  'What does the place look like to somebody who is there for the first time?',
  'What small thing could matter later?',
  'What does {hero} pretend not to mind?',
  'If you could tell the reader only one thing about this scene, what would it be?',
];
