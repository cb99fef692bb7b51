import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { DialogWindow } from '#kernel/web/kit/dialog-window.tsx'

type Left = { id: string; name: string; why: string }

/** For whom something was not done, each with why; for all others it was. */
export function LeftOut({ title, left, onClose }: { title: string; left: readonly Left[]; onClose: () => void }) {
  const t = useT()
  return (
    <DialogWindow title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('verb.close')}</Button>}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {left.map(({ id, name, why }) => (
          <Typography component="li" key={id}>
            <bdi>{name}</bdi> · {why}
          </Typography>
        ))}
      </Box>
    </DialogWindow>
  )
}
