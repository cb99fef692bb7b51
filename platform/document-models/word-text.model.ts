import { z } from 'zod'
import { ModelText } from './model-text.model.ts'

/** What a Word file holds that a model does not take over. */
export const lostParts = [
  'images',
  'header',
  'footer',
  'textBoxes',
  'columns',
  'comments',
  'changes',
  'footnotes',
] as const
export type LostPart = (typeof lostParts)[number]

/** The text of a Word file as a model may begin with it. */
export const WordText = z.object({
  text: ModelText,
  /** Written between braces and named by no variable of the type: they stay as they are written. */
  unknownVariables: z.array(
    z.object({
      written: z.string(),
      /** The variable that it looks like most. */
      guess: z.object({ path: z.string(), label: z.string() }).nullable(),
    }),
  ),
  lost: z.array(z.enum(lostParts)),
})
export type WordText = z.output<typeof WordText>
