import Add from '~icons/ic/baseline-add'
import ArrowDownward from '~icons/ic/baseline-arrow-downward'
import ArrowUpward from '~icons/ic/baseline-arrow-upward'
import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useFieldArray } from 'react-hook-form'
import { languages } from '#kernel/shared/names.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { recipientRoles } from '../../envelope.model.ts'
import { envelopesCalls } from '../../envelopes.calls.ts'
import { capacityIn } from '../capacity-in.ts'
import { blankInside, blankOutside, capacitiesOutside, type TypedEnvelope } from './typed-envelope.ts'

type Members = readonly { id: string; firstname: string; name: string }[]

/** Those who sign, in their order, and those who only read. */
export function PeopleFields({ members }: { members: Members }) {
  const t = useT()
  const titleId = useId()
  const { fields, append, remove, move } = useFieldArray<TypedEnvelope, 'people', 'row'>({
    name: 'people',
    keyName: 'row',
  })
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} variant="subtitle2" component="h2">
        {t('envelopes.people')}
      </Typography>
      {fields.map(({ row, kind, capacity }, index) => (
        <PersonLine
          key={row}
          number={index + 1}
          onUp={index > 0 ? () => move(index, index - 1) : undefined}
          onDown={index < fields.length - 1 ? () => move(index, index + 1) : undefined}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        >
          {kind === 'outside' ? (
            <OutsideFields name={`people.${index}`} capacity={capacity ?? ''} />
          ) : (
            <InsideFields name={`people.${index}`} members={members} />
          )}
        </PersonLine>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" startIcon={<Add />} onClick={() => append({ ...blankOutside })}>
          {t('envelopes.outside')}
        </Button>
        <Button size="small" startIcon={<Add />} onClick={() => append({ ...blankInside } as never)}>
          {t('envelopes.inside')}
        </Button>
      </Box>
    </Box>
  )
}

type LineProps = {
  number: number
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: (() => void) | undefined
  children: ReactNode
}

function PersonLine({ number, onUp, onDown, onRemove, children }: LineProps) {
  const t = useT()
  return (
    <Box
      role="group"
      aria-label={t('envelopes.person', { number })}
      sx={{ display: 'grid', gap: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: '10px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
          {t('envelopes.person', { number })}
        </Typography>
        <IconButton aria-label={t('envelopes.person-up', { number })} disabled={!onUp} onClick={onUp}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('envelopes.person-down', { number })} disabled={!onDown} onClick={onDown}>
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('envelopes.person-remove', { number })} disabled={!onRemove} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
    </Box>
  )
}

/** A draft may have somebody in a capacity that is not offered: he keeps it. */
function OutsideFields({ name, capacity }: { name: string; capacity: string }) {
  const t = useT()
  const hasSms = useCall(envelopesCalls.getEnvelopeTabs, {}, { staysOnPage: true }).data?.hasSms ?? false
  const offered: readonly string[] = capacitiesOutside
  const capacities = offered.includes(capacity) ? offered : [...offered, capacity]
  return (
    <>
      <RoleField name={name} />
      <SelectField
        name={`${name}.capacity`}
        label={t('envelopes.capacity')}
        choices={capacities.map(value => ({ value, label: capacityIn(t, value) }))}
      />
      <TextField name={`${name}.firstname`} label={t('field.firstname')} />
      <TextField name={`${name}.name`} label={t('field.name')} />
      <TextField name={`${name}.mail`} label={t('field.mail')} type="email" />
      {hasSms && <PhoneField name={`${name}.phone`} label={t('field.phone')} help={t('envelopes.phone-help')} />}
      <SelectField
        name={`${name}.language`}
        label={t('field.language')}
        choices={languages.map(value => ({ value, label: nameOfLanguage(value) }))}
      />
    </>
  )
}

function InsideFields({ name, members }: { name: string; members: Members }) {
  const t = useT()
  return (
    <>
      <RoleField name={name} />
      <AutocompleteField
        name={`${name}.userId`}
        label={t('envelopes.member')}
        suggestions={members.map(({ id, firstname, name: last }) => ({ value: id, label: `${firstname} ${last}` }))}
      />
    </>
  )
}

function RoleField({ name }: { name: string }) {
  const t = useT()
  return (
    <SelectField
      name={`${name}.role`}
      label={t('envelopes.role')}
      choices={recipientRoles.map(value => ({ value, label: t(`envelopes.role.${value}`) }))}
    />
  )
}
