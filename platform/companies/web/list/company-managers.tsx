import PersonRemoveOutlined from '~icons/ic/outline-person-remove'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { MemberSearch } from '#platform/users/member-search.web.tsx'
import { membersCalls } from '#platform/users/members.calls.ts'
import type { CompanySheet } from '../../company.model.ts'
import { spokenName } from '#platform/users/person-names.model.ts'
import { useClientAtWork } from '../reader.ts'

type Props = { company: CompanySheet; onClose: () => void }

/** Who looks after the whole company: each click is kept at once. */
export function CompanyManagers({ company: { id: companyId, name, managers }, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { clientId, ownId } = useClientAtWork()
  const { start, isSending } = useSend(membersCalls.changeUserRoleForCompany, {
    staysOnPage: true,
    onDone: (_, { role }) => alert.success(t(`companies.managers.told-${role}`, { name })),
  })
  const held = new Set(managers.map(({ id }) => id))
  const change = (userId: string, role: 'manager' | 'none') => start({ userId, clientId, companyId, role })
  return (
    <Dialog title={t('companies.managers.of', { name })} onClose={onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('companies.managers.text')}
      </Typography>
      <MemberSearch
        label={t('companies.managers.add')}
        clientId={clientId}
        suits={({ id, can }) => can.administer && !held.has(id)}
        value={null}
        onChoose={member => member && change(member.id, 'manager')}
        isForSeveral
        autoFocus
      />
      {managers.length === 0 && <Typography sx={{ mt: 2 }}>{t('companies.managers.none')}</Typography>}
      <List disablePadding sx={{ mt: 1 }}>
        {managers.map(manager => (
          <ListItem
            key={manager.id}
            disableGutters
            secondaryAction={
              manager.id !== ownId && (
                <IconButton
                  edge="end"
                  disabled={isSending}
                  aria-label={t('companies.managers.remove', { name: spokenName(manager) })}
                  onClick={() => change(manager.id, 'none')}
                >
                  <PersonRemoveOutlined fontSize="small" />
                </IconButton>
              )
            }
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Avatar name={spokenName(manager)} />
              <bdi>{spokenName(manager)}</bdi>
            </Box>
          </ListItem>
        ))}
      </List>
    </Dialog>
  )
}
