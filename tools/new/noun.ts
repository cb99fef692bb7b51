import type { Names } from '#kernel/shared/names.ts'

/** How a noun is kept: a list read in pages, a short list that comes whole, or one form for the client. */
export const kindsOfNoun = ['list', 'reference', 'form'] as const
export type KindOfNoun = (typeof kindsOfNoun)[number]

/** A noun to be made, from its table to its page. */
export type Noun = {
  kind: KindOfNoun
  /** `essai`. */
  application: string
  /** `harvest-lots`, several of them; of a form, what it sets. */
  many: string
  /** `harvest-lot`, one of them. */
  one: string
  /** Path of the element that its right is given on, and address of its page. */
  element: string
  routePath: string
  /** The application has this element already. */
  hasElement: boolean
  /** What people call the page. */
  title: Names
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export const camel = (words: string) =>
  words
    .split('-')
    .map((word, index) => (index === 0 ? word : capitalised(word)))
    .join('')
export const pascal = (words: string) => capitalised(camel(words))
const snake = (words: string) => words.replaceAll('-', '_')

/** The names that the files of a noun use for it. */
export const wordsOf = ({ application, many, one }: Noun) => ({
  folder: `applications/${application}/${many}`,
  schema: application,
  table: `${application}.${snake(one)}`,
  tableName: snake(one),
  spoken: many.replaceAll('-', ' '),
  Db: `${pascal(application)}Db`,
  db: `#${application}/${application}-db.ts`,
  label: `${application}.${many}`,
  element: `${camel(many)}Element`,
  calls: `${camel(many)}Calls`,
  examples: `${camel(many)}Examples`,
  server: `${camel(many)}Server`,
  room: `${camel(many)}Room`,
  labels: `${camel(many)}Labels`,
  pages: `${camel(many)}Pages`,
  Many: pascal(many),
  One: pascal(one),
  manyName: camel(many),
  oneName: camel(one),
})
