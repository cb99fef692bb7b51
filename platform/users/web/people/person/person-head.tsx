import PersonRemoveOutlined from '~icons/ic/outline-person-remove'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { MemberInFull } from '../../../member.model.ts'
import { membersCalls } from '../../../members.calls.ts'
import { spokenName } from '../../../person-names.model.ts'
import { IdentityCard } from '../../identity-card.tsx'
import { RoleChips } from '../role-chips.tsx'
import { StateChip } from '../state-chip.tsx'

/** A member of the client, and the way out of it. */
export function PersonHead({ member, clientId }: { member: MemberInFull; clientId: string }) {
  const t = useT()
  const [isEnding, setIsEnding] = useState(false)
  const { send } = useSend(membersCalls.deleteUser, { staysOnPage: true })
  return (
    <>
      <IdentityCard
        person={member}
        state={<StateChip state={member.state} />}
        action={
          member.can.administer && (
            <Button
              variant="outlined"
              color="error"
              startIcon={<PersonRemoveOutlined />}
              onClick={() => setIsEnding(true)}
            >
              {t('users.person.end')}
            </Button>
          )
        }
      >
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
      </IdentityCard>
      {isEnding && (
        <Confirm
          title={t('users.person.end-title', { name: spokenName(member) })}
          verb={t('users.person.end')}
          isDestructive
          onConfirm={() => send({ id: member.id, clientId })}
          onClose={() => setIsEnding(false)}
        >
          {t('users.person.end-text')}
        </Confirm>
      )}
    </>
  )
}
