import type { WebRoom } from '#kernel/web/pages.ts'

/** What an application brings to the browser. Its manifest, with every name and plan, is loaded apart. */
export type ApplicationWeb = WebRoom & {
  applicationId: number
  code: string
  /** Outline of its icon: the `d` of an SVG path on 24 units. */
  icon: string
}
