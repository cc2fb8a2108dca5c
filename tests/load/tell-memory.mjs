// Put before a server with --expose-gc and --import: at SIGUSR2 it writes how much memory it holds and what it waits for.
process.on('SIGUSR2', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  const mb = (bytes) => Math.round(bytes / 104_857.6) / 10;
  console.log(
    `memory ${JSON.stringify({ heapMb: mb(heapUsed), rssMb: mb(rss), handles: process.getActiveResourcesInfo().length })}`,
  );
});
