import { z } from 'zod'
import { manages, open, reads } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { DisplayLink, displayFields } from './display-link.model.ts'
import { WallOfLine } from './wall.model.ts'

const managing = { access: manages('atelier/ligne') } as const

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
  /** The latest first, dead ones among them. */
  getWallLinks: {
    ...managing,
    method: 'GET',
    path: 'atelier/displays/:atelierId',
    input: z.strictObject({ atelierId: idOf('atelier.workshop') }),
    answer: z.array(DisplayLink),
  },
  /** The address is told this once. 404 of a line of another workshop. */
  makeWallLink: {
    ...managing,
    method: 'POST',
    path: 'atelier/displays',
    input: z.strictObject(displayFields),
    answer: DisplayLink.extend({ url: z.string() }),
  },
  /** From then on it answers like one that never was. */
  revokeWallLink: {
    ...managing,
    method: 'DELETE',
    path: 'atelier/displays/:id',
    input: z.strictObject({ id: idOf('atelier.display_link') }),
    answer: nothing,
  },
  /** What a link shows. Wrong, expired and withdrawn ones answer alike: 404. */
  getWalls: {
    method: 'GET',
    path: 'atelier/display/:token',
    voice: 'public',
    access: open('a wall screen has no session: its link, which who manages lines made, shows some lines'),
    uncounted: true,
    unattended: true,
    input: z.strictObject({ token: z.string().min(1).max(100) }),
    answer: z.array(WallOfLine),
  },
})
