import { z } from 'zod'

/** Questions of one game. */
export const questionsOfGame = 6

/** The best score of each blind test that a person has played, by the word in its address. */
export const EasterEggState = z.strictObject({
  blindtest: z
    .record(z.string().regex(/^[\w-]{1,40}$/), z.int().min(0).max(questionsOfGame))
    .refine(scores => Object.keys(scores).length <= 50),
})
export type EasterEggState = z.output<typeof EasterEggState>

export const emptyState: EasterEggState = { blindtest: {} }
