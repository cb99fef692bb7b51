import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { DialogWindow } from '#kernel/web/kit/dialog-window.tsx'
import type { Moved } from '../pay-check.model.ts'

export type Left = Moved['results']

/** Who stays where he was, each with why; all others moved. */
export function LeftOut({ left, onClose }: { left: Left; onClose: () => void }) {
  const t = useT()
  return (
    <DialogWindow
      title={t('rh.hours.left-out', { count: left.length })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('verb.close')}</Button>}
    >
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {left.map(({ employeeId, name, outcome }) => (
          <Typography component="li" key={employeeId}>
            <bdi>{name}</bdi> · {t(`rh.pay.outcome.${outcome}`)}
          </Typography>
        ))}
      </Box>
    </DialogWindow>
  )
}
