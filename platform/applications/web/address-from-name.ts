import { plainText } from '#kernel/shared/plain-text.ts'

const words = (name: string) =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** `Bons de sortie` below /atelier/stock is /atelier/stock/bons_de_sortie, as the product writes its own addresses. */
export const addressFromName = (parent: string, name: string) => `${parent}/${words(name)}`

export const codeFromName = (name: string) => words(name)
