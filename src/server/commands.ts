// What commands of package.json use of the portal. It is built as well, so that they run where no package is installed.
export { copyToPostgres } from '#prisma/to-postgres';
export { bePresent } from './adapters/db/presence';
export { sendTestMail } from './adapters/test-mail';
export { readConfig } from './config';
