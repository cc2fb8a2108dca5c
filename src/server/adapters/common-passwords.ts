import type { CommonPasswords } from '#server/domain/platform/deps';

/** Anyone who guesses begins with these; further down the list stand passwords that few people have. */
const commonest = 10_000;

/** The commonest passwords of published leaks, by how often they occur there. Loaded with the first password. */
export function createCommonPasswords(): CommonPasswords {
  let loading: Promise<ReadonlySet<string>> | undefined;
  return {
    async includes(password) {
      loading ??= load();
      return (await loading).has(password.toLowerCase());
    },
  };
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, commonest).map((password) => password.toLowerCase()));
}
