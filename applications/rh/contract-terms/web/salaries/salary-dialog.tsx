import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Salary, salaryFields, salaryUnits } from '../../salary.model.ts'
import { salariesCalls } from '../../salaries.calls.ts'
import { refusalWithin } from '../refusal-within.ts'

const sending = { staysOnPage: true }

/** A gross pay. Once somebody has signed for it, its name alone changes. */
export function SalaryDialog({ salary, onClose }: { salary: Salary | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(salariesCalls.createSalary, sending)
  const edition = useSend(salariesCalls.editSalary, sending)
  const isFrozen = salary?.isFrozen ?? false
  const save = async (typed: z.output<typeof salaryFields>) => {
    try {
      if (salary) {
        const changed = isFrozen ? { label: typed.label } : typed
        await edition.send({ salary: { ...changed, id: salary.id, version: salary.version } })
      } else await creation.send({ salary: typed })
    } catch (failure) {
      throw refusalWithin('salary', failure)
    }
    alert.success(t('kernel.record.was-saved', { name: typed.label }))
    onClose()
  }
  return (
    <Dialog title={salary ? t('rh.term.edit-title', { name: salary.label }) : t('rh.salary.add')} onClose={onClose}>
      <Form
        schema={salaryFields}
        values={salary ?? { label: '', unit: 'hourly', amount: '', validFrom: '' }}
        submit={t(salary ? 'verb.save' : 'rh.salary.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        {isFrozen && <Alert severity="info">{t('rh.salary.in-use')}</Alert>}
        <TextField name="label" label={t('field.name')} autoFocus />
        <SelectField
          name="unit"
          label={t('rh.field.unit')}
          choices={salaryUnits.map(unit => ({ value: unit, label: t(`rh.salary.${unit}`) }))}
          disabled={isFrozen}
        />
        <Amount isFrozen={isFrozen} />
        <DateField name="validFrom" label={t('rh.salary.valid-from')} disabled={isFrozen} />
      </Form>
    </Dialog>
  )
}

function Amount({ isFrozen }: { isFrozen: boolean }) {
  const t = useT()
  const unit: string = useWatch({ name: 'unit' })
  return (
    <NumberField
      name="amount"
      label={t('rh.coefficient.amount')}
      decimals={4}
      unit={unit === 'monthly' ? t('rh.salary.euros-a-month') : t('rh.salary.euros-an-hour')}
      disabled={isFrozen}
    />
  )
}
