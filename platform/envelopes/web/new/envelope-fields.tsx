import { useState } from 'react'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { esignDelegationsCalls } from '#platform/esign/esign-delegations.calls.ts'
import { daysOfEnvelope, daysOfLink } from '../../envelope.model.ts'
import { envelopesCalls } from '../../envelopes.calls.ts'
import { PeopleFields } from './people-fields.tsx'

/** What is signed, by whom, until when. */
export function EnvelopeFields() {
  const t = useT()
  const [typeId, setTypeId] = useState<number | null>(null)
  const clientId = useSession().client?.id ?? ''
  const types = useCall(envelopesCalls.getDocumentsTypes, {}, { staysOnPage: true }).data ?? []
  const companies = useCall(companiesCalls.getCompaniesOfClient, { clientId }, { staysOnPage: true }).data ?? []
  const members =
    useCall(
      esignDelegationsCalls.getPossibleDelegates,
      { clientId, typeId: typeId ?? 1 },
      { staysOnPage: true, enabled: typeId !== null },
    ).data ?? []
  const today = Temporal.Now.plainDateISO(businessZone)
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
      <PeopleFields members={members} />
      <CheckboxField name="ordered" label={t('envelopes.ordered')} help={t('envelopes.ordered-help')} />
      <DateField
        name="expiresOn"
        label={t('envelopes.expires-on')}
        help={t('envelopes.expires-on-help', { days: daysOfEnvelope })}
        min={today.toString()}
        max={today.add({ days: daysOfLink - 1 }).toString()}
      />
      <TextField name="message" label={t('envelopes.message')} multiline />
    </>
  )
}
