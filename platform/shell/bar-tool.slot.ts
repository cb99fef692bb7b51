import type { BroughtPart } from '#kernel/web/brought.tsx'

/** A button of the top bar that another room brings. It draws nothing where it has nothing to say. */
export type BarTool = BroughtPart

/** Their order in the bar is the shell's. */
export type BarTools = { connectedUsers?: BarTool; notifications?: BarTool; shortcuts?: BarTool }
