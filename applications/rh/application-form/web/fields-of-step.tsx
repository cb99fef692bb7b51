import ArrowDownward from '~icons/ic/baseline-arrow-downward'
import ArrowUpward from '~icons/ic/baseline-arrow-upward'
import GppMaybeOutlined from '~icons/ic/outline-gpp-maybe'
import LockOutlined from '~icons/ic/outline-lock'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useController, useFieldArray } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import type { ApplicationForm } from '../application-form.model.ts'
import { type FormStep, indispensable, stages, stepOf, visibilities } from '../form-field.model.ts'
import type { TypedForm } from './typed-form.ts'

type Told = ApplicationForm['fields']

/** The fields of a step: when each is asked, whether it must be filled, and in which order. */
export function FieldsOfStep({ step, told }: { step: FormStep; told: Told }) {
  const { fields, move } = useFieldArray<TypedForm, 'fields', 'row'>({ name: 'fields', keyName: 'row' })
  const places = fields.flatMap(({ key }, index) => (stepOf(key) === step ? [index] : []))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {places.map((place, index) => {
        const field = fields[place]
        if (!field) return null
        const swap = (by: number) => move(place, places[index + by] ?? place)
        return (
          <FieldRow
            key={field.key}
            place={place}
            field={told.find(({ key }) => key === field.key)}
            onUp={index > 0 ? () => swap(-1) : undefined}
            onDown={index < places.length - 1 ? () => swap(1) : undefined}
          />
        )
      })}
    </Box>
  )
}

type RowProps = {
  place: number
  field: Told[number] | undefined
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function FieldRow({ place, field, onUp, onDown }: RowProps) {
  const t = useT()
  if (!field) return null
  const name = t(`rh.form.asked.${field.key}`)
  const isFixed = indispensable.includes(field.key)
  const open = stages.filter(stage => stage !== 'application' || !field.isClosed)
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 190px 150px auto' },
        pb: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Law field={field} />
      </Box>
      <OneOf
        name={`fields.${place}.stage`}
        label={t('rh.form.stage')}
        isFixed={isFixed}
        choices={open.map(value => ({ value, label: t(`rh.form.stage.${value}`) }))}
      />
      <OneOf
        name={`fields.${place}.visibility`}
        label={t('rh.form.visibility')}
        isFixed={isFixed}
        choices={visibilities.map(value => ({ value, label: t(`rh.form.visibility.${value}`) }))}
      />
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <IconButton size="small" aria-label={t('rh.form.up', { name })} disabled={!onUp} onClick={onUp}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('rh.form.down', { name })} disabled={!onDown} onClick={onDown}>
          <ArrowDownward fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}

type OneOfProps = {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
  isFixed: boolean
}

/** Always one of them: there is no blank to go back to. */
function OneOf({ name, label, choices, isFixed }: OneOfProps) {
  const t = useT()
  const { field, fieldState } = useController({ name })
  const problem = fieldState.error?.message
  return (
    <TextField
      select
      size="small"
      label={label}
      value={field.value}
      disabled={isFixed}
      error={problem !== undefined}
      helperText={problem && t(problem)}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={event => field.onChange(event.target.value)}
    >
      {choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Which law keeps it for whoever is retained, or advises to wait. */
function Law({ field: { law, isClosed } }: { field: Told[number] }) {
  const t = useT()
  if (!law) return null
  const Mark = isClosed ? LockOutlined : GppMaybeOutlined
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, color: 'text.secondary' }}>
      <Mark sx={{ fontSize: 16, mt: 0.25, color: isClosed ? 'error.main' : 'warning.main' }} />
      {t(isClosed ? 'rh.form.closed' : 'rh.form.cautious', { law })}
    </Typography>
  )
}
