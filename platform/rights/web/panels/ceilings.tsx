import { useT } from '#kernel/web/i18n.ts'
import { useRightsOfClient, useRightsOfCompanies, useRightsOfCompany } from '../matrix/matrix-source.ts'
import { RightsPanel } from './rights-panel.tsx'

/** The ceilings of a client, for super administrators. */
export function RightsOfClient({ clientId }: { clientId: string }) {
  const t = useT()
  return (
    <RightsPanel
      source={useRightsOfClient(clientId)}
      draft={`rights of client ${clientId}`}
      title={t('rights.of-client')}
      text={t('rights.of-client.text')}
    />
  )
}

/** The ceilings of the companies of the client, side by side. */
export function RightsOfCompanies() {
  const t = useT()
  return (
    <RightsPanel
      source={useRightsOfCompanies()}
      draft="rights of companies"
      title={t('rights.of-companies')}
      text={t('rights.of-company.text')}
    />
  )
}

/** The ceilings of one company. */
export function RightsOfCompany({ companyId }: { companyId: string }) {
  const t = useT()
  return (
    <RightsPanel
      source={useRightsOfCompany(companyId)}
      draft={`rights of company ${companyId}`}
      title={t('rights.of-company')}
      text={t('rights.of-company.text')}
    />
  )
}
