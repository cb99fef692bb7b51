import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PersonWeek } from '../working-time.model.ts'
import { rulesInDays } from '../time-limits.model.ts'

type Finding = PersonWeek['findings'][number]

/** What the law says of somebody's week, each with what was found and its limit. */
export function FindingsList({ findings }: { findings: readonly Finding[] }) {
  const t = useT()
  const words = useFindingInWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {findings.map(finding => (
        <Box key={`${finding.rule} ${finding.day}`} title={words(finding)}>
          <Chip label={t(`rh.hours.rule.${finding.rule}`)} tone={finding.level === 'block' ? 'error' : 'warning'} />
        </Box>
      ))}
    </Box>
  )
}

/** `Journée trop longue : 11 h 00 pour 10 h 00`. */
export function useFindingInWords() {
  const t = useT()
  const { duration, number } = useFormat()
  return ({ rule, value, limit }: Finding) => {
    const named = t(`rh.hours.rule.${rule}`)
    if (value === null || limit === null) return named
    const said = rulesInDays.includes(rule) ? number : duration
    return t('rh.hours.found', { rule: named, value: said(value), limit: said(limit) })
  }
}
