import { useT } from '#kernel/web/i18n.ts'
import type { Tone } from '#kernel/web/kit/chip.tsx'
import { useSession } from '#kernel/web/session.ts'
import type { UserInfo } from '../../user.model.ts'

/** What somebody is on the platform and in the client of this tab, in words. */
export function useRoles({ type, superAdmin, superDev, managerOfCompanies, managerOfServices }: UserInfo) {
  const t = useT()
  const { person, client } = useSession()
  const isAdmin = client !== null && person?.adminOfClient === true
  const roles: { label: string; tone: Tone; isHeld: boolean }[] = [
    { label: t('users.role.super-admin'), tone: 'primary', isHeld: superAdmin },
    { label: t('users.role.super-dev'), tone: 'primary', isHeld: superDev },
    { label: t('users.role.admin'), tone: 'primary', isHeld: isAdmin },
    {
      label: t('users.role.companies', { count: managerOfCompanies.length }),
      tone: 'info',
      isHeld: managerOfCompanies.length > 0,
    },
    {
      label: t('users.role.services', { count: managerOfServices.length }),
      tone: 'info',
      isHeld: managerOfServices.length > 0,
    },
    { label: t(`users.type.${type}`), tone: 'neutral', isHeld: true },
  ]
  return roles.filter(({ isHeld }) => isHeld)
}
