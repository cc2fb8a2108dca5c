import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { digitFace } from './scripts/digit-face.ts';
import { compressing } from './scripts/prerender.ts';

const folder = process.env.BUILD_FOLDER ?? 'dist';

/**
 * The entry for guests, beside that of the portal and after it. Built for itself, it has of each package only what it
 * uses, in a file for the door, one for questions, and one each for given work and live games: cut out of the portal it would be a tenth larger.
 */
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // What older versions of React lack, this one has.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  plugins: [react(), tailwindcss(), digitFace(), compressing()],
  build: {
    outDir: `${folder}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/guest-manifest.json',
    target: 'es2022',
    rolldownOptions: {
      input: 'join.html',
      output: {
        codeSplitting: {
          groups: [
            { name: 'guest', tags: ['$initial'], priority: 3 },
            {
              name: 'question',
              test: /(items\/item-view|play\/play-frame|items\/with-passage|lib\/outbox|lib\/use-outbox|use-attempt-keys|use-reading-support|guest-name-fault)\.tsx?$/,
              priority: 2,
            },
            { name: 'player', test: /(open-work|guest-name-form)\.tsx$/, priority: 1 },
            { name: 'live', test: /guest\/live\/index\.ts$/ },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
    },
  },
});
