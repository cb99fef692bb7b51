import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { kindsOfControlledLot } from '../control-plan.model.ts'
import { ChoiceTiles } from './choice-tiles.tsx'
import { useWeekdays } from '#kernel/web/use-weekdays.ts'
import { rhythms } from './written-plan.ts'

/** At hours of some days, or whenever a lot comes. */
export function RhythmFields() {
  const t = useT()
  const rhythm: unknown = useWatch({ name: 'rhythm' })
  return (
    <>
      <ChoiceTiles
        name="rhythm"
        label={t('qualite.controls.rhythm')}
        choices={rhythms.map(value => ({ value, label: t(`qualite.controls.rhythm.${value}`) }))}
        isExclusive
      />
      {rhythm === 'lots' ? <LotsField /> : <HoursFields />}
    </>
  )
}

function LotsField() {
  const t = useT()
  return (
    <ChoiceTiles
      name="lotKinds"
      label={t('qualite.controls.lot-kinds')}
      choices={kindsOfControlledLot.map(value => ({ value, label: t(`qualite.controls.lot-kind.${value}`) }))}
    />
  )
}

function HoursFields() {
  const t = useT()
  const weekdays = useWeekdays('short')
  const { fields, append, remove } = useFieldArray({ name: 'times' })
  return (
    <>
      <ChoiceTiles
        name="weekdays"
        label={t('qualite.controls.weekdays')}
        choices={weekdays.map((label, index) => ({ value: index + 1, label }))}
      />
      <Box
        role="group"
        aria-label={t('qualite.controls.times')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
      >
        {fields.map((field, index) => (
          <Box key={field.id} sx={{ display: 'flex', width: 176 }}>
            <TimeField name={`times.${index}.at`} label={t('qualite.controls.time-number', { number: index + 1 })} />
            {fields.length > 1 && (
              <IconButton
                aria-label={t('qualite.controls.remove-time', { number: index + 1 })}
                onClick={() => remove(index)}
                sx={{ alignSelf: 'flex-start', mt: 0.75 }}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
        <Button startIcon={<Add />} onClick={() => append({ at: '' })} sx={{ minHeight: 48 }}>
          {t('qualite.controls.add-time')}
        </Button>
      </Box>
    </>
  )
}
