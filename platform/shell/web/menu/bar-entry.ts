import type { ReactNode } from 'react'

/** An entry of the menu along the top: a way to a page, or what is below it. */
export type BarEntry = {
  key: string
  name: string
  to?: string | undefined
  icon?: ReactNode
  isCurrent: boolean
  /** Still to come. */
  isDim?: boolean
  children: readonly BarEntry[]
}

/** From the top of the bar down to an entry. */
export function trailIn(entries: readonly BarEntry[], key: string): readonly BarEntry[] | undefined {
  for (const entry of entries) {
    if (entry.key === key) return [entry]
    const below = trailIn(entry.children, key)
    if (below) return [entry, ...below]
  }
  return undefined
}

/** Whether the page on screen is this entry or something below it. */
export const leadsHere = (entry: BarEntry): boolean => entry.isCurrent || entry.children.some(leadsHere)
