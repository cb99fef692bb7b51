import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

type Props = {
  submit: string
  isSaving: boolean
  /** Stays at the foot of the screen while the form is longer than it. */
  staysInSight: boolean
  isDestructive: boolean
  cancel?: { text: string; onCancel: () => void } | undefined
}

/** The shell says how high its fixed footer is. */
const atFoot = {
  position: 'sticky',
  bottom: 'var(--shell-footer, 0px)',
  zIndex: 2,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
}

export const FormActions = ({ submit, isSaving, staysInSight, isDestructive, cancel }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, ...(staysInSight && atFoot) }}>
    {cancel && (
      <Button variant="outlined" color="inherit" disabled={isSaving} onClick={cancel.onCancel}>
        {cancel.text}
      </Button>
    )}
    <Button type="submit" variant="contained" color={isDestructive ? 'error' : 'primary'} loading={isSaving}>
      {submit}
    </Button>
  </Box>
)
