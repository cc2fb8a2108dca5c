import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { digitFace } from './scripts/digit-face.ts';
import { fetchedBeforeImported } from './scripts/fetched-before-imported.ts';
import { compressing } from './scripts/prerender.ts';

const folder = process.env.BUILD_FOLDER ?? 'dist';

/** What shows and keeps an answer, for given work and live games alike. */
const questions =
  /(items\/(item-view|prompt-head|with-passage)|play\/play-frame|lib\/(outbox|use-outbox|new-id)|attempts\/(use-attempt-keys|use-reading-support)|classes\/guest-name-fault|items\/is-response|core\/count|ui\/(button-link|empty-state)|icons\/arrow-right)\.(tsx?|mjs)$/;

/**
 * The entry for guests, beside that of the portal and after it. Built for itself, it has of each package only what it
 * uses, in a file for the door, one for questions, and one each for given work and live games: cut out of the portal it
 * would be a tenth larger. `scripts/check-sizes.mjs` weighs them.
 */
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // What older versions of React lack, this one has.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  plugins: [react(), tailwindcss(), digitFace(), fetchedBeforeImported(), compressing()],
  build: {
    outDir: `${folder}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/guest-manifest.json',
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Its own file in any case. Lists of what else to fetch weigh something too: only where somebody waits for it.
      resolveDependencies: (file, imports) => [...new Set([file, ...(/\/(player|live)-/.test(file) ? imports : [])])],
    },
    rolldownOptions: {
      input: 'join.html',
      output: {
        codeSplitting: {
          groups: [
            { name: 'guest', tags: ['$initial'], priority: 3 },
            { name: 'question', test: questions, priority: 2 },
            // Small, and used by live games as well as by something that is loaded without them.
            { name: 'session', test: /guest\/session\.ts$/, priority: 2 },
            { name: 'given-text', test: /attempts\/given-text\.ts$/, priority: 2 },
            { name: 'made-up-names', test: /made-up-names\.ts$/, priority: 2 },
            { name: 'player', test: /guest\/(play-page|guest-name-form)\.tsx$/, priority: 1 },
            { name: 'live', test: /guest\/live\/index\.ts$/ },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }],
        // Nothing here reads a property for what the reading does: that is half a kilobyte.
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
    },
  },
});
