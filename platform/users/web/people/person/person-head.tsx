import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { MemberInFull } from '../../../member.model.ts'
import { membersCalls } from '../../../members.calls.ts'
import { spokenName } from '../../person-names.ts'
import { RoleChips } from '../role-chips.tsx'
import { StateChip } from '../state-chip.tsx'
import { toldOfPeople } from '../told-of-people.ts'

/** Who it is, at first sight, and the way out of the client. */
export function PersonHead({ member, clientId }: { member: MemberInFull; clientId: string }) {
  const t = useT()
  const [isEnding, setIsEnding] = useState(false)
  const { send } = useSend(membersCalls.deleteUser, { invalidates: toldOfPeople, staysOnPage: true })
  const name = spokenName(member)
  return (
    <Card sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Avatar name={name} size={68} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Typography>
            <StateChip state={member.state} />
          </Box>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
            <bdi>{member.jobtitle ?? t('users.no-job')}</bdi>
            {' · '}
            <bdi>
              <MailAddress address={member.mail} />
            </bdi>
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {member.lastLoginAt ? (
              <>
                {t('users.person.seen')} <Moment instant={member.lastLoginAt} />
              </>
            ) : (
              t('users.person.never-seen')
            )}
          </Typography>
          {member.roles.length + Number(member.readOnly) > 0 && <RoleChips member={member} />}
        </Box>
        {member.can.administer && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<PersonRemoveOutlined />}
            onClick={() => setIsEnding(true)}
          >
            {t('users.person.end')}
          </Button>
        )}
      </Box>
      {isEnding && (
        <Confirm
          title={t('users.person.end-title', { name })}
          verb={t('users.person.end')}
          isDestructive
          onConfirm={() => send({ id: member.id, clientId })}
          onClose={() => setIsEnding(false)}
        >
          {t('users.person.end-text')}
        </Confirm>
      )}
    </Card>
  )
}
