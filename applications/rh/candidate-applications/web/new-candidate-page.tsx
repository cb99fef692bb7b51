import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { KnownPerson } from '#rh/candidates/candidate.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { KnownCandidates } from './known-candidates.tsx'
import { type TypedCandidate, typedCandidate } from './typed-candidate.ts'

const nobody = {
  title: '',
  firstname: '',
  name: '',
  mail: '',
  cellPhoneNumber: '',
  checkIfCandidateExists: true,
  sendApplication: false,
}

/** Registers one person after the other, in one touch each. */
export function NewCandidatePage() {
  const t = useT()
  const alert = useAlert()
  const [round, setRound] = useState(0)
  const [existing, setExisting] = useState<readonly KnownPerson[]>([])
  const [said, setSaid] = useState<TypedCandidate | null>(null)
  const { send } = useSend(candidateApplicationsCalls.createCandidate, { staysOnPage: true })
  const next = () => {
    setRound(round + 1)
    setExisting([])
    setSaid(null)
  }
  const save = async (candidate: TypedCandidate) => {
    setSaid(candidate)
    const { created, existing: known } = await send(candidate)
    setExisting(known)
    if (!created) return
    alert.success(t('rh.candidates.added', { name: `${candidate.firstname} ${candidate.name}` }))
    next()
  }
  return (
    <Page title={t('rh.candidates.add')} context={t('rh.candidates.add-context')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 560px) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Card sx={{ p: 2.5 }}>
          <Form
            key={round}
            schema={typedCandidate}
            values={nobody}
            submit={t('rh.candidates.register')}
            onSubmit={save}
          >
            <SelectField
              name="title"
              label={t('rh.field.title')}
              choices={(['mrs', 'mr'] as const).map(value => ({ value, label: t(`rh.candidate.title.${value}`) }))}
            />
            <TextField name="firstname" label={t('field.firstname')} />
            <TextField name="name" label={t('field.name')} />
            <TextField name="mail" label={t('field.mail')} type="email" />
            <PhoneField name="cellPhoneNumber" label={t('rh.field.cellPhone')} />
            <CheckboxField name="checkIfCandidateExists" label={t('rh.candidates.check')} />
            <CheckboxField name="sendApplication" label={t('rh.candidates.send-form')} />
          </Form>
        </Card>
        {said && existing.length > 0 && <KnownCandidates said={said} existing={existing} onDone={next} />}
      </Box>
    </Page>
  )
}
