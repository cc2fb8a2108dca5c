// Preloaded into a portal: its clock is off by as many milliseconds as the file MOVED_CLOCK says, whenever it is read.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const offset = () => Number(readFileSync(process.env.MOVED_CLOCK, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + offset()]));
  }
  static now() {
    return RealDate.now() + offset();
  }
};
