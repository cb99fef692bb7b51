import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import type { Rubric } from '#rh/payroll-lines.model.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { labelOfRubric, type PayrollUnit } from '../payroll-code.model.ts'
import { type Telling, tellings } from '../payroll-software.model.ts'

export type TypedRow = { rubric: Rubric; code: string | null; telling: Telling }

type Variables = readonly { code: string; label: string }[]
type Props = { index: number; rubric: Rubric; unit: PayrollUnit; variables: Variables }

/** A rubric with its code: chosen among those of the dossier where it told them, else typed. */
export function MappedRow({ index, rubric, unit, variables }: Props) {
  const t = useT()
  const typed = useWatch({ name: `rows.${index}` }) as TypedRow
  const label = t(labelOfRubric(rubric))
  const isLeftOut = typed.telling === 'untold'
  const isOpen = !isLeftOut && !typed.code?.trim()
  const code = { name: `rows.${index}.code`, label: t('field.code'), disabled: isLeftOut }
  return (
    <Box role="group" aria-label={label} sx={row}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`rh.payroll.unit.${unit}`)}
        </Typography>
        {isOpen && <Chip tone="error" label={t('rh.payroll.to-decide')} />}
      </Box>
      {variables.length > 0 ? (
        <AutocompleteField {...code} suggestions={suggestionsWith(variables, typed.code)} />
      ) : (
        <TextField {...code} />
      )}
      <SelectField
        name={`rows.${index}.telling`}
        label={t('rh.payroll.telling')}
        choices={tellings.map(value => ({ value, label: t(`rh.payroll.telling.${value}`) }))}
      />
    </Box>
  )
}

/** A code that was typed before stays, known to the dossier or not. */
function suggestionsWith(variables: Variables, kept: string | null) {
  const suggestions = variables.map(({ code, label }) => ({ value: code, label: `${code} · ${label}` }))
  const isKnown = !kept || variables.some(({ code }) => code === kept)
  return isKnown ? suggestions : [{ value: kept, label: kept }, ...suggestions]
}

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const
