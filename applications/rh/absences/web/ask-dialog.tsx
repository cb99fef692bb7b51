import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { PersonField } from '#rh/person-field.tsx'
import { AbsenceFields, AbsencePreviewed } from '../absence.model.ts'
import { absenceTypesOn } from '../absence-type.model.ts'
import { absencesCalls } from '../absences.calls.ts'
import { useDaysInWords } from './use-days-in-words.ts'

/** Somebody's absence, with what it takes and whom it leaves said while one types. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const today = businessToday().toString()
  const { send } = useSend(absencesCalls.requestAbsence, { staysOnPage: true })
  const ask = async (fields: AbsenceFields) => {
    const { state, name, firstname } = await send(fields)
    alert.success(t(`rh.absence.asked-${state}`, { name: `${firstname} ${name}` }))
    onClose()
  }
  return (
    <Dialog title={t('rh.absence.new')} onClose={onClose}>
      <Form
        schema={AbsenceFields}
        values={{
          employeeId: '',
          typeCode: 'CP',
          fromDay: today,
          fromNoon: false,
          toDay: today,
          untilNoon: false,
          privateReason: null,
        }}
        submit={t('verb.save')}
        onSubmit={ask}
        onCancel={onClose}
      >
        <PersonField finds={absencesCalls.getPeopleToBeAway} />
        <AutocompleteField
          name="typeCode"
          label={t('rh.absence.type')}
          suggestions={absenceTypesOn(today).map(({ code }) => ({ value: code, label: t(`rh.absence.type.${code}`) }))}
        />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField name="fromDay" label={t('rh.absence.from')} />
          <DateField name="toDay" label={t('rh.absence.to')} />
          <CheckboxField name="fromNoon" label={t('rh.absence.from-noon')} />
          <CheckboxField name="untilNoon" label={t('rh.absence.until-noon')} />
        </Box>
        <TextField
          name="privateReason"
          label={t('rh.absence.private-reason')}
          help={t('rh.absence.private-help')}
          multiline
        />
        <Foreseen />
      </Form>
    </Dialog>
  )
}

/** What the absence takes of its account, and who else is away. */
function Foreseen() {
  const t = useT()
  const { days } = useDaysInWords()
  const { employeeId, typeCode, fromDay, fromNoon, toDay, untilNoon } = useWatch()
  const asked = AbsencePreviewed.safeParse({ employeeId, typeCode, fromDay, fromNoon, toDay, untilNoon })
  const { data } = useCall(absencesCalls.previewAbsence, (asked.data ?? {}) as never, {
    staysOnPage: true,
    keepsFormer: true,
    enabled: asked.success,
  })
  if (!asked.success || !data) return null
  const said = [
    t('rh.absence.takes', { days: days(data.hundredths) }),
    data.balanceBefore !== null &&
      t('rh.absence.balance-moves', { before: days(data.balanceBefore), after: days(data.balanceAfter ?? 0) }),
    data.colleaguesAway > 0 && t('rh.absence.colleagues', { count: data.colleaguesAway }),
    data.overlaps && t('rh.absence.overlap'),
    data.outside && t('rh.absence.outside'),
  ].filter(Boolean)
  const isGrave = data.overlaps || data.outside || (data.balanceAfter ?? 0) < 0
  return <Alert severity={isGrave ? 'warning' : 'info'}>{said.join(' ')}</Alert>
}
