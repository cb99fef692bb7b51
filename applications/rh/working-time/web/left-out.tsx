import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { DialogWindow } from '#kernel/web/kit/dialog-window.tsx'
import type { Outcome } from '../working-time.model.ts'

export type Left = { id: string; name: string; outcome: Outcome }

/** For whom something was not done, each with why; for all others it was. */
export function LeftOut({ left, onClose }: { left: readonly Left[]; onClose: () => void }) {
  const t = useT()
  return (
    <DialogWindow
      title={t('rh.hours.left-out', { count: left.length })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('verb.close')}</Button>}
    >
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {left.map(({ id, name, outcome }) => (
          <Typography component="li" key={id}>
            {name} · {t(`rh.hours.outcome.${outcome}`)}
          </Typography>
        ))}
      </Box>
    </DialogWindow>
  )
}
