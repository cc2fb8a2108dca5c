import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '#server/config';
import type { JobArguments, jobs } from './process-jobs';

/** Runs a job in several processes at once, which start together when all are ready. Answers what each reports. */
export async function inProcesses(count: number, job: keyof typeof jobs, given: JobArguments): Promise<number[]> {
  const children = await Promise.all(Array.from({ length: count }, () => begin(job, given)));
  const results = children.map(resultOf);
  for (const child of children) child.send('go');
  return Promise.all(results);
}

async function begin(job: string, given: JobArguments): Promise<ChildProcess> {
  const script = path.join(projectRoot, 'tests/support/other-process.mjs');
  const child = fork(script, [job, JSON.stringify(given)], {
    cwd: projectRoot,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill());
  await messageOf(child);
  return child;
}

async function resultOf(child: ChildProcess): Promise<number> {
  const { result } = (await messageOf(child)) as { result: number };
  return result;
}

/** The next message; what the process wrote to its error output where it ends without one. */
async function messageOf(child: ChildProcess): Promise<unknown> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The other process ended without an answer:\n${errors}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}
