import type { Filled } from '#kernel/shared/offer.ts'

/**
 * What an application brings to every page of somebody signed in. Its pages come with the first of their addresses that
 * is opened, and its manifest, with every name and plan, where no menu can answer.
 */
export type ApplicationWeb = {
  applicationId: number
  code: string
  /** Outline of its icon: the `d` of an SVG path on 24 units. */
  icon: string
  /** What it brings to places that other rooms keep. */
  fills?: readonly Filled[]
}
