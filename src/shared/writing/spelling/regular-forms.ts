import { irregularPlurals, irregularVerbs } from '#shared/language/forms/irregular';

/** Forms made by the rule where English has its own, and what they are: teached, buyed, childs, feets. */
export function wronglyRegular(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  const add = (wrong: string, right: readonly string[]) => {
    if (!right.includes(wrong)) forms.set(wrong, [...new Set([...(forms.get(wrong) ?? []), ...right])]);
  };
  for (const [base, { past, participle }] of irregularVerbs) {
    const right = [...past, ...participle];
    add(withEd(base), right);
    for (const form of right) add(withEd(form), [form]);
  }
  for (const [noun, many] of irregularPlurals) {
    add(`${noun}s`, many);
    for (const form of many) add(`${form}s`, [form]);
  }
  return forms;
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return base
    .replace(/([^aeiou])y$/, '$1i')
    .replace(/(?<=^[^aeiou]+[aeiou])([bdgmnpt])$/, '$1$1')
    .concat('ed');
}
