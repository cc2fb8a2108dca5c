import { type SoundId, soundById } from '#shared/content/sounds/sound';

/** A place in the drawing: 240 wide, 220 high, the face looking to the left. */
export type Point = readonly [x: number, y: number];

/** What the drawing of one position needs to know. */
export interface MouthShape {
  /** How far the jaw is down, in units of the drawing. */
  jaw: number;
  lips: 'neutral' | 'spread' | 'round' | 'closed' | 'teeth';
  /** The upper side of the tongue: tip, blade, front, back, root. */
  tongue: readonly [Point, Point, Point, Point, Point];
  /** The soft part of the roof closes the way to the nose, or hangs open. */
  velum: 'up' | 'down';
  /** Where and how the air goes out. */
  air: 'free' | 'hiss' | 'burst' | 'slow' | 'nose' | 'sides';
  /** Where the way is narrow or closed. */
  place?: Point;
}

const root: Point = [165, 148];
type Tongue = MouthShape['tongue'];
const tongue = (tip: Point, blade: Point, front: Point, back: Point): Tongue => [tip, blade, front, back, root];

const vowel = (jaw: number, lips: MouthShape['lips'], shape: Tongue): MouthShape => ({
  jaw,
  lips,
  tongue: shape,
  velum: 'up',
  air: 'free',
});

/** The vowels that do not move; those that do are made of two of them. */
const still = {
  fleece: vowel(4, 'spread', tongue([69, 124], [84, 103], [108, 82], [142, 104])),
  kit: vowel(8, 'neutral', tongue([70, 127], [86, 110], [110, 93], [142, 108])),
  dress: vowel(14, 'spread', tongue([70, 132], [86, 119], [110, 105], [142, 114])),
  trap: vowel(24, 'spread', tongue([70, 141], [86, 132], [110, 122], [142, 124])),
  strut: vowel(15, 'neutral', tongue([74, 135], [92, 126], [116, 115], [145, 116])),
  schwa: vowel(10, 'neutral', tongue([74, 131], [92, 118], [116, 104], [145, 110])),
  nurse: vowel(10, 'neutral', tongue([74, 130], [92, 116], [116, 101], [145, 108])),
  palm: vowel(24, 'neutral', tongue([80, 146], [98, 140], [122, 128], [152, 113])),
  lot: vowel(20, 'round', tongue([82, 145], [100, 138], [124, 122], [153, 106])),
  thought: vowel(15, 'round', tongue([82, 141], [100, 130], [126, 110], [153, 98])),
  foot: vowel(8, 'round', tongue([80, 132], [98, 118], [124, 97], [151, 95])),
  goose: vowel(4, 'round', tongue([80, 130], [98, 112], [124, 87], [151, 88])),
} satisfies Partial<Record<SoundId, MouthShape>>;

const open: MouthShape = {
  ...still.trap,
  lips: 'neutral',
  tongue: tongue([74, 142], [92, 134], [116, 124], [147, 122]),
};

const rest = tongue([72, 126], [90, 116], [114, 108], [145, 112]);
const onRidge = tongue([74, 93], [87, 105], [112, 113], [144, 116]);
const backUp = tongue([76, 134], [94, 122], [121, 96], [148, 83]);

const consonant = (shape: Partial<MouthShape> & Pick<MouthShape, 'tongue' | 'air'>): MouthShape => ({
  jaw: 4,
  lips: 'neutral',
  velum: 'up',
  ...shape,
});

const lipStop = consonant({ jaw: 2, lips: 'closed', tongue: rest, air: 'burst', place: [33, 98] });
const ridgeStop = consonant({ tongue: onRidge, air: 'burst', place: [74, 92] });
const backStop = consonant({ tongue: backUp, air: 'burst', place: [147, 82] });
const lipTeeth = consonant({ jaw: 3, lips: 'teeth', tongue: rest, air: 'hiss', place: [52, 100] });
const between = consonant({
  jaw: 7,
  tongue: tongue([50, 103], [74, 106], [104, 112], [144, 116]),
  air: 'hiss',
  place: [50, 100],
});
const narrow = consonant({
  jaw: 2,
  lips: 'spread',
  tongue: tongue([72, 100], [86, 99], [112, 108], [144, 114]),
  air: 'hiss',
  place: [73, 96],
});
const wide = consonant({
  jaw: 3,
  lips: 'round',
  tongue: tongue([80, 102], [93, 90], [114, 92], [144, 108]),
  air: 'hiss',
  place: [88, 86],
});
const stopThenWide = consonant({
  jaw: 3,
  lips: 'round',
  tongue: tongue([76, 91], [90, 83], [114, 92], [144, 108]),
  air: 'slow',
  place: [80, 87],
});

const consonants = {
  p: lipStop,
  b: lipStop,
  t: ridgeStop,
  d: ridgeStop,
  k: backStop,
  g: backStop,
  ch: stopThenWide,
  j: stopThenWide,
  f: lipTeeth,
  v: lipTeeth,
  th: between,
  dh: between,
  s: narrow,
  z: narrow,
  sh: wide,
  zh: wide,
  h: consonant({ jaw: 12, tongue: still.schwa.tongue, air: 'free' }),
  m: { ...lipStop, velum: 'down', air: 'nose' },
  n: { ...ridgeStop, velum: 'down', air: 'nose' },
  ng: consonant({
    tongue: tongue([76, 134], [94, 122], [121, 104], [147, 95]),
    velum: 'down',
    air: 'nose',
    place: [148, 94],
  }),
  l: consonant({ jaw: 8, tongue: tongue([75, 93], [88, 110], [114, 118], [146, 108]), air: 'sides', place: [75, 92] }),
  r: consonant({ jaw: 6, lips: 'round', tongue: tongue([85, 96], [98, 97], [116, 110], [147, 106]), air: 'free' }),
  w: { ...still.goose, jaw: 2 },
  y: { ...still.fleece, jaw: 3 },
} satisfies Partial<Record<SoundId, MouthShape>>;

const moving = {
  face: [still.dress, still.kit],
  price: [open, still.kit],
  choice: [still.thought, still.kit],
  goat: [still.schwa, still.foot],
  mouth: [open, still.foot],
  near: [still.kit, still.schwa],
  square: [still.dress, still.schwa],
  cure: [still.foot, still.schwa],
} satisfies Partial<Record<SoundId, [MouthShape, MouthShape]>>;

const all: Partial<Record<SoundId, readonly MouthShape[]>> = {
  ...Object.fromEntries(Object.entries({ ...still, ...consonants }).map(([id, shape]) => [id, [shape]])),
  ...moving,
};

/** The position of a sound; of a vowel that moves, where it begins and where it ends. */
export const shapesOf = (id: SoundId): readonly MouthShape[] => all[id] ?? [];

/** The same in a few words, for those who do not see the drawing. */
export function shapeText(id: SoundId): string {
  const sound = soundById(id);
  return `Side view of the mouth for /${sound.sign}/. ${sound.mouth} ${sound.voiced ? 'The throat hums.' : 'The throat is still.'}`;
}
