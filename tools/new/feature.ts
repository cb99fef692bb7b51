import type { Names } from '#kernel/shared/names.ts'

/** A slice to be made: the list of one noun, from its table to its page. */
export type Feature = {
  /** `rh`. */
  application: string
  /** `job-skills`, several of them. */
  many: string
  /** `job-skill`, one of them. */
  one: string
  /** Path of the element that its right is given on, and address of its page. */
  element: string
  routePath: string
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

/** The names that the files of a feature use for it. */
export const wordsOf = ({ application, many, one }: Feature) => ({
  folder: `applications/${application}/${many}`,
  table: `${application}.${snake(one)}`,
  calls: `${camel(many)}Calls`,
  server: `${camel(many)}Server`,
  room: `${camel(many)}Room`,
  pages: `${camel(one)}Pages`,
  page: `${pascal(many)}Page`,
  row: `${pascal(one)}Row`,
  list: `getPaginated${pascal(many)}OfClient`,
  query: `pageOf${pascal(many)}`,
  label: `${application}.${many}`,
})
