// Tests of the portal as it is run need its build. Where that is up to date, nothing is done.
import { build } from '../../scripts/prepare.mjs';

export default function setup() {
  build();
}
