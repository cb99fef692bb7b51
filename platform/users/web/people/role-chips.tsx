import Box from '@mui/material/Box'
import type { t as translate } from '#kernel/web/i18n.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Member } from '../../member.model.ts'

/** What somebody is in the client, the most first; a dash for who only works there. */
export function RoleChips({ member }: { member: Member }) {
  const t = useT()
  if (member.roles.length === 0 && !member.readOnly) return '—'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {member.roles.map(role => (
        <Chip key={role} label={t(`users.people.role.${role}`)} tone={role === 'adminOfClient' ? 'primary' : 'info'} />
      ))}
      {member.readOnly && <Chip label={t('state.readOnly')} />}
    </Box>
  )
}

export const rolesInWords = (t: typeof translate, { roles, readOnly }: Member) =>
  [...roles.map(role => t(`users.people.role.${role}`)), ...(readOnly ? [t('state.readOnly')] : [])].join(', ')
