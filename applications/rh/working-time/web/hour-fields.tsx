import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'

/** From one hour to another, less a break; or so many minutes in all. */
export function HourFieldsInForm({ tasks }: { tasks: readonly string[] }) {
  const t = useT()
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        <TimeField name="from" label={t('rh.hours.from')} />
        <TimeField name="until" label={t('rh.hours.until')} />
        <NumberField name="breakMinutes" label={t('rh.hours.break')} unit="min" />
        <NumberField name="totalMinutes" label={t('rh.hours.in-all')} unit="min" />
      </Box>
      <TextField
        name="task"
        label={t('rh.hours.task')}
        {...(tasks.length > 0 && { help: t('rh.hours.task-help', { tasks: tasks.slice(0, 4).join(', ') }) })}
      />
    </>
  )
}
