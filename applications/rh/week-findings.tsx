import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PlannedPerson } from './planning/planning.model.ts'
import { rulesInDays, timeRules } from './working-time/time-limits.model.ts'
import type { PersonWeek } from './working-time/working-time.model.ts'

/** `what`: the skill or paper that is meant, of what is planned. */
type Finding = PersonWeek['findings'][number] | PlannedPerson['findings'][number]

/** What stands against somebody's week, worked or planned, each with what was found and its limit. */
export function WeekFindings({ findings }: { findings: readonly Finding[] }) {
  const named = useRuleNamed()
  const words = useFindingInWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {findings.map(finding => (
        <Box key={`${finding.rule} ${finding.day} ${whatOf(finding)}`} title={words(finding)}>
          <Chip label={named(finding.rule)} tone={finding.level === 'block' ? 'error' : 'warning'} />
        </Box>
      ))}
    </Box>
  )
}

/** `Journée trop longue : 11 h 00 pour 10 h 00`, `Compétence manquante : CACES R489`. */
export function useFindingInWords() {
  const t = useT()
  const nameOf = useRuleNamed()
  const { duration, number } = useFormat()
  return (finding: Finding) => {
    const { rule, value, limit } = finding
    const what = whatOf(finding)
    const named = nameOf(rule)
    if (what !== null) return t('rh.planning.found-what', { rule: named, what })
    if (value === null || limit === null) return named
    const said = rulesInDays.includes(rule) ? number : duration
    return t('rh.hours.found', { rule: named, value: said(value), limit: said(limit) })
  }
}

const whatOf = (finding: Finding) => ('what' in finding ? finding.what : null)

/** Limits of hours are named alike wherever they are met. */
export function useRuleNamed() {
  const t = useT()
  return (rule: Finding['rule']) =>
    t((timeRules as readonly string[]).includes(rule) ? `rh.hours.rule.${rule}` : `rh.planning.rule.${rule}`)
}
