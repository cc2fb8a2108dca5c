/**
 * What a teacher can switch off for the students whom they added and who accepted. All of it is on until somebody does.
 * recognition: the browser may write down what is said.
 */
export const studentSettings = ['recognition'] as const;
