import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { AccountFields, services, type SocialInsuranceAccount } from '../account.model.ts'
import { dpaeAccountsCalls } from '../accounts.calls.ts'
import { organisms } from '../connector.model.ts'

const stays = { staysOnPage: true } as const
type Props = { account: SocialInsuranceAccount | null; companyId: string | null; onClose: () => void }

/** An account as its organism knows it. The password that is kept is never shown. */
export function AccountDialog({ account, companyId, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(dpaeAccountsCalls.createMsaAccount, stays)
  const edition = useSend(dpaeAccountsCalls.editMsaAccount, stays)
  const clientId = useSession().client?.id ?? ''
  const { data: companies = [] } = useCall(companiesCalls.getCompaniesOfClient, { clientId })
  const save = async (typed: z.output<typeof AccountFields>) => {
    await (account ? edition.send({ ...typed, id: account.id, version: account.version }) : creation.send(typed))
    alert.success(t('rh.dpae.account-saved'))
    onClose()
  }
  const { id: _, hasPassword: __, lastSuccessAt: ___, lastError: ____, version: _____, ...kept } = account ?? blank
  return (
    <Dialog title={t(account ? 'rh.dpae.account-edit' : 'rh.dpae.account-new')} onClose={onClose} width="sm">
      <Form
        schema={AccountFields}
        values={{ ...kept, password: '', ...(!account && { companyIds: companyId ? [companyId] : [] }) }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <SelectField
          name="kind"
          label={t('rh.dpae.organism')}
          choices={organisms.map(value => ({ value, label: t(`rh.dpae.organism.${value}`) }))}
        />
        <TextField name="label" label={t('rh.dpae.account-label')} />
        <OfOrganism />
        <TextField
          name="password"
          label={t('rh.dpae.account-password')}
          type="password"
          autoComplete="new-password"
          {...(account && { help: t('rh.dpae.account-password-kept') })}
        />
        <ManyField
          name="companyIds"
          label={t('rh.dpae.account-companies')}
          suggestions={companies
            .filter(({ archived }) => !archived)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form>
    </Dialog>
  )
}

const blank = {
  id: '',
  hasPassword: false,
  lastSuccessAt: null,
  lastError: null,
  version: 0,
  kind: 'msa' as const,
  label: '',
  mail: '',
  msaMail: '',
  sunMail: '',
  siret: '',
  lastName: '',
  firstName: '',
  service: '25' as const,
  companyIds: [],
}

/** What each organism knows an account by. */
function OfOrganism() {
  const t = useT()
  const kind = useWatch({ name: 'kind' }) as SocialInsuranceAccount['kind']
  if (kind === 'msa')
    return (
      <>
        <TextField name="mail" label={t('rh.dpae.account-mail')} type="email" />
        <TextField name="msaMail" label={t('rh.dpae.account-msa-mail')} type="email" />
        <TextField name="sunMail" label={t('rh.dpae.account-sun-mail')} type="email" />
      </>
    )
  return (
    <>
      <TextField name="siret" label={t('field.siret')} inputMode="numeric" />
      <TextField name="lastName" label={t('field.name')} />
      <TextField name="firstName" label={t('field.firstname')} />
      <SelectField
        name="service"
        label={t('rh.dpae.account-service')}
        choices={services.map(value => ({ value, label: t(`rh.dpae.account-service.${value}`) }))}
      />
    </>
  )
}
