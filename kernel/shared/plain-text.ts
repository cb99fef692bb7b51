/** Without case or accents, as people search. */
export const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed stands in the text. */
export function holdsWords(text: string, typed: string) {
  const plain = plainText(text)
  return plainText(typed)
    .split(/\s+/)
    .every(word => plain.includes(word))
}
