import type { Level } from '#shared/core/level';

/** A word in syllables; the stressed one in capitals: `ba-NA-na`. */
export interface StressedWord {
  word: string;
  syllables: readonly string[];
  /** Which syllable is stressed, from 0. */
  stressed: number;
  level: Level;
  /** Why it is there, where there is a rule. */
  rule?: StressRule;
}

/** What can be said of the stress of a word; each holds nearly always. */
export const stressRules = {
  noun: 'Most nouns and adjectives of two syllables are stressed on the first.',
  verb: 'Many verbs of two syllables are stressed on the second.',
  compound: 'A noun that is made of two words is stressed on the first of them.',
  tion: 'Words that end in -tion or -sion are stressed on the syllable before it.',
  ic: 'Words that end in -ic or -ical are stressed on the syllable before it.',
  ity: 'Words that end in -ity, -graphy or -logy are stressed on the third syllable from the end.',
  ee: 'The endings -ee, -eer and -ese are stressed themselves.',
} as const;
export type StressRule = keyof typeof stressRules;

const words = (level: Level, text: string, rule?: StressRule): StressedWord[] =>
  text.split(',').map((entry) => {
    const parts = entry.trim().split('-');
    return {
      word: parts.join('').toLowerCase(),
      syllables: parts.map((part) => part.toLowerCase()),
      stressed: parts.findIndex((part) => /^[A-Z]+$/.test(part)),
      level,
      ...(rule && { rule }),
    };
  });

export const stressedWords: readonly StressedWord[] = [
  ...words('A1', 'TEA-cher, STU-dent, WIN-dow, TA-ble, HAP-py, MO-ney, SIS-ter, DOC-tor', 'noun'),
  ...words('A1', 'ba-NA-na, HOS-pi-tal, FA-mi-ly, com-PU-ter, to-MOR-row, ho-TEL, SA-tur-day, gui-TAR'),
  ...words('A1', 'CLASS-room, BED-room, FOOT-ball, BATH-room, AIR-port', 'compound'),
  ...words('A2', 'be-GIN, for-GET, de-CIDE, re-PEAT, ex-PLAIN, ar-RIVE, a-GREE, in-VITE, re-LAX', 'verb'),
  ...words('A2', 'STA-tion, in-for-MA-tion, in-vi-TA-tion, con-ver-SA-tion, e-du-CA-tion, com-pe-TI-tion', 'tion'),
  ...words('A2', 'HO-li-day, RES-tau-rant, po-LICE, DIF-fi-cult, mu-SE-um, EX-er-cise, IN-ter-net, de-LI-cious'),
  ...words('B1', 'fan-TAS-tic, ro-MAN-tic, e-lec-TRO-nic, e-co-NO-mic, PUB-lic, sci-en-TI-fic, ar-TIS-tic', 'ic'),
  ...words(
    'B1',
    'u-ni-VER-si-ty, a-BI-li-ty, pho-TO-gra-phy, tech-NO-lo-gy, ge-O-gra-phy, pos-si-BI-li-ty, bi-O-lo-gy',
    'ity',
  ),
  ...words('B1', 'en-gi-NEER, vo-lun-TEER, Ja-pa-NESE, pi-o-NEER, Chi-NESE', 'ee'),
  ...words(
    'B1',
    'de-VE-lop, ad-VICE, CA-len-dar, PHO-to-graph, ne-CES-si-ty, op-por-TU-ni-ty, im-POR-tant, re-MEM-ber',
  ),
];
