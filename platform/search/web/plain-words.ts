/** Without accents or capitals, as words are compared. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const piecesOf = (words: string) => plain(words).split(/\s+/).filter(Boolean)
