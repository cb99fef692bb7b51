/** Digits as they are read aloud: `732 829 320 00074`. */
export const inGroups = (number: string) =>
  [number.slice(0, 3), number.slice(3, 6), number.slice(6, 9), number.slice(9)].filter(Boolean).join(' ')
