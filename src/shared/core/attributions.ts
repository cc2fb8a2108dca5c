interface Attribution {
  /** The package that brings it, where it is one. */
  package?: string;
  name: string;
  use: string;
  licence: string;
  /** What the licence asks to be said. */
  notice: string;
  source?: string;
}

/** Language data, type and pictures that come from elsewhere, as their licences ask us to name them. */
export const attributions: readonly Attribution[] = [
  {
    package: 'cmu-pronouncing-dictionary',
    name: 'CMU Pronouncing Dictionary',
    use: 'How words sound in American English. The phonetic signs are made from it by our own table.',
    licence: 'BSD 2-Clause; package ISC',
    notice:
      'Copyright 1993–2015 Carnegie Mellon University. All rights reserved. Package copyright 2015 Zeke Sikelianos.',
    source: 'https://github.com/words/cmu-pronouncing-dictionary',
  },
  {
    package: 'dictionary-en',
    name: 'American English spelling dictionary',
    use: 'Whether a typed word exists: for slips in answers, and as the words of the spelling checker.',
    licence: 'MIT and BSD',
    notice: 'Made from SCOWL, copyright 2000–2019 Kevin Atkinson, and Ispell, copyright 1993 Geoff Kuenning.',
    source: 'http://wordlist.sourceforge.net',
  },
  {
    package: 'dictionary-en-gb',
    name: 'British English spelling dictionary',
    use: 'The same for British spelling.',
    licence: 'MIT and BSD',
    notice: 'Made from SCOWL, copyright 2000–2019 Kevin Atkinson, and Ispell, copyright 1993 Geoff Kuenning.',
    source: 'http://wordlist.sourceforge.net',
  },
  {
    name: 'zxcvbn-ts, English language package',
    use: 'First names, and how often words are said, so that the spelling checker offers the usual word first.',
    licence: 'MIT; count of words ODC-BY',
    notice:
      'Package copyright 2021 MrWook and zxcvbn-ts contributors. The count is a processed derivative of OpenSubtitles 2024 by OPUS (Helsinki-NLP); original data is attributed to subtitle contributors and rights holders.',
    source: 'https://opus.nlpl.eu/',
  },
  {
    package: '@fontsource-variable/atkinson-hyperlegible-next',
    name: 'Atkinson Hyperlegible Next',
    use: 'The face for reading.',
    licence: 'SIL Open Font License 1.1',
    notice: 'Copyright 2020–2024 The Atkinson Hyperlegible Next Project Authors.',
    source: 'https://github.com/googlefonts/atkinson-hyperlegible-next',
  },
  {
    package: '@fontsource-variable/bricolage-grotesque',
    name: 'Bricolage Grotesque',
    use: 'The face for headings.',
    licence: 'SIL Open Font License 1.1',
    notice: 'Copyright 2022 The Bricolage Grotesque Project Authors.',
    source: 'https://github.com/ateliertriay/bricolage',
  },
  {
    package: '@fontsource-variable/noto-sans',
    name: 'Noto Sans, variable',
    use: 'The digits beside the face for reading.',
    licence: 'SIL Open Font License 1.1',
    notice: 'Copyright 2022 The Noto Project Authors.',
    source: 'https://github.com/notofonts/latin-greek-cyrillic',
  },
  {
    package: '@fontsource/noto-sans',
    name: 'Noto Sans',
    use: 'The signs of the phonetic alphabet.',
    licence: 'SIL Open Font License 1.1',
    notice: 'Copyright 2022 The Noto Project Authors.',
    source: 'https://github.com/notofonts/latin-greek-cyrillic',
  },
  {
    name: 'Fluent Emoji',
    use: 'The pictures of words, dice and questions, and of young students’ secrets.',
    licence: 'MIT',
    notice: 'Copyright Microsoft Corporation.',
    source: 'https://github.com/microsoft/fluentui-emoji',
  },
  {
    package: 'lucide-react',
    name: 'Lucide',
    use: 'Icons on buttons.',
    licence: 'ISC; parts of it from Feather, MIT',
    notice: 'Copyright Lucide Contributors. Feather: copyright 2013–present Cole Bemis.',
    source: 'https://lucide.dev',
  },
];
