import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { rightsCalls } from '../../rights.calls.ts'
import { useRightsOfService, useRightsOfServices, useRightsOfUser } from '../matrix/matrix-source.ts'
import { RightsPanel } from './rights-panel.tsx'

/** The services of a company, side by side. */
export function RightsOfServices({ companyId }: { companyId: string }) {
  const t = useT()
  return (
    <RightsPanel
      source={useRightsOfServices(companyId)}
      draft={`rights of services ${companyId}`}
      title={t('rights.of-services')}
      text={t('rights.of-services.text')}
      follows
    />
  )
}

/** One service. With its company, the other services of that company can be copied from. */
export function RightsOfService({ serviceId, companyId }: { serviceId: string; companyId?: string }) {
  const t = useT()
  const { data: services } = useCall(
    rightsCalls.getRightsOfServices,
    { companyId: companyId ?? '' },
    { enabled: companyId !== undefined, staysOnPage: true },
  )
  return (
    <RightsPanel
      source={useRightsOfService(serviceId)}
      draft={`rights of service ${serviceId}`}
      title={t('rights.of-service')}
      text={t('rights.of-services.text')}
      copiedFrom={services}
      follows
    />
  )
}

/** One person: what he is given himself, what bounds him, and what he ends up with. */
export function RightsOfUser({ userId }: { userId: string }) {
  const t = useT()
  return (
    <RightsPanel
      source={useRightsOfUser(userId)}
      draft={`rights of user ${userId}`}
      title={t('rights.of-user')}
      text={t('rights.of-user.text')}
    />
  )
}
