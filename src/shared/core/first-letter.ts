/** With a capital at the head: "the river" – "The river". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Without a capital at the head, to stand inside of a sentence: "In 2015" – "in 2015". */
export const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
