import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { RightNode } from '../right-tree.model.ts'
import type { Facts } from './explanation.queries.ts'
import type { Gift } from './weigh-facts.ts'

type Words = { say: Translate; language: Language; kind: RightNode['kind'] }

const wordsOfKind = { MODULE: 'page', PAGE: 'page', ACTION: 'action', FIELDS: 'fields' } as const

/** What a level is called on an element: an action is allowed or not, fields are hidden, visible or editable. */
export const accessName = ({ say, language, kind }: Words, level: number) =>
  say(language, `rights.access.${wordsOfKind[kind]}.${level}`)

type Told = { facts: Facts; gifts: readonly Gift[]; level: number; element: string }

/** The explanation in one sentence: what counts, the gift that it comes from, and what takes the rest of it. */
export function sentenceOf(words: Words, { facts, gifts, level, element }: Told) {
  const { say, language } = words
  const person = `${facts.person.firstname} ${facts.person.name}`
  const [first] = gifts
  const given = { person, element, level: accessName(words, level) }
  if (!first) return say(language, 'rights.explain.nothing', given)
  const gift = say(language, `rights.explain.from-${first.kind}`, {
    name: first.name,
    level: accessName(words, first.level),
  })
  const cap = first.cap
    ? say(language, `rights.explain.capped-${first.cap.kind}`, {
        name: first.cap.name,
        level: accessName(words, first.cap.ceiling),
      })
    : undefined
  return cap
    ? say(language, 'rights.explain.sentence-capped', { ...given, gift, cap })
    : say(language, 'rights.explain.sentence', { ...given, gift })
}
