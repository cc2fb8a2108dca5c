// npm run build: all that `npm start` does before it serves, so that a restart after it takes a second.
import { build, generateClient, install, readSettingsFile, requireNode } from './prepare.mjs';

requireNode();
readSettingsFile();
install({ everything: false });
generateClient();
build();
