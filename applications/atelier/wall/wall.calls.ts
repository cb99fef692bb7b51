import { z } from 'zod'
import { reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { WallOfLine } from './wall.model.ts'

/** The display of a line on a wall (design of fabrication, section 9). */
export const wallCalls = calls('atelier/wall', {
  /** Asked again every few seconds by a screen that nobody touches. */
  getWallOfLine: {
    method: 'GET',
    path: 'atelier/fabrication/lines/:id/wall',
    access: reads('atelier/ligne', 'atelier/fabrication'),
    input: z.strictObject({ id: idOf('atelier.ligne_atelier') }),
    answer: WallOfLine,
    unattended: true,
  },
})
