import { type Body, emptyBody } from '../../body.model.ts'
import type { ModelText } from '../../model-text.model.ts'

/** What is written of a model: its text, and what stands at the head and at the foot of each sheet. */
export const parts = ['body', 'header', 'footer'] as const
export type Part = (typeof parts)[number]

export const bodyOf = ({ body, page }: ModelText, part: Part): Body =>
  part === 'body' ? body : (page[part] ?? emptyBody)

/** A head or a foot that says nothing is none. */
export const withPart = ({ page }: ModelText, part: Part, written: Body): Partial<ModelText> =>
  part === 'body' ? { body: written } : { page: { ...page, [part]: isBlank(written) ? null : written } }

const isBlank = ({ content }: Body) =>
  content.every(block => block.type === 'paragraph' && (block.content ?? []).length === 0)
