import type { MouthShape, Point } from './shapes';

/** A smooth line through points (Catmull–Rom, as cubic Bézier curves). Begins with a move, or goes on from there. */
export function curve(points: readonly Point[], goesOn = false): string {
  const at = (place: number) => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0];
  const begin = goesOn ? `L${pair(at(0))}` : `M${pair(at(0))}`;
  const parts = points.slice(1).map((to, place) => {
    const [before, from, after] = [at(place - 1), at(place), at(place + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return [begin, ...parts].join(' ');
}

const pair = ([x, y]: Point) => `${player(x)} ${player(y)}`;
const player = (value: number) => Math.round(value * 10) / 10;

/** All lines of the drawing, from what the shape says of jaw, lips, tongue and velum. */
export function linesOfFace({ jaw, lips, tongue, velum }: MouthShape) {
  const forward = lips === 'round' ? 9 : lips === 'spread' ? -3 : 0;
  const gap = lips === 'closed' ? 0 : lips === 'round' ? 3 + jaw * 0.45 : lips === 'teeth' ? 0 : 3 + jaw * 0.85;
  const isBitten = lips === 'teeth';
  const upper: Point = [34 - forward, 90];
  const upperEdge: Point = [40 - forward * 0.8, isBitten ? 92 : 97];
  const lower: Point = [isBitten ? 42 : 35 - forward, 106 + gap];
  const lowerEdge: Point = [isBitten ? 50 : 40 - forward * 0.8, isBitten ? 100 : 98 + gap];
  const chin = 140 + jaw;

  const face = [
    curve([[56, 2], [44, 28], [20, 58], [24, 68], [36, 73], [35, 82], upper, upperEdge]),
    `L58 ${upperEdge[1]} L58 ${lowerEdge[1]} L${pair(lowerEdge)}`,
    curve(
      [
        lowerEdge,
        lower,
        [42, 118 + jaw],
        [38, chin],
        [52, chin + 22],
        [92, chin + 32],
        [132, 196 + jaw / 2],
        [140, 218],
      ],
      true,
    ),
    'L208 218 L208 2 Z',
  ].join(' ');

  const inside = [
    `M${pair(upperEdge)} L60 ${Math.min(92, upperEdge[1])}`,
    curve(
      [
        [66, 88],
        [76, 90],
        [90, 78],
        [110, 70],
        [132, 71],
        [152, 76],
        [172, 80],
      ],
      true,
    ),
    curve(
      [
        [188, 84],
        [190, 130],
        [188, 216],
      ],
      true,
    ),
    'L160 216',
    curve(
      [
        [156, 190],
        [128, 178 + jaw / 2],
        [92, 160 + jaw],
        [70, 128 + jaw],
        [60, 122 + jaw],
      ],
      true,
    ),
    `L${pair([lowerEdge[0] + 4, lowerEdge[1] + 4])} L${pair(lowerEdge)} Z`,
  ].join(' ');

  const nose = [
    curve([
      [38, 71],
      [48, 52],
      [80, 42],
      [130, 44],
      [172, 56],
      [188, 84],
    ]),
    curve(
      [
        [172, 80],
        [150, 62],
        [110, 58],
        [70, 62],
        [50, 72],
      ],
      true,
    ),
    'Z',
  ].join(' ');

  const [tip, blade, front, back, root] = tongue;
  const under: Point = [tip[0] + 3, tip[1] + 13];
  const tonguePath = [
    curve([under, [tip[0] - 3, tip[1] + 5], tip, blade, front, back, root, [163, 180]]),
    curve([[152, 186], [126, 174 + jaw / 2], [96, 154 + jaw], [84, Math.max(under[1] + 10, 134 + jaw)], under], true),
    'Z',
  ].join(' ');

  return {
    face,
    inside,
    nose,
    tongue: tonguePath,
    velum:
      velum === 'up'
        ? curve([
            [128, 66],
            [150, 67],
            [172, 66],
            [184, 72],
            [178, 84],
          ])
        : curve([
            [128, 66],
            [148, 70],
            [160, 84],
            [162, 100],
            [158, 108],
          ]),
    upperTeeth: 'M56 82 L67 84 L64 92 Q60 101 56 99 Z',
    lowerTeeth: `M57 ${106 + jaw} Q61 ${104 + jaw} 64 ${112 + jaw} L68 ${124 + jaw} L58 ${124 + jaw} Z`,
    upperLip: `${curve([[36, 82], upper, upperEdge])} Q${pair([50 - forward * 0.4, upperEdge[1] - 1])} 54 ${upperEdge[1] - 9} Q46 82 36 82 Z`,
    lowerLip: `${curve([lowerEdge, lower, [42, 118 + jaw]])} Q52 ${116 + jaw} ${pair([55, 108 + gap])} Q${pair([50 - forward * 0.3, lowerEdge[1]])} ${pair(lowerEdge)} Z`,
  };
}
