import Box from '@mui/material/Box'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import type { CompanyToFill, Member } from '../../../member.model.ts'
import { InviteMany } from './invite-many.tsx'
import { InviteOne } from './invite-one.tsx'

type Props = {
  clientId: string
  companies: readonly CompanyToFill[]
  /** A manager invites into his services, an admin need not say where. */
  mustPlace: boolean
  /** Somebody who has left and comes back. */
  again: Member | undefined
  pasted: string
  onPaste: (pasted: string) => void
  onClose: () => void
}

/** One person after the other by the keyboard, or several pasted from a spreadsheet. */
export function InviteDialog({ again, pasted, onPaste, ...props }: Props) {
  const t = useT()
  const [way, setWay] = useState(pasted === '' || again ? 'one' : 'many')
  return (
    <Dialog title={t('users.invite.title')} onClose={props.onClose} width="md">
      {!again && (
        <Box sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}>
          <Tabs
            label={t('users.invite.ways')}
            tabs={[
              { value: 'one', label: t('users.invite.one') },
              { value: 'many', label: t('users.invite.many') },
            ]}
            value={way}
            onChange={setWay}
          />
        </Box>
      )}
      {way === 'one' ? (
        <InviteOne {...props} again={again} />
      ) : (
        <InviteMany {...props} pasted={pasted} onPaste={onPaste} />
      )}
    </Dialog>
  )
}
