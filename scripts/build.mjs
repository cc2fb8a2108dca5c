// Builds what the tests of the operation and of the browser run, unless that is up to date: a process of its own, beside
// other tests.
import { build } from './prepare.mjs';

build();
