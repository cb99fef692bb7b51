import { plainText } from '#kernel/shared/plain-text.ts'

export const piecesOf = (words: string) => plainText(words).split(/\s+/).filter(Boolean)
