/** Capitals without marks, as organisms read names: `œ` is OE, what they do not know is a blank. */
export const inCapitals = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/œ/gi, 'OE').replaceAll(/æ/gi, 'AE').toUpperCase()

const joinBlanks = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** A name of a person, of 32 characters at most. */
export const nameTold = (text: string) =>
  joinBlanks(
    inCapitals(text)
      .replaceAll('’', "'")
      .replaceAll(/[^A-Z '.&-]/g, ' '),
  )
    .slice(0, 32)
    .trim()

/** A designation or a line of an address, cut to its length. */
export const lineTold = (text: string, most = 32) =>
  joinBlanks(inCapitals(text).replaceAll(/[^A-Z0-9 &.'-]/g, ' '))
    .slice(0, most)
    .trim()

/** A value of the text file: no separator, nothing that ISO-8859-1 cannot write. */
export const plainTold = (text: string) =>
  joinBlanks(
    text
      .normalize('NFC')
      .replaceAll('’', "'")
      .replaceAll(/œ/g, 'oe')
      .replaceAll(/Œ/g, 'OE')
      .replaceAll(/;|[^\u0020-\u00ff]/g, ' '),
  )
