import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfStaff, type Chosen } from './address-of-staff.ts'
import type { Narrowing } from './use-filters-of-indicators.ts'

export type Figure = Pick<Parameters<typeof StatCard>[0], 'label' | 'trend' | 'note'> & {
  value: number
  chosen: Chosen
}

type Props = {
  figures: readonly Figure[]
  narrowing: Narrowing
  /** Whether the reader's staff list holds exactly the people that are counted. */
  opensList: boolean
}

/** Figures of the staff, a card each that opens the list of its people. */
export function FigureCards({ figures, narrowing, opensList }: Props) {
  const { number } = useFormat()
  return figures.map(({ value, chosen, ...figure }) => (
    <StatCard
      key={figure.label}
      {...figure}
      value={number(value)}
      {...(opensList && { to: addressOfStaff(narrowing, chosen) })}
    />
  ))
}
