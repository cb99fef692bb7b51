import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import type { FormSection } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'
import { fieldsThatDiffer, typedOf } from './typed-employee.ts'
import { useFieldWords } from './use-field-words.ts'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'

type Props = {
  section: FormSection
  /** The file as it was when the form was opened. */
  opened: Employee
  /** As somebody else has saved it since. */
  saved: Employee
  onTaken: () => void
}

/** What somebody else changed meanwhile, and the way to go on from it without losing what was typed. */
export function VersionConflict({ section, opened, saved, onTaken }: Props) {
  const t = useT()
  const wordsOf = useFieldWords()
  const { reset } = useFormContext()
  const arrival = useFocusOnArrival()
  const take = ({ currentTarget }: MouseEvent) => {
    const form = currentTarget.closest('form')
    reset(typedOf(section, saved), { keepDirtyValues: true })
    onTaken()
    form?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true })
  }
  return (
    <Card {...arrival} sx={{ outline: 'none', p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="subtitle2" component="h2">
        {t('rh.employee.saved-by-other')}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {fieldsThatDiffer(section, opened, saved).map(field => {
          const { label, value } = wordsOf(field, saved)
          return <li key={field}>{t('rh.employee.field-is', { label, value })}</li>
        })}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rh.employee.take-text')}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={take}>
        {t('rh.employee.take')}
      </Button>
    </Card>
  )
}
