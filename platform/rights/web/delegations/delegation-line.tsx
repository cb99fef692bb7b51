import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { RightDelegation } from '../../right-delegation.model.ts'
import { rightDelegationsCalls } from '../../right-delegations.calls.ts'
import { LevelSign } from '../matrix/level-sign.tsx'
import { levelStyles } from '../matrix/level-styles.ts'
import type { Setting } from '../matrix/matrix-column.ts'
import { useLevelNames } from '../matrix/use-level-names.ts'
import { personName } from '../person-name.ts'

const tones: Record<RightDelegation['state'], Tone> = {
  planned: 'info',
  running: 'success',
  ended: 'neutral',
  revoked: 'neutral',
}

type Props = { delegation: RightDelegation; side: 'given' | 'received' }

/** One right that is lent: what, to or by whom, where, until when and why. */
export function DelegationLine({ delegation, side }: Props) {
  const t = useT()
  const alert = useAlert()
  const nameOf = useLevelNames()
  const { moment } = useFormat()
  const [isAsking, setIsAsking] = useState(false)
  const { send } = useSend(rightDelegationsCalls.revokeRightDelegation, {
    onDone: () => alert.success(t('rights.delegation.revoke-done')),
  })
  const { element, state, level, companies, startsAt, endsAt, reason } = delegation
  const other = personName(side === 'given' ? delegation.delegate : delegation.delegator)
  return (
    <Box component="li" sx={[theme => levelStyles(theme), line]}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="p">
            {element.name}
          </Typography>
          <LevelSign setting={level as Setting} name={nameOf('PAGE', level as Setting)} />
          <Chip label={t(`rights.delegation-state.${state}`)} tone={tones[state]} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`rights.delegation.of-${side}`, { name: other })}
          {' · '}
          {companies ? companies.map(({ name }) => name).join(', ') : t('rights.delegation.every-company')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rights.delegation.between', { from: moment(startsAt), to: moment(endsAt) })}
          {' · '}
          <bdi>{reason}</bdi>
        </Typography>
      </Box>
      {delegation.mayRevoke && (state === 'running' || state === 'planned') && (
        <Button
          size="small"
          color="error"
          variant="outlined"
          aria-label={t('rights.delegation.revoke-of', { element: element.name, name: other })}
          onClick={() => setIsAsking(true)}
        >
          {t('rights.delegation.revoke')}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={t('rights.delegation.revoke-title')}
          verb={t('rights.delegation.revoke')}
          isDestructive
          onConfirm={() => send({ id: delegation.id })}
          onClose={() => setIsAsking(false)}
        >
          {t('rights.delegation.revoke-text', { element: element.name, name: personName(delegation.delegate) })}
        </Confirm>
      )}
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
}
