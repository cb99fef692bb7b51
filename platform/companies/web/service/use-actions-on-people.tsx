import ManageAccountsOutlined from '~icons/ic/outline-manage-accounts'
import PersonRemoveOutlined from '~icons/ic/outline-person-remove'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import type { Member } from '#platform/users/member.model.ts'
import { membersCalls } from '#platform/users/members.calls.ts'
import type { ServiceRow } from '../../company.model.ts'
import { spokenName } from '#platform/users/person-names.model.ts'
import { useClientAtWork } from '../reader.ts'
import { isManagerOf } from './is-manager-of.ts'

const sending = { staysOnPage: true }

/** Who leads the service and who leaves it, each with its way back. */
export function useActionsOnPeople({ id: serviceId, name: service }: ServiceRow) {
  const t = useT()
  const { clientId } = useClientAtWork()
  const add = useSend(membersCalls.addUserToServices, sending)
  const remove = useSend(membersCalls.removeUserFromService, sending)
  const appoint = useSend(membersCalls.changeUserRoleForService, sending)

  const takeOut = async (member: Member) => {
    const asked = { userId: member.id, clientId }
    const putBack = async () => {
      await add.send({ ...asked, serviceIds: [serviceId] })
      if (isManagerOf(member, serviceId)) await appoint.send({ ...asked, serviceId, role: 'manager' })
    }
    await remove.send({ ...asked, serviceId })
    raiseAlert({
      kind: 'success',
      text: t('companies.service.removed', { name: spokenName(member), service }),
      action: { text: t('verb.undo'), onSelect: () => void putBack().catch(tell) },
    })
  }
  const lead = async (member: Member, role: 'manager' | 'none') => {
    await appoint.send({ userId: member.id, clientId, serviceId, role })
    raiseAlert({ kind: 'success', text: t(`companies.service.told-${role}`, { name: spokenName(member), service }) })
  }

  return (member: Member): Action[] => {
    const isManager = isManagerOf(member, serviceId)
    return [
      ...(member.can.appoint
        ? [
            {
              label: t(isManager ? 'companies.service.dismiss' : 'companies.service.appoint'),
              icon: <ManageAccountsOutlined fontSize="small" />,
              onSelect: () => void lead(member, isManager ? 'none' : 'manager').catch(tell),
            },
          ]
        : []),
      ...(member.can.place
        ? [
            {
              label: t('companies.service.remove'),
              icon: <PersonRemoveOutlined fontSize="small" />,
              isDestructive: true,
              onSelect: () => void takeOut(member).catch(tell),
            },
          ]
        : []),
    ]
  }
}

const tell = (failure: Error) => raiseAlert({ kind: 'error', text: failure.message })
