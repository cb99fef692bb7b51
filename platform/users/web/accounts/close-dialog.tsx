import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { AccountRow } from '../../account.model.ts'
import { membersCalls } from '../../members.calls.ts'
import { Failures, HowFar } from '../people/progress.tsx'
import { listedName } from '../../person-names.model.ts'
import { useOneByOne } from '../use-one-by-one.ts'

/** Closes accounts: what it means, how far it is, who could not be closed and why. */
export function CloseDialog({ accounts, onClose }: { accounts: readonly AccountRow[]; onClose: () => void }) {
  const t = useT()
  /** As they stood when it was asked: what is closed meanwhile is still told. */
  const [concerned] = useState(() => accounts.filter(({ can, state }) => can.lead && state === 'active'))
  const [skipped] = useState(accounts.length - concerned.length)
  const { phase, outcomes, start, stop } = useOneByOne(({ id }: AccountRow) =>
    fetchCall(membersCalls.deleteUser, { id }, { staysOnPage: true }),
  )
  return (
    <Dialog
      title={t('users.account.close-title', { count: concerned.length })}
      onClose={phase === 'working' ? stop : onClose}
      stopsByClosing={phase === 'working'}
      width="xs"
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={phase === 'working' ? stop : onClose}>
            {t({ asked: 'verb.cancel', working: 'verb.stop', told: 'verb.close' }[phase])}
          </Button>
          {phase === 'asked' && concerned.length > 0 && (
            <Button variant="contained" color="error" onClick={() => void start(concerned)}>
              {t('users.account.close')}
            </Button>
          )}
        </>
      }
    >
      {phase === 'asked' ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('users.account.close-text')}</Typography>
      ) : (
        <HowFar done={outcomes.length} total={concerned.length} isWorking={phase === 'working'} />
      )}
      {skipped > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('users.bulk.skipped', { count: skipped })}
        </Alert>
      )}
      {phase === 'told' && (
        <Failures
          failures={outcomes.flatMap(({ item, failure }) =>
            failure === null ? [] : [{ id: item.id, name: listedName(item), reason: failure }],
          )}
        />
      )}
    </Dialog>
  )
}
