// npm run build: all that `npm start` does before it serves, so that a restart after it takes a second.
import { prepareServing } from './prepare.mjs';

prepareServing();
