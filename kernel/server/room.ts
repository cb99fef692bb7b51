import type { Filled, Offered } from '#kernel/shared/offer.ts'
import type { Answers } from './answers.ts'
import type { Listener } from './events.ts'
import type { Hearing } from './hearing.ts'
import type { Job } from './jobs.ts'

/**
 * All that a room brings to the program, in its manifest: `<room>.room.ts`. `Known` is what it needs of the house. Its
 * calls, texts and migrations are found where they stand.
 */
export type Room<Known = unknown> = {
  /** Its calls, with who answers them. */
  answers?: (known: Known & WithOffers) => readonly Answers[]
  /** What it does outside requests. */
  jobs?: (known: Known & WithOffers) => readonly Job[]
  /** What it does when something happened. */
  listeners?: (known: Known & WithOffers) => readonly Listener[]
  /** What it does when a browser says something. */
  hearings?: (known: Known & WithOffers) => readonly Hearing[]
  /** What it brings to other rooms. */
  fills?: readonly Filled[]
  /** The same, where it takes a part of the house to make it. */
  fillsFrom?: (known: Known) => readonly Filled[]
}

export type WithOffers = { offered: Offered }

/** Checks a manifest against what it says that it needs. */
export const room = <Known = unknown>(brought: Room<Known>): Room<Known> => brought
