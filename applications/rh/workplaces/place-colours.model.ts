/** Told apart at a glance, neighbours above all; each carries white letters (4.5:1 at least). */
export const placeColours = [
  '#2E7D4F',
  '#2467B3',
  '#B4501C',
  '#7B1FA2',
  '#00697A',
  '#C2185B',
  '#8A6100',
  '#3F57B8',
  '#4B7A29',
  '#7A4B3A',
  '#5E35B1',
  '#0277A8',
  '#BF360C',
  '#00695C',
  '#880E4F',
  '#6F6A12',
  '#0D47A1',
  '#B71C1C',
  '#1B5E20',
  '#4F6B78',
  '#9A5B1A',
  '#4E342E',
  '#37474F',
  '#5B675F',
] as const

/** The next colour for a place beside others: the first that none of them wears, else each in its turn. */
export const colourBeside = (worn: readonly string[]): string =>
  placeColours.find(colour => !worn.includes(colour)) ?? (placeColours[worn.length % placeColours.length] as string)
