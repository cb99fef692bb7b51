import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { dashboardCalls } from '../dashboard.calls.ts'
import { NewDisplayLink } from '../dashboard.model.ts'
import { addressWithToken } from './display-token.ts'
import { wallScreens } from './wall-screens.ts'

/** Makes a link; its addresses are shown this once, since what is kept cannot tell them again. */
export function NewDisplayLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [token, setToken] = useState<string | null>(null)
  const { send } = useSend(dashboardCalls.makeDisplayLink, {
    onDone: made => setToken(made.token),
  })
  return (
    <Dialog title={t('monitoring.wall.new')} onClose={onClose}>
      {token === null ? (
        <Form schema={NewDisplayLink} values={{ label: '' }} onSubmit={send} submit={t('monitoring.wall.make')}>
          <TextField name="label" label={t('monitoring.wall.label')} help={t('monitoring.wall.label-help')} />
        </Form>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>{t('monitoring.wall.once')}</Typography>
          {wallScreens.map(({ path, label }) => (
            <Box key={path}>
              <Typography variant="subtitle2">{t(label)}</Typography>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Typography variant="body2" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
                  {addressWithToken(path, token)}
                </Typography>
                <CopyButton text={addressWithToken(path, token)} label={t('monitoring.wall.copy')} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Dialog>
  )
}
