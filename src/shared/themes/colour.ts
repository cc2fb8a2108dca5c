/**
 * Colour arithmetic for judging a theme: how well text can be read on its background, and how far apart two colours
 * stay for someone with a colour vision deficiency. Pure; colours are written `#rrggbb`.
 */

export type Hex = `#${string}`;
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const deficiencies = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Deficiency = (typeof deficiencies)[number];

/**
 * Machado, Oliveira and Fernandes, 'A Physiologically-based Model for Simulation of Color Vision Deficiency'
 * (IEEE TVCG 15(6), 2009), severity 1.0. They apply to linear RGB.
 */
const machado: Record<Deficiency, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = (r: Triple) => r[0] * x + r[1] * y + r[2] * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function channels(hex: Hex): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a six-digit colour: ${hex}`);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function toHex([r, g, b]: Triple): Hex {
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

function linear(hex: Hex): Triple {
  const [r, g, b] = channels(hex);
  const one = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return [one(r), one(g), one(b)];
}

function fromLinear([r, g, b]: Triple): Hex {
  const one = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
  return toHex([one(Math.max(0, r)), one(Math.max(0, g)), one(Math.max(0, b))]);
}

/** Relative luminance as WCAG 2 defines it: 0 for black, 1 for white. */
export function luminance(hex: Hex): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** What CSS paints for `color-mix(in srgb, a share%, b)`. */
export function mix(a: Hex, b: Hex, share: number): Hex {
  const [from, to] = [channels(a), channels(b)];
  const one = (x: number, y: number) => x * (share / 100) + y * (1 - share / 100);
  return toHex([one(from[0], to[0]), one(from[1], to[1]), one(from[2], to[2])]);
}

/** The colour as someone with this deficiency sees it. */
export function simulate(hex: Hex, deficiency: Deficiency): Hex {
  return fromLinear(times(machado[deficiency], linear(hex)));
}

function lab(hex: Hex): Triple {
  const xyz = times(
    [
      [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
    ],
    linear(hex),
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [x, y, z] = [f(xyz[0]), f(xyz[1]), f(xyz[2])];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 difference: about 1 is just noticeable, 10 is plain at a glance, 100 is black against white. */
export function difference(one: Hex, other: Hex): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const radians = Math.PI / 180;
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [ap1, ap2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const angle = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / radians + 360) % 360);
  const [h1, h2] = [angle(b1, ap1), angle(b2, ap2)];
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * radians);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * radians) +
    0.24 * Math.cos(2 * h * radians) +
    0.32 * Math.cos((3 * h + 6) * radians) -
    0.2 * Math.cos((4 * h - 63) * radians);
  const dL = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dC = (c2 - c1) / (1 + 0.045 * c);
  const dh = dH / (1 + 0.015 * c * t);
  const rotation =
    -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * radians) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(dL ** 2 + dC ** 2 + dh ** 2 + rotation * dC * dh);
}
