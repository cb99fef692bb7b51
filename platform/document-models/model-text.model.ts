import { z } from 'zod'
import { Body, nodesOf, type Node } from './body.model.ts'
import { circlesOf, ComputedField, mostComputed, pathsOfRule } from './computed-field.model.ts'
import { PageSetup } from './page-setup.model.ts'

/** What a version of a model holds: its text, its sheet and what it computes. */
export const ModelText = z.strictObject({
  body: Body,
  page: PageSetup,
  computed: z
    .array(ComputedField)
    .max(mostComputed)
    .refine(fields => new Set(fields.map(({ name }) => name)).size === fields.length, 'document-models.computed-twice')
    .refine(fields => circlesOf(fields).length === 0, 'document-models.computed-circle'),
})
export type ModelText = z.output<typeof ModelText>

/** Every variable and every repeated object that a text names, its header, footer and computed fields included. */
export function namedIn({ body, page, computed }: ModelText): { paths: string[]; loops: string[] } {
  const paths = new Set<string>()
  const loops = new Set<string>()
  for (const part of [body, page.header, page.footer]) {
    if (!part) continue
    for (const { node } of nodesOf(part)) note(node, paths, loops)
  }
  for (const { rule } of computed) for (const path of pathsOfRule(rule)) paths.add(path)
  return { paths: [...paths].toSorted(), loops: [...loops].toSorted() }
}

function note(node: Node, paths: Set<string>, loops: Set<string>) {
  if (node.type === 'variable') paths.add(node.attrs.path)
  if (node.type === 'condition' || node.type === 'inlineCondition')
    for (const { path } of node.attrs.tests) paths.add(path)
  if (node.type === 'tableRow' && node.attrs.loop) loops.add(node.attrs.loop)
  if (node.type !== 'loop' || node.attrs.object === '') return
  loops.add(node.attrs.object)
  if (node.attrs.sortBy) paths.add(node.attrs.sortBy)
}

/** Files that a text draws. */
export const imagesIn = ({ body, page }: ModelText): string[] => [
  ...new Set(
    [body, page.header, page.footer]
      .flatMap(part => (part ? [...nodesOf(part)] : []))
      .flatMap(({ node }) => (node.type === 'image' ? [node.attrs.fileId] : [])),
  ),
]

/** In what capacity a text has people sign. */
export const signersIn = ({ body }: ModelText) => [
  ...new Set(
    [...nodesOf(body)].flatMap(({ node }) =>
      node.type === 'signature' && node.attrs.kind === 'signature' ? [node.attrs.capacity] : [],
    ),
  ),
]

/** Conditions and repetitions of which nobody has said yet for what they stand. */
export const unsaidIn = ({ body, page }: ModelText): number =>
  [body, page.header, page.footer]
    .flatMap(part => (part ? [...nodesOf(part)] : []))
    .filter(({ node }) => isUnsaid(node)).length

function isUnsaid(node: Node) {
  if (node.type === 'condition' || node.type === 'inlineCondition') return node.attrs.tests.length === 0
  return node.type === 'loop' && node.attrs.object === ''
}
