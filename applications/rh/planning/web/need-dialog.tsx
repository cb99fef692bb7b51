import Box from '@mui/material/Box'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { planningCalls } from '../planning.calls.ts'
import { NeedFields, type PlanningChoices } from '../planning.model.ts'
import type { Narrowing } from './narrowing.ts'

type Props = { days: readonly string[]; choices: PlanningChoices; narrowing: Narrowing; onClose: () => void }

/** How many people a place wants on a position, on the days that are said. */
export function NeedDialog({ days, choices, narrowing, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { shortDay } = useFormat()
  const { send } = useSend(planningCalls.writeNeeds, { staysOnPage: true })
  const companies = choices.companies.filter(({ can }) => can.write)
  const values = {
    companyId: companies.find(({ id }) => id === narrowing.companyId)?.id ?? companies[0]?.id ?? null,
    siteId: narrowing.siteId ?? null,
    unitId: narrowing.unitId ?? null,
    positionId: null,
    from: '08:00',
    until: '16:00',
    quantity: 1,
    days: days.slice(0, 5),
  }
  return (
    <Dialog title={t('rh.planning.add-need')} width="md" onClose={onClose}>
      <Form
        schema={NeedFields}
        values={values}
        submit={t('verb.add')}
        onSubmit={async fields => {
          await send(fields)
          alert.success(t('rh.planning.need-saved'))
          onClose()
        }}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <SelectField name="companyId" label={t('field.company')} choices={asChoices(companies)} />
          <AutocompleteField
            name="positionId"
            label={t('rh.field.position')}
            suggestions={asChoices(choices.positions)}
          />
          <AutocompleteField name="siteId" label={t('rh.field.site')} suggestions={asChoices(choices.sites)} />
          <AutocompleteField name="unitId" label={t('rh.planning.unit')} suggestions={asChoices(choices.units)} />
        </Box>
        <ManyField
          name="days"
          label={t('rh.planning.days')}
          suggestions={days.map(day => ({ value: day, label: shortDay(day) }))}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)' }}>
          <TimeField name="from" label={t('rh.hours.from')} />
          <TimeField name="until" label={t('rh.hours.until')} />
          <NumberField name="quantity" label={t('rh.planning.quantity')} />
        </Box>
      </Form>
    </Dialog>
  )
}

const asChoices = (named: readonly { id: string; name: string }[]) =>
  named.map(({ id, name }) => ({ value: id, label: name }))
