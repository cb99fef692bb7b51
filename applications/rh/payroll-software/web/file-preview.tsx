import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { exampleLines } from '../example-lines.model.ts'
import { payrollFileOf } from '../payroll-file.model.ts'
import { decidedIn, type MappedRubric } from '../payroll-software.model.ts'

/** What the file would say of one person's week, by the codes that stand. */
export function FilePreview({ rows }: { rows: readonly MappedRubric[] }) {
  const t = useT()
  const codes = new Map(decidedIn(rows).map(decided => [decided.rubric, decided]))
  const text = payrollFileOf(exampleLines(businessToday()), codes)
  return (
    <SectionCard title={t('rh.payroll.preview')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('rh.payroll.preview-text')}
      </Typography>
      <Box component="pre" dir="ltr" aria-label={t('rh.payroll.preview')} tabIndex={0} sx={pre}>
        {text.replace('\uFEFF', '').replaceAll('\r\n', '\n')}
      </Box>
    </SectionCard>
  )
}

const pre = {
  m: 0,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflowX: 'auto',
  fontSize: '0.8125rem',
  lineHeight: 1.7,
} as const
