// Preloaded into a portal: what it looks at every ten minutes, it looks at ten times a second.
const usual = globalThis.setInterval;

globalThis.setInterval = (work, ms, ...given) => usual(work, ms >= 600_000 ? 100 : ms, ...given);
