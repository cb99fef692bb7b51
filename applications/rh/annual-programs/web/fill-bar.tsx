import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { useT } from '#kernel/web/i18n.ts'
import { numberIn } from '#kernel/web/kit/number-in.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import type { AnnualProgram } from '../annual-programs.model.ts'
import {
  isNearTarget,
  longestWeek,
  type PlannedWeek,
  proposedWeek,
  spreadGap,
  typedWeek,
  weekKinds,
} from '../annual-weeks.model.ts'

type Props = {
  program: AnnualProgram
  weeks: AnnualProgram['weeks']
  /** Mondays of the weeks in hand that may change. */
  chosen: readonly string[]
  /** How many of those in hand may not. */
  tooNear: number
  onFill: (weeks: readonly PlannedWeek[]) => void
}

/** All the weeks in hand at once: of a kind, of so many hours, closed, or with what is missing to the target. */
export function FillBar({ program, weeks, chosen, tooNear, onFill }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const limited = { profile: program.profile, period: program }
  const known = { period: program, holidays: new Set(weeks.flatMap(({ holidays }) => holidays)) }
  const hours = numberIn(text)
  const most = Math.min(...chosen.map(monday => longestWeek(monday, limited))) / 60
  const isRead = typeof hours === 'number' && hours >= 0 && hours <= most
  const fill = (weekAt: (monday: string) => PlannedWeek) => onFill(chosen.map(weekAt))
  const spread = () =>
    onFill(
      spreadGap(weeks, chosen, { ...limited, target: program.targetMinutes })
        .filter(({ monday }) => chosen.includes(monday))
        .map(({ monday, kind, minutes }) => ({ monday, kind, minutes })),
    )
  const apply = () => {
    if (!isRead) return
    fill(monday => typedWeek(monday, Math.round(hours * 60), known))
    setText('')
  }
  return (
    <Box
      role="group"
      aria-label={t('rh.annual.fill')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '@media print': { display: 'none' } }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' } }}>
        <Typography sx={{ fontWeight: 600 }}>
          {chosen.length > 0 && (
            <bdi>
              {t('rh.annual.in-hand', {
                count: chosen.length,
                from: weekOf(chosen[0] as string).week,
                until: weekOf(chosen.at(-1) as string).week,
              })}
            </bdi>
          )}
        </Typography>
        {tooNear > 0 && (
          <Typography variant="caption" color="text.secondary">
            {t('rh.annual.too-near-count', { count: tooNear })}
          </Typography>
        )}
      </Box>
      {chosen.length > 0 && (
        <>
          {weekKinds.map(kind => (
            <Button
              key={kind}
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => fill(monday => proposedWeek(monday, kind, known))}
            >
              {t(`rh.annual.kind.${kind}`)}
            </Button>
          ))}
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => fill(monday => ({ monday, kind: 'low', minutes: 0 }))}
          >
            {t('rh.annual.kind.closed')}
          </Button>
          <TextInput
            label={t('rh.annual.hours-a-week')}
            size="small"
            fullWidth={false}
            inputMode="decimal"
            value={text}
            error={text === '' || isRead ? undefined : t('rh.annual.at-most', { hours: most })}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => event.key === 'Enter' && apply()}
            sx={{ width: 190 }}
          />
          <Button size="small" disabled={!isRead} onClick={apply}>
            {t('rh.annual.apply')}
          </Button>
          <Button size="small" disabled={isNearTarget(weeks, program.targetMinutes, program.firstDay)} onClick={spread}>
            {t('rh.annual.spread')}
          </Button>
        </>
      )}
    </Box>
  )
}
