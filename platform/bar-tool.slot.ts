import { offer } from '#kernel/shared/offer.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'

/** A button of the top bar that a room brings. It draws nothing where it has nothing to say; its order is the shell's. */
export type BarTool = BroughtPart & { place: 'connectedUsers' | 'notifications' | 'shortcuts' }

export const barToolsOffer = offer<BarTool>('bar tools')
