// Known holes in the packages that the portal runs on, as the registry knows them. Where it cannot be asked, nothing
// fails.
import { spawnSync } from 'node:child_process';
import { root } from './prepare.mjs';

/** Advisories that do not concern the portal, each with the reason. */
const accepted = new Map([
  // ['GHSA-xxxx-xxxx-xxxx', 'why it cannot be reached here'],
]);

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  timeout: 60_000,
  shell: process.platform === 'win32',
});

const report = readReport(stdout);
if (!report?.vulnerabilities) {
  console.log(`Not checked: the registry could not be asked${report?.message ? ` (${report.message})` : ''}.`);
} else {
  const found = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via.filter((one) => typeof one === 'object').map(({ url, title, severity }) => ({ name, url, title, severity })),
  );
  const grave = found.filter(({ severity }) => ['high', 'critical'].includes(severity));
  const open = grave.filter(({ url }) => !accepted.has(url.split('/').pop()));
  for (const { name, severity, title, url } of open) console.error(`${name}: ${severity}: ${title} (${url})`);
  console.log(`${found.length} known, ${grave.length} of them grave, ${grave.length - open.length} of those accepted.`);
  if (open.length > 0) process.exit(1);
}

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
