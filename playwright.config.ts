import { defineConfig } from '@playwright/test';

/** A real browser against the built portal; each worker has a portal and a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A page waits for its server half of the time: two cores are busy with three. With two, all of it took a quarter longer.
  workers: 3,
  // Much waiting for little: beside other work, all take twice as long and none is wrong for that.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    // What slides in is waited for, and drawn sixty times a second meanwhile. What tests say holds without that as well.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed says so soon, and does not use up the time of its test.
    actionTimeout: 30_000,
    // A trace of each step nearly doubles the time of a run: `TRACE=1 npm test -- e2e` keeps those of what failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--headless',
        // An address of plain http that is not the loopback, as in a school’s network.
        '--host-resolver-rules=MAP school.test 127.0.0.1',
        '--no-sandbox',
        '--disable-gpu',
        // A make-believe microphone, which beeps, and which every page may use.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
