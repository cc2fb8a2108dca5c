// npm run mail -- you@school.example: sends a test mail by SMTP_URL, and says what came of it.
// Ends with 0 when the mail server took it, else with 1.
import { builtCommands } from './built-commands.mjs';

const [to, ...more] = process.argv.slice(2);
if (!/^[^\s@]+@[^\s@]+$/.test(to ?? '') || more.length > 0) end('Usage: npm run mail -- you@school.example');
const { readConfig, sendTestMail } = await builtCommands();

const { smtpUrl, from, outbox } = settings().mail;
if (!smtpUrl)
  end(`No mail was sent: SMTP_URL is not set. Without it the portal writes its mail to files in ${outbox}.`);
const { isSent, said } = await sendTestMail({ smtpUrl, from, to });
if (!isSent) end(said);
console.log(said);
process.exit(0);

function settings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return end(error.message);
  }
}

function end(reason) {
  console.error(reason);
  process.exit(1);
}
