/** A sign or a unit stays where it stands beside its number, among words that run the other way. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`
