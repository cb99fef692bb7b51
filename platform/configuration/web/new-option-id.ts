const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Eight letters and figures; records keep it, so it never changes. */
export const newOptionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => letters[byte % letters.length]).join('')
