import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

type Props = { submit: string; isSaving: boolean; cancel?: { text: string; onCancel: () => void } | undefined }

export const FormActions = ({ submit, isSaving, cancel }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
    {cancel && (
      <Button variant="outlined" color="inherit" onClick={cancel.onCancel}>
        {cancel.text}
      </Button>
    )}
    <Button type="submit" variant="contained" loading={isSaving}>
      {submit}
    </Button>
  </Box>
)
