import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { figuresCalls } from '#platform/applications/figures.calls.ts'

const inPercent = { style: 'percent', maximumFractionDigits: 1 } as const

type Props = {
  entity: 'clients' | 'users' | 'logins' | 'errors'
  /** How many there are in all; without it the card counts those of the last month. */
  total?: number | undefined
  /** More of them is worse. */
  isBad?: boolean
  to?: string
}

/** A figure of the platform and how it moved in a month. */
export function MonthlyFigure({ entity, total, isBad = false, to }: Props) {
  const t = useT()
  const { number, difference } = useFormat()
  const ofMonth = { entity, period: 'month', count: 1 } as const
  const { data } = useCall(figuresCalls.getPercentageEvolutionOfEntitySince, ofMonth, { staysOnPage: true })
  const against = data && t(`clients.home.${entity}.against`, { count: data.to, number: number(data.to) })
  const move = data?.percent
  const trend = isNumber(move) && {
    direction: directionOf(move),
    text: difference(move / 100, inPercent),
    isGood: isBad ? move <= 0 : move >= 0,
    ...(against && { against }),
  }
  const note = !trend && total !== undefined && against && { text: against }
  return (
    <StatCard
      label={t(`clients.home.${entity}`)}
      value={number(total ?? data?.to)}
      {...(trend && { trend })}
      {...(note && { note })}
      {...(to && { to })}
    />
  )
}

/** Where nothing was a month before, nothing moved: no share of it is told. */
const isNumber = (move: number | null | undefined): move is number => typeof move === 'number'

function directionOf(move: number): 'up' | 'down' | 'flat' {
  if (move === 0) return 'flat'
  return move > 0 ? 'up' : 'down'
}
