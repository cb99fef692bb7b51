import ChevronRight from '~icons/ic/baseline-chevron-right'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { KindChip } from '../../control-plans/control-plans.web.ts'
import type { ControlDue } from '../control.model.ts'
import { StateOfDueChip } from './verdict-chip.tsx'

type Props = {
  due: ControlDue
  /** Where the controls of several stand together. */
  namesCompany: boolean
  onRecord: (due: ControlDue) => void
}

/** A control of the day: whoever may do it opens it with one tap anywhere on it. */
export function DueRow({ due, namesCompany, onRecord }: Props) {
  const t = useT()
  const { time } = useFormat()
  const { label, lotNumber, dueAt, canRecord } = due
  const at = lotNumber ?? time(dueAt)
  if (!canRecord)
    return (
      <Box component="li" sx={line}>
        <Content due={due} at={at} company={namesCompany && due.company} />
      </Box>
    )
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <ButtonBase
        aria-label={t('qualite.controls.record-named', { name: label, at })}
        onClick={() => onRecord(due)}
        sx={{ ...line, textAlign: 'start', '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' } }}
      >
        <Content due={due} at={at} company={namesCompany && due.company} />
        <ChevronRight sx={{ color: 'text.secondary', ...turnsWithLanguage }} />
      </ButtonBase>
    </Box>
  )
}

type Content = { due: ControlDue; at: string; company: string | false }

function Content({ due, at, company }: Content) {
  const { code, label, kind, place } = due
  return (
    <>
      <Typography
        component="span"
        sx={{ fontWeight: 680, fontSize: '1.1rem', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        <bdi>{at}</bdi>
      </Typography>
      <Box component="span" sx={{ minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{label}</bdi>
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {[code, place, company].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, gridColumn: { xs: 2, sm: 3 } }}>
        <KindChip kind={kind} />
        <StateOfDueChip due={due} />
      </Box>
    </>
  )
}

const line = {
  width: 1,
  minHeight: 72,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  gridTemplateColumns: { xs: '76px minmax(0, 1fr) 24px', sm: '152px minmax(0, 1fr) auto 24px' },
}
