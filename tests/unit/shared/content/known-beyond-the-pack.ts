/**
 * Words of glosses that are no words of the pack, each read and found easy enough at every level: names, letters, short
 * forms, and forms that follow at once from a word of the pack.
 */
const table = `
  africa argentina asia australia austria bangladesh belgium brazil britain bulgaria canada chile china colombia croatia
  cuba denmark egypt england europe finland france germany greece hungary india indonesia iran ireland israel
  italy japan kenya korea london mecca mexico morocco nepal netherlands nigeria norway pakistan peru philippines
  poland portugal romania russia scotland serbia slovakia spain sweden switzerland syria thailand ukraine usa
  vietnam wales
  ana omar silva christians muslims jewish hindus buddhists
  b c e o u z ha
  can't cannot didn't doesn't don't hadn't haven't i'm isn't wasn't won't
  millions thousands
  calmly firmly formally gently lightly nicely tightly
  curved
`;

export const knownBeyondThePack: ReadonlySet<string> = new Set(table.trim().split(/\s+/));
