import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { esignDelegationsCalls } from '#platform/esign/esign-delegations.calls.ts'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import { addressOfEnvelope } from '../envelope-place.model.ts'
import { WishedEnvelope, WishedRecipient } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { FileToSign, type BroughtFile } from './file-to-sign.tsx'
import { capacityIn } from './people-card.tsx'

const capacities = ['employee', 'partner', 'candidate', 'legal_guardian'] as const

const schema = z.strictObject({
  typeCode: WishedEnvelope.shape.typeCode,
  companyId: idOf('platform.company'),
  subject: WishedEnvelope.shape.subject,
  capacity: z.enum(capacities),
  firstname: WishedRecipient.shape.firstname.unwrap(),
  name: WishedRecipient.shape.name.unwrap(),
  mail: WishedRecipient.shape.mail.unwrap(),
  language: z.enum(languages),
  companySigner: idOf('platform.user').optional(),
  message: z.string().max(2000).optional(),
})

/** An envelope by hand: a PDF, somebody who signs it by a link, then the company. */
export function NewEnvelopePage() {
  const t = useT()
  const navigate = useNavigate()
  const [file, setFile] = useState<BroughtFile | null>(null)
  const { send } = useSend(envelopesCalls.createEnvelope, { staysOnPage: true })
  const prepare = async ({
    companySigner,
    message = '',
    typeCode,
    companyId,
    subject,
    ...person
  }: z.output<typeof schema>) => {
    if (!file) return
    const { id } = await send({
      typeCode,
      companyId,
      subject,
      message,
      documents: [{ fileId: file.fileId }],
      recipients: [
        { ...person, position: 1 },
        ...(companySigner ? [{ capacity: 'company', userId: companySigner, position: 2 }] : []),
      ],
    })
    void navigate(addressOfEnvelope(id))
  }
  return (
    <Box sx={{ width: 1, maxWidth: 860, mx: 'auto' }}>
      <Page title={t('envelopes.new')} context={t('envelopes.new-context')}>
        <FileToSign file={file} onFile={setFile} />
        {file && (
          <Card sx={{ p: 2.5 }}>
            <Form
              schema={schema}
              values={{
                typeCode: '',
                companyId: '',
                subject: file.name.replace(/\.pdf$/i, ''),
                capacity: 'employee',
                firstname: '',
                name: '',
                mail: '',
                language: 'fr',
                companySigner: '',
                message: '',
              }}
              submit={t('envelopes.prepare')}
              onSubmit={prepare}
            >
              <Fields />
            </Form>
          </Card>
        )}
      </Page>
    </Box>
  )
}

function Fields() {
  const t = useT()
  const [typeId, setTypeId] = useState<number | null>(null)
  const clientId = useSession().client?.id ?? ''
  const types = useCall(envelopesCalls.getDocumentsTypes, {}, { staysOnPage: true }).data ?? []
  const companies = useCall(companiesCalls.getCompaniesOfClient, { clientId }, { staysOnPage: true }).data ?? []
  const people =
    useCall(
      esignDelegationsCalls.getPossibleDelegates,
      { clientId, typeId: typeId ?? 1 },
      { staysOnPage: true, enabled: typeId !== null },
    ).data ?? []
  return (
    <>
      <SelectField
        name="typeCode"
        label={t('envelopes.type-of-document')}
        choices={types.map(({ code, label }) => ({ value: code, label }))}
        onChosen={code => setTypeId(types.find(type => type.code === code)?.id ?? null)}
      />
      <SelectField
        name="companyId"
        label={t('field.company')}
        choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField name="subject" label={t('envelopes.subject')} />
      <Typography variant="subtitle2" component="h2">
        {t('envelopes.outside')}
      </Typography>
      <SelectField
        name="capacity"
        label={t('envelopes.capacity')}
        choices={capacities.map(value => ({ value, label: capacityIn(t, value) }))}
      />
      <TextField name="firstname" label={t('field.firstname')} />
      <TextField name="name" label={t('field.name')} />
      <TextField name="mail" label={t('field.mail')} type="email" />
      <SelectField
        name="language"
        label={t('field.language')}
        choices={languages.map(value => ({ value, label: nameOfLanguage(value) }))}
      />
      <Typography variant="subtitle2" component="h2">
        {t('envelopes.inside')}
      </Typography>
      <SelectField
        name="companySigner"
        label={t('envelopes.company-signer')}
        choices={people.map(({ id, firstname, name }) => ({ value: id, label: `${firstname} ${name}` }))}
      />
      <TextField name="message" label={t('envelopes.message')} multiline />
    </>
  )
}
