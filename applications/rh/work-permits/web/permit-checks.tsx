import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { PermitCheckRow, PermitFile } from '../permit-file.model.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { ExemptDialog } from './exempt-dialog.tsx'
import { PermitCheckLine } from './permit-check-line.tsx'

type Opened = 'ask' | 'exempt' | PermitCheckRow | null

/** What the prefecture was asked about somebody, and the buttons that write it down. */
export function PermitChecks({ file }: { file: PermitFile }) {
  const t = useT()
  const [opened, setOpened] = useState<Opened>(null)
  const { right, checks, can } = file
  const close = () => setOpened(null)
  const mayAsk = can.edit && ['valid', 'expiring'].includes(right.permit.state)
  const isWaited = right.check?.state === 'toCheck'
  if (checks.length === 0 && !mayAsk) return null
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {t('rh.permit.checks')}
      </Typography>
      {checks.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rh.permit.checks-none')}
        </Typography>
      )}
      {checks.map(check => (
        <PermitCheckLine
          key={check.id}
          check={check}
          {...(can.edit && check.askedOn && { onAnswer: () => setOpened(check) })}
        />
      ))}
      {mayAsk && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant={isWaited ? 'contained' : 'outlined'} onClick={() => setOpened('ask')}>
            {t('rh.permit.ask')}
          </Button>
          <Button size="small" variant="text" onClick={() => setOpened('exempt')}>
            {t('rh.permit.exempt')}
          </Button>
        </Box>
      )}
      {opened === 'ask' && <AskDialog file={file} onClose={close} />}
      {opened === 'exempt' && <ExemptDialog file={file} onClose={close} />}
      {opened && typeof opened === 'object' && <AnswerDialog check={opened} onClose={close} />}
    </Box>
  )
}
