import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { spokenLanguages } from '#rh/employees/employee.model.ts'
import { type Candidate, languageName } from '../candidate.model.ts'
import { candidateAddress, candidateFields } from '../candidate-form.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'

const blankIsNone = (value: unknown) => (value === '' || value === undefined ? null : value)
const { birthdate, title, gloveSize, shoeSize } = candidateFields.shape
const typed = z.object({
  ...candidateFields.omit({ citizenship: true, maritalStatus: true, source: true }).shape,
  title: z.preprocess(blankIsNone, title),
  birthdate: z.preprocess(blankIsNone, birthdate),
  gloveSize: z.preprocess(blankIsNone, gloveSize),
  shoeSize: z.preprocess(blankIsNone, shoeSize),
  ...candidateAddress.omit({ country: true }).shape,
})

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }

/** What HR writes of somebody. */
export function CandidateDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const alert = useAlert()
  const { send } = useSend(candidatesCalls.editCandidate, { staysOnPage: true })
  const { id, version, candidateAddress: standing } = candidate
  const save = async ({ address, additionalAddress, postCode, city, ...person }: z.output<typeof typed>) => {
    await send({
      candidate: { ...person, id, version },
      candidateAddress: { address, additionalAddress, postCode, city },
    })
    alert.success(t('rh.candidate.saved'))
    onClose()
  }
  return (
    <Dialog title={t('rh.candidate.edit')} onClose={onClose} width="md">
      <Form
        schema={typed}
        values={{ ...candidate, ...standing }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <Box sx={grid}>
          <SelectField
            name="title"
            label={t('rh.field.title')}
            choices={(['mrs', 'mr'] as const).map(value => ({ value, label: t(`rh.candidate.title.${value}`) }))}
          />
          <TextField name="firstname" label={t('field.firstname')} />
          <TextField name="name" label={t('field.name')} />
          <TextField name="maidenName" label={t('rh.field.birthName')} />
          <TextField name="mail" label={t('field.mail')} type="email" />
          <PhoneField name="cellPhoneNumber" label={t('rh.field.cellPhone')} />
          <DateField name="birthdate" label={t('rh.field.dateOfBirth')} />
          <TextField name="birthCity" label={t('rh.employee.birth-city')} />
          <TextField name="address" label={t('field.address')} />
          <TextField name="additionalAddress" label={t('rh.candidate.additional-address')} />
          <TextField name="postCode" label={t('field.postCode')} />
          <TextField name="city" label={t('field.city')} />
          <SelectField
            name="language"
            label={t('rh.employee.language')}
            choices={spokenLanguages.map(value => ({ value, label: languageName(value, language) }))}
          />
          <TextField name="transport" label={t('rh.employee.transport')} />
          <NumberField name="gloveSize" label={t('rh.employee.glove-size')} decimals={1} />
          <NumberField name="shoeSize" label={t('rh.employee.shoe-size')} decimals={1} />
          <TextField name="lastPosition" label={t('rh.field.lastPosition')} />
        </Box>
        <TextField name="motivation" label={t('rh.field.motivation')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
