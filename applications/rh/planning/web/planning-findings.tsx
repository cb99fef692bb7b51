import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { rulesInDays, timeRules } from '#rh/working-time/time-limits.model.ts'
import type { PlanningRule } from '../planned-week.model.ts'
import type { PlannedPerson } from '../planning.model.ts'

type Finding = PlannedPerson['findings'][number]

/** What stands against somebody's planned week, each with what was found and its limit. */
export function PlanningFindings({ findings }: { findings: readonly Finding[] }) {
  const named = useRuleNamed()
  const words = usePlanningFindingInWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {findings.map(finding => (
        <Box key={`${finding.rule} ${finding.day} ${finding.what}`} title={words(finding)}>
          <Chip label={named(finding.rule)} tone={finding.level === 'block' ? 'error' : 'warning'} />
        </Box>
      ))}
    </Box>
  )
}

/** `Journée trop longue : 11 h 00 pour 10 h 00`, `Compétence manquante : CACES R489`. */
export function usePlanningFindingInWords() {
  const t = useT()
  const nameOf = useRuleNamed()
  const { duration, number } = useFormat()
  return ({ rule, value, limit, what }: Finding) => {
    const named = nameOf(rule)
    if (what !== null) return t('rh.planning.found-what', { rule: named, what })
    if (value === null || limit === null) return named
    const said = (rulesInDays as readonly string[]).includes(rule) ? number : duration
    return t('rh.hours.found', { rule: named, value: said(value), limit: said(limit) })
  }
}

/** Limits of hours are named as where hours are entered. */
export function useRuleNamed() {
  const t = useT()
  return (rule: PlanningRule) =>
    t((timeRules as readonly string[]).includes(rule) ? `rh.hours.rule.${rule}` : `rh.planning.rule.${rule}`)
}
