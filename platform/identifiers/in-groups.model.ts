/**
 * A SIREN or a SIRET as it is printed and read aloud: `732 829 320 00074`. The spaces keep the groups on one line, and in
 * their order among words that are read from right to left.
 */
export const inGroups = (number: string) =>
  [number.slice(0, 3), number.slice(3, 6), number.slice(6, 9), number.slice(9)].filter(Boolean).join('\u00A0')
