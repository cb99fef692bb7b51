import Box from '@mui/material/Box'
import type { t as translate } from '#kernel/web/i18n.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { AccountRow } from '../../account.model.ts'

const tones: Record<AccountRow['state'], Tone> = { active: 'success', disabled: 'error', erased: 'neutral' }

export function AccountState({ state }: Pick<AccountRow, 'state'>) {
  const t = useT()
  return <Chip label={t(`users.account.state.${state}`)} tone={tones[state]} />
}

const rolesOf = (t: typeof translate, { superAdmin, superDev, clients }: AccountRow) => [
  ...(superAdmin ? [t('users.role.super-admin')] : []),
  ...(superDev ? [t('users.role.super-dev')] : []),
  ...(clients.some(({ admin }) => admin) ? [t('users.people.role.adminOfClient')] : []),
]

export const rolesInWords = (t: typeof translate, account: AccountRow) => rolesOf(t, account).join(', ')

export function AccountRoles({ account }: { account: AccountRow }) {
  const t = useT()
  const roles = rolesOf(t, account)
  if (roles.length === 0) return '—'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {roles.map(role => (
        <Chip key={role} label={role} tone="primary" />
      ))}
    </Box>
  )
}
